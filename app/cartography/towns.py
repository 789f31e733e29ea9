"""Towns and the ways between them."""

from typing import Any

from .geography import Geography
from .strokes import curve_of, element, number

LABELS = {  # Where a name goes: text-anchor, and how it stands off the middle of the mark.
    "E": ("start", 1, 0.34),
    "W": ("end", -1, 0.34),
    "N": ("middle", 0, -1.4),
    "S": ("middle", 0, 2.2),
    "NE": ("start", 0.75, -0.55),
    "NW": ("end", -0.75, -0.55),
    "SE": ("start", 0.75, 1.3),
    "SW": ("end", -0.75, 1.3),
}


def links(geography: Geography) -> str:
    """Draw roads, trails and crossings; the bends come from the sheet."""
    drawn = []
    for link, points in geography.ways:
        line = curve_of(points)
        ways = ["bed", "way", "core"] if link["kind"] == "road" else ["bed", "way"]
        drawn.append(
            element(
                "g",
                *(element("path", class_=way, d=line) for way in ways),
                class_=f"link {link['kind']}" + (" over-border" if link["border"] else ""),
                id=f"link-{link['a']}-{link['b']}",
            )
        )
    return element("g", *drawn, class_="links")


def square(kind: str, half: float) -> str:
    side = number(2 * half)
    return element("rect", class_=kind, x=number(-half), y=number(-half), width=side, height=side)


def mark(town: dict[str, Any], size: float, *, is_round: bool) -> str:
    """Draw a town's mark: its shape tells the country, its size the value, a ring a city."""
    rings = [("mark", size)] + [("ring", size + 2.6)] * bool(town.get("reinforcements"))
    if is_round:
        return "".join(element("circle", class_=kind, r=number(r)) for kind, r in rings)
    return "".join(square(kind, size * 0.93 + r - size) for kind, r in rings)


def town(geography: Geography, name: str) -> str:
    """Draw a town: its mark with its value, its name, an anchor where a fleet has its base."""
    sheet = geography.towns[name]
    size = 5.6 + 0.8 * sheet["value"]
    stack, label = geography.plan["stacks"].get(name, ["", ""])
    anchor, across, down = LABELS[label or sheet["label"]]
    reach = size + (6 if sheet.get("reinforcements") else 3.5)
    words = element(
        "text",
        sheet["name"],
        class_="lettering town-name",
        x=number(across * reach),
        y=number(down * reach if anchor == "middle" else down * 10),
        text_anchor=anchor,
        data_word=f"town-{name}",
    )
    is_round = sheet["side"] == geography.plan["round"]
    parts = [
        element("circle", class_="reach", r=number(size + 7)),
        mark(sheet, size, is_round=is_round),
        element("text", str(sheet["value"]), class_="value", y=3.5, text_anchor="middle"),
    ]
    if sheet["base"]:
        at = f"translate({number(size * 0.8)} {number(-size - 1.5)})"
        parts.append(element("use", href="#anchor", class_="base", transform=at))
    return element(
        "g",
        element("g", *parts, words, class_="scaled"),
        id=f"town-{name}",
        class_=f"town {sheet['side']} value-{sheet['value']}",
        data_bearing=stack or "N",
        data_x=sheet["x"],
        data_y=sheet["y"],
        transform=f"translate({sheet['x']} {sheet['y']})",
    )
