"""Palmarès: who has won what, told by pictures, gathered between frames, and who is who."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from coffres.dev.finished_games import finish_games
from coffres.dev.gallery import HONOURS
from coffres.dev.recordings import Unhurried
from coffres.dev.window.game import FAMILY, WIDEST
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.trouble import Trouble
from coffres.storage.gathering import Gathering
from coffres.storage.honours import Honours, honours
from coffres.storage.identity import id_called, new_id
from coffres.storage.results import Result, result_in
from coffres.storage.roster import Player
from coffres.storage.shelf import Shelf
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.feat_slip import FeatSlip
from coffres.ui.widgets.game_bar import GameBar
from coffres.ui.widgets.honour_tab import HonourTab
from coffres.ui.widgets.key_fan import KeyFan
from coffres.ui.widgets.key_row import KeyRow
from coffres.ui.widgets.luck_dial import LuckDial, OnDial, angle_of, kept_apart
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.rivalry import Rivalry
from tests.ui.test_layout import TELLING, assert_that_everything_fits

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Marie-Antoinette-Camille")
LATEST = datetime(2026, 11, 14, 19, 40, tzinfo=UTC)
ANA = id_called("Ana")


class House:
    """A family that has finished some games, and its tablet."""

    def __init__(self, robot: Robot, folder: Path, games: int = 8) -> None:
        self.robot = robot
        self.folder = folder
        self.open()
        for name, symbol, colour in zip(
            NAMES, ("disc", "star", "moon", "club", "heart"), ("pink",) * 5, strict=True
        ):
            self.app.change_roster(self.app.roster.remember(Player(name, symbol, colour)))
        finish_games(self.app.shelf, games, LATEST, NAMES, seed=3, longest=60)

    def open(self) -> None:
        self.app: Any = CoffresApp(data=self.folder, seed=1)
        self.robot.open(self.app)
        self.app.shelf = Shelf(self.folder / "games", Unhurried())
        self.app.change(language="fr", motion="none")

    def again(self) -> None:
        """The app is left and opened again."""
        self.robot.leave()
        self.open()

    @property
    def screen(self) -> Any:
        return self.app.scene.screen

    @property
    def counted(self) -> Honours:
        return honours(self.results)

    @property
    def results(self) -> list[Result]:
        return [result_in(path) for path in (self.folder / "games" / "finished").iterdir()]

    def look(self) -> None:
        self.app.navigator.show("honours")
        self.settle()

    def settle(self) -> None:
        """Waits for the whole page, or for a question."""
        self.robot.until(self._settled, 20)
        self.robot.wait(0.3)

    def _settled(self) -> bool:
        return self.app.navigator.name != "honours" or self.screen.complete or self.screen.empty

    def all(self, kind: type) -> list[Any]:
        return [widget for widget in self.screen.walk(restrict=True) if isinstance(widget, kind)]

    def says(self, words: str) -> bool:
        """Whether these words are on the screen, whatever spaces they have."""
        return any(words in text.replace("\N{NO-BREAK SPACE}", " ") for text in self.robot.texts())

    def touch(self, widget: Any) -> None:
        self.robot.touch(widget.to_window(*widget.center))
        self.settle()

    def tab(self, name: str) -> Any:
        return next(tab for tab in self.all(HonourTab) if tab.name == name)


@pytest.fixture
def house(robot: Robot, tmp_path: Path) -> Iterator[House]:
    yield House(robot, tmp_path)


def test_it_is_a_button_of_the_album(house: House) -> None:
    house.app.navigator.show("album")
    house.robot.wait(0.5)
    house.touch(next(label for label in house.robot.labels() if label.text == "Palmarès"))
    assert house.app.navigator.name == "honours"
    house.robot.press(ESCAPE)
    assert house.app.navigator.name == "album"


def test_without_a_finished_game_it_says_what_will_be_there(robot: Robot, tmp_path: Path) -> None:
    house = House(robot, tmp_path, games=0)
    house.look()
    house.robot.wait(0.5)
    assert house.says("Chaque partie finie accrochera ici les clés")
    assert house.all(HonourTab) == []
    assert not house.screen.waiting


def test_the_house_comes_first_with_everybodys_keys(house: House) -> None:
    house.look()
    people = house.counted.in_rank()
    assert [tab.name for tab in house.all(HonourTab)] == ["La maison", *(one.name for one in people)]
    rows = sorted(house.all(KeyRow), key=lambda row: -row.center_y)
    assert [(row.name, row.count) for row in rows] == [(one.name, one.games.won) for one in people]
    (ring,) = (fan for fan in house.all(KeyFan) if fan.numbered)
    assert ring.count == house.counted.house.keys
    bars = {bar.key: bar.told for bar in house.all(GameBar)}
    assert bars == {game: str(games.played) for game, games in house.counted.house.by_game.items()}


@pytest.mark.parametrize("place", range(len(NAMES)))
def test_a_touch_on_a_token_shows_that_person(house: House, place: int) -> None:
    house.look()
    person = house.counted.in_rank()[place]
    house.touch(house.tab(person.name))
    assert house.screen.who == person.id
    assert house.says(person.name)
    (ring,) = (fan for fan in house.all(KeyFan) if fan.numbered)
    assert ring.count == person.games.won
    bars = {bar.key: (bar.won, bar.played, bar.favourite) for bar in house.all(GameBar)}
    assert bars == {
        game: (games.won, games.played, game == person.favourite) for game, games in person.by_game.items()
    }
    duels = [(row.other_name, row.won, row.other_won) for row in house.all(Rivalry) if not row.other_sign]
    names = {one.name: one.id for one in house.counted.people.values()}
    assert bool(duels) == bool(person.beaten or person.beaten_by)
    for name, won, lost in duels:
        assert (person.beaten[names[name]], person.beaten_by[names[name]]) == (won, lost)
    (machines,) = [row for row in house.all(Rivalry) if row.other_sign] or [None]
    told = (machines.won, machines.other_won) if machines else (0, 0)
    assert told == (person.automata[True], person.automata[False])


def test_a_touch_on_somebodys_keys_shows_them_too(house: House) -> None:
    house.look()
    row = max(house.all(KeyRow), key=lambda row: row.center_y)
    house.touch(row)
    assert house.screen.name == row.name


def test_feats_are_told_with_names_and_figures(house: House) -> None:
    house.look()
    slips = [(slip.title, slip.text) for slip in house.all(FeatSlip)]
    best = house.counted.house.best["roc_noir", "Pied sûr"]
    name = house.counted.people[best.person].name
    assert ("Pied sûr", f"{name} a posé le pied sur {best.points} cases louches, qui ont tenu.") in slips


def test_a_name_of_24_letters_is_never_cut(house: House) -> None:
    for size in ((1280, 800), (960, 600), (360, 800)):
        house.robot.leave()
        house.app = CoffresApp(data=house.folder, seed=1)
        house.robot.open(house.app, size)
        house.app.change(language="fr", motion="none", text_size=150)
        house.look()
        house.screen.open(id_called(NAMES[-1]))
        house.settle()
        shown = [label for label in house.all(house_label()) if "Marie" in label.text and label.opacity]
        assert len(shown) >= 3
        for label in shown:
            assert "".join(label.set_text().split("\n")).find(NAMES[-1]) >= 0, label.set_text()


def house_label() -> type:
    from coffres.ui.widgets.fitted import Fitted

    return Fitted


# Waiting


def test_it_is_gathered_between_frames_and_said_so(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    steps, held = Gathering.steps, [True]

    def slowly(gathering: Gathering) -> Any:
        work = steps(gathering)
        while True:
            while held[0] and gathering.done == 3:
                yield
            try:
                yield next(work)
            except StopIteration as end:
                return end.value

    monkeypatch.setattr(Gathering, "steps", slowly)
    house.app.navigator.show("honours")
    house.robot.wait(0.05)
    assert not house.screen.waiting
    house.robot.until(lambda: house.screen.desk.gathering.done == 3, 20)
    house.robot.wait(0.3)
    assert house.says("On compte les clés : 3 parties sur 8")
    assert house.all(KeyFan)[0].count or any(fan.count for fan in house.all(KeyFan))
    held[0] = False
    house.settle()
    assert not house.screen.waiting


def test_whoever_leaves_is_not_called_back(house: House) -> None:
    house.app.navigator.show("honours")
    screen = house.screen
    house.app.home()
    house.robot.wait(1)
    assert house.app.navigator.name == "home"
    assert screen.desk.gathering.done < screen.desk.gathering.count
    assert list(screen.desk.honours.people) == []


def test_results_are_computed_once_and_again_when_their_file_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.look()
    first = [row.count for row in house.all(KeyRow)]
    kept_results = house.folder / "games" / "results"
    assert kept_results.exists()
    kept_results.unlink()
    house.again()
    house.look()
    assert [row.count for row in house.all(KeyRow)] == first
    assert kept_results.exists()
    monkeypatch.setattr("coffres.storage.result_cache.find_result", None)
    house.look()
    assert [row.count for row in house.all(KeyRow)] == first


def test_a_damaged_game_is_left_out(house: House) -> None:
    path = min((house.folder / "games" / "finished").iterdir())
    path.write_bytes(path.read_bytes()[:-40])
    house.look()
    assert house.screen.desk.honours.house.games.played == 7
    assert house.screen.desk.gathering.unknown == 1


# Who is who


def test_a_rename_keeps_everything(house: House) -> None:
    before = house.counted.people[ANA].games
    house.app.change_roster(house.app.roster.rename("Ana", "Anaïs"))
    house.look()
    house.touch(house.tab("Anaïs"))
    assert house.screen.who == ANA
    assert house.screen.keys == before.won


def test_somebody_forgotten_stays_under_the_last_name(house: House) -> None:
    house.app.change_roster(house.app.roster.forget("Ana"))
    house.look()
    house.touch(house.tab("Ana"))
    assert house.screen.who == ANA


def doubtful(house: House) -> str:
    """Ana has been forgotten, and another Ana is on the bench since. Returns her id."""
    id_ = new_id()
    house.app.change_roster(house.app.roster.forget("Ana").remember(Player("Ana", "disc", "mint", id=id_)))
    house.look()
    return id_


def plate(house: House, text: str) -> Any:
    labels = house.robot.labels()
    return next(label for label in labels if label.text.replace("\N{NO-BREAK SPACE}", " ") == text)


def test_a_doubt_is_asked_once_and_the_answer_is_kept(house: House) -> None:
    played = house.counted.people[ANA].games.played
    id_ = doubtful(house)
    assert house.app.navigator.name == "namesakes"
    assert house.says(f"Ce nom est dans {played} parties d'avant. Était-ce la même personne ?")
    house.touch(house.all(PersonRow)[0])
    house.settle()
    assert house.app.navigator.name == "honours"
    assert ANA not in house.screen.desk.honours.people
    assert house.screen.desk.honours.people[id_].games.played == played
    assert not house.screen.doubt
    saves = {path.name: path.read_bytes() for path in (house.folder / "games" / "finished").iterdir()}
    house.again()
    house.look()
    assert house.app.navigator.name == "honours"
    assert house.screen.desk.honours.people[id_].games.played == played
    assert {path.name: path.read_bytes() for path in (house.folder / "games" / "finished").iterdir()} == saves


@pytest.mark.parametrize("later", ["touch", "back"])
def test_later_leaves_the_results_apart_and_the_question_on_the_page(house: House, later: str) -> None:
    id_ = doubtful(house)
    if later == "back":
        house.robot.press(ESCAPE)
    else:
        house.touch(plate(house, "Plus tard"))
    house.settle()
    assert ANA in house.screen.desk.honours.people
    assert id_ not in house.screen.desk.honours.people
    house.again()
    house.look()
    house.robot.wait(0.3)
    assert house.app.navigator.name == "honours"
    house.touch(plate(house, "Qui était « Ana » ?"))
    assert house.app.navigator.name == "namesakes"


def test_somebody_else_stays_apart_and_is_not_asked_about_again(house: House) -> None:
    doubtful(house)
    house.touch(plate(house, "Quelqu'un d'autre"))
    house.settle()
    assert ANA in house.screen.desk.honours.people
    assert not house.screen.doubt


def test_an_answer_that_cannot_be_kept_is_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    doubtful(house)

    def full(*_: object) -> None:
        raise Trouble("Plus de place.")

    monkeypatch.setattr("coffres.storage.kept.replace_file", full)
    house.touch(house.all(PersonRow)[0])
    assert house.says("Plus de place.")
    assert not (house.folder / "namesakes.json").exists()


# The drawings


@pytest.mark.parametrize(("count", "keys"), [(0, 0), (1, 1), (5, 5), (16, 16), (400, 16)])
def test_a_ring_has_a_key_for_each_win_as_far_as_there_is_room(
    robot: Robot, tmp_path: Path, count: int, keys: int
) -> None:
    robot.open(CoffresApp(data=tmp_path))
    fan = KeyFan(count=count, size=(200, 200))
    assert len(fan.angles()) == keys
    assert len(set(fan.angles())) == keys
    assert sum(fan.angles()) == pytest.approx(270 * keys)


def test_luck_turns_the_needle_and_stops_at_the_end() -> None:
    assert angle_of(0) == 0
    assert angle_of(1) == -angle_of(-1) > 0
    assert angle_of(9) == angle_of(3) > angle_of(2.9)


@pytest.mark.parametrize(
    "angles", [[], [3.0], [0, 0, 0], [70, 75, 77, 78], [-78, -78, 5], [40, -40, 41, -41, 0]]
)
def test_tokens_on_the_dial_are_kept_apart_in_their_order(angles: list[float]) -> None:
    found = kept_apart(angles, 12)
    assert all(-78.001 <= angle <= 78.001 for angle in found)
    placed = sorted(range(len(angles)), key=lambda at: found[at])
    assert [angles[at] for at in placed] == sorted(angles)
    gaps = [found[b] - found[a] for a, b in pairwise(placed)]
    assert all(gap >= 11.999 for gap in gaps)


def test_a_crowd_on_the_dial_stands_closer() -> None:
    found = sorted(kept_apart([0.0] * 40, 12))
    assert found[0] == pytest.approx(-78)
    assert found[-1] == pytest.approx(78)


def test_the_dial_has_a_token_for_everybody(robot: Robot, tmp_path: Path) -> None:
    robot.open(CoffresApp(data=tmp_path))
    dial = LuckDial(size=(500, 260), people=[OnDial("star", "pink", 1.0), OnDial("moon", "teal", -2.0)])
    robot.wait(0.2)
    tokens = {child.symbol: child.center for child in dial.children if hasattr(child, "symbol")}
    assert tokens["star"][0] > dial.hub()[0] > tokens["moon"][0]


@pytest.mark.parametrize(("size", "lang", "text"), TELLING)
@pytest.mark.parametrize("names", [FAMILY, WIDEST], ids=["family", "widest"])
def test_everything_fits(tmp_path: Path, size: str, lang: str, text: int, names: tuple[str, ...]) -> None:
    assert_that_everything_fits(tmp_path, HONOURS, size, lang, text, names)
