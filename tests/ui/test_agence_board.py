"""The board of the Agence tous risques: choosing on it, walking on it, and what is beside it."""

from __future__ import annotations

from itertools import pairwise
from math import log
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.graphics import Canvas, Rectangle
from kivy.metrics import dp

from coffres.dev.window.monkey import Monkey
from coffres.dev.window.robot import Robot
from coffres.engine.contract import Move
from coffres.engine.registry import GAMES
from coffres.games.agence_tous_risques import words
from coffres.ui.boards.agence_tous_risques import spaces
from coffres.ui.boards.agence_tous_risques.agent import Agent
from coffres.ui.boards.agence_tous_risques.casting import Casting
from coffres.ui.boards.agence_tous_risques.chip import CrewChip
from coffres.ui.boards.agence_tous_risques.discards import DiscardSheet
from coffres.ui.boards.agence_tous_risques.duel import Duel
from coffres.ui.boards.agence_tous_risques.standing import spots
from coffres.ui.box import Box
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.reading_list import LineView
from coffres.ui.widgets.seat_token import SeatToken
from tests.games.agence_tous_risques.positions import BENCHED, BOOST
from tests.ui.agency import Operation, Raid, roll_to

GAME = GAMES["agence_tous_risques"]
PLAIN = "." * 20


# Who plays whom


@pytest.mark.rule("AT-03", "AT-48")
def test_characters_are_chosen_by_touch_in_turn(robot: Robot, tmp_path: Path) -> None:
    operation = Operation(robot, tmp_path).start("agence_tous_risques", 2, two_characters=True)
    candidates = operation.the(Casting).candidates
    owners = []
    for figure in (2, 0, 3, 1):
        operation.tap(candidates[figure])
        owners.append(candidates[figure].owner)
    assert owners[:3] == ["Ana", "Bo", "Ana"]
    assert operation.state.figures == [2, 0, 3, 1]
    assert operation.all(Casting) == []


@pytest.mark.rule("AT-03")
def test_who_has_not_chosen_has_a_large_token_instead_of_a_face(robot: Robot, tmp_path: Path) -> None:
    operation = Operation(robot, tmp_path).start("agence_tous_risques", 2)
    chosen, waits = operation.board.chips
    operation.tap(operation.the(Casting).candidates[1])
    small, large = (
        next(part for part in chip.children if isinstance(part, SeatToken)) for chip in (chosen, waits)
    )
    assert large.width > 1.5 * small.width
    assert large.center == pytest.approx(face_of(waits).center)
    assert small.y < face_of(chosen).y and small.center_x > face_of(chosen).center_x


@pytest.mark.rule("AT-03")
def test_a_character_is_played_by_one_only(robot: Robot, tmp_path: Path) -> None:
    operation = Operation(robot, tmp_path).start("agence_tous_risques", 3)
    candidate = operation.the(Casting).candidates[1]
    operation.tap(candidate)
    operation.tap(candidate)
    assert operation.state.figures == [1]
    assert words.REFUSALS["AT-03"] in operation.note()
    assert "AT-03" in operation.note()


# Whom to fight


@pytest.mark.rule("AT-14")
def test_of_several_opponents_one_is_touched_on_the_board(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, 5).open()
    roll_to(raid, 2)
    assert raid.prompt() == "Ana, choisis qui affronter."
    assert [pawn.lit for pawn in raid.board.crew.pawns] == [False, True, True]
    raid.tap(raid.pawn(2))
    assert raid.the(Duel).ids.right.name == "Chloé"


@pytest.mark.rule("AT-14")
def test_who_cannot_be_fought_is_refused_with_the_clause(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, 5, 9).open()
    roll_to(raid, 2)
    raid.tap(raid.pawn(3))
    assert words.REFUSALS["AT-14"] in raid.note()
    assert raid.state.phase == "opponent"


@pytest.mark.rule("AT-20", "AT-23")
def test_a_challenge_from_a_screen_by_a_chip(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, "....S..Z" + PLAIN, 3, 8, 9).open()
    roll_to(raid, 2)
    assert raid.prompt() == "Ana, te voilà devant l'écran : qui défier ?"
    raid.tap(raid.board.chips[1])
    assert "AT-23" in raid.note()
    raid.tap(raid.the(Note).ids.words)  # a note that has been read is closed by a tap
    raid.tap(raid.board.chips[2])
    assert raid.the(Duel).title == "Défi !"
    assert raid.the(Duel).ids.right.name == "Chloé"


def test_on_a_phone_too_faces_say_who_may_be_challenged(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, "....S...." + PLAIN, 3, 8).open()
    roll_to(raid, 2)
    Window.size = (360, 800)
    robot.wait(0.3)
    assert raid.plates() == ["Bo", "Personne"]
    assert all(plate.beside for plate in raid.all(Plate))


def test_of_two_characters_each_it_is_said_which_may_be_challenged(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, "....S...." + PLAIN, 3, 8, 1, 9, two=True).open()
    roll_to(raid, 2)
    assert raid.plates() == ["le Mécano", "la Chimiste", "Personne"]


@pytest.mark.rule("AT-61")
def test_a_challenge_may_be_waived(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, "....S...." + PLAIN, 3, 8).open()
    roll_to(raid, 2)
    raid.press("Personne")
    assert (raid.sitting.tablet.where, raid.sitting.tablet.hand.to) == ("curtain", 1)


@pytest.mark.rule("AT-11", "AT-12", "AT-59")
def test_a_battle_is_two_plates_face_to_face_then_the_winner_walks(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, settings={"motion": "calm"}).open()
    roll_to(raid, 2)
    duel = raid.the(Duel)
    assert (duel.title, duel.ids.left.name, duel.ids.right.name) == ("Bataille !", "Ana", "Bo")
    raid.chance.dice(("strike", (3,)), ("parry", (3,)), ("strike", (6,)), ("parry", (2,)))
    raid.press("Lancer le dé")
    raid.press("Lancer le dé")
    assert raid.told == "Bo fait 3, Ana 3. Égalité : on relance."
    assert raid.the(Duel) is duel
    raid.press("Lancer le dé")
    raid.press("Lancer le dé")
    assert raid.told == "Bo fait 2, Ana 6. Ana gagne : case 9."
    assert raid.stands(0) == 9
    assert raid.all(Duel) == []


def test_a_touch_of_the_board_ends_the_walk(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 1, settings={"motion": "calm"}).open()
    raid.chance.dice(("advance", (6,)))
    raid.press("Lancer sans carte")
    raid.sitting.asking.roll()
    robot.until(lambda: raid.passes(0) == 5, 3)
    assert raid.app.sitting.telling.resolving
    robot.touch(raid.board.to_window(*raid.board.fortress.center))
    assert raid.stands(0) == 9
    robot.wait(0.5)
    assert not raid.app.sitting.telling.resolving
    assert raid.sitting.tablet.where == "curtain"


def test_who_walks_sets_one_foot_before_the_other(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 1, settings={"motion": "calm"}).open()
    raid.chance.dice(("advance", (6,)))
    raid.press("Lancer sans carte")
    steps: list[bool] = []
    raid.pawn(0).bind(strides=lambda _, strides: steps.append(strides))
    raid.sitting.asking.roll()
    robot.until(lambda: raid.passes(0) == 9 and not raid.pawn(0).runs, 5)
    assert len(steps) >= 12  # two at least for each space
    assert not raid.pawn(0).strides


def test_who_walks_is_lifted_from_space_to_space_and_put_down(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 1, settings={"motion": "calm"}).open()
    raid.chance.dice(("advance", (6,)))
    raid.press("Lancer sans carte")
    pawn, heights = raid.pawn(0), []
    pawn.bind(lifted=lambda _, lifted: heights.append(lifted))
    raid.sitting.asking.roll()
    robot.until(lambda: raid.passes(0) == 9 and not pawn.runs, 5)
    tops = [b for a, b, c in zip(heights, heights[1:], heights[2:], strict=False) if a <= b > c]
    assert len(tops) == 6  # once for each space
    assert min(tops) > 0.8
    assert pawn.lifted == 0


@pytest.mark.parametrize(
    ("size", "seats"),
    [((1280, 800), 2), ((1280, 800), 4), ((960, 600), 2), ((960, 600), 4), ((360, 800), 2), ((360, 800), 4)],
)
def test_the_strip_has_a_name_for_every_character(
    robot: Robot, tmp_path: Path, size: tuple[int, int], seats: int
) -> None:
    """Also one of 24 letters; and nothing but its token lies on a face."""
    raid = Raid(robot, tmp_path, PLAIN, *[3] * seats).open()
    raid.press("Lancer sans carte")
    Window.size = size
    robot.wait(0.3)
    chips = raid.all(CrewChip)
    assert len(chips) == seats
    for chip in chips:
        name = name_on(chip)
        for called in (chip.name, "Marie-Antoinette-Camille"):
            chip.name = called
            robot.wait(0.1)
            assert name.text == called != ""
            assert not name.shorten and "…" not in name.text
            assert name.font_size >= dp(13)
            assert max(name.texture_size) <= max(name.size)
        assert chip.tall == (size[0] == 360 and seats == 2)
        assert only_its_token_lies_on(face_of(chip), chip)
        assert not chip.tall or face_of(chip).width > dp(50)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_above_a_phone_s_private_page_the_strip_has_names_too(
    robot: Robot, tmp_path: Path, seats: int
) -> None:
    """And nothing but its token lies on a face, nor a number on a pile."""
    raid = Raid(robot, tmp_path, PLAIN, *[3] * seats).open()
    Window.size = (360, 800)
    robot.wait(0.3)
    assert raid.sitting.tablet.where == "private"
    for chip, called in zip(
        raid.board.chips, ("Ana", "Anne-Charlotte", "Grand-maman Lili", "Bo"), strict=False
    ):
        chip.name = called
        robot.wait(0.1)
        name = name_on(chip)
        assert name.text == called and not name.shorten
        assert name.font_size >= dp(13)
        assert only_its_token_lies_on(face_of(chip), chip)
    for pile in (raid.board.ids.draws, raid.board.ids.discards):
        pile.count = 28
        robot.wait(0.1)
        (number,) = [label for label in pile.children if isinstance(label, Fitted)]
        assert pile.beside and pile.height > dp(32)
        assert number.font_size > dp(15) and "…" not in number._label.text


def name_on(chip: CrewChip) -> Fitted:
    (name,) = [label for label in chip.children if type(label) is Fitted]
    return name


def face_of(chip: CrewChip) -> Agent:
    (face,) = [part for part in chip.children if isinstance(part, Agent)]
    return face


def only_its_token_lies_on(face: Agent, chip: CrewChip) -> bool:
    name = name_on(chip)
    return chip.ids.count.x >= face.right and (name.top <= face.y if chip.tall else name.x >= face.right)


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
@pytest.mark.parametrize("spaces", [28, 40, 56])
def test_nothing_is_stretched(robot: Robot, tmp_path: Path, size: tuple[int, int], spaces: int) -> None:
    Window.size = size
    fortress = Raid(robot, tmp_path, "." * spaces, 3, 5).open().board.fortress
    boxes = [fortress.box(place) for place in range(1, spaces + 1)]
    assert {round(box.width / box.height, 6) for box in boxes} == {1}


@pytest.mark.parametrize("spaces", [28, 40, 56])
def test_on_a_phone_the_path_winds_alike_whatever_is_below_it(
    robot: Robot, tmp_path: Path, spaces: int
) -> None:
    Window.size = (360, 800)
    fortress = Raid(robot, tmp_path, "." * spaces, 3, 5).open().board.fortress
    ways = []
    for height in (312, 256, 190):  # on the table, in a film, above a private page
        fortress.size = (360, height)
        robot.wait(0.1)
        ways.append(fortress.plan.way)
    assert ways[0] == ways[1] == ways[2]


def test_a_sign_makes_room_for_who_stands_there(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, 5).open()
    fortress = raid.board.fortress
    assert [fortress.people.count(place) for place in (3, 4, 5)] == [1, 0, 2]
    roll_to(raid, 1)
    assert [fortress.people.count(place) for place in (3, 4, 5)] == [0, 1, 2]


@pytest.mark.parametrize("shape", [(5, 2), (4, 3), (3, 3), (2, 3)])
def test_the_strong_room_is_cropped_and_never_distorted(robot: Robot, shape: tuple[int, int]) -> None:
    room = Canvas()
    with room:
        spaces.draw_vault(Box(0, 0, 60 * shape[0], 60 * shape[1]), 1)
    (floor, *_edges) = [part for part in room.children if isinstance(part, Rectangle)]
    left, low, right, _low, _right, top, *_rest = floor.tex_coords
    seen = abs(right - left) * floor.texture.width / (abs(top - low) * floor.texture.height)
    whole = floor.texture.width / floor.texture.height
    assert shape[0] / shape[1] == pytest.approx(seen, rel=0.01)
    assert abs(log(seen / whole)) < 0.45  # most of the picture is seen


@pytest.mark.rule("AT-12")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_who_share_a_space_stay_large_and_every_face_and_base_is_seen(count: int) -> None:
    space, square = Box(100, 100, 64, 64), 72.0
    alone, _middle = spots(space, 1, square)
    size, middles = spots(space, count, square)
    assert size > 0.8 * alone
    assert len(middles) == count
    for (left, low), (right, high) in pairwise(sorted(middles)):
        assert right - left > size * 0.55 and size * 0.1 < abs(high - low) < size * 0.4
    assert middles[0][0] - size / 2 > space.x - square * 0.25  # nearly all of it is on its space
    assert middles[-1][0] + size / 2 < space.x + space.width + square * 0.25


@pytest.mark.rule("AT-35")
def test_who_has_come_to_the_vault_is_larger_than_on_the_way() -> None:
    square = 72.0
    on_the_way, _middles = spots(Box(0, 0, square, square), 1, square)
    for count in (1, 2, 4):
        size, middles = spots(Box(0, 0, 5 * square, 4 * square), count, square)
        assert size > 1.2 * on_the_way
        assert all(right - left > size for (left, _), (right, _) in pairwise(middles))


@pytest.mark.rule("AT-14")
def test_on_a_phone_a_finger_need_not_be_smaller_than_it_is(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, 5).open()
    roll_to(raid, 2)
    Window.size = (360, 800)
    robot.wait(0.3)
    pawn = raid.pawn(2)
    assert pawn.width < 48
    others = (other.center for other in raid.board.crew.pawns if other is not pawn)
    left = all(x >= pawn.center_x for x, _y in others)
    robot.touch(pawn.to_window(pawn.center_x + (-20 if left else 20), pawn.center_y))
    raid.settle()
    assert raid.state.foe == 2


# What lies beside the board


@pytest.mark.rule("AT-46")
def test_the_discards_lie_open(robot: Robot, tmp_path: Path) -> None:
    discards = [0] * 14
    discards[BENCHED], discards[BOOST] = 1, 2
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, discards=discards).open()
    assert raid.board.ids.discards.card in (BENCHED, BOOST)  # face up, whichever card was the last one
    raid.tap(raid.board.ids.discards)
    sheet = raid.the(DiscardSheet)
    robot.wait(0.3)
    texts = [line.text for line in sheet.walk(restrict=True) if isinstance(line, LineView)]
    lines = {text.replace("\u00a0", " ") for text in texts}
    assert {"1 × Sur la touche", "2 × Coup de pouce : 3 cases"} <= lines


@pytest.mark.rule("AT-09")
def test_an_empty_pile_is_made_of_the_discards(robot: Robot, tmp_path: Path) -> None:
    discards = [0] * 14
    discards[BENCHED] = 2
    raid = Raid(robot, tmp_path, PLAIN, 3, 9, pile=[0] * 14, discards=discards).open()
    assert raid.board.ids.draws.count == 0
    raid.tap(raid.slots()[0])
    raid.press("Défausser")
    assert (raid.board.ids.draws.count, raid.board.ids.discards.count) == (2, 0)


# Whole games, as far as a test has time


@pytest.mark.rule("AT-47", "AT-48")
@pytest.mark.parametrize(("seats", "preset"), [(2, "normale"), (4, "longue")])
def test_every_move_is_reached_by_touches(robot: Robot, tmp_path: Path, seats: int, preset: str) -> None:
    options = next(found.options[seats] for found in GAME.presets if found.name == preset)
    operation = Operation(robot, tmp_path).start("agence_tous_risques", seats, **options)
    for figure in range(len(operation.board.chips)):
        operation.sitting.asking.play(Move(figure % seats, "choose", (figure,)))
    operation.settle()
    before = len(operation.sitting.match.facts())
    assert Monkey(robot, seats, True).play(before + 10).moves >= before + 10
