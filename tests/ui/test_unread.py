"""The app starts with a file that it cannot read: home opens, it is reported, and playing on loses
nothing."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.storage import heard, own_cards
from coffres.storage.own_cards import OwnCards, Riddle
from coffres.ui.widgets.note import Note
from tests.ui.evening import Evening

DOCUMENTS = ("settings.json", "players.json", "cards.json", "heard.json")
RIDDLE = Riddle("Qui ronfle ?", "Papi", "Léa")


def said(evening: Evening) -> str:
    """The note on the screen, and those that wait after it."""
    (note,) = evening.all(Note)
    return "\n".join(each.text for each in (note, *note._waiting))


def test_four_documents_of_33_megabytes(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in DOCUMENTS:
        with (tmp_path / name).open("wb") as file:
            file.truncate(33_000_000)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")  # the file of the settings cannot be read
    evening = Evening(robot, tmp_path)  # the player changes a setting
    app = evening.app
    assert app.navigator.name == "home"
    assert all(f"« {name} » est bien trop gros" in said(evening) for name in DOCUMENTS)
    app.change_roster(app.roster)
    app.keepsakes.change(OwnCards((RIDDLE,)))
    app.keepsakes.hear("fort_boyard", "r001")
    for name in DOCUMENTS:
        assert (tmp_path / f"{name}.kept-1").stat().st_size == 33_000_000
        assert (tmp_path / name).stat().st_size < 2000
    assert all(f"C'est gardé sous « {name}.kept-1 »" in said(evening) for name in DOCUMENTS)


def test_fifty_one_cards_that_cannot_be_read_for_once(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = OwnCards(tuple(RIDDLE._replace(text=f"Qui est le {number} ?") for number in range(51)))
    own_cards.kept(tmp_path / "cards.json").save(cards)
    read = Path.read_bytes

    def breaks(path: Path) -> bytes:
        if path.name == "cards.json":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return read(path)

    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", breaks)
        evening = Evening(robot, tmp_path)
    assert "coffres le garde sous un autre nom" in said(evening)
    keepsakes = evening.app.keepsakes
    keepsakes.change(keepsakes.cards.with_riddle(RIDDLE))
    assert "C'est gardé sous « cards.json.kept-1 »" in said(evening)
    assert own_cards.kept(tmp_path / "cards.json").load() == (OwnCards((RIDDLE,)), [])
    assert own_cards.kept(tmp_path / "cards.json.kept-1").load() == (cards, [])


@pytest.mark.rule("FB-33")
def test_an_evening_under_a_wrong_clock_neither_silences_nor_repeats(robot: Robot, tmp_path: Path) -> None:
    """r001 was heard under a clock of 2099, r002 of 1970, r003 of the right date; then other evenings
    come."""
    days = {"r001": "2099-01-01", "r002": "1970-01-01", "r003": "2026-11-18"}
    (tmp_path / "heard.json").write_text(json.dumps({"games": {"fort_boyard": days}}), encoding="utf-8")
    keepsakes = Evening(robot, tmp_path).app.keepsakes

    def order() -> list[str]:
        return sorted(
            ("r001", "r002", "r003", "r004"), key=lambda card: keepsakes.last_heard("fort_boyard", card)
        )

    assert order() == ["r004", "r002", "r003", "r001"]
    for card in ("r004", "r002"):  # two games, each later than all that was heard before
        keepsakes.sit_down()
        keepsakes.hear("fort_boyard", card)
    assert order() == ["r003", "r001", "r004", "r002"]
    again = heard.kept(tmp_path / "heard.json").load()[0]
    assert again.last("fort_boyard", "r001") < again.last("fort_boyard", "r004") == again.latest - 1


@pytest.mark.rule("FB-33")
def test_every_game_is_a_sitting(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    keepsakes = evening.app.keepsakes
    heard_in = []
    for _game in range(3):
        evening.start()
        keepsakes.hear("fort_boyard", f"r00{len(heard_in)}")
        heard_in.append(keepsakes.last_heard("fort_boyard", f"r00{len(heard_in)}"))
        evening.app.home()
    assert heard_in == [1, 2, 3]
