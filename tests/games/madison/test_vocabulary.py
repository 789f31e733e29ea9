"""8.27 A corrected card says nothing that the evaluator does not know: it broke every match."""

import tomllib
from typing import Any

import pytest

from app import games
from app.engine.data_sheets import SheetRefused
from app.games.madison.board import STANDARD
from app.games.madison.effects import vocabulary
from app.kit.data_sheets import _toml

GAME = games.game("madison")
HEAD = 'game = "madison"\nname = "x"\nsource = "y"\n'


def sheet_with(change: Any) -> str:
    """Return a data sheet whose cards are the printed ones, changed."""
    assert GAME.data_sheets
    cards = tomllib.loads(GAME.data_sheets.written())["cards"]
    change({card["id"]: card for card in cards})
    return HEAD + "cards = [\n" + "\n".join(f"  {_toml(card)}," for card in cards) + "\n]\n"


def refused(change: Any) -> SheetRefused:
    assert GAME.data_sheets
    with pytest.raises(SheetRefused) as caught:
        GAME.data_sheets.read(sheet_with(change))
    return caught.value


def card_with(key: str, **more: Any) -> str:
    """Find a printed card with an operation or a condition of a kind."""
    found = (
        card.id
        for card in STANDARD.cards.values()
        for said in (card.ops if key == "op" else card.when)
        if more.items() <= said.items()
    )
    return next(found)


DRM = card_with("op", op="battle_drm")
REACTION = next(card.id for card in STANDARD.cards.values() if card.window)
CONTROLS = card_with("c", c="controls")


def test_8_27_printed_cards_are_understood() -> None:
    assert list(vocabulary.faults(STANDARD)) == []
    assert GAME.data_sheets
    assert GAME.data_sheets.read(sheet_with(lambda _: None))


def first(card: dict[str, Any], key: str, kind: str) -> Any:
    return next(one for one in card[key] if kind in one.values())


@pytest.mark.parametrize(
    ("card", "change", "told"),
    [
        (DRM, lambda card: card["when"].append({"c": "zzz"}), "no condition 'zzz'"),
        (DRM, lambda card: card["when"].append({}), "no condition None"),
        (DRM, lambda card: card["ops"].append({"op": "zzz"}), "no operation 'zzz'"),
        (DRM, lambda card: card.update(window="zzz"), "window is 'zzz'"),
        (REACTION, lambda card: card.update(window=""), "a reaction has a window"),
        (DRM, lambda card: card["kinds"].append("zzz"), "kinds is 'zzz'"),
        (DRM, lambda card: card.update(side="fr"), "side is 'fr'"),
        (DRM, lambda card: first(card, "ops", "battle_drm").pop("favour"), "has no favour"),
        (DRM, lambda card: first(card, "ops", "battle_drm").update(drm=99), "99 is not between"),
        (DRM, lambda card: first(card, "ops", "battle_drm").update(drm="2"), "'2' is none of"),
        (DRM, lambda card: first(card, "ops", "battle_drm").update(more=2), "no field 'more'"),
        (CONTROLS, lambda card: first(card, "when", "controls").update(space="zzz"), "'zzz'"),
        (CONTROLS, lambda card: first(card, "when", "controls").update(side="zzz"), "'zzz'"),
        (
            DRM,
            lambda card: card["when"].append(
                {"c": "any_of", "conds": [{"c": "leader_in_battle", "leaders": ["nobody"]}]}
            ),
            "'nobody'",
        ),
    ],
)
def test_8_27_what_no_printed_card_says_is_refused_with_its_card(
    card: str, change: Any, told: str
) -> None:
    def of_card(cards: dict[str, Any]) -> None:
        cards[card].setdefault("when", [])
        change(cards[card])

    error = refused(of_card)
    mine = [fault for fault in error.faults if fault.row == (card,)]
    assert any(told in fault.text for fault in mine), error.faults
    assert GAME.data_sheets
    line = GAME.data_sheets.line_of(sheet_with(of_card), mine[0])
    assert f'id = "{card}"' in sheet_with(of_card).splitlines()[line - 1]


def test_8_27_conditions_a_thousand_deep_are_refused() -> None:
    def nest(cards: dict[str, Any]) -> None:
        condition: dict[str, Any] = {"c": "winter"}
        for _ in range(20):
            condition = {"c": "any_of", "conds": [condition]}
        cards[DRM]["when"] = [condition]

    assert "deep in each other" in str(refused(nest))


@pytest.mark.parametrize(
    ("title", "told"),
    [("a\nb", "not printed"), ("x" * 100_000, "letters"), ("a\u202eb", "not printed")],
)
def test_8_27_a_title_is_a_line(title: str, told: str) -> None:
    assert told in str(refused(lambda cards: cards[DRM].update(title=title)))


@pytest.mark.parametrize("value", [10**30, -(10**6)])
def test_8_27_a_number_has_bounds(value: int) -> None:
    assert "a number is beyond" in str(refused(lambda cards: cards[DRM].update(value=value)))


@pytest.mark.parametrize("text", ["x = " + "[" * 5000 + "]" * 5000, "x = 1" + "0" * 5000])
def test_a_text_that_no_reader_can_take_is_refused_and_breaks_nothing(text: str) -> None:
    assert GAME.data_sheets
    with pytest.raises(SheetRefused):
        GAME.data_sheets.read(HEAD + text)
