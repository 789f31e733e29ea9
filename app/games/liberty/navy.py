"""Chapters 8.4 and 8.6: landings, landings beaten off, ships that must leave."""

from app.engine.ledger import rule
from app.engine.values import Event, Side
from app.games.liberty.battle_state import Battle
from app.games.liberty.board import ATLANTIC
from app.games.liberty.fire import weakened, with_battle
from app.games.liberty.lines import ashore, ships
from app.games.liberty.resolution import Resolution
from app.games.liberty.state import PRISON, Situation
from app.kit.battle import battle_of
from app.kit.blocks import army, with_block


class BlocksLanded(Event, frozen=True, tag="blocks-landed"):
    """No enemy ship was left: the attackers went ashore."""

    round: int

    def apply(self, state: Situation) -> Situation:
        return with_battle(state, afloat=(), landed=self.round)


class LandingRepulsed(Event, frozen=True, tag="landing-repulsed"):
    """The attackers' ships were lost: each ground block lost a step and went back `to`."""

    blocks: tuple[str, ...]
    to: str

    def apply(self, state: Situation) -> Situation:
        for block in self.blocks:
            state = weakened(state, block)
            if state.blocks[block].at != PRISON:
                state = with_block(state, block, at=self.to)
        return with_battle(state, afloat=())


@rule("8.4", "A57")
def repulse(resolution: Resolution) -> None:
    """Beaten off, attackers go back where they came from: the Atlantic, or the other Indies."""
    state = resolution.state
    battle = battle_of(state)
    moved = state.turn.moved[battle.afloat[0]]
    resolution.write(LandingRepulsed(battle.afloat, _way_back(state, moved.path[0], battle)))


def _way_back(state: Situation, origin: str, battle: Battle) -> str:
    is_free = not army(state, origin, battle.defender)
    is_own = state.turn.held.get(origin) == battle.attacker
    return origin if is_free and is_own else ATLANTIC


@rule("7.2", "8.6", "A35")
def must_leave(state: Situation, battle: Battle) -> Side:
    """Return who leaves after the last round: the attacker, or ships alone before ground blocks."""
    attacker, defender = battle.attacker, battle.defender
    lands = {side: bool(ashore(state, battle, side)) for side in (attacker, defender)}
    only_ships = {
        side: bool(ships(state, battle, side)) and not lands[side] for side in (attacker, defender)
    }
    if only_ships[defender] and lands[attacker]:
        return defender
    return attacker
