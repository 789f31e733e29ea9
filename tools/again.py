"""The command that plays a test again as it was played."""

import os
import shlex

SETTINGS = ("BUNDLE", "CHROMIUM", "HYPOTHESIS_PROFILE", "TESTS_TIMEOUT_FACTOR")
"""What changes how a test is played, where it is set."""


def command(test: str, *options: str) -> str:
    """Return what to type in the project's folder. `options`: of pytest."""
    settings = [
        f"{name}={shlex.quote(os.environ[name])} " for name in SETTINGS if os.environ.get(name)
    ]
    asked = shlex.join([*options, test])
    return f"{''.join(settings)}.venv/bin/python -m pytest {asked}"
