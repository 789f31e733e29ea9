"""Chapters 10.5 and 3.17: steps lost in battle, and what goes with them."""

from app.engine.ledger import rule
from app.games.madison.board import LC_MILITIA, NORTH_WEST_COMPANY, SHAWNEE, TECUMSEH
from app.games.madison.events import PiecesRemoved, StepsLost
from app.games.madison.position import OFF_MAP, Position, is_reduced
from app.games.madison.resolution import Resolution

WITH_OWN_RULES = frozenset({SHAWNEE, NORTH_WEST_COMPANY, LC_MILITIA})
"""Units to which a rule of their own applies, so that none is like another (3.54, 3.61, 3.63)."""


@rule("3.17", "10.52", "A33")
def lose_steps(resolution: Resolution, units: tuple[str, ...], why: str) -> None:
    """Take a step from each unit: they flip, or are lost without another side."""
    blocks = resolution.state.blocks
    flipped = tuple(unit for unit in units if blocks[unit].cv > 1)
    lost = tuple(unit for unit in units if blocks[unit].cv <= 1)
    if units:
        resolution.write(StepsLost(flipped, lost, why))
        part_tecumseh(resolution)


@rule("3.54")
def part_tecumseh(resolution: Resolution) -> None:
    """When Tecumseh or the Shawnee leave the map the other goes too."""
    blocks = resolution.state.blocks
    pair = {piece: blocks[piece].at in OFF_MAP for piece in (TECUMSEH, SHAWNEE)}
    if pair[TECUMSEH] != pair[SHAWNEE]:
        left = next(piece for piece, is_off in pair.items() if not is_off)
        resolution.write(PiecesRemoved((left,), "3.54"))


@rule("10.52")
def loss_candidates(position: Position, units: list[str]) -> list[str]:
    """List the units that may take a loss: full ones before reduced ones."""
    return [unit for unit in units if not is_reduced(position, unit)] or units


def are_alike(position: Position, units: list[str]) -> bool:
    """Whether it makes no difference which of some units takes a loss."""
    faces = {
        (
            s.kind,
            s.letter,
            s.strength,
            s.reduced,
            s.max,
            position.blocks[s.id].cv,
            s.id in WITH_OWN_RULES,
        )
        for s in (position.board.roster[unit] for unit in units)
    }
    return len(faces) <= 1
