"""The OpenAPI document: bodies, answers and problems of every call, from the types themselves."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from app.jobs.plans import Plans
from app.jobs.reviews import Review
from app.matches import commands
from app.matches.beliefs import Belief
from app.matches.export import Export, SeatExport
from app.matches.frame import Frame
from app.matches.lessons import LessonStep
from app.matches.luck import LuckOfAll
from app.matches.models import Promise
from app.matches.reading import History, Lines
from app.matches.recollection import Memory
from app.people.models import ChatLine, ChatLines, Note, Players, ShownRematch
from app.web.api import answers
from app.web.api.all_matches import AllMatchesLink, AllTaken
from app.web.api.offers import OpenMatches
from app.web.api.webhooks import LeaveWebhook, ShownWebhook, ShownWebhooks
from app.web.errors import MEDIA_TYPE, STATUS, ProblemBody
from app.words.i18n import Catalogue

REF = "#/components/schemas/{name}"
ENTROPY = "00" * 32
KEY = "0b5f0a52-1"
SECRET = "kRk0BtCyMjnG2xZqSvYqlKv8RcfhTzU9r0GvOtpDBXs"


class Call(NamedTuple):
    """What a call takes and gives, with an example of the body."""

    gives: tuple[type, ...] = ()
    takes: type | None = None
    example: Mapping[str, Any] = {}


CALLS = {
    "create": Call(
        (answers.Created,),
        answers.Create,
        {"game": "war1812", "side": "random", "name": "Ann", "entropy": ENTROPY},
    ),
    "continue_from": Call(
        (answers.Created,),
        answers.Continue,
        {"at": 40, "side": "us", "machine": "commander", "entropy": ENTROPY},
    ),
    "sit": Call(
        (answers.Seated,),
        answers.Sit,
        {"invitation": SECRET, "name": "Bob", "entropy": ENTROPY},
    ),
    "promise": Call((Promise,), answers.SpendOnce, {"secret": SECRET}),
    "watch": Call((answers.Watching,), answers.Spend, {"secret": SECRET}),
    "use_device_link": Call((answers.Seated,), answers.SpendOnce, {"secret": SECRET}),
    "frame": Call((Frame,)),
    "act": Call(
        (answers.Ack,), commands.Act, {"expect": 17, "key": KEY, "action": {"type": "done"}}
    ),
    "undo": Call((answers.Ack,), commands.Undo, {"expect": 17, "key": KEY}),
    "unseal": Call((answers.Ack,), commands.Unseal, {"expect": 17, "key": KEY}),
    "prepare": Call(
        (answers.Ack,),
        commands.Prepare,
        {"expect": 17, "key": KEY, "ask": "fire", "answer": "fire"},
    ),
    "resign": Call((answers.Ack,), commands.Resign, {"expect": 17, "key": KEY}),
    "draw": Call((answers.Ack,), commands.DrawOffer, {"expect": 17, "key": KEY, "do": "offer"}),
    "claim": Call((answers.Ack,), commands.Claim, {"expect": 17, "key": KEY, "do": "win"}),
    "why": Call((answers.Reason,), answers.Why, {"selection": "block:us07", "target": "town:york"}),
    "foresee": Call((answers.Foreseen,)),
    "suggest": Call((answers.Suggestion,)),
    "plans": Call((Plans,)),
    "log": Call((Lines,)),
    "luck": Call((LuckOfAll,)),
    "memory": Call((Memory,)),
    "belief": Call((Belief,)),
    "review": Call((Review,)),
    "history": Call((History,)),
    "export": Call((Export, SeatExport)),
    "add_device_for_all": Call((AllMatchesLink,)),
    "use_device_link_for_all": Call((AllTaken,), answers.SpendOnce, {"secret": SECRET}),
    "devices": Call((answers.Devices,)),
    "add_device": Call((answers.DeviceLink,), answers.NewDevice, {"label": "telephone"}),
    "revoke": Call(),
    "invite_anew": Call((answers.NewLink,)),
    "add_spectators_link": Call((answers.NewLink,)),
    "cancel": Call(),
    "open_matches": Call((OpenMatches,)),
    "own_offer": Call((answers.OwnOffer,)),
    "post_offer": Call((answers.PostedOffer,), answers.PostOffer, {"audience": "anybody"}),
    "withdraw_offer": Call(),
    "notices": Call((answers.ShownNotices,)),
    "leave_address": Call(
        (answers.ShownNotices,),
        answers.LeaveAddress,
        {"address": "ann@example.org", "language": "en"},
    ),
    "remove_address": Call(),
    "confirm_address": Call(takes=answers.Spend, example={"secret": SECRET}),
    "webhooks": Call((ShownWebhooks,)),
    "leave_webhook": Call(
        (ShownWebhook,), LeaveWebhook, {"url": "https://192.0.2.1/turns", "kind": "signed"}
    ),
    "test_webhook": Call((ShownWebhook,)),
    "remove_webhook": Call(),
    "chat": Call((ChatLines,)),
    "say": Call((ChatLine,), answers.Say, {"room": "players", "text": "Well met!", "key": KEY}),
    "notes": Call((Note,)),
    "keep_notes": Call((Note,), answers.KeepNotes, {"expect": 0, "text": "Watch Detroit."}),
    "rename": Call((), answers.Rename, {"name": "Anne"}),
    "last_seen": Call((Players,)),
    "rematch": Call((ShownRematch,)),
    "ask_rematch": Call((ShownRematch,), answers.AskRematch, {"entropy": ENTROPY}),
    "end_rematch": Call((ShownRematch,)),
    "choose_pin": Call((), answers.OpenSeat, {"side": "us", "pin": "1812"}),
    "open_curtain": Call((), answers.OpenSeat, {"side": "us", "pin": "1812"}),
    "close_curtain": Call(),
    "games": Call((answers.Games,)),
    "board": Call((dict,)),
    "corrected_board": Call((dict,)),
    "lesson": Call((LessonStep,)),
    "mine": Call((answers.Mine,)),
}
"""By the name of the route's function."""


def describe(app: FastAPI, catalogue: Catalogue) -> None:
    """Make the application return its whole OpenAPI document."""

    def document() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app, catalogue)
        return app.openapi_schema

    app.openapi = document  # type: ignore[method-assign]


def _document(app: FastAPI, catalogue: Catalogue) -> dict[str, Any]:
    document = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    types = {kind for call in CALLS.values() for kind in (*call.gives, call.takes) if kind}
    wanted = sorted(types - {dict}, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components([*wanted, ProblemBody], ref_template=REF)
    document["components"] = {
        "schemas": schemas,
        "securitySchemes": {
            "token": {"type": "http", "scheme": "bearer"},
            "page": {"type": "apiKey", "in": "cookie", "name": "vedette"},
        },
    }
    for path in document["paths"].values():
        for operation in path.values():
            name = operation["operationId"].split("_api_")[0]
            if name in CALLS:
                _describe(operation, CALLS[name], catalogue)
    return document


def _describe(operation: dict[str, Any], call: Call, catalogue: Catalogue) -> None:
    [status] = [code for code in operation["responses"] if code.startswith("2")]
    good: dict[str, Any] = {"description": operation["summary"]}
    if call.gives:
        good["content"] = {"application/json": {"schema": _one_of(call.gives)}}
    problem = {MEDIA_TYPE: {"schema": {"$ref": REF.format(name="ProblemBody")}}}
    operation["responses"] = {
        status: good,
        **{
            str(code): {"description": _causes(code, catalogue), "content": problem}
            for code in sorted(set(STATUS.values()))
        },
    }
    if call.takes:
        operation["requestBody"] = {
            "required": True,
            "content": {
                "application/json": {
                    "schema": {"$ref": REF.format(name=call.takes.__name__)},
                    "example": dict(call.example),
                }
            },
        }
    operation["security"] = [{}, {"token": []}, {"page": []}]


def _one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    named = [
        {"type": "object"} if kind is dict else {"$ref": REF.format(name=kind.__name__)}
        for kind in kinds
    ]
    return named[0] if len(named) == 1 else {"anyOf": named}


def _causes(status: int, catalogue: Catalogue) -> str:
    codes = [code for code, number in STATUS.items() if number == status]
    return "; ".join(f"`{code}`: {catalogue.format(f'problem-{code}')}" for code in codes)
