"""Operations of cards in a battle: what they give to a round (10.43, 12.36)."""

from app.engine.chance import faces
from app.engine.ledger import rule
from app.engine.values import Side
from app.games.madison.battle_state import Modifier
from app.games.madison.board import LEADER, other
from app.games.madison.combat.losses import part_tecumseh
from app.games.madison.combat.odds import ground_modifiers, leaders_in
from app.games.madison.effects.cases import Case
from app.games.madison.effects.conditions import are_met
from app.games.madison.effects.events import BattleChanged, WentBack
from app.games.madison.effects.operations import Picks, meant, operation
from app.games.madison.effects.sheets import Op, side_meant
from app.games.madison.events import DiceRolled, PiecesRemoved
from app.games.madison.position import pieces_at, units_at
from app.games.madison.resolution import Resolution

BATTLE_OPS = frozenset(
    (
        "battle_drm",
        "naval_drm",
        "ignore_modifier",
        "class_bonus",
        "combine_leaders",
        "capture_leader_roll",
        "may_return",
    )
)
"""Operations that only a battle can have."""
SURE = frozenset(("battle_drm", "ignore_modifier", "class_bonus", "combine_leaders"))
"""Those of them for which nobody rolls and nothing is picked."""
FIRST, ALL = "first", "all"
MAX_NAVAL = 1
"""A card never adds more than this to a naval battle (12.36)."""
NAMES_OF_KINDS = {"invasion": "invasion", "amphibious": "landing", "forest": "forest"}
"""What the ground's modifiers are called in a battle, by what cards call them."""


def _is_on_land(case: Case, op: Op) -> bool:
    battle = case.position.battle
    return battle is not None and (op.get("rounds") != FIRST or battle.round == 1)


def signed(case: Case, favour: str, drm: int) -> int:
    """Return what is added to the attacker's die in favour of a side."""
    fight = case.position.battle or case.position.naval
    if fight is None:
        raise AssertionError("no battle is being fought")
    return drm if fight.attacker == side_meant(favour, case.side) else -drm


@operation(changes=_is_on_land)
@rule("10.43", "8.31")
def battle_drm(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Add to the die of this round, or of all that follow too, in favour of a side."""
    is_better = "betterIf" in op and are_met(case, op["betterIf"])
    drm = op["betterDrm"] if is_better else op["drm"]
    added = (Modifier("10.43", "card", signed(case, op["favour"], drm)),)
    if op.get("rounds") == ALL:
        resolution.write(BattleChanged(case.card, effects=added))
    else:
        resolution.write(BattleChanged(case.card, extra=added))


@operation(changes=lambda case, _op: case.position.naval is not None)
@rule("12.36")
def naval_drm(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Add to the die of a naval battle in favour of a side, never more than one."""
    drm = signed(case, op["favour"], min(op["drm"], MAX_NAVAL))
    resolution.write(BattleChanged(case.card, extra=(Modifier("12.36", "card", drm),)))


def _ignorable(case: Case, op: Op) -> tuple[str, ...]:
    """List what would be ignored: what stands against the card's player."""
    position = case.position
    if position.naval is not None:
        if op.get("lakes") and position.naval.lake not in op["lakes"]:
            return ()
        return tuple(f"{kind}@{case.side}" for kind in op["kinds"])
    battle = position.battle
    if battle is None:
        return ()
    found = [kind for kind in op["kinds"] if kind == "fort_class" and battle.has_fort]
    if "command" in op["kinds"]:
        found.append("defender" if battle.attacker == case.side else "attacker")
    if battle.attacker == case.side and battle.round == 1:
        wanted = {NAMES_OF_KINDS.get(kind) for kind in op["kinds"]}
        ground = ground_modifiers(position, battle)
        found += [one.what for one in ground if one.what in wanted and one.drm < 0]
    return tuple(found)


@operation(changes=lambda case, op: bool(_ignorable(case, op)))
def ignore_modifier(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Ignore some modifiers against the card's player."""
    resolution.write(BattleChanged(case.card, ignored=_ignorable(case, op)))


@operation(changes=_is_on_land)
def class_bonus(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Improve some classes of lead unit of a side."""
    bonus = {side_meant(op["favour"], case.side): int(op["n"])}
    resolution.write(BattleChanged(case.card, bonus=bonus))


def _all_there(case: Case, op: Op) -> bool:
    battle = case.position.battle
    return battle is not None and {*op["leaders"]} <= {
        *leaders_in(case.position, battle, case.side)
    }


@operation(changes=_all_there)
@rule("3.35", "3.51")
def combine_leaders(resolution: Resolution, case: Case, op: Op, _picked: Picks) -> None:
    """Add the modifiers of all these leaders together (8.27)."""
    resolution.write(BattleChanged(case.card, combined=tuple(op["leaders"])))


def _may_be_captured(case: Case, side: Side) -> list[str]:
    battle = case.position.battle
    if battle is None:
        return []
    roster = case.position.board.roster
    leaders = leaders_in(case.position, battle, side)
    return [leader for leader in leaders if roster[leader].kind == LEADER]


@operation(
    options=lambda case, op: _may_be_captured(case, meant(case, op)), most=lambda _case, _op: 1
)
@rule("10.9", "A21")
def capture_leader_roll(resolution: Resolution, case: Case, op: Op, picked: Picks) -> None:
    """Roll a die: on so much or more a leader of the other side in the battle is captured."""
    draws = resolution.roll(1)
    resolution.write(DiceRolled(case.side, case.card, draws))
    if faces(draws)[0] >= op["need"]:
        resolution.write(PiecesRemoved(picked, "10.9"))
        part_tecumseh(resolution)


def _homes(case: Case, _op: Op) -> list[str]:
    """List the spaces from which attackers came who may go back to them."""
    return sorted({home for _, home in _returning(case)})


def _returning(case: Case) -> list[tuple[str, str]]:
    position, play = case.position, case.position.play
    if play is None:
        return []
    found = []
    for piece in case.among:
        path = play.moved[piece].path if piece in play.moved else ()
        if len(path) < 2 or path[-1] != position.blocks[piece].at:
            continue
        home = path[-2]
        if home in position.board.spaces and not units_at(position, home, other(case.side)):
            found.append((piece, home))
    return found


def _as_many_as_there_are(case: Case, op: Op) -> int:
    return len(_homes(case, op))


@operation(options=_homes, most=_as_many_as_there_are, least=lambda _case, _op: 0)
def may_return(resolution: Resolution, case: Case, _op: Op, picked: Picks) -> None:
    """Move attackers back to the spaces that they attacked from."""
    blocks = resolution.state.blocks
    for home in picked:
        pieces = tuple(piece for piece, to in _returning(case) if to == home)
        at = blocks[pieces[0]].at
        resolution.write(WentBack(case.side, pieces, at, home))


def in_battle(case: Case, side: Side) -> tuple[str, ...]:
    """List all of a side's counters in the battle: whom it can still hit once that is over."""
    battle = case.position.battle
    if battle is None:
        return ()
    if side == battle.attacker:
        return battle.attackers
    return tuple(pieces_at(case.position, battle.at, side))
