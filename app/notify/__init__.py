"""Turn notices by mail: the address that a seat leaves, and the outbox."""
