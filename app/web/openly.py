"""What anybody who knows a match's address may see of it: its public view, if it may be watched.

The preview of a link comes without its secret, so that pictures and previews must make do with it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engine import match as engine
from app.engine.values import EVERYONE, PUBLIC, Picture, Side, Viewer
from app.matches.models import BY_LINK, ENDED, OPEN, RUNNING, MatchInfo
from app.matches.state import MatchState
from app.pictures.card import Card, SideScore
from app.pictures.drawn import drawing
from app.pictures.film import Film, Scene
from app.words.i18n import Catalogue

Draw = Callable[[], bytes]


@dataclass(frozen=True)
class Openly:
    """A match that may be watched, as bystanders see it: after the end, open."""

    info: MatchInfo
    viewer: Viewer
    version: int
    picture: Picture
    scores: dict[Side, int]
    machines: dict[Side, str]
    names: dict[Side, str]
    """What those who are no machines call themselves."""
    winner: Side | None
    """"" for a draw, None for no end yet."""


def is_open_to_all(state: MatchState) -> bool:
    """Whether bystanders may see a match."""
    return state.info.watch == BY_LINK and state.status in (RUNNING, ENDED)


def has_film(info: MatchInfo) -> bool:
    """Whether there is a film of a match as soon as it runs."""
    return info.watch == BY_LINK and drawing(info.game) is not None


def openly(state: MatchState) -> Openly:
    """Show a match as bystanders see it. Whether they may, the caller has to know."""
    viewer = EVERYONE if state.match.outcome else PUBLIC
    game, info = state.game, state.info
    picture = game.picture(engine.view(state.match, viewer))
    return Openly(
        info=info,
        viewer=viewer,
        version=state.version(viewer),
        picture=picture,
        scores={side: picture.score.get(side, 0) for side in game.sides},
        machines=info.machines(game),
        names=info.names(game),
        winner=state.match.outcome.winner if state.match.outcome else None,
    )


def when(shown: Openly, words: Catalogue) -> str:
    """Word the date of a position."""
    return words.words(shown.picture.when)


def player(shown: Openly, side: Side, words: Catalogue) -> str:
    """Name who plays a side; "" for who gave no name."""
    machine = shown.machines.get(side)
    return words.format(f"machine-{machine}") if machine else shown.names.get(side, "")


def result(shown: Openly, words: Catalogue) -> str:
    """Word how a match ended; "" while it has not."""
    if shown.winner is None:
        return ""
    if not shown.winner:
        return words.format("board-drawn")
    return words.format("board-winner", {"side": f"@side-{shown.winner}"})


def card(shown: Openly, words: Catalogue) -> Card:
    """Return what the picture that a link unfolds to tells."""
    game = shown.info.game
    scores = tuple(
        SideScore(
            side,
            words.format(f"side-{side}"),
            player(shown, side, words),
            # A side may have none: in some games one alone scores.
            shown.picture.score.get(side),
        )
        for side in shown.scores
    )
    return Card(
        game=game,
        title=words.format(f"{game}-title"),
        subtitle=when(shown, words),
        scores=scores,
        result=result(shown, words),
        standing=shown.picture.standing,
    )


def film(shown: Openly, course: Sequence[Picture], words: Catalogue) -> Film:
    """Return what the film of a match shows, of the pictures of its course."""

    def caption(picture: Picture) -> str:
        scores = [
            f"{words.format(f'side-{side}')} {score}" for side, score in picture.score.items()
        ]
        return " · ".join((words.words(picture.when), *scores))

    scenes = tuple(Scene(picture.standing, caption(picture)) for picture in course)
    return Film(shown.info.game, scenes, result(shown, words))


def own_card(game: str, words: Catalogue) -> Card:
    """Return what a game's own picture tells, which is of no match."""
    title, subtitle = words.format(f"{game}-title"), words.format("preview-game")
    return Card(game=game, title=title, subtitle=subtitle)


def invited(info: MatchInfo, sides: tuple[Side, Side], status: str) -> Side | None:
    """Return which side an invitation is for, "" for a drawn one; None when nobody is invited."""
    if status != OPEN or info.machine:
        return None
    if not info.creator_side:
        return ""
    return next(side for side in sides if side != info.creator_side)
