"""A board of spaces on a frontier: bases, forts, woods, heads of navigation, boxes of the lakes."""

from typing import Any

from .geography import Geography
from .ornaments import ANCHOR
from .strokes import element, number
from .towns import LABELS, mark

FORT = "M0-6.4 1.9-2.7 6.1-2 3.1 1 3.8 5.2 0 3.2-3.8 5.2-3.1 1-6.1-2-1.9-2.7Z"
"""A star fort, as engineers drew it."""
TREES = (
    "M-6 2.6q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zM0 1q-2.6-.4-1.6-2.6"
    "q-.6-2.4 1.6-2.8q2.2.4 1.6 2.8q1 2.2-1.6 2.6zM6 2.6q-2.6-.4-1.6-2.6q-.6-2.4 1.6-2.8"
    "q2.2.4 1.6 2.8q1 2.2-1.6 2.6z"
)
BEARINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BOOM = "M-7-1.4H7M-7 1.4H7M-5-3V3M0-3V3M5-3V3"
"""A boom across a river, beyond which no ship passes."""


def places(geography: Geography) -> list[str]:
    """Draw the mark and the name of each space, and of each lake's box."""
    found = [space(geography, sheet) for sheet in geography.spaces.values()]
    if geography.spaces:
        found += [box_name(geography, lake) for lake in geography.sheet["lakes"]]
    return found


def space(geography: Geography, sheet: dict[str, Any]) -> str:
    """Draw a space: whose it is and its value, a fort, a naval base, the forest round it."""
    name = sheet["id"]
    size = 5.4 + 0.7 * sheet["value"]
    stack, label = geography.plan["stacks"].get(name, ["S", "E"])
    anchor, across, down = LABELS[label]
    is_entry = sheet.get("arrival", False)
    reach = size + (6 if is_entry else 3.5)
    town = {"value": sheet["value"], "reinforcements": is_entry}
    parts = [element("circle", class_="reach", r=number(size + 7))]
    if sheet["terrain"] == "forest":
        at = f"translate(0 {number(size + 3.4)})"
        parts.append(element("path", class_="grove", d=TREES, transform=at))
    parts.append(mark(town, size, is_round=sheet["side"] == geography.plan["round"]))
    if sheet["value"]:
        parts.append(
            element("text", str(sheet["value"]), class_="value", y=3.5, text_anchor="middle")
        )
    parts += signs(sheet, size)
    words = element(
        "text",
        sheet["name"],
        class_="lettering town-name",
        x=number(across * reach),
        y=number(down * reach if anchor == "middle" else down * 10),
        text_anchor=anchor,
        data_word=f"{geography.plan['words']}{name}",
    )
    (x, y) = geography.space_spot(name)
    return element(
        "g",
        element("g", *parts, words, class_="scaled"),
        id=f"space-{name}",
        class_=f"town zone {sheet['side']} value-{sheet['value']} {sheet['terrain']}",
        data_bearing=turned(stack, geography.plan.get("turn", 0)),
        data_x=x,
        data_y=y,
        transform=f"translate({x} {y})",
    )


def turned(bearing: str, turn: float) -> str:
    """Return a bearing on the drawing, which is turned counterclockwise."""
    return BEARINGS[(BEARINGS.index(bearing) - round(turn / 45)) % len(BEARINGS)]


def signs(sheet: dict[str, Any], size: float) -> list[str]:
    """Draw the star of a fort and the anchor of a base, faint where it is in reserve."""
    found = []
    if fort := sheet.get("fort"):
        at = f"translate({number(-size - 1.5)} {number(-size - 1)})"
        later = " later" if "since" in fort else ""
        found.append(element("path", class_=f"fort{later}", d=FORT, transform=at))
    if base := sheet.get("base"):
        at = f"translate({number(size + 1)} {number(-size - 1.5)})"
        kind = "base reserve" if base.get("backup") else "base"
        found.append(element("path", class_=kind, d=ANCHOR, transform=at))
    return found


def boxes(geography: Geography) -> str:
    """Draw each lake's control box, and the booms at the heads of navigation."""
    if not geography.spaces:
        return ""
    drawn = [sea_ways(geography)]
    drawn += [box(geography, lake) for lake in geography.sheet["lakes"]]
    for lon, lat, angle in geography.plan["heads"]:
        x, y = geography.place(lon, lat)
        turn = angle - geography.plan.get("turn", 0)
        at = f"translate({number(x)} {number(y)}) rotate({number(turn)})"
        drawn.append(element("path", class_="boom", d=BOOM, transform=at))
    return element("g", *drawn, class_="boxes")


def sea_ways(geography: Geography) -> str:
    """Draw how vessels go from each lake's box to its ports, as far as there is water."""
    lines = []
    for lake in geography.sheet["lakes"]:
        x, y, _, _ = box_place(geography, lake)
        for port in geography.spaces.values():
            if port.get("lake") == lake["id"]:
                to_x, to_y = geography.space_spot(port["id"])
                lines.append(f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}")
    return element(
        "g",
        element("clipPath", element("use", href="#waters"), id="water-clip"),
        element("path", class_="sea-way", d="".join(lines), clip_path="url(#water-clip)"),
    )


def box(geography: Geography, lake: dict[str, Any]) -> str:
    """Draw the frame in which the fleet lies that holds a lake, with a line to a narrow one."""
    x, y, wide, high = box_place(geography, lake)
    plan = geography.plan["boxes"][lake["id"]]
    if "leader" in plan:
        to_x, to_y = geography.place(*plan["leader"])
        line = f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"
        leader = element("path", class_="leader", d=line)
    else:
        leader = ""
    frame = {"x": number(x - wide / 2), "y": number(y - high / 2), "rx": 5}
    return "".join(
        [
            leader,
            element("rect", class_="box-sea", **frame, width=wide, height=high),
            element(
                "rect",
                class_="box-area",
                id=f"area-{lake['box']}",
                **frame,
                width=wide,
                height=high,
            ),
        ]
    )


def box_place(geography: Geography, lake: dict[str, Any]) -> tuple[float, float, float, float]:
    """Return the middle of a lake's box, and how wide and high it is."""
    plan = geography.plan["boxes"][lake["id"]]
    x, y = geography.place(*plan["at"])
    wide, high = plan["size"]
    return (x, y, wide, high)


def box_name(geography: Geography, lake: dict[str, Any]) -> str:
    """Draw the name over a lake's box, which is the box's mark."""
    x, y, wide, high = box_place(geography, lake)
    corner = {"x": number(-wide / 2), "y": number(-high / 2), "rx": 5}
    edge = element("rect", class_="box-edge", **corner, width=wide, height=high)
    words = element(
        "text",
        lake["name"],
        class_="lettering box-name",
        y=number(-high / 2 + 11),
        text_anchor="middle",
        data_word=f"{geography.plan['words']}{lake['box']}",
    )
    return element(
        "g",
        edge,
        words,
        id=f"space-{lake['box']}",
        class_="town zone box",
        data_bearing="C",
        data_x=x,
        data_y=y + 6,
        transform=f"translate({x} {y})",
    )
