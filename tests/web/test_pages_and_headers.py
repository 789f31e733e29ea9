"""Pages, cookies, safe headers, other sites' writes, health and metrics, and secrets in logs."""

import re

import httpx
import pytest

from app.web.middleware import HEADERS, UNCOUNTED
from tests.api.generic_client import bearer, begin, entropy, post
from tests.fixtures.serving import Running, http_client, running

HTML = {"Accept": "text/html"}


def browser(server: Running, **headers: str) -> httpx.AsyncClient:
    """A client that behaves as a page of ours: it names its origin and keeps cookies."""
    return http_client(
        server.url,
        headers={"Origin": server.url, "Sec-Fetch-Site": "same-origin"} | headers,
    )


async def create(client: httpx.AsyncClient, **more: str) -> dict[str, str]:
    body = {"game": "war1812", "side": "us", "entropy": entropy(), **more}
    answer = await client.post("/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    made: dict[str, str] = answer.json()
    return made


async def sit(client: httpx.AsyncClient, made: dict[str, str]) -> httpx.Response:
    body = {"invitation": made["invitation"], "entropy": entropy()}
    return await client.post(f"/api/matches/{made['match']}/sit", json=body)


async def test_the_browsers_session_owns_its_seats(sqlite_server: Running) -> None:
    async with browser(sqlite_server) as ann, browser(sqlite_server) as bob:
        made = await create(ann)
        assert (await sit(bob, made)).status_code == 200
        path = f"/api/matches/{made['match']}"
        assert (await ann.get(path)).json()["viewer"] == "us"
        assert (await bob.get(path)).json()["viewer"] == "gb"
        assert (await sqlite_server.client.get(path)).status_code == 401
        second = await create(ann)
        mine = (await ann.get("/api/mine")).json()["matches"]
        assert [one["match"] for one in mine] == [made["match"], second["match"]]
        assert [one["mine"] for one in mine] == [True, False]
        [listed] = (await bob.get("/api/mine")).json()["matches"]
        assert (listed["side"], listed["mine"]) == ("gb", False)
        assert (await sqlite_server.client.get("/api/mine")).json() == {"matches": []}


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    sqlite_server: Running,
) -> None:
    async with browser(sqlite_server) as ann:
        await create(ann)
        answer = await ann.get("/")
        assert "set-cookie" not in answer.headers
    async with browser(sqlite_server) as bob:
        body = {"game": "war1812", "side": "us", "entropy": entropy()}
        cookie = (await bob.post("/api/matches", json=body)).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


async def test_a_program_without_a_page_gets_no_cookie(sqlite_server: Running) -> None:
    await create(sqlite_server.client)
    assert not sqlite_server.client.cookies


async def test_behind_a_trusted_proxy_the_cookie_is_secure_and_links_are_public(
    sqlite_url: str,
) -> None:
    public = "https://play.example"
    async with running(sqlite_url, trusted_proxies="127.0.0.1", public_url=public) as server:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
        async with browser(server, **headers, Origin=public) as ann:
            body = {"game": "war1812", "side": "us", "entropy": entropy()}
            answer = await ann.post("/api/matches", json=body)
            assert "secure" in answer.headers["set-cookie"].lower()
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
            assert answer.json()["links"]["invite"].startswith(f"{public}/sit/")


async def test_a_proxy_that_is_not_trusted_is_not_believed(sqlite_server: Running) -> None:
    async with browser(sqlite_server, **{"X-Forwarded-Proto": "https"}) as ann:
        body = {"game": "war1812", "side": "us", "entropy": entropy()}
        answer = await ann.post("/api/matches", json=body)
        assert "secure" not in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" not in answer.headers


async def test_who_has_a_seat_does_not_use_his_own_invitation_up(sqlite_server: Running) -> None:
    async with browser(sqlite_server) as ann, browser(sqlite_server) as bob:
        made = await create(ann)
        assert (await sit(ann, made)).json()["code"] == "already-seated"
        assert (await sit(bob, made)).status_code == 200


async def test_an_invitation_shows_who_has_a_seat_the_way_to_their_match(
    sqlite_server: Running,
) -> None:
    async with browser(sqlite_server) as ann, browser(sqlite_server) as bob:
        made = await create(ann)
        path = f"/sit/{made['match']}"

        async def shown(who: httpx.AsyncClient) -> tuple[bool, bool, bool]:
            text = (await who.get(path, headers=HTML)).text
            link = f'href="/m/{made["match"]}"'
            return (
                '<section id="entrance" >' in text,
                "The invitation is for the other player" in text,
                link in text,
            )

        assert await shown(ann) == (False, True, True)
        assert await shown(bob) == (True, False, False)
        await bob.post(f"/api/matches/{made['match']}/watch", json={"secret": made["spectator"]})
        assert await shown(bob) == (True, False, False)
        assert (await sit(bob, made)).status_code == 200
        assert await shown(ann) == await shown(bob) == (False, False, True)
        assert await shown(sqlite_server.client) == (False, False, False)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
async def test_another_sites_page_may_not_write(
    sqlite_server: Running, headers: dict[str, str]
) -> None:
    body = {"game": "war1812", "side": "us", "entropy": entropy()}
    answer = await sqlite_server.client.post("/api/matches", json=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")


FAKED = (
    "javascript://{}",
    "//{}",
    "{}",
    "ftp://{}",
    "http://{}/",
    "http://a@{}",
    "http://{}?",
    "http://",
)


@pytest.mark.parametrize("faked", FAKED)
async def test_an_origin_is_a_scheme_and_a_host_and_nothing_else(
    sqlite_server: Running, faked: str
) -> None:
    host = sqlite_server.url.removeprefix("http://")
    body = {"game": "war1812", "side": "us", "entropy": entropy()}
    statuses = []
    # A proxy that nobody told us to trust may speak TLS for us.
    for origin in (faked.format(host), f"http://{host}", f"https://{host}"):
        headers = {"Origin": origin}
        answer = await sqlite_server.client.post("/api/matches", json=body, headers=headers)
        statuses.append(answer.status_code)
    assert statuses == [403, 201, 201]


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        ({"public_url": "https://play.example"}, {}),
        ({"trusted_proxies": "127.0.0.1"}, {"X-Forwarded-Proto": "https"}),
    ],
)
async def test_behind_tls_a_page_without_it_is_another_sites(
    sqlite_url: str, settings: dict[str, str], headers: dict[str, str]
) -> None:
    body = {"game": "war1812", "side": "us", "entropy": entropy()}
    async with running(sqlite_url, **settings) as server:
        statuses = []
        for origin in ("http://play.example", "https://play.example"):
            asked = {**headers, "Host": "play.example", "Origin": origin}
            answer = await server.client.post("/api/matches", json=body, headers=asked)
            statuses.append(answer.status_code)
    assert statuses == [403, 201]


async def test_every_answer_has_safe_headers(sqlite_server: Running) -> None:
    for path in ("/", "/api/games", "/nothing", "/healthz", "/api/matches/x", "/static/x"):
        answer = await sqlite_server.client.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, path
        assert "server" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"


async def test_pages_have_no_script_of_their_own(sqlite_server: Running) -> None:
    async with browser(sqlite_server, **HTML) as ann:
        made = await create(ann, name="</script><b>")
        for path in (
            "/",
            "/new",
            f"/sit/{made['match']}",
            f"/device/{made['match']}",
            f"/watch/{made['match']}",
            f"/m/{made['match']}",
            "/rules",
            "/rules/war1812",
            "/rules/war1812/10.1",
            "/games/war1812",
            "/games/war1812/lesson",
        ):
            answer = await ann.get(path)
            assert answer.status_code == 200, path
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert not re.search(r"<script(?![^>]* src=)", answer.text), path
            assert not re.search(r"\son[a-z]+=|\sstyle=|javascript:", answer.text), path
            assert "</script><b>" not in answer.text


async def test_a_page_that_is_not_there_is_a_page(sqlite_server: Running) -> None:
    for path, status in (("/nothing", 404), ("/m/000000000000", 404), ("/rules/chess", 404)):
        answer = await sqlite_server.client.get(path, headers=HTML)
        assert answer.status_code == status
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    seats = await begin(sqlite_server.client, "pickets", watch="nobody")
    answer = await sqlite_server.client.get(f"/m/{seats.match}", headers=HTML)
    assert answer.status_code == 401


@pytest.mark.parametrize(
    ("headers", "language", "words"),
    [
        ({}, "en", "New match"),
        ({"Accept-Language": "ja-JP,ja;q=0.9,en;q=0.8"}, "ja", "新しい対戦"),
        ({"Cookie": "language=ja", "Accept-Language": "en"}, "ja", "新しい対戦"),
        ({"Cookie": "language=en", "Accept-Language": "ja"}, "en", "New match"),
        ({"Cookie": "language=xx", "Accept-Language": "ja"}, "ja", "新しい対戦"),
        ({"Cookie": "language=xx"}, "en", "New match"),
    ],
)
async def test_a_page_speaks_the_language_it_is_asked_for_in(
    sqlite_server: Running, headers: dict[str, str], language: str, words: str
) -> None:
    for path in ("/", "/nothing"):
        answer = await sqlite_server.client.get(path, headers=HTML | headers)
        assert f'<html lang="{language}">' in answer.text
        assert words in answer.text
        assert answer.headers["vary"] == "Accept-Language, Cookie"


async def test_the_match_page_gets_its_languages_catalogue(sqlite_server: Running) -> None:
    async with browser(sqlite_server, **HTML, **{"Accept-Language": "ja"}) as ann:
        made = await create(ann)
        page = (await ann.get(f"/m/{made['match']}")).text
        assert '<html lang="ja">' in page
        prefix = re.search(r"/static/[0-9a-f]{16}", page)
        assert prefix is not None
        assert "1812年戦争" in (await ann.get(f"{prefix[0]}/locale/ja.ftl")).text


@pytest.mark.parametrize(
    ("headers", "words"),
    [
        ({}, "There is nothing here."),
        ({"Accept-Language": "ja"}, "ここには何もありません。"),
        ({"Cookie": "language=ja"}, "ここには何もありません。"),
        ({"Cookie": "language=en", "Accept-Language": "ja"}, "There is nothing here."),
    ],
)
async def test_the_api_words_its_problems_as_the_page_speaks(
    sqlite_server: Running, headers: dict[str, str], words: str
) -> None:
    answer = await sqlite_server.client.get("/api/nothing", headers=headers)
    assert answer.json()["title"] == answer.json()["detail"] == words
    assert answer.headers["vary"] == "Accept-Language, Cookie"
    # Also what is refused before it comes to a route.
    crossed = {**headers, "Origin": "https://elsewhere.example"}
    answer = await sqlite_server.client.post("/api/matches", headers=crossed)
    assert answer.status_code == 403
    assert ("page" in answer.json()["title"]) == (words == "There is nothing here.")


async def test_the_technical_part_of_a_problem_stands_behind_its_words(
    sqlite_server: Running,
) -> None:
    headers = {"Accept-Language": "ja"}
    answer = await sqlite_server.client.post("/api/matches", json={"game": 1}, headers=headers)
    assert answer.json()["detail"].startswith(answer.json()["title"] + " (")


async def test_opening_an_invitation_spends_nothing(sqlite_server: Running) -> None:
    made = await create(sqlite_server.client)
    for _ in range(3):
        answer = await sqlite_server.client.get(f"/sit/{made['match']}", headers=HTML)
        assert answer.status_code == 200
    assert (await sit(sqlite_server.client, made)).status_code == 200


async def test_static_files_never_change(sqlite_server: Running) -> None:
    page = (await sqlite_server.client.get("/", headers=HTML)).text
    prefix = re.search(r"/static/[0-9a-f]{16}", page)
    assert prefix is not None
    for path in ("/js/main.js", "/locale/en.ftl"):
        answer = await sqlite_server.client.get(prefix[0] + path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    for path in ("/js/nothing.js", "/../app/config.py", "/locale/xx.ftl"):
        answer = await sqlite_server.client.get(prefix[0] + path)
        assert answer.status_code == 404
        assert answer.headers["cache-control"] == "no-store"


async def test_boards_and_games(sqlite_server: Running) -> None:
    for game in (await sqlite_server.client.get("/api/games")).json()["games"]:
        board = await sqlite_server.client.get(game["board"])
        assert board.headers["content-type"] == "application/json"
        assert board.json()


async def test_health(server: Running) -> None:
    for path in ("/healthz", "/readyz"):
        assert (await server.client.get(path)).text == "ok\n"


async def test_metrics_of_a_public_server_want_a_token(sqlite_url: str) -> None:
    # A proxy on this machine may pass anybody's request on, without saying so.
    async with running(sqlite_url, public_url="https://vedette.example") as server:
        assert (await server.client.get("/metrics")).status_code == 404


async def test_metrics_go_to_who_bears_the_token(sqlite_url: str) -> None:
    async with running(sqlite_url, metrics_token="counts") as server:
        for borne, status in (("Bearer counts", 200), ("Bearer other", 404), ("", 404)):
            answer = await server.client.get("/metrics", headers={"authorization": borne})
            assert answer.status_code == status


async def test_metrics_are_for_this_machine_alone(sqlite_server: Running) -> None:
    answer = await sqlite_server.client.get("/metrics")
    assert "vedette_sockets" in answer.text
    through = {"X-Forwarded-For": "203.0.113.9"}
    assert (await sqlite_server.client.get("/metrics", headers=through)).status_code == 404


@pytest.mark.parametrize("host", ["vedette.example", "192.0.2.7:8000", "127.0.0.1.example"])
async def test_metrics_do_not_go_through_a_proxy_that_says_nothing_of_itself(
    sqlite_server: Running, host: str
) -> None:
    # It asks from this machine, but for the name that its own guest asked for.
    answer = await sqlite_server.client.get("/metrics", headers={"Host": host})
    assert answer.status_code == 404


async def test_metrics_count_no_step_of_a_draft(sqlite_server: Running) -> None:
    client = sqlite_server.client

    async def counted() -> list[str]:
        text = (await client.get("/metrics")).text
        return [line for line in text.splitlines() if "/api/matches/{id}/" in line]

    seats = await begin(client, "pickets", "us")
    path, token = f"/api/matches/{seats.match}", seats.tokens["us"]
    frame = (await client.get(path, headers=bearer(token))).json()
    before = await counted()
    assert before
    posting = next(one["action"] for one in frame["choices"]["actions"] if one["target"])
    act = {"expect": frame["v"], "key": "act", "action": posting}
    ack = await post(client, f"{path}/act", act, token)
    await post(client, f"{path}/undo", {"expect": ack["v"], "key": "undo"}, token)
    await post(client, f"{path}/why", {"target": "place:mill"}, token)
    assert await counted() == before
    assert (await client.get("/api/openapi.json")).json()["paths"].keys() > UNCOUNTED


async def test_no_secret_is_logged(
    own_sqlite_server: Running, capfd: pytest.CaptureFixture[str]
) -> None:
    seats = await begin(own_sqlite_server.client, "pickets")
    token = seats.tokens["us"]
    await own_sqlite_server.client.get(
        f"/api/matches/{seats.match}?token={token}", headers=bearer(token)
    )
    room = await own_sqlite_server.site.matches.loaded.get(
        next(iter(own_sqlite_server.site.matches.loaded._loaded))
    )
    written = "".join(capfd.readouterr())
    assert "/api/matches/{id}" in written
    for secret in (*seats.tokens.values(), seats.spectator, room.state.info.seed.hex()):
        assert secret not in written


@pytest.mark.parametrize("encoding", ["gzip", "br"])
@pytest.mark.parametrize(
    "name", ["js/i18n.js", "css/base.css", "games/war1812/map.svg", "locale/en.ftl"]
)
async def test_static_text_is_squeezed_for_who_takes_it_so(
    sqlite_server: Running, name: str, encoding: str
) -> None:
    page = (await sqlite_server.client.get("/")).text
    prefix = re.search(r"/static/[0-9a-f]{16}", page)
    assert prefix is not None
    path = f"{prefix[0]}/{name}"
    plain = await sqlite_server.client.get(path, headers={"accept-encoding": "identity"})
    for _ in range(2):  # what is kept of the first is the second's
        squeezed = await sqlite_server.client.get(path, headers={"accept-encoding": encoding})
        assert squeezed.headers["content-encoding"] == encoding
        assert squeezed.content == plain.content
    assert "content-encoding" not in plain.headers
    assert int(squeezed.headers["content-length"]) < len(plain.content) / 2
    assert plain.headers["vary"] == squeezed.headers["vary"] == "Accept-Encoding"
    assert "immutable" in squeezed.headers["cache-control"]


@pytest.mark.parametrize("tail", [".", ")", "/", "%20", "%E3%80%82", "%E2%80%8B"])
async def test_an_address_with_something_behind_it_leads_to_the_match(
    sqlite_server: Running, tail: str
) -> None:
    seats = await begin(sqlite_server.client, "pickets", "us")
    for written in (seats.match + tail, seats.match.upper() + tail, seats.match.upper()):
        answer = await sqlite_server.client.get(f"/m/{written}")
        assert (answer.status_code, answer.headers["location"]) == (307, f"/m/{seats.match}")
    answer = await sqlite_server.client.get(f"/m/{seats.match}{tail}?lang=ja")
    assert answer.headers["location"] == f"/m/{seats.match}?lang=ja"
    for written in (seats.match[:-1], seats.match + "0", "u" * 12):
        answer = await sqlite_server.client.get(f"/m/{written}")
        assert answer.status_code == 404
