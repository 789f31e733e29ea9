"""Liberty: The American Revolution 1775-83, rules of 2007. Rule numbers in this package cite them;
numbers with an A are rulings on what they leave open, listed in `rules.toml`.
"""

PLACE = 3
