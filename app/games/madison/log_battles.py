"""The log of land battles, chapter 10."""

from collections.abc import Iterable, Sequence

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import Event, Line, Met, Moved, Parameter, Struck
from app.games.madison.battle_state import Modifier
from app.games.madison.combat import events
from app.games.madison.combat.leads import battle_of
from app.games.madison.events import StepsLost
from app.games.madison.state import Situation
from app.games.madison.words import piece_name, place_name

THROWN_BACK = (9, "AR")
"""What a roll at a fort comes to, and means, that is no retreat of the attackers elsewhere."""


def _began(event: events.BattleBegan, before: Situation) -> Iterable[Line]:
    battle = event.battle
    line = line_of("10.1", "madison-line-battle", battle.attacker, at=place_name(battle.at))
    yield shown(line, Met(battle.at))


def _lead(event: events.LeadNamed, before: Situation) -> Iterable[Line]:
    yield line_of("10.31", "madison-line-lead", event.side, block=piece_name(event.unit))


def _rolled(event: events.RoundRolled, before: Situation) -> Iterable[Line]:
    """10.21: the dice, what is added to them, the total and what it means.

    2.77: that a 9 throws attackers back is due to a fort alone.
    """
    battle = battle_of(before)
    for one in event.modifiers:
        key = f"madison-line-modifier-{one.what}"
        yield line_of(one.rule, key, battle.attacker, drm=signed(one.drm))
    at_fort = battle.has_fort and (event.total, event.result) == THROWN_BACK
    params: dict[str, Parameter] = {
        "roll": reckoned(event.dice, event.modifiers),
        "result": f"@madison-result-{'fort' if at_fort else event.result.lower()}",
    }
    number = "2.77" if at_fort else "10.51"
    line = line_of(number, "madison-line-rolled", battle.attacker, **params)
    yield with_roll(line, faces(event.draws), at=battle.at)


def reckoned(dice: Sequence[int], modifiers: Iterable[Modifier]) -> str:
    """Return how a roll is reckoned: "5 + 4 \u2212 1 = 8"."""
    drm = sum(one.drm for one in modifiers)
    sign = "+" if drm > 0 else "\u2212"
    added = f" {sign} {abs(drm)}" if drm else ""
    thrown = " + ".join(map(str, dice)) + added
    return f"{thrown} = {sum(dice) + drm}"


def signed(drm: int) -> str:
    return f"+{drm}" if drm > 0 else f"\u2212{-drm}" if drm else "0"


def _lost(event: StepsLost, before: Situation) -> Iterable[Line]:
    for pieces, key in ((event.flipped, "reduced"), (event.lost, "lost")):
        for piece in pieces:
            own = before.blocks[piece]
            is_vessel = key == "reduced" and before.board.roster[piece].is_vessel
            told = "madison-line-damaged" if is_vessel else f"madison-line-{key}"
            line = line_of(event.why, told, own.side, block=piece_name(piece))
            if own.at in before.board.spaces:
                line = shown(line, Struck(own.at, 1, int(key == "lost"), by=own.side))
            yield line


def _round(event: events.RoundBegan, before: Situation) -> Iterable[Line]:
    at = place_name(battle_of(before).at)
    yield line_of("10.61", "madison-line-round", "", round=event.round, at=at)


def _fought(event: events.BattleFought, before: Situation) -> Iterable[Line]:
    if before.battle is not None:
        yield line_of("10.1", "madison-line-won", event.winner, at=place_name(event.at))


def _retreated(event: events.Retreated, before: Situation) -> Iterable[Line]:
    if not event.pieces:
        # All were lost on their way, which is told of each.
        return
    params: dict[str, Parameter] = {
        "count": len(event.pieces),
        "at": place_name(event.at),
        "to": place_name(event.to),
    }
    rule = "9.41" if event.why == "before" else "10.71"
    key = "madison-line-retreated-water" if event.by_water else "madison-line-retreated"
    line = line_of(rule, key, event.side, **params)
    motion = Moved((event.at, event.to), len(event.pieces), water=event.by_water)
    yield shown(line, motion)


def _failed(event: events.RetreatFailed, before: Situation) -> Iterable[Line]:
    yield line_of("10.72", "madison-line-surrendered", event.side, at=place_name(event.at))


TELLERS: dict[type[Event], Teller] = {
    events.BattleBegan: _began,
    events.LeadNamed: _lead,
    events.RoundRolled: _rolled,
    StepsLost: _lost,
    events.RoundBegan: _round,
    events.BattleFought: _fought,
    events.Retreated: _retreated,
    events.RetreatFailed: _failed,
}
