"""The lines of a save read as the architecture says, and are read back as they were meant."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coffres.engine.contract import Move
from coffres.engine.levels import MAITRE
from coffres.engine.trouble import Trouble
from coffres.storage.lines import (
    Back,
    Play,
    TakenOver,
    Unreadable,
    all_data_of,
    args_of,
    back_text,
    data_of,
    entry_of,
    play_text,
    seal,
    seat_text,
    unseal,
)

CRC = st.integers(0, 2**32 - 1)
TEXT = st.text(st.characters(exclude_categories=["Cs"]))
PLAIN = st.none() | st.booleans() | st.integers() | TEXT
ARGS = st.lists(PLAIN | st.lists(PLAIN | st.lists(PLAIN).map(tuple)).map(tuple)).map(tuple)


def test_how_lines_read() -> None:
    assert play_text(Move(-2, "deal", (0,)), 2915) == '{"by":-2,"do":"deal","with":[0],"sum":2915'
    assert back_text(1) == '{"back":1,"who":1'
    assert seat_text(2, "Zoé", "", "") == '{"seat":2,"name":"Zoé","level":"","person":""'
    line, crc = seal(back_text(1), 7)
    assert line == b'{"back":1,"who":1,"crc":%d}\n' % crc
    assert json.loads(line) == {"back": 1, "who": 1, "crc": crc}


@given(by=st.integers(-3, 8), verb=TEXT, args=ARGS, total=st.integers(0, 0xFFFF), chain=CRC)
def test_a_move_comes_back(by: int, verb: str, args: tuple[Any, ...], total: int, chain: int) -> None:
    move = Move(by, verb, args)
    line, crc = seal(play_text(move, total), chain)
    assert line.index(b"\n") == len(line) - 1
    text, again = unseal(line[:-1], chain)
    assert again == crc
    assert entry_of(data_of(text)) == Play(move, total)


def test_half_a_character_is_refused_in_a_sentence() -> None:
    with pytest.raises(Trouble, match="signe"):
        seal(play_text(Move(0, "say", ("\ud800",)), 0), 0)


def test_the_other_lines_come_back() -> None:
    for text, entry in (
        (back_text(3), Back(3)),
        (seat_text(1, 'É"\\', MAITRE, ""), TakenOver(1, 'É"\\', MAITRE)),
    ):
        line, _ = seal(text, 0)
        assert line.count(b"\n") == 1
        assert entry_of(data_of(unseal(line[:-1], 0)[0])) == entry


def test_a_seal_holds_only_after_its_own_line_before() -> None:
    line, _ = seal(back_text(3), 5)
    with pytest.raises(Unreadable):
        unseal(line[:-1], 6)


@pytest.mark.parametrize("bad", [b"oops", b"\xff", b"[1]", b"1", b'{"b":2},{"c":3}', b"", b"[" * 100_000])
def test_many_lines_are_read_up_to_the_first_unreadable_one(bad: bytes) -> None:
    good = [b'{"a":1}', b'{"b":[2]}']
    assert all_data_of(good) == [{"a": 1}, {"b": [2]}]
    assert all_data_of([*good, bad, *good]) == [{"a": 1}, {"b": [2]}]
    assert all_data_of([bad]) == all_data_of([]) == []


def test_arguments_are_tuples_all_the_way_down() -> None:
    assert args_of([1, [2, [3, "x"]], None, True]) == (1, (2, (3, "x")), None, True)
    strange: list[Any]
    for strange in ([1.5], [{}], [[1.5]], [[[[[[[[[[1]]]]]]]]]]):
        with pytest.raises(Unreadable):
            args_of(strange)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"by": 0, "do": "x", "with": []},
        {"by": 0, "do": "x", "with": [], "sum": 0, "more": 1},
        {"by": True, "do": "x", "with": [], "sum": 0},
        {"by": 0, "do": 1, "with": [], "sum": 0},
        {"by": 0, "do": "x", "with": "abc", "sum": 0},
        {"by": 0, "do": "x", "with": [], "sum": 0.0},
        {"back": 2, "who": 0},
        {"back": 1, "who": "0"},
        {"seat": 0, "name": 5},
        {"seat": None, "name": "x"},
    ],
    ids=str,
)
def test_lines_that_nobody_wrote(data: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        entry_of(data)
