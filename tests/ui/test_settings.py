"""The settings: each changes one thing, at once and permanently, on its own screen and above a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import Metrics

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.device.silent import SilentDevice
from coffres.engine.trouble import N_, Trouble
from coffres.storage import settings as settings_file
from coffres.storage.settings import Settings
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.brass_slider import BrassSlider
from coffres.ui.widgets.brass_switch import BrassSwitch
from coffres.ui.widgets.segments import Segment, Segments
from coffres.ui.widgets.setting import ChoiceSetting, Setting, SwitchSetting, VolumeSetting
from coffres.ui.widgets.settings_list import SettingsList

CHOICES = {
    "language": ["", "en", "fr"],
    "text_size": [125, 150, 100],
    "motion": ["brisk", "none", "calm"],
    "turning": ["fixed", "hand", "turn"],
    "hold_to_see": [False, True],
    "timers": [1.5, 2.0, 0.0, 1.0],
    "shake": ["off", "soft", "strong", "normal"],
}
SWITCHES = ("tips", "haptics", "real_dice")
VOLUMES = ("sounds", "music", "voice")


class Desk:
    """The settings screen, and fingers that use it."""

    def __init__(
        self, robot: Robot, folder: Path, size: tuple[int, int] = (1280, 800), **fields: Any
    ) -> None:
        self.robot = robot
        self.folder = folder
        self.app = CoffresApp(data=folder, **fields)
        robot.open(self.app, size)
        self.app.change(language="fr")
        self.app.navigator.show("settings")
        robot.wait(0.3)

    def all(self, kind: type) -> list[Any]:
        return [widget for widget in self.app.scene.walk(restrict=True) if isinstance(widget, kind)]

    def line(self, field: str) -> Any:
        (line,) = (line for line in self.all(Setting) if line.field == field)
        (page,) = self.all(SettingsList)
        page.scroll_to(line, animate=False)
        self.robot.wait(0.1)
        return line

    def touch(self, widget: Any) -> None:
        self.robot.touch(widget.to_window(*widget.center))
        self.robot.wait(0.5)

    def kept(self) -> Settings:
        return settings_file.kept(self.folder / "settings.json").load()[0]


@pytest.fixture
def desk(robot: Robot, tmp_path: Path) -> Desk:
    return Desk(robot, tmp_path)


def test_every_setting_there_is_can_be_set(desk: Desk) -> None:
    fields = [line.field for line in desk.all(Setting)]
    measured = {"thought", "others"}  # what a device can do, and what newer versions set
    assert sorted(fields) == sorted(set(Settings._fields) - measured)


@pytest.mark.parametrize("field", CHOICES)
def test_a_choice_is_kept_when_it_is_touched(desk: Desk, field: str) -> None:
    for value in CHOICES[field]:
        line = desk.line(field)
        label = line.labels[line.values.index(value)]
        (segment,) = (s for s in line.walk(restrict=True) if isinstance(s, Segment) and s.text == label)
        desk.touch(segment)
        assert getattr(desk.app.settings, field) == value
        assert desk.kept() == desk.app.settings
        taken = [s.taken for s in reversed(desk.line(field).control.children)]
        assert taken == [other == value for other in line.values]


@pytest.mark.parametrize("field", SWITCHES)
def test_a_switch_is_switched_by_itself_and_by_its_line(desk: Desk, field: str) -> None:
    before = getattr(desk.app.settings, field)
    line = desk.line(field)
    assert isinstance(line, SwitchSetting)
    (switch,) = (widget for widget in line.walk(restrict=True) if isinstance(widget, BrassSwitch))
    desk.touch(switch)
    assert getattr(desk.kept(), field) is not before
    assert switch.active is not before
    desk.robot.touch(line.to_window(line.x + 30, line.center_y))
    desk.robot.wait(0.5)
    assert getattr(desk.kept(), field) is before
    assert switch.active is before


@pytest.mark.parametrize("field", VOLUMES)
def test_a_slider_is_kept_where_it_was_let_go(desk: Desk, field: str) -> None:
    line = desk.line(field)
    assert isinstance(line, VolumeSetting)
    (slider,) = (widget for widget in line.walk(restrict=True) if isinstance(widget, BrassSlider))
    start = slider.to_window(slider.x + slider.width * 0.9, slider.center_y)
    for share, least, most in ((0.5, 45, 55), (0.0, 0, 0), (1.0, 100, 100)):
        desk.robot.drag(start, slider.to_window(slider.x + slider.width * share, slider.center_y))
        value = getattr(desk.kept(), field)
        assert least <= value <= most
        assert value % 5 == 0
        start = slider.to_window(slider.x + slider.width * share, slider.center_y)


def test_the_language_changes_under_ones_eyes(desk: Desk) -> None:
    assert "Taille du texte" in desk.robot.texts()
    desk.app.change(language="en")
    desk.robot.wait(0.1)
    texts = desk.robot.texts()
    assert "Text size" in texts
    assert "Taille du texte" not in texts
    assert "Turning" in texts


def test_the_text_grows_under_ones_eyes(desk: Desk) -> None:
    (label,) = (label for label in desk.robot.labels() if label.text == "Taille du texte")
    before = label.font_size
    desk.app.change(text_size=150)
    desk.robot.wait(0.1)
    assert Metrics.fontscale == 1.5
    assert label.font_size == pytest.approx(before * 1.5)


def test_what_the_device_cannot_do_is_said_beside_it(robot: Robot, tmp_path: Path) -> None:
    device = SilentDevice().ports
    device.vibrator.trouble = Trouble(N_("Un ordinateur ne vibre pas."))
    desk = Desk(robot, tmp_path, device=device)
    assert desk.line("haptics").trouble == "Un ordinateur ne vibre pas."
    assert desk.line("shake").trouble == ""


def test_damaged_settings_are_said_so(robot: Robot, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("{", encoding="utf-8")
    desk = Desk(robot, tmp_path)
    (page,) = desk.all(SettingsList)
    assert page.trouble
    assert page.trouble in [label.text for label in page.walk(restrict=True) if hasattr(label, "text")]
    desk.app.change(language="en")
    desk.robot.wait(0.1)
    assert "reglages" not in page.trouble.casefold()
    assert "réglages" not in page.trouble.casefold()


def test_the_way_back_is_home(desk: Desk) -> None:
    desk.robot.press(ESCAPE)
    assert desk.app.navigator.name == "home"


def test_about_tells_the_version_and_every_typeface(desk: Desk) -> None:
    from coffres import __version__
    from coffres.places import ASSETS
    from coffres.ui.licences import typefaces

    (page,) = desk.all(SettingsList)
    page.open_about()
    desk.robot.wait(0.3)
    sheet = desk.app.scene.floating[0]
    text = "\n".join(line.markup for line in sheet.ids.page.lines)
    assert __version__ in text
    files = {path.stem.partition("-")[0] for path in ASSETS.rglob("*.ttf")}
    assert len(files) >= 6
    faces = [part.name for part in typefaces()]
    assert {name.replace(" ", "") for name in faces} == files
    assert {"Coffres Reading", "Black Ops One", "Cinzel"} <= set(faces)
    assert [name for name in faces if name not in text] == []
    sheet.ids.page.dispatch("on_pick", faces[0])
    desk.robot.wait(0.3)
    licence = desk.app.scene.floating[0]
    assert "PERMISSION" in "\n".join(line.markup for line in licence.ids.page.lines)


def test_choices_stand_one_above_the_other_where_they_have_no_room(robot: Robot, tmp_path: Path) -> None:
    desk = Desk(robot, tmp_path, (360, 800))
    lines = desk.all(ChoiceSetting)
    assert all(line.control.cols == len(line.control.labels) for line in lines)
    desk.app.change(text_size=150)
    desk.robot.wait(0.2)
    (language,) = (line for line in lines if line.field == "language")
    assert language.control.cols == 1
    assert language.control.height >= 3 * 56


@pytest.mark.usefixtures("robot")
@pytest.mark.parametrize(
    ("width", "labels", "columns"),
    [
        (600, ["toutes", "dès 7 ans", "en famille", "difficiles"], 4),
        (260, ["toutes", "dès 7 ans", "en famille", "difficiles"], 2),
        (120, ["toutes", "dès 7 ans", "en famille", "difficiles"], 1),
        (260, ["plusieurs", "différents", "impairs"], 1),
    ],
)
def test_choices_stand_in_rows_of_the_same_length(width: int, labels: list[str], columns: int) -> None:
    choices = Segments(labels=labels, values=labels, folds=True, width=width)
    assert choices.cols == columns
    assert choices.height == len(labels) // columns * 56 + (len(labels) // columns - 1) * 6


def test_an_app_that_is_left_leaves_no_large_letters_to_the_next(tmp_path: Path) -> None:
    robot = Robot()
    desk = Desk(robot, tmp_path, (960, 600))
    desk.app.change(text_size=150)
    assert Metrics.fontscale == 1.5
    robot.leave()
    assert Metrics.fontscale == 1
