"""How fast a server is on this machine: its own process, and a crowd of players beside it."""
