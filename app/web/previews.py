"""What a link unfolds to where it is pasted: a title, a sentence, a picture.

Whoever makes a preview has the link without its secret, and no cookie. They are told what
bystanders may see; of a match that may not be watched, which game it is.
"""

from dataclasses import dataclass

from fastapi import Request

from app.matches.state import MatchState
from app.web.openly import Openly, invited, is_open_to_all, openly, player, result, when
from app.web.site import site
from app.words import i18n


@dataclass(frozen=True)
class Preview:
    """What is told of a page. `title` is "" where the page's own will do."""

    title: str
    description: str
    image: str
    """An absolute address, as those who fetch it want it."""
    alt: str = ""


def of_game(request: Request, words: i18n.Catalogue, game: str = "") -> Preview:
    """Describe a page that is about no match."""
    here = site(request)
    key = game or next(iter(here.matches.games))
    return Preview(
        title="",
        description=words.format("site-description"),
        image=f"{here.origin(request)}/games/{key}/picture.jpg",
        alt=words.format("preview-game-picture", {"game": f"@{key}-title"}),
    )


def of_match(request: Request, words: i18n.Catalogue, state: MatchState) -> Preview:
    """Describe a match that has begun."""
    if not is_open_to_all(state):
        return of_game(request, words, state.info.game)
    shown = openly(state)
    image = f"{site(request).origin(request)}/m/{state.info.id}/picture.jpg?v={shown.version}"
    game = f"@{state.info.game}-title"
    return Preview(
        title=words.format("preview-match", {"game": game, "standing": standing(shown, words)}),
        description=words.format(
            "preview-who",
            {"when": when(shown, words), "players": i18n.verbatim(players(shown, words))},
        ),
        image=image,
        alt=words.format("preview-picture", {"game": game, "when": when(shown, words)}),
    )


def of_invitation(request: Request, words: i18n.Catalogue, state: MatchState) -> Preview:
    """Describe a seat that is still free; later of the match, as far as anybody may see it."""
    side = invited(state.info, state.game.sides, state.status)
    if side is None:
        return of_match(request, words, state)
    game = f"@{state.info.game}-title"
    name = state.info.creator_name
    title = (
        words.format("preview-invited-by", {"name": i18n.verbatim(name), "game": game})
        if name
        else words.format("preview-invited", {"game": game})
    )
    plain = of_game(request, words, state.info.game)
    return Preview(title, f"{free_seat(words, state)} {plain.description}", plain.image, plain.alt)


def free_seat(words: i18n.Catalogue, state: MatchState) -> str:
    """Return the side that who sits down now would play; "" when no seat is free any more."""
    side = invited(state.info, state.game.sides, state.status)
    if side is None:
        return ""
    if not side:
        return words.format("preview-seat-drawn")
    return words.format("preview-seat", {"side": f"@side-{side}"})


def standing(shown: Openly, words: i18n.Catalogue) -> str:
    """Word the score, after the result if there is one."""
    points = {side: n for side, n in shown.scores.items() if side in shown.picture.score}
    points = points or dict(shown.scores)
    if shown.winner is not None:
        first = sorted(points, key=lambda side: side != shown.winner)
        figures = "–".join(str(points[side]) for side in first)
        return words.format("preview-ended", {"result": result(shown, words), "score": figures})
    scores = [
        words.format(f"{shown.info.game}-score-of", {"side": f"@side-{side}", "points": n})
        for side, n in points.items()
    ]
    if len(scores) == 1:
        return scores[0]
    return words.format("preview-list", {"first": scores[0], "second": scores[-1]})


def players(shown: Openly, words: i18n.Catalogue) -> str:
    """Name both sides with who plays them."""
    named = []
    for side in shown.scores:
        name = player(shown, side, words)
        there = words.format(f"side-{side}")
        params = {"name": i18n.verbatim(name), "side": f"@side-{side}"}
        named.append(words.format("board-named", params) if name else there)
    first, second = map(i18n.verbatim, named)
    return words.format("preview-against", {"first": first, "second": second})
