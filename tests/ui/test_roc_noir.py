"""Le Château du roc noir in the window, by touches: walking, falling, counterweights, going back."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import FRAME, Robot
from coffres.engine.contract import TABLE, Move
from coffres.games.roc_noir.material import ENTRANCE, TREASURE
from coffres.ui.boards.roc_noir import knights
from coffres.ui.boards.roc_noir.standing import CastleKnight
from coffres.ui.pictures import picture
from coffres.ui.screens.table import TableScreen
from coffres.ui.widgets.icon_button import IconButton
from tests.games.roc_noir.positions import BLACK, BLACK_GALLERY, GREY, GREY_GALLERY, WHITE, knight
from tests.ui.eyes import Eyes
from tests.ui.siege import Siege

HEAD = 0.52  # the width of a head, as a part of its picture's


@pytest.fixture
def eyes(monkeypatch: pytest.MonkeyPatch) -> Eyes:
    return Eyes(monkeypatch)


# Walking


def test_a_turn_by_touches(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked()
    siege.roll(GREY)
    assert siege.state.mover == knight(0, GREY)
    siege.touch(79).touch(78).press("S'arrêter")
    assert siege.at(0, GREY) == 78
    assert (siege.state.seat, siege.state.phase) == (1, "roll")


def test_the_first_turn_is_that_of_the_youngest(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, seats=3)
    siege.table.arrange(phase="portraits", seat=-1)
    siege.place()
    assert len(siege.board.hall.shown) == 18  # RN-05: all portraits of this game, face up
    siege.press("Retourner les portraits")
    assert siege.board.hall.shown == []
    siege.press("Chloé")
    assert siege.state.seat == 2


def draw(siege: Siege, *places: int) -> None:
    """Draws a way with one finger from place to place; the finger goes up long before the knight arrives."""
    robot, points = siege.robot, [siege.point(place) for place in places]
    robot.touch_down(points[0])
    for start, end in pairwise(points):
        for step in range(1, 21):
            robot.touching.touch_move(*(a + (b - a) * step / 20 for a, b in zip(start, end, strict=True)))
            robot.wait(FRAME)
    robot.touch_up()
    robot.wait(3)


def test_a_way_is_drawn_and_every_square_of_it_stepped_on(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(69, 49).walked().moving()
    draw(siege, ENTRANCE, 78, 48)
    walked = [move.args[0] for move in siege.sitting.match.session.moves if move.verb == "step"]
    assert walked == [78, 68, 58, 48]
    assert siege.state.phase == "move"


def test_a_way_ends_where_a_stone_gives_way(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(68).walked().moving()
    draw(siege, ENTRANCE, 78, 48)
    assert siege.state.trap == 68
    assert siege.at(0, BLACK) == 78


def test_squares_are_refused_with_their_clause(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving(at=22, came_from=23).place((1, GREY, 32))
    siege.touch(55)
    assert siege.at(0, BLACK) == 22
    assert "RN-10" in siege.note()


@pytest.mark.parametrize(
    ("place", "start", "clause"),
    [(32, 22, "RN-12"), (TREASURE, 34, "RN-36"), (GREY_GALLERY, 7, "RN-24"), (33, 22, "RN-10")],
)
def test_why_not(robot: Robot, tmp_path: Path, place: int, start: int, clause: str) -> None:
    siege = Siege(robot, tmp_path).walked().place((1, GREY, 32)).moving(at=start, came_from=start)
    siege.touch(place)
    assert siege.at(0, BLACK) == start
    assert clause in siege.note()


def test_nothing_is_walked_before_the_die(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path)
    siege.touch(79)
    assert "RN-08" in siege.note()


def test_another_knight_is_chosen_when_the_rolled_one_is_home(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, GREY, 0, 1).place((0, GREY, TREASURE))
    siege.roll(GREY)
    assert siege.state.phase == "choose"
    robot.touch(siege.board.to_window(*siege.board.castle.seen_knight(knight(0, WHITE))))
    siege.settle()
    assert siege.state.mover == knight(0, WHITE)


# Traps


@pytest.mark.rule("RN-15")
@pytest.mark.rule("RN-63")
def test_a_fall_stays_open_until_the_screen_is_touched_anywhere(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(79).moving()
    siege.touch(79)
    assert siege.state.phase == "fall"
    assert siege.at(0, BLACK) == ENTRANCE
    assert siege.board.castle._stone.colour.a == 1
    assert siege.board.castle.lit == [79]
    robot.wait(30)
    assert siege.state.phase == "fall"
    siege.tap(siege.board.racks[1])
    assert (siege.state.phase, siege.state.seat) == ("roll", 1)
    assert siege.board.castle._stone.colour.a == 0


@pytest.mark.rule("RN-63")
def test_what_has_closed_leaves_nothing_behind(eyes: Eyes, robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(79)
    before = eyes.seen(siege.board)
    siege.moving().touch(79).touch(ENTRANCE)
    siege.table.arrange(seat=0)
    siege.place()
    assert eyes.seen(siege.board) == before


def test_found_traps_are_marked_where_the_table_wants_them(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path, mark_traps=True).traps(79)
    siege.moving().touch(79)
    assert siege.board.castle.floor.marked == []
    siege.touch(ENTRANCE)
    assert siege.board.castle.floor.marked == [79]


def test_found_traps_are_shown_at_the_end(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(79).moving()
    siege.touch(79).touch(ENTRANCE)
    assert siege.board.castle.floor.marked == []
    siege.sitting.asking.play(Move(TABLE, "stop"))
    robot.wait(5)
    assert siege.board.castle.floor.marked == [79]


# A trap with a counterweight shows nothing


def witnessed(eyes: Eyes, siege: Siege, square: int) -> tuple[object, ...]:
    """All that can be seen, heard and felt of a step from the entrance, frame by frame."""
    siege.forget()
    robot, castle, screen = siege.robot, siege.board.castle, siege.the(TableScreen)
    mover = castle.knights[knight(0, BLACK)]  # the other knights have other places in the other world
    frames = []
    robot.touch_down(siege.point(square))
    robot.wait(FRAME)
    robot.touch_up()
    for _ in range(60):
        robot.wait(FRAME)
        looks = eyes.seen(screen, but=[castle]), eyes.seen(mover)
        frames.append((siege.app.sitting.telling.resolving, *looks))
    return frames, siege.heard(), siege.asked("vibrator")


@pytest.mark.rule("RN-16")
@pytest.mark.parametrize("still", [False, True])
def test_a_counterweighted_trap_shows_nothing(eyes: Eyes, robot: Robot, tmp_path: Path, still: bool) -> None:
    """A step on such a trap, on a stone that nobody has tried, and on a stone known to be safe are the same
    from the first frame to the last, for eyes, ears and hands."""
    worlds = {}
    for world, trap, friend in (("trap", 79, 68), ("untried", -1, 69), ("tried", 69, 68)):
        folder = tmp_path / world
        folder.mkdir()
        siege = Siege(robot, folder, motion="none" if still else "calm").place((1, GREY, friend))
        if trap >= 0:
            siege.traps(trap)
        worlds[world] = witnessed(eyes, siege.moving(), 79)
        assert siege.at(0, BLACK) == 79
        robot.leave()
    assert worlds["trap"] == worlds["untried"] == worlds["tried"]


# Going back


@pytest.mark.rule("RN-17")
def test_who_stood_on_the_trap_falls_when_its_counterweight_leaves(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(22).walked().place((1, GREY, 22)).moving(at=33, came_from=34)
    siege.touch(43)
    assert siege.state.phase == "fall"
    siege.touch(55)
    assert (siege.at(0, BLACK), siege.at(1, GREY)) == (43, 33)
    assert (siege.state.seat, siege.state.phase) == (0, "move")  # the mover's turn goes on


@pytest.mark.rule("RN-19")
def test_whose_place_is_taken_chooses_a_square_beside_it(robot: Robot, tmp_path: Path) -> None:
    """The mover leaves a counterweight's square for a trap. It goes back, but its square is now taken."""
    siege = Siege(robot, tmp_path).traps(22, 43).walked().place((1, GREY, 22)).moving(at=33)
    siege.touch(43).touch(55)
    assert (siege.state.phase, siege.state.trap) == ("fall", 43)
    assert siege.at(1, GREY) == 33
    siege.touch(55)
    assert siege.state.phase == "beside"
    assert sorted(siege.board.castle.lit) == [23, 32]
    siege.touch(22)
    assert "RN-19" in siege.note()
    siege.touch(23)
    assert siege.at(0, BLACK) == 23
    assert (siege.state.seat, siege.state.phase) == (1, "roll")


@pytest.mark.rule("RN-19")
def test_out_of_a_gallery_too(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).traps(13).walked().place((1, GREY, 13)).moving(at=2)
    siege.touch(BLACK_GALLERY)
    siege.touch(55)
    assert siege.at(1, GREY) == 2
    assert siege.state.phase == "beside"
    siege.touch(12)
    assert siege.at(0, BLACK) == 12
    assert siege.state.phase == "move"


# Nothing is taken back


def test_a_step_is_not_undone(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving()
    siege.touch(79)
    undo = next(button for button in siege.all(IconButton) if button.icon == "undo")
    siege.tap(undo)
    assert siege.at(0, BLACK) == 79
    assert siege.note() != ""


def test_all_squares_round_a_knight_are_lit_alike(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().traps(24).place((1, GREY, 33)).moving(at=23)
    castle = siege.board.castle
    assert castle.lit == [13, 22, 24, 33]  # a trap, and a square where somebody stands, like the others
    assert not castle.named
    siege.press("Corde (3)")
    assert castle.lit == [3, 21, 25, 43]
    siege.press("Corde (3)").press("S'arrêter")
    assert castle.lit == []


def test_a_room_is_lit_where_the_knight_may_enter(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).moving(at=2)
    assert siege.board.castle.lit == [3, 12, BLACK_GALLERY]
    siege.moving(GREY, at=2)
    assert BLACK_GALLERY not in siege.board.castle.lit


def test_six_stand_in_the_entrance_each_as_large_as_a_finger(robot: Robot, tmp_path: Path) -> None:
    castle = Siege(robot, tmp_path).board.castle
    assert min(token.width for token in castle.knights) >= 0.75 * castle.cell
    for one, other in combinations([token.center for token in castle.knights], 2):  # the nearer one is meant
        away = [abs(here - there) for here, there in zip(one, other, strict=True)]
        assert max(away) >= dp(48) - 1, (one, other)


def test_who_may_be_chosen_is_lit(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).hold(0, GREY, 0, 1).place((0, GREY, TREASURE))
    siege.roll(GREY)
    castle = siege.board.castle
    assert [number for number, token in enumerate(castle.knights) if token.offered] == [
        knight(0, BLACK),
        knight(0, WHITE),
    ]
    robot.touch(siege.board.to_window(*castle.seen_knight(knight(0, WHITE))))
    siege.settle()
    assert not any(token.offered for token in castle.knights)


def test_the_knight_that_moves_has_a_line_round_it_and_the_others_of_its_room_are_dim(
    robot: Robot, tmp_path: Path
) -> None:
    siege = Siege(robot, tmp_path).walked().place((1, GREY, 34)).moving(WHITE)
    castle = siege.board.castle
    outlined = [number for number, token in enumerate(castle.knights) if token.outline.children]
    dim = {number for number, token in enumerate(castle.knights) if token.bright < 1}
    assert outlined == [knight(0, WHITE)]
    assert dim == set(range(len(castle.knights))) - {knight(0, WHITE), knight(1, GREY)}
    siege.moving(WHITE, at=78)
    assert not any(token.dimmed for token in castle.knights)
    siege.press("S'arrêter")
    assert not any(token.outline.children for token in castle.knights)


def test_the_line_follows_the_knight(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().moving(at=22)
    token = siege.board.castle.knights[knight(0, BLACK)]
    before = token.outline.foot
    siege.touch(23)
    assert token.outline.foot == pytest.approx((token.foot[0], token.stands)) != before
    castle = siege.board.castle
    castle.sink(knight(0, BLACK), 0.2)
    robot.wait(0.4)
    assert not token.outline.children


def test_a_touch_between_two_knights_means_the_nearer(robot: Robot, tmp_path: Path) -> None:
    castle = Siege(robot, tmp_path).board.castle
    (left, y), (right, _) = castle.seen_knight(0), castle.seen_knight(1)
    assert castle.knight_at((left + 0.4 * (right - left), y), range(3)) == 0
    assert castle.knight_at((left + 0.6 * (right - left), y), range(3)) == 1
    assert castle.knight_at((left, y - castle.cell * 3), range(3)) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_crowd_no_head_hides_the_shield_of_whoever_stands_behind(
    robot: Robot, tmp_path: Path, seats: int
) -> None:
    castle = Siege(robot, tmp_path, seats).board.castle

    def up(figure: CastleKnight, part: float) -> float:
        """The height of a part of its picture, measured from above."""
        return figure.foot[1] + figure.wide * (knights.TALL - knights.BASE - part)

    for behind in castle.knights:
        for front in castle.knights:
            x, y = behind.center_x, up(behind, knights.SHIELD[1])
            if front.foot[1] < behind.foot[1] and up(front, 0.7) < y < up(front, 0.15):
                assert abs(x - front.center_x) > front.wide * HEAD / 2


def test_who_stands_in_front_is_drawn_last_whoever_moved(robot: Robot, tmp_path: Path) -> None:
    siege = Siege(robot, tmp_path).walked().place((0, BLACK, 13), (1, GREY, 32)).moving(at=13, came_from=12)
    castle = siege.board.castle

    def order() -> list[int]:
        drawn = [castle.knights.index(child) for child in castle.children if child in castle.knights]
        return [number for number in drawn if number in (knight(0, BLACK), knight(1, GREY))]

    assert order() == [knight(1, GREY), knight(0, BLACK)]  # the last drawn comes first
    siege.touch(23)
    assert order() == [knight(1, GREY), knight(0, BLACK)]
    siege.touch(33).touch(43)
    assert order() == [knight(0, BLACK), knight(1, GREY)]


# What the castle stands in


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_the_castle_stands_in_the_middle_of_its_moat(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    board = Siege(robot, tmp_path, size=size).board
    ground, castle = board.grounds, board.castle
    found = picture("grounds", "roc_noir")
    (left, under), (right, over) = ground.tex_coords[:2], ground.tex_coords[4:6]
    across = ground.size[0] / (right - left)  # how wide the whole picture is on screen
    assert across == pytest.approx(castle.width / found.facts["castle"])
    assert ground.size[1] / (under - over) == pytest.approx(across)
    assert ground.pos[0] - left * across == pytest.approx(castle.center_x - across / 2)
    assert ground.pos[1] - (1 - under) * across == pytest.approx(castle.center_y - across / 2)
    assert ground.pos[0] >= board.x and ground.pos[0] + ground.size[0] <= board.right + 1
    # no band above or below the castle that the picture does not fill
    assert ground.pos[1] <= board.y or board.height > board.width
    assert ground.pos[1] + ground.size[1] == pytest.approx(board.top)
