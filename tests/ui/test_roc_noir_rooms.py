"""Le Château du roc noir in the window, by touches: galleries and portraits, ropes, robbers, the treasure."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.games.roc_noir import words
from coffres.games.roc_noir.material import TREASURE
from coffres.ui.boards.roc_noir import stones
from coffres.ui.boards.roc_noir.racks import KnightRack
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.plate import Plate
from tests.games.roc_noir.positions import BLACK, BLACK_GALLERY, GREY, WHITE, knight
from tests.ui.siege import Siege

OWL, OWL_LADY, FOX, FOX_LADY, RAVEN, RAVEN_LADY = range(6)


def shown(rack: KnightRack) -> list[int]:
    return [slot.portrait for slot in rack.slots]


def drawing(siege: Siege, gallery: int, *portraits: int) -> None:
    siege.chance.next += [Move(CHANCE, "draw", (gallery, portrait)) for portrait in portraits]


# Galleries


def test_a_knight_draws_and_comes_out_where_it_went_in(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving(at=2)
    first, second = siege.table.view(TABLE)["memory"]["unseen"][0][:2]
    drawing(siege, 0, first, second)
    siege.touch(BLACK_GALLERY)
    assert siege.at(0, BLACK) == 2
    assert shown(siege.board.racks[0])[:2] == [first, second]
    assert siege.state.phase == "move"


def test_the_knight_of_that_colour_gets_them(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked()
    siege.state.visited |= 1 << knight(0, GREY)
    siege.moving(GREY, at=2)
    siege.touch(BLACK_GALLERY)
    assert siege.held(0, BLACK) != {-1}
    assert siege.held(0, GREY) == {-1}


@pytest.mark.rule("RN-28")
def test_who_came_in_over_a_square_goes_back_to_where_it_jumped_from(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().place((1, WHITE, 2)).moving(at=3)
    siege.press("Corde (3)").touch(BLACK_GALLERY).press("Donner la corde et sauter")
    assert siege.at(0, BLACK) == 3
    assert siege.held(0, BLACK) != {-1}
    assert siege.state.ropes[0] == 2  # the way out costs no rope
    assert siege.state.phase == "move"


@pytest.mark.parametrize("turned", [False, True])
def test_two_portraits_go_under_the_pile_in_the_order_of_the_touches(
    robot: Robot, tmp_path: Path, turned: bool
) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).walked().moving(at=2)
    siege.touch(BLACK_GALLERY)
    assert siege.plates() == ["Garder ses portraits", "Le seigneur au hibou", "Le seigneur au renard"]
    siege.press("Le seigneur au renard")
    assert "Garder ses portraits" not in siege.plates()
    assert siege.prompt() == "Le seigneur au renard irait sous la pile, et Ana tirerait un portrait."
    siege.press("Le seigneur au hibou")
    assert siege.state.phase == "exchange"  # nothing is done before it is confirmed
    siege.press("Dans l'autre ordre" if turned else "Glisser sous la pile")
    (exchange,) = (move for move in siege.session.moves if move.verb == "exchange")
    assert exchange.args == ((OWL, FOX) if turned else (FOX, OWL))
    assert siege.at(0, BLACK) == 2


def test_one_is_exchanged_and_the_other_stays_in_its_place(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).walked().moving(at=2)
    siege.touch(BLACK_GALLERY)
    slot = siege.board.racks[0].slots[1]
    robot.touch(slot.to_window(*slot.center))  # its own portrait, on its own rack
    siege.press("Glisser sous la pile")
    assert shown(siege.board.racks[0])[0] == OWL
    assert FOX not in shown(siege.board.racks[0])


def test_a_portrait_touched_again_stays(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).walked().moving(at=2)
    siege.touch(BLACK_GALLERY)
    siege.press("Le seigneur au renard").press("Le seigneur au renard").press("Garder ses portraits")
    assert siege.held(0, BLACK) == {OWL, FOX}
    assert siege.at(0, BLACK) == 2


# Ropes


def test_what_a_rope_would_do_is_said_before_it_is_given(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().place((1, GREY, 33)).moving(at=23)
    siege.press("Corde (3)")
    siege.touch(43)
    assert siege.prompt() == "Ana donnerait une corde (il en resterait 2) pour sauter par-dessus une case."
    assert siege.board.castle.lit == [43]
    assert siege.at(0, BLACK) == 23
    siege.touch(25)  # choose another place instead
    assert siege.board.castle.lit == [25]
    siege.press("Donner la corde et sauter")
    assert siege.at(0, BLACK) == 25
    assert siege.state.ropes[0] == 2


def test_a_rope_is_put_back_by_touching_it_again(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving(at=22)
    siege.press("Corde (3)").press("Corde (3)").touch(23)
    assert siege.at(0, BLACK) == 23
    assert siege.state.ropes[0] == 3


def test_no_jump_goes_where_none_can_land(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().place((1, GREY, 42)).moving(at=22)
    siege.press("Corde (3)").touch(42)
    assert "RN-21" in siege.note()


def test_a_step_needs_no_seal(robot: Robot, tmp_path: Path) -> None:
    """Only what costs something for ever must be confirmed."""
    siege = Siege(robot, tmp_path).walked().moving(at=22)
    siege.touch(23)
    assert siege.at(0, BLACK) == 23
    assert siege.press("S'arrêter").state.seat == 1


# Pairs and robbers


@pytest.mark.parametrize(("join", "owner"), [("Le seigneur", GREY), ("La dame", BLACK)])
def test_a_pair_is_put_together_by_plates(robot: Robot, tmp_path: Path, join: str, owner: int) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).hold(0, GREY, OWL_LADY, RAVEN)
    siege.press("Réunir une paire")  # even before the roll
    siege.press(next(text for text in siege.plates() if text.startswith(join)))
    assert siege.held(0, owner) == {OWL, OWL_LADY}
    assert siege.held(0, BLACK if owner == GREY else GREY) == {FOX, RAVEN}


def test_and_on_the_rack_itself(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).hold(0, GREY, OWL_LADY, RAVEN)
    slots = siege.board.racks[0].slots
    for number in (0, 2):  # one portrait of the couple joins the other
        robot.touch(slots[number].to_window(*slots[number].center))
    siege.settle()
    assert siege.held(0, GREY) == {OWL, OWL_LADY}


def test_a_robber_is_told_what_it_takes_and_gives(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).hold(1, WHITE, OWL_LADY, RAVEN)
    siege.walked().place((1, WHITE, 24)).moving(at=22)
    assert "Prendre la dame au hibou" not in siege.plates()
    siege.touch(23).press("Prendre la dame au hibou")
    assert siege.prompt() == (
        "Ana prendrait la dame au hibou à Bo, et donnerait ce portrait : le seigneur au renard."
    )
    assert siege.held(0, BLACK) == {OWL, FOX}
    siege.press("Prendre ce portrait")
    assert siege.held(0, BLACK) == {OWL, OWL_LADY}
    assert siege.held(1, WHITE) == {FOX, RAVEN}
    assert siege.state.phase == "move"  # and may go on


def test_nobody_robs_without_having_arrived(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).hold(1, WHITE, OWL_LADY, RAVEN)
    siege.walked().place((1, WHITE, 24)).moving(at=23)
    slot = siege.board.racks[1].slots[2 * WHITE]
    siege.tap(slot)
    assert "RN-34" in siege.note()


@pytest.mark.parametrize(
    ("size", "least"),
    [((257, 180), 40), ((120, 150), 34), ((260, 400), 92), ((411, 41), 34), ((600, 98), 64)],
    ids=["wide tablet", "small tablet", "two players", "phone", "upright tablet"],
)
def test_a_racks_portraits_are_as_large_as_they_can_be(
    robot: Robot, size: tuple[int, int], least: int
) -> None:
    """Four players on a wide tablet have racks that are wider than high, and no line of them.

    With two, helmets that can be told apart stand before them."""
    rack = KnightRack(people(1)[0])
    rack.size = size
    robot.wait(FRAME)
    sides = {slot.width for slot in rack.slots}
    assert len(sides) == 1
    assert min(sides) >= least
    for slot in rack.slots:
        assert rack.x <= slot.x
        assert slot.right <= rack.right
        assert rack.y <= slot.y
        assert slot.top <= rack.top


def test_the_racks_of_all_are_always_open(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, seats=4).hold(3, GREY, OWL, FOX).hold(2, BLACK, RAVEN, FOX_LADY)
    assert shown(siege.board.racks[3]) == [-1, -1, OWL, FOX, -1, -1]
    for phase in ("roll", "move"):
        if phase == "move":
            siege.moving()
        assert shown(siege.board.racks[2])[:2] == [RAVEN, FOX_LADY]
        assert all(slot.texture is not None for slot in siege.board.racks[2].slots[:2])
        assert all(rack.height > 40 and rack.opacity == 1 for rack in siege.board.racks)


# The treasure


def test_a_pair_opens_the_treasure_room(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, OWL_LADY).walked().moving(at=34)
    siege.touch(TREASURE)
    assert siege.at(0, BLACK) == TREASURE
    assert siege.state.seat == 1
    assert [helmet.home for helmet in siege.board.racks[0].helmets] == [True, False, False]


@pytest.mark.parametrize(("homes", "ending"), [(2, "two_home"), (3, "three_home")])
def test_the_last_knight_home_wins(robot: Robot, tmp_path: Path, homes: int, ending: str) -> None:
    siege = Siege(robot, tmp_path, homes=homes).walked()
    for helmet in range(1, homes):
        siege.hold(0, helmet, 2 * helmet, 2 * helmet + 1).place((0, helmet, TREASURE))
    siege.hold(0, BLACK, OWL, OWL_LADY).moving(at=34)
    siege.touch(TREASURE)
    robot.wait(3)
    assert siege.sitting.tablet.where == "over"
    assert siege.sitting.match.outcome().reason == ending
    assert words.CLOSINGS[ending].format(names="Ana") in robot.texts()


def test_a_stuck_castle_gives_ropes_to_who_has_none(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path)
    siege.state.ropes[1], siege.state.spent = 0, 3
    siege.place()
    siege.app.open_pause()
    robot.wait(0.5)
    robot.touch_down(siege.plate("Le château est bloqué"))
    robot.wait(0.75)
    robot.touch_up()
    siege.settle()
    assert siege.state.ropes == [3, 1]
    assert siege.board.racks[1].ropes == 1


# The enchanted castle


def test_the_castle_turns_slowly_with_everything_on_it(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, enchanted=True).walked().place((0, WHITE, 35), (1, GREY, 71))
    castle = siege.board.castle
    stood = [castle.seen_knight(number) for number in range(6)]
    siege.chance.next.append(Move(CHANCE, "roll", (WHITE, True)))
    robot.touch(siege.plate("Lancer le dé"))
    robot.wait(0.9)
    angles = []
    for _ in range(40):
        robot.wait(0.05)
        angles.append(castle.angle)
    assert angles == sorted(angles)
    assert len({round(angle) for angle in angles}) > 15  # the castle turns slowly
    assert 0 < angles[len(angles) // 3] < 90
    siege.settle()
    assert castle.angle == 90
    x, y = castle.center
    for number, (before_x, before_y) in enumerate(stood):  # a quarter turn clockwise, for everybody
        after = castle.seen_knight(number)
        assert after == pytest.approx((x + before_y - y, y - (before_x - x)), abs=0.1)
    assert {token.upright for token in castle.knights} == {90}


def test_and_is_walked_where_it_is_seen(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, enchanted=True).walked()
    siege.table.arrange(turned=1)
    siege.moving(at=22)
    x, y = siege.point(22)
    below = (x, y - siege.board.castle.cell)  # what was on its right is now below it
    robot.touch(below)
    siege.settle()
    assert siege.at(0, BLACK) == 23


def test_nothing_turns_when_that_is_not_wanted(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, enchanted=True, motion="none")
    siege.roll(WHITE, ring=True)
    assert siege.board.castle.angle == 90
    assert siege.state.mover == knight(0, WHITE)


def test_people_say_how_their_own_die_fell(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, enchanted=True, real_dice=True)
    siege.press("Casque blanc, avec l'anneau").press("Voilà nos dés")
    assert (siege.state.turned, siege.state.mover) == (1, knight(0, WHITE))


# Pictures on plates


def test_a_plate_shows_the_portrait_that_it_speaks_of(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, BLACK, OWL, FOX).walked().moving(at=2)
    siege.touch(BLACK_GALLERY)
    beside = {plate.text: plate.beside for plate in siege.all(Plate)}
    assert beside["Le seigneur au hibou"] is stones.portrait(OWL)
    assert beside["Garder ses portraits"] is None
    for plate in siege.all(Plate):
        words = next(child for child in plate.children if isinstance(child, Fitted))
        assert words.right <= plate.right
        assert words.x >= plate.x + plate.beside_edge
