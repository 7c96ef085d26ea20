"""The device in the service of a game: sounds, vibration, shaking, and when to use them.

Screens name what happens ("refuse", "dice_land"). Settings and device decide what people hear or feel.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.widget import Widget

from coffres.device.ports import Device
from coffres.device.shake import ShakeDetector
from coffres.device.sound import Sounds, Volumes
from coffres.engine.trouble import Trouble
from coffres.storage.settings import Settings
from coffres.ui.fling import USUAL, Fling, flung
from coffres.ui.tilt import Tilt

if TYPE_CHECKING:
    from coffres.ui.mixing import Mixing
    from coffres.ui.scene import Scene

_FELT = {  # the vibration that goes with a sound: pulses, in seconds
    "gong": (0.3, 0.3, 0.3, 0.3, 0.6),  # time: five, the last one long
    "refuse": (0.04, 0.04),  # as two knuckles on the table
    "dice_land": (0.06, 0.03, 0.02),  # they bounce lower and sooner
    "bolt_clack": (0.03,),
    "key_ring": (0.02, 0.04),  # a key against the others
    "key_land": (0.04,),
}
_UNSHAKEN = (USUAL, (0.0, 0.0))


class Senses:
    def __init__(
        self,
        device: Device,
        sounds: Callable[[Volumes], Sounds],
        settings: Settings,
        scene: Callable[[], Scene],
    ) -> None:
        self.device = device
        self._settings = settings
        self._scene = scene
        self.sounds = sounds(_volumes(settings))
        self._loading = Clock.create_trigger(self._load_next, 0, interval=True)
        self._behind = ""  # the game whose background sound is played, once its sounds are loaded
        self._lang = ""
        self._motion = Tilt(device.accelerometer)
        self._roll: Callable[[], None] | None = None
        self._shakes = ShakeDetector()
        self._thrown = _UNSHAKEN  # how hard, and along which line, the tablet was shaken for the next dice
        self._strength = "normal"  # the strength of shaking that the detector was made for
        self._awake = self._closed = self._saying = False
        self.muted = False  # while nobody plays but automata: nothing is heard, and the tablet may sleep

    # What is missing

    def trouble_with(self, sense: str) -> Trouble | None:
        """Why this port of the device, or the sounds, cannot work; None if it works."""
        trouble: Trouble | None = (self.sounds if sense == "sounds" else getattr(self.device, sense)).trouble
        return trouble

    def troubles_of_the_window(self) -> list[Trouble]:
        """Troubles with parts of the device that have no setting to show them beside."""
        device = self.device
        ports = (device.awake, device.curtain, device.bars, device.insets)
        return [port.trouble for port in ports if port.trouble]

    # With the app

    def open(self) -> None:
        """After the first frame: opens what may take some time."""
        self.device.bars.hide()
        self._loading()

    def follow(self, settings: Settings, lang: str) -> None:
        """Applies the settings at once."""
        self._settings = settings
        had, self._lang = self._lang, lang
        if self._behind and lang != had:
            self.device.speaker.prepare(lang)
        self.sounds.set_volumes(_volumes(settings))
        if self._behind:
            self._mixing.go()
        if self._roll is not None:
            self.roll_is_due(self._roll)
        if not settings.haptics:
            self.device.vibrator.stop()

    def sleep(self) -> None:
        """The app goes to the background: no sound, no vibration, no sensor."""
        self._motion.sleep(True)
        self._loading.cancel()
        self.device.vibrator.stop()
        self.say_no_more()
        self.sounds.stop_all()
        if self._behind:
            self._mixing.stop()

    def wake(self) -> None:
        self.device.bars.hide()
        self._motion.sleep(False)
        self._loading()

    # With a game

    def begin(self, game: str) -> None:
        self.sounds.prepare(game)
        self._behind = game
        self._loading()
        self.device.speaker.prepare(self._lang)
        self.signal("lid_creak")

    def end(self) -> None:
        """No game is open any more: the tablet may sleep, and screenshots are allowed."""
        self.nothing_moves()
        self._behind = ""
        self.muted = False
        self.sounds.end_theme()
        self.sounds.ambience()
        self.say_no_more()
        self._stand(awake=False, closed=False)

    def stand(self, stage: str) -> None:
        """The game shows this stage. The tablet stays awake during a game, and secrets appear in no
        screenshot."""
        self.nothing_moves()
        self.say_no_more()
        self._stand(awake=stage != "over" and not self.muted, closed=stage in ("curtain", "private", "split"))

    def _stand(self, awake: bool, closed: bool) -> None:
        if awake != self._awake:
            self._awake = awake
            self.device.awake.keep(awake)
        if closed != self._closed:
            self._closed = closed
            self.device.curtain.close(closed)

    # What is heard and felt

    def signal(self, name: str) -> None:
        """A sound of the house or, as "KEY/slab", of a game; the hands feel some of them."""
        if self.muted:
            return
        self.sounds.play(name)
        pulses = _FELT.get(name)
        if pulses and self._settings.haptics:
            self.device.vibrator.pulse(*pulses)

    def land(self, name: str, where: Widget) -> None:
        """The sound of a piece that has landed there; nobody hears it if that is not on the screen."""
        if where.get_root_window() is not None:
            self.signal(name)

    def tick(self) -> None:
        """Plays the sound of one of an hourglass's last seconds."""
        if not self.muted:
            self.sounds.tick()

    def _load_next(self, *_: object) -> bool:
        """Loads one sound a frame. What lies behind the game is the longest and comes last. While a keyhole
        opens people wait for what they will see, and none is loaded."""
        if self._scene().opening:
            return True
        more = self.sounds.load_next()
        if not more and self._behind:
            self.sounds.ambience(self._behind)
            self._mixing.go()
        return more

    # What lies behind a game

    @cached_property
    def _mixing(self) -> Mixing:
        from coffres.ui.mixing import Mixing  # imported late: home is silent

        return Mixing(self.sounds, self.device.speaker)

    def theme(self) -> None:
        """Plays the theme of the game that is open, once, before its ambience goes on."""
        if self._behind and not self.muted:
            self.sounds.theme(self._behind)
            self._loading()
            self._mixing.go()

    def tension(self, on: bool) -> None:
        """The game has become tense, or calm again, as everybody can see."""
        if self._behind and not self.muted:
            self.sounds.tension(on)
            self._mixing.go()

    # The voice

    @property
    def speaks(self) -> bool:
        """Whether the question on the table can be read aloud."""
        return not self.muted and self._settings.voice > 0 and self.device.speaker.ready

    @property
    def reads(self) -> bool:
        """Whether what everybody may hear can be read aloud now: never beside something private."""
        return self.speaks and not self._closed

    def find_voice(self) -> None:
        """Something is about to be shown that can be read aloud, perhaps before any game."""
        if not self._behind:
            self.device.speaker.prepare(self._lang)

    def say(self, text: str) -> None:
        self._saying = True
        self.device.speaker.say(text, self._settings.voice)
        self._mixing.speak()

    def say_no_more(self) -> None:
        """Stops the voice: the question has changed."""
        if self._saying:
            self._saying = False
            self.device.speaker.stop()
            self._mixing.hush()

    # What the tablet feels

    def roll_is_due(self, roll: Callable[[], None]) -> None:
        """Dice wait to be rolled: shaking the tablet rolls them, and so does the space bar."""
        self._thrown = _UNSHAKEN
        self.nothing_moves()
        self._roll = roll
        strength = self._settings.shake
        if strength != "off":
            # an unchanged detector is kept, because it remembers the time of the last shake
            if strength != self._strength:
                self._strength, self._shakes = strength, ShakeDetector(strength)
            Window.bind(on_touch_down=self._touched, on_touch_up=self._touched)
            self._motion.give_to(self._shaken)

    def watch_laid_flat(self, laid: Callable[[], None]) -> None:
        """Calls `laid` when the tablet is laid flat while somebody looks at a secret."""
        from coffres.device.flat import FlatDetector  # imported late: home shows no secret

        lies = FlatDetector()

        def feel(at: float, x: float, y: float, z: float) -> None:
            if lies.feed(at, x, y, z):
                laid()

        self._motion.give_to(feel)

    def nothing_moves(self) -> None:
        """From now on no movement of the tablet has any effect."""
        self._roll = None
        Window.unbind(on_touch_down=self._touched, on_touch_up=self._touched)
        self._motion.give_to(None)

    def roll(self) -> bool:
        """Rolls the dice that wait. Returns whether there were any."""
        if self._roll is None or self._scene().covered:  # the dice lie below what is above the table
            return False
        roll = self._roll
        self.nothing_moves()
        roll()
        return True

    def fling(self, edge: int) -> Fling:
        """How the dice that were due fall, thrown from the hand at this edge of the tablet."""
        return flung(edge, *self._thrown)

    def let_go(self) -> None:
        """Forgets a shake that has begun: a later movement is a new one."""
        self._shakes.touched(Clock.get_time())

    def _shaken(self, at: float, x: float, y: float, z: float) -> None:
        if self._shakes.feed(at, x, y, z):
            self._thrown = (self._shakes.force, self._shakes.along)
            self.roll()

    def _touched(self, *_: object) -> None:
        self._shakes.touched(Clock.get_time())


def _volumes(settings: Settings) -> Volumes:
    return Volumes(effects=settings.sounds, ambience=settings.music)
