"""Every datum of the board sheet says how certain it is."""

from app.games.quebec1759.board import STANDARD
from app.games.quebec1759.provenance import provenance

BLOCKS_A_SIDE = 25
"""2.1"""


def test_the_sheet_tells_of_every_zone_road_and_block() -> None:
    tables = {table.key: table for table in provenance().tables}
    assert {key: len(table.rows) for key, table in tables.items()} == {
        "zones": len(STANDARD.sheet.zones),
        "rivers": len(STANDARD.sheet.rivers),
        "roads": len(STANDARD.sheet.roads) + 6,
        "blocks": 14,
    }


def test_2_1_the_blocks_told_are_all_the_blocks() -> None:
    blocks = next(table for table in provenance().tables if table.key == "blocks")
    for side, ships in (("gb", STANDARD.sheet.navy.ships), ("fr", 0)):
        rows = [row for row in blocks.rows if row.name[0] == f"@side-{side}"]
        counted = sum(int(row.data[0].value) for row in rows if row.data[0])
        assert counted == BLOCKS_A_SIDE
        assert counted - ships == sum(block.side == side for block in STANDARD.sheet.blocks)


def test_the_road_that_no_source_of_the_game_names_is_not_called_certain() -> None:
    roads = next(table for table in provenance().tables if table.key == "roads")
    found = {row.name: row.data[0].certainty for row in roads.rows if row.data[0]}
    assert found["@zone-SI", "@zone-AB"] == "reconstructed-fair"
    assert found["@zone-BE", "@zone-SC"] == "public"
    assert found["@zone-SC", "@zone-AB"] == "rules"
