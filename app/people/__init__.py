"""The people at the table: what they say, what they note, when they were seen, another match."""
