"""What takes too long for one frame is made before, worked out once, or spread over several frames."""

from __future__ import annotations

import gc
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.animation import Animation
from kivy.graphics import Canvas, SmoothEllipse
from kivy.lang import Builder
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import CHANCE, Move
from coffres.ui.boards import board_of
from coffres.ui.boards.agence_tous_risques import cards, spaces
from coffres.ui.boards.agence_tous_risques.hand import CardFace
from coffres.ui.boards.casse_du_siecle.ceremony import SafeOpens
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.boards.roc_noir import oak
from coffres.ui.box import Box
from coffres.ui.screens.table import TableScreen
from coffres.ui.widgets import sand, story_list
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.panel import Panel  # noqa: F401 - the layout uses it
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.plate_stock import PlateStock
from coffres.ui.widgets.seat_strip import SeatStrip
from tests.games.fort_boyard.positions import TRIAL
from tests.ui.evening import Evening
from tests.ui.fort import Fort
from tests.ui.replayed import Replayed


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Plate]:
    """Every plate that is made."""
    plates: list[Plate] = []
    make = Plate.__init__

    def note(self: Plate, **kwargs: object) -> None:
        plates.append(self)
        make(self, **kwargs)

    monkeypatch.setattr(Plate, "__init__", note)
    return plates


# The trial at the fort


def test_a_card_of_the_fan_is_drawn_for_its_size_and_then_only_moves(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fort = fanned(robot, tmp_path)
    fan = fort.board.trial.fan
    drawn: list[object] = []
    monkeypatch.setattr(treasure, "trial_back", lambda *_: drawn.append(_))
    card = fan.children[0]
    before = card._place.xy
    card.pos, card.lean = (card.x + 30, card.y + 20), 7
    assert drawn == []
    assert card._place.xy == (before[0] + 30, before[1] + 20)
    assert card._turn.angle == -7
    card.size = (card.width + 10, card.height)
    assert len(drawn) == 1


def fanned(robot: Robot, folder: Path) -> Fort:
    fort = Fort(robot, folder, motion="calm").comes_to(TRIAL, Move(CHANCE, "trial", ("catapult",)))
    robot.wait(1)
    return fort


def test_the_card_is_set_while_the_fan_lies_there(robot: Robot, tmp_path: Path) -> None:
    fort = fanned(robot, tmp_path)
    place = fort.board.trial
    assert place.before_the_card()
    assert place.card.parent is None
    words = [each for each in place.card.walk() if isinstance(each, Label) and each.text]
    set_before = [each.texture for each in words]
    assert len(set_before) > 3
    fort.tap(place.fan)
    assert robot.until(lambda: place.card.parent is not None, 2)
    robot.wait(1)
    assert [each.texture is before for each, before in zip(words, set_before, strict=True)] == [True] * len(
        words
    )


def test_the_question_comes_a_frame_after_the_card(robot: Robot, tmp_path: Path) -> None:
    fort = fanned(robot, tmp_path)
    fan, card = fort.board.trial.fan, fort.board.trial.card
    robot.touch_down(fan.to_window(*fan.center))
    robot.touching.touch_up()
    plates = []
    while not plates or not plates[-1]:
        robot.wait(FRAME)
        if card.parent is not None:
            plates.append(len(fort.plates()))
    assert plates == [0, 2]


# Plates


def test_the_plates_of_a_question_are_there_before_it(
    robot: Robot, tmp_path: Path, made: list[Plate]
) -> None:
    fort = Fort(robot, tmp_path).comes_to(TRIAL, Move(CHANCE, "trial", ("catapult",)))
    robot.wait(2)
    before = list(made)
    fort.tap(fort.all(Plate)[0] if fort.all(Plate) else fort.board.trial.fan)
    shown = fort.all(Plate)
    assert len(shown) == 2
    assert all(plate in before for plate in shown)
    assert all(plate.text for plate in shown)


def test_no_plate_is_put_up_twice(robot: Robot, tmp_path: Path) -> None:
    fort = Fort(robot, tmp_path).picks("catapult")
    first = fort.all(Plate)
    fort.press("Commencer l'épreuve")
    robot.wait(1)
    assert fort.all(Plate)
    assert not set(map(id, first)) & set(map(id, fort.all(Plate)))


def test_plates_are_made_one_by_one_and_no_more_than_are_needed(robot: Robot, tmp_path: Path) -> None:
    evening = Evening(robot, tmp_path)  # while the app runs
    evening.robot.wait(1)
    stock = PlateStock(lambda: True)
    stock.take()
    assert len(stock) == 0
    counts = []
    for _ in range(80):
        robot.wait(FRAME)
        counts.append(len(stock))
    assert max(counts) == counts[-1] == 4
    assert all(after - before <= 1 for before, after in pairwise(counts))


def test_plates_are_made_one_by_one_even_while_something_moves(robot: Robot, tmp_path: Path) -> None:
    Evening(robot, tmp_path)
    robot.wait(1)
    piece = Widget()
    Animation(x=100, d=9).start(piece)
    stock = PlateStock(lambda: True)
    stock.begin()
    robot.wait(0.3)
    assert len(stock) == 0
    robot.wait(0.2)
    assert len(stock) == 1
    robot.wait(0.4)
    assert len(stock) == 2
    Animation.cancel_all(piece)
    robot.wait(0.6)
    assert len(stock) == 4


def test_a_table_has_plates_before_its_first_question_and_a_private_page_only_a_few(
    robot: Robot, tmp_path: Path, made: list[Plate]
) -> None:
    evening = Evening(robot, tmp_path)
    for public, expected in ((True, 4), (False, 0)):
        panel = Builder.load_string(f"Panel:\n    public: {public}")
        evening.app.scene.screen.add_widget(panel)
        made.clear()
        robot.wait(1)
        assert len(made) == expected
    panel._stock.take()
    made.clear()
    robot.wait(1)
    assert len(made) == 2


def test_a_panel_that_is_gone_makes_none(robot: Robot, tmp_path: Path, made: list[Plate]) -> None:
    Fort(robot, tmp_path).picks("catapult").app.home()
    made.clear()
    robot.wait(2)
    assert made == []


# The table


def test_only_the_spaces_where_somebody_comes_or_goes_are_drawn_anew(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(robot, tmp_path).start("agence_tous_risques")
    robot.wait(1)
    fortress = evening.sitting.board.fortress
    drawn: list[tuple[int, int]] = []
    draw = spaces.draw_sign

    def note(space: spaces.Space, people: int, least: float) -> None:
        drawn.append((space.place, people))
        draw(space, people, least)

    monkeypatch.setattr(spaces, "draw_sign", note)
    fortress.people = [0, 2, 2]
    drawn.clear()
    fortress.people = [1, 2, 3]
    assert drawn == [(1, 1), (2, 1), (3, 1)]
    drawn.clear()
    fortress.size = (fortress.width - 40, fortress.height)
    robot.wait(0.1)
    assert {place for place, _ in drawn} == set(range(1, len(fortress.path) - 1))


def test_the_board_turns_a_frame_after_its_panel(robot: Robot, tmp_path: Path) -> None:
    fort = Fort(robot, tmp_path, turning="turn", motion="calm")
    (table,) = fort.all(TableScreen)
    assert table.board_edge == table.edge
    table._face(1)
    seen = [(table.edge, table.board_edge)]
    robot.wait(FRAME)
    seen.append((table.edge, table.board_edge))
    assert seen[0][0] != seen[0][1]
    assert seen[1] == (seen[0][0], seen[0][0])
    assert fort.board.facing == table.edge
    assert table.ids.place.edge == table.edge


def test_the_first_hourglass_and_the_seats_are_ready_with_the_table(robot: Robot, tmp_path: Path) -> None:
    sand._grain.cache_clear()
    evening = Evening(robot, tmp_path)
    evening.app.start("coffre_et_cle", people(4), {})
    robot.wait(1)
    assert sand._grain.cache_info().currsize == 0  # a game that seldom has one
    evening.app.start("fort_boyard", people(3), {})
    robot.wait(1)
    assert sand._grain.cache_info().currsize == 1
    sitting = evening.sitting
    table = TableScreen(sitting=StandIn(sitting))
    (strip,) = [each for each in table.walk() if isinstance(each, SeatStrip)]
    assert len(strip.children) == 3


class StandIn:
    """A sitting with a board that stands on no other screen."""

    def __init__(self, sitting: Any) -> None:
        self._sitting = sitting
        self.board = board_of(sitting.game)(moment=sitting.moment(), translate=sitting.translate)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._sitting, name)


# Words


def test_words_that_a_cut_would_not_change_are_not_measured_again(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Evening(robot, tmp_path)
    tried: list[tuple[str, float]] = []
    tight = Fitted._tight

    def note(self: Fitted, width: float, height: float, size: float, between: str) -> float:
        found = tight(self, width, height, size, between)
        tried.append((self._label.text, size))
        return found

    monkeypatch.setattr(Fitted, "_tight", note)
    label = Fitted(text="des mots plutôt brefs partout", size=(60, 20), wish=40, firm=30, least=14)
    label._fit_now()
    counted = Counter(words for words, _size in tried)
    assert counted["des mots plutôt brefs partout"] == 4  # in three sizes, the largest of them twice
    assert len(counted) == 2  # whole, and cut to five letters
    assert label._label.options["font_size"] == label.font_size


def test_a_story_is_broken_again_for_another_width_only(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = Replayed(robot, tmp_path)
    story = show.screen.ids.story
    broken: list[object] = []
    row = story_list._row
    monkeypatch.setattr(story_list, "_row", lambda line, room: broken.append(line) or row(line, room))
    story.size_hint = None, None
    robot.wait(0.2)
    broken.clear()
    story.height *= 0.7
    robot.wait(0.2)
    assert broken == []
    story.width *= 0.7
    robot.wait(0.2)
    assert len(broken) == len(story.lines)
    story.lines = story.lines[:-1]
    robot.wait(0.2)
    assert len(broken) == 2 * len(story.lines) + 1


def test_below_a_dragging_finger_the_words_come_a_frame_after_the_position(
    robot: Robot, tmp_path: Path
) -> None:
    show = Replayed(robot, tmp_path)
    line, screen = show.screen.ids.scrubber, show.screen
    robot.wait(1)
    y = line.to_window(*line.center)[1]
    robot.touch_down((line.to_window(line.place(line.last // 2), 0)[0], y))
    robot.wait(0.2)
    robot.touching.touch_move(line.to_window(line.place(line.last // 4), 0)[0], y)
    for _ in range(10):
        at, told = screen.cursor.at, screen.ids.story.at
        if at != told:
            break
        robot.wait(FRAME)
    assert at != told
    assert screen.board.moment.table == screen.cursor.still.view(-1)
    robot.wait(FRAME)
    assert screen.ids.story.at == screen.cursor.at == at
    robot.touch_up()
    screen.cursor.step(1)  # without a finger on the line, all of it is there at once
    assert screen.ids.story.at == screen.cursor.at == at + 1


# Ceremonies


def test_the_light_behind_a_gear_is_one_picture(robot: Robot, tmp_path: Path) -> None:
    Evening(robot, tmp_path)

    ended = SimpleNamespace(moment=SimpleNamespace(table={"gears": [3, 1, 4, 2], "covers": 0}))
    safe = SafeOpens(ended, size=(960, 400))
    drawn = []
    for played in (0.0, 1.0):
        safe.played = played
        safe._draw()
        drawn.append(len(safe.canvas.before.children))
        assert not any(isinstance(each, SmoothEllipse) for each in safe.canvas.before.children)
    assert drawn[1] <= drawn[0] + 4 * 3 + 4


def test_a_tree_that_stands_still_is_not_worked_out_again(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Evening(robot, tmp_path)
    tree = oak.Oak(Box(0, 0, 900, 400), [(300, 250), (600, 250)], 80)
    worked: list[str] = []
    bark, quads = oak._bark, oak._quads
    monkeypatch.setattr(oak, "_bark", lambda *args: worked.append("bark") or bark(*args))
    monkeypatch.setattr(oak, "_quads", lambda *args: worked.append("leaves") or quads(*args))

    def paint(*grown: float) -> Counter[str]:
        worked.clear()
        tree.turn(grown)
        return Counter(worked)

    with Canvas():
        tree.paint()
    paint(0, 0)
    assert paint(0, 0) == {}
    assert paint(0.5, 0) == {"bark": 1, "leaves": 2}  # one branch, and the green behind and before it
    assert paint(0.5, 0) == {}
    assert paint(1, 0) == {"leaves": 2}


def test_a_card_is_drawn_once_however_often_a_layout_moves_it(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Evening(robot, tmp_path)
    drawn: list[int] = []
    monkeypatch.setattr(cards, "draw_engraving", lambda card, _box: drawn.append(card))
    face = CardFace(card=2)
    for edge in (40, 70, 100):
        face.size, face.pos = (edge, edge), (edge, 0)
    robot.wait(2 * FRAME)
    assert drawn == [2]
    face.card = 5
    robot.wait(2 * FRAME)
    assert drawn == [2, 5]


# Garbage


@pytest.mark.garbage
def test_python_looks_through_all_by_itself_only_after_very_long(robot: Robot, tmp_path: Path) -> None:
    before = gc.get_threshold()
    Evening(robot, tmp_path)
    assert gc.get_threshold()[:2] == before[:2]
    assert gc.get_threshold()[2] >= 100
    robot.leave()
    assert gc.get_threshold() == before
