from __future__ import annotations

import os
import random
from datetime import UTC, datetime
from pathlib import Path

import pytest
from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.label import Label

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.actors import RandomChance
from coffres.engine.registry import GAMES, meta
from coffres.l10n import translator
from coffres.storage import settings
from coffres.storage.shelf import Shelf
from coffres.ui.app import CoffresApp
from coffres.ui.screens.home import EveningOffer, HomeScreen
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.chest import Chest
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.game_tile import GameTile
from coffres.ui.widgets.saved_card import SavedCard

_EDGE = 0.5  # pixels: what the sums of a layout may be wrong by
PROMISE = "Cinq jeux, une tablette qui passe de main en main."


def app_in(lang: str, folder: Path, text: int = 100) -> CoffresApp:
    settings.kept(folder / "settings.json").save(settings.Settings(language=lang, text_size=text))
    return CoffresApp(data=folder)


def save(folder: Path, *games: str) -> list[str]:
    """Games that were begun and left, the first one first. Returns their keys."""
    shelf = Shelf(folder / "games")
    chance = RandomChance(random.Random(1))
    for number, key in enumerate(games):
        names = ["Ana", "Bo", "Chloé", "Dan"][: GAMES[key].seats[0]]
        saved = shelf.create(key, names, {}, datetime.now(UTC), chance)
        saved.close()
        # each game was left a minute after the one before
        played = saved.path.stat().st_mtime - 60 * (len(games) - number)
        os.utime(saved.path, (played, played))
    return [entry.key for entry in reversed(shelf.running())]


def the(robot: Robot, kind: type, **wanted: object) -> object:
    return next(
        widget
        for widget in robot.app.scene.walk()
        if isinstance(widget, kind) and all(getattr(widget, name) == value for name, value in wanted.items())
    )


def tap(robot: Robot, widget: object) -> None:
    robot.touch(widget.to_window(*widget.center))


def test_the_five_games_are_on_the_shelf(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    texts = "\n".join(robot.texts())
    for key in GAMES:
        about = meta(key)
        for sentence in (about.title, about.tagline, f"{about.seats[0]}–{about.seats[-1]} joueurs"):
            assert sentence in texts
            assert any(robot.visible(text) for text in robot.texts() if sentence in text)
    assert texts.count(" joueurs") == 5


def test_each_title_is_written_in_the_face_of_its_game(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    faces = {label.text: label.font_name for label in robot.labels()}
    assert {key: faces[meta(key).title] for key in GAMES} == {key: key for key in GAMES}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("size", [(1280, 800), (960, 600)])
def test_a_tile_is_filled_by_its_words(
    robot: Robot, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    robot.open(app_in(lang, tmp_path), size)
    for tile in (widget for widget in robot.app.scene.walk() if isinstance(widget, GameTile)):
        labels = [label for label in robot.labels() if tile.ids.words in _above(label) and label.text]
        told = sum(label.texture_size[1] for label in labels)
        assert told > tile.ids.words.height * 0.6, (tile.key, told, tile.ids.words.height)
        assert min(label.font_size for label in labels) >= sp(16), tile.key


def test_an_evening_is_offered_where_there_is_nothing_to_go_on_with(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    tap(robot, the(robot, EveningOffer))
    assert robot.app.navigator.name == "guests"


def test_no_evening_is_offered_beside_a_game_to_go_on_with(robot: Robot, tmp_path: Path) -> None:
    save(tmp_path, "roc_noir")
    robot.open(app_in("fr", tmp_path))
    assert not [widget for widget in robot.app.scene.walk() if isinstance(widget, EveningOffer)]


def test_a_tap_on_a_chest_chooses_the_players(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    tap(robot, the(robot, GameTile, key="coffre_et_cle"))
    assert robot.app.navigator.name == "players"
    assert robot.app.scene.screen.game == "coffre_et_cle"


def test_its_book_opens_the_rules(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    opened = []
    robot.app.open_rules = opened.append
    tile = the(robot, GameTile, key="roc_noir")
    tap(robot, next(widget for widget in tile.walk() if getattr(widget, "icon", "") == "book-open-variant"))
    assert opened == ["roc_noir"]
    assert robot.app.navigator.name == "home"


def test_the_language_changes_while_it_runs(robot: Robot, tmp_path: Path) -> None:
    save(tmp_path, "roc_noir")
    app = app_in("fr", tmp_path)
    robot.open(app)
    french = robot.texts()
    assert PROMISE in french
    app.l10n.lang = "en"
    robot.wait(0.1)
    english = robot.texts()
    assert not set(french) & set(english) - {
        "coffres",
        "Ana, Bo",
        "Album",
        *(t for t in english if len(t) < 2),
    }
    for key in GAMES:
        assert translator("en", key)(meta(key).tagline) in english
    app.l10n.lang = "fr"
    robot.wait(0.1)
    assert robot.texts() == french


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 150), ((960, 600), 100), ((360, 800), 150)])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_overlaps_or_is_cut_off(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int, lang: str
) -> None:
    save(tmp_path, "coffre_et_cle", "casse_du_siecle")
    robot.open(app_in(lang, tmp_path, text), size)
    assert Window.size == size
    labels = [label for label in robot.labels() if label.text]
    for label in labels:
        assert label.texture_size[0] <= label.width + 1, label.text
        assert label.texture_size[1] <= label.height + 1, label.text
        left, _ = label.to_window(label.x, label.y)
        assert left >= 0
        assert left + label.width <= Window.width
    in_scroll = [label for label in labels if _scrolls(label)]
    for among in (in_scroll, [label for label in labels if label not in in_scroll]):
        for i, label in enumerate(among):
            assert not [other.text for other in among[i + 1 :] if _overlap(label, other)], label.text


def test_on_tablets_all_five_stand_there_without_scrolling(robot: Robot, tmp_path: Path) -> None:
    save(tmp_path, "roc_noir")
    robot.open(app_in("fr", tmp_path), (960, 600))
    assert all(robot.visible(meta(key).tagline) for key in GAMES)
    scroll = robot.app.scene.screen.ids.scroll
    assert scroll.children[0].height == scroll.height


def test_a_phone_scrolls_to_the_last_tile(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path), (360, 800))
    title = meta(list(GAMES)[-1]).title
    assert not robot.visible(title)
    for _ in range(4):
        robot.drag((60, 150), (60, 700))
    assert robot.visible(title)


def test_the_back_key_closes_it(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    assert EventLoop.status == "started"
    robot.press(ESCAPE)
    assert EventLoop.status == "closed"


def test_columns_follow_the_width_and_the_text() -> None:
    assert [HomeScreen.columns(width, 1) for width in (360, 700, 960, 1280)] == [1, 3, 5, 5]
    assert [HomeScreen.columns(width, 1.5) for width in (360, 700, 960, 1280)] == [1, 2, 5, 5]
    assert [HomeScreen.roomy(width, 1.5) for width in (960, 1280)] == [3, 3]


def test_in_large_letters_a_phone_shows_large_chests(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path, 150), (360, 800))
    chests = [w for w in robot.app.scene.walk() if isinstance(w, Chest)]
    assert len(chests) == 5
    assert all(min(chest.size) > dp(110) for chest in chests)


# Games under way


def test_without_a_game_under_way_nothing_is_offered(robot: Robot, tmp_path: Path) -> None:
    robot.open(app_in("fr", tmp_path))
    assert not [widget for widget in robot.app.scene.walk() if isinstance(widget, SavedCard)]
    assert not [w for w in robot.app.scene.walk() if isinstance(w, BarButton) and w.icon == "history"]


def test_the_game_last_played_is_resumed_by_one_tap(robot: Robot, tmp_path: Path) -> None:
    save(tmp_path, "roc_noir", "coffre_et_cle")
    robot.open(app_in("fr", tmp_path))
    assert robot.visible("Reprendre : Le Coffre et la Clé")
    assert robot.visible("Ana, Bo, Chloé, Dan")
    tap(robot, the(robot, SavedCard))
    assert robot.app.sitting.game == "coffre_et_cle"


def test_an_older_game_is_in_the_list(robot: Robot, tmp_path: Path) -> None:
    older, _latest = save(tmp_path, "coffre_et_cle", "casse_du_siecle")
    robot.open(app_in("fr", tmp_path))
    tap(robot, the(robot, BarButton, icon="history"))
    assert robot.app.navigator.name == "saved_games"
    card = next(w for w in robot.app.scene.walk() if isinstance(w, SavedCard) and w.entry.key == older)
    tap(robot, card)
    assert robot.app.sitting.game == "coffre_et_cle"


def test_a_damaged_game_says_so_and_can_be_put_away(robot: Robot, tmp_path: Path) -> None:
    save(tmp_path, "casse_du_siecle")
    (tmp_path / "games" / "broken.jsonl").write_text("{")
    robot.open(app_in("fr", tmp_path))
    assert robot.visible("Reprendre : Le Casse du siècle")  # the damaged game does not hide the good one
    tap(robot, the(robot, BarButton, icon="history"))
    assert robot.visible("« broken.jsonl » n'est pas une partie de coffres.")
    tap(robot, next(w for w in robot.app.scene.walk() if isinstance(w, SavedCard) and w.entry.trouble))
    assert robot.app.sitting is None
    tap(robot, move_of(robot, "broken"))
    assert [entry.game for entry in robot.app.shelf.running()] == ["casse_du_siecle"]
    assert [entry.key for entry in robot.app.shelf.deleted()] == ["broken"]


def test_what_was_put_away_comes_back_or_goes_for_good(robot: Robot, tmp_path: Path) -> None:
    (key,) = save(tmp_path, "casse_du_siecle")
    robot.open(app_in("fr", tmp_path))
    shelf = robot.app.shelf
    robot.app.navigator.show("saved_games")
    robot.wait(0.2)
    tap(robot, move_of(robot, key))
    robot.wait(0.2)
    assert robot.visible("Aucune partie n'est en cours.")
    tap(robot, move_of(robot, key))
    robot.wait(0.2)
    assert [entry.key for entry in shelf.running()] == [key]
    tap(robot, move_of(robot, key))
    robot.wait(0.2)
    plate = next(w for w in robot.app.scene.walk() if getattr(w, "hold", False))
    tap(robot, plate)
    assert shelf.deleted()  # held, not tapped
    robot.touch_down(plate.to_window(*plate.center))
    robot.wait(0.8)
    robot.touch_up()
    assert not shelf.deleted()
    robot.press(ESCAPE)
    assert robot.app.navigator.name == "home"


def move_of(robot: Robot, key: str) -> object:
    """The button that puts a game away, or takes it back."""
    rows = (row for row in robot.app.scene.walk() if hasattr(row, "away") and row.entry.key == key)
    return next(widget for widget in next(rows).walk() if getattr(widget, "icon", "").startswith("archive"))


def _above(widget: object) -> list[object]:
    """The widgets that hold this one, up to the window."""
    found: list[object] = []
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        found.append(widget)
    return found


def _scrolls(label: Label) -> bool:
    return any(type(widget).__name__ == "ScrollView" for widget in _above(label))


def _overlap(a: Label, b: Label) -> bool:
    """Whether they share more than an edge."""
    ax, ay = a.to_window(a.x, a.y)
    bx, by = b.to_window(b.x, b.y)
    across = min(ax + a.width, bx + b.width) - max(ax, bx)
    along = min(ay + a.height, by + b.height) - max(ay, by)
    return across > _EDGE and along > _EDGE


@pytest.mark.parametrize("size", [(1280, 800), (960, 600), (360, 800)])
def test_no_word_of_a_tile_is_cut(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    app = CoffresApp(data=tmp_path, seed=1)
    robot.open(app, size)
    app.change(language="fr")
    robot.wait(0.5)
    words = [w for w in app.scene.walk(restrict=True) if isinstance(w, Fitted)]
    assert len(words) > 10
    assert [w.text for w in words if "…" in w._label.text and "…" not in w.text] == []


@pytest.mark.parametrize("kept", [False, True])
def test_all_games_are_seen_at_once_in_the_largest_letters(robot: Robot, tmp_path: Path, kept: bool) -> None:
    """On the small tablet: chests, names and figures of the five stand above the lower bar."""
    if kept:
        save(tmp_path, "roc_noir")
    robot.open(app_in("fr", tmp_path, 150), (960, 600))
    robot.wait(0.5)
    screen = robot.app.scene.screen
    tiles = [widget for widget in screen.walk() if isinstance(widget, GameTile)]
    assert [tile.brief for tile in tiles] == [True] * len(GAMES)
    scroll = screen.ids.scroll
    lowest = scroll.to_window(0, scroll.y)[1]
    assert all(tile.to_window(0, tile.y)[1] >= lowest - 1 for tile in tiles)


@pytest.mark.parametrize(
    ("size", "text", "flat"), [((960, 600), 150, True), ((960, 600), 100, False), ((360, 800), 150, False)]
)
def test_the_words_of_a_low_bar_stand_beside_their_icons(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int, flat: bool
) -> None:
    """The games have the room that large letters would take of a low tablet."""
    robot.open(app_in("fr", tmp_path, text), size)
    bar = robot.app.scene.screen.ids.bar
    assert {button.flat for button in bar.children} == {flat}
    assert bar.height <= (74 if flat or text == 100 else 101) + _EDGE
    words = [word for button in bar.children for word in button.children if isinstance(word, Fitted)]
    assert all(word.font_size >= (20 if flat else 13) for word in words)
