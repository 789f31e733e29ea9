"""A whole match by two players who hear and press keys; what they hear is what the frames say."""

import os
import re
from collections import Counter

import pytest

from tests.browser.ear import (
    Ear,
    here_by_the_frame,
    line_as_told,
    open_tab,
    press_button,
    sit_down,
    step,
    t,
)
from tests.browser.table import begin, caught_up
from tests.fixtures.browser import NewPage
from tests.fixtures.serving import Running

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

WHOLE = bool(os.environ.get("WHOLE_MATCH_BY_EAR"))
"""Play to the last turn, however long it takes."""
ROUNDS = 150
"""Steps of each after which the players, once they have seen a winter, agree on a draw."""
EAGERNESS = 0.3
"""How often a player moves another piece before they give an answer."""


@pytest.mark.long
async def test_two_players_play_a_whole_match_by_ear(
    sqlite_server: Running, new_page: NewPage
) -> None:
    ann, bob, _ = await begin(sqlite_server, new_page, viewport={"width": 1440, "height": 900})
    ears = [await sit_down(ann, 1), await sit_down(bob, 2)]
    for ear in ears:
        await open_tab(ear, "Places")
    done, compared = await played(ears)
    # How long a match lasts lies with the dice.
    assert min(done["taken"], done["dropped"], done["answered"]) >= 5, done
    assert compared > 5
    for ear in ears:
        assert ear.frames[-1]["status"] == "ended"
        assert ear.frames[-1]["view"]["year"] > 1812
        assert_all_was_told(ear)


async def played(ears: list[Ear]) -> tuple[Counter[str], int]:
    """Play to the end; compare what is heard with the frames on the way."""
    done: Counter[str] = Counter()
    compared = 0
    for number in range(100_000):
        steps = [await step(ear, EAGERNESS) for ear in ears]
        done.update(steps)
        if steps == ["ended", "ended"]:
            break
        if "stuck" in steps:
            print("stuck:", ears[0].frames[-1]["choices"] or ears[1].frames[-1]["choices"])
            await caught_up(ears[0].page)
        for ear in ears:
            await ear.listen()
        if number % 8 == 7:
            compared += await hears_what_is(ears[number % 2])
        is_late = not WHOLE and number > ROUNDS
        if is_late and ears[0].frames[-1]["view"]["year"] > 1812 and not done["draw"]:
            done["draw"] += 1
            await agree_on_a_draw(*ears)
    for ear in ears:
        await ear.listen()
    return done, compared


async def agree_on_a_draw(one: Ear, other: Ear) -> None:
    """End the match by both players' will."""
    await open_tab(one, "Match")
    await press_button(one, "Offer a draw")
    await press_button(other, "Accept the draw")


async def hears_what_is(ear: Ear) -> bool:
    """Compare the list of places with the newest frame, once the page has drawn it."""
    told: object = None
    while True:
        frame = ear.frames[-1]
        if await _agrees(ear, frame["view"], frame["choices"]) and frame is ear.frames[-1]:
            return True
        if frame is not told:
            print(f"not drawn yet: {frame['view']}")
            told = frame
        await caught_up(ear.page)


async def _agrees(ear: Ear, view: dict[str, object], choices: dict[str, object] | None) -> bool:
    places = await ear.landmark("tabpanel", "Places")
    turn = await ear.landmark("region", "What is asked")
    if not places or not turn:
        return False
    if choices:
        prompt = choices["prompt"]
        assert isinstance(prompt, dict)
        words = t(prompt["key"], **prompt.get("params", {}))
        if words not in await ear.texts(turn):
            return False
    headings = await ear.look_up(places.node, "heading")
    lists = await ear.look_up(places.node, "list", "Here")
    names = [heading.name for heading in headings if heading.name != "Places"]
    assert len(names) == len(lists)
    for name, there in zip(names, lists, strict=True):
        if sorted(await ear.texts(there)) != here_by_the_frame(view, NAMES[name]):
            return False
    return True


NAMES = {
    t(place if place.startswith("lake-") else f"town-{place}"): place
    for place in (
        *("lake-erie", "lake-ontario", "lake-champlain", "detroit", "sandusky", "pittsburgh"),
        *("erie", "buffalo", "fort-niagara", "oswego", "sackets-harbor", "utica", "albany"),
        *("plattsburg", "burlington", "malone", "ogdensburg", "williamsburg", "amherstburg"),
        *("london", "port-dover", "fort-erie", "fort-george", "york", "smiths-creek"),
        *("kingston", "prescott", "montreal", "lacolle", "quebec"),
    )
}


def assert_all_was_told(ear: Ear) -> None:
    """Every line of the log that came was said, in its order, with its dice."""
    first = max(line["n"] for line in ear.frames[0]["log"]) if ear.frames[0]["log"] else 0
    lines = {line["n"]: line for frame in ear.frames for line in frame["log"]}
    told = [line_as_told(lines[n]) for n in sorted(lines) if n > first]
    missing, at = [], 0
    for words in told:
        try:
            at = ear.said.index(words, at) + 1
        except ValueError:
            missing.append(words)
    # Who was told much at once heard how many lines came before.
    left_out = [re.match(r"(\d+) earlier line", words) for words in ear.said]
    assert len(missing) == sum(int(found[1]) for found in left_out if found), missing[:5]
