"""The matches that wait for anybody: all of them, and one's own among them."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.engine.game import AnyGame
from app.engine.values import Message, Shown, Side
from app.matches.models import MatchInfo, Seat
from app.matches.offers import MET, ListedOffer, Offer
from app.web import body
from app.web.api.answers import Audience, OwnOffer, PostedOffer, PostOffer
from app.web.api.seats import invitation
from app.web.guards import Player, Reading, may_call, session
from app.web.site import site

router = APIRouter()


class OpenMatch(Shown, frozen=True, omit_defaults=False):
    """A match that waits for anybody. `side`: what is left to play, "" while sides are not drawn.

    `options`: those that differ from the usual. `name`: its maker's. `mine`: who asks is its maker.
    `audience`: whom it is listed for. `continued_from`: the moment of another match from which it
    goes on, none for one of its own.
    """

    match: str
    game: str
    scenario: str
    options: dict[str, str]
    side: Side
    name: str
    watch: str
    claim_days: int
    posted_at: int
    link: str
    mine: bool
    audience: Audience
    continued_from: Message | None


class OpenMatches(Shown, frozen=True):
    """The matches that wait for anybody, the newest first."""

    matches: tuple[OpenMatch, ...]


@router.get("/api/offers", dependencies=[Reading])
@may_call("anyone")
async def open_matches(request: Request) -> Response:
    """List the open matches that anybody may sit down at, the newest first."""
    return body.answer(OpenMatches(tuple(await shown_offers(request))))


@router.get("/api/matches/{id}/offer")
@may_call("player")
async def own_offer(request: Request, access: Player) -> Response:
    """Get the published invitation of one's own match, as long as it is listed."""
    offer = await site(request).matches.offering.own(access.caller)
    info = access.loaded.state.info
    return body.answer(OwnOffer(_posted(request, info, offer) if offer else None))


@router.post("/api/matches/{id}/offer")
@may_call("player")
async def post_offer(request: Request, access: Player) -> Response:
    """Offer one's open match to anybody; what is listed is so for longer, by the same link."""
    wanted = await body.read_if_sent(request, PostOffer)
    offering = site(request).matches.offering
    offer = await offering.post(access.caller, access.loaded, session(request), wanted.audience)
    return body.answer(_posted(request, access.loaded.state.info, offer))


@router.delete("/api/matches/{id}/offer", status_code=204)
@may_call("player")
async def withdraw_offer(request: Request, access: Player) -> Response:
    """Take one's match off the list. Its published invitation is revoked."""
    await site(request).matches.offering.withdraw(access.caller, access.loaded)
    return Response(status_code=204)


async def shown_offers(request: Request) -> list[OpenMatch]:
    """Show the matches that wait for anybody, of the games that are played here."""
    here = site(request)
    games = here.matches.games
    listed = await here.matches.offering.listed(session(request))
    return [
        _shown(request, each, games[each.info.game]) for each in listed if each.info.game in games
    ]


def _shown(request: Request, listed: ListedOffer, game: AnyGame) -> OpenMatch:
    info, offer = listed.info, listed.offer
    usual = {option.key: option.values[0] for option in game.options}
    return OpenMatch(
        match=info.id,
        game=info.game,
        scenario=info.scenario,
        options={key: value for key, value in info.options.items() if usual.get(key) != value},
        side=info.side(game, Seat.GUEST),
        name=info.creator_name,
        watch=info.watch,
        claim_days=info.claim_days,
        posted_at=offer.posted_at,
        link=invitation(request, info, offer.secret),
        mine=listed.is_own,
        audience=audience(offer),
        continued_from=info.origin.when if info.origin else None,
    )


def _posted(request: Request, info: MatchInfo, offer: Offer) -> PostedOffer:
    link = invitation(request, info, offer.secret)
    return PostedOffer(link, offer.posted_at, offer.lapses_at, audience(offer))


def audience(offer: Offer) -> Audience:
    """Return whom an offer is listed for, as it is told."""
    return "met" if offer.audience == MET else "anybody"
