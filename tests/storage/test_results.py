"""What a finished game came to: the same by the quick way and by the rules, kept in a file that may go."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from coffres.engine import registry
from coffres.engine.awards import dice, give
from coffres.engine.contract import Move
from coffres.engine.trouble import Trouble
from coffres.storage import result_cache
from coffres.storage.lines import play_text, seal_all
from coffres.storage.reading import exhaust, read_file
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import Prize, Result, find_result, result_in, sides
from tests.house.tree import ROOT
from tests.storage.bench import GAME, FaultyDisk, edited, new_game, play_on

RECORDED = sorted((ROOT / "tests" / "golden").glob("*/*.jsonl"))
OVER = ROOT / "tests" / "golden" / "roc_noir" / "three_home.jsonl"


def copied(folder: Path, name: str = "20260101-120000-roc_noir", save: Path = OVER) -> Path:
    path = folder / f"{name}.jsonl"
    path.write_bytes(save.read_bytes())
    return path


def by_the_rules(path: Path, monkeypatch: pytest.MonkeyPatch) -> Result:
    """The result, computed by asking the rules at every move."""
    with monkeypatch.context() as patch:
        patch.setattr("coffres.storage.results.script_of", lambda *_: None)
        patch.setattr("coffres.storage.results.script_from", lambda *_: None)
        return result_in(path)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_result_says_what_the_game_came_to(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result, reading = result_in(path), read_file(path)
    session, outcome = reading.session, reading.session.outcome()
    assert outcome is not None
    prizes, facts = registry.prizes(result.game), session.facts()
    assert (result.winners, result.scores, result.reason) == (outcome.winners, outcome.scores, outcome.reason)
    assert (result.names, result.moves) == (tuple(reading.names), len(session.moves))
    won = [Prize(award.title, seat, points) for award, seat, points in give(prizes, facts, session.seats)]
    assert list(result.prizes) == won
    assert all(result.figures[prize.title][prize.seat] == prize.points for prize in result.prizes)
    thrown = dice(prizes, facts, session.seats)
    assert [sum(faces) for faces in result.dice] == ([len(t) for t in thrown] if any(thrown) else [])
    assert by_the_rules(path, monkeypatch) == result


def test_the_sum_of_somebodys_dice_can_be_read() -> None:
    result, session = result_in(OVER), read_file(OVER).session
    thrown = dice(registry.prizes("roc_noir"), session.facts(), session.seats)
    sums = [sum(a * b for a, b in zip(sides("roc_noir"), faces, strict=True)) for faces in result.dice]
    assert sums == [sum(faces) for faces in thrown]


def test_an_undamaged_save_is_not_played_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coffres.engine.session.Session.play", None)
    assert result_in(OVER).winners == (0,)


def test_work_comes_in_small_slices() -> None:
    assert sum(1 for _ in find_result(OVER)) > 5


def test_moves_taken_back_do_not_count_and_the_last_to_sit_there_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with new_game(tmp_path / "game.jsonl") as saved:
        saved.match.play(Move(0, "seen"))
        saved.match.undo(0)
        saved.match.sit(1, "Zoé", "maitre")
        play_on(saved, seed=1, moves=10_000)
        moves = len(saved.match.session.moves)
    result = result_in(saved.path)
    assert (result.moves, result.names[1], result.levels[1]) == (moves, "Zoé", "maitre")
    assert result == by_the_rules(saved.path, monkeypatch)


@pytest.mark.parametrize("scores", [(), (3, 9, 3, 0)])
def test_the_ranking_begins_with_the_winners(scores: tuple[int, ...]) -> None:
    result = result_in(OVER)._replace(names=("A", "B", "C", "D"), winners=(2,), scores=scores)
    assert result.ranking() == ([2, 1, 0, 3] if scores else [2, 0, 1, 3])


# Saves without a result


def test_a_game_that_is_not_over_has_none(tmp_path: Path) -> None:
    with new_game(tmp_path / "game.jsonl") as saved:
        play_on(saved, seed=1, moves=3)
    with pytest.raises(Trouble, match="n'est pas finie"):
        result_in(saved.path)


def _flipped(lines: list[bytes]) -> list[bytes]:
    lines[20] = lines[20].replace(b'"by":', b'"bY":')
    return lines


@pytest.mark.parametrize("damage", [_flipped, lambda lines: lines[:20] + lines[21:]])
def test_a_damaged_game_says_so(tmp_path: Path, damage: Callable[[list[bytes]], list[bytes]]) -> None:
    path = copied(tmp_path)
    edited(path, damage)
    with pytest.raises(Trouble, match="abîmée à la ligne 21"):
        result_in(path)


def resealed(path: Path, change: Callable[[list[str]], None]) -> Path:
    """With other lines, sealed as we seal them, so that only the rules can find a fault."""
    header, *lines = path.read_bytes().split(b"\n")[:-1]
    texts = [line.rpartition(b',"crc":')[0].decode() for line in lines]
    change(texts)
    path.write_bytes(header + b"\n" + seal_all(texts, json.loads(header)["crc"])[0])
    return path


def _refused(texts: list[str]) -> None:
    texts[30] = play_text(Move(99, "leap", ("x",)), 1)


def _gone_another_way(texts: list[str]) -> None:
    """Each sum continues the one before: a game that went another way has other sums from there on."""
    texts[30:] = [text.rpartition(":")[0] + ":1" for text in texts[30:]]


@pytest.mark.parametrize("change", [_refused, _gone_another_way])
def test_what_only_the_rules_can_find_is_found(tmp_path: Path, change: Callable[[list[str]], None]) -> None:
    with pytest.raises(Trouble, match="abîmée à la ligne 32"):
        result_in(resealed(copied(tmp_path), change))


@pytest.mark.parametrize("begin", [6, 8, 24, 30, 41, 210])
def test_sixteen_moves_that_went_another_way_are_noticed_wherever_they_are(
    tmp_path: Path, begin: int
) -> None:
    """Even if all that was told before and after them is as it was."""
    facts = read_file(OVER).session.facts()

    def go_another_way(texts: list[str]) -> None:
        total = int(texts[begin - 1].rpartition(":")[2])
        for at in range(begin, len(texts)):
            fact = facts[at] if at >= begin + 16 else ("told", "otherwise")
            total = crc32(ascii(fact).encode(), total) & 0xFFFF
            texts[at] = f"{texts[at].rpartition(':')[0]}:{total}"

    with pytest.raises(Trouble, match=f"abîmée à la ligne {begin + 2}"):
        result_in(resealed(copied(tmp_path), go_another_way))


def test_what_is_no_save_is_refused(tmp_path: Path) -> None:
    (tmp_path / "list.jsonl").write_text("1 kg de farine\n")
    with pytest.raises(Trouble, match="n'est pas une partie"):
        result_in(tmp_path / "list.jsonl")


# The file of results


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "results"


def counted(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The saves that are read to compute a result, from now on."""
    read: list[Path] = []

    def find(path: Path) -> object:
        read.append(path)
        return find_result(path)

    monkeypatch.setattr(result_cache, "find_result", find)
    return read


def test_a_result_is_computed_once(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = [copied(tmp_path, f"save-{number}", save) for number, save in enumerate(RECORDED)]
    cache = ResultCache(file)
    assert [cache.known(path) for path in paths] == [None] * len(paths)
    found = [cache.find(path) for path in paths]
    assert found == [result_in(path) for path in paths]
    read = counted(monkeypatch)
    for again in (cache, ResultCache(file)):
        assert [again.known(path) for path in paths] == found
        assert [again.find(path) for path in paths] == found
    assert read == []


def test_it_counts_no_longer_when_the_save_has_changed(tmp_path: Path, file: Path) -> None:
    path = copied(tmp_path)
    cache = ResultCache(file)
    cache.find(path)
    os.utime(path, ns=(0, 1))
    assert cache.known(path) is None
    assert ResultCache(file).known(path) is None
    assert cache.find(path) == result_in(path)


def test_why_there_is_none_is_remembered_this_evening(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copied(tmp_path)
    edited(path, _flipped)
    cache = ResultCache(file)
    read = counted(monkeypatch)
    for _ in range(2):
        with pytest.raises(Trouble, match="abîmée"):
            cache.find(path)
    assert read == [path]
    assert not file.exists()


@pytest.mark.parametrize(
    "harm",
    [
        lambda data: b"",
        lambda data: data[:-40],
        lambda data: data.replace(b'"winners":[0]', b'"winners":[1]'),
        lambda data: data.replace(b"coffres results", b"coffres results 0"),
        lambda data: b"\0" * len(data),
        lambda data: data.replace(b"\t", b" "),
    ],
)
def test_a_harmed_file_is_not_believed(tmp_path: Path, file: Path, harm: Callable[[bytes], bytes]) -> None:
    path, other = copied(tmp_path), copied(tmp_path, "other")
    truth = ResultCache(file).find(path)
    file.write_bytes(harm(file.read_bytes()))
    again = ResultCache(file)
    assert again.known(path) is None
    assert (again.find(path), again.find(other)) == (truth, truth._replace(key="other"))
    last = ResultCache(file)
    assert last.known(path) in (truth, None)  # a line behind half a line may be lost once more
    assert last.find(path) == truth


def test_a_file_that_goes_while_the_app_runs_is_no_loss(tmp_path: Path, file: Path) -> None:
    path, other = copied(tmp_path), copied(tmp_path, "other")
    cache = ResultCache(file)
    truth = cache.find(path)
    file.unlink()
    assert cache.known(path) == truth
    cache.find(other)
    assert ResultCache(file).find(path) == truth


def test_without_room_the_results_are_there_for_this_evening(tmp_path: Path, file: Path) -> None:
    disk = FaultyDisk()
    disk.faults = {"write"}
    path, other = copied(tmp_path), copied(tmp_path, "other")
    cache = ResultCache(file, disk)
    truth = cache.find(path)
    assert cache.known(path) == truth
    assert not file.exists()
    disk.faults = set()
    cache.find(other)
    assert ResultCache(file).known(path) == truth


def test_lines_that_no_longer_count_are_thrown_out(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(result_cache, "_SPARE", 3)
    path = copied(tmp_path, save=ROOT / "tests/golden/coffre_et_cle/key_designated.jsonl")
    cache = ResultCache(file)
    for time in range(20):
        os.utime(path, ns=(0, time))
        cache.find(path)
    assert file.read_bytes().count(b"\n") < 10
    assert ResultCache(file).known(path) == result_in(path)


def test_a_result_of_another_make_is_computed_again(tmp_path: Path, file: Path) -> None:
    path = copied(tmp_path)
    cache = ResultCache(file)
    strange = cache.find(path)._asdict()
    strange.pop("moves")
    stamp = result_cache.Stamp(path.stat().st_size, path.stat().st_mtime_ns)
    encoded = json.dumps({**strange, "figures": {}}).encode()
    rest = b"%d\t%d\t%b\t%b" % (*stamp, json.dumps(path.stem).encode(), encoded)
    first = file.read_bytes().split(b"\n")[0]
    file.write_bytes(first + b"\n%d\t%b\n" % (crc32(rest), rest))
    assert ResultCache(file).known(path) is None


def test_the_game_that_has_just_ended_needs_no_reading(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copied(tmp_path)
    truth = result_in(path)
    read = counted(monkeypatch)
    ResultCache(file).note(path, truth)
    assert ResultCache(file).known(path) == truth
    assert read == []
    assert exhaust(ResultCache(file).steps(path)) == truth
    assert read == [path]
    assert GAME in registry.GAMES
