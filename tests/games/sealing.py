"""Leaks of what lies under seal, planted in the engine for whatever game has sealed questions."""

from typing import Any

from app.engine import match as engine
from app.engine.leaks import SeededLeak
from app.matches import frame


def _seals_shown(_real: Any) -> Any:
    def leaky(match: engine.Match, _viewer: str) -> Any:
        return tuple(side for side in match.game.sides if engine.is_sealed(match, side))

    return leaky


def _any_draft_shown(real: Any) -> Any:
    def leaky(table: Any, viewer: str) -> Any:
        return next(filter(None, (real(table, v) for v in (viewer, *table.game.sides))), None)

    return leaky


SEEDED_LEAKS = (
    SeededLeak("readiness where it is not shown", "seal", engine, "sealed", _seals_shown),
    SeededLeak("undo stack", "what lies under seal is listed", frame, "_draft", _any_draft_shown),
)
