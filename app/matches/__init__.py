"""Matches: create, join, act, undo, resign, export."""
