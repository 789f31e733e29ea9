"""The log: each event in words. All read the same lines, but for a card that one puts back."""

from collections import Counter
from collections.abc import Iterable

from app.engine.chance import faces
from app.engine.log_lines import Teller, line_of, shown, with_roll
from app.engine.values import (
    Appeared,
    Event,
    Line,
    Moved,
    Parameter,
    Passed,
    Removed,
    Repaired,
    Viewer,
)
from app.games.liberty import (
    building,
    cards,
    france,
    homecoming,
    log_battles,
    marches,
    movement,
    play,
    prisoners,
    supply,
    weather,
    winter,
)
from app.games.liberty.board import GB, SIDES, SUPPLY
from app.games.liberty.marches import LOSES_ON
from app.games.liberty.paths import SEA, SHIP
from app.games.liberty.state import Situation
from app.games.liberty.victory import british_points
from app.games.liberty.words import block_name, place_name
from app.kit.cards import CardsTurned
from app.kit.victory import MatchDecided


def _year_began(event: cards.YearBegan, before: Situation) -> Iterable[Line]:
    line = line_of("3.0", "liberty-line-year", "", year=str(event.year))
    yield shown(line, Passed(str(event.year)))


def _turn_began(event: cards.TurnBegan, before: Situation) -> Iterable[Line]:
    yield line_of("3.0", "liberty-line-turn", "", year=str(before.year), turn=event.number)


def _turned(event: CardsTurned, before: Situation) -> Iterable[Line]:
    for side in SIDES:
        card = before.board.cards[event.cards[side]]
        yield line_of("3.0", f"liberty-line-card-{card.kind}", side, value=card.value)


def _first(event: cards.FirstDecided, before: Situation) -> Iterable[Line]:
    """Word why a side acts first, and by which rule."""
    played = [before.board.cards[before.cards.turned[side]] for side in SIDES]
    supplies = sum(card.kind == SUPPLY for card in played)
    if supplies:
        why = "supplies" if supplies == len(SIDES) else "supply"
        yield line_of("3.3", "liberty-line-first", event.side, why=why)
    else:
        why = "equal" if played[0].value == played[1].value else "higher"
        yield line_of("3.1", "liberty-line-first", event.side, why=why)


def _weather(event: weather.WeatherRolled, before: Situation) -> Iterable[Line]:
    closed = weather.CLOSED_ON.get(event.die, "fair")
    line = line_of("4.0", f"liberty-line-weather-{closed}", before.turn.second)
    yield with_roll(line, faces(event.draws))


def _supplied(event: supply.SupplyEnded, before: Situation) -> Iterable[Line]:
    places = Counter(before.blocks[block].at for block in before.turn.supplied)
    for place, steps in sorted(places.items()):
        params: dict[str, Parameter] = {"steps": steps, "at": place_name(place)}
        line = line_of("3.3", "liberty-line-supplied", event.side, **params)
        yield shown(line, Repaired(place, count=steps))
    if not places:
        yield line_of("3.3", "liberty-line-not-supplied", event.side)


def _moved(event: movement.MovesEnded, before: Situation) -> Iterable[Line]:
    roster = before.board.roster
    ways = Counter(
        (move.path, move.way, move.marches)
        for block, move in before.turn.moved.items()
        if roster[block].side == event.side
    )
    for (path, way, marching), blocks in sorted(ways.items()):
        params: dict[str, Parameter] = {
            "blocks": blocks,
            "origin": place_name(path[0]),
            "to": place_name(path[-1]),
        }
        key = "liberty-line-marched" if marching else f"liberty-line-moved-{way}"
        line = line_of("5.5" if marching else "5.1", key, event.side, **params)
        yield shown(line, Moved(path, blocks, water=way in (SEA, SHIP)))
    if not ways:
        yield line_of("5.1", "liberty-line-stayed", event.side)


def _marched(event: marches.MarchesRolled, before: Situation) -> Iterable[Line]:
    """5.5: the dice in their order by size: whose each was is not told."""
    rolled = tuple(sorted(faces(event.draws)))
    line = line_of("5.5", "liberty-line-march-dice", event.side, tired=len(event.tired))
    yield with_roll(line, rolled, hits_up_to=LOSES_ON)
    for block in event.tired:
        if before.blocks[block].cv == 1:
            yield _captured(before, block, "5.5")


def _captured(state: Situation, block: str, rule: str) -> Line:
    own = state.blocks[block]
    line = line_of(rule, "liberty-line-captured", own.side, block=block_name(block, state))
    return shown(line, Removed(own.at)) if own.at in state.board.places else line


def _homes_entered(event: homecoming.HomesEntered, before: Situation) -> Iterable[Line]:
    """A65: who came home to defend a town, and which towns nobody defends."""
    came = {before.board.roster[block].home: block for block in event.blocks}
    for town in event.towns:
        at = place_name(town)
        if block := came.get(town):
            line = line_of(
                "10.0", "liberty-line-came-home", GB, block=block_name(block, before), at=at
            )
            yield shown(line, Moved((before.blocks[block].at, town)))
        else:
            yield line_of("10.0", "liberty-line-nobody-home", GB, at=at)


def _built(event: building.BlockBuilt, before: Situation) -> Iterable[Line]:
    side = before.blocks[event.block].side
    line = line_of("6.0", "liberty-line-built", side, at=place_name(event.at))
    yield shown(line, Appeared(event.at))


def _returned(event: building.BlockReturned, before: Situation) -> Iterable[Line]:
    yield line_of("6.0", "liberty-line-returned", before.blocks[event.block].side)


def _began_battles(event: play.BattlesBegan, before: Situation) -> Iterable[Line]:
    yield line_of("7.1", "liberty-line-battles", "", battles=len(before.turn.attackers))


def _turn_ended(event: play.TurnEnded, before: Situation) -> Iterable[Line]:
    yield line_of("11.1", "liberty-line-points", "", points=british_points(before))


def _france(event: france.FranceRolled, before: Situation) -> Iterable[Line]:
    key = "liberty-line-france-enters" if event.enters else "liberty-line-france-waits"
    line = line_of("9.0", key, "", needed=france.needed(before))
    yield with_roll(line, faces(event.draws))


def _indians(event: winter.IndiansCaptured, before: Situation) -> Iterable[Line]:
    for block in event.blocks:
        yield _captured(before, block, "10.0")


def _disbanded(event: winter.BlocksDisbanded, before: Situation) -> Iterable[Line]:
    places = Counter(before.blocks[block].at for block in event.blocks)
    for place, blocks in sorted(places.items()):
        params: dict[str, Parameter] = {"blocks": blocks, "at": place_name(place)}
        line = line_of("11.3", "liberty-line-disbanded", event.side, **params)
        yield shown(line, Removed(place, blocks))


def _starved(event: winter.BlocksStarved, before: Situation) -> Iterable[Line]:
    for block in event.blocks:
        yield _captured(before, block, "11.4")


def _offered(event: prisoners.TradeOffered, before: Situation) -> Iterable[Line]:
    named = _named(event.give, event.want, before)
    yield line_of("11.5", "liberty-line-offer", event.by, **named)


def _forced(event: prisoners.TradeForced, before: Situation) -> Iterable[Line]:
    named = _named((event.give,), (event.want,), before)
    yield line_of("11.5", "liberty-line-forced", event.by, **named)


def _answered(event: prisoners.TradeAnswered, before: Situation) -> Iterable[Line]:
    key = "liberty-line-accepted" if event.accepted else "liberty-line-declined"
    trade = before.turn.trade
    yield line_of("11.5", key, trade.by, **_named(trade.give, trade.want, before))


def _named(give: tuple[str, ...], want: tuple[str, ...], before: Situation) -> dict[str, Parameter]:
    """Name prisoners, who lie face up; of several say how many."""
    sides = {"give": give, "want": want}
    return {what: _prisoners(blocks, before) for what, blocks in sides.items()}


def _prisoners(blocks: tuple[str, ...], before: Situation) -> Parameter:
    if not blocks:
        return "@liberty-nobody"
    return len(blocks) if blocks[1:] else block_name(blocks[0], before)


def _decided(event: MatchDecided, before: Situation) -> Iterable[Line]:
    key = f"liberty-line-decided-{event.winner or 'draw'}"
    yield line_of(event.rule, key, "", points=british_points(before), year=str(before.year))


TELLERS: dict[type[Event], Teller] = {
    **log_battles.TELLERS,
    cards.YearBegan: _year_began,
    cards.TurnBegan: _turn_began,
    CardsTurned: _turned,
    cards.FirstDecided: _first,
    weather.WeatherRolled: _weather,
    supply.SupplyEnded: _supplied,
    movement.MovesEnded: _moved,
    marches.MarchesRolled: _marched,
    homecoming.HomesEntered: _homes_entered,
    building.BlockBuilt: _built,
    building.BlockReturned: _returned,
    play.BattlesBegan: _began_battles,
    play.TurnEnded: _turn_ended,
    france.FranceRolled: _france,
    winter.IndiansCaptured: _indians,
    winter.BlocksDisbanded: _disbanded,
    winter.BlocksStarved: _starved,
    prisoners.TradeOffered: _offered,
    prisoners.TradeForced: _forced,
    prisoners.TradeAnswered: _answered,
    MatchDecided: _decided,
}


def log_lines(before: Situation, event: Event, _viewer: Viewer) -> tuple[Line, ...]:
    """Word an event for the log; nothing where there is nothing to tell."""
    teller = TELLERS.get(type(event))
    return tuple(teller(event, before)) if teller else ()
