"""A monkey that plays a whole evening of several games through the window, by touches on what can be seen.

People and an automaton sit down, the programme is changed, somebody comes late, the app is killed in the
middle of a game and opened again, the games are played to their ends, and the great chest is opened. The keys
on the evening's page must be those that the saves of its games come to.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from coffres.dev.window.game import people
from coffres.dev.window.monkey import Fault, Monkey
from coffres.dev.window.robot import FRAME, Robot
from coffres.evening.evening import Evening
from coffres.evening.standings import standings
from coffres.storage.evening_games import finish_in
from coffres.storage.roster import Player
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.evening_card import EveningCard
from coffres.ui.widgets.icon_button import IconButton
from coffres.ui.widgets.level_choice import LevelPlate
from coffres.ui.widgets.pause_sheet import PauseSheet
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.programme_card import ProgrammeCard
from coffres.ui.widgets.time_up import TimeUp

_GUESTS = 2  # people who are there from the beginning; an automaton and a late guest come on top
_LATE = "Zoé"
_SCREENS = ("guests", "programme", "interlude", "last_throw", "great_chest", "evening_page")
_BEFORE_THE_KILL = 12  # moves
_SETTLED = 0.5  # seconds


class EveningPlayed(NamedTuple):
    games: list[str]  # the games that were played, in order
    moves: int
    taps: int
    seconds: float
    keys: dict[str, int]
    unreached: list[str]  # screens of an evening that did not come: a last throw needs a tie


class EveningMonkey:
    """`most_moves`: after so many moves a game is stopped, with the plate that people have for it."""

    def __init__(
        self, robot: Robot, folder: Path, seed: int, lang: str, size: tuple[int, int], most_moves: int
    ) -> None:
        self._robot = robot
        self._folder = folder
        self._seed = seed
        self._lang = lang
        self._size = size
        self._most = most_moves
        self._seen: list[str] = []
        self._moves = 0
        self._taps = 0
        self._open(folder / "before")

    @property
    def app(self) -> Any:
        return self._robot.app

    def play(self, games: int) -> EveningPlayed:
        start = time.monotonic()
        self._sit_down()
        self._arrange(games)
        self._press("Commencer la soirée")
        for number in range(games):
            self._play_a_game(kill=number == games // 2)
            self._expect("interlude")
            if number == 0:
                self._let_somebody_in()
            if number < games - 1:
                self._exchange_now_and_then(number)
                self._press("Commencer")
        evening = self._end()
        return EveningPlayed(
            evening.played,
            self._moves,
            self._taps,
            round(time.monotonic() - start, 2),
            {one.name: one.keys for one in standings(evening)},
            [screen for screen in _SCREENS if screen not in self._seen],
        )

    # Before

    def _open(self, folder: Path) -> None:
        app = CoffresApp(data=folder, seed=self._seed)
        self._robot.open(app, self._size)
        app.change(language=self._lang, motion="calm")
        self._robot.wait(_SETTLED)

    def _sit_down(self) -> None:
        for seat in people(_GUESTS):
            newcomer = Player(seat.name, seat.symbol, seat.colour, id=seat.person)
            self.app.change_roster(self.app.roster.remember(newcomer))
        self._touch(self._find(BarButton, lambda one: one.icon == "key-chain-variant"))
        self._expect("guests")
        for seat in people(_GUESTS):
            self._touch(self._find(PlayerCard, lambda one, name=seat.name: one.name == name))
        self._press("Automate")
        self._touch(self._find(LevelPlate))
        self._press("Continuer")
        self._expect("programme")

    def _arrange(self, games: int) -> None:
        """As many games as were asked for, each changed once."""
        self._press("1 h", kind=None)
        while len(self._all(ProgrammeCard)) > games:
            self._touch(self._all(ProgrammeCard)[-1])
            self._press("Retirer")
        while len(self._all(ProgrammeCard)) < games:
            before = len(self._all(ProgrammeCard))
            self._press("Un jeu de plus")
            if len(self._all(ProgrammeCard)) == before:
                raise Fault("the programme takes no game more")
        before = [card.key for card in self._all(ProgrammeCard)]
        self._touch(self._find(IconButton, lambda one: one.icon == "sync"))
        if [card.key for card in self._all(ProgrammeCard)] == before:
            raise Fault("a card's arrows exchange nothing")

    # Games

    def _play_a_game(self, kill: bool) -> None:
        if self.app.sitting is None:
            raise Fault(f"no game begins ({self._where()})")
        if kill:
            self._play(_BEFORE_THE_KILL)
            self._kill()
        self._play(self._most)
        if self.app.sitting.match.asks():
            self._stop()
        self._moves += len(self.app.sitting.match.facts())
        if not self._robot.until(lambda: self.app.navigator.name == "end", 30):
            raise Fault(f"the game does not come to its end ({self._where()})")
        self._robot.wait(_SETTLED)
        self._robot.touch(self.app.scene.center)
        self._robot.wait(_SETTLED)
        self._press("Continuer")
        self._press("La suite de la soirée")

    def _play(self, most: int) -> None:
        monkey = Monkey(self._robot, self._seed, guided=True)
        monkey.play(most)
        self._taps += monkey.taps

    def _stop(self) -> None:
        """People stop a game that takes too long."""
        self._calm_down()
        self.app.open_pause()
        self._robot.wait(_SETTLED)
        stop = [one for one in self._all(Plate) if one.hold and one.icon == "stop-circle-outline"]
        if not stop:
            raise Fault(f"the pause offers no end of the game ({self._where()})")
        self._touch(stop[0])
        if any(isinstance(above, PauseSheet) for above in self.app.scene.floating):
            raise Fault(f"the game cannot be stopped ({self._where()})")
        self._calm_down()
        if self.app.sitting.match.asks():
            self._play(self._most + 200)  # what must be done before the end, such as opening the cards

    def _calm_down(self) -> None:
        """Waits until what happened has been shown; touches the end of an hourglass."""
        for _second in range(60):
            ends = [above for above in self.app.scene.floating if isinstance(above, TimeUp)]
            if ends:
                self._robot.wait(2)  # it is deaf at first
                self._robot.touch(ends[0].center)
            elif not self.app.sitting.telling.resolving:
                return
            self._robot.wait(1)
        raise Fault(f"what happened is shown for ever ({self._where()})")

    def _kill(self) -> None:
        """What is on the disk at this moment is all that is left."""
        shutil.copytree(self._folder / "before", self._folder / "after")
        game = self.app.sitting.game
        length = self.app.sitting.match.length
        self._robot.leave()
        self._open(self._folder / "after")
        self._touch(self._find(EveningCard))
        sitting = self.app.sitting
        if sitting is None or (sitting.game, sitting.match.length) != (game, length):
            raise Fault("after it was killed, the evening does not go on where it was")

    # Between games, and at the end

    def _let_somebody_in(self) -> None:
        """Somebody comes late: one touch on the bench is enough for somebody whom the tablet knows."""
        look = people(8)[-1]
        self.app.change_roster(self.app.roster.remember(Player(_LATE, look.symbol, look.colour)))
        self._touch(self._find(IconButton, lambda one: one.icon == "account-multiple-plus"))
        self._expect("guests")
        self._touch(self._find(PlayerCard, lambda one: one.name == _LATE))
        self._press("Continuer")
        self._expect("interlude")
        if _LATE not in [guest.name for guest in self.app.evenings.evening.guests]:
            raise Fault("the late guest is not there")

    def _exchange_now_and_then(self, number: int) -> None:
        if number % 2 == 0:
            before = self.app.evenings.evening.programme
            self._press("Échanger")
            if self.app.evenings.evening.programme == before:
                raise Fault("the next game cannot be exchanged")

    def _end(self) -> Evening:
        self._press("Ouvrir le grand coffre")
        for _throw in range(200):
            if self.app.navigator.name != "last_throw":
                break
            self._expect("last_throw")
            self._touch(self.app.scene.screen.ids.throw)
            self._robot.wait(3)
        self._expect("great_chest")
        for _tap in range(20):
            if self.app.scene.screen.open:
                break
            self._press("Touche pour aller plus vite")
            self._robot.wait(1)
        if not self._robot.until(lambda: self.app.scene.screen.open, 60):
            raise Fault("the great chest stays shut")
        evening: Evening = self.app.evenings.evening
        self._check(evening)
        self._press("La page de la soirée")
        self._expect("evening_page")
        self._press("Accueil")
        if self._all(EveningCard):
            raise Fault("the evening is over, and home still offers it")
        return evening

    def _check(self, evening: Evening) -> None:
        """The keys are those of the saves, each game once."""
        keys: dict[str, int] = {}
        for round_ in evening.finished:
            finish = finish_in(self.app.shelf.path(round_.key))
            for score in finish.scores if finish is not None else ():
                keys[score.person] = keys.get(score.person, 0) + score.keys
        counted = {one.person: one.keys for one in standings(evening)}
        if any(keys.get(person, 0) != count for person, count in counted.items()):
            raise Fault(f"the keys {counted} are not those of the saves, {keys}")

    # Hands and eyes

    def _press(self, words: str, kind: type | None = Plate) -> None:
        text = self.app.l10n._(words)
        self._touch(self._find(kind or object, lambda one: getattr(one, "text", "") == text))

    def _touch(self, widget: Any) -> None:
        self._taps += 1
        before = self.app.scene.screen
        if getattr(widget, "hold", False):
            self._robot.touch_down(widget.to_window(*widget.center))
            self._robot.wait(0.8)
            self._robot.touch_up()
        else:
            self._robot.touch(widget.to_window(*widget.center))
        self._robot.wait(_SETTLED if self.app.scene.screen is not before else 10 * FRAME)

    def _find(self, kind: type, wanted: Callable[[Any], bool] = lambda _one: True) -> Any:
        """The widget of this kind that is on the screen and can be touched."""
        found = [one for one in self._all(kind) if wanted(one)]
        if not found:
            raise Fault(f"nothing to touch: {kind.__name__} ({self._where()})")
        return found[0]

    def _all(self, kind: type) -> list[Any]:
        covering = [above for above in self.app.scene.floating if above.covers]
        root = covering[0] if covering else self.app.scene
        return [one for one in root.walk(restrict=True) if isinstance(one, kind) and _touchable(one)]

    def _expect(self, screen: str) -> None:
        if self.app.navigator.name != screen:
            raise Fault(f"{screen} does not come ({self._where()})")
        if screen not in self._seen:
            self._seen.append(screen)

    def _where(self) -> str:
        return str(self.app.navigator.name)


def _touchable(widget: Any) -> bool:
    if widget.disabled or widget.width < 1 or widget.height < 1:
        return False
    while widget.parent is not None and widget.parent is not widget:
        if widget.opacity == 0:
            return False
        widget = widget.parent
    return True


def play_evening(
    folder: Path,
    games: int,
    seed: int,
    size: tuple[int, int],
    lang: str,
    most_moves: int,
    frame: float = FRAME,
) -> tuple[EveningPlayed | None, str]:
    """What was played, and the fault that was found: normally none."""
    robot = Robot(frame)
    try:
        return EveningMonkey(robot, folder, seed, lang, size, most_moves).play(games), ""
    except Fault as fault:
        return None, str(fault)
    finally:
        robot.leave()
