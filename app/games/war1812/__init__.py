"""War of 1812, rules v1.31 (2003). Rule numbers in this package cite that edition; numbers with an
A are rulings on what it leaves open, listed in `rules.toml`.
"""

PLACE = 1
