"""The drawing of the vault of Le Casse du siècle: large enough for fingers and eyes; keys that move."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.text import Label
from kivy.graphics import Canvas
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.games.casse_du_siecle.material import DOORS, SAFE, SLOTS
from coffres.ui.boards.casse_du_siecle import marks, pieces, thumbwheel, turned
from coffres.ui.boards.casse_du_siecle.journeys import HAND, Journey, Lying, journeys
from coffres.ui.boards.casse_du_siecle.plan import Plan
from coffres.ui.boards.casse_du_siecle.secret import GearNotes
from coffres.ui.box import Box
from tests.ui.heist import Heist, Wanted, asked, drawn, may

_FINGER = 48
_EVERYTHING = {"long_combination": True, "keep_keys": True, "stakes": "both"}


# Room


@pytest.mark.parametrize(("width", "height"), [(819, 800), (819, 716), (614, 600), (614, 516)])
@pytest.mark.parametrize("layers", [1, 2])
def test_every_cell_has_room_for_a_finger(width: int, height: int, layers: int) -> None:
    assert smallest(Plan(0, 0, width, height, layers)) >= _FINGER


@pytest.mark.parametrize(("layers", "height"), [(1, 336), (2, 384)])
def test_on_a_phone_every_cell_has_room_for_a_finger(layers: int, height: int) -> None:
    assert smallest(Plan(0, 0, 360, height, layers)) >= _FINGER


def smallest(plan: Plan) -> float:
    gears = plan.gears if plan.layers == 1 else [plan.gear(slot, True) for slot in range(SLOTS)]
    return min(min(box.width, box.height) for box in (*plan.bunches, *plan.locks, *gears))


@pytest.mark.parametrize(("width", "height"), [(819, 800), (614, 516)])
def test_on_a_tablet_nothing_is_cut_off_by_the_edge_of_the_screen(width: int, height: int) -> None:
    plan = Plan(0, 0, width, height, 1)
    for box in (*plan.bunches, *plan.doors, plan.safe):
        assert min(box.x, box.y, width - box.x - box.width, height - box.y - box.height) >= 4 - 0.01


@pytest.mark.parametrize(("width", "height"), [(819, 800), (614, 516), (360, 384)])
@pytest.mark.parametrize("layers", [1, 2])
def test_a_gear_lies_within_its_compartment_beside_the_number(width: int, height: int, layers: int) -> None:
    plan = Plan(0, 0, width, height, layers)
    for slot in range(SLOTS if layers == 2 else SAFE):
        spot, bay = plan.gear_spot(slot, layers == 2), plan.bay(slot % SAFE)
        number = plan.gear_number(slot % SAFE)
        assert spot.x >= number.x + number.width and spot.x + spot.width <= bay.x + bay.width
        assert spot.y >= bay.y and spot.y + spot.height <= bay.y + bay.height


@pytest.mark.parametrize(("width", "height"), [(819, 800), (360, 384)])
def test_a_touch_in_the_middle_of_a_gear_meets_it(width: int, height: int) -> None:
    plan = Plan(0, 0, width, height, 2)
    for slot in range(SLOTS):
        assert plan.gear_at(*plan.gear(slot, True).center, 0b1111) == slot


@pytest.mark.parametrize("wanted", [asked("take"), asked("act"), asked("pick")])
@pytest.mark.parametrize(("options", "height"), [({}, 336), (_EVERYTHING, 384)])
def test_a_phone_leaves_the_vault_its_room_on_the_table_and_in_private(
    robot: Robot, tmp_path: Path, wanted: Wanted, options: dict[str, object], height: int
) -> None:
    heist = Heist(robot, tmp_path, wanted, seats=6, size=(360, 800), **options)
    if heist.sitting.tablet.where == "curtain":
        heist.slide()
    assert heist.board.vault.height == pytest.approx(height, abs=2)
    public = heist.sitting.tablet.where == "table"
    assert (heist.board.goods.height > 0) == (public and bool(options))


# Letters


def height_of_letters(written: str, size: float) -> int:
    """The height of the letters themselves, in pixels."""
    label, inked = Label(text=written, font_size=size, font_name="text", bold=True), []
    finish = label._render_end
    label._render_end = lambda: inked.append(finish()) or inked[-1]
    label.refresh()
    label.render(real=True)
    width, alphas = inked[-1].width, inked[-1].data[3::4]
    return sum(any(alphas[row : row + width]) for row in range(0, len(alphas), width))


def test_a_key_on_the_vault_can_be_read_from_60_cm_on_an_8_inch_tablet() -> None:
    """4 mm, which is 25 dp; 24 because the letters of a font differ in height."""
    door = Plan(0, 0, 614, 600, 2).doors[0]
    assert height_of_letters("4", pieces.lock_letters(pieces.lock_box(door, 0))) >= dp(24)
    assert height_of_letters("4", pieces.key_letters(pieces.key_box(door, 0))) >= dp(24)


def test_a_letter_has_a_colour_and_an_outline_of_its_own_and_none_in_a_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No letter O is taken for a nought; and in a hand neither tells others which keys it holds."""
    plates: list[tuple[str, tuple[float, ...]]] = []
    monkeypatch.setattr(marks, "_plate", lambda name, *_: plates.append((name, tuple(_[-1]))))
    for sober in (False, True):
        for face in ("1C", "1O", "1D", "1E"):
            with Canvas():
                pieces.key(Box(0, 0, 112, 72), face, sober=sober)
    bright, dark = plates[:4], plates[4:]
    assert len({name for name, _tint in bright}) == len({tint for _name, tint in bright}) == 4
    assert len(set(dark)) == 1


# Keys that move


def test_a_bunch_goes_to_the_hand() -> None:
    assert journeys(Lying([4, 4], [""]), Lying([0, 4], [""])) == [Journey(("place", 0), HAND, 4, None)]


def test_a_key_comes_from_the_hand_with_its_face() -> None:
    assert journeys(Lying([], [""]), Lying([], ["1C"])) == [Journey(HAND, ("lock", 0), 1, "1C")]
    assert journeys(Lying([], [""]), Lying([], [None])) == [Journey(HAND, ("lock", 0), 1, None)]


def test_a_hidden_key_is_turned_over_where_it_lies() -> None:
    lock = ("lock", 0)
    assert journeys(Lying([], [None]), Lying([], ["6E"])) == [Journey(lock, lock, 1, "6E")]


def test_keys_of_a_door_go_to_the_bunches() -> None:
    moved = journeys(Lying([0, 1], ["1C", None]), Lying([1, 2], ["", ""]))
    assert moved == [Journey(("lock", 0), ("place", 0), 1, None), Journey(("lock", 1), ("place", 1), 1, None)]


def test_a_key_that_makes_room_for_another_goes_to_the_hand() -> None:
    moved = journeys(Lying([], ["1C"]), Lying([], ["3C"]))
    assert moved == [Journey(HAND, ("lock", 0), 1, "3C"), Journey(("lock", 0), HAND, 1, None)]


def test_where_nothing_moved_nothing_goes() -> None:
    lying = Lying([4, 0, 2], ["", None, "2O"])
    assert journeys(lying, lying) == []


def seconds(heist: Heist) -> float:
    """How long the keys still move."""
    assert heist.board.vault._flights.airborne
    start = heist.robot.now
    assert heist.robot.until(lambda: not heist.board.vault._flights.airborne, 3)
    return heist.robot.now - start


@pytest.mark.rule("CS-42")
def test_every_key_is_on_its_way_for_as_long_as_any_other(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"))
    vault = heist.board.vault
    took = []
    empty = Lying([0] * 12, [""] * 24)
    for lying in (
        Lying([0] * 11 + [4], [""] * 24),
        Lying([0] * 12, ["1C"] + [""] * 23),
        Lying([0] * 12, [""] * 23 + [None]),
        Lying([4] * 12, [None] * 24),
    ):
        for position in (lying, empty):
            vault._move(position, still=False)
            took.append(seconds(heist))
    assert max(took) - min(took) < 2 / 60


@pytest.mark.rule("CS-42", "CS-47")
def test_of_a_way_that_was_gone_nothing_stays(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"))
    vault = heist.board.vault
    before = [drawn(widget.canvas) for widget in vault.walk(restrict=True)]
    lying = vault._lying
    for position in (Lying([0, *lying.bunches[1:]], lying.keys), lying):
        vault._move(position, still=False)
        vault._draw()
        seconds(heist)
    assert [drawn(widget.canvas) for widget in vault.walk(restrict=True)] == before


def test_where_motion_is_reduced_keys_are_there_at_once(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"), motion="none")
    heist.slide()
    face, lock = next(move.args for move in heist.legal if move.verb == "place")
    robot.touch(heist.slot(face).to_window(*heist.slot(face).center))
    robot.touch(heist.board.vault.point(("lock", lock)))
    assert not heist.board.vault._flights.airborne
    assert heist.board.vault._resting.keys[lock]


def test_a_touch_does_not_wait_for_keys_on_their_way(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"))
    heist.board.vault._move(Lying([0] * 12, [""] * 24), still=False)
    assert heist.board.hurry()
    assert not heist.board.hurry()


def test_under_a_curtain_nothing_moves(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"))
    heist.touch("place", 0)
    assert heist.sitting.tablet.where == "curtain"
    assert not heist.board.vault._flights.airborne


# The safe


@pytest.mark.parametrize("reduced", [False, True])
def test_the_safe_that_is_won_opens_slowly_where_motion_is_welcome(
    robot: Robot, tmp_path: Path, reduced: bool
) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False, motion="none" if reduced else "calm")
    heist.slide()
    heist.dial(next(move.args for move in heist.legal if move.verb == "dial"))
    vault = heist.board.vault
    assert heist.sitting.tablet.where == "over"
    assert (vault.ajar == 1) == reduced
    robot.wait(2)
    assert vault.ajar == 1


def test_a_touch_opens_the_safe_that_is_won_at_once(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False, motion="calm")
    heist.slide()
    heist.dial(next(move.args for move in heist.legal if move.verb == "dial"))
    vault = heist.board.vault
    assert vault.ajar < 1
    robot.touch(heist.app.scene.center)  # the ceremony is hurried, and with it the board behind
    assert vault.ajar == 1
    vault.show(vault._lying, [-1] * DOORS, (), (), 0, won=False, still=False)
    vault.show(vault._lying, [-1] * DOORS, (), (), 0, won=True, still=False)
    robot.wait(1)
    assert (vault.ajar < 1, heist.board.hurry(), vault.ajar) == (True, True, 1)
    robot.wait(1)
    assert (vault.ajar, heist.board.hurry()) == (1, False)


def test_a_safe_found_open_stands_open(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("won"), stakes="safe")
    assert heist.board.vault._won
    assert heist.board.vault.ajar == 1


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize(("width", "rows"), [(400, 1), (100, 2)])
def test_the_notebook_names_the_places_of_the_safe_in_their_order(width: float, rows: int) -> None:
    """Row by row from above, as the dials stand."""
    notes = GearNotes(gears=[("1",), ("2",), ("3",), ("4",)])
    cells = [notes._cell(Box(0, 0, width, 100), place) for place in range(4)]
    assert len({cell.y for cell in cells}) == rows
    assert cells == sorted(cells, key=lambda cell: (-cell.y, cell.x))


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize("size", [(150, 300), (150, 90)])
def test_a_dial_says_from_where_to_where_it_runs_until_it_is_set(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    written: list[str] = []
    monkeypatch.setattr(thumbwheel, "text", lambda words, *_where: written.append(words))
    for is_set, ends in ((False, ["1", "10"]), (True, [])):
        written.clear()
        with Canvas():
            thumbwheel.draw(Box(0, 0, *size), "3", None, is_set, 0)
        assert [number for number in written if number in ("1", "10")] == ends


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize(("width", "drawn_as"), [(819, "key"), (360, "face")])
def test_an_open_key_in_a_small_place_is_its_number_and_its_letter_on_a_plate(
    monkeypatch: pytest.MonkeyPatch, width: int, drawn_as: str
) -> None:
    seen: list[tuple[str, str]] = []
    monkeypatch.setattr(marks, "face", lambda name, *_where: seen.append(("face", name)))
    monkeypatch.setattr(pieces, "key", lambda _box, name: seen.append(("key", name)))
    with Canvas():
        turned.paint(turned.TurnedUp([["1C", "6E"]]), Plan(0, 0, width, width, 1), 0)
    assert seen == [(drawn_as, "1C"), (drawn_as, "6E")]
