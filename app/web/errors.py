"""Every error as application/problem+json, worded by the catalogue."""

from collections.abc import Callable
from typing import Any

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from app.engine import codec
from app.engine.values import Illegal, Refusal, Shown
from app.matches.problems import Problem
from app.storage.database import Unsaved
from app.web.language import spoken
from app.words.i18n import Catalogue

log = structlog.get_logger()

MEDIA_TYPE = "application/problem+json"

STATUS = {
    "already-seated": 409,
    "bad-action": 422,
    "bad-address": 422,
    "bad-field": 422,
    "bad-host": 400,
    "bad-option": 422,
    "bad-webhook": 422,
    "behind-curtain": 423,
    "broken-json": 400,
    "chat-full": 409,
    "comparison-failed": 503,
    "cross-site": 403,
    "internal": 500,
    "key-used": 409,
    "link-spent": 410,
    "match-ended": 409,
    "no-chat": 409,
    "no-comparisons": 409,
    "no-hello": 408,
    "no-mail": 409,
    "no-rematch": 409,
    "no-reviews": 409,
    "no-pin": 409,
    "no-seat": 401,
    "no-play-left": 409,
    "no-such-commit": 404,
    "no-such-step": 404,
    "no-suggestions": 409,
    "no-turn": 409,
    "no-webhooks": 409,
    "not-allowed": 405,
    "not-ended": 409,
    "not-found": 404,
    "not-json": 415,
    "not-running": 409,
    "not-watched": 409,
    "not-yours": 403,
    "nothing-to-take": 409,
    "offer-gone": 410,
    "offer-taken": 410,
    "other-promise": 409,
    "other-seat": 409,
    "note-changed": 409,
    "note-too-large": 413,
    "pin-chosen": 409,
    "pin-wait": 429,
    "refused": 422,
    "review-failed": 503,
    "same-webhook": 409,
    "seat-changed": 409,
    "stale": 409,
    "too-large": 413,
    "too-late": 409,
    "too-many": 429,
    "too-many-devices": 409,
    "too-many-offers": 409,
    "too-many-webhooks": 409,
    "unknown-device": 404,
    "unknown-game": 404,
    "unknown-match": 404,
    "unknown-webhook": 404,
    "unsaved": 503,
    "webhook-refused": 422,
    "webhook-unreached": 422,
    "wrong-pin": 403,
}
"""The status of each code. Its words are the catalogue's `problem-<code>`."""


class ProblemBody(Shown, frozen=True):
    """What a client gets instead of an answer."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    refusal: Refusal | None = None
    frame: msgspec.Raw | None = None
    wait: int = 0


def body(catalogue: Catalogue, problem: Problem) -> ProblemBody:
    """Word a problem."""
    title = catalogue.format(f"problem-{problem.code}")
    # What is technical is English in every language, and stands behind the words.
    detail = f"{title} ({problem.detail})" if problem.detail else title
    if problem.refusal:
        detail = catalogue.words(problem.refusal.message)
    return ProblemBody(
        type=f"urn:vedette:problem:{problem.code}",
        title=title,
        status=STATUS[problem.code],
        code=problem.code,
        detail=detail,
        refusal=problem.refusal,
        frame=msgspec.Raw(problem.frame) if problem.frame else None,
        wait=problem.wait,
    )


def response(catalogue: Catalogue, problem: Problem) -> Response:
    """Answer a request that can't be met."""
    headers = {"Vary": "Accept-Language, Cookie"}
    if wait := problem.wait or problem.code in ("too-many", "unsaved"):
        headers["Retry-After"] = str(int(wait))
    if problem.code == "no-seat":
        headers["WWW-Authenticate"] = "Bearer"
    content = body(catalogue, problem)
    return Response(codec.wire(content), content.status, headers=headers, media_type=MEDIA_TYPE)


def as_problem(error: Exception) -> Problem:
    """See any error as a problem; one that is our own mistake is logged."""
    match error:
        case Problem():
            return error
        case Illegal(refusal=refusal):
            return Problem("refused", refusal=refusal)
        case Unsaved():
            log.warning("unsaved", reason=str(error))
            return Problem("unsaved")
        case RequestValidationError():
            return Problem("bad-field", detail=_first_fault(error.errors()))
        case HTTPException(status_code=404):
            return Problem("not-found")
        case HTTPException(status_code=405):
            return Problem("not-allowed")
        case HTTPException():
            return Problem("bad-field", detail=str(error.detail))
        case _:
            log.error("internal", exc_info=error)
            return Problem("internal")


def _first_fault(faults: Any) -> str:
    fault = faults[0]
    return f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}"


AsPage = Callable[[Request, Problem], Response | None]
"""Makes a page of a problem, for who asked for a page; None for who did not."""


def add_handlers(app: FastAPI, as_page: AsPage) -> None:
    """Answer every error of a route with a problem."""

    async def answer(request: Request, error: Exception) -> Response:
        problem = as_problem(error)
        return as_page(request, problem) or response(spoken(request), problem)

    for kind in (Problem, Illegal, Unsaved, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, answer)
