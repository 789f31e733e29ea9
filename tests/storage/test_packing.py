"""Records come out of the journal exactly as they went in, and take less room in it."""

import zlib

import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from app.storage import packing
from app.storage.database import Database
from app.storage.journal import Entry
from app.storage.packing import packed, unpacked
from app.storage.tables import journal


@given(st.dictionaries(st.text(), st.text() | st.integers() | st.lists(st.text())))
def test_whatever_is_packed_comes_out_again(content: dict[str, object]):
    record = msgspec.json.encode(content)
    assert unpacked(packed(record)) == record
    assert len(packed(record)) <= len(record)


def test_a_record_of_an_earlier_day_is_read_as_it_lies():
    assert unpacked(b'{"type":"resign","side":"us"}') == b'{"type":"resign","side":"us"}'


def test_words_that_nobody_knows_are_refused():
    with pytest.raises(KeyError):
        unpacked(b"\x02" + packed(b'{"type":"step","side":"us","action":{"type":"done"}}')[1:])


def test_the_words_stay_as_they_are():
    # What is in journals depends on every byte of them.
    assert {n: zlib.crc32(words) for n, words in packing.WORDS.items()} == {1: 288805041}


async def test_the_store_packs_and_unpacks(database: Database):
    payload = b'{"type":"step","side":"us","action":{"type":"march","block":"us01","to":"york"}}'
    entry = Entry(1, 1, None, None, 0, "step", payload, b"", b"")
    assert await database.append(entry)
    kept = sa.select(journal.c.payload, sa.func.length(journal.c.payload))
    [(read, size)] = await database.read(lambda on: on.execute(kept).all())
    assert read == payload
    assert size < len(payload) / 1.5
