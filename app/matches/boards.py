"""The games as they are played here: each on its standard board, and on boards that hosts correct.

A match keeps the board that it began on, whatever becomes of the standard one. `planners`: the
machines that this server has for every game, beside each game's own.
"""

from collections.abc import Iterable, Mapping

from app.engine.board_data import digest_of
from app.engine.game import AnyGame
from app.matches.models import MatchInfo


class Boards:
    """Which game a match plays: found by the game's key and the digest of its board's sheet."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        corrected: Iterable[AnyGame] = (),
        planners: Iterable[str] = (),
    ) -> None:
        self.games = games
        self._planners = tuple(planners)
        self._corrected = {(game.key, digest_of(game.sheet)): game for game in corrected}
        self._known = dict(self._corrected)

    def offered(self, key: str) -> dict[str, AnyGame]:
        """Return a game on each corrected board that a new match can have, by its digest."""
        return {digest: game for (of, digest), game in self._corrected.items() if of == key}

    def machines(self, game: AnyGame) -> tuple[str, ...]:
        """Return the machines that a game can be played against here, the best first."""
        return (*self._planners, *game.machines)

    def new(self, key: str, digest: str) -> AnyGame | None:
        """Return the game for a new match, on its standard board with "" for the digest.

        None when no such game, or no such board of it, is offered.
        """
        return self._corrected.get((key, digest)) if digest else self.games.get(key)

    def known(self, info: MatchInfo) -> AnyGame | None:
        """Return the game that a match plays, None when its board has still to be read."""
        standard = self.games[info.game]
        if info.board in ("", digest_of(standard.sheet)):
            return standard
        return self._known.get((info.game, info.board))

    def read(self, key: str, digest: str, sheet: bytes) -> AnyGame:
        """Return a game on a board whose sheet was read, and know it from now on."""
        return self._known.setdefault((key, digest), self.games[key].on(sheet))

    def by_digest(self, key: str, digest: str) -> AnyGame | None:
        """Return a game on a board that some match here has, or may have; None for others."""
        standard = self.games.get(key)
        if standard is not None and digest == digest_of(standard.sheet):
            return standard
        return self._known.get((key, digest))
