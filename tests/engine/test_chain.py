"""The hash chain."""

import hashlib

import pytest

from app.engine.chain import GENESIS, SALT_BYTES, link

SALT = bytes(range(SALT_BYTES))


def test_a_link_hashes_the_last_head_the_salt_and_the_bytes():
    assert link(GENESIS, SALT, b"{}") == hashlib.sha256(bytes(32) + SALT + b"{}").hexdigest()


def test_the_chain_never_changes():
    """Pinned: receipts must hold for ever."""
    head = link(link(GENESIS, SALT, b'{"type":"start"}'), bytes(SALT_BYTES), b'{"type":"commit"}')
    assert head == PINNED


PINNED = "189ec2e19cfef48acc46a198b02198b1c299df57cacd6245836f7b7c96dcce3c"


@pytest.mark.parametrize(
    ("head", "salt", "payload"),
    [("1" * 64, SALT, b"{}"), (GENESIS, bytes(SALT_BYTES), b"{}"), (GENESIS, SALT, b"{ }")],
)
def test_any_change_changes_the_head(head, salt, payload):
    assert link(head, salt, payload) != link(GENESIS, SALT, b"{}")


def test_a_change_early_on_changes_every_head_after_it():
    one, two = link(GENESIS, SALT, b"a"), link(GENESIS, SALT, b"b")
    assert link(one, SALT, b"c") != link(two, SALT, b"c")
