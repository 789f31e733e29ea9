"""A memory held against the truth: each piece that stands before a viewer counts once."""

from app.engine.belief import Tally, judged
from app.engine.memory import Seen, Sighting, TurnedUp
from app.engine.values import Message

WHEN = Message("board-memory")


def piece(kind: str, at: str, cv: int = 3) -> TurnedUp:
    return TurnedUp("gb", at, kind, "", 3, cv, 4)


def sighting(kind: str, *at: str) -> Sighting:
    return Sighting(piece(kind, at[0]), WHEN, 1, at)


def seen(**standing: int) -> Seen:
    """Two of ours at home, beside what stands before us."""
    there = {("gb", place): count for place, count in standing.items()}
    return Seen((), {**there, ("us", "home"): 2})


def test_what_was_never_seen_is_unknown():
    found = judged((), seen(york=2), "us", [piece("foot", "york"), piece("guns", "york")])
    assert found.tally == Tally(unknown=2)
    assert found.wrong == ()


def test_who_stands_in_the_one_place_is_surely_right_whatever_strength_is_left():
    found = judged((sighting("foot", "york"),), seen(york=1), "us", [piece("foot", "york", 1)])
    assert found.tally == Tally(sure=1)


def test_who_stands_elsewhere_is_surely_wrong():
    truth = [piece("foot", "niagara"), piece("guns", "york")]
    found = judged((sighting("foot", "york"),), seen(york=1, niagara=1), "us", truth)
    assert found.tally == Tally(sure_wrong=1, unknown=1)
    assert found.wrong == (0,)


def test_a_guess_is_right_where_one_of_its_places_is():
    truth = [piece("foot", "niagara"), piece("guns", "york")]
    guess = (sighting("foot", "york", "niagara"),)
    assert judged(guess, seen(york=1, niagara=1), "us", truth).tally == Tally(guessed=1, unknown=1)


def test_a_guess_is_wrong_where_none_is():
    truth = [piece("guns", "niagara"), piece("guns", "york"), piece("foot", "detroit")]
    guess = (sighting("foot", "york", "niagara"),)
    found = judged(guess, seen(york=1, niagara=1, detroit=1), "us", truth)
    assert found.tally == Tally(guessed_wrong=1, unknown=2)
    assert found.wrong == (0,)


def test_one_piece_makes_one_sighting_right_and_the_certain_one_first():
    sightings = (sighting("foot", "york", "niagara"), sighting("foot", "york"))
    truth = [piece("foot", "york"), piece("guns", "niagara")]
    found = judged(sightings, seen(york=1, niagara=1), "us", truth)
    assert found.tally == Tally(sure=1, guessed_wrong=1)
    assert found.wrong == (0,)


def test_more_guesses_than_there_are_pieces_count_no_piece_twice():
    sightings = tuple(sighting(kind, "york", "niagara") for kind in ("foot", "guns", "horse"))
    found = judged(sightings, seen(york=1), "us", [piece("foot", "york")])
    assert found.tally == Tally(guessed=1)
    assert found.wrong == (1, 2)


def test_a_guess_that_is_right_of_a_piece_taken_for_another_is_not_called_wrong():
    sightings = (sighting("guns", "york"), sighting("foot", "york", "niagara"))
    truth = [piece("foot", "york"), piece("horse", "niagara")]
    found = judged(sightings, seen(york=1, niagara=1), "us", truth)
    assert found.tally == Tally(sure_wrong=1, unknown=1)
    assert found.wrong == (0,)
