"""A game from elsewhere: played by the rules before it is kept, or refused in a sentence.

`IMPORTS=5000` tries more broken files.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from coffres.engine.contract import Move
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.imported import LARGEST, MOST_LINES, take_in
from coffres.storage.lines import play_text, seal_all
from coffres.storage.reading import exhaust, read_file
from coffres.storage.results import result_in
from coffres.storage.shelf import Shelf
from tests.house.tree import ROOT
from tests.storage.bench import FaultyDisk, MemoryDisk, eventful, new_game, play_on

COUNT = int(os.environ.get("IMPORTS", "300"))
GOLDEN = ROOT / "tests" / "golden"
OVER = GOLDEN / "roc_noir" / "stopped_pairs.jsonl"
ALL = sorted(GOLDEN.glob("*/*.jsonl"))
SMALL = [*sorted((GOLDEN / "coffre_et_cle").glob("*.jsonl")), GOLDEN / "roc_noir" / "stopped_shared.jsonl"]


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games", MemoryDisk())


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def taken(shelf: Shelf, content: bytes) -> Path:
    return exhaust(take_in(shelf, "grand-mère.jsonl", content))


def refused(shelf: Shelf, content: bytes) -> str:
    with pytest.raises(Trouble) as found:
        taken(shelf, content)
    return str(found.value)


def resealed(content: bytes, change: Callable[[dict[str, Any], list[str]], None]) -> bytes:
    """The save with another header or other lines, sealed as we seal them."""
    first, *lines = content.split(b"\n")[:-1]
    header = json.loads(first)
    header.pop("crc")
    texts = [line.rpartition(b',"crc":')[0].decode() for line in lines]
    change(header, texts)
    return seal_all([json.dumps(header, separators=(",", ":"))[:-1], *texts], 0)[0]


@pytest.mark.parametrize("save", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_is_kept_as_it_is(shelf: Shelf, save: Path) -> None:
    path = taken(shelf, save.read_bytes())
    assert path.read_bytes() == save.read_bytes()
    assert [path] == shelf.finished_paths()
    header = read_file(path).header
    assert path.stem == f"{header.made.translate(str.maketrans('T', '-', '-:Z'))}-{header.game}"
    assert result_in(path).reason == read_file(save).session.outcome().reason  # type: ignore[union-attr]


def test_it_is_not_kept_twice(shelf: Shelf, tmp_path: Path) -> None:
    taken(shelf, OVER.read_bytes())
    before = files(tmp_path)
    assert refused(shelf, OVER.read_bytes()) == "Cette partie est déjà dans l'album."
    assert files(tmp_path) == before


def test_one_that_was_deleted_comes_back(shelf: Shelf) -> None:
    path = taken(shelf, OVER.read_bytes())
    shelf.delete(path.stem)
    assert taken(shelf, OVER.read_bytes()) == path
    assert (shelf.finished_paths(), len(shelf.deleted_finished())) == ([path], 0)


def test_one_that_is_still_under_way_here_is_not_taken(shelf: Shelf, tmp_path: Path) -> None:
    """The app was killed after the last move: the file has not moved to the finished ones yet."""
    (tmp_path / "games").mkdir()
    with new_game(tmp_path / "games" / "evening.jsonl") as saved:
        play_on(saved, seed=1, moves=10_000)
    assert "parmi les parties en cours" in refused(shelf, saved.path.read_bytes())


def test_another_game_of_the_same_second_gets_its_own_name(shelf: Shelf) -> None:
    path = taken(shelf, OVER.read_bytes())

    def rename(header: dict[str, Any], _lines: list[str]) -> None:
        header["seats"][0] = "Mamie"

    other = taken(shelf, resealed(OVER.read_bytes(), rename))
    assert (other.stem, path.read_bytes()) == (f"{path.stem}-2", OVER.read_bytes())


def test_undone_moves_and_people_who_took_over_are_fine(shelf: Shelf, tmp_path: Path) -> None:
    eventful(tmp_path / "game.jsonl")
    with new_game(tmp_path / "other.jsonl") as saved:
        saved.match.play(Move(0, "seen"))
        saved.match.undo(0)
        saved.match.sit(1, "Zoé", "maitre")
        play_on(saved, seed=1, moves=10_000)
    assert result_in(taken(shelf, saved.path.read_bytes())).names[1] == "Zoé"


# What is refused


def _another_rules(header: dict[str, Any], _lines: list[str]) -> None:
    header["rules"] = 99


def _another_schema(header: dict[str, Any], _lines: list[str]) -> None:
    header["schema"] = 99


def _another_game(header: dict[str, Any], _lines: list[str]) -> None:
    header["game"] = "tarot"


def _one_seat(header: dict[str, Any], _lines: list[str]) -> None:
    header["seats"] = header["seats"][:1]


def _strange_option(header: dict[str, Any], _lines: list[str]) -> None:
    header["options"] = {"speed": [[[1]]]}


def _no_day(header: dict[str, Any], _lines: list[str]) -> None:
    header["made"] = "2026-02-30T10:00:00Z"


def _rules_that_never_were(header: dict[str, Any], _lines: list[str]) -> None:
    header["rules"] = 0


def _half_a_sign(header: dict[str, Any], _lines: list[str]) -> None:
    header["app"] = "\ud800"


def _illegal(_header: dict[str, Any], lines: list[str]) -> None:
    lines[20] = play_text(Move(0, "teleport", ((1, ((2,),)), None, "x" * 50)), 0)


def _another_sum(_header: dict[str, Any], lines: list[str]) -> None:
    lines[20] = lines[20].rpartition(":")[0] + ":1"


def _going_on(_header: dict[str, Any], lines: list[str]) -> None:
    lines.append(lines[-1])


def _unfinished(_header: dict[str, Any], lines: list[str]) -> None:
    del lines[-1:]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (_another_rules, "version plus récente"),
        (_another_schema, "version plus récente"),
        (_another_game, "Aucun jeu ne s'appelle « tarot »"),
        (_one_seat, "à 1"),
        (_strange_option, "pas d'option « speed »"),
        (_no_day, "première ligne"),
        (_rules_that_never_were, "abîmé à la ligne 1"),
        (_half_a_sign, "un signe que l'on ne peut pas garder"),
        (_illegal, "la ligne 22 n'a pas pu se jouer ainsi"),
        (_another_sum, "la ligne 22 n'a pas pu se jouer ainsi"),
        (_going_on, "n'a pas pu se jouer ainsi"),
        (_unfinished, "n'est pas finie"),
    ],
)
def test_what_cannot_have_been_played_is_refused(
    shelf: Shelf, tmp_path: Path, change: Callable[[dict[str, Any], list[str]], None], says: str
) -> None:
    assert says in refused(shelf, resealed(OVER.read_bytes(), change))
    assert files(tmp_path) == {}


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "n'est pas une partie de coffres"),
        (b"\x89PNG\r\n\x1a\n" + bytes(500), "n'est pas une partie de coffres"),
        (b'{"kind":"coffres-cards","schema":1,"riddles":[],"trials":[]}', "n'est pas une partie de coffres"),
        (b"[" * 100_000 + b"\n", "n'est pas une partie de coffres"),
        (b'{"schema":2,\n', "première ligne"),
        (OVER.read_bytes()[:-1], "abîmé à la ligne 188"),
        (OVER.read_bytes() + b"x", "abîmé à la ligne 189"),
        (OVER.read_bytes().replace(b'"by"', b'"By"', 3), "abîmé à la ligne 2"),
        (OVER.read_bytes().replace(b'"seats":["', b'"seats":["A', 1), "abîmé à la ligne 1"),
        (b" " * (LARGEST * 1024 + 1), "trop gros"),
        (b"{}\n" * (MOST_LINES + 1), "trop de lignes"),
    ],
)
def test_what_is_foreign_or_damaged_is_refused(
    shelf: Shelf, tmp_path: Path, content: bytes, says: str
) -> None:
    assert says in refused(shelf, content)
    assert files(tmp_path) == {}


def test_without_room_nothing_is_left(tmp_path: Path) -> None:
    disk = FaultyDisk()
    disk.faults = {"sync"}
    (tmp_path / "games" / "finished").mkdir(parents=True)
    assert "plus de place" in refused(Shelf(tmp_path / "games", disk), OVER.read_bytes())
    assert files(tmp_path) == {}


def test_it_is_work_in_slices(shelf: Shelf) -> None:
    assert sum(1 for _ in take_in(shelf, "x", OVER.read_bytes())) > 15


# Broken files


def broken(rng: random.Random, content: bytes) -> bytes:
    """A file with one to four faults: of its bytes, or sealed again so that only the rules can find them."""
    if rng.random() < 0.5:
        return resealed(content, lambda header, lines: _spoil(rng, header, lines))
    data = bytearray(content)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(data) + 1)
        fault = rng.randrange(5)
        if fault == 0:
            data[at : at + 1] = bytes([rng.randrange(256)])
        elif fault == 1:
            del data[at : at + rng.choice([1, 10, 1000])]
        elif fault == 2:
            data[at:at] = rng.randbytes(rng.choice([1, 50]))
        elif fault == 3:
            data[at:at] = data[: rng.randrange(len(data) + 1)]
        else:
            data = data[:at] or bytearray(b"{")
    return bytes(data)


_STRANGE: tuple[Any, ...] = (
    None,
    True,
    -1,
    2**70,
    1.5,
    "",
    "\ud800",
    "‮x",
    [],
    [[]],
    {},
    {"a": [1]},
    "chest",
    [0, [1, [2]]],
)


def _spoil(rng: random.Random, header: dict[str, Any], lines: list[str]) -> None:
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(lines)) if lines else 0
        fault = rng.randrange(6)
        if fault == 0:
            header[rng.choice([*header])] = rng.choice(_STRANGE)
        elif fault == 1 and lines:
            del lines[at : at + rng.choice([1, 3])]
        elif fault == 2 and lines:
            lines.insert(rng.randrange(len(lines)), lines[at])
        elif fault == 3:
            lines.insert(at, f'{{"back":1,"who":{rng.randint(-3, 5)}')
        elif fault == 4:
            lines.insert(at, f'{{"seat":{rng.randint(-1, 9)},"name":"Zoé"')
        elif lines:
            data = json.loads(lines[at] + "}")
            data[rng.choice([*data])] = rng.choice(_STRANGE)
            lines[at] = json.dumps(data)[:-1]


def test_no_broken_file_is_more_than_a_sentence(tmp_path: Path) -> None:
    rng = random.Random(COUNT)
    shelf = Shelf(tmp_path / "games", MemoryDisk())
    kept = 0
    for number in range(COUNT):
        content = broken(rng, rng.choice(SMALL).read_bytes())
        before = set(shelf.finished_paths())
        try:
            path = taken(shelf, content)
        except Trouble as trouble:
            assert {say(trouble, lang) != "" for lang in ("fr", "en")} == {True}, number
            assert set(shelf.finished_paths()) == before
        else:
            kept += 1
            assert path not in before
            reading = read_file(path)
            assert (reading.notes, reading.session.asks(), path.read_bytes()) == ([], (), content)
            assert result_in(path).moves == len(reading.session.moves)
    assert 0 < kept < COUNT / 5
