"""`python -m app sheet`: write a game's data sheet, and check a corrected one."""

import json
from pathlib import Path
from typing import Annotated

import typer

from app import files
from app.cartography.maps import drawn
from app.data_sheets.files import NotLoaded, load
from app.engine.board_data import digest_of
from app.engine.game import AnyGame
from app.games import games

app = typer.Typer(no_args_is_help=True, help="Data sheets: what is printed on a game's board.")


@app.command("write")
def write(
    game: Annotated[str, typer.Argument(help="Whose: " + ", ".join(games()))],
) -> None:
    """Write the data sheet of a game's standard board, to be corrected."""
    found = games().get(game)
    if found is None or found.data_sheets is None:
        raise typer.BadParameter(f"there are {', '.join(games())}")
    typer.echo(found.data_sheets.written(), nl=False)


@app.command("schema")
def schema(
    game: Annotated[str, typer.Argument(help="Whose: " + ", ".join(games()))],
) -> None:
    """Print the JSON Schema of a game's data sheets: for editors; it knows types and no rules."""
    found = games().get(game)
    if found is None or found.data_sheets is None:
        raise typer.BadParameter(f"there are {', '.join(games())}")
    typer.echo(json.dumps(found.data_sheets.schema(), ensure_ascii=False, indent=2))


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="A data sheet.")],
    draw: Annotated[
        Path | None, typer.Option(help="The folder to draw the board into: else the file's own.")
    ] = None,
    no_draw: Annotated[bool, typer.Option("--no-draw", help="Draw nothing.")] = False,
) -> None:
    """Check a data sheet: tell what it corrects, or every rule that it breaks, and draw its board.

    The board is drawn as SVG beside the file, even where it breaks rules. Exits with 0 when a
    server would load it, else with 1.
    """
    folder = None if no_draw else draw or file.parent
    try:
        game = load(file, games())
    except NotLoaded as refused:
        typer.echo(refused)
        if folder and refused.board:
            typer.echo("No server loads it: this is how its board would look.")
            _draw(refused.board, folder, file.stem)
        raise typer.Exit(1) from None
    typer.echo(_told(game))
    if folder:
        _draw(game, folder, file.stem)


def _told(game: AnyGame) -> str:
    assert game.data_sheets is not None
    about = game.data_sheets.about(game.sheet)
    corrections = game.data_sheets.corrections(game.sheet)
    lines = [
        f"  {one.section} {' – '.join(one.row)} {one.field}: {one.was or '-'} -> {one.now or '-'}"
        for one in corrections
    ]
    count = f"Differs from the standard board: {len(lines)}" if lines else "Nothing differs."
    name = about.name if about else ""
    return "\n".join([f"{game.key}: {name}, {digest_of(game.sheet)[:16]}", count, *lines])


def _draw(game: AnyGame, folder: Path, stem: str) -> None:
    """Draw a board by its file's name; say why where it can't be drawn."""
    try:
        drawings = drawn(files.folder("geo"), game.key, game.sheet)
    except (ArithmeticError, LookupError, StopIteration, ValueError) as error:
        typer.echo(f"it can't be drawn: {error!r}")
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in drawings.items():
        path = folder / f"{stem}-{name}.svg"
        path.write_text(_alone(svg, game.key), encoding="utf-8")
        typer.echo(f"drawn: {path}")


def _alone(svg: str, game: str) -> str:
    """Return a drawing with the ink and paper that the page's style sheets give it."""
    static = files.folder("static")
    shared = [static / "css" / name for name in ("base.css", "map.css")]
    own = sorted((static / "games" / game).glob("*.css"))
    style = "\n".join(sheet.read_text("utf-8") for sheet in (*shared, *own))
    head, end, rest = svg.partition(">")
    return f'{head} data-game="{game}"{end}<style><![CDATA[{style}]]></style>{rest}'
