"""Le Casse du siècle in the window, by touches: the vault tells nothing, and the held frame only what its
player may know."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.games.casse_du_siecle import words
from coffres.ui.boards.casse_du_siecle.dials import Dial
from coffres.ui.boards.casse_du_siecle.hand import KeysFrame, KeySlot
from coffres.ui.boards.casse_du_siecle.secret import Fan, Gear, HeldKeys, SeenGear
from tests.ui.heist import Heist, asked, drawn, may


def by_verb(heist: Heist, verb: str) -> list[tuple[int, ...]]:
    return [move.args for move in heist.legal if move.verb == verb]


def whole(heist: Heist) -> list[object]:
    """All that is drawn of the vault, and nothing else."""
    return [drawn(widget.canvas) for widget in heist.board.vault.walk(restrict=True)]


# A turn by touch


def test_a_bunch_is_taken_by_a_touch_and_looked_at_behind_the_curtain(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"))
    heist.touch("place", 4)
    assert heist.sitting.tablet.where == "curtain"
    assert heist.all(KeySlot) == []
    heist.slide()
    assert [slot.part for slot in heist.all(KeySlot)] != []
    assert heist.all(Fan) == []
    heist.look()
    names = [name for name, _doors in heist.the(Fan).keys]
    assert sorted(names) == sorted(words.key(face) for face in heist.sitting.moment().sight.view["hand"])


def test_a_key_is_chosen_then_its_lock(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    face, lock = by_verb(heist, "place")[0]
    heist.tap(heist.slot(face))
    assert heist.session.state.laid[lock] == -1  # looking at a key does not play it
    heist.touch("lock", lock)
    assert heist.session.state.laid[lock] == face


def test_what_is_missing_is_asked_for(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    asked_first = heist.prompt
    face, lock = by_verb(heist, "place")[0]
    heist.tap(heist.slot(face))
    assert heist.prompt == "Touche la serrure où va cette clé."
    heist.tap(heist.slot(face))
    assert heist.prompt == asked_first
    heist.touch("lock", lock)
    assert heist.prompt == "Touche la clé qui va sur cette serrure."


def test_the_lock_may_be_chosen_first(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    face, lock = by_verb(heist, "place")[0]
    heist.touch("lock", lock)
    assert heist.session.state.laid[lock] == -1  # although a single key may fit
    heist.tap(heist.slot(face))
    assert heist.session.state.laid[lock] == face


def test_a_key_can_be_carried_to_its_lock(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    face, lock = by_verb(heist, "place")[0]
    slot = heist.slot(face)
    robot.drag(slot.to_window(*slot.center), heist.board.vault.point(("lock", lock)))
    assert heist.session.state.laid[lock] == face
    assert heist.all(Fan) == []


def test_a_key_that_leaves_the_frame_is_carried_face_down(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    slot = heist.all(KeySlot)[0]
    robot.touch_down(slot.to_window(*slot.center))
    robot.wait(0.3)
    assert heist.all(Fan)
    robot.touching.touch_move(*heist.board.vault.center)
    robot.wait(0.05)
    assert heist.all(Fan) == []
    robot.touch_up()


def test_a_long_look_chooses_nothing(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    slot = heist.all(KeySlot)[0]
    robot.touch_down(slot.to_window(*slot.center))
    robot.wait(1.0)
    robot.touch_up()
    assert heist.board.chooser.taken == ()


def test_where_a_tap_shows_the_hand_the_next_one_chooses(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"), hold_to_see=False)
    heist.slide()
    face, lock = by_verb(heist, "place")[0]
    heist.tap(heist.slot(face))
    assert heist.all(Fan) != []
    assert heist.board.chooser.taken == ()
    heist.tap(heist.slot(face))
    assert heist.board.chooser.taken == (("key", face),)
    heist.touch("lock", lock)
    assert heist.session.state.laid[lock] == face
    assert heist.all(Fan) == []


def test_of_two_keys_alike_the_one_that_was_touched_is_chosen(robot: Robot, tmp_path: Path) -> None:
    """Otherwise people round the table would see that the two are alike."""
    heist = Heist(robot, tmp_path, lambda s: asked("act")(s) and twins(s) and may("place")(s))
    heist.slide()
    parts = [slot.part for slot in heist.all(KeySlot)]
    one, other = (slot for slot in heist.all(KeySlot) if parts.count(slot.part) == 2)
    for slot in (one, other):
        heist.tap(slot)
        assert [slot.taken for slot in (one, other)] == [slot is one, slot is other]


def twins(session: object) -> bool:
    """Whether there are two equal keys of which one can be placed; otherwise the second tap would be
    refused."""
    hand = session.view(session.state.seat)["hand"]
    return any(hand.count(move.args[0]) == 2 for move in places(session))


def test_another_key_takes_the_place_of_the_first(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda session: len({m.args for m in places(session)}) > 1)
    heist.slide()
    first, second = sorted({face for face, _lock in by_verb(heist, "place")})[:2]
    heist.tap(heist.slot(first))
    heist.tap(heist.slot(second))
    assert heist.board.chooser.taken == (("key", second),)


def places(session: object) -> list[object]:
    return [move for move in session.legal(session.asks()[0].by) if move.verb == "place"]


@pytest.mark.rule("CS-09")
def test_what_is_left_goes_back_one_by_one(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("return"))
    heist.slide()
    hand = sum(heist.sitting.moment().sight.view["hand_sizes"])
    slot = heist.all(KeySlot)[0]
    heist.tap(slot)
    assert sum(heist.session.view(0)["hand_sizes"]) == hand
    heist.press("Remettre cette clé")
    assert sum(heist.session.view(0)["hand_sizes"]) < hand


def test_a_key_can_be_dropped_on_the_bunches(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("return"))
    heist.slide()
    before = len(heist.session.moves)
    slot = heist.all(KeySlot)[0]
    robot.drag(slot.to_window(*slot.center), heist.board.vault.point(("place", 0)))
    assert heist.session.moves[before].verb == "put_back"


# Refusals


@pytest.mark.rule("CS-02")
def test_a_lock_that_does_not_fit_says_why(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    face, lock = by_verb(heist, "place")[0]
    heist.tap(heist.slot(face))
    other = next(n for n in range(24) if n != lock and heist.session.state.laid[n] == -1)
    heist.touch("lock", other)
    assert "CS-02" in heist.note()
    assert heist.session.state.laid[other] == -1


@pytest.mark.rule("CS-08")
def test_nobody_stops_while_a_key_can_be_placed(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("place"))
    heist.slide()
    before = len(heist.session.moves)
    heist.press("J'ai fini de poser")
    assert len(heist.session.moves) == before
    assert "CS-08" in heist.note()


@pytest.mark.rule("CS-07")
def test_an_empty_place_says_that_it_is_empty(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda s: asked("take")(s) and 0 in bunches(s))
    heist.touch("place", bunches(heist.session).index(0))
    assert "CS-07" in heist.note()


def bunches(session: object) -> list[int]:
    return [session.state.size(place) for place in range(12)]


# What the vault does not tell


@pytest.mark.rule("CS-42", "CS-47")
@pytest.mark.garbage  # what earlier tests have shown must not push out its pictures half way
def test_nothing_marks_the_bunch_that_was_touched_last(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda s: asked("take")(s) and nothing_fits(s))
    before = whole(heist)
    heist.touch("place", bunch_that_fits_nowhere(heist.session))
    heist.slide()
    heist.press("J'ai fini de poser")
    assert heist.sitting.tablet.where == "table"
    assert whole(heist) == before


def bunch_that_fits_nowhere(session: object) -> int:
    """A full, known bunch of which no key can be placed, while no other bunch is incomplete."""
    state = session.state
    if any(0 < state.size(place) < 4 for place in range(12)):
        return -1
    for place in range(12):
        if state.source[place] < 0 and state.bunch[place]:
            trial = state.clone()
            session.game.apply(trial, session.legal(state.seat)[0]._replace(args=(place,)))
            if [move.verb for move in session.game.legal(trial, state.seat)] == ["done"]:
                return place
    return -1


def nothing_fits(session: object) -> bool:
    return bunch_that_fits_nowhere(session) >= 0


def test_all_keys_in_hand_look_alike_until_the_frame_is_held(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda session: asked("act")(session) and hand(session) == 4)
    heist.slide()
    first, *others = heist.all(KeySlot)
    for slot in others:
        slot.pos = first.pos
        robot.wait(0.05)
        assert drawn(slot.canvas) == drawn(first.canvas)


def hand(session: object) -> int:
    return session.state.hands[session.state.seat].bit_count()


@pytest.mark.garbage
def test_the_page_takes_the_hand_along(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda s: asked("take")(s) and nothing_fits(s))
    heist.touch("place", bunch_that_fits_nowhere(heist.session))
    heist.slide()
    heist.look()
    robot.touch_up()
    gone = [weakref.ref(widget) for widget in (heist.the(KeysFrame), *heist.all(KeySlot))]
    heist.press("J'ai fini de poser")
    assert heist.sitting.tablet.where == "table"
    gc.collect()
    assert [widget() for widget in gone if widget() is not None] == []
    assert heist.board.fan == []


@pytest.mark.parametrize("mode", ["turn", "fixed"])
def test_the_board_stays_where_it_is(robot: Robot, tmp_path: Path, mode: str) -> None:
    heist = Heist(robot, tmp_path, lambda s: asked("take")(s) and s.state.seat == 1, turning=mode)
    screen = heist.app.scene.screen
    assert screen.edge == (2 if mode == "turn" else 0)
    assert heist.board.vault.to_window(0, 0) == (0, 0)


# The open door


@pytest.mark.rule("CS-11")
def test_a_gear_is_chosen_then_looked_at(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("look"))
    heist.slide()
    heist.touch("gear", 2)
    assert heist.sitting.tablet.ask.prompt == "look"
    heist.press("Regarder celui-ci")
    assert heist.sitting.tablet.ask.prompt == "seen"
    assert heist.all(Gear) == []
    assert heist.board.vault._taken == [("gear", 2)]  # all see which one it is
    heist.look()
    assert heist.the(Gear).value == str(heist.session.state.gears[2])
    assert heist.the(SeenGear).place == "l'engrenage 3"
    robot.touch_up()
    assert heist.all(Gear) == []


@pytest.mark.rule("CS-15")
@pytest.mark.parametrize("notebook", [True, False])
def test_the_notebook_notes_gears_where_there_is_one(robot: Robot, tmp_path: Path, notebook: bool) -> None:
    heist = Heist(
        robot, tmp_path, lambda s: asked("act")(s) and s.state.seen[s.state.seat] > 0, notebook=notebook
    )
    heist.slide()
    heist.look()
    noted = {value for values in heist.the(HeldKeys).gears for value in values if value}
    view = heist.sitting.moment().sight.view
    assert noted == ({str(value) for value in view["gears"] if value} if notebook else set())


@pytest.mark.rule("CS-12")
def test_two_bunches_are_chosen_on_the_table(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("pick"))
    assert heist.sitting.tablet.where == "table"
    door = heist.sitting.board.moment.table["opened"][0] + 1
    assert any(f"les clés de la porte {door}." in text for text in robot.texts())
    for _turn in range(2):
        heist.touch("place", by_verb(heist, "pick")[0][0])
    assert heist.sitting.tablet.ask.prompt != "pick"


# Dialing


@pytest.mark.rule("CS-48")
def test_a_dial_shows_its_number_only_under_a_finger(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False)
    heist.slide()
    wheel = heist.all(Dial)[0]
    assert wheel.width >= 144
    robot.touch_down(wheel.to_window(*wheel.turning(5)))
    assert wheel.shown
    robot.touch_up()
    assert not wheel.shown
    resting = drawn(wheel.canvas)
    robot.touch(wheel.to_window(*wheel.turning(9)))
    assert wheel.value == 2
    assert drawn(wheel.canvas) == resting


@pytest.mark.rule("CS-48")
def test_a_dial_that_is_not_set_is_no_combination(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False)
    heist.slide()
    heist.press("Composer")
    assert "CS-48" in heist.note()
    assert heist.sitting.tablet.ask.prompt == "dial"
    heist.dial(by_verb(heist, "dial")[0])  # the plate was let go before; now it is pressed once
    assert heist.sitting.tablet.where == "over"


@pytest.mark.rule("CS-15")
def test_the_right_combination_opens_the_safe(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False)
    heist.slide()
    heist.dial(by_verb(heist, "dial")[0])
    assert heist.sitting.tablet.where == "over"
    assert heist.board.vault._won


@pytest.mark.rule("CS-15")
def test_a_wrong_combination_ends_the_turn(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False)
    heist.slide()
    seat = heist.sitting.tablet.ask.by
    heist.dial(by_verb(heist, "dial")[1])
    assert (heist.sitting.tablet.ask.prompt, heist.sitting.tablet.ask.by) == ("take", 1 - seat)
    assert heist.board.dials is None
    assert heist.sitting.match.facts()[-1][2] == (None,) * 4


@pytest.mark.rule("CS-48")
def test_every_gear_on_the_safe_has_a_dial_of_its_own(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("dial"), notebook=False, long_combination=True, combination_max=6)
    heist.slide()
    covers = heist.sitting.moment().table["covers"]
    wanted = [
        name
        for place in range(4)
        for name in ([f"{place + 1} bas", f"{place + 1} haut"] if covers >> place & 1 else [f"{place + 1}"])
    ]
    assert len(wanted) == 6
    assert [dial.label for dial in heist.board.dials.dials] == wanted
