"""The client's types of the wire are what the server's types say."""

import msgspec
import pytest
from msgspec import inspect

from tools import wire_types


def test_the_file_is_written_from_the_types() -> None:
    assert wire_types.FILE.read_text("utf-8") == wire_types.written(), "python -m tools.wire_types"


def test_what_has_a_default_may_be_left_out() -> None:
    class Told(msgspec.Struct, omit_defaults=True, tag="told"):
        """Tell of a thing."""

        at: int
        name: str = ""
        by: str | None = None

    [kind] = inspect.multi_type_info([Told])
    assert isinstance(kind, inspect.StructType)
    assert wire_types.interface("Told", kind).splitlines() == [
        "/** Tell of a thing. */",
        "export interface Told {",
        '  type: "told";',
        "  at: number;",
        "  name?: string;",
        "  by?: string;",
        "}",
    ]


def test_two_types_of_one_name_are_refused() -> None:
    def made() -> type:
        class Same(msgspec.Struct):
            pass

        return Same

    with pytest.raises(ValueError, match="are called Same"):
        wire_types.named([made(), made()])
