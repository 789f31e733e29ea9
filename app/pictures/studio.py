"""Where pictures are drawn: one at a time, off the event loop; the latest are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

MAX_PICTURES = 256


class Studio:
    """Draws each picture once. A key must name all that its picture shows."""

    def __init__(self, most: int = MAX_PICTURES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._drawing = asyncio.Lock()

    def has(self, key: Hashable) -> bool:
        """Whether a picture is kept, so that nothing need be made ready to draw it."""
        return key in self._kept

    async def picture(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """Return a picture, drawn now unless it was kept."""
        if key not in self._kept:
            async with self._drawing:
                if key not in self._kept:
                    self._kept[key] = await asyncio.to_thread(draw)
        self._kept.move_to_end(key)
        picture = self._kept[key]
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return picture
