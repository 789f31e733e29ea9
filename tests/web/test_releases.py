"""Static files of other releases are found in the store; two behind a proxy: tests/network."""

import sqlalchemy as sa

from app.storage import releases
from app.storage.tables import releases as table
from app.storage.tables import static_files
from app.web import static
from app.web.releases import KEPT_SECONDS, keep_own
from tests.fixtures.serving import Running

OTHER = "0123456789abcdef"
SHEET = b"body { color: red; }"


async def test_a_file_of_another_release_is_served_as_ones_own(server: Running) -> None:
    database = server.site.database
    files = {"css/base.css": SHEET, "js/main.js": b"export const was = 1;"}
    await database.write(lambda on: releases.keep(on, OTHER, files, 1))
    answer = await server.client.get(f"/static/{OTHER}/css/base.css")
    assert (answer.status_code, answer.content) == (200, SHEET)
    assert answer.headers["content-type"].startswith("text/css")
    own = await server.client.get(f"/static/{static.digest()}/css/base.css")
    assert answer.headers["cache-control"] == own.headers["cache-control"] == static.IMMUTABLE


async def test_what_no_release_has_is_not_found(server: Running) -> None:
    for path in (f"{'f' * 16}/css/base.css", f"{OTHER}/nothing", "x/css/base.css", OTHER, ""):
        assert (await server.client.get(f"/static/{path}")).status_code == 404, path
    assert (await server.client.post(f"/static/{static.digest()}/css/base.css")).status_code == 405


async def test_each_content_is_kept_once_and_a_release_until_long_after_its_last_start(
    own_server: Running,
) -> None:
    database = own_server.site.database

    def counts(on: sa.Connection) -> tuple[int, int]:
        count = sa.select(sa.func.count())
        found = (on.execute(count.select_from(each)).scalar_one() for each in (table, static_files))
        names, contents = found
        return names, contents

    await keep_own(database)
    await keep_own(database)
    names, contents = await database.read(counts)
    assert names == len(static.held())
    assert contents <= names
    later = {name: file.plain for name, file in static.held().items()} | {"css/base.css": SHEET}
    await database.write(lambda on: releases.keep(on, OTHER, later, 1))
    assert await database.read(counts) == (2 * names, contents + 1)
    await database.write(lambda on: releases.forget(on, 2 + KEPT_SECONDS))
    assert await database.read(counts) == (names, contents)
