"""What is in the texture memory while people play: never too much, and nothing of a finished game."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from kivy.graphics.texture import Texture

from coffres.dev.gallery import SHELL
from coffres.dev.window.exhibition import Exhibition
from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.levels import MAITRE
from coffres.engine.registry import GAMES
from coffres.texture_memory import MOST
from coffres.ui import pictures
from coffres.ui.app import CoffresApp
from coffres.ui.sheets import Sheets
from tests.ui.evening import Evening
from tests.ui.halfway import take_up

pytestmark = pytest.mark.garbage


def forget_the_screen() -> None:
    for found in (pictures.density, pictures.memory, pictures._file):
        found.cache_clear()


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """A screen for which pictures of this density are used."""

    def worth(density: int) -> None:
        monkeypatch.setattr(pictures, "times", lambda *_: density)
        forget_the_screen()

    yield worth
    monkeypatch.undo()
    forget_the_screen()


def games_there() -> set[str]:
    return {path.parents[2].name for path in pictures.memory().resident()} & set(GAMES)


class Watch:
    """Remembers the most that was in memory at any moment, even before a sheet that was just read has pushed
    another one out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most = 0
        make_room = Sheets._make_room

        def look(sheets: Sheets) -> None:
            self.most = max(self.most, sum(sheets.resident().values()))
            make_room(sheets)

        monkeypatch.setattr(Sheets, "_make_room", look)


class Watched(Watch):
    """Notes what is played."""

    def __init__(self, robot: Robot, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(monkeypatch)
        self.robot, self.folder = robot, folder
        self.evening = Evening(robot, folder)

    def play(self, key: str, until: Callable[[object], bool]) -> None:
        self.evening.app.home()
        take_up(self.evening, self.folder, key, GAMES[key].seats[-1], until)
        self.evening.app.open_pause()
        self.robot.wait(0.5)
        self.evening.app.open_rules(key)
        self.robot.wait(0.5)
        for floating in self.evening.app.scene.floating:
            floating.dismiss()
        self.robot.wait(0.5)

    def leave(self) -> None:
        self.evening.app.home()
        self.robot.wait(0.2)


def later(moves: int) -> Callable[[object], bool]:
    return lambda session: len(session.moves) >= moves


def test_two_games_never_take_too_much_and_leave_nothing(
    robot: Robot, tmp_path: Path, screen: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The two games with the most pictures, with a curtain before and a sheet above; home in between."""
    screen(2)
    watched = Watched(robot, tmp_path, monkeypatch)
    for key in ("roc_noir", "casse_du_siecle"):
        for moves in (1, 12, 60):
            watched.play(key, later(moves))
            assert games_there() == {key}
        watched.leave()
        assert games_there() == set()
    assert 32 << 20 < watched.most <= MOST[2]
    assert all("2x" in path.parts for path in pictures.memory().resident())


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("density", MOST)
def test_every_game_fits_at_every_density(
    robot: Robot,
    tmp_path: Path,
    screen: Callable[[int], None],
    key: str,
    density: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen(density)
    watched = Watched(robot, tmp_path, monkeypatch)
    for moves in (1, 30):
        watched.play(key, later(moves))
    assert 0 < watched.most <= MOST[density]
    assert games_there() <= {key}


@pytest.mark.parametrize("density", MOST)
def test_faces_of_automata_fit_beside_the_game_that_takes_most(
    robot: Robot,
    tmp_path: Path,
    screen: Callable[[int], None],
    density: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    screen(density)
    watched = Watched(robot, tmp_path, monkeypatch)
    watched.play("agence_tous_risques", later(30))
    watched.evening.sitting.sit(0, "Rouage", MAITRE)
    watched.evening.app.open_pause()
    watched.evening.app.scene.floating[0].choose_seat()
    robot.wait(0.5)
    assert "automata.png" in {path.name for path in pictures.memory().resident()}
    assert watched.most <= MOST[density]


@pytest.mark.parametrize("density", MOST)
def test_all_that_surrounds_the_games_fits(
    tmp_path: Path, screen: Callable[[int], None], density: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen(density)
    watch = Watch(monkeypatch)
    visited = Exhibition(tmp_path, lambda _name: None, (1280, 800), "fr", 100, drawn=False).hang(SHELL)
    assert "home" in visited
    assert "own-cards" in visited
    assert 0 < watch.most <= MOST[density]


def test_a_rematch_keeps_the_pictures_that_are_shown(robot: Robot, tmp_path: Path) -> None:
    app = CoffresApp(data=tmp_path, seed=2)
    robot.open(app)
    app.start("roc_noir", people(4), {})
    robot.wait(1)
    before = {path for path in pictures.memory().resident() if "roc_noir" in path.parts}
    app.start("roc_noir", people(4), {})
    robot.wait(1)
    assert before
    assert before <= set(pictures.memory().resident())


@pytest.mark.parametrize(
    ("density", "size", "times"),
    [
        (1.0, (1280, 800), 1),
        (1.33, (1280, 800), 1),
        (1.33 * 1.3, (1280, 800), 1),  # the system's letters were made larger
        (2.0, (800, 1280), 1),
        (1.33, (1920, 1200), 1),
        (1.5, (1920, 1200), 2),
        (2.0, (2560, 1600), 2),
        (2.0, (1270, 1600), 2),  # half of the screen, beside another app
    ],
)
def test_which_pictures_a_screen_is_worth(density: float, size: tuple[int, int], times: int) -> None:
    assert pictures.times(density, size) == times


def test_the_size_of_the_systems_letters_is_no_density(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen:
        dpi, density = 213.0, 1.33 * 1.3  # the value that Kivy reads from Android's scaledDensity

    monkeypatch.setattr(pictures, "Metrics", Screen)
    assert pictures._own_density() == pytest.approx(1.73, abs=0.01)
    monkeypatch.setattr(pictures, "platform", "android")
    assert pictures._own_density() == pytest.approx(1.33, abs=0.01)


class Loader:
    def __init__(self) -> None:
        self.read: list[str] = []

    def __call__(self, path: Path) -> Texture:
        self.read.append(path.name)
        return Texture.create(size=(64, 64))


_ONE = 4 * 64 * 64


def test_what_nobody_shows_goes_when_there_is_no_room() -> None:
    read = Loader()
    sheets = Sheets(2 * _ONE, read)
    for name in ("a", "b", "a", "c", "b"):
        sheets.take(Path(name))
    assert read.read == ["a", "b", "c", "b"]  # b was used more recently than a when c came
    assert {path.name for path in sheets.resident()} == {"c", "b"}


def test_what_is_shown_stays_and_is_not_read_twice() -> None:
    read = Loader()
    sheets = Sheets(2 * _ONE, read)
    shown = sheets.take(Path("a")).texture.get_region(0, 0, 8, 8)
    for name in ("b", "c", "d"):
        sheets.take(Path(name))
    assert {path.name for path in sheets.resident()} == {"a", "d"}
    assert sheets.take(Path("a")).texture.id == shown.id
    assert read.read.count("a") == 1
    del shown
    sheets.forget(lambda _path: True)
    assert sheets.resident() == {}


def test_nobody_looks_for_what_nothing_uses_where_there_is_room_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[None] = []
    monkeypatch.setattr("coffres.ui.sheets.collect", lambda: looked.append(None))
    sheets = Sheets(2 * _ONE, Loader())
    shown = sheets.take(Path("a")).texture
    for name in "bcdbcd":
        sheets.take(Path(name))
        assert len(sheets.resident()) <= 2
    assert looked == []
    assert shown.id == sheets.take(Path("a")).texture.id


def test_what_nothing_uses_any_more_makes_room() -> None:
    sheets = Sheets(2 * _ONE, Loader())
    for name in "ab":
        lost: list[object] = [sheets.take(Path(name)).texture]
        lost.append(lost)  # only itself holds it, as a screen that was removed
    del lost
    gc.freeze()
    sheets.take(Path("c"))
    assert {path.name for path in sheets.resident()} == {"c"}


def test_where_all_is_shown_nobody_looks_again_and_again_for_what_could_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[None] = []
    monkeypatch.setattr("coffres.ui.sheets.collect", lambda: looked.append(None))
    sheets = Sheets(2 * _ONE, Loader())
    shown = [sheets.take(Path(name)).texture for name in "abcd"]
    looked.clear()
    for _time in range(9):
        for name in "abcd":
            sheets.take(Path(name))
    assert looked == []
    del shown[:3]
    sheets.take(Path("e"))
    sheets.take(Path("f"))
    assert looked == []  # there was room without
    assert {path.name for path in sheets.resident()} == {"d", "f"}
