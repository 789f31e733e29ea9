"""How certain the board sheet is, datum by datum, from what `data/board.json` says of itself."""

from collections import Counter

import msgspec

from app.engine.provenance import DataTable, Provenance, Row, SourceNote, Stated, datum, sources_of
from app.engine.words import side_name
from app.games.war1812.board import SIDES, STANDARD


class TownOrigin(msgspec.Struct, frozen=True):
    """Provenance of a town."""

    exists: Stated
    value: Stated
    lake: Stated
    reinforcements: dict[str, Stated] = {}


class TownNote(msgspec.Struct, frozen=True):
    """A town, as far as its certainty goes."""

    id: str
    side: str
    value: int
    lake: str
    note: str
    provenance: TownOrigin
    reinforcements: dict[str, int] = {}


class LinkNote(msgspec.Struct, frozen=True):
    """A link, as far as its certainty goes."""

    a: str
    b: str
    kind: str
    note: str
    provenance: Stated


class BlockOrigin(msgspec.Struct, frozen=True):
    """Provenance of a kind of block: how many there are, and their greatest CV."""

    kind: str
    count: Stated
    max: Stated | None
    note: str


class Origins(msgspec.Struct, frozen=True):
    """The parts of the sheet that say how certain it is."""

    sources: dict[str, SourceNote]
    towns: tuple[TownNote, ...]
    links: tuple[LinkNote, ...]
    block_origins: tuple[BlockOrigin, ...]


def provenance() -> Provenance:
    """Return how certain each datum is."""
    origins = msgspec.json.decode(STANDARD.raw, type=Origins)
    return Provenance(
        tables=(
            DataTable("towns", ("exists", "value", "lake"), tuple(map(_town, origins.towns))),
            _reinforcements(origins.towns),
            DataTable("links", ("link",), tuple(map(_link, origins.links))),
            DataTable("blocks", ("count", "cv"), _blocks(origins.block_origins)),
        ),
        sources=sources_of(origins.sources),
    )


def _town(town: TownNote) -> Row:
    origin = town.provenance
    data = (
        datum(side_name(town.side), origin.exists),
        datum(town.value, origin.value),
        datum(f"@{town.lake}" if town.lake else "@war1812-data-inland", origin.lake),
    )
    return Row((f"@town-{town.id}",), data, town.note)


def _reinforcements(towns: tuple[TownNote, ...]) -> DataTable:
    years = tuple(str(year) for year in STANDARD.sheet.calendar.years[1:])
    rows = tuple(
        Row(
            (f"@town-{town.id}",),
            tuple(
                datum(town.reinforcements[year], town.provenance.reinforcements[year])
                for year in years
            ),
        )
        for town in towns
        if town.reinforcements
    )
    return DataTable("reinforcements", years, rows)


def _link(link: LinkNote) -> Row:
    value = datum(f"@war1812-data-{link.kind}", link.provenance)
    return Row((f"@town-{link.a}", f"@town-{link.b}"), (value,), link.note)


def _blocks(origins: tuple[BlockOrigin, ...]) -> tuple[Row, ...]:
    rows, blocks = [], STANDARD.sheet.blocks
    for origin in origins:
        for side in SIDES:
            greatest = [b.max for b in blocks if (b.side, b.kind) == (side, origin.kind)]
            count = len(greatest) if origin.max else STANDARD.sheet.ships_per_side
            if count:
                cv = datum(_spread(greatest), origin.max) if origin.max else None
                name = (side_name(side), f"@kind-{origin.kind}")
                rows.append(Row(name, (datum(count, origin.count), cv), origin.note))
    return tuple(rows)


def _spread(greatest: list[int]) -> str:
    """Write 6 blocks of CV 4 and 7 of CV 3 as "6 × 4, 7 × 3"."""
    counted = sorted(Counter(greatest).items(), reverse=True)
    if len(greatest) == 1:
        return str(greatest[0])
    return ", ".join(f"{blocks} × {cv}" for cv, blocks in counted)
