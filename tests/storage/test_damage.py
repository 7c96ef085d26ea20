"""A save that was cut, flipped, doubled or shuffled: whatever was acknowledged before the damage is there."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from coffres.engine.contract import Move
from coffres.engine.trouble import Trouble
from coffres.storage.disk import KEPT
from coffres.storage.lines import play_text, seal_all
from coffres.storage.reading import ALTERED, DAMAGED, DIVERGED, TORN, read
from tests.storage.bench import Told, continues, eventful, history, open_game, play_on, told


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return eventful(tmp_path_factory.mktemp("save") / "game.jsonl")


def read_told(data: bytes) -> tuple[Told, list[str]]:
    reading = read(data, "game.jsonl")
    said = [note.sentence for note in reading.notes]
    return Told(tuple(reading.session.moves), tuple(reading.names)), said


def test_the_game_of_these_tests_has_everything_in_it(save: bytes) -> None:
    after = history(save)
    assert after[-1].names == ("Ana", "Bo", "Zoé", "Dan")
    assert save.count(b'"back"') == 1
    assert any(len(now.moves) < len(before.moves) for before, now in pairwise(after))
    assert any(move.verb == "draw" for move in after[-1].moves)
    assert read_told(save) == (after[-1], [])


def test_cut_at_every_length(save: bytes, tmp_path: Path) -> None:
    after = history(save)
    path = tmp_path / "game.jsonl"
    header = save.index(b"\n") + 1
    for length in range(header, len(save)):
        cut = save[:length]
        path.write_bytes(cut)
        with open_game(path) as saved:
            assert continues(told(saved), after[cut.count(b"\n") - 1]), length
            whole = cut.endswith(b"\n")
            assert [note.sentence for note in saved.notes] == ([] if whole else [TORN]), length
            play_on(saved, seed=length, moves=1)
            now = told(saved)
        with open_game(path) as again:  # what was torn off is gone for good, what came after is there
            assert (told(again), again.notes) == (now, []), length
    assert not list(tmp_path.glob("*damaged*"))


def test_cut_in_the_header(save: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for length in range(save.index(b"\n") + 1):
        path.write_bytes(save[:length])
        with pytest.raises(Trouble, match=r"game\.jsonl"):
            open_game(path)
        assert path.read_bytes() == save[:length]


@pytest.mark.parametrize("bit", range(8))
def test_flip_every_byte(save: bytes, bit: int) -> None:
    after = history(save)
    header = save.index(b"\n") + 1
    for place in range(len(save)):
        flipped = bytearray(save)
        flipped[place] ^= 1 << bit
        try:
            now, said = read_told(bytes(flipped))
        except Trouble as trouble:
            assert place < header, f"byte {place}: {trouble}"
            continue
        line = save.count(b"\n", 0, place)
        if line == 0:
            assert said[0] == ALTERED, place
            assert now.moves == after[-1].moves[: len(now.moves)], place
        else:
            assert said, place
            assert now == after[line - 1], place


def test_flip_in_the_crc_of_the_header_loses_nothing(save: bytes) -> None:
    place = save.index(b"\n") - 2
    digit = b"1" if save[place : place + 1] != b"1" else b"2"
    assert read_told(save[:place] + digit + save[place + 1 :]) == (history(save)[-1], [ALTERED])


def test_lines_doubled_dropped_and_exchanged(save: bytes) -> None:
    after = history(save)
    lines = save.splitlines(keepends=True)
    for number in range(1, len(lines)):
        line = lines[number]
        doubled = [*lines[: number + 1], line, *lines[number + 1 :]]
        assert read_told(b"".join(doubled)) == (after[number], [DAMAGED]), line
        if number + 1 == len(lines):
            continue  # nobody can know that a last line was there
        dropped = [*lines[:number], *lines[number + 1 :]]
        assert read_told(b"".join(dropped)) == (after[number - 1], [DAMAGED]), line
        exchanged = [*lines[:number], lines[number + 1], line, *lines[number + 2 :]]
        assert read_told(b"".join(exchanged)) == (after[number - 1], [DAMAGED]), line


@pytest.mark.parametrize("hole", [b"\0" * 40, b"\xff\xfe\xff", b"{}\n", b"\n", b"[" * 5000 + b"\n", b"nul"])
def test_a_hole_in_the_middle(save: bytes, hole: bytes) -> None:
    after = history(save)
    end = len(save.splitlines(keepends=True)[0] + save.splitlines(keepends=True)[1])
    now, said = read_told(save[:end] + hole + save[end + len(hole) :])
    assert (now, said) == (after[1], [DAMAGED])


def test_zeros_at_the_end_are_a_line_that_was_not_written(save: bytes) -> None:
    assert read_told(save + b"\0" * 4096) == (history(save)[-1], [TORN])


def test_the_sentence_says_which_line_and_how_many(save: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = save.splitlines(keepends=True)
    lines[5] = lines[5].replace(b"do", b"da")
    path.write_bytes(b"".join(lines))
    with open_game(path) as saved:
        damage, kept = saved.notes
        assert damage.fields == {"line": 6, "lost": len(lines) - 5}
        assert str(damage.fields["line"]) in str(damage)
        assert kept.sentence == KEPT
        assert kept.fields == {"file": "game.jsonl.damaged-1"}


def test_a_damaged_file_is_kept_and_never_overwritten(save: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    lines = save.splitlines(keepends=True)
    damaged = [b"".join([*lines[:number], b"oh\n", *lines[number + 1 :]]) for number in (3, 4, 5)]
    for content in damaged:
        path.write_bytes(content)
        with open_game(path) as saved:
            assert len(saved.notes) == 2
        with open_game(path) as mended:
            assert mended.notes == []
    kept = sorted(tmp_path.glob("game.jsonl.damaged-*"))
    assert [copy.read_bytes() for copy in kept] == damaged
    assert sorted(tmp_path.iterdir()) == sorted([path, *kept])


def test_the_same_damage_is_kept_once(save: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    for _ in range(3):
        path.write_bytes(save + b"oh\n")
        with open_game(path) as saved:
            assert saved.notes
    assert len(list(tmp_path.glob("*.damaged-*"))) == 1


def test_an_altered_header_is_said_once_and_put_right(save: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(save.replace(b'"Bo"', b'"Bob"', 1))
    with open_game(path) as saved:
        assert [note.sentence for note in saved.notes] == [ALTERED, KEPT]
        assert saved.match.names == ["Ana", "Bob", "Zoé", "Dan"]
    with open_game(path) as again:
        assert again.notes == []
        assert told(again).moves == history(save)[-1].moves


def test_a_whole_line_that_the_rules_refuse(save: bytes, tmp_path: Path) -> None:
    """Nothing is damaged here: another program wrote it, or ours with a fault in its rules."""
    texts = [line[: line.rindex(b',"crc":')].decode() for line in save.splitlines()]
    number = next(n for n, text in enumerate(texts) if '"seen"' in text)
    for wrong in (
        play_text(Move(3, "seen"), 1),  # not asked
        texts[number].replace('"sum":', '"sum":1'),  # legal, but it led elsewhere
        '{"back":2,"who":0',
        '{"back":1,"who":3',
        '{"seat":9,"name":"Eve"',
        '{"seat":1,"name":""',
        '{"by":0,"do":"seen","with":[1.5],"sum":0',
        '{"by":0,"do":"seen","with":[[[[[[[[[[[1]]]]]]]]]]],"sum":0',
        '{"by":0,"do":"seen","with":{},"sum":0',
        '{"hello":1',
    ):
        data, _ = seal_all([*texts[:number], wrong, *texts[number + 1 :]], 0)
        assert read_told(data) == (history(save)[number - 1], [DIVERGED]), wrong
