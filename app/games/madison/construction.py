"""Chapter 15: building and repairing vessels by a card's value, bases and their backups."""
