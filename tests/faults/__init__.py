"""Faults that were seen in other servers of this kind, each a test here."""
