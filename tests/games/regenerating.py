"""Recorded matches made anew after a change of the rules, as little of them as the change asks for.

    python -m tests.games.regenerating

A match that still plays as recorded keeps its bytes; only the digests of what is shown and offered
in it are written anew. One that doesn't is looked for again, by its ending, its options and kind.
"""

from collections.abc import Iterator
from pathlib import Path

from app import games
from app.engine.values import Illegal
from tests.games import recording
from tests.games.recording import FOLDER, Offers, Recording


def played_again(recorded: Recording) -> Recording | None:
    """Return the match with the digests that it has now; None when it is not played as recorded."""
    headless, offers = None, Offers()
    try:
        for was, made, now in recording.made_again(recorded.heading, recorded.payloads):
            if made != was:
                return None
            offers.add(now)
            headless = now
    except (Illegal, ValueError):
        return None
    if headless is None or headless.state.match.outcome is None:
        return None
    return Recording(recorded.heading, recorded.payloads, recording.closing(headless, offers))


def regenerated(folder: Path = FOLDER) -> Iterator[str]:
    """Write anew what is no longer true; give a line for each file that has changed."""
    for path in sorted(folder.glob("*/*.jsonl")):
        recorded = recording.read(path)
        heading = recorded.heading
        game = games.game(heading.game)
        again = played_again(recorded) if heading.edition == game.edition else None
        if again is None:
            recording.record_all(
                game, heading.options, [heading.ending], heading.kind, folder=folder
            )
            yield f"{path.parent.name}/{path.stem}: another match"
        elif again.closing != recorded.closing:
            recording.write(path, again)
            yield f"{path.parent.name}/{path.stem}: the same actions, shown or offered otherwise"


if __name__ == "__main__":
    for line in regenerated():
        print(line)
