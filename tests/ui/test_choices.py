"""What stands beside the words on a plate: a picture of the choice, or the token of the player it names."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.graphics import Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, CLOCK, Move
from coffres.games.fort_boyard import moves as fort
from coffres.games.fort_boyard.material import SHAPES
from coffres.ui.app import CoffresApp
from coffres.ui.board import Control
from coffres.ui.boards.agence_tous_risques import choices as in_the_agence
from coffres.ui.boards.fort_boyard import choices as in_the_fort
from coffres.ui.own_dice import A_DIE, second_die
from coffres.ui.pictures import is_drawn, texture
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.seat_token import SeatToken


def plate(robot: Robot, folder: Path, control: Control, width: float, height: float) -> Plate:
    app = CoffresApp(data=folder, seed=1)
    robot.open(app)
    made = Plate(text=control.text, size_hint=(None, None), size=(dp(width), dp(height)))
    made.control = control
    app.scene.screen.add_widget(made)
    robot.wait(0.2)
    return made


@pytest.mark.parametrize(("width", "there"), [(150, True), (100, False)])
def test_the_player_named_on_a_plate_is_known_by_the_token_where_there_is_room(
    robot: Robot, tmp_path: Path, width: float, there: bool
) -> None:
    seat = people(2)[1]
    made = plate(robot, tmp_path, Control(("seat", 1), seat.name, of=seat), width, 64)
    token = next(child for child in made.children if isinstance(child, SeatToken))
    assert (token.symbol == seat.symbol, token.width > dp(30)) == (there, there)
    words = next(child for child in made.children if getattr(child, "text", "") == seat.name)
    assert not there or token.right <= words.center_x - words.texture_size[0] / 2 + dp(1)


def test_a_picture_keeps_its_shape(robot: Robot, tmp_path: Path) -> None:
    card = Control(("act", "show"), "Montrer", beside=("card_back", "agence_tous_risques"))
    made = plate(robot, tmp_path, card, 300, 80)
    wide, high = made.beside.size
    assert made.beside_size[0] / made.beside_size[1] == pytest.approx(wide / high)
    assert max(made.beside_size) == pytest.approx(made.beside_edge)


def test_two_dice_share_the_room_of_one_picture(robot: Robot, tmp_path: Path) -> None:
    for dice, seen in ((1, ["die_ivory_5"]), (2, ["die_ivory_1", "die_ivory_5"])):
        rolls = Control("roll", "Lancer", beside=A_DIE, second=second_die(dice))
        made = plate(robot, tmp_path, rolls, 300, 80)
        drawn = [texture(name) for name in seen]
        laid = [part for part in made.canvas.before.children if isinstance(part, Rectangle)]
        faces = [part for part in laid if part.texture in drawn]
        assert [face.texture for face in faces] == drawn  # the first die lies upon the second
        left, bottom = (min(face.pos[axis] for face in faces) for axis in (0, 1))
        right, top = (max(face.pos[axis] + face.size[axis] for face in faces) for axis in (0, 1))
        assert (left, bottom) == pytest.approx(made.beside_at)
        assert (right - left, top - bottom) == pytest.approx(made.beside_size)
        assert len({tuple(face.pos) for face in faces}) == dice


def test_every_choice_of_the_fort_has_a_picture() -> None:
    verbs = chosen_on_plates()
    assert len(verbs) > 20
    for verb in verbs:
        assert is_drawn(*in_the_fort.picture_of(verb)), verb
    assert all(is_drawn(*in_the_fort.hand(shape)) for shape in SHAPES)


def chosen_on_plates() -> set[str]:
    """Other moves are made by chance, by a clock or from the pause; or they name a player or a shape."""
    found = [value for value in vars(fort).values() if isinstance(value, Move)]
    found += [each[0] for each in vars(fort).values() if isinstance(each, list) and isinstance(each[0], Move)]
    elsewhere = {"rival", "guess", "show", "go_on", "pause", "restart", "cast", "leave"}
    return {move.verb for move in found if move.by not in (CHANCE, CLOCK)} - elsewhere


def test_who_may_be_challenged_is_known_by_the_face() -> None:
    figures = [2, 0, 3]
    for target, figure in enumerate(figures):
        for verb in ("challenge", "fight"):
            found = in_the_agence.picture_of(Move(0, verb, (target,)), figures)
            assert found == (f"agent_{figure}", "agence_tous_risques")
            assert is_drawn(*found)
    for verb in ("refrain", "sit_out", "show_hands", "stay", "roll", "face_guard", "fight_holder"):
        assert is_drawn(*in_the_agence.picture_of(Move(0, verb, ()), figures)), verb


def test_words_are_not_made_small_for_a_picture(robot: Robot, tmp_path: Path) -> None:
    long = "L'énigme est lue : on retourne le sablier, et tout le monde se tait"
    made = plate(robot, tmp_path, Control(("act", "a"), long, beside=in_the_fort.picture_of("turn")), 150, 64)
    assert made.beside is None
    made.text = "Retourner"
    robot.wait(0.2)
    assert made.beside is not None


def test_where_words_would_be_cut_the_portraits_of_the_row_speak_for_them(
    robot: Robot, tmp_path: Path
) -> None:
    texts = ("Garder ses portraits", "Le seigneur au rhinocéros", "La dame")
    besides = (("", ""), ("portrait_0", "roc_noir"), ("portrait_1", "roc_noir"))
    first = plate(robot, tmp_path, Control(("act", "keep"), texts[0]), 95, 50)
    row = BoxLayout(size_hint=(None, None), size=(dp(240), dp(50)))
    first.parent.add_widget(row)
    for text, beside in zip(texts, besides, strict=True):
        one = Plate(text=text, shortens=True)
        one.control = Control(("under", text), text, beside=beside)
        row.add_widget(one)
    robot.wait(0.3)
    assert [one.shown is not None for one in reversed(row.children)] == [False, True, True]
    row.size = (dp(900), dp(80))
    robot.wait(0.3)
    assert not any(one.shown for one in row.children)


def test_plates_of_one_row_are_alike(robot: Robot, tmp_path: Path) -> None:
    first = plate(robot, tmp_path, Control(("act", "keep"), "Rire"), 95, 50)
    row = BoxLayout(size_hint=(None, None), size=(dp(310), dp(60)))
    first.parent.add_widget(row)
    for text in ("Ana", "Personne ne rit, sauf le tigre et le gardien"):
        one = Plate(text=text)
        one.control = Control(("act", text), text, beside=in_the_fort.picture_of("tie"))
        row.add_widget(one)
    robot.wait(0.3)
    assert [one.beside for one in row.children] == [None, None]
    row.width = dp(900)
    robot.wait(0.3)
    assert None not in [one.beside for one in row.children]
    row.width = dp(310)
    robot.wait(0.3)
    assert [one.beside for one in row.children] == [None, None]


def test_words_have_their_letters_on_a_plate_that_must_be_held(robot: Robot, tmp_path: Path) -> None:
    """On a large tablet there is the picture and the ring beside them: the picture stands above the words."""
    missed = Control(("act", "miss"), "Manqué", hold=True, beside=in_the_fort.picture_of("miss"))
    made = plate(robot, tmp_path, missed, 245, 108)
    made.hold = True
    robot.wait(0.2)
    assert made.beside is not None
    assert made.stacked
    assert made.ids.words.font_size >= made.wish
    made.size = dp(201), dp(108)  # too narrow for a ring beside the words: it stands round their middle
    robot.wait(0.2)
    assert made.beside is not None
    assert not made.stacked
    assert made.ids.words.font_size >= made.wish
    made.size = dp(412), dp(108)
    robot.wait(0.2)
    assert not made.stacked


def test_plates_of_one_row_have_their_pictures_above_the_words_or_none_has(
    robot: Robot, tmp_path: Path
) -> None:
    first = plate(robot, tmp_path, Control(("act", "keep"), "Rire"), 95, 50)
    row = BoxLayout(size_hint=(None, None), size=(dp(490), dp(108)))
    first.parent.add_widget(row)
    for verb, hold in (("open", True), ("decline", False)):
        one = Plate(text=verb, hold=hold)
        one.control = Control(("act", verb), verb, hold=hold, beside=in_the_fort.picture_of("miss"))
        row.add_widget(one)
    robot.wait(0.3)
    assert [one.stacked for one in row.children] == [True, True]


def test_the_ring_of_a_plate_that_must_be_held_goes_round_the_token_and_leaves_the_name_its_letters(
    robot: Robot, tmp_path: Path
) -> None:
    seat = people(4)[3]
    made = plate(robot, tmp_path, Control(("seat", 3), seat.name, hold=True, of=seat), 198, 104)
    made.hold = True
    robot.wait(0.2)
    assert made.pictured
    token = next(child for child in made.children if isinstance(child, SeatToken))
    assert made.ring[:2] == pytest.approx(token.center)
    assert 2 * made.ring[2] > token.width
    assert made.ids.words.font_size >= made.wish
