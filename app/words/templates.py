"""The templates of pages and letters."""

from functools import cache

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from app import files

TEMPLATES = files.folder("templates")


@cache
def environment() -> Environment:
    """Return the templates' environment: everything is escaped, nothing undefined passes."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
