"""`python -m app messages check`: the catalogue and the code agree."""

import typer

app = typer.Typer(no_args_is_help=True, help="The message catalogue.")


@app.command()
def check() -> None:
    """See that every key used exists, every key is used, and parameters agree."""
