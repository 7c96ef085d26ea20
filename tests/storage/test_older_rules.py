"""Games of 0.1.0 in which a rule was played that has been mended: they open, and nothing of them is lost.

The saves were written by coffres 0.1.0.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from coffres.engine.contract import STOP, TABLE, Move, Outcome
from coffres.engine.registry import GAMES
from coffres.storage.disk import KEPT
from coffres.storage.lines import SCHEMA, seal_all
from coffres.storage.migrate import CHAINS
from coffres.storage.reading import DIVERGED, read, read_file
from coffres.storage.saved_game import SavedGame
from tests.house.tree import ROOT
from tests.storage.bench import MemoryDisk, chance

OLD = ROOT / "tests/golden/0.1.0"
SAVES = sorted(path.relative_to(OLD).with_suffix("").as_posix() for path in OLD.rglob("*.jsonl"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def opened(name: str, path: Path) -> SavedGame:
    shutil.copy(OLD / f"{name}.jsonl", path)
    return SavedGame.open(path, chance(), MemoryDisk())


def verbs(saved: SavedGame) -> list[str]:
    return [move.verb for move in saved.match.session.moves]


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_0_1_0_opens_without_loss_and_plays_on(name: str, path: Path) -> None:
    with opened(name, path) as saved:
        assert [note.sentence for note in saved.notes] == [KEPT]
        assert not saved.frozen
        assert saved.header.rules == GAMES[saved.header.game].rules
        moves = saved.match.session.moves[:]
        sums = saved.match.session.sums[:]
    assert path.with_name("game.jsonl.damaged-1").read_bytes() == (OLD / f"{name}.jsonl").read_bytes()
    with SavedGame.open(path, chance(), MemoryDisk()) as again:  # it is a game of today now
        assert (again.match.session.moves, again.match.session.sums, again.notes) == (moves, sums, [])
        while again.match.session.asks():
            again.match.play(
                next(m for by in (*range(6), TABLE, -2, -3) for m in again.match.session.legal(by))
            )
            if len(again.match.session.moves) > len(moves) + 20:
                break


@pytest.mark.rule("CC-33")
def test_a_name_that_was_taken_back_was_never_said(path: Path) -> None:
    with opened("coffre_et_cle/name_taken_back", path) as saved:
        names = [move for move in saved.match.session.moves if move.verb == "name"]
        assert names == [Move(1, "name", (3,)), Move(2, "name", (3,))]
        assert saved.match.names[1] == "Zoé"  # who sat down between
        assert [(ask.by, ask.prompt) for ask in saved.match.session.asks()] == [(3, "name")]


@pytest.mark.rule("CC-58")
@pytest.mark.parametrize(
    ("name", "stops", "outcome"),
    [
        ("stopped_when_won", 0, Outcome((0, 1), "key_designated", (1, 1, 0, 0))),
        ("stopped_twice", 1, Outcome((3,), "series", (0, 0, 0, 2))),
    ],
)
def test_what_was_won_when_the_table_stopped_is_won(
    name: str, stops: int, outcome: Outcome, path: Path
) -> None:
    with opened(f"coffre_et_cle/{name}", path) as saved:
        assert verbs(saved).count("stop") == stops
        assert saved.match.session.outcome() == outcome


@pytest.mark.rule("FB-69", "FB-62")
def test_the_verdict_on_another_riddle_is_one_on_the_first(path: Path) -> None:
    with opened("fort_boyard/double_undone", path) as saved:
        left = verbs(saved).index("leave")
        assert verbs(saved)[left - 1 : left + 2] == ["roll_two", "leave", "right"]
        older = (OLD / "fort_boyard/double_undone.jsonl").read_text(encoding="utf-8").splitlines()
        assert older[-1].rpartition(',"sum"')[0] == path.read_text().splitlines()[-1].rpartition(',"sum"')[0]
        assert saved.match.session.state.keys_of(2) == 3  # what was won then


@pytest.mark.rule("FB-69", "FB-62")
def test_where_the_other_riddle_was_being_asked_the_new_reader_judges_the_first(path: Path) -> None:
    with opened("fort_boyard/double_undone_under_way", path) as saved:
        assert verbs(saved)[-2:] == ["roll_two", "leave"]
        assert [ask.prompt for ask in saved.match.session.asks()] == ["spoken_before"]


@pytest.mark.rule("FB-69")
def test_a_riddle_that_was_not_read_out_is_no_longer_known(path: Path) -> None:
    with opened("fort_boyard/left_while_reading", path) as saved:
        facts = [fact for fact in saved.match.session.facts() if fact[1] == "leave"]
        assert [fact[3] for fact in facts] == [(facts[0][3][0], "")]
        told = [fact for fact in saved.match.session.facts() if fact[1] in ("right", "wrong", "known")]
        view = saved.match.session.view(TABLE)
        assert len(view["under"]) == len(told)
        assert verbs(saved).count("riddle") == len(told) + 1 + view["riddle_out"]


def test_goldens_of_0_1_0_replay_as_they_did() -> None:
    """Their facts are compared by tests/conformance; here, that they are of that version."""
    saves = [path for path in (ROOT / "tests/golden").rglob("*.jsonl") if OLD not in path.parents]
    assert {read_file(path).header.app for path in saves} == {"0.1.0"}
    assert all(read_file(path).notes == [] for path in saves)


@pytest.mark.parametrize("name", SAVES)
def test_a_damaged_line_in_an_older_game_is_found_where_it_is(name: str) -> None:
    """A step leaves alone what fits no rules at all."""
    data = (OLD / f"{name}.jsonl").read_bytes()
    texts = [line.rpartition(b',"crc":')[0].decode() for line in data.splitlines()]
    broken, _chain = seal_all([*texts[:9], '{"by":0,"do":"fly","with":[],"sum":1', *texts[9:]], 0)
    reading = read(broken, "game.jsonl")
    assert [note.sentence for note in reading.notes] == [DIVERGED]
    assert len(reading.session.moves) == 8


@pytest.mark.parametrize(("game", "version"), CHAINS.rules)
@pytest.mark.parametrize("header", [{}, {"game": "coffre_et_cle", "seats": 3}])
def test_a_first_line_that_cannot_be_read_is_left_to_who_reads_it(
    game: str, version: int, header: dict[str, object]
) -> None:
    entries = [{"by": TABLE, "do": verb, "with": [], "sum": 1} for verb in (STOP.verb, "leave")]
    given = {"schema": SCHEMA, **header}
    assert CHAINS.rules[game, version](given, entries)[0] == given
