"""The HTTP calls of docs/protocol.md."""
