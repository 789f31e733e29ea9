"""How certain the board sheet is, datum by datum, from what `data/origins.json` says of it.

The rules name half of the spaces and some of the counters and cards; most numbers are reconstructed
from the history of the war, so that they fit everything that the rules or public reports give.
"""

from collections import Counter
from importlib import resources

import msgspec

from app.engine.provenance import DataTable, Provenance, Row, SourceNote, Stated, datum, sources_of
from app.engine.words import side_name
from app.games.madison.board import STANDARD, US
from app.games.madison.words import card_name, piece_name, place_name


class SpaceOrigin(msgspec.Struct, frozen=True):
    """Provenance of a space."""

    id: str
    exists: Stated
    value: Stated


class CounterOrigin(msgspec.Struct, frozen=True):
    """Provenance of a counter."""

    id: str
    name: Stated
    numbers: Stated


class CardOrigin(msgspec.Struct, frozen=True):
    """Provenance of a card."""

    id: str
    title: Stated
    effect: Stated


class StartOrigin(msgspec.Struct, frozen=True):
    """Provenance of the counters that begin the campaign in a space."""

    at: str
    pieces: Stated


class Origins(msgspec.Struct, frozen=True):
    """All that is stated of the sheet."""

    sources: dict[str, SourceNote]
    spaces: tuple[SpaceOrigin, ...]
    counters: tuple[CounterOrigin, ...]
    cards: tuple[CardOrigin, ...]
    start: tuple[StartOrigin, ...]
    links: Stated
    odds: Stated
    land: Stated
    naval: Stated
    draw: Stated
    army_1813: Stated


def provenance() -> Provenance:
    """Return how certain each datum is."""
    raw = resources.files(__package__).joinpath("data/origins.json").read_bytes()
    origins = msgspec.json.decode(raw, type=Origins)
    return Provenance(
        tables=(
            DataTable("spaces", ("exists", "value"), tuple(map(_space, origins.spaces))),
            DataTable("links", ("count",), _links(origins)),
            DataTable("counters", ("exists", "numbers"), tuple(map(_counter, origins.counters))),
            DataTable("setup", ("count",), tuple(map(_start, origins.start))),
            DataTable("cards", ("title", "value"), tuple(map(_card, origins.cards))),
            DataTable("tables", ("printed",), _tables(origins)),
        ),
        sources=sources_of(origins.sources),
    )


def _space(origin: SpaceOrigin) -> Row:
    space = STANDARD.spaces[origin.id]
    data = (datum(side_name(space.side), origin.exists), datum(space.value, origin.value))
    return Row((place_name(origin.id),), data)


def _links(origins: Origins) -> tuple[Row, ...]:
    kinds = Counter(link.kind for link in STANDARD.sheet.links)
    return tuple(
        Row((f"@madison-data-{kind}",), (datum(count, origins.links),))
        for kind, count in sorted(kinds.items())
    )


def _counter(origin: CounterOrigin) -> Row:
    sheet = STANDARD.roster[origin.id]
    if sheet.is_leader:
        numbers = f"{sheet.command}, {sheet.modifier:+d}"
    else:
        numbers = f"{sheet.strength or ''}{sheet.letter}"
    data = (datum(f"@madison-kind-{sheet.kind}", origin.name), datum(numbers, origin.numbers))
    return Row((side_name(sheet.side), piece_name(origin.id)), data)


def _start(origin: StartOrigin) -> Row:
    scenario = STANDARD.sheet.scenarios[0]
    count = sum(len(one.pieces) for one in scenario.start if one.at == origin.at)
    return Row((place_name(origin.at),), (datum(count, origin.pieces),))


def _card(origin: CardOrigin) -> Row:
    card = STANDARD.cards[origin.id]
    data = (datum(card_name(origin.id), origin.title), datum(card.value, origin.effect))
    return Row((str(card.year), origin.id), data)


def _tables(origins: Origins) -> tuple[Row, ...]:
    tables = STANDARD.tables
    drawn = ", ".join(str(count) for count in tables.draw.values())
    return (
        Row(("@madison-data-odds",), (datum(len(tables.odds), origins.odds),)),
        Row(("@madison-data-land",), (datum(len(tables.land), origins.land),)),
        Row(("@madison-data-naval",), (datum(len(tables.naval), origins.naval),)),
        Row(("@madison-data-draw",), (datum(drawn, origins.draw),)),
        Row(("@madison-data-army-1813",), (datum(_army("1813"), origins.army_1813),)),
    )


def _army(scenario: str) -> int:
    """Return how many American land units begin a scenario."""
    pieces = (one for at in STANDARD.scenarios[scenario].start for one in at.pieces)
    sheets = (STANDARD.roster[piece] for piece in pieces)
    return sum(sheet.is_land and sheet.side == US for sheet in sheets)
