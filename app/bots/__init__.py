"""Players that see only frames."""
