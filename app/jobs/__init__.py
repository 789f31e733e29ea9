"""Work that goes on by itself beside requests."""
