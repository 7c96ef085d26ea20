"""The file of an evening: killed at any byte, nothing that was acknowledged is lost, and what was is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.engine.trouble import Trouble
from coffres.evening.evening import (
    Begun,
    Came,
    Closed,
    Dropped,
    Ended,
    Evening,
    Event,
    Finished,
    Left,
    Rearranged,
    Threw,
    after,
    opened,
)
from coffres.evening.programme import Planned
from coffres.storage.disk import KEPT, TOO_LARGE
from coffres.storage.evening_file import (
    BAD_BEGINNING,
    DAMAGED,
    NOT_AN_EVENING,
    TORN,
    EveningFile,
    read_evening,
    read_evening_file,
)
from coffres.storage.evening_lines import event_of, text_of
from coffres.storage.lines import NEWER, Unreadable, data_of, seal, seal_all
from tests.evening.tables import ANA, BO, MADE, ROUAGE, ZOE, finish
from tests.storage.bench import FaultyDisk, MemoryDisk, new_game

FIRST, SECOND = Planned("roc_noir", "courte"), Planned("coffre_et_cle", "normale")
EVENTS: tuple[Event, ...] = (
    Rearranged((FIRST, SECOND)),
    Begun("20261118-201500-roc_noir", *FIRST),
    Finished("20261118-201500-roc_noir", finish(3, 2, 0, memory=(4, 0, 1), dice=(9, 8, 7))),
    Came(ZOE),
    Came(ROUAGE),
    Begun("two", *SECOND),
    Dropped("two"),
    Rearranged((SECOND,)),
    Begun("three", *SECOND),
    Finished("three", finish(2, 3, people=(ANA, BO))),
    Left(ROUAGE.tag),
    Closed(),
    Threw(ANA.person, 4),
    Threw(BO.person, 4),
    Threw(BO.person, 2),
    Threw(ANA.person, 1),
    Ended(),
)


def history() -> list[Evening]:
    """The evening after its first line, and after each event."""
    stages = [opened(MADE, 90, (ANA, BO))]
    for event in EVENTS:
        stages.append(after(stages[-1], event))
    return stages


@pytest.fixture
def whole(tmp_path: Path) -> bytes:
    path = tmp_path / "whole.jsonl"
    with EveningFile.create(path, history()[0], [], MemoryDisk()) as file:
        for event, stage in zip(EVENTS, history()[1:], strict=True):
            file.tell(event)
            assert file.evening == stage
    return path.read_bytes()


def test_it_is_read_as_it_was_told(whole: bytes) -> None:
    reading = read_evening(whole, "evening.jsonl")
    assert (reading.evening, reading.notes, reading.mends) == (history()[-1], [], False)


def test_cut_at_every_length(whole: bytes, tmp_path: Path) -> None:
    stages, path, more = history(), tmp_path / "evening.jsonl", Came(ZOE._replace(edge="top"))
    for length in range(whole.index(b"\n") + 1, len(whole)):
        cut = whole[:length]
        path.write_bytes(cut)
        there = stages[cut.count(b"\n") - 1]
        with EveningFile.open(path, MemoryDisk()) as file:
            assert file.evening == there, length
            torn = not cut.endswith(b"\n")
            assert [note.sentence for note in file.notes] == ([TORN] if torn else []), length
            if not there.closed:
                file.tell(more)
                there = after(there, more)
        reading = read_evening_file(path)  # what was torn off is gone for good, what came after is there
        assert reading.evening == there, length
        assert reading.notes == [], length


def test_cut_in_the_first_line(whole: bytes, tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    for length in range(whole.index(b"\n") + 1):
        path.write_bytes(whole[:length])
        with pytest.raises(Trouble, match=r"evening\.jsonl"):
            EveningFile.open(path)
        assert path.read_bytes() == whole[:length]


@pytest.mark.parametrize("bit", range(8))
def test_flip_every_byte(whole: bytes, bit: int) -> None:
    stages = history()
    header = whole.index(b"\n") + 1
    for place in range(len(whole)):
        flipped = bytearray(whole)
        flipped[place] ^= 1 << bit
        try:
            reading = read_evening(bytes(flipped), "evening.jsonl")
        except Trouble as trouble:
            assert place < header, f"byte {place}: {trouble}"
            continue
        assert reading.evening == stages[whole.count(b"\n", 0, place) - 1 if place >= header else 0], place
        assert reading.notes, place


def test_lines_doubled_dropped_and_exchanged(whole: bytes) -> None:
    stages, lines = history(), whole.splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        here, following = lines[number], lines[number + 1]
        doubled = b"".join([*lines[: number + 1], here, *lines[number + 1 :]])
        dropped = b"".join([*lines[:number], *lines[number + 1 :]])
        exchanged = b"".join([*lines[:number], following, here, *lines[number + 2 :]])
        for data, stage in ((doubled, number), (dropped, number - 1), (exchanged, number - 1)):
            reading = read_evening(data, "evening.jsonl")
            assert reading.evening == stages[stage], (number, here)
            assert [note.sentence for note in reading.notes] == [DAMAGED], number


def test_a_damaged_evening_goes_on_before_the_damage_and_its_file_is_kept(
    whole: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "evening.jsonl"
    lines = whole.splitlines(keepends=True)
    damaged = b"".join([*lines[:4], b"{}\n", *lines[5:]])
    path.write_bytes(damaged)
    with EveningFile.open(path) as file:
        assert [note.sentence for note in file.notes] == [DAMAGED, KEPT]
        assert file.notes[0].fields == {"line": 5, "lost": len(lines) - 4}
        file.tell(Came(ZOE))
    assert (tmp_path / "evening.jsonl.damaged-1").read_bytes() == damaged
    assert read_evening_file(path).evening == after(history()[3], Came(ZOE))


def test_a_sealed_line_that_no_version_writes_ends_the_evening_before_it(whole: bytes) -> None:
    lines = whole.splitlines(keepends=True)
    chain = int(lines[0].rpartition(b":")[2][:-2])
    for text in (
        '{"threw":"p","face":"4"',
        '{"closed":2',
        '{"programme":[["roc_noir"]]',
        '{"came":["Ana","disc","gold","top","",""]',
        '{"finished":"one","scores":[["",3,"Ana",true]],"figures":{}',
        '{"finished":"one","scores":[["","Ana",3,true]],"figures":{}',
        '{"left":""',
        '{"begun":"one","game":"roc_noir","preset":"courte","more":1',
        '{"closed":1',  # known, but here as nonsense after it
    ):
        line, crc = seal(text, chain)
        reading = read_evening(lines[0] + line + seal('{"left":"nobody"', crc)[0], "evening.jsonl")
        assert [note.sentence for note in reading.notes] == [DAMAGED], text
        assert not reading.evening.rounds


def test_each_line_says_its_event(whole: bytes) -> None:
    assert [event_of(data_of(text_of(event).encode() + b"}")) for event in EVENTS] == list(EVENTS)
    with pytest.raises(Unreadable):
        event_of({"begun": "one"})


@pytest.mark.parametrize("data", [b"", b"{}\n", b"\0" * 99, b'{"schema":2}\n', b"\xff\xd8\xff", b"[1]\n"])
def test_a_foreign_file_is_a_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "holiday.jpg"
    path.write_bytes(data)
    with pytest.raises(Trouble) as caught:
        EveningFile.open(path)
    assert caught.value.sentence == NOT_AN_EVENING
    assert path.read_bytes() == data


def test_a_game_is_no_evening_and_a_newer_evening_says_so(tmp_path: Path) -> None:
    new_game(tmp_path / "game.jsonl").close()
    with pytest.raises(Trouble, match=r"game\.jsonl"):
        EveningFile.open(tmp_path / "game.jsonl")
    path = tmp_path / "newer.jsonl"
    path.write_bytes(seal_all(['{"evening":2,"more":1'], 0)[0])
    with pytest.raises(Trouble) as caught:
        EveningFile.open(path)
    assert caught.value.sentence == NEWER
    path.write_bytes(seal_all(['{"evening":1,"more":1'], 0)[0])
    with pytest.raises(Trouble) as caught:
        EveningFile.open(path)
    assert caught.value.sentence == BAD_BEGINNING


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    with path.open("wb") as file:
        file.truncate(64 << 20)
    with pytest.raises(Trouble) as caught:
        EveningFile.open(path)
    assert caught.value.sentence == TOO_LARGE


@pytest.mark.parametrize("fault", ["write", "short", "sync"])
def test_what_could_not_be_written_has_not_happened_and_can_be_tried_again(
    tmp_path: Path, fault: str
) -> None:
    disk, path = FaultyDisk(), tmp_path / "evening.jsonl"
    with EveningFile.create(path, history()[0], [EVENTS[0]], disk) as file:
        before = file.evening
        disk.faults = {fault}
        with pytest.raises(Trouble):
            file.tell(EVENTS[1], EVENTS[2])
        assert file.evening == before
        disk.faults = set()
        assert read_evening_file(path).evening == before
        file.tell(EVENTS[1], EVENTS[2])
    assert read_evening_file(path).evening == history()[3]


def test_what_cannot_be_is_refused_and_not_written(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    with EveningFile.create(path, history()[0], []) as file:
        size = path.stat().st_size
        with pytest.raises(Trouble):
            file.tell(Came(ZOE), Ended())
        assert (path.stat().st_size, file.evening) == (size, history()[0])
