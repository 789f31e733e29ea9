"""Mr. Madison's War: That Incredible War of 1812 (2012). Rule numbers in this package cite its
rulebook; numbers with an A are rulings on what it leaves open, listed in `rules.toml`.
"""

PLACE = 4
