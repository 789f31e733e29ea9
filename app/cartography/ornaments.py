"""What frames a map: the graduated border, title, scale and compass."""

from .geography import Geography
from .strokes import element, number

MARGIN = 13
ANCHOR = "M0-4.6a1.1 1.1 0 1 1 .01 0ZM0-4.6V3.6M-2-2.9H2M-3.4 .8C-3 2.8-1.6 3.7 0 3.7S3 2.8 3.4 .8"
SCROLL = "C10 -9 24 -8 24 0S14 6 13 0 19 -3 19 0"


def border(geography: Geography) -> str:
    """Draw the border: a rule, degrees in black and white by halves, their numbers, a rule."""
    left, top, right, bottom = geography.frame
    width, height = right - left, bottom - top
    rules = [
        element(
            "rect",
            class_=f"neatline {kind}",
            x=left - out,
            y=top - out,
            width=width + 2 * out,
            height=height + 2 * out,
        )
        for kind, out in (("margin", MARGIN / 2), ("inner", 0), ("inner", 3.4), ("outer", MARGIN))
    ]
    # Degrees are no even steps along the border of a board that is turned, or spread.
    is_even = not (geography.hexes or geography.spaces)
    bars, numbers = graduation(geography) if is_even else ("", [])
    return element("g", *rules, element("path", class_="degrees", d=bars), *numbers, class_="frame")


def graduation(geography: Geography) -> tuple[str, list[str]]:
    """Return every second step as a bar on the border, and the numbers of some of them.

    Without a word in the description steps are half degrees, and whole degrees have numbers.
    """
    left, top, right, bottom = geography.frame
    minutes = geography.plan.get("graduation", {"step": 30, "numbered": 2})
    a_degree = 60 // minutes["step"]
    bars, numbers = [], []
    for step in range(-180 * a_degree, 180 * a_degree):
        degree = step / a_degree
        x, y = geography.place(degree, degree)
        after = geography.place(degree + 1 / a_degree, degree - 1 / a_degree)
        if step % 2 == 0:
            start, end = max(x, left), min(after[0], right)
            if start < end:
                bars += [f"M{number(start)} {number(at)}H{number(end)}" for at in (top, bottom)]
            start, end = max(y, top), min(after[1], bottom)
            if start < end:
                bars += [f"M{number(at)} {number(start)}V{number(end)}" for at in (left, right)]
        if step % minutes["numbered"] == 0:
            if left + 8 < x < right - 8:
                numbers += [degree_of(x, at, degree) for at in (top, bottom)]
            if top + 8 < y < bottom - 8:
                numbers += [degree_of(at, y, degree, upright=True) for at in (left, right)]
    shift = {left: -1.7, top: -1.7, right: 1.7, bottom: 1.7}
    return "".join(shifted(bar, shift) for bar in bars), numbers


def shifted(bar: str, shift: dict[float, float]) -> str:
    """Move a bar from the border's inner edge to the middle between its rules."""
    way = "H" if "H" in bar else "V"
    start, end = bar[1:].split(way)
    x, y = (float(part) for part in start.split())
    if way == "H":
        return f"M{number(x)} {number(y + shift[y])}H{end}"
    return f"M{number(x + shift[x])} {number(y)}V{end}"


def degree_of(x: float, y: float, degree: float, *, upright: bool = False) -> str:
    """Number a degree outside the graduation."""
    whole, minutes = divmod(round(abs(degree) * 60), 60)
    text = f"{whole}°{minutes}′" if minutes else f"{whole}°"
    out = 8.2
    if upright:
        x, y = (x - out, y) if x < 400 else (x + out, y)
        turn = f"rotate({-90 if x < 400 else 90} {number(x)} {number(y)})"
        y += 2.2
    else:
        y = y - out + 2.4 if y < 300 else y + out + 2.2
        turn = ""
    return element(
        "text",
        text,
        class_="degree",
        x=number(x),
        y=number(y),
        text_anchor="middle",
        transform=turn,
    )


def cartouche(geography: Geography) -> str:
    """Draw the title on its plate, with the scale under it."""
    title = geography.plan["title"]
    x, y = title["at"]
    grown = f" scale({title['scale']})" if "scale" in title else ""
    flourish = "".join(
        element(
            "path", class_="flourish", d=f"M0 0{SCROLL}", transform=f"translate({at}) scale({s} 1)"
        )
        for at, s in (("-30 10", "-1"), ("-26 10", "1"))
    )
    plate = [
        "M-112-52H56q0 8 8 8V44q-8 0-8 8H-112q0-8-8-8V-44q8 0 8-8Z",
        "M-109-48H53q1 7 7 8V40q-6 1-7 8H-109q-1-7-7-8V-40q6-1 7-8Z",
    ]
    words = [
        element("text", title[part], class_=part, x=-28, y=at, text_anchor="middle", data_word=word)
        for part, at, word in (
            ("title", -22, f"{title['word']}-title"),
            ("subtitle", -5, f"{title['word']}-subtitle"),
        )
    ]
    return element(
        "g",
        element("path", class_="plate", d=plate[0]),
        element("path", class_="plate-line", d=plate[1]),
        *words,
        flourish,
        "" if geography.spaces else scale_bar(geography),
        class_="cartouche",
        transform=f"translate({x} {y})" + grown,
    )


def scale_bar(geography: Geography) -> str:
    """Draw a true scale of miles: four parts, every second filled."""
    part = geography.plan["title"]["miles"] / 4
    step = part * geography.units_per_mile
    left = -28 - 2 * step
    boxes = [
        element(
            "rect",
            class_="filled" if n % 2 == 0 else "hollow",
            x=number(left + n * step),
            y=21,
            width=number(step),
            height=3.4,
        )
        for n in range(4)
    ]
    numbers = [
        element("text", miles_of(part * n), x=number(left + n * step), y=33, text_anchor="middle")
        for n in range(5)
    ]
    unit = element(
        "text", "Statute miles", x=-28, y=42, text_anchor="middle", data_word="map-miles"
    )
    return element("g", *boxes, *numbers, unit, class_="scale")


def miles_of(miles: float) -> str:
    """Write a number of miles, halves as a fraction."""
    whole, half = divmod(miles, 1)
    if half != 0.5:
        return f"{miles:g}"
    return f"{whole:g}½" if whole else "½"


def compass(geography: Geography) -> str:
    """Draw a rose of the winds with a lily to the north."""
    x, y = geography.plan["compass"]
    far = "".join(
        element("path", class_=kind, d=d, transform=f"rotate({angle})")
        for angle in (45, 135, 225, 315)
        for kind, d in (("ray small", "M0-24 3.4-5 0-3Z"), ("ray small light", "M0-24-3.4-5 0-3Z"))
    )
    near = "".join(
        element("path", class_=kind, d=d, transform=f"rotate({angle})")
        for angle in (0, 90, 180, 270)
        for kind, d in (("ray", "M0-34 4.6-4.6 0 0Z"), ("ray light", "M0-34-4.6-4.6 0 0Z"))
    )
    lily = element(
        "path",
        class_="lily",
        d="M0-52C4-47 3-43 0-40-3-43-4-47 0-52ZM-1-41C-7-41-8-47-5-48M1-41C7-41 8-47 5-48M-4-39H4",
    )
    circles = "".join(element("circle", r=r) for r in (28, 26, 12))
    turn = f" rotate({number(geography.north)})" if geography.north else ""
    at = f"translate({x} {y}){turn}"
    return element("g", circles, far, near, lily, class_="compass", transform=at)
