"""How certain the board sheet is, datum by datum, from what `data/board.json` says of itself."""

import msgspec

from app.engine.provenance import DataTable, Provenance, Row, SourceNote, Stated, datum, sources_of
from app.engine.words import side_name
from app.games.quebec1759.board import STANDARD
from app.games.quebec1759.words import river_name, zone_name
from app.kit.board import BlockSheet


class ZoneOrigin(msgspec.Struct, frozen=True):
    """Provenance of a zone."""

    exists: Stated
    river: Stated
    home: Stated
    code: Stated


class ZoneNote(msgspec.Struct, frozen=True):
    """A zone, as far as its certainty goes."""

    id: str
    name: str
    code: str
    river: str
    home: str
    note: str
    provenance: ZoneOrigin


class RiverNote(msgspec.Struct, frozen=True):
    """A river area, as far as its certainty goes."""

    id: str
    french: int
    provenance: Stated


class RoadNote(msgspec.Struct, frozen=True):
    """A road, or a pair of zones without one; `b` is "*" for all others."""

    a: str
    b: str
    note: str
    provenance: Stated
    crossing: bool = False


class BlockMarks(msgspec.Struct, frozen=True):
    """Provenance of a block."""

    max: Stated
    name: Stated


class BlockNote(msgspec.Struct, frozen=True):
    """A block, as far as its certainty goes."""

    id: str
    provenance: BlockMarks


class BlockOrigin(msgspec.Struct, frozen=True):
    """Provenance of a number of like blocks: how many there are."""

    side: str
    kind: str
    group: str
    max: int
    note: str
    count: Stated

    def is_of(self, block: BlockSheet) -> bool:
        """Whether a block is one of these."""
        mine = (self.side, self.kind, self.group, self.max)
        return mine == (block.side, block.kind, block.group, block.max)


class Origins(msgspec.Struct, frozen=True):
    """The parts of the sheet that say how certain it is."""

    sources: dict[str, SourceNote]
    zones: tuple[ZoneNote, ...]
    rivers: tuple[RiverNote, ...]
    roads: tuple[RoadNote, ...]
    no_roads: tuple[RoadNote, ...]
    blocks: tuple[BlockNote, ...]
    block_origins: tuple[BlockOrigin, ...]


def provenance() -> Provenance:
    """Return how certain each datum is."""
    origins = msgspec.json.decode(STANDARD.raw, type=Origins)
    marks = {block.id: block.provenance for block in origins.blocks}
    zones = tuple(map(_zone, origins.zones))
    roads = tuple(map(_road, (*origins.roads, *origins.no_roads)))
    blocks = tuple(_blocks(origin, marks) for origin in origins.block_origins)
    return Provenance(
        tables=(
            DataTable("zones", ("printed", "river", "home", "code"), zones),
            DataTable("rivers", ("french",), tuple(map(_river, origins.rivers))),
            DataTable("roads", ("road",), roads),
            DataTable("blocks", ("count", "cv", "names"), blocks),
        ),
        sources=sources_of(origins.sources),
    )


def _zone(zone: ZoneNote) -> Row:
    origin = zone.provenance
    data = (
        datum(zone.name, origin.exists),
        datum(river_name(zone.river) if zone.river else "@quebec1759-data-no-river", origin.river),
        datum(side_name(zone.home), origin.home),
        datum(zone.code, origin.code),
    )
    return Row((zone_name(zone.id),), data, zone.note)


def _river(river: RiverNote) -> Row:
    return Row((river_name(river.id),), (datum(river.french, river.provenance),))


def _road(road: RoadNote) -> Row:
    """A pair with a road between, or without one."""
    far = "@quebec1759-data-elsewhere" if road.b == "*" else zone_name(road.b)
    kind = "crossing" if road.crossing else "road"
    is_there = any({road.a, road.b} == {real.a, real.b} for real in STANDARD.sheet.roads)
    value = f"@quebec1759-data-{kind if is_there else 'no-road'}"
    return Row((zone_name(road.a), far), (datum(value, road.provenance),), road.note)


def _blocks(origin: BlockOrigin, marks: dict[str, BlockMarks]) -> Row:
    here = [block for block in STANDARD.sheet.blocks if origin.is_of(block)]
    count = datum(len(here) or STANDARD.sheet.navy.ships, origin.count)
    kind = f"{origin.kind}-{origin.group}" if origin.group else origin.kind
    name = (side_name(origin.side), f"@kind-{kind}")
    if not here:
        return Row(name, (count, None, None), origin.note)
    first = marks[here[0].id]
    named = first.name if len({block.label for block in here}) == len(here) else None
    labels = ", ".join(block.label for block in here)
    return Row(
        name,
        (count, datum(origin.max, first.max), datum(labels, named) if named else None),
        origin.note,
    )
