"""Live connections: connections, their hub, and the messages both ways."""
