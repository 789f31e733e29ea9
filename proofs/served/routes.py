"""Everything that can be asked of a server about a match, as calls that a proof can make."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any
from urllib.parse import quote

from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from starlette.routing import Mount

from app.web.openapi import CALLS, SECRET

NOT_CALLED = {
    "create": "makes another match, with secrets of its own",
    "resign": "ends the match, and then all is open",
}
"""By the name of the route's function: calls that a pair of worlds can't survive, and why."""

LAST = ("draw", "rename", "leave_address", "remove_address")
"""Calls that change what comes after them; they are made when a pair has been played out."""

OF_NO_MATCH = ("mine", "home", "metrics")
"""Calls without a match in their path that tell of one all the same."""

OFTEN = ("export", "mine", "board", "last_seen", "chat")
"""Calls that are made after every decision; all the others now and then."""

QUERIES = {
    "chat": ("?room=players", "?room=spectators"),
    "log": ("", "?before=7"),
    "foresee": ("", "?selection={selection}"),
    "history": ("?at=0", "?at=2", "?line=3", "?at=2&minds=all"),
    "new": ("?game={game}",),
}


@dataclass(frozen=True)
class Probe:
    """What a caller puts into their bodies: it is the same in both worlds."""

    version: int
    key: str
    action: Mapping[str, Any]
    selection: str = ""
    target: str = ""
    language: str = "en"
    guessed_key: str = ""
    is_drafting: bool = False
    """Whether they have steps or a seal of their own, which they would take back by asking so."""


@dataclass(frozen=True)
class RouteCall:
    """One call: the route's function, the path as routes have it and as it is asked."""

    name: str
    method: str
    route: str
    path: str
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_of_the_match(self) -> bool:
        """Whether it asks about the match, and not for what is the same for all of them."""
        return "{id}" in self.route or self.name in OF_NO_MATCH

    @property
    def is_page(self) -> bool:
        """Whether a browser asks it, with its cookie."""
        return not self.route.startswith("/api/matches")


class Walk(Enum):
    """How far to walk: what is asked often, all about the match, all there is; and at the last."""

    OFTEN = 1
    ALL = 2
    WIDE = 3
    LAST = 4


def calls(app: FastAPI, match: str, game: str, probe: Probe, walk: Walk) -> Iterator[RouteCall]:
    """Walk the routes, each with every method that it takes."""
    for route in iter_route_contexts(app.routes):
        endpoint: Any = getattr(route, "endpoint", None)
        name = getattr(endpoint, "__name__", "")
        methods: Any = getattr(route, "methods", None)
        if isinstance(route.original_route, Mount) or not methods or name in NOT_CALLED:
            continue
        if not _is_walked(name, str(route.path), walk):
            continue
        path = _filled(str(route.path), match, game)
        headers = {"accept-language": probe.language}
        if not path.startswith("/api/"):
            headers["accept"] = "text/html"
        for method in sorted(methods - {"HEAD"}):
            for body in _bodies(name, method, probe):
                for query in QUERIES.get(name, ("",)):
                    asked = path + query.format(game=game, selection=quote(probe.selection))
                    yield RouteCall(name, method, str(route.path), asked, body, headers)
        if walk is Walk.LAST and methods == {"GET"}:
            yield RouteCall(name, "HEAD", str(route.path), path, None, headers)


def _is_walked(name: str, path: str, walk: Walk) -> bool:
    if walk is Walk.OFTEN:
        return name in OFTEN and "{game}" not in path
    if name in LAST:
        return walk is Walk.LAST
    return walk is Walk.WIDE or "{id}" in path or name in OF_NO_MATCH


def _filled(path: str, match: str, game: str) -> str:
    named = path.replace("{id}", match).replace("{game}", game)
    named = named.replace("{theme}", "light").replace("{secret}", SECRET)
    return re.sub(r"\{\w+\}", "1", named)


def _bodies(name: str, method: str, probe: Probe) -> Iterator[Any]:
    if method in ("GET", "DELETE"):
        yield None
        return
    about = {"expect": probe.version, "key": probe.key}
    match name:
        case "act":
            # What is not offered, a version that is behind, one that is ahead.
            for version in (probe.version, 0, probe.version + 1):
                yield {**about, "expect": version, "action": probe.action}
            if probe.guessed_key:
                yield {**about, "key": probe.guessed_key, "action": probe.action}
        case "undo" | "unseal":
            if not probe.is_drafting:
                yield about
        case "prepare":
            # What is said is kept, and the proof says it itself: here is what no game knows.
            yield {**about, "ask": "nothing", "answer": ""}
        case "draw":
            yield {**about, "key": f"{probe.key} offer", "do": "offer"}
            yield {**about, "key": f"{probe.key} take back", "do": "decline"}
        case "claim":
            yield {**about, "do": "win"}
        case "why":
            yield {"selection": probe.selection, "target": probe.target}
        case "say":
            yield {"room": "players", "text": "Well met!", "key": probe.key}
            yield {"room": "spectators", "text": "Well met!", "key": f"{probe.key} beside"}
        case _:
            yield dict(CALLS[name].example) if name in CALLS else {}
