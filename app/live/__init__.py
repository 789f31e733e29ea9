"""Live connections: a connection to each board, their hub, and the messages both ways."""
