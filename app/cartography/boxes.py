"""The boxes in the sea of a board of hexes: places of their own that no hex is."""

from typing import Any

from .geography import Geography
from .hexes import town_parts, town_spot, word
from .strokes import Point, curve_of, element, number


def places(geography: Geography) -> list[str]:
    """Draw each box's name, and its town."""
    return [box(geography, at) for at in geography.plan["boxes"]]


def box(geography: Geography, at: str) -> str:
    """Draw a box in the sea: a place of its own that no hex is."""
    plan = geography.plan["boxes"][at]
    (x, y), width, height = plan["at"], plan["width"], plan["height"]
    overseas = geography.plan["overseas"]
    port = next((one for one in geography.sheet[overseas["ports"]] if one["id"] == at), None)
    name = port["name"] if port else overseas["names"][at]
    kind = f"town hex box {port['side'] if port else 'ocean'}"
    parts = []
    if port:
        town = {"side": port["side"], "value": port["value"], "port": True}
        inner = element("g", *town_parts(geography, town), class_="scaled")
        at_corner = f"translate({number(-width / 2 + 20)} {number(-height / 2 + 20)})"
        parts.append(element("g", inner, transform=at_corner))
    words = element(
        "text",
        name,
        class_="lettering box-name",
        x=number(10 if port else 0),
        y=number(-height / 2 + 16),
        text_anchor="middle",
        data_word=word(geography, at),
    )
    return element(
        "g",
        *parts,
        words,
        id=f"hex-{at}",
        class_=kind,
        data_bearing="C",
        data_x=x,
        data_y=y + 6,
        transform=f"translate({x} {y})",
    )


def grounds(geography: Geography) -> str:
    """Draw what lies in the boxes: frames as of inset maps, islands, ships' ways between them."""
    boxes = geography.plan["boxes"]
    lines = "".join(curve_of(plan["way"]) for plan in boxes.values() if "way" in plan)
    ways = [element("path", class_="sea-way", d=lines)]
    islands = geography.plan["overseas"]["islands"]
    drawn = (ground(at, plan, islands.get(at, "")) for at, plan in boxes.items())
    return element("g", *ways, *drawn, class_="boxes")


def lanes(geography: Geography) -> str:
    """Draw the ways of ships between ports and the first box, for arrows and pieces to follow."""
    boxes = geography.plan["boxes"]
    ocean = next(iter(boxes))
    x, y = boxes[ocean]["at"]
    return "".join(
        element(
            "g",
            element(
                "path", class_="guide way", d=curve_of([town_spot(geography, at), *line, (x, y)])
            ),
            id=f"channel-{at}-{ocean}",
        )
        for at, line in lines_of_lanes(geography).items()
    )


def lines_of_lanes(geography: Geography) -> dict[str, list[Point]]:
    """Return by which points ships go from each port to the open sea, on this drawing."""
    ports = geography.plan["overseas"]["lanes"]
    drawn = {at: geography.here(line) for at, line in ports.items()}
    return drawn | {at: [(x, y) for x, y in line] for at, line in geography.plan["lanes"].items()}


def ground(at: str, plan: dict[str, Any], land: str) -> str:
    (x, y), width, height = plan["at"], plan["width"], plan["height"]

    def framed(kind: str, inset: float = 0, **named: str) -> str:
        return element(
            "rect",
            class_=kind,
            **named,
            x=number(x - width / 2 + inset),
            y=number(y - height / 2 + inset),
            width=number(width - 2 * inset),
            height=number(height - 2 * inset),
        )

    at_middle = f"translate({number(x)} {number(y + 14)})"
    return "".join(
        [
            framed("box-sea"),
            element("path", class_="island", d=land, transform=at_middle) if land else "",
            framed("box-line", 3),
            framed("hex-area box-area", id=f"area-{at}"),
        ]
    )
