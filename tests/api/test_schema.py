"""Schemathesis against the OpenAPI document: every answer is one that the document promises.

SCHEMA_EXAMPLES sets how many right and how many wrong requests are made of each call.
"""

import asyncio
import os
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks
from schemathesis.checks import not_a_server_error as no_5xx

from app.config import Settings
from app.games import games
from app.web.main import create_app
from app.web.openapi import CALLS
from app.web.serve import uvicorn_config
from tests.api.generic_client import Seats, begin
from tests.fixtures.serving import Quiet, http_client, played
from tests.fixtures.waiting import comes_true

EXAMPLES = int(os.environ.get("SCHEMA_EXAMPLES", "2"))
DOCUMENT = create_app(Settings(), games()).openapi()
SCHEMA: Any = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = {result.ok().label: result.ok() for result in SCHEMA.get_all_operations()}
API = sorted(label for label in OPERATIONS if " /api/" in label)
load_all_checks()
CHECKS = [
    no_5xx,
    *(
        schemathesis.checks.CHECKS.get_one(name)
        for name in (
            "status_code_conformance",
            "content_type_conformance",
            "response_schema_conformance",
        )
    ),
]


class Served:
    """A server in a thread of its own, since Hypothesis waits for no event loop."""

    def __init__(self, url: str) -> None:
        config = Settings(database_url=url, limits=False, port=0, heartbeat_seconds=1000)
        self._server = Quiet(uvicorn_config(create_app(config, played()), config))
        self._ready = threading.Event()
        self._thread = threading.Thread(target=asyncio.run, args=[self._serve()])
        self.url = ""
        self.seats: Seats

    async def _serve(self) -> None:
        serving = asyncio.create_task(self._server.serve())
        await comes_true(lambda: self._server.started)
        self.url = f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"
        async with http_client(self.url) as client:
            self.seats = await begin(client, "pickets", "us")
        self._ready.set()
        await serving

    def start(self) -> None:
        """Serve."""
        self._thread.start()
        assert self._ready.wait(60)

    def stop(self) -> None:
        """Serve no more."""
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    one = Served(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'vedette.sqlite3'}")
    one.start()
    yield one
    one.stop()


def test_every_call_is_tried() -> None:
    assert len(API) == len(CALLS)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("label", API)
def test_every_answer_is_one_that_the_document_promises(served: Served, label: str) -> None:
    operation = OPERATIONS[label]
    for mode in GenerationMode:
        with_data = st.data()

        @given(case=operation.as_strategy(generation_mode=mode), data=with_data)
        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        def answered(case: Any, data: Any) -> None:
            who = data.draw(st.sampled_from([*served.seats.tokens.values(), "stranger"]))
            if "id" in (case.path_parameters or {}) and data.draw(st.integers(0, 9)) > 0:
                case.path_parameters["id"] = served.seats.match
            headers = {"Authorization": f"Bearer {who}"}
            answer = case.call(base_url=served.url, headers=headers)
            case.validate_response(answer, checks=CHECKS)

        try:
            answered()
        except Unsatisfiable:
            # A call without body and parameters can't be made wrong.
            assert mode is GenerationMode.NEGATIVE
