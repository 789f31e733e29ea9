"""Attacks by players, spectators and strangers: each must gain nothing."""
