"""What is lit in the vault before anything has been chosen: only what everybody knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import Robot
from coffres.ui.boards.casse_du_siecle.hand import KeySlot
from coffres.ui.widgets.plate import Plate
from tests.ui.heist import Heist, asked, may


def by_verb(heist: Heist, verb: str) -> list[tuple[int, ...]]:
    return [move.args for move in heist.legal if move.verb == verb]


def test_before_a_key_is_chosen_all_doors_with_a_lock_left_are_lit_alike(
    robot: Robot, tmp_path: Path
) -> None:
    """Whatever the keys in hand are, and on the private page alone."""
    heist = Heist(robot, tmp_path, may("place"))
    assert heist.board.vault._lit == ()
    heist.slide()
    laid = heist.session.state.laid
    waiting = [("door", door) for door in range(6) if -1 in laid[4 * door : 4 * door + 4]]
    assert list(heist.board.vault._lit) == waiting
    face, lock = by_verb(heist, "place")[0]
    heist.tap(heist.slot(face))
    assert ("lock", lock) in heist.board.vault._lit
    assert not {*waiting} & {*heist.board.vault._lit}


@pytest.mark.rule("CS-27", "CS-29")
@pytest.mark.parametrize("variant", ["owned_doors", "hidden_keys"])
def test_of_doors_with_owners_ones_own_are_lit(robot: Robot, tmp_path: Path, variant: str) -> None:
    verb = {"owned_doors": "place", "hidden_keys": "lay"}[variant]
    heist = Heist(robot, tmp_path, may(verb), **{variant: True})
    heist.slide()
    state = heist.session.state
    free = [door for door in range(6) if -1 in state.laid[4 * door : 4 * door + 4]]
    own = [("door", door) for door in free if state.owner[door] == state.seat]
    assert 0 < len(own) < len(free)
    assert list(heist.board.vault._lit) == own


def test_a_plate_that_needs_a_key_first_is_dark_until_then(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("return"))
    heist.slide()
    plate = next(plate for plate in heist.all(Plate) if plate.text == "Remettre cette clé")
    before = len(heist.session.moves)
    assert plate.dull
    robot.touch(plate.to_window(*plate.center))
    assert len(heist.session.moves) == before
    assert heist.board.chooser.taken == ()
    heist.tap(heist.all(KeySlot)[0])
    assert not plate.dull
    heist.press("Remettre cette clé")
    assert len(heist.session.moves) > before
