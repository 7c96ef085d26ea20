"""Names in many alphabets, and old names that cannot be drawn: no label ever shows an empty box."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp, sp
from kivy.uix.label import Label

from coffres.dev.window.robot import Robot
from coffres.engine.registry import GAMES
from coffres.letters import READING
from coffres.storage import roster as roster_file
from coffres.storage import settings
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.storage.roster import COLOURS, SYMBOLS, Player, Roster
from coffres.truetype import signs
from coffres.ui import fonts
from coffres.ui.app import CoffresApp
from coffres.ui.seating import looks_of
from coffres.ui.widgets.honour_tab import HonourTab
from coffres.ui.widgets.own_card_sheet import OwnCardSheet
from coffres.ui.widgets.text_field import TextField
from tests.ui.evening import Evening
from tests.ui.finished import Finish
from tests.ui.test_fonts import face_of

OLD = ("李", "Ana 🎉", "דוד", "محمد", "ก้อย", "A\u200bna", "한", "Zoé")


def family(folder: Path, count: int) -> list[Any]:
    """People remembered by an older version, at the table as they sat last time."""
    players = tuple(Player(OLD[i], SYMBOLS[i], COLOURS[i]) for i in range(count))
    seats = looks_of(OLD[:count], Roster(players))
    roster_file.kept(folder / "players.json").save(Roster(players, tuple(seats)))
    return seats


def boxes(root: Any) -> dict[str, str]:
    """The texts that are drawn in a face without some of their signs."""
    found = {}
    for label in (widget for widget in root.walk() if isinstance(widget, Label) and widget.text):
        face = Path(label._label.options["font_name_r"])
        missing = set(label._label.text) - signs(face) - {"\n"}
        if label.font_name != "Icons" and missing:
            found[label.text] = "".join(missing)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_old_names_are_at_every_table_and_nothing_is_a_box(robot: Robot, tmp_path: Path, key: str) -> None:
    seats = family(tmp_path, GAMES[key].seats[-1])
    robot.open(CoffresApp(data=tmp_path, seed=1))
    robot.app.choose_players(key)
    robot.app.scene.screen.sit_as_last()
    robot.wait(0.3)
    assert boxes(robot.app.scene) == {}
    robot.app.scene.screen.go_on()
    robot.wait(0.3)
    assert robot.app.navigator.name == "variants"
    robot.app.start(key, seats, {})
    robot.wait(1)
    assert robot.app.sitting.match.names == [seat.name for seat in seats]
    assert boxes(robot.app.scene) == {}
    robot.app.open_pause()
    robot.app.scene.floating[0].choose_seat()
    robot.wait(0.3)
    assert boxes(robot.app.scene) == {}
    robot.app.home()
    robot.app.navigator.show("saved_games")
    robot.wait(0.3)
    assert boxes(robot.app.scene) == {}


def test_old_cards_are_read_without_a_box(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)
    trial = Trial("🎉", "李", "א", "한")
    evening.app.keepsakes.change(OwnCards((Riddle("🎉 ?", "ก", "李"),), (trial,)))
    evening.app.navigator.show("own_cards")
    for page in ("riddles", "trials"):
        evening.app.scene.screen.turn_to(page)
        robot.wait(0.3)
        assert boxes(evening.app.scene) == {}
    evening.app.scene.screen.open(trial)
    robot.wait(0.3)
    (sheet,) = evening.all(OwnCardSheet)
    sheet.done()
    assert "ne peut pas être dessiné" in sheet.trouble
    assert evening.app.keepsakes.cards.trials == (trial,)


def test_what_is_typed_and_cannot_be_drawn_is_a_question_mark_and_stays(robot: Robot) -> None:
    strange, plain = TextField(text="Ana 🎉"), TextField(text="Ana ?")
    robot.wait(0.1)
    assert strange.text == "Ana 🎉"
    assert [label.size for label in strange._lines_labels] == [label.size for label in plain._lines_labels]
    strange.cursor = strange.get_cursor_from_index(5)
    plain.cursor = plain.get_cursor_from_index(5)
    assert strange.cursor_offset() == plain.cursor_offset()


def test_large_words_are_in_the_reading_face_where_their_own_lacks_a_letter() -> None:
    for key in GAMES:
        assert fonts.display(key, "Chloé gagne\u00a0!") == key
        assert fonts.display(key, "Владимир gagne\u00a0!") == fonts.TEXT
        assert fonts.display(key, "Ελένη") == fonts.TEXT


@pytest.mark.parametrize(("name", "stem"), [("Владимир", READING.stem), ("Chloé", "Cinzel-Bold")])
def test_who_wins_is_written_whole(robot: Robot, tmp_path: Path, name: str, stem: str) -> None:
    finish = Finish(robot, tmp_path, motion="none")
    people = finish.app.sitting.people
    people[:] = [seat._replace(name=name) for seat in people]
    screen = finish.play()
    robot.wait(0.5)
    (title,) = [label for label in finish.all(Label) if label.text == screen.title]
    assert name in title.text
    assert Path(face_of(title)).stem == stem
    assert boxes(finish.app.scene) == {}


LONG = (
    "Marie-Antoinette-Camille",
    "Grand-mamie-Bernadette",
    "Maximiliennefrançoisette",
    "Wilhelminewwwwwwwwwwwwww",
    "Anne-Charlotte",
    "Ana",
    "Grand-maman Lili",
    "Éloïse",
)


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_a_long_name_is_read_to_its_end_at_the_table_and_beside_it(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    seats = looks_of(LONG, Roster())
    players = tuple(Player(seat.name, seat.symbol, seat.colour) for seat in seats)
    roster_file.kept(tmp_path / "players.json").save(Roster(players, tuple(seats)))
    settings.kept(tmp_path / "settings.json").save(settings.Settings(language="fr", text_size=text))
    robot.open(CoffresApp(data=tmp_path, seed=1), size)
    robot.app.choose_players("coffre_et_cle")
    robot.wait(0.3)
    read_to_their_ends(robot.app.scene.screen.ids.bench.cards)
    robot.app.scene.screen.sit_as_last()
    robot.wait(0.3)
    read_to_their_ends(robot.app.scene.screen.ids.table.cards)


@pytest.mark.parametrize("text", [100, 150])
def test_a_long_name_is_read_to_its_end_in_the_tab_of_its_honours(
    robot: Robot, tmp_path: Path, text: int
) -> None:
    settings.kept(tmp_path / "settings.json").save(settings.Settings(language="fr", text_size=text))
    robot.open(CoffresApp(data=tmp_path, seed=1), (960, 600))
    tabs = [HonourTab(who=name, symbol="moon", name=name, height=dp(108) + sp(8)) for name in LONG]
    robot.wait(0.2)
    read_to_their_ends(tabs)


def read_to_their_ends(cards: list[Any]) -> None:
    assert {card.name for card in cards} == set(LONG)
    for card in cards:
        label = card.ids.name
        drawn = label._label.text.replace("-\n", "").replace("\n", " ")
        assert drawn.replace("-", "") == card.name.replace("-", ""), drawn
        assert not label.shorten
        assert label.texture_size[0] <= label.width + 1, card.name
        assert label.texture_size[1] <= label.height + 1, card.name
