"""The page of the matches that wait for anybody."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.clock import DAY_SECONDS, MINUTE_SECONDS, now
from app.pictures.drawn import drawing
from app.web.api.library import shown
from app.web.api.offers import OpenMatch, shown_offers
from app.web.guards import Reading, may_call
from app.web.language import spoken
from app.web.pages import builtins, render
from app.web.site import site
from app.words.i18n import Catalogue

router = APIRouter()

HOUR_SECONDS = 60 * MINUTE_SECONDS


@router.get("/offers", include_in_schema=False, dependencies=[Reading])
@may_call("anyone")
async def offers(request: Request) -> Response:
    """Show the open matches that anybody may sit down at; `game` in the query: only its own."""
    here, words = site(request), spoken(request)
    known = here.matches.games
    listed = await shown_offers(request)
    chosen = request.query_params.get("game", "")
    chosen = chosen if chosen in known else ""
    of_game = [each for each in listed if chosen in ("", each.game)]
    game = known[chosen] if chosen else next(iter(known.values()))
    return render(
        request,
        "offers",
        {"game": chosen} if chosen else {},
        chosen=chosen,
        counts=_counts(listed, known),
        offers=[_row(each, len(known[each.game].scenarios), words) for each in of_game],
        games=list(known),
        game=builtins(shown(game, here.matches.boards)),
        pictured=[key for key in known if drawing(key) is not None],
    )


def _counts(listed: Sequence[OpenMatch], games: Any) -> dict[str, int]:
    """Count the matches of each game that has any, in the order of the shelf."""
    counted = {key: sum(each.game == key for each in listed) for key in games}
    return {key: count for key, count in counted.items() if count}


def _row(listed: OpenMatch, scenarios: int, words: Catalogue) -> dict[str, Any]:
    row: dict[str, Any] = builtins(listed)
    has_several = scenarios > 1
    row["scenario"] = f"{listed.game}-scenario-{listed.scenario}" if has_several else ""
    when = listed.continued_from
    row["continued_from"] = words.words(when) if when else ""
    row["posted"] = posted(now() - listed.posted_at, words)
    return row


def posted(seconds: int, words: Catalogue) -> str:
    """Word how long ago something was posted."""
    if seconds < MINUTE_SECONDS:
        return words.format("offers-posted-now")
    if seconds < HOUR_SECONDS:
        return words.format("offers-posted-minutes", {"count": seconds // MINUTE_SECONDS})
    if seconds < DAY_SECONDS:
        return words.format("offers-posted-hours", {"count": seconds // HOUR_SECONDS})
    return words.format("offers-posted-days", {"count": seconds // DAY_SECONDS})
