"""Whatever is in the app's folder: the app starts, shows the files, and lets people throw them away.

For a folder full of files nothing is timed. The test counts what is read, and how many widgets are made.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.actors import RandomChance
from coffres.engine.trouble import N_, Trouble
from coffres.storage import shelf as shelf_module
from coffres.storage.disk import read_bytes
from coffres.storage.own_boards import folder_of
from coffres.storage.own_cards import MOST, OwnCards, Riddle, Trial
from coffres.storage.shared_cards import hand_out
from coffres.storage.shelf import Shelf
from coffres.ui.boards.fort_boyard.box import BoxLine
from coffres.ui.boards.fort_boyard.box_sheet import BoxTrial
from coffres.ui.card_exchange import take_in
from coffres.ui.screens.saved_games import SavedRow
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.chest import Chest
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.long_list import LongList
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.own_card_row import OwnCardRow
from coffres.ui.widgets.own_card_sheet import OwnCardSheet
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.saved_card import SavedCard
from tests.ui.evening import Evening

GAME = "coffre_et_cle"
BOARD = {"schema": 1, "game": "agence_tous_risques", "names": {"fr": "Cave", "en": "Cellar"}}
SPACES = "..1.ZG.S2.R..3GZC.F."
IN_SIGHT = 20  # most rows that have widgets at this size, including those just outside the list's window
LONG = 60_000  # signs of a text used as a name


def saved(folder: Path) -> bytes:
    """A game that was begun."""
    game = Shelf(folder / "games").create(
        GAME, ["Ana", "Bo", "Chloé", "Dan"], {}, datetime.now(UTC), RandomChance(random.Random(1))
    )
    game.close()
    return game.path.read_bytes()


def strange(name: str, change: Callable[[bytes], bytes]) -> Callable[[Path], None]:
    """A save that was changed, and that was played last."""

    def put(folder: Path) -> None:
        path = folder / "games" / os.fsdecode(name.encode("latin-1"))
        path.write_bytes(change(saved(folder)))
        os.utime(path, (4e9, 4e9))

    return put


def ends(line: str) -> Callable[[bytes], bytes]:
    return lambda data: data + line.encode() + b"\n"


def begins(**fields: Any) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        first, _, rest = data.partition(b"\n")
        return json.dumps({**json.loads(first), **fields}, separators=(",", ":")).encode() + b"\n" + rest

    return change


def deep(data: bytes) -> bytes:
    return data.replace(b'"talk":', b'"talk":%b,"x":' % (b"[" * 600 + b"]" * 600), 1)


STRANGE = {
    "half a sign for a name": strange("a.jsonl", ends('{"seat":0,"name":"\\ud800"}')),
    "a name without end": strange("a.jsonl", ends(json.dumps({"seat": 0, "name": "x" * 1_000_000}))),
    "a name of many lines": strange("a.jsonl", ends('{"seat":0,"name":"a\\nb"}')),
    "a seat that is not there": strange("a.jsonl", ends('{"seat":-1,"name":"Eve"}')),
    "many seats": strange("a.jsonl", ends(('{"seat":0,"name":"Eve"}\n' * 20_000)[:-1])),
    "half a sign for a game": strange("a.jsonl", begins(game="\ud800")),
    "a game without end": strange("a.jsonl", begins(game="x" * 900_000)),
    "a game that is a list": strange("a.jsonl", begins(game=["roc_noir"])),
    "a header without end": strange("a.jsonl", begins(app="x" * 2_000_000)),
    "half a sign for somebody": strange("a.jsonl", begins(seats=["\ud800", "Bo", "Chloé", "Dan"])),
    "a hundred thousand people": strange("a.jsonl", begins(seats=["Ana"] * 100_000)),
    "an option without end": strange("a.jsonl", deep),
    "nothing": strange("a.jsonl", lambda _: b""),
    "a name that is no text": strange("caf\xe9.jsonl", lambda _: b"hello"),
    "a name of two lines": strange("a\nb.jsonl", lambda _: b"hello"),
    "a name that is no text, and a game": strange("caf\xe9.jsonl", lambda data: data),
}


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def press(evening: Evening, widget: Widget, seconds: float = 0) -> None:
    evening.robot.touch_down(widget.to_window(*widget.center))
    evening.robot.wait(seconds)
    evening.robot.touch_up()
    evening.robot.wait(0.3)


def the(evening: Evening, kind: type[Any], text: str) -> Any:
    return next(widget for widget in evening.all(kind) if text in widget.text)


def can_be_drawn(evening: Evening) -> None:
    for text in evening.robot.texts():
        text.encode()
        assert len(text) < 1000


@pytest.mark.parametrize("put", STRANGE.values(), ids=STRANGE)
def test_a_strange_save_stands_in_nobodys_way(
    robot: Robot, tmp_path: Path, put: Callable[[Path], None]
) -> None:
    put(tmp_path)
    evening = Evening(robot, tmp_path)
    can_be_drawn(evening)
    (card,) = evening.all(SavedCard)  # the good save, or the strange one if it opens
    assert card.entry.trouble is None
    evening.app.navigator.show("saved_games")
    robot.wait(0.3)
    can_be_drawn(evening)
    rows = evening.all(SavedRow)
    assert len(rows) == 2
    key = max(rows, key=lambda row: row.y).entry.key
    assert key != card.entry.key or card.entry.played.year > 2090
    evening.app.resume(key)  # it opens, or says why it does not open
    robot.wait(0.3)
    can_be_drawn(evening)
    assert evening.app.sitting is not None or evening.all(Note)
    evening.app.home()
    evening.app.shelf.delete(key)
    evening.app.navigator.show("saved_games")
    robot.wait(0.3)
    can_be_drawn(evening)
    evening.app.scene.screen.throw_away()
    assert len(evening.app.shelf.running()) + len(evening.app.shelf.deleted()) == 1


@pytest.mark.parametrize(
    "fields",
    [
        {"names": {"fr": "\ud800", "en": "Cellar"}},
        {"names": {"fr": "x" * LONG, "en": "x" * LONG}},
        {"names": {"fr": "Cave\nbasse", "en": "Cellar"}},
        {"\ud800": 1},
        {"x" * LONG: 1},
        {"spaces": "\ud800"},
        {"spaces": "x" * LONG},
        {"game": "\ud800" * 9_000},
    ],
    ids=range(8),
)
def test_a_strange_board_is_no_hindrance(robot: Robot, tmp_path: Path, fields: dict[str, Any]) -> None:
    folder = folder_of(tmp_path, "agence_tous_risques")
    folder.mkdir(parents=True)
    (folder / "a.json").write_text(json.dumps({**BOARD, "spaces": SPACES, **fields}))
    (folder / os.fsdecode(b"caf\xe9.json")).write_text(json.dumps({**BOARD, "spaces": SPACES}))
    evening = Evening(robot, tmp_path)
    evening.app.choose_options("agence_tous_risques", people(4))
    robot.wait(0.3)
    can_be_drawn(evening)
    evening.app.scene.screen.start()
    robot.wait(0.3)
    assert evening.app.sitting is not None


def test_of_many_strange_boards_a_few_are_told(robot: Robot, tmp_path: Path) -> None:
    folder = folder_of(tmp_path, "agence_tous_risques")
    folder.mkdir(parents=True)
    for number in range(60):
        (folder / f"{number:02}.json").write_text("[]")
    evening = Evening(robot, tmp_path)
    evening.app.choose_options("agence_tous_risques", people(4))
    evening.app.scene.screen.changing = True
    robot.wait(0.3)
    (told,) = (text for text in robot.texts() if "39.json" in text)
    assert told.startswith("D'autres fichiers de plateau ne se lisent pas non plus (nombre : 37).\n")
    assert "« agence_tous_risques » : Il y a trop de plateaux" in told
    assert told.count("\n") == 4


def test_a_strange_file_among_received_ones(evening: Evening) -> None:
    evening.device["picker"].trouble = Trouble(N_("Un ordinateur ne vibre pas."))
    folder = evening.app.folder / "cartes"
    folder.mkdir()
    hand_out(folder / os.fsdecode(b"caf\xe9.json"), OwnCards((Riddle("Où ?", "Là", "Bo"),)))
    (folder / os.fsdecode(b"th\xe9.json")).write_bytes(b"{")
    evening.app.navigator.show("own_cards")
    for name, says in (("th?.json", "« th?.json » est abîmé"), ("caf?.json", "Cartes reçues.")):
        evening.robot.wait(0.3)
        press(evening, the(evening, BarButton, "Recevoir"))
        press(evening, the(evening, Plate, name))
        assert evening.robot.until(lambda says=says: any(says in note.text for note in evening.all(Note)), 15)
    assert evening.app.keepsakes.cards.riddles[0].answer == "Là"


# Very many files


def riddles(count: int) -> tuple[Riddle, ...]:
    return tuple(Riddle(f"Qui est {number} ?", "Moi", "Léa") for number in range(count))


def trials(count: int) -> tuple[Trial, ...]:
    return tuple(Trial(f"Le pot {number}", "Tiens-le.", "Il tient.", "Léa") for number in range(count))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Widget]:
    """Every widget that is made from now on."""
    made: list[Widget] = []
    init = Widget.__init__

    def counting(widget: Widget, **kwargs: Any) -> None:
        made.append(widget)
        init(widget, **kwargs)

    monkeypatch.setattr(Widget, "__init__", counting)
    return made


def number_of(made: list[Widget], kind: type[Widget]) -> int:
    return sum(isinstance(widget, kind) for widget in made)


def test_of_a_thousand_saves_those_in_sight_are_read(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: list[Widget]
) -> None:
    data = saved(tmp_path)
    for number in range(999):
        (tmp_path / "games" / f"{number:04}.jsonl").write_bytes(data)
        os.utime(tmp_path / "games" / f"{number:04}.jsonl", (number, number))
    read: list[str] = []

    def counting(path: Path) -> bytes:
        read.append(path.name)
        return read_bytes(path)

    monkeypatch.setattr(shelf_module, "read_bytes", counting)
    evening = Evening(robot, tmp_path)
    assert len(read) == 1
    press(evening, the(evening, BarButton, "Parties (1000)"))
    assert len(set(read)) == len(read) - 1 < IN_SIGHT
    assert number_of(made, SavedRow) < IN_SIGHT
    (games,) = evening.all(LongList)
    games.scroll_y = 0
    robot.wait(0.3)
    assert "0000.jsonl" in read
    assert len(read) < 2 * IN_SIGHT
    last = min(evening.all(SavedRow), key=lambda row: row.to_window(0, row.y)[1])
    assert last.entry.key == "0000"
    for row in evening.all(SavedRow):
        texts = [label.text for label in row.walk(restrict=True) if isinstance(label, Label) and label.text]
        assert texts[:2] == ["Reprendre : Le Coffre et la Clé", "Ana, Bo, Chloé, Dan"]
        assert {chest.key for chest in row.walk(restrict=True) if isinstance(chest, Chest)} == {GAME}
    press(evening, last.ids.move)
    assert [entry.key for entry in evening.app.shelf.deleted()] == ["0000"]
    assert number_of(made, SavedRow) < 2 * IN_SIGHT


def test_home_looks_at_a_few_games_for_one_that_opens(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved(tmp_path)
    for number in range(300):
        (tmp_path / "games" / f"{number:03}.jsonl").write_bytes(b"hello")
        os.utime(tmp_path / "games" / f"{number:03}.jsonl", (4e9, 4e9))
    read: list[Path] = []
    monkeypatch.setattr(shelf_module, "read_bytes", lambda path: (read.append(path), read_bytes(path))[1])
    evening = Evening(robot, tmp_path)
    assert len(read) < IN_SIGHT
    assert the(evening, BarButton, "Parties (301)").opacity == 1


@pytest.mark.rule("FB-04")
def test_all_of_our_cards_can_be_seen_and_thrown_away(evening: Evening, made: list[Widget]) -> None:
    evening.app.keepsakes.change(OwnCards(riddles(MOST + 300)))  # of an older version
    evening.app.navigator.show("own_cards")
    evening.robot.wait(0.3)
    assert number_of(made, OwnCardRow) < IN_SIGHT
    (cards,) = evening.all(LongList)
    for scroll_y, number in ((1, MOST + 299), (0, 0)):
        cards.scroll_y = scroll_y
        evening.robot.wait(0.3)
        rows = sorted(evening.all(OwnCardRow), key=lambda row: row.to_window(0, row.y)[1])
        row = rows[-1 if scroll_y else 0]
        assert row.card.text == f"Qui est {number} ?"
        for shown in rows:
            assert {label.text for label in shown.walk(restrict=True) if isinstance(label, Fitted)} == {
                shown.card.text,
                "par Léa",
                "mêlée",
            }
        evening.robot.touch(row.to_window(row.x + 60, row.center_y))
        evening.robot.wait(0.3)
        press(evening, the(evening, Plate, "Jeter"), seconds=0.8)
        assert evening.all(OwnCardSheet) == []
    assert evening.app.keepsakes.cards.riddles == riddles(MOST + 299)[1:]
    for _tap in range(5):
        mix = evening.all(OwnCardRow)[0].ids.mix
        press(evening, mix)
    assert number_of(made, OwnCardRow) < 2 * IN_SIGHT


@pytest.mark.rule("FB-04")
def test_where_there_is_no_room_no_card_is_begun(evening: Evening) -> None:
    evening.app.keepsakes.change(OwnCards(riddles(MOST)))
    evening.app.navigator.show("own_cards")
    evening.robot.wait(0.3)
    press(evening, the(evening, Plate, "Écrire une énigme"))
    assert evening.all(OwnCardSheet) == []
    assert "garde 500 au plus" in evening.all(Note)[0].text


@pytest.mark.rule("FB-04")
def test_the_same_file_twice_and_one_that_has_no_room(evening: Evening, tmp_path: Path) -> None:
    own = Trial("Le pot", "Autrement.", "Il tient.", "Bo")
    evening.app.keepsakes.change(OwnCards((), (own,)))
    same = tuple(
        trial._replace(title="Le pot", text=f"{number} fois.") for number, trial in enumerate(trials(200))
    )
    hand_out(tmp_path / "a.json", OwnCards((), same))
    hand_out(tmp_path / "b.json", OwnCards(riddles(400)))
    for _time in range(3):
        take_in("a.json", (tmp_path / "a.json").read_bytes())
        assert evening.app.keepsakes.cards.total == 201
    take_in("b.json", (tmp_path / "b.json").read_bytes())
    assert evening.app.keepsakes.cards.total == 201
    assert evening.robot.until(
        lambda: any("cela en ferait 601" in note.text for note in evening.all(Note)), 30
    )


@pytest.mark.rule("FB-52")
def test_the_box_makes_the_cards_in_sight(evening: Evening, made: list[Widget]) -> None:
    evening.app.keepsakes.change(OwnCards((), trials(MOST)))
    evening.app.choose_options("fort_boyard", people(3))
    evening.app.scene.screen.changing = True
    evening.robot.wait(0.3)
    evening.all(BoxLine)[0].open()
    evening.robot.wait(0.3)
    assert 10 < number_of(made, BoxTrial) < 2 * IN_SIGHT
    (cards,) = evening.all(LongList)
    cards.scroll_y = 0
    evening.robot.wait(0.3)
    (last,) = (card for card in evening.all(BoxTrial) if card.card.name == f"Le pot {MOST - 1}")
    assert (last.opacity, last.disabled) == (1, False)
    assert f"Le pot {MOST - 1}" in [
        label.text for label in last.walk(restrict=True) if isinstance(label, Fitted)
    ]
    press(evening, last)
    assert len(evening.app.scene.screen.variant.chosen["own_trials"]) == MOST - 1
    assert not last.card.there
    assert number_of(made, BoxTrial) < 4 * IN_SIGHT


def test_a_crowd_of_players_is_shown_as_far_as_anybody_scrolls(
    robot: Robot, tmp_path: Path, made: list[Widget]
) -> None:
    crowd = [{"name": f"Ana {number}", "symbol": "disc", "colour": "yellow"} for number in range(2000)]
    (tmp_path / "players.json").write_text(json.dumps({"players": crowd}))
    evening = Evening(robot, tmp_path)
    evening.app.choose_players(GAME)
    robot.wait(0.3)
    assert number_of(made, PlayerCard) == 100
    screen = evening.app.scene.screen
    assert screen.checked_new(evening.app.roster.players[1999]) == evening.app.roster.players[1999]
    with pytest.raises(Trouble, match="s'appelle déjà"):
        screen.checked_new(evening.app.roster.players[99])
