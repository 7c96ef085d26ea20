"""What the tests of evenings in the window share: the app with people it knows, and evenings made short."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kivy.uix.widget import Widget

from coffres.dev.window.game import people
from coffres.dev.window.robot import FRAME, Robot
from coffres.evening.evening import Begun, Evening, Finished
from coffres.evening.keys import Finish, Score
from coffres.evening.programme import Planned
from coffres.storage import settings
from coffres.storage.roster import Player
from coffres.ui.app import CoffresApp
from coffres.ui.widgets.plate import Plate

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Émilie")
COFFRE, ROC = Planned("coffre_et_cle", "courte"), Planned("roc_noir", "courte")


class Party:
    """An evening in the window."""

    def __init__(
        self,
        robot: Robot,
        folder: Path,
        size: tuple[int, int] = (1280, 800),
        still: bool = True,
        seed: int = 3,
        **changed: Any,
    ) -> None:
        self.robot = robot
        kept = settings.Settings(language="fr", motion="none" if still else "calm")._replace(**changed)
        settings.kept(folder / "settings.json").save(kept)
        self.app: Any = CoffresApp(data=folder, seed=seed)
        robot.open(self.app, size)
        if not self.app.roster.players:
            for seat in reversed(people(len(NAMES), NAMES)):
                look = Player(seat.name, seat.symbol, seat.colour, id=seat.person)
                self.app.change_roster(self.app.roster.remember(look))

    @property
    def evening(self) -> Evening:
        return self.app.evenings.evening

    @property
    def screen(self) -> Any:
        return self.app.scene.screen

    @property
    def name(self) -> str:
        return str(self.app.navigator.name)

    def id(self, name: str) -> str:
        return str(self.app.roster.id_of(name))

    # Hands and eyes

    def all(self, kind: type[Widget]) -> list[Any]:
        covering = [above for above in self.app.scene.floating if above.covers]
        root = covering[0] if covering else self.app.scene
        return [widget for widget in root.walk(restrict=True) if isinstance(widget, kind)]

    def touch(self, widget: Widget) -> None:
        self.robot.touch(widget.to_window(*widget.center))
        self.robot.wait(0.4)

    def press(self, text: str) -> None:
        (plate,) = [one for one in self.all(Plate) if one.text == text and not one.disabled and one.opacity]
        self.touch(plate)

    def hold(self, text: str) -> None:
        (plate,) = [one for one in self.all(Plate) if one.text == text and not one.disabled and one.opacity]
        self.robot.touch_down(plate.to_window(*plate.center))
        self.robot.wait(0.8)
        self.robot.touch_up()
        self.robot.wait(2 * FRAME)

    # Evenings

    def begin(self, count: int = 4, *programme: Planned) -> Party:
        """An evening of so many has begun, and its first game was left under way."""
        guests = self.app.navigator.show("programme", seats=people(count, NAMES))
        guests.arrange(programme or (COFFRE, ROC))
        guests.begin()
        self.robot.wait(0.3)
        return self

    def play(self, *keys: int, game: str = "") -> None:
        """The game under way, or the next one, is over with these keys for the guests."""
        room = self.app.evenings
        current = self.evening.current
        events: list[Any] = []
        if current is None:
            planned = next(iter(self.evening.programme), ROC)
            key = f"told-{len(self.evening.rounds)}"
            events.append(Begun(key, game or planned.game, planned.preset))
        else:
            key = current.key
            self.app.put_down()
        scores = [
            Score(guest.person, guest.name, count, count == 3)
            for guest, count in zip(self.evening.people, keys, strict=False)
        ]
        assert room.tell(*events, Finished(key, Finish(tuple(scores), {})))
