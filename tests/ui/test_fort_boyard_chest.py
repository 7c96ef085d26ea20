"""The chest in the window: opened, emptied while the others roll, paid for, counted (FB-40 to FB-50)."""

from __future__ import annotations

from itertools import combinations
from math import atan2, hypot, pi
from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, Move
from coffres.ui.boards.fort_boyard.rampart import Spot
from coffres.ui.boards.fort_boyard.secret import FortunePage
from coffres.ui.boards.fort_boyard.spread import spread
from coffres.ui.boards.fort_boyard.walk import Space, Walk
from coffres.ui.boards.fort_boyard.yard import Treasure
from coffres.ui.box import Box
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.ranking import Rank
from coffres.ui.widgets.sand import Sand
from tests.games.fort_boyard.positions import GUARDIAN, TIGER, TRIAL
from tests.ui.fort import Fort, NewFort, new_fort, new_robot

robot = pytest.fixture(new_robot)
fort = pytest.fixture(new_fort)


def opened(fort: Fort, red: int = 4) -> Fort:
    """Ana has opened the chest, and no pawn is near a tiger."""
    fort.with_keys(red).arrange(pawns=[TRIAL + 3] * fort.sitting.match.seats)
    return fort.press("Ouvrir")


def at_a_tiger(fort: Fort) -> Fort:
    """The next player who rolls a one reaches a tiger."""
    return fort.arrange(pawns=[TIGER - 1] * fort.sitting.match.seats)


def shut(fort: Fort, *values: int) -> Fort:
    """A tiger shuts the chest, and these notes are drawn."""
    at_a_tiger(fort).paced()
    notes = tuple(Move(CHANCE, "note", (0, value)) for value in values)
    fort.chance.next = (Move(CHANCE, "roll", (1,)), *notes)
    return fort.press("Lancer le dé")


def cell(fort: Fort, space: int) -> tuple[float, float]:
    spot = fort.board.walk.rampart.spot(space)
    return fort.board.to_window(spot.x, spot.y)


@pytest.mark.rule("FB-40")
def test_whoever_has_four_keys_opens_it_or_rolls(fort: NewFort) -> None:
    evening = fort().with_keys(3).arrange(phase="move")
    assert evening.plates() == ["Lancer le dé"]
    evening.with_keys(4)
    assert evening.plates() == ["Lancer", "Ouvrir"]
    plate = next(plate for plate in evening.app.scene.walk() if getattr(plate, "text", "") == "Ouvrir")
    evening.tap(plate)
    assert evening.state.phase == "turn"  # the plate must be held, because nobody can take this back
    evening.press("Ouvrir")
    (treasure,) = evening.all(Treasure)
    assert (treasure.is_open, treasure.pile) == (True, 1)


@pytest.mark.rule("FB-40")
@pytest.mark.parametrize(("notes", "few"), [(3, True), (10, False)])
def test_the_bottom_of_the_chest_shows_when_few_notes_are_left(fort: NewFort, notes: int, few: bool) -> None:
    evening = opened(fort(notes=notes))
    (treasure,) = evening.all(Treasure)
    assert treasure.few is few


def test_two_hourglasses_say_what_each_of_them_limits(fort: NewFort) -> None:
    evening = opened(fort())
    evening.robot.wait(0.5)
    chest, die = ("chest_open", "fort_boyard"), ("die_ivory_5", "")
    assert {sand.glass.ask.prompt: sand.badge for sand in evening.all(Sand)} == {
        "hourglass": chest,
        "pace": die,
    }
    evening.paced()
    assert {sand.glass.ask.prompt: sand.badge for sand in evening.all(Sand)} == {
        "hourglass": chest,
        "roll_limit": die,
    }


@pytest.mark.rule("FB-42", "FB-41")
def test_the_others_roll_in_turn_and_notes_come_off_the_pile_unseen(fort: NewFort) -> None:
    evening = opened(fort(4))
    (treasure,) = evening.all(Treasure)
    rollers = []
    for taken in (1, 2, 3):
        assert treasure.pile == taken
        rollers.append(evening.state.roller)
        evening.rolls(1)
    assert rollers == [1, 2, 3]
    assert evening.state.pawns == [TRIAL + 3, TRIAL + 4, TRIAL + 4, TRIAL + 4]
    assert [pawn.way for pawn in evening.board.walk.pawns] == evening.state.pawns
    assert evening.state.roller == 1  # it is never the opener
    assert all(plaque.fortune == "" for plaque in evening.board.yard.plaques)
    assert evening.board.yard.plaques[0].notes == 4


@pytest.mark.rule("FB-42")
def test_while_the_die_is_handed_on_the_table_reads_to_whom(fort: NewFort) -> None:
    evening = opened(fort())
    assert (evening.state.dice, evening.prompts()) == ("pace", ["Le dé passe à Bo."])
    assert evening.paced().prompts() == ["Bo, lance le dé et avance : un tigre ferme le coffre."]


@pytest.mark.rule("FB-43")
def test_a_roll_limit_counts_for_the_chest_too(fort: NewFort) -> None:
    evening = opened(fort(roll_pace=2, roll_limit=3)).paced()
    evening.robot.wait(4)
    assert "Bo n'a pas lancé à temps" in evening.said()


@pytest.mark.rule("FB-42", "FB-45", "FB-68")
def test_a_tiger_shuts_it_the_notes_are_looked_at_alone_and_keys_go_back(fort: NewFort) -> None:
    evening = shut(opened(fort(), 5), 4)
    assert "un tigre ! Le coffre se ferme." in evening.said()
    assert evening.sitting.tablet.where == "curtain"
    assert "100\u202f000" not in "\n".join(evening.robot.texts())
    evening.slide()
    evening.hold()
    evening.robot.wait(0.3)
    (page,) = evening.all(FortunePage)
    assert (page.title, page.latest) == (
        "Ma fortune : 100\u202f000 boyards",
        "Nouveaux billets : 100\u202f000",
    )
    evening.robot.wait(1)
    evening.robot.touch_up()
    evening.settle().press("J'ai vu")
    assert evening.all(FortunePage) == []
    assert evening.board.yard.told == "Clés à remettre : 3"
    for space in (TRIAL, TRIAL, TRIAL + 1):
        evening.robot.touch(cell(evening, space))
        evening.settle()
    assert (evening.state.red[TRIAL], evening.state.red[TRIAL + 1]) == (2, 1)
    assert evening.prompts() == ["Bo, lance le dé et avance sur le chemin de ronde."]


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


@pytest.mark.parametrize("size", [(1280, 800), (961, 601)])
def test_the_lights_of_cells_are_as_large_as_a_finger_and_do_not_overlap(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    opens = robot.open
    robot.open = lambda app, _size=(0, 0): opens(app, size)
    evening = Fort(robot, tmp_path).arrange(phase="put_back", due=2, held_red=[4, 0, 0])
    walk = evening.board.walk
    lit = [place for place, space in enumerate(walk.spaces) if space.lit]
    assert len(lit) == 25
    for place in lit:
        left, right, outer_right, outer_left = zip(*[iter(walk.spaces[place].outline)] * 2, strict=True)
        middles = [
            ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in ((left, outer_left), (right, outer_right))
        ]
        assert min(distance(*middles), distance(left, outer_left)) >= 47.5
        before, after = walk.rampart.spot(place - 0.5), walk.rampart.spot(place + 0.5)
        for corner in (left, right, outer_left, outer_right):  # all within the space's own two borders
            assert ahead(before, corner) > 0 > ahead(after, corner)


def test_on_a_phone_the_cells_spread_into_pads_as_large_as_a_finger(robot: Robot, tmp_path: Path) -> None:
    opens = robot.open
    robot.open = lambda app, _size=(0, 0): opens(app, (360, 800))
    evening = Fort(robot, tmp_path).arrange(phase="put_back", due=2, held_red=[4, 0, 0])
    walk = evening.board.walk
    pads = {place: space for place, space in enumerate(walk.spaces) if space.lit}
    assert len(pads) == 25
    assert all(pad.spread and min(pad.size) >= 47.5 for pad in pads.values())
    for one, other in combinations(pads.values(), 2):
        assert max(abs(one.center_x - other.center_x), abs(one.center_y - other.center_y)) >= 47.5
    for place, pad in pads.items():  # each is near its cell, and means it
        spot = walk.rampart.spot(place)
        assert distance(pad.center, (spot.x, spot.y)) < 64
        evening.arrange(phase="put_back", due=2, held_red=[4, 0, 0])
        before = evening.state.red[place]
        evening.robot.touch(evening.board.to_window(*walk.spaces[place].center))
        evening.settle()
        assert evening.state.red[place] == before + 1


@pytest.mark.parametrize("size", [(1280, 800), (360, 800)])
def test_a_light_is_laid_anew_where_it_lay_elsewhere_and_only_there(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    opens = robot.open
    robot.open = lambda app, _size=(0, 0): opens(app, size)
    evening = Fort(robot, tmp_path).arrange(phase="put_back", due=2, held_red=[4, 0, 0])
    walk = evening.board.walk
    lit = [space for space in walk.spaces if space.lit]
    spread_ = {id(space) for space in lit if space.spread}
    assert len(spread_) == (len(lit) if size[0] == 360 else 0)
    laid: list[Space] = []
    lay = Walk._lay_light

    def noted(self: Walk, place: int, space: Space) -> None:
        laid.append(space)
        lay(self, place, space)

    monkeypatch.setattr(Walk, "_lay_light", noted)
    walk.light([[]] * len(walk.spaces))
    assert {id(space) for space in laid} == spread_
    for place, space in enumerate(walk.spaces):
        spot = walk.rampart.spot(place)
        assert distance(space.center, (spot.x, spot.y)) < 0.01
        assert not space.spread
    walk.height -= 40
    assert {id(space) for space in laid} >= {id(space) for space in walk.spaces}


@pytest.mark.parametrize("count", [1, 7, 25, 40])
def test_pads_follow_one_another_as_their_cells_do(count: int) -> None:
    ways = [(place + 0.5) / count for place in range(count)]
    boxes = spread(ways, Box(10, 20, 360, 396), 48)
    assert len(set(boxes)) == count
    turns = [atan2(box.center[0] - 190, -(box.center[1] - 218)) for box in boxes]
    clockwise = [-turn % (2 * pi) for turn in turns]
    assert clockwise == sorted(clockwise)
    assert spread([place / 60 for place in range(60)], Box(0, 0, 360, 396), 48) == []


def ahead(border: Spot, point: tuple[float, float]) -> float:
    """How far a point lies clockwise beyond a border between two spaces."""
    return (point[0] - border.x) * border.out_y - (point[1] - border.y) * border.out_x


@pytest.mark.parametrize("size", [(1280, 800), (961, 601), (360, 800)])
def test_the_fort_is_scaled_and_never_stretched(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    opens = robot.open
    robot.open = lambda app, _size=(0, 0): opens(app, size)
    evening = Fort(robot, tmp_path)
    assert is_whole_and_square(evening)
    assert is_whole_and_square(evening.reads(GUARDIAN))  # now the board stands beside a private page


def is_whole_and_square(fort: Fort) -> bool:
    walk = fort.board.walk
    _x, _y, width, height = walk.rampart.inside
    return width == pytest.approx(height) and walk.rampart.depth * 2 + width > min(walk.size) * 0.9


@pytest.mark.rule("FB-45")
def test_a_key_cannot_go_where_there_is_no_cell(fort: NewFort) -> None:
    evening = shut(opened(fort()), 0)
    evening.slide()
    evening.look().press("J'ai vu")
    for space in (TIGER, 0):
        evening.robot.touch(cell(evening, space))
        evening.settle()
        assert "FB-45" in evening.note()
    assert evening.state.due == 2


@pytest.mark.rule("FB-44")
def test_no_tiger_in_time_brings_a_bonus(fort: NewFort) -> None:
    evening = opened(fort(hourglass=30)).runs_out()
    assert evening.prompts() == ["Bonus ! Ana, lance le dé."]
    evening.chance.next = (Move(CHANCE, "roll", (3,)),)
    evening.press("Lancer le dé")
    assert evening.sitting.tablet.where == "curtain"
    assert sum(evening.state.fortunes) == 4


@pytest.mark.rule("FB-39")
def test_the_table_stops_the_sand_and_nobody_rolls(fort: NewFort) -> None:
    evening = opened(fort()).paced()
    evening.app.open_pause()
    evening.robot.wait(0.3)
    evening.press("Arrêter le sablier")
    assert evening.plates() == ["Reprendre"]
    assert evening.board.stopped
    before = len(evening.sitting.match.facts())
    evening.robot.wait(8)
    assert len(evening.sitting.match.facts()) == before
    evening.press("Reprendre")
    assert not evening.board.stopped


@pytest.mark.rule("FB-66")
def test_a_real_die_in_the_air_counts(fort: NewFort) -> None:
    evening = opened(fort(real_dice=True, hourglass=30)).paced()
    assert "Un vrai dé roule déjà" in evening.plates()
    evening.press("Un vrai dé roule déjà").runs_out()
    assert evening.state.dice == "last"
    evening.press("1").press("Voilà nos dés")
    assert evening.state.phase == "bonus"


@pytest.mark.rule("FB-68")
def test_everybody_may_look_at_their_own_fortune_at_the_start_of_their_turn(fort: NewFort) -> None:
    evening = fort()
    fortunes = [0] * 18
    fortunes[2] = 3
    evening.arrange(fortunes=fortunes, phase="move", looked=False)
    evening.press("Regarder mes billets")
    assert evening.sitting.tablet.where == "curtain"
    evening.slide()
    evening.hold()
    evening.robot.wait(0.3)
    assert evening.all(FortunePage)[0].title == "Ma fortune : 30\u202f000 boyards"
    evening.robot.wait(1)
    evening.robot.touch_up()
    evening.settle().press("J'ai vu")
    assert "Regarder mes billets" not in evening.plates()


# The count


@pytest.mark.rule("FB-48", "FB-50")
def test_fortunes_are_revealed_from_the_lowest_to_the_highest(fort: NewFort) -> None:
    evening = fort(motion="calm")
    fortunes = [0] * 18
    fortunes[1], fortunes[6 + 5], fortunes[12 + 3] = 1, 1, 1  # 5 000, 500 000 and 50 000
    evening.arrange(fortunes=fortunes, phase="count", result="stopped", chest=27)
    assert evening.plates() == ["Découvrir les fortunes"]
    assert all(plaque.fortune == "" for plaque in evening.board.yard.plaques)
    evening.press("Découvrir les fortunes")
    evening.robot.until(lambda: evening.app.navigator.name == "end", 10)
    told: list[int] = []
    for _ in range(200):
        evening.robot.wait(0.1)
        told += [rank.seat for rank in evening.all(Rank) if rank.opacity == 1 and rank.seat not in told]
    assert told == [0, 2, 1]
    assert all(plaque.fortune for plaque in evening.board.yard.plaques)
    assert evening.app.scene.screen.title == "Bo gagne\u00a0!"
    assert len(evening.all(Rank)) == 3


@pytest.mark.rule("FB-48")
def test_open_fortunes_lie_open(fort: NewFort) -> None:
    evening = shut(opened(fort(open_fortunes=True)), 3)
    assert evening.sitting.tablet.where == "table"
    assert evening.board.yard.plaques[0].fortune == "50\u202f000"


@pytest.mark.rule("FB-49")
def test_the_last_note_ends_the_game_at_once(fort: NewFort) -> None:
    evening = opened(fort()).arrange(chest=1)
    evening.rolls(1)
    assert "prend le dernier billet" in evening.said()
    evening.slide()
    evening.look().press("J'ai vu")
    assert evening.plates() == ["Découvrir les fortunes"]


def test_in_large_letters_on_a_small_tablet_the_answers_about_the_chest_keep_their_pictures(
    fort: NewFort,
) -> None:
    evening = fort(text_size=150)
    Window.size = (960, 600)
    evening.with_keys(4)
    evening.robot.wait(0.5)
    assert [plate.beside is not None for plate in evening.all(Plate) if plate.control] == [True, True]


@pytest.mark.rule("FB-65")
def test_with_no_key_left_on_the_board_the_chest_must_be_opened(fort: NewFort) -> None:
    evening = fort().arrange(black=[0] * 32, red=[0] * 32)
    evening.with_keys(4)
    assert evening.plates() == ["Ouvrir le coffre"]
