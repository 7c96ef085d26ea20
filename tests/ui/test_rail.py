"""The panel beside the board: the question has its room first; a strip says whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from kivy.metrics import dp, sp

from coffres.dev.window.game import FAMILY, people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import CLOCK, Ask, Move
from coffres.ui.app import CoffresApp
from coffres.ui.board import Control
from coffres.ui.chooser import Chooser
from coffres.ui.fling import Fling
from coffres.ui.hourglasses import Hourglass
from coffres.ui.sizing import Sizing
from coffres.ui.typeset import Typeset, height_of
from coffres.ui.whose_turn import Turns
from coffres.ui.widgets.arena import Arena
from coffres.ui.widgets.happenings import Happenings
from coffres.ui.widgets.rail_column import Heights, RailColumn, smallest_letters
from coffres.ui.widgets.seat_strip import SeatStrip
from tests.ui.rails import LONG, panel


@pytest.mark.parametrize("size", [(300, 600), (345, 600), (460, 800), (900, 380)])
def test_the_question_has_large_letters_whatever_is_told(
    robot: Robot, tmp_path: Path, size: tuple[float, float]
) -> None:
    rail = panel(robot, tmp_path, *size)
    rail.prompt = LONG
    rail.put([Control(("act", name), name) for name in ("Garder", "Échanger")], None)
    for told in ("", "Bo ouvre le coffre.", 9 * "Une phrase que presque personne ne lit. "):
        rail.body.say([told])
        robot.wait(0.5)
        assert sp(24) <= rail.ids.prompt.font_size <= sp(36)
        words = rail.ids.prompt
        assert words.texture_size[1] <= words.height


@pytest.mark.parametrize("size", [(345, 600), (900, 380)])
def test_a_question_lays_the_panel_out_once(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[float, float]
) -> None:
    rail = panel(robot, tmp_path, *size)
    rail.prompt = "Ana ?"
    robot.wait(0.5)
    laid: list[type] = []
    for kind in (RailColumn, SeatStrip):

        def do_layout(part: Sizing, *_: object, do: Callable[[Sizing], None] = kind.do_layout) -> None:
            laid.append(type(part))
            do(part)

        monkeypatch.setattr(kind, "do_layout", do_layout)
    rail.prompt = LONG
    rail.put([Control(("act", name), name) for name in ("Garder", "Échanger")], None)
    high = rail.ids.question.height
    robot.wait(0.5)
    assert sorted(laid, key=str) == sorted({*laid}, key=str)
    assert RailColumn in laid
    assert rail.ids.question.height != high


def test_in_a_wide_rail_the_clause_stands_beside_who_is_asked_and_all_names_have_equal_letters(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 461, 800, 8)
    rail.about(people(8)[1])
    rail.prompt, rail.clause = LONG, "CC-26"
    robot.wait(0.5)
    marks, strip = rail.ids.marks, rail.ids.strip
    assert marks.y >= strip.top
    assert rail.ids.plaque.right <= marks.x
    assert strip.width == rail.ids.column.width - 2 * rail.edge
    named = [one for seat in strip.children for one in seat.children if getattr(one, "text", "") == seat.name]
    assert len(named) == 7
    assert len({one.font_size for one in named}) == 1
    assert named[0].font_size >= sp(20)
    strip.show(people(2), Turns(0, 1, -1))
    robot.wait(0.5)
    assert all(seat.side > dp(70) for seat in strip.children)  # where there is room, for the whole table
    strip.show(people(8), Turns(0, 1, -1))
    rail.size = (dp(345), dp(600))
    robot.wait(0.5)
    assert marks.top <= strip.top


@pytest.mark.parametrize("faces", [[], [4]])
def test_the_news_beside_a_question_yields_until_no_word_of_it_is_cut(
    robot: Robot, tmp_path: Path, faces: list[int]
) -> None:
    rail = panel(robot, tmp_path, 600, 345)
    robot.app.change(text_size=150)
    rail.spoken = False
    rail.spoken = True  # the letters that it must have are those of now
    rail.prompt = "Bonus ! Marie-Antoinette-Camille, lance le dé."
    rail.put([Control(("act", "roll"), "Lancer le dé")], None)
    rail.body.say(["Le sablier est vide : Marie-Antoinette-Camille a droit au bonus."])
    rail.body.ids.dice.faces = faces
    robot.wait(0.5)
    words, news = rail.ids.prompt, rail.ids.news
    assert words.font_size >= sp(24) - 0.1
    assert "…" not in words._label.text
    assert rail.ids.column.crowded
    assert (news.width >= dp(72) and news.right <= rail.ids.question.x) if faces else news.height == 0
    rail.prompt = "Ana, lance le dé."
    rail.body.say(["Bo gagne."])
    robot.wait(0.5)
    assert not rail.ids.column.crowded
    assert news.width > 0.35 * rail.ids.column.width


def test_news_whose_words_would_be_cut_beside_a_question_is_told_in_its_place(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 600, 345)
    robot.app.change(text_size=150)
    rail.prompt = "Maximilienne, choisis un trousseau complet à mélanger avec les clés de la porte 5."
    for name, crowded in (("Bo", False), ("Maximilienne", True)):
        rail.body.say([f"{name} a fini."])
        robot.wait(0.5)
        assert rail.ids.column.crowded is crowded


def test_two_plates_stand_below_each_other_where_beside_each_other_they_had_no_pictures(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 320, 700)
    rail.prompt = "Qui ?"
    rail.put([Control(("act", name), f"Choisir {name}") for name in ("noir", "gris")], None)
    robot.wait(0.5)
    assert rail.ids.plates.cols == 1


def test_older_news_goes_when_dice_come_beside_the_words(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    body = rail.body
    body.size_hint = None, None
    body.size = dp(348), dp(193)
    body.say(["Marie-Antoinette-Camille fait 3.", "Marie-Antoinette-Camille défie Grand-mamie-Bernadette."])
    robot.wait(0.3)
    assert body.older
    body.ids.dice.faces = [3]
    robot.wait(0.3)
    assert body.low
    assert not body.older


@pytest.mark.parametrize(
    ("size", "text", "least"),
    [
        ((960, 600), 100, 24),
        ((960, 600), 150, 36),
        ((360, 800), 100, 24),
        ((360, 800), 125, 28),  # a phone is read from near: it need not grow as far
        ((360, 800), 150, 28),
    ],
)
def test_the_least_letters_of_a_question_grow_with_the_text(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int, least: float
) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=1), size)
    robot.app.change(text_size=text)
    assert smallest_letters() == pytest.approx(dp(least))


def test_what_has_no_room_is_told_in_place_of_the_question(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 300, 380)
    rail.prompt = LONG
    rail.put([Control(("act", "a"), "Garder")], None)
    rail.body.say(["Une trappe s'ouvre sous le chevalier gris, qui revient là d'où il vient."])
    robot.wait(0.5)
    assert rail.ids.column.crowded
    assert rail.ids.prompt.text == LONG
    rail.hush()
    rail.telling = "Une trappe s'ouvre."
    robot.wait(0.5)
    assert rail.ids.prompt.text == "Une trappe s'ouvre."


@pytest.mark.parametrize("kind", [Happenings, Arena])
def test_what_happens_in_the_same_words_again_is_told_again(
    robot: Robot, tmp_path: Path, kind: type[Happenings | Arena]
) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=1))
    told: list[str] = []
    body = kind()
    body.bind(latest=lambda _, words: told.append(words))
    for _time in range(2):
        body.say(["Ana avance."])
    assert [words for words in told if words] == ["Ana avance."] * 2


def test_where_nothing_is_told_there_is_no_empty_slip(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 460, 800)
    rail.prompt = LONG
    robot.wait(0.5)
    assert rail.ids.news.height == 0
    rail.body.say(["Bo ouvre le coffre."])
    robot.wait(0.5)
    assert rail.ids.news.height >= sp(18)


def test_words_that_come_back_beside_dice_have_their_room_again(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    rail.body.say(["Bo fait 4, et avance."])
    rail.body.ids.dice.faces = [4]
    rail.ids.column.crowded = True
    robot.wait(0.5)
    for silent in (True, False):
        rail.body.silent = silent
        for size in ((300, 130), (300, 320)):  # words beside the dice, and above them
            rail.ids.news.size = size
            robot.wait(0.2)
            words, things = rail.body.ids.words, rail.body.ids.things
            assert (words.opacity, min(words.size) > dp(20)) == (not silent, not silent)
            assert words.right <= things.x or things.top <= words.y or silent
            assert min(things.size) > dp(50)


def test_a_die_has_all_the_room_again_when_the_hourglass_beside_it_is_taken_away(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    body, things = rail.body, rail.body.ids.things
    body.say(["La bataille : Anne-Charlotte contre Bo."])
    body.ids.dice.faces = [2]
    body.glasses = [Hourglass(Ask(CLOCK, "hourglass"), 58)]
    robot.wait(0.5)
    assert body.ids.dice.width < things.width
    body.glasses = []
    robot.wait(0.5)
    assert body.ids.dice.width == things.width
    body.glasses = [Hourglass(Ask(CLOCK, "hourglass"), 58)]
    robot.wait(0.5)
    assert body.ids.glasses.width == things.width / 2


@pytest.mark.parametrize(("mains", "golds"), [((), 0), ((1,), 1), ((0, 2), 0)])
def test_there_is_never_more_than_one_gold_plate(
    robot: Robot, tmp_path: Path, mains: tuple[int, ...], golds: int
) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    rail.put([Control(("act", act), str(act), main=act in mains) for act in range(3)], None)
    assert sum(not plate.quiet for plate in rail.ids.plates.children) == golds


def test_a_wait_is_brass_that_fills_and_opens_the_plate(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    rail.put([Control(("act", "no"), "Non", main=True, after=2, bluff=True)], None)
    (plate,) = rail.ids.plates.children
    robot.wait(1)
    assert (plate.shut, plate.dull) == (True, True)
    assert 0.4 < plate.filled < 0.6
    robot.wait(1.2)
    assert (plate.shut, plate.dull) == (False, False)


def test_a_refusal_rings_the_plate_that_was_tapped_on_the_table_only(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    move = Move(0, "roll")
    for public in (True, False):
        rail.spoken = public
        chooser = Chooser([move], lambda played: [("act", played.verb)])
        rail.put([Control(("act", verb), verb) for verb in ("roll", "rope")], chooser)
        chooser.tap(("act", "rope"))
        assert [bool(plate.refused) for plate in rail.ids.plates.children[::-1]] == [False, public]
        assert [plate.dull for plate in rail.ids.plates.children[::-1]] == [False, True]
        robot.wait(1.5)
        assert not any(plate.refused for plate in rail.ids.plates.children)


def test_a_refusal_rings_what_was_tapped_last(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    chooser = Chooser([Move(0, "play", (0,))], lambda _move: [("act", "play"), ("act", "me")])
    rail.put([Control(("act", name), name) for name in ("play", "me", "you")], chooser)
    chooser.tap(("act", "play"))
    chooser.tap(("act", "you"))
    assert [bool(plate.refused) for plate in rail.ids.plates.children[::-1]] == [False, False, True]


@pytest.mark.parametrize(("seats", "width"), [(2, 264), (8, 309), (8, 412), (5, 252)])
def test_every_seat_has_a_token_in_the_strip(robot: Robot, tmp_path: Path, seats: int, width: float) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=1))
    strip = SeatStrip()
    strip.show(people(seats), Turns(turn=1, after=0, holds=1))
    strip.size = (dp(width), strip.least(dp(width)))
    robot.wait(0.3)
    shown = strip.children[::-1]
    assert [seat.name for seat in shown] == [person.name for person in people(seats)]
    assert all(seat.side >= dp(44) - 1 for seat in shown)
    assert [seat.turn for seat in shown].index(True) == 1
    assert [seat.after for seat in shown].index(True) == 0
    assert [seat.holds for seat in shown].index(True) == 1


def test_a_token_that_grows_stays_in_the_middle_of_its_seat(robot: Robot, tmp_path: Path) -> None:
    robot.open(CoffresApp(data=tmp_path, seed=1))
    strip = SeatStrip(size=(dp(350), dp(190)))
    strip.show(people(2, FAMILY), Turns(turn=0, after=1, holds=1))
    robot.wait(0.3)
    for seat in strip.children:
        for side in (44, 84, 60):  # as when names leave or come: the seat keeps its place
            seat.side = dp(side)
            token = seat.ids.token
            assert token.size == [seat.side, seat.side]
            assert token.center_y == pytest.approx(seat.center_y, abs=1)
            left = seat.x + dp(8) if seat.listed else seat.center_x - seat.side / 2
            assert token.x == pytest.approx(left, abs=1)


@pytest.mark.parametrize(("height", "seats_are_seen"), [(450, False), (600, True)])
def test_plates_for_seven_never_lie_upon_the_question(
    robot: Robot, tmp_path: Path, height: float, seats_are_seen: bool
) -> None:
    rail = panel(robot, tmp_path, 360, height, seats=8)
    rail.prompt = "Anne-Charlotte, qui a la Fausse Clé, d'après toi ?"
    rail.clause = "CC-36"
    rail.put([Control(("name", seat.name), seat.name) for seat in people(8, FAMILY)[1:]], None)
    robot.wait(0.5)
    plates, words, strip = rail.ids.plates, rail.ids.prompt, rail.ids.strip
    assert max(plate.top for plate in plates.children) <= rail.ids.question.y
    assert words.texture_size[1] <= words.height + 1 and not words.shorten
    assert (strip.opacity == 1) is seats_are_seen
    assert rail.ids.marks.opacity == 1


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize("width", [180, 250, 331, 420])
@pytest.mark.parametrize("size", [18, 24, 36])
def test_a_text_is_as_high_as_it_was_measured(width: int, size: int) -> None:
    words = Typeset(text=LONG, font_size=size, text_size=(width, None), line_height=0.9)
    words.texture_update()
    measured = height_of(LONG, width, size)
    assert words.texture_size[1] - 3 <= measured <= words.texture_size[1] + size * 1.5


def test_what_is_told_in_its_place_never_changes_places_with_the_question(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A short sentence takes the place of a long question that leaves no room beside it."""
    laid_out: list[float] = []
    high = RailColumn._high

    def counted(column: RailColumn, width: float, height: float) -> Heights:
        laid_out.append(height)
        return high(column, width, height)

    monkeypatch.setattr(RailColumn, "_high", counted)
    rail = panel(robot, tmp_path, 300, 400)
    rail.prompt = LONG
    rail.put([Control(("act", name), name) for name in "abcd"], None)
    rail.body.say(["Bo commence."])
    robot.wait(0.5)
    rail.hush()
    rail.telling = "Bo commence."
    for height in range(400, 640, 10):
        laid_out.clear()
        rail.height = dp(height)
        robot.wait(0.1)
        assert len(laid_out) < 9, height


def test_a_die_and_two_hourglasses_beside_the_news_are_large_enough_to_read(
    robot: Robot, tmp_path: Path
) -> None:
    rail = panel(robot, tmp_path, 345, 600)
    robot.app.change(text_size=150)
    rail.prompt = "Ana, lance le dé et avance : un tigre ferme le coffre."
    rail.put([Control(("act", "roll"), "Lancer le dé")], None)
    rail.body.say(["Bo ouvre le coffre."])
    rail.body.roll([3], [[1, 1, 1, 1]], True, lambda: None, Fling())
    limits = Ask(CLOCK, "hourglass")
    rail.body.glasses = [Hourglass(limits, 58), Hourglass(limits, 3)]
    robot.wait(0.5)
    assert rail.body.low
    seconds = [label for sand in rail.body.ids.glasses.children for label in sand.children]
    assert [label.text for label in seconds] == ["3", "58"]
    assert all(label.font_size >= dp(24) for label in seconds)


def test_a_running_hourglass_has_its_room_before_the_seats_have(robot: Robot, tmp_path: Path) -> None:
    rail = panel(robot, tmp_path, 360, 400)
    rail.prompt = "Ni oui, ni non, ni signe de tête : une faute ?"
    rail.put([Control(("act", name), name) for name in ("Épreuve perdue", "Traîne ou se répète")], None)
    rail.body.say(["Le sablier coule."])
    robot.wait(0.5)
    assert rail.ids.strip.opacity
    rail.body.glasses = [Hourglass(Ask(CLOCK, "hourglass"), 58)]
    robot.wait(0.5)
    assert not rail.ids.strip.opacity
    (sand,) = rail.body.ids.glasses.children
    assert sand.height >= rail.body.things()
    assert rail.body.top <= rail.ids.head.y
