"""A browser over HTTP: with cookies of its own, and no page."""

from collections.abc import Mapping
from typing import Any

from tests.api.generic_client import entropy
from tests.fixtures.serving import Running


class Browser:
    """A browser with cookies of its own, and the number that it keeps for itself."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.cookie = ""
        self.headers = {"Origin": server.url, "vedette-browser": entropy()}

    async def ask(self, method: str, path: str, body: Any = None, **more: str) -> Any:
        self.server.client.cookies.clear()
        headers = {**self.headers, **more}
        if self.cookie:
            headers["Cookie"] = self.cookie
        answer = await self.server.client.request(method, path, json=body, headers=headers)
        if given := answer.headers.get("set-cookie"):
            self.cookie = given.partition(";")[0]
        return answer

    async def make(self, **more: Any) -> dict[str, Any]:
        body = {"game": "pickets", "side": "us", "entropy": entropy(), **more}
        made: dict[str, Any] = (await self.ask("POST", "/api/matches", body)).json()
        return made

    async def sit(self, match: Mapping[str, Any]) -> None:
        body = {"invitation": match["invitation"], "entropy": entropy()}
        answer = await self.ask("POST", f"/api/matches/{match['match']}/sit", body)
        assert answer.status_code == 200

    async def link(self) -> str:
        """Make a link for all of its matches; return its secret."""
        answer = await self.ask("POST", "/api/devices")
        assert answer.status_code == 201
        secret: str = answer.json()["link"].partition("#")[2]
        return secret

    async def take(self, secret: str, key: str = "") -> Any:
        return await self.ask("POST", "/api/device", {"secret": secret, "key": key})

    async def viewer(self, match: Mapping[str, Any]) -> str:
        """Return whose frame the browser is given of a match; "" for none."""
        answer = await self.ask("GET", f"/api/matches/{match['match']}")
        return answer.json()["viewer"] if answer.status_code == 200 else ""
