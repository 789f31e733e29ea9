"""The list of faults: each is held by a test, and each test of a fault is listed."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

FAULTS = {
    "a view sent before the database committed it": (
        "faults/test_store.py::test_a_view_sent_before_the_database_committed_it",
        "live/test_unsaved.py::test_what_can_not_be_saved_is_told_to_nobody",
    ),
    "a decision taken in the other side's phase": (
        "faults/test_turns.py::test_a_decision_taken_in_the_other_sides_phase",
    ),
    "an argument that was not among those offered": (
        "faults/test_turns.py::test_an_argument_that_was_not_among_those_offered",
        "engine/test_match.py::test_an_action_is_refused_exactly_when_it_is_not_among_the_choices",
    ),
    "a built-in attribute's name as an action": (
        "faults/test_turns.py::test_a_built_in_attributes_name_as_an_action",
    ),
    "two commands with one version in a simultaneous phase, both executed": (
        "faults/test_turns.py::test_two_commands_with_one_version_in_a_simultaneous_phase",
        "matches/test_playing.py::test_of_two_commands_with_one_version_the_second_is_stale",
    ),
    "an invalid message from one player that makes the other's next legal one fail": (
        "faults/test_turns.py::"
        "test_an_invalid_message_does_not_make_the_others_next_legal_one_fail",
    ),
    "undo pressed by the opponent": ("faults/test_turns.py::test_undo_pressed_by_the_opponent",),
    "an unmasked frame, before login, on an unknown path or match, that ends the process": (
        "faults/test_connections.py::test_an_unmasked_frame_before_login_does_not_end_the_process",
    ),
    "a write outside the error handling while the database is locked": (
        "faults/test_store.py::test_every_write_while_the_database_is_locked_is_told_to_be_unsaved",
    ),
    "a removed player's open socket that goes on playing": (
        "faults/test_seats.py::test_a_removed_players_open_socket_does_not_go_on_playing",
        "live/test_sockets.py::test_a_revoked_devices_open_socket_is_closed",
    ),
    "a stranger who removes a player and takes their seat": (
        "faults/test_seats.py::test_a_stranger_does_not_remove_a_player_and_take_his_seat",
        "web/test_guards.py::test_a_route_for_seats_or_players_refuses_strangers",
    ),
    "a private match watched by counting ids up": (
        "faults/test_seats.py::test_a_private_match_is_not_watched_by_counting_ids_up",
    ),
    "resign after the end, repeatedly": (
        "faults/test_turns.py::test_resign_after_the_end_repeatedly",
    ),
    "a title or note that ends a script element": (
        "faults/test_markup.py::test_a_title_or_note_that_ends_a_script_element",
        "faults/test_markup.py::test_markup_in_what_never_was_a_name",
        "web/test_pages_and_headers.py::test_pages_have_no_script_of_their_own",
    ),
    "a 16 MiB note": ("faults/test_connections.py::test_a_note_of_16_mib",),
    "a reader that never reads": (
        "faults/test_connections.py::test_a_reader_that_never_reads",
        "web/test_connections.py::test_who_does_not_read_their_answers_is_cut_off",
    ),
    "half-open sockets shown as present": (
        "faults/test_connections.py::test_half_open_sockets_are_not_shown_as_present",
        "people/test_presence.py::test_a_line_that_is_dead_is_noticed_within_two_heartbeats",
    ),
    "log lines undone while a client was away": (
        "faults/test_store.py::test_log_lines_are_not_undone_while_a_client_is_away",
    ),
    "a list whose order follows storage": (
        "faults/test_store.py::test_no_list_follows_the_order_of_storage",
    ),
    "a presence message from each to each": (
        "faults/test_connections.py::test_no_presence_message_goes_from_each_to_each",
    ),
    "cost that grows with the match's age": (
        "faults/test_store.py::test_cost_does_not_grow_with_the_age_of_a_match",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_has_its_test(fault: str) -> None:
    for held in FAULTS[fault]:
        path, _, name = held.partition("::")
        functions = ast.walk(ast.parse((TESTS / path).read_text("utf-8")))
        names = {getattr(function, "name", "") for function in functions}
        assert name in names, held


def test_no_test_of_a_fault_is_left_out_of_the_list() -> None:
    listed = {held for tests in FAULTS.values() for held in tests}
    for path in sorted((TESTS / "faults").glob("test_*.py")):
        if path.name == "test_list.py":
            continue
        for part in ast.parse(path.read_text("utf-8")).body:
            name = getattr(part, "name", "")
            if name.startswith("test_"):
                assert f"faults/{path.name}::{name}" in listed
