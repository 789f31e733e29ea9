"""The games for research: PettingZoo environments, OpenSpiel games, a table of strengths.

Asks for packages that a server does not need: `pip install vedette[research]`, docs/research.md.
"""
