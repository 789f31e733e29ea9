"""Chapter 10: land combat, from the odds to the retreat."""
