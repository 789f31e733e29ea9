"""See that every key used exists, every key is used, and parameters agree."""

import sys

from app.words import i18n
from tools.messages.check import faults, variables


def main() -> None:
    """Print what does not agree, and fail if anything does not."""
    found = list(faults())
    for fault in found:
        print(fault, file=sys.stderr)
    if found:
        raise SystemExit(1)
    print(f"{len(variables(i18n.DEFAULT))} messages, all used, none missing")


if __name__ == "__main__":
    main()
