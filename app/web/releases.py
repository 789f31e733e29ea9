"""Static files of this release and of others, whose pages are still open or served beside it."""

from collections import OrderedDict
from http import HTTPStatus

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from app.clock import DAY_SECONDS, now
from app.storage import releases
from app.storage.database import Database
from app.web import static
from app.web.site import site

KEPT_SECONDS = 60 * DAY_SECONDS
"""How long after the last start of a release its files are kept."""
IN_MEMORY = 100
"""Files of other releases that are held ready."""

_others: OrderedDict[tuple[str, str], static.Held] = OrderedDict()


async def keep_own(database: Database) -> None:
    """Keep this release's files where processes of others find them. Raises `Unsaved`."""
    files = {name: file.plain for name, file in static.held().items()}
    digest, at = static.digest(), now()
    await database.write(lambda on: releases.keep(on, digest, files, at))
    await database.write(lambda on: releases.forget(on, at - KEPT_SECONDS))


class StaticFiles:
    """`<digest>/<name>`: a file of the release with this digest, which may be kept for good."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file, text compressed for who takes it so."""
        path = scope["path"].removeprefix(scope["root_path"]).lstrip("/")
        digest, _, name = path.partition("/")
        is_own = digest == static.digest()
        file = static.held().get(name) if is_own else await _of_other(scope, digest, name)
        if file is None:
            raise HTTPException(HTTPStatus.NOT_FOUND)
        if scope["method"] != "GET":
            raise HTTPException(HTTPStatus.METHOD_NOT_ALLOWED)
        response = await static.answer(file, Headers(scope=scope), static.IMMUTABLE)
        await response(scope, receive, send)


async def _of_other(scope: Scope, digest: str, name: str) -> static.Held | None:
    if not static.is_digest(digest):
        return None
    known = _others.get((digest, name))
    if known is not None:
        _others.move_to_end((digest, name))
        return known
    database = site(HTTPConnection(scope)).database
    body = await database.read(lambda on: releases.find(on, digest, name))
    if body is None:
        return None
    file = _others[digest, name] = static.hold(name, body)
    if len(_others) > IN_MEMORY:
        _others.popitem(last=False)
    return file
