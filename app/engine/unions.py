"""Unions of tagged values, from their classes: what is stored or sent is decoded to one of them."""

from collections.abc import Iterator
from functools import reduce
from importlib import import_module
from operator import or_
from pkgutil import iter_modules
from typing import Any

import msgspec


def union_of(base: type[msgspec.Struct], *packages: str) -> Any:
    """Return the union of all tagged subclasses of `base` that these packages define, by tag.

    Raises ValueError where two have one tag.
    """
    for package in packages:
        _import_all(package)
    found: dict[str, type] = {}
    for kind in _tagged(base):
        if any(f"{kind.__module__}.".startswith(f"{package}.") for package in packages):
            tag = str(kind.__struct_config__.tag)
            if found.setdefault(tag, kind) is not kind:
                raise ValueError(f"{kind.__qualname__} and {found[tag].__qualname__}: both {tag!r}")
    return reduce(or_, (found[tag] for tag in sorted(found)))


def _import_all(package: str) -> None:
    """Import a module, and all modules of a package: what they define is known only then."""
    found = import_module(package)
    for module in iter_modules(getattr(found, "__path__", ()), f"{package}."):
        import_module(module.name)


def _tagged(base: type[msgspec.Struct]) -> Iterator[Any]:
    for kind in base.__subclasses__():
        # A generic one stands for those made from it: the union names these itself.
        if kind.__struct_config__.tag is not None and not getattr(kind, "__parameters__", ()):
            yield kind
        yield from _tagged(kind)
