"""`python -m proofs leakproof`, `leaktiming`, `selfplay`, `handoffs` and `tournament`."""

import asyncio
from typing import Annotated

import typer
from rich.console import Console

from app import games
from app.bots.strengths import PLANNERS
from app.engine.game import AnyGame
from proofs import dice, hand_offs, seeded_leaks
from proofs import leakproof as proof
from proofs import selfplay as random_play
from proofs.reporting import progress, show
from proofs.served import machine_timing, timing
from proofs.served import proof as service
from proofs.served import seeding as served_seeding
from proofs.served.servers import Store
from proofs.tournament import tournament as play_off

GameKey = Annotated[str, typer.Argument(help="The game's key, for example war1812.")]
Matches = Annotated[int, typer.Option(min=1, help="How many matches to play.")]
Seed = Annotated[str, typer.Option(help="The same seed plays the same matches.")]
GameOption = Annotated[str, typer.Option("--game", help="The game's key; else the first.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the report as JSON.")]
Options = Annotated[
    list[str], typer.Option("--option", help="A match option, as key=value; may be repeated.")
]


def leakproof(
    game: GameKey,
    matches: Matches = 20,
    seed: Seed = "vedette",
    as_json: AsJson = False,
    option: Options = [],  # noqa: B006 (typer reads the default, nobody changes it)
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Draw the other options anew for each match.")
    ] = False,
    seed_leaks: Annotated[
        bool,
        typer.Option("--seed-leaks", help="Seed known leaks: each must be caught."),
    ] = False,
    served: Annotated[
        bool, typer.Option("--served", help="By two running servers, and all that they send.")
    ] = False,
) -> None:
    """Show that no viewer can tell two worlds apart before the rules let them."""
    rules = _game(game)
    if seed_leaks:
        _seed_all(rules, seed, served=served, as_json=as_json)
    if mixed and served:
        raise typer.BadParameter("--mixed goes without --served")
    options = _chosen(rules, option)
    with progress("matches", matches) as advance:
        found = (
            asyncio.run(service.leakproof(rules, matches, seed, options, on_match=advance))
            if served
            else proof.leakproof(rules, matches, seed, options, mixed=mixed, on_match=advance)
        )
    show(found, as_json=as_json)
    raise typer.Exit(0 if found.passed else 1)


def _seed_all(game: AnyGame, seed: str, *, served: bool, as_json: bool) -> None:
    kinds = seeded_leaks.of_game(game.key)
    if not kinds:
        told = f"{game.key} has no seeded_leaks.py: only leaks of the engine's are seeded"
        Console(stderr=True).print(told, soft_wrap=True)
    leaks = served_seeding.ALL if served else (*seeded_leaks.SEEDED_LEAKS, *kinds)
    with progress("leaks seeded", len(leaks)) as advance:
        report = (
            asyncio.run(served_seeding.seed_all(game, leaks, seed, advance))
            if served
            else seeded_leaks.seed_all(game, kinds, seed, advance)
        )
    show(report, as_json=as_json)
    raise typer.Exit(1 if report.missed else 0)


def leaktiming(
    game: GameKey,
    actions: Annotated[int, typer.Option(min=50, help="How many actions in both worlds.")] = 20_000,
    seed: Seed = "vedette",
    as_json: AsJson = False,
    seed_delay: Annotated[
        float, typer.Option(help="Seed a delay of so many ms; then it must be caught.")
    ] = 0.0,
    reads: Annotated[
        bool, typer.Option("--reads", help="By what others read over HTTP, not at their sockets.")
    ] = False,
    walk: Annotated[
        bool,
        typer.Option("--walk", help="Seed a log sought back through snapshots; with --reads."),
    ] = False,
    machine: Annotated[
        str, typer.Option(help="Time decisions of this machine: --actions says how many.")
    ] = "",
    database: Annotated[
        Store, typer.Option(help="Where both worlds are stored: a store of our own.")
    ] = "sqlite",
) -> None:
    """Show that the time a message takes tells nothing that is hidden."""
    rules = _game(game)
    with progress("actions", actions) as advance:
        delay = seed_delay / 1000
        timed = (
            machine_timing.timed(rules, machine, actions, seed, delay=delay, on_decision=advance)
            if machine
            else timing.timed(
                rules,
                actions,
                seed,
                delay=delay,
                reads=reads,
                walk=walk,
                store=database,
                on_action=advance,
            )
        )
        report = asyncio.run(timed)
    show(report, as_json=as_json)
    raise typer.Exit(0 if report.passed is not (bool(seed_delay) or walk) else 1)


def selfplay(
    game: GameKey,
    matches: Matches = 20,
    seed: Seed = "vedette",
    as_json: AsJson = False,
    option: Options = [],  # noqa: B006 (typer reads the default, nobody changes it)
) -> None:
    """Play whole matches by random players; fails if one takes too long."""
    rules = _game(game)
    with progress("matches", matches) as advance:
        try:
            report = random_play.selfplay(rules, matches, seed, _chosen(rules, option), advance)
        except random_play.TooLong as error:
            Console(stderr=True).print(str(error))
            raise typer.Exit(1) from error
    show(report, as_json=as_json)


def dicetest(
    keys: Annotated[int, typer.Option(min=100, help="Of how many matches' keys.")] = 20_000,
    matches: Matches = 100,
    seed: Seed = "vedette",
    as_json: AsJson = False,
) -> None:
    """Test by chi-square whether dice and blind draws fall evenly, also in whole matches."""
    with progress("matches", matches * len(games.games())) as advance:
        report = dice.dicetest(keys, matches, seed, advance)
    show(report, as_json=as_json)
    raise typer.Exit(0 if report.passed else 1)


def known_or_first(key: str) -> str:
    """Return the key of the game that was asked for; of the first one, if none was."""
    return _game(key).key if key else next(iter(games.games()))


def _game(key: str) -> AnyGame:
    try:
        return games.game(key)
    except KeyError as error:
        raise typer.BadParameter(error.args[0]) from None


def _chosen(game: AnyGame, given: list[str]) -> dict[str, str]:
    options = {key: value for key, _, value in (text.partition("=") for text in given)}
    try:
        game.blank(game.scenarios[0], options)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    return options


def handoffs(
    game: GameKey,
    matches: Matches = 10,
    seed: Seed = "vedette",
    as_json: AsJson = False,
    scenario: Annotated[str, typer.Option(help="The scenario's key; else the usual one.")] = "",
) -> None:
    """Count how often a match of Commanders changes hands, as it is and answered beforehand."""
    rules = _game(game)
    for in_advance in (False, True):
        with progress("matches", matches) as advance:
            report = hand_offs.count(
                rules, matches, seed, scenario=scenario, in_advance=in_advance, on_match=advance
            )
        show(report, as_json=as_json)


def tournament(
    game: GameKey,
    first: Annotated[str, typer.Argument(help="A machine or a planner, for example general.")],
    second: Annotated[str, typer.Argument(help="Another, or the same, to see the balance.")],
    matches: Matches = 20,
    seed: Seed = "vedette",
    as_json: AsJson = False,
    scenario: Annotated[str, typer.Option(help="The scenario's key; else the usual one.")] = "",
) -> None:
    """Play two machines against each other, both sides in turn with the same dice."""
    rules = _game(game)
    known = (*PLANNERS, *rules.machines)
    for name in (first, second):
        if name not in known:
            raise typer.BadParameter(f"{game} has no {name}, but {', '.join(known)}")
    if scenario and scenario not in rules.scenarios:
        raise typer.BadParameter(f"{game} has no {scenario}, but {', '.join(rules.scenarios)}")
    with progress("matches", matches) as advance:
        report = play_off(
            rules, (first, second), matches, seed, scenario=scenario, on_match=advance
        )
    show(report, as_json=as_json)
