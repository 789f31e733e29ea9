"""The commands of `python -m app`."""

import typer

from app.data_sheets import commands as data_sheets
from app.remote import command as remote
from app.storage import commands as storage
from app.verify import command as verify
from app.web import serve

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="Vedette.")
app.command("serve")(serve.serve)
app.command("backup")(storage.backup)
app.command("restore")(storage.restore)
app.add_typer(data_sheets.app, name="sheet")
app.command("verify")(verify.command)
app.command("bot")(remote.command)


@app.callback()
def vedette() -> None:
    """Two-player wargames with fog of war, in the browser."""


def main() -> None:
    """Run the command that was asked for."""
    app()
