"""Games recorded and replayed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coffres.dev import evidence
from coffres.dev.recordings import golden_of
from coffres.engine.registry import GAMES
from tests.dev.run import Dev

GAME = "coffre_et_cle"


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def test_a_random_game_is_recorded_and_told_again(dev: Dev, save: Path) -> None:
    recorded = dev("record", GAME, save, "--seats", "5", "--seed", "4", "--facts", "--json").json
    replayed = dev("replay", save, "--json").json
    assert (replayed["game"], len(replayed["seats"])) == (GAME, 5)
    assert replayed["moves"] == recorded["moves"] == len(replayed["facts"])
    assert replayed["outcome"]["reason"] == recorded["ending"]
    assert replayed["notes"] == []
    lines = save.with_suffix(".facts").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == replayed["facts"]
    told = dev("replay", save).out
    assert "Chacun reçoit une carte, face cachée." in told
    assert "Everyone gets a card, face down." in dev("replay", save, "--lang", "en").out


def test_the_same_seed_records_the_same_game(dev: Dev, tmp_path: Path) -> None:
    for name in ("one", "two"):
        dev("record", GAME, tmp_path / name, "--seed", "9")
    one, two = ((tmp_path / name).read_text().splitlines()[1:] for name in ("one", "two"))
    assert [line.rpartition(',"crc"')[0] for line in one] == [line.rpartition(',"crc"')[0] for line in two]


def test_what_a_seat_knew(dev: Dev, save: Path) -> None:
    dev("record", GAME, save)
    cards = [
        [
            fact[2]
            for fact in dev("replay", save, "--viewer", seat, "--json").json["facts"]
            if fact[1] == "deal"
        ]
        for seat in (0, 3)
    ]
    assert [role is not None for _seat, role in cards[0]] == [True, False, False, False]
    assert [role is not None for _seat, role in cards[1]] == [False, False, False, True]
    missing = dev("replay", save, "--viewer", "4")
    assert (missing.status, missing.out) == (2, "")


@pytest.mark.parametrize("reason", ["false_treasure_wins", "nobody_named", "stopped"])
def test_a_seed_is_sought_for_an_ending(dev: Dev, save: Path, reason: str) -> None:
    how = ["--interrupt", "stop@9"] if reason == "stopped" else ["--set", "false_treasure=true"]
    assert dev("record", GAME, save, "--ending", reason, *how, "--json").json["ending"] == reason
    assert dev("replay", save, "--json").json["outcome"]["reason"] == reason


def test_an_ending_that_no_seed_has(dev: Dev, save: Path) -> None:
    ran = dev("record", GAME, save, "--ending", "series", "--tries", "5")
    assert (ran.status, ran.out, save.exists()) == (2, "", False)
    assert "5" in ran.err


SCRIPT = """
# The draws come from the seed.
[0, "seen"]
[1, "seen", []]
[2, "seen"]
  # and a comment
[3, "seen"]
"""


def test_a_script_of_decisions(dev: Dev, save: Path, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(SCRIPT)
    data = dev("record", GAME, save, "--script", script, "--json").json
    assert (data["ending"], data["moves"]) == (None, 4 + 1 + 4)
    assert dev("replay", save, "--json").json["outcome"] is None
    save.unlink()
    data = dev("record", GAME, save, "--script", script, "--finish", "--json").json
    assert data["ending"] in GAMES[GAME].endings


def test_a_script_with_its_own_draws(dev: Dev, save: Path, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text('[-2, "deal", [0, 1]]\n[-2, "deal", [1, 0]]\n')
    dev("record", GAME, save, "--script", script)
    facts = dev("replay", save, "--viewer", "1", "--json").json["facts"]
    assert facts[:2] == [[-2, "deal", [0, None]], [-2, "deal", [1, 0]]]


def test_a_damaged_save_is_told_up_to_the_damage(dev: Dev, save: Path) -> None:
    dev("record", GAME, save)
    lines = save.read_bytes().splitlines(keepends=True)
    save.write_bytes(b"".join([*lines[:6], lines[6].replace(b'"by":', b'"by" :'), *lines[7:]]))
    before = save.read_bytes()
    ran = dev("replay", save, "--json")
    assert ran.status == 2
    assert ran.json["moves"] == 5
    assert ran.json["notes"] == ran.err.splitlines()
    assert "ligne 7" in ran.err
    assert save.read_bytes() == before
    assert [path.name for path in save.parent.iterdir()] == [save.name]


def test_golden_recordings_are_read_from_their_folder(
    dev: Dev, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "checkout", lambda: tmp_path)
    folder = tmp_path / "tests" / "golden" / GAME
    folder.mkdir(parents=True)
    for reason in GAMES[GAME].endings:
        how = {
            "series": ["--set", "deals=2"],
            "stopped": ["--interrupt", "stop@5"],
            "treasure_in_no_hand": ["--set", "rounds=3"],
            "false_treasure_wins": ["--set", "false_treasure=true"],
        }.get(reason, [])
        ran = dev("record", GAME, folder / f"{reason}.jsonl", "--ending", reason, "--facts", *how)
        assert ran.status == 0, ran.err
    assert golden_of(GAME) == []
    (folder / "series.facts").unlink()
    assert golden_of(GAME) == [line for line in golden_of(GAME) if "'series' tells" in line] != []
    (folder / "stopped.jsonl").write_bytes((folder / "stopped.jsonl").read_bytes()[:-9])
    assert any("recording 'stopped': La dernière ligne" in line for line in golden_of(GAME))
