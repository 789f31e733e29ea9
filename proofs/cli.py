"""The commands of `python -m proofs`: each shows one of the promises, or how fast a server is."""

import typer

from proofs import commands
from proofs.abuse import commands as abuse
from proofs.bench import command as bench
from proofs.crash import commands as crash

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, help="Vedette's proofs.")
app.command("leakproof")(commands.leakproof)
app.command("leaktiming")(commands.leaktiming)
app.command("selfplay")(commands.selfplay)
app.command("handoffs")(commands.handoffs)
app.command("tournament")(commands.tournament)
app.command("dicetest")(commands.dicetest)
app.command("crashtest")(crash.crashtest)
app.command("abusetest")(abuse.abusetest)
app.command("powerloss")(crash.powerloss)
app.command("bench")(bench.bench)


def main() -> None:
    """Run the command that was asked for."""
    app()
