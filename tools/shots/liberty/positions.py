"""The positions of Liberty that pictures are made of."""

from typing import Any

from msgspec.structs import replace

from app.engine.values import Side
from app.games.liberty.actions import Fire, Move
from app.games.liberty.board import AM, FRENCH, GB, STANDARD
from app.games.liberty.game import GAME
from app.games.liberty.state import FRENCH_POOL, POOL, PRISON, Situation
from app.kit.blocks import block_of
from app.kit.cards import Cards
from app.kit.turns import Done
from tests.games.dice import Scripted
from tests.games.liberty.positions import Played, position

HANDS: dict[Side, tuple[str, ...]] = {
    GB: ("a1-1", "a3-2", "s2-1"),
    AM: ("a1-2", "a2-2", "s3-1"),
}


def summer_of_1777(side: Side = GB) -> Situation:
    """Burgoyne comes down the lakes, Howe sits in New York, Washington watches both."""
    return raised(
        position(
            "new-york: gb howe 4, gb welch-fusiliers 3, gb knyphausen 3, gb channel-squadron 3;"
            "fort-ticonderoga: gb burgoyne 3, gb riedesel 2; quebec: gb 26th-foot 2;"
            "mohawk: gb mohawk; augusta: gb georgia-loyalists 2; cherokee: gb cherokee;"
            "boston: am massachusetts-militia 2; kingston: am gates 3;"
            "morristown: am washington 4, am maryland-line 3, am morgan; albany: am"
            " connecticut-line 2; philadelphia: am pennsylvania-line 4;"
            "charleston: am south-carolina-militia 2; yorktown: am virginia-militia 2;"
            "british-indies: gb royal-americans 3, gb leeward-islands-squadron 3;"
            "french-indies: am gatinais 3, am de-barras 3",
            side,
            year=1777,
            turn=3,
        )
    )


def raised(played: Played) -> Situation:
    """Put all blocks that the position doesn't name into their pools, and deal hands."""
    state = played.state
    roster = STANDARD.roster
    pools = {
        b: block_of(roster[b], FRENCH_POOL if roster[b].nation == FRENCH else POOL)
        for b, block in state.blocks.items()
        if block.at == PRISON
    }
    cards = Cards(HANDS, {}, state.cards.turned)
    return replace(state, blocks=state.blocks | pools, cards=cards)


def battle_of_morristown() -> Situation:
    """Howe has marched out of New York; Washington stands, with reserves on their way."""
    state = summer_of_1777()
    moves = [Move(block, "E8") for block in ("howe", "welch-fusiliers", "knyphausen")]
    state = _acted(state, GB, *moves, Done())
    state = _acted(state, GB, Done())
    return _acted(state, AM, Move("gates", "E8"), Done(), Done())


def volley_of_morristown() -> Situation:
    """The round's turn of class C: the American's leaders and foot fire or retreat."""
    return _acted(battle_of_morristown(), AM, Fire("morgan"))


def _acted(state: Situation, side: Side, *actions: Any) -> Situation:
    for action in actions:
        state = GAME.decide(state, side, action, Scripted([6] * 9)).state
    return state
