"""Small changes to the functions that are rules, to see whether a test of the rule notices."""
