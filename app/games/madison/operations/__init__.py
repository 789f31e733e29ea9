"""Chapters 8.4 to 9: forces that a card activates, and how they move."""
