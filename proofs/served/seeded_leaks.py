"""Leaks seeded in the running service, each in the function where one of its kind would live."""

from app.engine import match as engine
from app.engine.leaks import SeededLeak
from app.jobs import calls
from app.live import connection
from app.matches import frame as projection
from app.matches import loaded, repository, service
from app.matches import state as match_state
from app.matches.loaded import LoadedMatch
from app.matches.reading import Reading
from app.matches.service import Matches
from app.notify import letters
from app.notify import repository as notices
from app.people import chat
from app.people import repository as people
from app.web import body, health, middleware, openly, pages, pictures, previews
from app.web.api import library, play
from app.web.middleware import AccessLog
from proofs.served import leaky

NOT_APPLICABLE = {
    "delay before an answer": "no bytes tell of it: `python -m proofs leaktiming` seeds it",
    "compression beside a secret": "what a player may choose is not packed with what is hidden: "
    "tests/matches/test_packing.py; that an answer over HTTP is compressed is seeded",
    "suggestions, and a machine's luck": "two people's match has no machine; "
    "tests/adversary/test_machines_luck.py",
    "PINs and the curtain": "a shared device is one cookie for both; "
    "tests/adversary/test_one_cookie_two_seats.py",
}
"""Kinds that have no place in what this proof looks at, and what holds them."""

SEEDED_LEAKS = (
    SeededLeak(
        "raw log sent whole",
        "behind the log's lines come the journal's records",
        Reading,
        "log",
        leaky.log_with_records,
    ),
    SeededLeak(
        "spectator's view richer than a player's",
        "a spectator is taken for the creator",
        match_state,
        "viewers_of",
        leaky.spectators_sit,
    ),
    SeededLeak(
        "logged-out view richer than a player's",
        "the page for passers-by counts the records",
        pages,
        "_entrance",
        leaky.with_seq,
    ),
    SeededLeak(
        "page source", "the board's page counts the records", pages, "_board", leaky.with_seq
    ),
    SeededLeak(
        "preview forgets the filter",
        "the address of a preview's picture counts the records",
        previews,
        "openly",
        leaky.preview_by_seq,
    ),
    SeededLeak(
        "pictures",
        "a position's picture is drawn for all eyes",
        openly,
        "openly",
        leaky.picture_of_the_truth,
    ),
    SeededLeak(
        "cache headers",
        "a picture's ETag is the last record's number",
        pictures,
        "_answer",
        leaky.tag_by_seq,
    ),
    SeededLeak(
        "list forgets the filter",
        "a session's list tells of each match's last record",
        library,
        "my_match",
        leaky.listed_with_seq,
    ),
    SeededLeak(
        "ordering",
        "a session's list stands in the order of records",
        Matches,
        "mine",
        leaky.listed_by_seq,
    ),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "why a gesture can't be made names the last record as its rule",
        Matches,
        "why",
        leaky.why_with_seq,
    ),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "what taking hold of something would open tells of the last record",
        Matches,
        "foresee",
        leaky.foresee_with_seq,
    ),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "what is remembered is dated by the last record",
        Reading,
        "memory",
        leaky.memory_with_seq,
    ),
    SeededLeak(
        "touch, hover, tooltip or info reveals",
        "how far memories are true is told before the end",
        Reading,
        "belief",
        leaky.belief_with_seq,
    ),
    SeededLeak(
        "heartbeat advances on an invisible event",
        "a heartbeat carries the last record's number",
        connection.Connection,
        "_send",
        leaky.heartbeat_by_seq,
    ),
    SeededLeak(
        "number of messages",
        "every change wakes everybody's socket",
        LoadedMatch,
        "publish",
        leaky.told_to_all,
    ),
    SeededLeak(
        "internal bus wakes who could not notice",
        "what another process stored wakes everybody's socket",
        loaded,
        "visible_since",
        leaky.visible_to_all,
    ),
    SeededLeak(
        "size of messages",
        "a frame is as long as the hidden state wants it",
        LoadedMatch,
        "frame",
        leaky.frame_in_steps_of_size,
    ),
    SeededLeak(
        "size of messages",
        "a packed frame is as long as the hidden state wants it",
        LoadedMatch,
        "packed",
        leaky.packed_in_steps_of_size,
    ),
    SeededLeak(
        "a public clock follows hidden events",
        "the time of a claim moves with every record",
        projection,
        "_claim",
        leaky.claim_by_seq,
    ),
    SeededLeak(
        "error texts", "a refusal counts the records", Matches, "_decide", leaky.error_with_seq
    ),
    SeededLeak("compression", "answers are compressed", body, "json", leaky.compressed),
    SeededLeak(
        "metrics", "everybody may read the counts", health, "_is_operator", leaky.everybody_operates
    ),
    SeededLeak(
        "tracing",
        "answers are numbered for whoever asks",
        AccessLog,
        "__call__",
        leaky.numbered_answers,
    ),
    SeededLeak("logs", "commands are logged", play, "_commanded", leaky.commands_logged),
    SeededLeak(
        "tokens in logs", "headers are logged", middleware, "_observe", leaky.headers_logged
    ),
    SeededLeak(
        "presence",
        "steps of a draft count as having been here",
        Matches,
        "command",
        leaky.seen_by_steps,
    ),
    SeededLeak(
        "mail", "a letter carries its record's number", letters, "turn", leaky.letter_with_seq
    ),
    SeededLeak(
        "webhook",
        "a call of a webhook carries its record's number",
        calls,
        "notice_of",
        leaky.call_with_seq,
    ),
    SeededLeak(
        "a notice for what is hidden",
        "steps of a draft put letters into the outbox",
        service,
        "advance",
        leaky.mail_for_steps,
    ),
    SeededLeak(
        "chat", "everybody reads the players' room", chat, "may_read", leaky.everybody_reads
    ),
    SeededLeak(
        "private notes", "notes are the other seat's", people, "note", leaky.of_the_other_seat
    ),
    SeededLeak(
        "devices",
        "the list of devices is the other seat's",
        repository,
        "devices",
        leaky.of_the_other_seat,
    ),
    SeededLeak(
        "profile: a mail address",
        "the address shown is the other seat's",
        notices,
        "address",
        leaky.of_the_other_seat,
    ),
    SeededLeak(
        "idempotency keys",
        "a key that the other side used is answered",
        repository,
        "answer_to_key",
        leaky.key_of_any_seat,
    ),
    SeededLeak(
        "undo",
        "who has no draft undoes the other side's",
        engine,
        "undo",
        leaky.any_draft_undone,
    ),
)
"""One for each kind of leak that has a place in the service's code."""
