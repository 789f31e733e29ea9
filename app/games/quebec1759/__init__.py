"""Quebec 1759, rules 2.01 (2010). Rule numbers in this package cite that edition; numbers with an A
are rulings on what it leaves open, listed in `rules.toml`.
"""

PLACE = 2
