"""The variants of Le Casse du siècle in the window: codes, owned doors, hidden keys, tokens, kept keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from coffres.dev.window.monkey import Monkey
from coffres.dev.window.robot import Robot
from coffres.engine.contract import Move
from coffres.games.casse_du_siecle.material import FREE, SIGNS
from coffres.games.casse_du_siecle.words import key
from coffres.ui.boards.casse_du_siecle.dials import Dials
from coffres.ui.boards.casse_du_siecle.goods import Count, Purse
from coffres.ui.boards.casse_du_siecle.hand import KeySlot
from coffres.ui.boards.casse_du_siecle.secret import Fan, HeldKeys
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.plate import Plate
from tests.ui.heist import GAME, Heist, asked, drawn, may

_OWNED = {"master_codes": True, "owned_doors": True, "keep_keys": True}


def first(heist: Heist, verb: str) -> Move:
    return next(move for move in heist.legal if move.verb == verb)


def keys_of(heist: Heist, move: Move) -> list[int]:
    return [number for kind, number in heist.board.parts(move) if kind == "key"]


# Codes and owned doors


@pytest.mark.rule("CS-27")
@pytest.mark.parametrize("verb", ["steal", "change"])
def test_a_door_is_opened_at_one_stroke_by_its_keys_and_then_itself(
    robot: Robot, tmp_path: Path, verb: str
) -> None:
    heist = Heist(robot, tmp_path, may(verb), seats=4, **_OWNED)
    heist.slide()
    move = first(heist, verb)
    for face in keys_of(heist, move):
        heist.tap(heist.slot(face))
    assert heist.sitting.tablet.ask.prompt == "act"
    heist.touch("door", move.args[0])
    assert heist.sitting.tablet.ask.prompt == "look"
    assert heist.session.moves[-1] == move


@pytest.mark.rule("CS-27")
def test_the_held_frame_says_which_doors_could_be_opened_so(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("steal"), seats=4, **_OWNED)
    heist.slide()
    heist.look()
    door, code = first(heist, "steal").args
    told = f"porte {door + 1}" + (f" avec les {code}" if code else "")
    assert any(told in line for line in heist.the(HeldKeys).lines)


@pytest.mark.rule("CS-27", "CS-54")
def test_the_door_of_somebody_else_says_that_it_is(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(
        robot,
        tmp_path,
        lambda s: may("place")(s) and not may("steal")(s) and not may("change")(s),
        seats=2,
        owned_doors=True,
    )
    heist.slide()
    heist.tap(heist.slot(first(heist, "place").args[0]))
    state = heist.session.state
    door = next(door for door in range(6) if state.owner[door] != state.seat)
    heist.touch("door", door)
    assert "CS-27" in heist.note() or "CS-54" in heist.note()


@pytest.mark.rule("CS-25")
def test_every_owned_door_wears_its_owners_token(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"), seats=5, owned_doors=True)
    symbols = [token.symbol for token in heist.board.vault._owners]
    people = heist.app.sitting.people
    owners = heist.session.state.owner
    assert symbols == [people[owner].symbol if owner >= 0 else "" for owner in owners]
    assert "" in symbols


@pytest.mark.rule("CS-26")
def test_a_door_that_nobody_owns_is_chosen_then_taken(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("claim"), seats=4, owned_doors=True)
    heist.slide()
    door = first(heist, "claim").args[0]
    heist.touch("door", door)
    assert heist.session.state.owner[door] == -1
    heist.press("Prendre cette porte")
    assert heist.session.state.owner[door] >= 0


# Hidden keys


@pytest.mark.rule("CS-28")
def test_a_hidden_key_lies_face_down_and_shows_no_code(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("lay"), hidden_keys=True)
    heist.slide()
    face, lock = first(heist, "lay").args
    heist.tap(heist.slot(face))
    heist.touch("lock", lock)
    assert heist.session.state.laid[lock] == face
    assert heist.board.vault._resting.keys[lock] is None


@pytest.mark.rule("CS-28")
def test_two_hidden_keys_look_alike_whatever_they_are(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("lay"), hidden_keys=True)
    heist.slide()
    lock = first(heist, "lay").args[1]
    looks = []
    for face in sorted({move.args[0] for move in heist.legal if move.verb == "lay"})[:2]:
        heist.tap(heist.slot(face))
        heist.touch("lock", lock)
        assert heist.session.state.laid[lock] == face
        looks.append(drawn(heist.board.vault._doors[lock // 4].canvas))
        assert heist.sitting.asking.undo()
        heist.settle()
    assert len(looks) == 2
    assert looks[0] == looks[1]


@pytest.mark.rule("CS-35", "CS-36")
def test_a_key_is_taken_back_by_the_plate_and_its_lock(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("lift"), hidden_keys=True)
    heist.slide()
    (lock,) = first(heist, "lift").args
    heist.press("Reprendre une clé")
    assert heist.prompt == "Touche sur la porte la clé à reprendre."
    heist.touch("lock", lock)
    assert heist.session.state.laid[lock] == -1
    assert heist.sitting.tablet.ask.prompt == "act"


@pytest.mark.rule("CS-36")
def test_a_covered_lock_without_the_plate_says_why(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("lift"), hidden_keys=True)
    heist.slide()
    (lock,) = first(heist, "lift").args
    heist.tap(heist.all(KeySlot)[0])
    heist.touch("lock", lock)
    assert heist.session.state.laid[lock] != -1
    assert "CS-29" in heist.note()


@pytest.mark.rule("CS-31", "CS-58")
def test_after_a_lost_bet_the_tablet_goes_to_the_owner(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("look_bet"), hidden_keys=True)
    assert heist.sitting.tablet.where == "curtain"
    assert heist.sitting.tablet.hand.to != heist.session.state.seat
    heist.slide()
    vault = heist.board.vault
    assert {*vault._unlocked, *vault._alarmed} == {*heist.session.state.opened}
    assert heist.session.state.opened[-1] in vault._alarmed  # the keys on it are no code
    heist.press("Ne pas regarder")
    assert heist.sitting.tablet.where == "curtain"
    assert heist.sitting.tablet.hand.to == heist.session.state.seat


@pytest.mark.rule("CS-59")
@pytest.mark.parametrize("notebook", [True, False])
def test_own_hidden_keys_are_seen_again_where_there_is_a_notebook(
    robot: Robot, tmp_path: Path, notebook: bool
) -> None:
    heist = Heist(robot, tmp_path, own_keys_lie, hidden_keys=True, notebook=notebook)
    heist.slide()
    heist.look()
    told = [line for line in heist.the(HeldKeys).lines if line.startswith("Tes clés cachées")]
    assert bool(told) == notebook
    state = heist.session.state
    mine = {
        lock // SIGNS + 1
        for lock, key in enumerate(state.laid)
        if key != FREE and state.owner[lock // SIGNS] == state.seat
    }
    assert {int(door) for line in told for door in re.findall(r"porte (\d)", line)} == (
        mine if notebook else set()
    )


def own_keys_lie(session: object) -> bool:
    state = session.state
    if session.asks()[0].prompt != "act" or state.opened:
        return False
    return any(key != -1 and state.owner[lock // 4] == state.seat for lock, key in enumerate(state.laid))


# For professionals


@pytest.mark.rule("CS-38", "CS-39", "CS-40", "CS-63")
def test_tokens_pots_and_kept_keys_lie_open(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(
        robot,
        tmp_path,
        lambda s: asked("take")(s) and s.state.door_pot > 2 and any(s.state.hands),
        seats=3,
        stakes="both",
        keep_keys=True,
    )
    heist.slide()
    state = heist.session.state
    purses = heist.all(Purse)
    counts = [
        [count.number for count in purse.walk(restrict=True) if isinstance(count, Count)] for purse in purses
    ]
    people = [
        [str(number) for number in (state.tokens[seat], state.safes[seat], state.hands[seat].bit_count())]
        for seat in range(3)
    ]
    assert counts == [*people, [str(state.door_pot)], [str(state.safe_pot)]]


def test_without_tokens_and_kept_keys_there_is_no_row(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("take"))
    assert heist.all(Purse) == []
    assert heist.board.goods.height == 0


@pytest.mark.rule("CS-37", "CS-63")
def test_kept_keys_are_held_when_the_next_bunch_is_chosen(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(
        robot, tmp_path, lambda s: asked("take")(s) and s.state.hands[s.state.seat] > 0, keep_keys=True
    )
    assert heist.sitting.tablet.where == "curtain"
    heist.slide()
    heist.look()
    assert len(heist.the(Fan).keys) == heist.session.state.hands[heist.session.state.seat].bit_count()


@pytest.mark.rule("CS-37", "CS-47")
def test_between_turns_kept_keys_and_noted_gears_can_be_looked_at_again(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda s: asked("pick")(s) and any(s.state.hands), seats=3, keep_keys=True)
    seat = next(seat for seat in range(3) if heist.session.state.hands[seat])
    heist.sitting.stage.visit(seat)
    robot.wait(0.3)
    heist.slide()
    heist.look()
    held = heist.the(HeldKeys)
    view = heist.session.view(seat)
    assert [name for name, _doors in held.keys] == [key(face) for face in heist.board.fan]
    assert sorted(heist.board.fan) == sorted(view["hand"])
    assert [value for (value,) in held.gears] == [str(value or "") for value in view["gears"][:4]]


@pytest.mark.rule("CS-37")
def test_keys_may_be_kept_by_a_plate(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, may("keep"), keep_keys=True)
    heist.slide()
    texts = [plate.text for plate in heist.all(Plate)]
    assert {"Remettre cette clé", "Garder le reste en main"} <= {*texts}
    seat = heist.session.state.seat
    heist.press("Garder le reste en main")
    assert heist.session.state.hands[seat] > 0


@pytest.mark.rule("CS-66", "CS-67")
def test_between_two_games_of_a_match_the_safe_stands_open(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, asked("won"), stakes="safe")
    assert heist.board.vault._won
    heist.press("Partie suivante")
    assert not heist.board.vault._won
    assert heist.session.state.game == 1


# Whole games, as far as a test has time


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, GAME.presets[1].options[4]),
        (6, GAME.presets[2].options[6]),
        (3, {"stakes": "both", "keep_keys": True, "master_codes": True, "notebook": False}),
        (5, {"owned_doors": True, "keep_keys": True, "long_combination": True, "starter": "random"}),
    ],
)
def test_every_move_is_reached_by_touches(
    robot: Robot, tmp_path: Path, seats: int, options: dict[str, object]
) -> None:
    heist = Heist(robot, tmp_path, asked("take"), seats=seats, **options)
    before = len(heist.session.moves)
    played = Monkey(robot, seats, False).play(before + 45)
    assert played.moves >= before


def test_the_numbers_of_six_purses_are_large_and_of_one_size(robot: Robot, tmp_path: Path) -> None:
    heist = Heist(robot, tmp_path, lambda s: asked("take")(s) and any(s.state.hands), seats=6, keep_keys=True)
    heist.slide()
    Window.size = (960, 600)
    robot.app.change(text_size=150)
    robot.wait(0.5)
    counts = heist.all(Count)
    assert len(counts) == 6
    letters = [label for count in counts for label in count.children if isinstance(label, Fitted)]
    assert {label.text for label in letters} > {"0"}
    assert len({label.font_size for label in letters}) == 1
    assert letters[0].font_size > dp(22)
    goods = heist.board.goods
    purses = goods.children
    assert max(purse.right for purse in purses) <= goods.right
    assert min(purse.x for purse in purses) < goods.x + dp(12)  # nothing is kept free for names of rows
    assert all(label.x - count.x > dp(18) for count, label in zip(counts, letters, strict=True))  # the key


@pytest.mark.parametrize(
    ("dials", "width", "height", "shown"),
    [
        (4, 820, 800, True),
        (4, 615, 600, True),
        (8, 820, 800, True),
        (8, 615, 600, False),
        (4, 360, 390, False),
    ],
)
def test_the_safe_stands_above_the_dials_that_open_it_where_they_stay_large(
    dials: int, width: float, height: float, shown: bool
) -> None:
    _left, above, _right, below = Dials.margins(dials, dp(width), dp(height))
    safe = Dials.safe(dials, dp(width), dp(height))
    rows = -(-dials // Dials.columns(dp(width)))
    each = (dp(height) - above - below - (rows - 1) * dp(10)) / rows
    assert bool(safe) == shown
    assert safe < above
    assert dp(160) <= each <= dp(480)
