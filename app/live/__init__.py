"""Live connections: hub, bus, protocol, socket."""
