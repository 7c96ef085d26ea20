"""Choosing how to play, by real touches."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.options import settle
from coffres.engine.registry import GAMES, meta, words
from coffres.storage import settings
from coffres.storage.roster import Roster
from coffres.ui.app import CoffresApp
from coffres.ui.boards import illustrations_of
from coffres.ui.pictures import is_drawn
from coffres.ui.seating import looks_of
from coffres.ui.widgets.clause_chip import ClauseChip
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.option_row import OptionRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.preset_card import PresetCard
from coffres.ui.widgets.segments import Segment

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Émilie")
SIZES = [(1280, 800), (960, 600), (360, 800)]


def open_at(
    robot: Robot,
    folder: Path,
    game: str = "coffre_et_cle",
    seats: int = 5,
    size: tuple[int, int] = (1280, 800),
    text: int = 100,
    first: bool = False,
) -> None:
    """The set-up of a game that was played here before, unless it is the first one."""
    if not first:
        played(folder, game)
    settings.kept(folder / "settings.json").save(settings.Settings(language="fr", text_size=text))
    robot.open(CoffresApp(data=folder, seed=1), size)
    robot.app.choose_options(game, looks_of(NAMES[:seats], Roster()))
    robot.wait(0.3)


def screen(robot: Robot) -> object:
    return robot.app.scene.screen


def touch(robot: Robot, widget: object) -> None:
    screen(robot).ids.scroll.scroll_to(widget, padding=60, animate=False)
    robot.wait(0.2)
    robot.touch(widget.to_window(*widget.center))
    robot.wait(0.3)


def change(robot: Robot) -> None:
    """Opens the page of single options, if it is not open."""
    if not screen(robot).changing:
        press(robot, "Changer")


def press(robot: Robot, text: str) -> None:
    text = robot.app.l10n._(text)
    plate = next(w for w in screen(robot).walk() if isinstance(w, Plate) and w.text == text)
    robot.touch(plate.to_window(*plate.center))
    robot.wait(0.3)


def preset(robot: Robot, title: str) -> PresetCard:
    if screen(robot).changing:
        press(robot, "Formules")
    return next(w for w in screen(robot).walk() if isinstance(w, PresetCard) and w.title == title)


def taken(robot: Robot) -> list[str]:
    if screen(robot).changing:
        press(robot, "Formules")
    return [w.title for w in screen(robot).walk() if isinstance(w, PresetCard) and w.taken]


def row(robot: Robot, name: str) -> OptionRow:
    change(robot)
    return next(w for w in screen(robot).walk() if isinstance(w, OptionRow) and w.name == name)


def choose(robot: Robot, name: str, label: str) -> None:
    touch(robot, next(w for w in row(robot, name).walk() if isinstance(w, Segment) and w.text == label))


def begin(robot: Robot) -> None:
    press(robot, "Commencer")


def played(folder: Path, key: str) -> None:
    """Leaves a game of this kind on the shelf as if it had been finished here."""
    finished = folder / "games" / "finished"
    finished.mkdir(parents=True, exist_ok=True)
    (finished / f"20260101-120000-{key}.jsonl").write_text("{")


@pytest.mark.parametrize("size", SIZES)
def test_the_usual_way_is_two_taps(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, size=size)
    assert taken(robot) == ["Normale"]
    assert robot.visible("5 joueurs, environ 35 minutes")
    begin(robot)
    sitting = robot.app.sitting
    assert sitting.game == "coffre_et_cle"
    assert list(sitting.match.names) == list(NAMES)
    game = GAMES["coffre_et_cle"]
    usual = next(preset for preset in game.presets if preset.first)
    assert sitting.match.options == settle(game, 5, usual.options[5])


def test_another_preset_changes_what_it_rules(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    robot.touch(preset(robot, "Courte").to_window(*preset(robot, "Courte").center))
    robot.wait(0.2)
    assert taken(robot) == ["Courte"]
    assert row(robot, "rounds").value == 3
    press(robot, "Formules")
    assert robot.visible("5 joueurs, environ 15 minutes")


@pytest.mark.parametrize("size", SIZES)
def test_an_option_of_ones_own(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, size=size)
    choose(robot, "false_treasure", "oui")
    assert taken(robot) == ["À votre façon"]
    assert robot.visible("5 joueurs")
    plus = next(w for w in row(robot, "rounds").walk() if isinstance(w, IconButton) and w.icon == "plus")
    touch(robot, plus)
    assert row(robot, "rounds").value == 5
    begin(robot)
    options = robot.app.sitting.match.options
    assert (options["false_treasure"], options["rounds"]) == (True, 5)


def test_back_to_a_preset_by_hand(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    choose(robot, "false_treasure", "oui")
    choose(robot, "false_treasure", "non")
    assert taken(robot) == ["Normale"]


def test_the_steps_end_where_the_values_do(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    robot.touch(preset(robot, "Comme la boîte").to_window(*preset(robot, "Comme la boîte").center))
    robot.wait(0.2)
    minus = next(w for w in row(robot, "rounds").walk() if isinstance(w, IconButton) and w.icon == "minus")
    assert minus.disabled
    touch(robot, minus)
    assert row(robot, "rounds").value == 0


@pytest.mark.parametrize("size", SIZES)
def test_a_contradiction_is_told_beside_the_option_and_closes_the_start(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    open_at(robot, tmp_path, "casse_du_siecle", 3, size)
    choose(robot, "hidden_keys", "oui")
    assert row(robot, "owned_doors").value is True  # the other option is switched on with it
    choose(robot, "owned_doors", "non")
    told = row(robot, "owned_doors").trouble
    assert "Les clés cachées demandent aussi" in told
    assert "owned_doors" not in told
    assert "hidden_keys" not in told
    assert robot.visible("Ces choix ne vont pas ensemble.")
    begin(robot)
    assert robot.app.sitting is None
    assert robot.visible(told)  # the trouble is also shown above everything
    choose(robot, "owned_doors", "oui")
    assert row(robot, "owned_doors").trouble == ""


def test_a_clause_opens_the_rules_there(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    opened = []
    robot.app.open_rules = lambda game, clause: opened.append((game, clause))
    touch(robot, next(w for w in row(robot, "false_treasure").walk() if isinstance(w, ClauseChip)))
    assert opened == [("coffre_et_cle", "CC-39")]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_shows_what_there_is_to_choose(robot: Robot, tmp_path: Path, key: str) -> None:
    seats = GAMES[key].seats[0]
    open_at(robot, tmp_path, key, seats)
    change(robot)
    rows = [w for w in screen(robot).walk() if isinstance(w, OptionRow)]
    wanted = {option.name for option in GAMES[key].options if len(option.choices) > 1}
    assert {row.name for row in rows} == wanted
    for shown in rows:
        assert len(shown.labels) == len(shown.values)
        assert shown.says == words(key).OPTIONS[shown.name]
        assert (
            any(taken.taken for taken in shown.walk() if isinstance(taken, Segment)) or len(shown.values) > 5
        )
    texts = robot.texts()
    assert ("Les dés" in texts) == meta(key).dice
    assert ("Sabliers" in texts) == meta(key).hourglass


def test_what_stands_on_the_table_is_a_setting(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path, "fort_boyard", 3)
    change(robot)
    touch(robot, next(w for w in screen(robot).walk() if getattr(w, "text", "") == "Les nôtres, à la main"))
    touch(robot, next(w for w in screen(robot).walk() if isinstance(w, Segment) and w.text == "× 2"))
    assert robot.app.settings.real_dice is True
    assert robot.app.settings.timers == 2.0
    assert settings.kept(tmp_path / "settings.json").load()[0].timers == 2.0


@pytest.mark.parametrize("key", GAMES)
def test_a_first_game_is_the_shortest_until_one_was_finished(robot: Robot, tmp_path: Path, key: str) -> None:
    seats = GAMES[key].seats[0]
    open_at(robot, tmp_path, key, seats, first=True)
    cards = [widget for widget in screen(robot).walk() if isinstance(widget, PresetCard)]
    assert taken(robot) == [cards[0].title] == ["Première partie"]
    named = {preset.name: preset for preset in GAMES[key].presets}
    assert screen(robot).variant.preset == named["courte"]
    robot.leave()
    open_at(robot, tmp_path, key, seats)
    assert not robot.visible("Première partie")
    assert screen(robot).variant.preset == next(preset for preset in named.values() if preset.first)


def test_another_game_that_was_finished_says_nothing_of_this_one(robot: Robot, tmp_path: Path) -> None:
    played(tmp_path, "roc_noir")
    open_at(robot, tmp_path, first=True)
    assert taken(robot) == ["Première partie"]


@pytest.mark.parametrize("key", GAMES)
def test_each_preset_has_a_picture_of_its_own(key: str) -> None:
    shown = illustrations_of(key)
    assert {preset.name for preset in GAMES[key].presets} == set(shown)
    assert len(set(shown.values())) == len(shown)
    for illustration in shown.values():
        names = [piece.name for piece in illustration.pieces]
        assert all(is_drawn(name, key) for name in [*names, illustration.ground] if name)
        assert names or is_drawn(f"chest_{key}")


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", GAMES)
def test_no_row_is_cut_at_the_fold(
    robot: Robot, tmp_path: Path, key: str, size: tuple[int, int], text: int
) -> None:
    open_at(robot, tmp_path, key, GAMES[key].seats[0], size, text)
    change(robot)
    scroll = screen(robot).ids.scroll
    _, low = scroll.to_window(scroll.x, scroll.y)
    for shown in (w for w in scroll.walk() if isinstance(w, OptionRow)):
        _, below = shown.to_window(shown.x, shown.y)
        assert not below < low - 1 < below + shown.height - 2, shown.name


@pytest.mark.parametrize("key", ["coffre_et_cle", "fort_boyard"])
def test_a_phone_shows_two_options_at_once_in_the_largest_letters(
    robot: Robot, tmp_path: Path, key: str
) -> None:
    open_at(robot, tmp_path, key, GAMES[key].seats[0], (360, 800), 150)
    change(robot)
    scroll = screen(robot).ids.scroll
    _, low = scroll.to_window(scroll.x, scroll.y)
    rows = [w for w in scroll.walk() if isinstance(w, OptionRow)]
    assert len([row for row in rows if row.to_window(row.x, row.y)[1] > low - 1]) >= 2


@pytest.mark.rule("CS-70")
def test_a_long_evening_is_announced(robot: Robot, tmp_path: Path) -> None:
    warning = "5 joueurs. Avec ces options, comptez plus d'une heure."
    open_at(robot, tmp_path, "casse_du_siecle", 5)
    assert not robot.visible(warning)
    choose(robot, "stakes", "les deux pots")
    assert robot.visible(warning)
    choose(robot, "match", "non")
    assert not robot.visible(warning)


def test_back_leads_to_the_same_people(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    robot.press(ESCAPE)
    robot.wait(0.2)
    assert robot.app.navigator.name == "players"
    assert [seat.name for seat in screen(robot).seating] == list(NAMES)


def test_the_language_changes_while_it_is_open(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path, "casse_du_siecle", 3)
    french = set(robot.texts())
    robot.app.l10n.lang = "en"
    robot.wait(0.3)
    left = {text for text in french & set(robot.texts()) if len(text) > 2 and not text.startswith("CS-")}
    assert left == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
def test_nothing_is_cut_off(robot: Robot, tmp_path: Path, size: tuple[int, int], text: int) -> None:
    open_at(robot, tmp_path, "casse_du_siecle", 3, size=size, text=text)
    choose(robot, "hidden_keys", "oui")
    choose(robot, "owned_doors", "non")
    for label in robot.labels():
        if label.text and label.opacity:
            assert label.texture_size[0] <= label.width + 1, label.text
            assert label.texture_size[1] <= label.height + 1, label.text
