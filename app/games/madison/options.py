"""What players may choose otherwise, each with the recommended ruling first."""

from app.engine.values import OptionSheet

OPTIONS: tuple[OptionSheet, ...] = ()
