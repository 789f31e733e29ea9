"""The HTTP calls and the WebSocket of docs/protocol.md."""
