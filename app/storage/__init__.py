"""The store: database and journal."""
