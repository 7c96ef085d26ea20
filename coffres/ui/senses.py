"""The tablet's hands and senses in the service of a game: what is heard, felt and shaken, and when.

Screens say what happens ("refuse", "dice_land"); settings and device decide what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable

from kivy.clock import Clock
from kivy.core.window import Window

from coffres.device.ports import Device
from coffres.device.shake import ShakeDetector
from coffres.device.sound import Sounds, Volumes
from coffres.engine.trouble import Trouble
from coffres.storage.settings import Settings
from coffres.ui.motion import Motion

_FELT = {  # what the hands feel of what is heard: pulses, in seconds
    "gong": (0.4, 0.4, 0.4),
    "refuse": (0.05,),
    "dice_land": (0.06,),
    "bolt_clack": (0.03,),
}


class Senses:
    def __init__(
        self,
        device: Device,
        sounds: Callable[[Volumes], Sounds],
        settings: Settings,
        covered: Callable[[], bool],
    ) -> None:
        """`covered` tells whether something lies above the table, so that nothing on it may be moved."""
        self.device = device
        self._settings = settings
        self._covered = covered
        self.sounds = sounds(_volumes(settings))
        self._loading = Clock.create_trigger(self._load_next, 0, interval=True)
        self._behind = ""  # the game whose ambience is heard, once its sounds are there
        self._lang = ""
        self._motion = Motion(device.accelerometer)
        self._roll: Callable[[], None] | None = None
        self._shakes = ShakeDetector()
        self._strength = "normal"  # that it is made for
        self._awake = self._closed = self._saying = False

    # What is missing

    def trouble_with(self, sense: str) -> Trouble | None:
        """Why one of the device's ports, or the sounds, cannot do its work."""
        trouble: Trouble | None = (self.sounds if sense == "sounds" else getattr(self.device, sense)).trouble
        return trouble

    def troubles_of_the_window(self) -> list[Trouble]:
        """What cannot be had, and has no setting of its own that could say so."""
        device = self.device
        ports = (device.awake, device.curtain, device.bars, device.insets)
        return [port.trouble for port in ports if port.trouble]

    # With the app

    def open(self) -> None:
        """After the first frame: what may take a while."""
        self.device.bars.hide()
        self._loading()

    def follow(self, settings: Settings, lang: str) -> None:
        """Other settings, at once."""
        self._settings = settings
        had, self._lang = self._lang, lang
        if self._behind and lang != had:
            self.device.speaker.prepare(lang)
        self.sounds.set_volumes(_volumes(settings))
        if self._roll is not None:
            self.roll_is_due(self._roll)
        if not settings.haptics:
            self.device.vibrator.stop()

    def sleep(self) -> None:
        """The app goes to the background: silent, still, and feeling nothing."""
        self._motion.sleep(True)
        self._loading.cancel()
        self.sounds.stop_all()
        self.device.vibrator.stop()
        self.say_no_more()

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
        """No game any more: the tablet may sleep, and be photographed."""
        self.nothing_moves()
        self._behind = ""
        self.sounds.ambience()
        self.say_no_more()
        self._stand(awake=False, closed=False)

    def stand(self, stage: str) -> None:
        """The game shows this stage: awake while it runs, and its secrets are in no picture."""
        self.nothing_moves()
        self.say_no_more()
        self._stand(awake=stage != "over", closed=stage in ("curtain", "private", "split"))

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
        self.sounds.play(name)
        pulses = _FELT.get(name)
        if pulses and self._settings.haptics:
            self.device.vibrator.pulse(*pulses)

    def tick(self) -> None:
        """One of the last seconds of an hourglass."""
        self.sounds.tick()

    def _load_next(self, *_: object) -> bool:
        """A sound a frame; what is heard behind a game comes last, it is the longest."""
        more = self.sounds.load_next()
        if not more:
            self.sounds.ambience(self._behind)
        return more

    # The voice

    @property
    def speaks(self) -> bool:
        """Whether what stands on the table can be read aloud."""
        return self._settings.voice > 0 and self.device.speaker.ready

    def say(self, text: str) -> None:
        self._saying = True
        self.device.speaker.say(text, self._settings.voice)

    def say_no_more(self) -> None:
        """What was asked before is asked no longer."""
        if self._saying:
            self._saying = False
            self.device.speaker.stop()

    # What the tablet feels

    def roll_is_due(self, roll: Callable[[], None]) -> None:
        """Dice wait for a hand: shaking the tablet rolls them, and so does the space bar."""
        self.nothing_moves()
        self._roll = roll
        strength = self._settings.shake
        if strength != "off":
            if strength != self._strength:  # else it is the same one: it remembers when it last was shaken
                self._strength, self._shakes = strength, ShakeDetector(strength)
            Window.bind(on_touch_down=self._touched, on_touch_up=self._touched)
            self._motion.give_to(self._shaken)

    def watch_laid_flat(self, laid: Callable[[], None]) -> None:
        """Somebody holds the tablet and looks at a secret."""
        from coffres.device.flat import FlatDetector  # home has no secret to look at

        lies = FlatDetector()

        def feel(at: float, x: float, y: float, z: float) -> None:
            if lies.feed(at, x, y, z):
                laid()

        self._motion.give_to(feel)

    def nothing_moves(self) -> None:
        """No movement of the tablet means anything."""
        self._roll = None
        Window.unbind(on_touch_down=self._touched, on_touch_up=self._touched)
        self._motion.give_to(None)

    def roll(self) -> bool:
        """The dice that are due, if any are."""
        if self._roll is None or self._covered():
            return False
        roll = self._roll
        self.nothing_moves()
        roll()
        return True

    def let_go(self) -> None:
        """A shake that has begun is over: what comes after is another."""
        self._shakes.touched(Clock.get_time())

    def _shaken(self, at: float, x: float, y: float, z: float) -> None:
        if self._shakes.feed(at, x, y, z):
            self.roll()

    def _touched(self, *_: object) -> None:
        self._shakes.touched(Clock.get_time())


def _volumes(settings: Settings) -> Volumes:
    return Volumes(effects=settings.sounds, ambience=settings.music)
