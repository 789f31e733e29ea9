"""Who hears of a match's changes, and in which order."""

from dataclasses import dataclass
from random import Random

from app.matches.loaded import LoadedMatch
from app.matches.models import Principal, Seat
from tests.matches.test_frames import new_table


@dataclass(eq=False)
class Listener:
    """Somebody at the board, who writes down what they have heard."""

    number: int
    heard: list[int]
    caller = Principal(1, Seat.WATCHER, "")

    def changed(self, _: LoadedMatch) -> None:
        self.heard.append(self.number)


def test_who_came_first_hears_first():
    """Not in an order that follows from where each lies in memory, beside what is hidden."""
    loaded, heard = LoadedMatch(new_table("pickets", 1)), list[int]()
    listeners = [Listener(number, heard) for number in range(40)]
    Random(1).shuffle(listeners)
    for listener in listeners:
        loaded.watchers[listener] = None
    del loaded.watchers[listeners.pop(3)]
    loaded.publish(loaded.state)
    assert heard == [listener.number for listener in listeners]
