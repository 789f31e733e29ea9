"""Words: Fluent catalogues, one folder a language, put together on the server and on the page."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from app.engine.values import Message, Parameter

LOCALES = Path(__file__).parent / "locale"
DEFAULT = "en"
BEYOND_THE_BOARD = frozenset({"home", "offers", "pages", "previews", "problems", "rules", "verify"})
"""The files whose words no match's page puts together by itself: they are not sent to it."""
ABOUT = ("-data", "-game")
"""How the names of files end that have what a game's own pages say of it: neither are they."""

LESSON = "lesson"
"""How the names of files end that have what only the guided battles say."""


class Catalogue:
    """One language's messages."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.source = source
        """The whole catalogue as Fluent text, as the page gets it."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def format(self, key: str, params: Mapping[str, Parameter] | None = None) -> str:
        """Word a message; an unknown key stands for itself.

        A string parameter that begins with "@" names another message, but "@@" stands for "@".
        """
        if not self._bundle.has_message(key):
            return key
        value = self._bundle.get_message(key).value
        if value is None:
            return key
        words = {name: self.named(value) for name, value in (params or {}).items()}
        text, _ = self._bundle.format_pattern(value, words)
        return str(text)

    def words(self, message: Message) -> str:
        """Word a message of the rules."""
        return self.format(message.key, message.params)

    def named(self, value: Parameter) -> Parameter:
        """Return a parameter as it is read: the words that it names, or itself."""
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        return value[1:] if value.startswith("@@") else self.format(value[1:])


def verbatim(text: str) -> str:
    """Write as a parameter what somebody typed, or words that hold it: never a message's key."""
    return f"@{text}" if text.startswith("@") else text


@cache
def languages() -> tuple[str, ...]:
    """List the languages that there is a catalogue for."""
    return tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


def choose(cookie: str, accepted: str, known: Collection[str]) -> str:
    """Choose a page's language: the one asked for, else the best that the browser takes."""
    if cookie in known:
        return cookie
    for tag in _by_weight(accepted):
        for name in (tag, tag.partition("-")[0]):
            if name in known:
                return name
    return DEFAULT


def _by_weight(accepted: str) -> list[str]:
    """List the tags of an Accept-Language header, the dearest first, none that is refused."""
    weighed = sorted(_weights(accepted), key=lambda pair: -pair[0])
    return [tag for weight, tag in weighed if weight > 0]


def _weights(accepted: str) -> Iterator[tuple[float, str]]:
    for part in accepted.split(","):
        tag, _, rest = part.partition(";")
        name, _, weight = rest.partition("=")
        try:
            yield (float(weight) if name.strip() == "q" else 1.0), tag.strip().lower()
        except ValueError:
            continue


def read(language: str, without: Collection[str] = ()) -> str:
    """Read a language's files as one, but for those of some names."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return "\n".join(file.read_text("utf-8") for file in files if file.stem not in without)


def of_match(language: str, game: str, games: Collection[str]) -> str:
    """Read the words that the page of a game's match may show: no other game's among them."""
    return _of_game(language, game, games, {LESSON, f"{game}-{LESSON}"})


def of_lesson(language: str, game: str, games: Collection[str]) -> str:
    """Read the words that the page of a game's guided battle may show: a match's and its own."""
    return _of_game(language, game, games, set())


def _of_game(language: str, game: str, games: Collection[str], without: set[str]) -> str:
    about = {f"{game}{end}" for end in ABOUT}
    others = {
        file.stem
        for file in (LOCALES / language).glob("*.ftl")
        if file.stem.partition("-")[0] in {*games} - {game}
    }
    return read(language, BEYOND_THE_BOARD | about | others | without)


@cache
def catalogue(language: str = DEFAULT) -> Catalogue:
    """Return a language's catalogue, read once."""
    return Catalogue(language, read(language))
