"""Chapters 8.4 and 8.6: landings, landings beaten off, ships that must leave."""

from app.engine.ledger import rule
from app.engine.values import Event, Side
from app.games.liberty.battle_state import MAX_ROUNDS, Battle
from app.games.liberty.board import ATLANTIC, other
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


@rule("8.4", "A58")
def repulse(resolution: Resolution) -> None:
    """The attackers' ships were destroyed: who is afloat loses a step and goes back."""
    battle = battle_of(resolution.state)
    resolution.write(LandingRepulsed(battle.afloat, way_back(resolution.state, battle.afloat[0])))


@rule("8.4", "A57")
def way_back(state: Situation, block: str) -> str:
    """Return where a block from the sea goes back to: the Atlantic, or the other Indies it left."""
    origin, side = state.turn.moved[block].path[0], state.blocks[block].side
    is_free = not army(state, origin, other(side))
    is_own = state.turn.held.get(origin) == side
    return origin if is_free and is_own else ATLANTIC


@rule("7.2", "8.6", "A35", "A69")
def must_leave(state: Situation, battle: Battle) -> Side:
    """Return who leaves after the last round: the attacker, or ships alone before ground blocks.

    A69 Who leaves after the pursuit was settled before it.
    """
    attacker, defender = battle.attacker, battle.defender
    if battle.round > MAX_ROUNDS:
        return attacker
    lands = {side: bool(ashore(state, battle, side)) for side in (attacker, defender)}
    only_ships = {
        side: bool(ships(state, battle, side)) and not lands[side] for side in (attacker, defender)
    }
    if only_ships[defender] and lands[attacker]:
        return defender
    return attacker
