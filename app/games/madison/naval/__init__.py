"""Chapters 11 and 12: vessels, lakes, lift, landings and naval battles."""
