"""Chapter 22: what may be answered beforehand about the Ottawa.

It answers wherever it is asked: who is not waited for tells nothing of what stands there.
"""

from app.engine.values import Choice, Choices
from app.games.quebec1759.actions import AnswerRaid, OttawaGo
from app.games.quebec1759.view import View1759


def fire_back_if_able(_view: View1759, choices: Choices) -> Choice | None:
    """22.2: fire back with light troops in the zone, else go on."""
    return max(choices.actions, key=lambda one: one.action == AnswerRaid(fire=True))


def go_to_friends(view: View1759, choices: Choices) -> Choice | None:
    """22.2: the Ottawa withdraw to where most of their own side stand."""

    def friends(choice: Choice) -> int:
        action = choice.action
        return view.zones[action.to].army.get(view.side, 0) if isinstance(action, OttawaGo) else -1

    return max(choices.actions, key=friends)
