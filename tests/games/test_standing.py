"""Answers that may be given beforehand: each does what may be done; when it does is no secret."""

from random import Random
from typing import Any

import pytest

from app.engine import beforehand
from app.engine import match as engine
from app.engine.decision_table import DecisionTableGame
from app.engine.values import Illegal
from app.games import games
from app.words.i18n import catalogue
from proofs.headless import acted, opened, pending_sides

GAMES = sorted(key for key, game in games().items() if game.standing)
IMAGINED = 2


@pytest.mark.parametrize("key", GAMES)
def test_whether_it_answers_is_the_same_in_all_worlds_that_the_other_side_takes_for_true(
    key: str,
) -> None:
    game, rng = games()[key], Random(7)
    machine = next(iter(game.machines.values()))
    tried: set[tuple[str, str]] = set()
    for n in range(2):
        headless = opened(game, f"standing/{n}", {})
        while (match := headless.state.match).outcome is None:
            side = pending_sides(headless)[0]
            view: Any = engine.view(match, side)
            offered = engine.choices(match, side)
            assert offered is not None
            for answer in game.standing.get(view.ask, ()) if side not in match.drafts else ():
                said = {view.ask: answer}
                chosen = game.answer_beforehand(view, offered, said)
                assert chosen is None or chosen in offered.actions
                tried.add((view.ask, answer))
                seen = engine.view(match, engine.other(game, side))
                for _ in range(IMAGINED):
                    world, _slots = game.imagine(seen, rng)
                    instead = game.choices(world, side)
                    assert instead is not None
                    other = game.answer_beforehand(game.view(world, side), instead, said)
                    assert (other is None) == (chosen is None), (view.ask, answer)
            headless, _ = acted(headless, side, machine(view, offered, rng).action)
    assert len({ask for ask, _ in tried}) >= 3


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_standing_answer_has_its_words(key: str, language: str) -> None:
    words = catalogue(language)
    for ask, answers in games()[key].standing.items():
        for name in ("", *(f"-{answer}" for answer in answers)):
            told = words.format(f"{key}-standing-{ask}{name}")
            assert told
            assert "standing" not in told


@pytest.mark.parametrize("key", GAMES)
def test_a_standing_answer_stands_beside_a_question_of_the_table(key: str) -> None:
    game = games()[key]
    assert isinstance(game, DecisionTableGame)
    assert set(game.standing) <= set(game.decisions.table)


def test_who_can_never_be_asked_says_nothing_beforehand() -> None:
    """In Quebec 1759 the French alone have the Ottawa, and the British alone are raided."""
    game = games()["quebec1759"]
    of_french = {"visit", "ottawa-go", "ottawa-leave"}
    of_british = {"raid-hits", "answer-raid"}
    assert set(game.standing) - set(game.standing_of("gb")) == of_french
    assert set(game.standing) - set(game.standing_of("fr")) == of_british
    match = opened(game, "standing", {}).state.match
    with pytest.raises(Illegal) as caught:
        beforehand.prepare(match, "gb", "visit", "raid")
    assert caught.value.refusal.message.key == "refusal-no-such-standing-answer"
    # Who said it when it could be said takes it back.
    assert beforehand.prepare(match, "gb", "visit", "").answer == ""
