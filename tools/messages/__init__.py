"""`python -m tools.messages`: the catalogue and the code agree."""
