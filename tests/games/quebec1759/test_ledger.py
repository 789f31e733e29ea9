"""The ledger has every paragraph of the rulebook, and every ruling."""

from tests.games.shelf import ledger


def test_every_paragraph_and_ruling_is_in_the_ledger() -> None:
    last = {1: 2, 2: 6, 3: 3, 4: 3, 5: 2, 6: 1, 7: 5, 8: 2, 9: 3, 10: 3, 11: 3, 12: 4, 13: 2}
    last |= {14: 2, 15: 2, 16: 3, 17: 2, 22: 5}
    numbers = {f"{chapter}.{n}" for chapter, end in last.items() for n in range(1, end + 1)}
    whole = {"18", "19", "20", "21", "22", "23", "24"}
    assert set(ledger("quebec1759")) == numbers | whole | {f"A{n}" for n in range(1, 56)}
