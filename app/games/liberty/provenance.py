"""How certain the board sheet is, datum by datum, from what `data/origins.json` says of it.

Nobody has published the map, the labels, the split of the cards or the set-up: much is designed
here so that it fits every number that the rules or public reports give.
"""

from collections import Counter
from importlib import resources

import msgspec

from app.engine.provenance import DataTable, Provenance, Row, SourceNote, Stated, datum, sources_of
from app.engine.words import side_name
from app.games.liberty.board import INDIAN_TOWN, STANDARD
from app.games.liberty.words import place_name, printed_name


class TownOrigin(msgspec.Struct, frozen=True):
    """Provenance of a town."""

    at: str
    exists: Stated
    value: Stated


class BlockOrigin(msgspec.Struct, frozen=True):
    """Provenance of a block."""

    id: str
    name: Stated
    strength: Stated
    fire: Stated
    move: Stated


class RiverOrigin(msgspec.Struct, frozen=True):
    """Provenance of a river's way."""

    id: str
    path: Stated


class StartOrigin(msgspec.Struct, frozen=True):
    """Provenance of where a block starts."""

    block: str
    at: Stated


class CardsOrigin(msgspec.Struct, frozen=True):
    """Provenance of the deck: how many cards of a kind, and how many of each value."""

    count: Stated
    split: Stated


class SidesOrigin(msgspec.Struct, frozen=True):
    """Provenance of the sides of hexes."""

    terrain: Stated
    limit: Stated


class Origins(msgspec.Struct, frozen=True):
    """All that is stated of the sheet."""

    sources: dict[str, SourceNote]
    towns: tuple[TownOrigin, ...]
    blocks: tuple[BlockOrigin, ...]
    rivers: tuple[RiverOrigin, ...]
    start: tuple[StartOrigin, ...]
    cards: CardsOrigin
    sides: SidesOrigin
    halves: Stated
    victory: Stated


def provenance() -> Provenance:
    """Return how certain each datum is."""
    raw = resources.files(__package__).joinpath("data/origins.json").read_bytes()
    origins = msgspec.json.decode(raw, type=Origins)
    return Provenance(
        tables=(
            DataTable("towns", ("exists", "value"), tuple(map(_town, origins.towns))),
            DataTable("sides", ("count", "limit"), _sides(origins.sides)),
            DataTable("rivers", ("path",), tuple(map(_river, origins.rivers))),
            DataTable("blocks", ("cv", "fire", "move"), tuple(map(_block, origins.blocks))),
            DataTable("setup", ("place",), tuple(map(_start, origins.start))),
            DataTable("cards", ("number",), _cards(origins.cards)),
            DataTable("numbers", ("printed",), _numbers(origins)),
        ),
        sources=sources_of(origins.sources),
    )


def _town(origin: TownOrigin) -> Row:
    town = STANDARD.towns[origin.at]
    owner = "@liberty-data-indian" if town.side == INDIAN_TOWN else side_name(town.side)
    data = (datum(owner, origin.exists), datum(town.value, origin.value))
    return Row((place_name(origin.at),), data)


def _sides(origin: SidesOrigin) -> tuple[Row, ...]:
    kinds = Counter(
        (side.terrain, bool(side.river) and side.terrain != "clear", side.limit)
        for side in STANDARD.sheet.sides
        if side.ground
    )
    return tuple(
        Row(
            (f"@liberty-data-{terrain}{'-river' if river else ''}",),
            (datum(count, origin.terrain), datum(limit, origin.limit)),
        )
        for (terrain, river, limit), count in sorted(kinds.items())
    )


def _river(origin: RiverOrigin) -> Row:
    river = next(one for one in STANDARD.sheet.rivers if one.id == origin.id)
    path = " – ".join(STANDARD.hexes[at].name for at in river.path)
    return Row((river.name,), (datum(path, origin.path),))


def _block(origin: BlockOrigin) -> Row:
    sheet = STANDARD.roster[origin.id]
    data = (
        datum(sheet.max, origin.strength),
        datum(f"{sheet.letter}{sheet.hits}", origin.fire),
        datum(sheet.move, origin.move),
    )
    return Row((side_name(sheet.side), printed_name(origin.id)), data)


def _start(origin: StartOrigin) -> Row:
    start = next(one for one in STANDARD.sheet.start if one.block == origin.block)
    return Row(
        (printed_name(origin.block), str(start.cv)), (datum(place_name(start.at), origin.at),)
    )


def _cards(origin: CardsOrigin) -> tuple[Row, ...]:
    cards = STANDARD.sheet.cards
    kinds = Counter(card.kind for card in cards)
    values = Counter((card.kind, card.value) for card in cards)
    whole = tuple(
        Row((f"@liberty-data-{kind}",), (datum(count, origin.count),))
        for kind, count in sorted(kinds.items())
    )
    split = tuple(
        Row((f"@liberty-data-{kind}", str(value)), (datum(count, origin.split),))
        for (kind, value), count in sorted(values.items())
    )
    return whole + split


def _numbers(origins: Origins) -> tuple[Row, ...]:
    victory = STANDARD.sheet.victory
    return (
        Row(("@liberty-data-british-win",), (datum(victory.british, origins.victory),)),
        Row(("@liberty-data-american-win",), (datum(victory.american, origins.victory),)),
        Row(("@liberty-data-halves",), (datum("@liberty-data-halves-at", origins.halves),)),
    )
