"""Questions that come back, answered beforehand: see `Decision.standing` and decision 0091."""

from msgspec.structs import replace

from app.engine.match import Match, choices, refused, view
from app.engine.records import Committed, Disclosed, NewRecord, Prepared, Sealed
from app.engine.values import Choice, Side


def prepare(match: Match, side: Side, ask: str, answer: str) -> Prepared:
    """Answer a kind of question beforehand; with "" it is asked again. Raises `Illegal`."""
    if match.outcome is not None:
        raise refused("refusal-match-ended")
    # What somebody said that no longer stands to be said is taken back all the same.
    if answer not in match.game.standing_of(side).get(ask, ()) and (
        answer or ask not in match.game.standing
    ):
        raise refused("refusal-no-such-standing-answer")
    return Prepared(side, ask, answer)


def answered(match: Match, side: Side) -> Choice | None:
    """Choose what a side does now by its standing answers; None where it is to be asked itself."""
    standing = match.standing.get(side)
    offered = choices(match, side) if standing else None
    if standing is None or offered is None:
        return None
    tried = {ask: said for ask, said in standing.answers.items() if ask not in standing.untried}
    chosen: Choice | None = match.game.answer_beforehand(view(match, side), offered, tried)
    return chosen


def given(made: NewRecord) -> NewRecord:
    """Return a record as a standing answer makes it, not somebody's hand; steps don't differ."""
    match made.record:
        case Committed() | Sealed() | Disclosed() as record:
            return made._replace(record=replace(record, beforehand=True))
        case _:
            return made
