"""Nobody can tell two worlds apart before the rules let them."""

from random import Random

from app.games.liberty.actions import Fire
from app.games.liberty.game import GAME
from app.kit.battle import TakeHit
from proofs.leakproof import leakproof
from tests.games.liberty.positions import DONE, at, position, seen, to


def test_hidden_blocks_and_hands_stay_hidden() -> None:
    report = leakproof(GAME, 4, "liberty", {})
    assert report.differences == []
    assert report.missed == []


def test_a_landing_that_has_lost_its_ship_can_be_imagined() -> None:
    """8.4: it came with a ship, which need not be there any more."""
    text = (
        "atlantic: gb howe 1, gb channel-squadron 2; new-york: am morgan, am gates, am de-grasse 1"
    )
    moved = position(text, "gb", french_war=True)
    moved = moved.play("gb", *to("channel-squadron", "new-york"), *to("howe", "new-york"), DONE)
    fought = moved.play("am", DONE).play("am", Fire("de-grasse"), dice=[6])
    landed = fought.play("gb", Fire("channel-squadron"), dice=[1, 6])
    hit = landed.play("am", Fire("morgan"), dice=[1, 1, 6])
    alone = hit.play("gb", TakeHit("channel-squadron"))
    assert alone.where("channel-squadron") != alone.where("howe") == at("new-york")
    imagined, _ = GAME.imagine(seen(alone.state, "public"), Random(1))
    assert seen(imagined, "public") == seen(alone.state, "public")
