"""Guests who mean no good, let loose on a real server while two others play."""
