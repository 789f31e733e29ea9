"""What a pilot looks for in a river: flats that dry at low water, and depths in fathoms."""

import random

from .geography import Geography, contains, distance
from .strokes import dotted, element, number, path_of

ROOM = 13


def flats(geography: Geography) -> str:
    """Dot the ground that dries, denser towards its shore, within a dotted line."""
    drawn = []
    for number_of, flat in enumerate(geography.plan.get("flats", [])):
        ring = geography.here(flat)
        chance = random.Random(number_of)
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        dots = []
        for _ in range(int((max(xs) - min(xs)) * (max(ys) - min(ys)) / 16)):
            spot = (chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys)))
            if contains(ring, spot) and not geography.is_land(spot):
                dots.append(spot)
        drawn.append(element("path", class_="flat", d=path_of(ring, closed=True)))
        drawn.append(element("path", class_="stipple", d=dotted(dots)))
    return element("g", *drawn, class_="flats") if drawn else ""


def soundings(geography: Geography) -> str:
    """Write depths on the water; none where a name stands."""
    captions = geography.caption_spots
    drawn = []
    for lon, lat, depth in geography.plan.get("soundings", []):
        x, y = geography.place(lon, lat)
        if all(distance((x, y), spot) > ROOM for spot in captions):
            drawn.append(
                element("text", str(depth), x=number(x), y=number(y), text_anchor="middle")
            )
    return element("g", *drawn, class_="soundings") if drawn else ""
