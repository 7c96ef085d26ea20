"""The app: what stays while screens change: settings, players, saves, the game under way, the window."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.metrics import Metrics
from kivy.properties import ObjectProperty

from coffres.device import on_android
from coffres.device.ports import Device
from coffres.device.sound import SilentSounds, Sounds, Volumes
from coffres.engine.actors import AttentiveChance
from coffres.engine.contract import Options
from coffres.engine.trouble import Trouble
from coffres.l10n import of_system, say
from coffres.places import ASSETS
from coffres.storage import roster as roster_file
from coffres.storage import settings as settings_file
from coffres.storage.data_folder import DataFolder, Occupied, device_folder
from coffres.storage.roster import Roster, Seat
from coffres.storage.settings import Settings
from coffres.storage.shelf import Shelf
from coffres.ui import pictures
from coffres.ui.background import Background
from coffres.ui.keepsakes import Keepsakes
from coffres.ui.keyboard import Keyboard
from coffres.ui.language import LanguageOnScreen
from coffres.ui.margins import MarginsKept
from coffres.ui.navigator import IN_PLAY, Navigator
from coffres.ui.scene import Scene
from coffres.ui.senses import Senses
from coffres.ui.theme import ThemedApp, after_the_first_frame

if TYPE_CHECKING:
    from coffres.storage.saved_game import SavedGame
    from coffres.ui.evenings import EveningRoom
    from coffres.ui.sitting import Sitting

_BACK = 27  # the tablet's back key, and escape
_SPACE = 32


class CoffresApp(ThemedApp):
    title = "coffres"
    l10n: LanguageOnScreen = ObjectProperty()
    settings: Settings = ObjectProperty(Settings())
    roster: Roster = ObjectProperty(Roster())
    sitting: Sitting | None = ObjectProperty(None, allownone=True)

    def __init__(
        self,
        data: Path | None = None,
        seed: int | None = None,
        device: Device | None = None,
        sounds: Callable[[Volumes], Sounds] = SilentSounds,
        **kwargs: object,
    ) -> None:
        """`data` and `seed` are for tests: the folder for files, and the seed of chance. Without a `device`
        and `sounds` the app makes no sound and reads no sensor."""
        self._folder = data
        self.rng = random.Random(seed)
        if device is None:
            from coffres.device.silent import SilentDevice

            device = SilentDevice().ports
        self.device = device
        self._make_sounds = sounds
        super().__init__(l10n=LanguageOnScreen(), **kwargs)

    def build(self) -> Scene:
        self.folder = self._folder or device_folder(lambda: self.user_data_dir)
        self._data = DataFolder(self.folder)
        self.scene = Scene()
        self.senses = Senses(self.device, self._make_sounds, self.settings, lambda: self.scene)
        self.scene.bind(on_let_go=lambda *_: self.senses.let_go())
        self._follow_settings()
        self.navigator = Navigator(self.scene)
        self.keyboard = Keyboard(self.scene, self._at_a_move)
        self.background = Background(self._leave_the_front, self._come_to_the_front)
        self.move_in()
        return self.scene

    def move_in(self) -> None:
        """Reads what is kept and shows home. If another window of the app is open, only says so."""
        troubles: list[Trouble] = []
        try:
            self._data.enter()
        except Occupied as occupied:
            self.navigator.show("occupied", trouble=occupied)
            return
        except Trouble as trouble:  # no file can be written; people can still look and read the rules
            troubles.append(trouble)
        self.shelf = Shelf(self.folder / "games")
        self._settings_file = settings_file.kept(self.folder / "settings.json")
        self._roster_file = roster_file.kept(self.folder / "players.json")
        self.settings, self.settings_troubles = self._settings_file.load()
        self.roster, more = self._roster_file.load()
        self.keepsakes = Keepsakes(self.folder, self._keep)
        self.chance = AttentiveChance(self.rng, self.keepsakes.last_heard, self.keepsakes.hear)
        self._follow_settings()
        self.home()
        self._say_all([*troubles, *self.settings_troubles, *more, *self.keepsakes.troubles])

    def on_start(self) -> None:
        from kivy.core.window import Window

        Window.softinput_mode = "below_target"  # the tablet's keyboard never hides the field typed into
        Window.bind(on_keyboard=self._key)
        self.keyboard.listen()
        self._margins = MarginsKept(self.scene, self.device.insets)
        after_the_first_frame(self.senses.open)
        if not on_android():  # on Android the launcher shows the icon
            after_the_first_frame(lambda: Window.set_icon(str(ASSETS / "images" / "icon.png")))

    def on_stop(self) -> None:
        from kivy.core.window import Window

        Window.unbind(on_keyboard=self._key)
        self.keyboard.leave()
        self._margins.leave()
        self.put_down()
        self._data.leave()

    def on_pause(self) -> bool:
        self.background.away()
        return True

    def on_resume(self) -> None:
        self.background.back()

    def _leave_the_front(self) -> None:
        """The app goes to the background. The game is saved already; a curtain hides what was secret."""
        self.scene.let_go()
        if self.sitting is not None:
            self.sitting.pause()
        self.senses.sleep()

    def _come_to_the_front(self) -> None:
        self.senses.wake()
        if self.sitting is not None:
            self.sitting.resume()

    # Settings and players

    def change(self, **fields: object) -> None:
        """Changes one or more settings and saves them at once."""
        self.settings = self.settings.changed(**fields)
        self._follow_settings()
        self._keep(lambda: self._settings_file.save(self.settings))

    def _follow_settings(self) -> None:
        self.l10n.lang = self.settings.language or of_system()
        Metrics.fontscale = self.settings.text_size / 100
        if self.sitting is not None:
            self.sitting.hourglasses.stretch = self.settings.timers
        self.senses.follow(self.settings, self.l10n.lang)

    def change_roster(self, roster: Roster) -> None:
        self.roster = roster
        self._keep(lambda: self._roster_file.save(roster))

    def remember_seats(self) -> None:
        """Saves how the players of this game look now, so that they look the same when it is opened again."""
        self.change_roster(self.roster.sit(tuple(self.sitting.people)))

    def _keep(self, write: Callable[[], list[Trouble]]) -> None:
        try:
            self._say_all(write())
        except Trouble as trouble:
            self._say_all([trouble])

    def _say_all(self, troubles: Sequence[Trouble]) -> None:
        for trouble in troubles:
            self.note(say(trouble, self.l10n.lang))

    # The way through the screens

    @cached_property
    def evenings(self) -> EveningRoom:
        """The evening of several games; made when somebody asks for it."""
        from coffres.ui.evenings import EveningRoom

        return EveningRoom(self)

    def home(self) -> None:
        self.put_down()
        self.navigator.show("home")

    def choose_players(self, game: str) -> None:
        self.navigator.show("players", game=game)

    def choose_options(self, game: str, seats: Sequence[Seat]) -> None:
        self.put_down()  # the game that these people have just finished
        self.change_roster(self.roster.sit(tuple(seats)))
        self.navigator.show("variants", game=game, seats=tuple(seats))

    def start(
        self,
        game: str,
        seats: Sequence[Seat],
        options: Options,
        advice: bool = False,
        made: datetime | None = None,
    ) -> None:
        """Begins a game. `made`: when it began, from which its save has its name; without it, now."""
        names, levels, people = zip(*((seat.name, seat.level, seat.person) for seat in seats), strict=True)
        at, chance = made or datetime.now(UTC), self.chance
        self._play(lambda: self.shelf.create(game, names, options, at, chance, levels, advice, people))

    def resume(self, key: str) -> None:
        self._play(lambda: self.shelf.open(key, self.chance))

    def _play(self, take: object) -> None:
        self.keepsakes.sit_down()
        try:
            saved: SavedGame = take()
        except Trouble as trouble:
            self.note(say(trouble, self.l10n.lang))
            return
        self.put_down()
        from coffres.ui.tables import table_for  # imported late: home needs nothing of it

        self._say_all(saved.notes)
        self.sitting = table_for(self, saved)
        self.senses.begin(saved.header.game)
        self.sitting.begin()

    def demonstrate(self) -> None:
        """Automata play for whoever looks on; nobody keeps their game."""
        from coffres.ui.tables import demonstration

        self.put_down()
        self.senses.muted = True
        self.sitting = demonstration(self, self.rng)
        self.sitting.begin()

    def rematch(self) -> None:
        """Starts a new game with the same people and the same options."""
        sitting = self.sitting
        self.start(sitting.game, sitting.people, sitting.match.options, sitting.advice)

    def replay(self, key: str) -> None:
        """Shows a game from the shelf again, above the screen that is there now."""
        from coffres.ui import afterwards

        afterwards.replay(self, key)

    def put_down(self) -> None:
        """Puts the game under way aside. Its save stays where it is, or moves to the finished games."""
        sitting, self.sitting = self.sitting, None
        if sitting is None:
            return
        self.senses.end()
        # later, because the pictures on the screen are seen until the next screen comes
        after_the_first_frame(self.put_pictures_away)
        try:
            sitting.leave(self.shelf)
        except Trouble as trouble:
            self.note(say(trouble, self.l10n.lang))

    def put_pictures_away(self) -> None:
        pictures.keep_no_game_but(self.sitting.game if self.sitting is not None else "")

    # What floats above the screen

    def note(self, sentence: str, clause: str = "") -> None:
        """Shows a sentence that disappears by itself after a while."""
        from coffres.ui.widgets.note import Note

        Note.show(self.scene, sentence, clause)

    def open_rules(self, game: str, clause: str = "") -> None:
        from coffres.ui.widgets.rules_sheet import RulesSheet

        sheet = RulesSheet(game=game, clause=clause)
        if self.sitting is not None:
            self.sitting.stand_still_under(sheet)
        sheet.open(self.scene)

    def open_pause(self) -> None:
        if self.sitting.watched:
            self.home()
            return
        from coffres.ui.widgets.pause_sheet import PauseSheet

        PauseSheet(sitting=self.sitting).open(self.scene)

    def _at_a_move(self) -> bool:
        return self.sitting is not None and self.navigator.name in IN_PLAY and not self.scene.covered

    def _key(self, _window: object, key: int, _code: int, _text: str, modifiers: list[str]) -> bool:
        if key == _BACK:
            return self.navigator.back()
        return self.keyboard.key(key, modifiers) or (key == _SPACE and self.senses.roll())
