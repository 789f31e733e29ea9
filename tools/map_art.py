"""What an engraver adds to the War of 1812 sheet: lettering, streams, cartouche, compass.

Rivers are our own coarse lines in longitude and latitude; the rules do not use them.
"""

import json
from pathlib import Path
from typing import Any

FRAME: dict[str, Any] = {"x": -60, "y": -10, "width": 1096, "height": 784}

# A point inside each lake tells which shape of the geography it is.
LAKE_LETTERING: dict[str, dict[str, Any]] = {
    "lake-erie": {
        "inside": (200, 530),
        "spot": (215, 522),
        "curve": "M110 585Q210 548 345 476",
        "class": "large",
    },
    "lake-ontario": {
        "inside": (450, 380),
        "spot": (462, 391),
        "curve": "M394 388Q470 367 566 360",
        "class": "medium",
    },
    "lake-champlain": {
        "inside": (801, 270),
        "spot": (862, 262),
        "curve": "M829 246Q868 250 930 246",
        "leader": "M826 243L812 243",
        "class": "small",
    },
}

# Where the blocks in a town stand, and its name where the sheet's own choice would be in their way.
STACKS: dict[str, tuple[str, str]] = {
    "albany": ("W", ""),
    "amherstburg": ("E", "W"),
    "buffalo": ("S", "NE"),
    "burlington": ("S", "E"),
    "detroit": ("N", "E"),
    "erie": ("E", "W"),
    "fort-erie": ("S", "W"),
    "fort-george": ("NW", "W"),
    "fort-niagara": ("E", "N"),
    "kingston": ("N", "W"),
    "lacolle": ("E", "W"),
    "london": ("N", "S"),
    "malone": ("N", "S"),
    "montreal": ("W", "E"),
    "ogdensburg": ("N", "E"),
    "oswego": ("S", "W"),
    "pittsburgh": ("N", "E"),
    "plattsburg": ("S", "E"),
    "port-dover": ("W", "S"),
    "prescott": ("N", "W"),
    "quebec": ("S", "W"),
    "sackets-harbor": ("NE", "E"),
    "sandusky": ("S", "E"),
    "smiths-creek": ("N", "S"),
    "utica": ("E", "S"),
    "williamsburg": ("NE", "SE"),
    "york": ("N", "E"),
}

ART = json.loads((Path(__file__).resolve().parents[1] / "geo/war1812_art.json").read_text("utf-8"))
STREAMS: list[dict[str, Any]] = ART["streams"]
CAPTIONS: list[dict[str, Any]] = ART["captions"]

ANCHOR = "M0-4.6a1.1 1.1 0 1 1 .01 0ZM0-4.6V3.6M-2-2.9H2M-3.4 .8C-3 2.8-1.6 3.7 0 3.7S3 2.8 3.4 .8"

CARTOUCHE = (
    '<g class="cartouche" transform="translate(70 672)">'
    '<rect class="plate" x="-116" y="-46" width="176" height="92" rx="3"/>'
    '<rect class="plate-line" x="-112" y="-42" width="168" height="84" rx="2"/>'
    '<text class="title" x="-28" y="-16" text-anchor="middle">WAR OF 1812</text>'
    '<text class="subtitle" x="-28" y="1" text-anchor="middle">'
    "A Map of the Northern Frontier</text>"
    '<path class="rule" d="M-68 10H12"/>'
    '<g class="scale"><path d="M-88 27V23H-28V27M-28 23H33V27"/>'
    '<path class="filled" d="M-88 23H-28V25.6H-88Z"/>'
    '<text x="-88" y="37" text-anchor="middle">0</text>'
    '<text x="-28" y="37" text-anchor="middle">40</text>'
    '<text x="33" y="37" text-anchor="middle">80 miles</text></g></g>'
)

COMPASS = (
    '<g class="compass" transform="translate(948 655)">'
    '<circle r="34"/><circle r="31"/>'
    '<path class="ray" d="M0-27 4-4 0 0ZM27 0 4 4 0 0ZM0 27-4 4 0 0ZM-27 0-4-4 0 0Z"/>'
    '<path class="ray light" d="M0-27-4-4 0 0ZM27 0 4-4 0 0ZM0 27 4 4 0 0ZM-27 0-4 4 0 0Z"/>'
    '<path class="ray small" d="M15-15 5.4-2.6 2.6-5.4ZM15 15 2.6 5.4 5.4 2.6Z'
    'M-15 15-5.4 2.6-2.6 5.4ZM-15-15-2.6-5.4-5.4-2.6Z"/>'
    '<text y="-38" text-anchor="middle">N</text></g>'
)
