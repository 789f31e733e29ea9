"""From the truth to a view: what each viewer is shown, field by field."""

from msgspec.structs import replace

from app.engine.ledger import rule
from app.engine.memo import cached_by_key, cached_last, derived
from app.engine.values import PUBLIC, Side, Viewer, owned_by
from app.games.liberty.battle_state import Battle, BattleStage
from app.games.liberty.board import SIDES, Board
from app.games.liberty.cards import turns_of_year
from app.games.liberty.feeding import winter_ahead
from app.games.liberty.lines import fighters, ready, strongest, targets
from app.games.liberty.state import (
    FRENCH_POOL,
    OFF_MAP,
    POOL,
    PRISON,
    Ask,
    Situation,
    Turn,
    mover,
)
from app.games.liberty.victory import points_ahead, points_held
from app.games.liberty.view import (
    Arrow,
    BattleView,
    OwnMove,
    TradeView,
    ViewLiberty,
)
from app.kit.battle import LineBlock, face_up, in_order
from app.kit.blocks import Armies, OwnBlock, army
from app.kit.cards import shown_cards
from app.kit.views import asked_of, counted, own_blocks


@rule("2.0")
@cached_by_key
def project(state: Situation, viewer: Viewer) -> ViewLiberty:
    """Show a position to one viewer: what everybody sees, and what they alone see beside it."""
    if viewer == PUBLIC:
        return _public(state)
    owned = owned_by(viewer, SIDES)
    public = project(state, PUBLIC)
    ask = public.awaiting.get(viewer, "")
    view = replace(
        public,
        side=viewer if viewer in SIDES else "",
        ask=ask,
        blocks=_own_blocks(state, owned),
        cards=shown_cards(state.cards, owned, SIDES),
        moves=_own_moves(state, owned),
        trade=_trade(state, owned),
        supplied=state.turn.supplied if mover(state) in owned else (),
        marked=tuple(block for side in owned for block in state.marked.get(side, ())),
        battle=_battle(state, state.battle, owned) if state.battle else None,
    )
    return replace(view, winter=winter_ahead(view)) if _winter_follows(state, ask) else view


def _winter_follows(state: Situation, ask: str) -> bool:
    """Whether what is asked bears on the winter: in winter, or in the last turn of a year."""
    is_last = state.turn_number == turns_of_year(state)
    return ask in _OF_WINTER or (is_last and ask in _BEFORE_WINTER)


_OF_WINTER = (Ask.DISBAND, Ask.ATTRITION)
_BEFORE_WINTER = (Ask.SUPPLY, Ask.MOVE, Ask.BUILD, Ask.DEPLOY)


def _public(state: Situation) -> ViewLiberty:
    turn = state.turn
    return ViewLiberty(
        board=state.board,
        side="",
        options=state.options,
        phase=state.phase.value,
        ask="",
        awaiting=asked_of(state.awaiting),
        blocks={},
        winner=state.winner or "",
        ended_by=state.ended_by,
        year=state.year,
        turn_number=state.turn_number,
        first=turn.first,
        stage=str(turn.stage),
        weather=turn.weather,
        is_french_war=state.is_french_war,
        armies=derived(state, _armies, state.armies),
        held=derived(state, _held, turn.held),
        stood=derived(state, _stood, turn.stood),
        pool={side: len(army(state, POOL, side)) for side in SIDES},
        french_pool=_face_up(state, FRENCH_POOL),
        prisoners={side: tuple(army(state, PRISON, side)) for side in SIDES},
        cards=shown_cards(state.cards, (), SIDES),
        arrows=_arrows(turn, state.board),
        last_arrows=_arrows(state.last_turn, state.board),
        used=turn.used,
        built=turn.built,
        attackers=dict(sorted(turn.attackers.items())),
        order=turn.order,
        trade=_trade(state, ()),
        points=points_held(state),
        points_ahead=points_ahead(state),
        came_home=turn.came_home,
        forced=turn.forced,
        battle=_battle(state, state.battle, ()) if state.battle else None,
    )


def _own_blocks(state: Situation, owned: tuple[Side, ...]) -> dict[str, OwnBlock]:
    marked = {block for side in owned for block in state.marked.get(side, ())}
    return own_blocks(state, owned, nowhere=(FRENCH_POOL, PRISON), marked=marked)


def _armies(armies: Armies) -> dict[str, int]:
    found = {
        f"{side}@{place}": len(blocks)
        for side, places in armies.items()
        for place, blocks in places.items()
        if place not in OFF_MAP
    }
    return dict(sorted(found.items()))


def _held(held: dict[str, Side]) -> dict[str, Side]:
    return dict(sorted(held.items()))


def _stood(stood: dict[str, int]) -> dict[str, int]:
    return dict(sorted(stood.items()))


def _face_up(state: Situation, place: str) -> tuple[str, ...]:
    return tuple(block for side in SIDES for block in army(state, place, side))


@rule("5.1")
@cached_last
def _arrows(turn: Turn, board: Board) -> tuple[Arrow, ...]:
    """Count the blocks that took each way, which both sides see."""
    ways = (
        (board.roster[block].side, move.path, move.way, move.marches)
        for block, move in turn.moved.items()
    )
    return tuple(Arrow(*way, count) for way, count in counted(ways))


def _own_moves(state: Situation, owned: tuple[Side, ...]) -> dict[str, OwnMove]:
    roster = state.board.roster
    return {
        block: OwnMove(move.path, move.way, move.marches)
        for block, move in sorted(state.turn.moved.items())
        if roster[block].side in owned
    }


@rule("11.5")
def _trade(state: Situation, owned: tuple[Side, ...]) -> TradeView:
    """An offer is seen by both once it is made; before, by who puts it together."""
    trade = state.turn.trade
    if not trade.open and trade.by not in owned:
        return TradeView()
    return TradeView(trade.by, trade.give, trade.want, trade.open, trade.carries_over)


@rule("7.1", "7.21")
def _battle(state: Situation, battle: Battle, owned: tuple[Side, ...]) -> BattleView:
    """Its blocks lie face up, but for reserves in round 1 (A64)."""
    lines = {side: fighters(state, battle, side) for side in SIDES}
    waiting = {side: [b for b in battle.reserves if state.blocks[b].side == side] for side in SIDES}
    return BattleView(
        at=battle.at,
        attacker=battle.attacker,
        defender=battle.defender,
        round=battle.round,
        step=battle.step,
        letter=battle.letter,
        acting=battle.acting,
        stage=battle.stage.value,
        lines={side: _line(state, battle, line, side in owned) for side, line in lines.items()},
        reserves={side: len(blocks) for side, blocks in waiting.items() if blocks},
        ready=tuple(ready(state, battle)),
        aimed=tuple(block for block in ready(state, battle) if targets(state, battle, block)),
        exposed=_exposed(state, battle),
        acted=tuple(b for line in lines.values() for b in line if b in battle.acted),
        afloat=battle.afloat,
        landed=battle.landed,
        striker=battle.striker if battle.hits else "",
        hits=battle.hits,
        used=dict(sorted(battle.used.items())),
        sailed=battle.sailed,
        departures=tuple((d.side, d.to, d.unopposed) for d in battle.departures),
        came=_came(state, battle, lines),
        leaving=battle.leaving,
        winner=battle.winner,
        bound=tuple(b for line in lines.values() for b in line if b in battle.bound),
        own_reserves=tuple(block for side in owned for block in waiting[side]),
    )


@rule("A64")
def _line(state: Situation, battle: Battle, line: list[str], is_own: bool) -> tuple[LineBlock, ...]:
    """Show who fights face up; when all is over the survivors are hidden again."""
    if battle.stage == BattleStage.REGROUP and not is_own:
        return (LineBlock(),) * len(line)
    return in_order(face_up(state.blocks[block], block) for block in line)


def _came(state: Situation, battle: Battle, lines: dict[Side, list[str]]) -> dict[str, OwnMove]:
    """Show how those who lie face up came: all saw them move."""
    if battle.stage == BattleStage.REGROUP:
        return {}
    moved = {b: m for b, m in state.turn.moved.items() if m.path[-1] == battle.at}
    line = sorted(block for blocks in lines.values() for block in blocks if block in moved)
    return {b: OwnMove(moved[b].path, moved[b].way, moved[b].marches) for b in line}


def _exposed(state: Situation, battle: Battle) -> tuple[str, ...]:
    if not battle.hits:
        return ()
    return tuple(strongest(state, targets(state, battle, battle.striker)))
