"""A monkey that is interrupted all the time: between two touches, and while a finger is on the screen.

The app leaves and comes back, the window turns, sheets open and are looked through, settings and names are
changed, secrets are looked at between turns, moves are taken back, the game is left and opened again. After
that the game must go on, and an action that a finger had only begun must not have been done.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp
from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from coffres.dev.window.monkey import Fault, Monkey, Played
from coffres.dev.window.robot import ESCAPE, FRAME, Robot
from coffres.engine.contract import CLOCK, Ask, Move
from coffres.engine.languages import LANGUAGES
from coffres.storage import settings
from coffres.ui.holding import Holding
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.pause_sheet import PauseSheet
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.seat_sheet import SeatSheet
from coffres.ui.widgets.settings_sheet import SettingsSheet
from coffres.ui.widgets.sheet import Sheet
from coffres.ui.widgets.text_field import TextField
from coffres.ui.widgets.time_up import TimeUp

_RATE = 0.12  # interruptions for each second of the app's time
_RATE_TOUCHED = 0.5  # the same while a finger is on the screen
_SIZES = ((1280, 800), (800, 1280), (960, 600), (360, 800), (640, 800))
_AWAY = (0.1, 60.0, 3600.0)  # seconds
_STEPS = 3  # most steps from one sheet to the next
_LOOK = 1.2  # seconds
_SHOWN = 6.0  # seconds after which a secret shown by a tap is hidden again
_NAMES = ("Zoé", "Ugo", "Maximilienne", "Éloïse", "Ty", "Grand-maman Lili", "Noé", "Wladimir")
_SETTINGS: dict[str, tuple[object, ...]] = {
    "language": tuple(LANGUAGES),
    "text_size": settings.TEXT_SIZES,
    "sounds": (0, 80),
    "motion": ("calm", "brisk", "none"),
    "shake": settings.SHAKES,
    "turning": settings.TURNINGS,
    "hold_to_see": (False, True),
    "timers": settings.TIMERS,
    "real_dice": (False, True),
}


class Interrupted(Exception):
    """An interruption came."""


class HaltingRobot(Robot):
    """A robot whose waiting can be cut short: `halts(seconds)` says whether."""

    def __init__(self, frame: float, drawn: bool = True) -> None:
        super().__init__(frame, drawn)
        self.halts: Callable[[float], bool] = lambda _seconds: False

    def wait(self, seconds: float) -> None:
        super().wait(seconds)
        if self.halts(seconds):
            raise Interrupted


class InterruptedMonkey(Monkey):
    def __init__(self, robot: HaltingRobot, seed: int, guided: bool = False) -> None:
        super().__init__(robot, seed, guided)
        # its own random generator, so that the monkey plays the same game as without interruptions
        self._chance = random.Random(seed + 1)
        self.interruptions: dict[str, int] = {}

    def play(self, most_moves: int) -> Played:
        self._robot.halts = self._is_due
        return super().play(most_moves)._replace(interruptions=sum(self.interruptions.values()))

    def _is_due(self, seconds: float) -> bool:
        rate = _RATE_TOUCHED if self._robot.touches else _RATE
        return self._chance.random() < 1 - exp(-rate * seconds)

    def _go_on(self) -> None:
        try:
            if self._sitting.tablet.where == "private" and self._sitting.tablet.ask is None:
                self._end_a_visit()
            else:
                super()._go_on()
        except Interrupted:
            self._robot.halts = lambda _seconds: False
            self._interrupt()
            self._robot.halts = self._is_due

    def _end_a_visit(self) -> None:
        """Ends the look of a player at their own secret between turns."""
        self._look()
        self._tap(next(plate for plate in self._visible(Plate) if not plate.shut))
        self._settle()

    # What the monkey does differently because of settings

    def _choice(self) -> tuple[Ask, Move]:
        """A move that was half chosen when an interruption came is chosen to its end. In a game without time
        limits, the table may have to say that an hourglass is empty."""
        chooser = self._app.sitting.board.chooser
        if chooser is not None and chooser.taken:
            move = self._chance.choice(chooser.kept())
            return next(ask for ask in self._sitting.asking.questions() if ask.by == move.by), move
        if self._sitting.hourglasses.stretch:
            return super()._choice()
        while True:
            ask, move = super()._choice()
            others = any(other.by != CLOCK and not other.secret for other in self._sitting.match.asks())
            offered = chooser is not None and any(each.by == CLOCK for each in chooser.moves)
            if ask.by != CLOCK or not (others or offered):
                return ask, move
            if offered and self._chance.random() < 0.2:
                return ask._replace(by=0), Move(CLOCK, ask.prompt)

    def _look(self) -> None:
        peek = self._the(Peek)
        if not peek.tap_to_see:
            super()._look()
            return
        self._robot.touch(peek.to_window(peek.center_x, peek.y + 3))
        self._robot.wait(_LOOK)
        if not peek.shown:
            raise Fault(f"the tapped frame shows nothing ({self._where()})")
        self._robot.wait(_SHOWN)
        if peek.shown:
            raise Fault(f"the secret stays for ever ({self._where()})")

    # The interruptions

    def _interrupt(self) -> None:
        """Makes several interruptions in turn; a finger on the screen goes up at some point between them."""
        begun = {move for each in self._all(Holding) if each.held for move in each.moves}
        before = len(self._match_moves())
        deeds = self._chance.sample(_DEEDS, self._chance.randint(1, 2))
        for deed in deeds:
            name = deed.__name__.strip("_")
            self.interruptions[name] = self.interruptions.get(name, 0) + 1
            self._trace(name)
            deed(self)
            if self._robot.touches and self._chance.random() < 0.5:
                self._robot.touch_up()
        if self._robot.touches:
            self._robot.touch_up()
        self._clear()
        done = [move for move in self._match_moves()[before:] if move in begun]
        if done:
            between = ", ".join(deed.__name__.strip("_") for deed in deeds)
            raise Fault(f"{done[0]} is made although it was let go: {between} ({self._where()})")

    def _trace(self, name: str) -> None:
        """Notes an interruption, to help find the cause of a fault."""

    def _clear(self) -> None:
        """Waits until a bolt that was slid has opened, and closes all sheets, until the game is on the
        screen."""
        self._robot.wait(0.7)
        for _ in range(20):
            covering = [each for each in self._app.scene.floating if each.covers]
            if not covering:
                break
            if isinstance(covering[0], TimeUp):
                self._hear(covering[0])
            else:
                self._robot.press(ESCAPE)
            self._robot.wait(0.2)
        else:
            raise Fault(f"what floats does not go ({self._where()})")
        self._settle()

    def _leave_the_app(self) -> None:
        self._app.on_pause()
        self._robot.now += self._chance.choice(_AWAY)
        if self._chance.random() < 0.7:
            self._app.on_resume()
        self._robot.wait(0.7)  # long enough to notice the return without on_resume

    def _turn_the_window(self) -> None:
        Window.size = self._chance.choice(_SIZES)
        self._robot.wait(0.3)

    def _a_second_finger(self) -> None:
        if not self._robot.touches:
            return
        second = Robot.finger((3, 3))
        second.touch_down()
        self._robot.wait(FRAME)
        second.touch_up()
        self._robot.wait(0.5)

    def _wander(self) -> None:
        """Begins at the pause sheet and follows plates that decide nothing."""
        self._pause()
        for _ in range(_STEPS):
            sheet = self._sheet()
            if sheet is None:
                return
            if isinstance(sheet, SettingsSheet):
                self._change_a_setting()
            elif isinstance(sheet, SeatSheet):
                self._take_over(sheet)
                return
            else:
                ways = [each for each in sheet.walk(restrict=True) if _leads_on(each)]
                if not ways:
                    return
                self._touch(self._chance.choice(ways))

    def _change_a_setting(self) -> None:
        name = self._chance.choice(list(_SETTINGS))
        self._app.change(**{name: self._chance.choice(_SETTINGS[name])})
        self._robot.wait(0.1)
        self._robot.press(ESCAPE)
        self._robot.wait(0.1)

    def _settings(self) -> None:
        self._pause()
        sheet = self._sheet()
        if isinstance(sheet, PauseSheet):
            sheet.open_settings()
            self._change_a_setting()

    def _take_over(self, sheet: SeatSheet) -> None:
        (field,) = (each for each in sheet.walk(restrict=True) if isinstance(each, TextField))
        field.text = self._chance.choice(_NAMES)
        self._robot.wait(0.1)
        plates = [each for each in sheet.walk(restrict=True) if isinstance(each, Plate) and not each.hold]
        self._touch(plates[-1])

    def _rename(self) -> None:
        self._pause()
        sheet = self._sheet()
        if isinstance(sheet, PauseSheet):
            sheet.open_seat(self._chance.randrange(self._sitting.match.seats))
            self._take_over(self._sheet())

    def _take_back(self) -> None:
        for button in self._visible():
            if isinstance(button, IconButton) and button.icon == "undo" and not button.disabled:
                self._touch(button)
                return

    def _leave_the_game(self) -> None:
        """Leaves the game and opens it again."""
        if self._sitting.tablet.where == "over":
            return
        self._app.home()
        self._robot.wait(0.3)
        self._app.resume(self._app.shelf.running()[0].key)
        self._robot.wait(0.3)

    def _open_the_rules(self) -> None:
        self._app.open_rules(self._sitting.game)
        self._robot.wait(0.2)

    def _note(self) -> None:
        self._app.note("Une phrase.")
        self._robot.wait(0.2)

    # Hands and eyes

    def _pause(self) -> None:
        self._robot.press(ESCAPE)
        self._robot.wait(0.2)

    def _sheet(self) -> Any:
        """The topmost sheet."""
        return next((each for each in self._app.scene.floating if isinstance(each, Sheet)), None)

    def _touch(self, widget: Widget) -> None:
        """Touches a widget with a second finger."""
        x, y = widget.to_window(*widget.center)
        finger = Robot.finger((x, y))
        finger.touch_down()
        self._robot.wait(2 * FRAME)
        finger.touch_up()
        self._robot.wait(0.2)

    def _all(self, kind: type[Widget]) -> list[Any]:
        return [widget for widget in self._app.scene.walk(restrict=True) if isinstance(widget, kind)]


def _leads_on(widget: Widget) -> bool:
    if isinstance(widget, PersonRow):
        return True
    return isinstance(widget, Plate) and not (widget.hold or widget.disabled or widget.icon == "home")


_DEEDS: tuple[Callable[[InterruptedMonkey], None], ...] = (
    InterruptedMonkey._leave_the_app,
    InterruptedMonkey._turn_the_window,
    InterruptedMonkey._a_second_finger,
    InterruptedMonkey._wander,
    InterruptedMonkey._settings,
    InterruptedMonkey._rename,
    InterruptedMonkey._take_back,
    InterruptedMonkey._leave_the_game,
    InterruptedMonkey._open_the_rules,
    InterruptedMonkey._note,
)
