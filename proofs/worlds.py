"""Two worlds that look the same to one viewer, played on side by side.

The second world is imagined from the viewer's own view. Both get the same dice and the same
actions, the enemy's translated from block to block; every byte the viewer gets must be the same
until an event tells them something that differs between them.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import msgspec

from app.engine import beforehand, codec
from app.engine import match as engine
from app.engine.fold import decoded_events
from app.engine.game import AnyGame, Slots
from app.engine.match import Match
from app.engine.records import Committed, Disclosed, Record
from app.engine.values import (
    PUBLIC,
    Action,
    Fact,
    Illegal,
    Line,
    Side,
    State,
    View,
    Viewer,
    Waiting,
)
from app.kit.cards import Cards
from app.matches import export, frame
from app.matches.state import MatchState
from proofs.headless import HeadlessMatch, acted, apply_record


class Leak(Exception):
    """The viewer got something from which they can tell two worlds apart."""

    def __init__(self, assertion: str, detail: str) -> None:
        super().__init__(f"{assertion}: {detail}")
        self.assertion = assertion
        self.detail = detail


class Broken(Exception):
    """The proof could not go on: a server refused, or ended, what it is there to do. No leak."""


class Untranslatable(Exception):
    """An action of the first world has no counterpart in the second."""


class Revealed(Exception):
    """From here on the rules let the viewer tell the worlds apart."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """The real match, an imagined one, their viewer, and which block stands for which."""

    real: HeadlessMatch
    imagined: HeadlessMatch
    viewer: Viewer
    pairs: Mapping[str, str]

    def translated(self, action: Action) -> Action:
        """Return the counterpart of an enemy's action: the same, done with the imagined blocks."""
        fields = msgspec.structs.asdict(action)
        return type(action)(**{k: self._translated_value(v) for k, v in fields.items()})

    def _translated_value(self, value: Any) -> Any:
        return self.pairs.get(value, value) if isinstance(value, str) else value


def split(
    headless: HeadlessMatch, viewer: Viewer, rng: Random, *, same_hands: bool = False
) -> Worlds:
    """Imagine a second world for a viewer who has no draft. Raises `Leak`.

    The enemy's draft is not imagined but left out: that there is one must not be seen. What lies
    under seal is put under seal there as well, where that may be seen. Raises `Untranslatable` when
    it can't be. `same_hands`: the cards, where there are any, lie as in the real world.
    """
    match = headless.state.match
    if has_draft(match, viewer):
        raise ValueError(f"{viewer} has a draft, which is not part of a position")
    bare = msgspec.structs.replace(match, drafts={})
    position, slots = _imagined(headless.game, engine.view(bare, viewer), rng)
    if same_hands and isinstance(cards := getattr(match.state, "cards", None), Cards):
        position = msgspec.structs.replace(position, cards=cards)
        slots = headless.game.slots(position, viewer)
    state = replace(headless.state, match=msgspec.structs.replace(bare, state=position))
    pairs = paired(headless.game.slots(match.state, viewer), slots)
    worlds = Worlds(headless, HeadlessMatch(state, headless.key), viewer, pairs)
    if match.shows_ready:
        worlds = _with_seals(worlds)
    compare(worlds)
    return worlds


def has_draft(match: Match, side: Viewer) -> bool:
    """Whether a side has steps of its own, or a seal."""
    draft = match.drafts.get(side)
    return draft is not None and bool(draft.steps or draft.seal)


def _with_seals(worlds: Worlds) -> Worlds:
    """Put the enemies' answers under seal as they are in the real world, in one go.

    When they sealed, the versions that tell it and what was visible of it to each side, the
    imagined world has from the real one.
    """
    real = worlds.real.state
    sealed_at = {}
    for side, draft in real.match.drafts.items():
        if draft.seal is None:
            continue
        sealed_at[side] = draft.sealed_at
        for action in (*draft.steps, draft.seal):
            worlds = replace(worlds, imagined=acted_alike(worlds, side, action)[0])
    imagined = worlds.imagined
    drafts = {
        side: msgspec.structs.replace(draft, sealed_at=sealed_at[side])
        for side, draft in imagined.state.match.drafts.items()
    }
    match = msgspec.structs.replace(
        imagined.state.match, versions=real.match.versions, drafts=drafts
    )
    state = replace(imagined.state, match=match, asked=real.asked, unsaved=real.unsaved)
    return replace(worlds, imagined=replace(imagined, state=state))


def _imagined(game: AnyGame, view: View, rng: Random) -> tuple[State, Slots]:
    try:
        return game.imagine(view, rng)
    except (LookupError, ValueError, StopIteration) as error:
        raise Leak("imagine", f"no world shows this view: {error!r}") from error


def paired(known: Slots, imagined: Slots) -> dict[str, str]:
    """Return which imagined block stands for which real one.

    Slots of the same name belong together; the rest (a way that the viewer can't tie to one
    survivor) is paired by the part of the name before "~". Raises `Leak` if that fails: then the
    imagined world doesn't have the same blocks in the same places.
    """
    pairs = {known[name]: imagined[name] for name in known if name in imagined}
    others = sorted(name for name in imagined if name not in known)
    for name in sorted(name for name in known if name not in imagined):
        match = next((other for other in others if _place(other) == _place(name)), None)
        if match is None:
            raise Leak("imagine", f"no imagined block for {name}")
        others.remove(match)
        pairs[known[name]] = imagined[match]
    return pairs


def paired_anew(worlds: Worlds) -> Worlds:
    """Pair the blocks as the viewer can tell them apart now. Raises `Leak`.

    While an enemy has a draft its blocks stay paired: the draft's steps name them.
    """
    matches = [world.state.match for world in (worlds.real, worlds.imagined)]
    drafting = {side for match in matches for side in match.drafts if has_draft(match, side)}
    if drafting - {worlds.viewer} or any(match.outcome for match in matches):
        return worlds
    known, other = (match.game.slots(match.state, worlds.viewer) for match in matches)
    return replace(worlds, pairs=paired(known, other))


def _place(slot: str) -> str:
    return slot.partition("#")[0].partition("~")[0]


def caught_up(worlds: Worlds) -> Worlds:
    """Return the imagined enemies the same drafts. Raises `Untranslatable` or `Leak`."""
    for side, draft in worlds.real.state.match.drafts.items():
        if engine.is_sealed(worlds.imagined.state.match, side):
            continue
        for action in (*draft.steps, *filter(None, [draft.seal])):
            worlds = replace(worlds, imagined=acted_alike(worlds, side, action)[0])
            compare(worlds)
    return worlds


def played_on(worlds: Worlds, side: Side, action: Action) -> Worlds:
    """Carry out an action in both worlds and compare what the viewer gets.

    Raises `Untranslatable`, `Revealed` or `Leak`.
    """
    other, other_record = acted_alike(worlds, side, action)
    real, record = acted(worlds.real, side, action)
    after = _compared(worlds, real, other, record, other_record)
    if side == worlds.viewer:
        compare_costs(after)
    return after


def fidgeted(worlds: Worlds, side: Side, action: Action) -> Worlds:
    """Make a side's step and take it back in the real world alone. Raises `Leak`.

    Nobody else may notice: not the step, not the undo, not that there was anything.
    """
    real, _ = acted(worlds.real, side, action)
    compare(replace(worlds, real=real))
    state = apply_record(real.state, engine.undo(real.state.match, side))
    after = replace(worlds, real=replace(real, state=prepared(state, side)))
    compare(after)
    return after


def prepared(state: MatchState, side: Side) -> MatchState:
    """Answer all that a side may answer beforehand, or if it has, let it be asked again."""
    for ask, answers in state.game.standing_of(side).items():
        answer = "" if state.match.standing.get(side) else answers[-1]
        state = apply_record(state, beforehand.prepare(state.match, side, ask, answer))
    return state


def resealed(worlds: Worlds, side: Side, action: Action) -> Worlds:
    """Seal for a side and take the seal back in the real world alone. Raises `Leak`.

    Nobody else may notice, where the players did not agree to see it.
    """
    real, _ = acted(worlds.real, side, action)
    compare(replace(worlds, real=real))
    return unsealed(replace(worlds, real=real), side, in_both=False)


def unsealed(worlds: Worlds, side: Side, *, in_both: bool = True) -> Worlds:
    """Take a seal back, in both worlds or in the real one alone. Raises `Leak`."""
    record = engine.unseal(worlds.real.state.match, side)
    after = replace(
        worlds, real=replace(worlds.real, state=apply_record(worlds.real.state, record))
    )
    if in_both:
        state = apply_record(worlds.imagined.state, record)
        after = replace(after, imagined=replace(worlds.imagined, state=state))
    compare(after)
    return after


def undone(worlds: Worlds, side: Side) -> Worlds:
    """Undo the last step of a draft in both worlds. Raises `Leak`."""
    real, other = worlds.real, worlds.imagined
    record = engine.undo(real.state.match, side)
    after = [replace(w, state=apply_record(w.state, record)) for w in (real, other)]
    return _compared(worlds, after[0], after[1], record, record)


def acted_alike(worlds: Worlds, side: Side, action: Action) -> tuple[HeadlessMatch, Record]:
    mine = side == worlds.viewer
    try:
        return acted(worlds.imagined, side, action if mine else worlds.translated(action))
    except Illegal as illegal:
        if mine:
            raise Leak("choices", f"{action} is refused in the other world: {illegal}") from illegal
        raise Untranslatable(str(illegal)) from illegal
    except AssertionError as error:
        raise Leak("engine", f"the other world breaks the engine's own rules: {error}") from error


def _compared(
    worlds: Worlds, real: HeadlessMatch, other: HeadlessMatch, record: Record, other_record: Record
) -> Worlds:
    if told_apart(worlds, record, other_record):
        raise Revealed
    after = replace(worlds, real=real, imagined=other)
    compare(after)
    if real.state.match.drawn != other.state.match.drawn:
        raise Leak("draws", "the worlds used up different numbers of draws")
    return after


def compare_costs(worlds: Worlds) -> None:
    """Demand that the viewer's own record takes as long in both worlds, as far as it is counted.

    One that brings a snapshot takes longer than others.
    """
    if (worlds.real.state.fresh == 0) != (worlds.imagined.state.fresh == 0):
        raise Leak("snapshot", "a record of the viewer's own brings one in one world alone")


def told_apart(worlds: Worlds, record: Record, other_record: Record) -> bool:
    """Follow both worlds event by event to the first that tells the viewer different facts.

    Raises `Leak` if before that somebody is asked something in one world only, or the log tells the
    viewer different things: either may depend on nothing hidden.
    """
    steps = _steps(worlds.real, record, worlds.viewer)
    other_steps = _steps(worlds.imagined, other_record, worlds.viewer)
    for step, other in zip(steps, other_steps, strict=False):
        if step.asked != other.asked:
            raise Leak("question", f"asked in one world {step.asked}, in the other {other.asked}")
        if step.facts != other.facts:
            return True
        if step.lines != other.lines:
            raise Leak("log", f"told in one world {step.lines}, in the other {other.lines}")
    return False


@dataclass(frozen=True, slots=True)
class _Step:
    """An event as its viewer meets it: what it may tell, what it tells, who is asked after it."""

    facts: tuple[Fact, ...]
    lines: tuple[Line, ...]
    asked: tuple[Waiting, ...]


def _steps(headless: HeadlessMatch, record: Record, viewer: Viewer) -> Iterator[_Step]:
    if not isinstance(record, Committed | Disclosed):
        return
    game, position = headless.game, headless.state.match.state
    for event in decoded_events(game, record):
        facts = game.reveals(position, event).get(viewer, ())
        lines = game.log_lines(position, event, viewer)
        position = game.evolve(position, event)
        yield _Step(facts, lines, game.awaiting(position))


def compare(worlds: Worlds) -> None:
    """Demand that the viewer gets the same bytes in both worlds. Raises `Leak`.

    Besides the frame that is the export of a running match, with the log as far as it is kept. No
    hidden block's id and no seed may be in them.
    """
    states = (worlds.real.state, worlds.imagined.state)
    if all(state.match.outcome for state in states):
        _compare_ends(worlds)
        return
    frames = [frame.frame(state, worlds.viewer) for state in states]
    if frames[0] != frames[1]:
        raise Leak("frame", difference(*frames))
    exports = [
        export.seat_export(state, worlds.viewer, state.logs[worlds.viewer].latest)
        for state in states
    ]
    if exports[0] != exports[1]:
        raise Leak("export", difference(*exports))
    for secret in (*hidden_ids(worlds), states[0].info.seed.hex()):
        if f'"{secret}"'.encode() in exports[0]:
            raise Leak("canary", f"what {worlds.viewer} gets holds the secret {secret}")


def hidden_ids(worlds: Worlds) -> list[str]:
    """List the ids that the viewer must not get: of the blocks and cards still hidden from them."""
    hidden = worlds.real.game.slots(worlds.real.state.match.state, worlds.viewer).values()
    return sorted({*hidden} & worlds.pairs.keys())


def _compare_ends(worlds: Worlds) -> None:
    """Compare two ended matches: the open view in the frame may differ, whatever else may not.

    What the viewer would be shown if the match went on stands in for it.
    """
    states = (worlds.real.state, worlds.imagined.state)
    rest = [msgspec.json.decode(frame.frame(state, worlds.viewer)) for state in states]
    views = [codec.wire(engine.view(state.match, worlds.viewer)) for state in states]
    shown = [
        codec.stored({**part, "view": None}) + view for part, view in zip(rest, views, strict=True)
    ]
    if shown[0] != shown[1]:
        raise Leak("frame", difference(*shown))


def difference(real: bytes, other: bytes) -> str:
    at = next(
        (n for n, (a, b) in enumerate(zip(real, other, strict=False)) if a != b),
        min(len(real), len(other)),
    )
    around = slice(max(0, at - 60), at + 60)
    shown, wanted = (text[around].decode(errors="replace") for text in (real, other))
    return f"byte {at}: {shown!r}, not {wanted!r}"


def differing_facts(worlds: Worlds) -> int:
    """Count what differs between the worlds behind the viewer's back: faces, drafts, the rest."""
    real, other = worlds.real.state.match, worlds.imagined.state.match
    blocks = sum(
        _face(real.state, block) != _face(other.state, twin) for block, twin in worlds.pairs.items()
    )
    drafts = sum(has_draft(real, side) for side in real.drafts)
    return blocks + drafts


def _face(state: State, hidden: str) -> bytes:
    """Return what shows on a hidden block; a card is its own face."""
    return codec.stored(msgspec.structs.asdict(state)["blocks"].get(hidden, hidden))


def viewers(game: AnyGame) -> tuple[Viewer, ...]:
    """List those from whom something is hidden."""
    return (*game.sides, PUBLIC)
