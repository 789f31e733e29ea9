"""What a viewer remembers of pieces that were turned up: where each may stand now, and no more."""

from app.engine.memory import Seen, Sightings, Standing, Told, TurnedUp, remembered
from app.engine.values import Line, Message, Moved, Repaired, Shown

WHEN = Message("toy-round", {"round": 1})


class Piece(Shown, frozen=True):
    """What a test says of a piece."""

    at: str
    cv: int = 3
    kind: str = "infantry"
    alike: int = 9


def up(piece: Piece) -> TurnedUp:
    return TurnedUp("gb", piece.at, piece.kind, "", 4, piece.cv, piece.alike)


def went(*path: str) -> Line:
    return Line(Message("toy-posted"), side="gb", motions=(Moved(path),))


def look(
    before: Sightings, *pieces: Piece, standing: dict[str, int], told: tuple[Line, ...] = (), n: int
) -> Sightings:
    """Return what is remembered after a look at some pieces, where so many of theirs stand."""
    there: Standing = {("gb", place): count for place, count in standing.items()}
    return remembered(before, Told(told, n, lambda: WHEN), Seen(tuple(map(up, pieces)), there))


def test_a_face_that_is_hidden_again_is_remembered_with_its_line_and_its_date():
    seen = look((), Piece("york"), standing={"york": 2}, n=4)
    (later,) = look(seen, standing={"york": 2}, n=9)
    assert (later.piece, later.line, later.when, later.at) == (
        up(Piece("york")),
        4,
        WHEN,
        ("york",),
    )


def test_who_may_have_left_may_stand_in_either_place():
    seen = look((), Piece("york"), standing={"york": 2}, n=1)
    (one,) = look(seen, standing={"york": 1, "london": 1}, told=(went("york", "london"),), n=2)
    assert one.at == ("york", "london")


def regained(place: str, count: int = 1) -> Line:
    return Line(Message("toy-posted"), side="gb", motions=(Repaired(place, count=count),))


def test_who_stands_alone_is_remembered_with_the_steps_that_were_gained_there():
    seen = look((), Piece("york", 1), standing={"york": 1}, n=1)
    (one,) = look(seen, standing={"york": 1}, told=(regained("york", 2),), n=2)
    assert (one.piece.cv, one.may_have_grown) == (3, False)
    (full,) = look((one,), standing={"york": 1}, told=(regained("york", 2),), n=3)
    assert full.piece.cv == 4


def test_where_several_stand_any_of_them_may_have_grown_that_is_not_full():
    seen = look((), Piece("york", 1), Piece("york", 4), standing={"york": 3}, n=1)
    later = look(seen, standing={"york": 3}, told=(regained("york"), regained("erie")), n=2)
    assert {one.piece.cv: one.may_have_grown for one in later} == {1: True, 4: False}
    again = look(later, Piece("york", 2), standing={"york": 3}, n=3)
    assert {one.piece.cv: one.may_have_grown for one in again} == {2: False, 4: False}


def test_where_nothing_is_left_nobody_stands():
    seen = look((), Piece("york"), standing={"york": 1}, n=1)
    (one,) = look(seen, standing={"london": 1}, told=(went("york", "london"),), n=2)
    assert one.at == ("london",)
    assert look((one,), standing={"york": 1}, n=3) == ()


def test_the_other_side_s_moves_are_not_followed():
    seen = look((), Piece("york"), standing={"york": 1}, n=1)
    line = Line(Message("toy-posted"), side="us", motions=(Moved(("york", "london")),))
    (one,) = look(seen, standing={"york": 1, "london": 1}, told=(line,), n=2)
    assert one.at == ("york",)


def test_a_piece_that_is_seen_again_is_remembered_once_with_its_new_strength():
    seen = look((), Piece("york", 4), Piece("york", 2), standing={"york": 3}, n=1)
    again = look(seen, Piece("york", 3), standing={"york": 3}, n=2)
    assert sorted((one.piece.cv, one.line) for one in again) == [(2, 1), (3, 2)]


def test_where_all_are_seen_an_older_sighting_stands_elsewhere():
    seen = look((), Piece("york", kind="dragoon"), standing={"york": 2}, n=1)
    moved = look(seen, standing={"york": 1, "erie": 1}, told=(went("york", "erie"),), n=2)
    met = look(moved, Piece("york"), standing={"york": 1, "erie": 1}, n=3)
    assert {one.piece.kind: one.at for one in met} == {"infantry": ("york",), "dragoon": ("erie",)}


def test_the_only_one_of_its_kind_is_in_one_place_alone():
    seen = look((), Piece("york", kind="leader", alike=1), standing={"york": 2, "erie": 1}, n=1)
    (one,) = look(seen, Piece("erie", kind="leader", alike=1), standing={"york": 2, "erie": 1}, n=2)
    assert (one.at, one.line) == (("erie",), 2)


def test_of_those_that_fell_unseen_the_weaker_are_forgotten():
    seen = look((), Piece("york", 4), Piece("york", 1), standing={"york": 2}, n=1)
    (one,) = look(seen, standing={"york": 1}, n=2)
    assert one.piece.cv == 4


def test_no_more_are_remembered_than_there_are():
    seen: Sightings = ()
    for n, place in enumerate(("york", "erie", "london"), 1):
        seen = look(
            seen,
            Piece(place, alike=2),
            standing=dict.fromkeys(("york", "erie", "london"), 5),
            n=n,
        )
    assert [one.piece.at for one in seen] == ["london", "erie"]
