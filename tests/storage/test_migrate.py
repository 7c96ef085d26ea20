"""Saves of older versions: no step is missing, and a planted step is followed to its end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.storage import lines
from coffres.storage.disk import KEPT
from coffres.storage.lines import OLDEST, SCHEMA, Data, seal
from coffres.storage.migrate import CHAINS, Chains
from coffres.storage.reading import DAMAGED, glance
from coffres.storage.saved_game import SavedGame
from tests.storage.bench import GAME, MemoryDisk, chance, eventful, history, open_game, told


def test_every_schema_there_was_leads_to_this_one() -> None:
    assert sorted(CHAINS.schemas) == list(range(OLDEST, SCHEMA))


def test_steps_of_rules_are_of_games_and_rules_that_were() -> None:
    for game, version in CHAINS.rules:
        assert 1 <= version < GAMES[game].rules


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def as_older(data: bytes, **fields: object) -> bytes:
    """A save as an app of long ago would have written it: observing was called looking, sums were others."""
    entries = [json.loads(line) for line in data.splitlines()]
    written, chain = [], 0
    for entry in entries:
        del entry["crc"]
        if "schema" in entry:
            entry.update(fields)
        if "sum" in entry:
            entry["sum"] += 1
        if "do" in entry:
            entry["verb"] = entry.pop("do").replace("seen", "looked")
        line, chain = seal(json.dumps(entry, ensure_ascii=False)[:-1], chain)
        written.append(line)
    return b"".join(written)


def renamed_key(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    return header, [
        {"do" if name == "verb" else name: value for name, value in entry.items()} for entry in entries
    ]


def renamed_verb(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    for entry in entries:
        if "do" in entry:
            entry["do"] = entry["do"].replace("looked", "seen")
    return header, entries


def same(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
    return header, entries


PLANTED = Chains(
    {**CHAINS.schemas, 0: renamed_key}, {**CHAINS.rules, (GAME, -1): same, (GAME, 0): renamed_verb}
)


@pytest.fixture(autouse=True)
def _there_was_a_schema_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "OLDEST", 0)


def test_a_save_of_older_lines_and_rules_opens_and_plays_on(path: Path) -> None:
    after = history(eventful(path))
    older = as_older(path.read_bytes(), schema=0, rules=-1)
    path.write_bytes(older)
    with SavedGame.open(path, chance(), MemoryDisk(), PLANTED) as saved:
        assert told(saved) == after[-1]
        assert not saved.frozen
        assert saved.header.rules == GAMES[GAME].rules
        assert [note.sentence for note in saved.notes] == [KEPT]
        saved.match.sit(0, "Eve")
    with open_game(path) as again:  # no chain is needed any more
        assert told(again).moves == after[-1].moves
        assert again.match.names[0] == "Eve"
        assert again.notes == []
    assert path.with_name("game.jsonl.damaged-1").read_bytes() == older


def test_an_older_save_that_is_damaged_too(path: Path) -> None:
    after = history(eventful(path))
    older = as_older(path.read_bytes(), schema=0, rules=-1).splitlines(keepends=True)
    path.write_bytes(b"".join([*older[:7], b"oh\n", *older[8:]]))
    with SavedGame.open(path, chance(), MemoryDisk(), PLANTED) as saved:
        assert told(saved) == after[6]
        assert [note.sentence for note in saved.notes] == [DAMAGED, KEPT]
        assert saved.notes[0].fields == {"line": 8, "lost": len(older) - 7}


def test_a_chain_with_a_gap_leaves_the_save_as_it_is(path: Path) -> None:
    older = as_older(eventful(path), schema=0, rules=-1)
    path.write_bytes(older)
    gap = PLANTED._replace(rules={(GAME, 0): renamed_verb})
    with SavedGame.open(path, chance(), MemoryDisk(), gap) as saved:
        assert saved.frozen
    assert path.read_bytes() == older


def test_steps_of_other_versions_and_games_are_not_taken(path: Path) -> None:
    after = history(eventful(path))

    def empties(header: Data, entries: list[Data]) -> tuple[Data, list[Data]]:
        return header, []

    others = Chains({0: empties}, {(GAME, 0): empties, ("roc_noir", 1): empties})
    with SavedGame.open(path, chance(), MemoryDisk(), others) as saved:
        assert (told(saved), saved.notes) == (after[-1], [])


def test_a_list_of_saves_can_name_an_older_one(path: Path) -> None:
    older = as_older(eventful(path), schema=0, rules=-1)
    assert glance(older, "game.jsonl", PLANTED).seats == ("Ana", "Bo", "Chloé", "Dan")


def test_migrated_lines_are_still_checked_by_the_rules(path: Path) -> None:
    after = history(eventful(path))
    path.write_bytes(as_older(path.read_bytes(), schema=0, rules=-1))
    # "looked" is no move any more
    wrong = PLANTED._replace(rules={**CHAINS.rules, (GAME, -1): same, (GAME, 0): same})
    with SavedGame.open(path, chance(), MemoryDisk(), wrong) as saved:
        assert told(saved) == after[5]
    with pytest.raises(Trouble):
        glance(b"{}\n", "game.jsonl", wrong)
