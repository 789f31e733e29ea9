"""The ledger has every paragraph of the rulebook, and every ruling."""

from tests.games.shelf import ledger


def test_every_paragraph_and_ruling_is_in_the_ledger() -> None:
    last = {1: 3, 2: 4, 3: 5, 4: 4, 5: 2, 6: 4, 7: 2, 8: 4, 9: 2, 10: 2, 11: 3, 12: 4, 13: 3}
    last |= {14: 2, 18: 2, 19: 6}
    numbers = {f"{chapter}.{n}" for chapter, end in last.items() for n in range(1, end + 1)}
    assert set(ledger("war1812")) == numbers | {"15", "16", "17"} | {f"A{n}" for n in range(1, 67)}
