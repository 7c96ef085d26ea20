"""The hourglasses of a position: how much of each is left. Kivy's clock is all the time there is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from math import ceil

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty

from coffres.engine.contract import Ask

_LAST = 5  # seconds that are counted aloud
_LONGEST = 1.0  # second that can pass from one frame to the next: more, and the device itself was asleep


class Hourglass(EventDispatcher):
    """One that runs. Sand, numbers and ticks follow `left`."""

    left = NumericProperty()

    def __init__(self, ask: Ask | None, seconds: float) -> None:
        """`ask` is None for one that only stands there."""
        super().__init__(left=seconds)
        self.ask = ask
        self.total = seconds


class Hourglasses(EventDispatcher):
    """All that stand on the table now. Paused, no grain falls. `on_second(glass)` counts the last ones.

    Several things may pause them at once, each for a reason of its own: whoever takes theirs back wakes
    nobody else's.
    """

    __events__ = ("on_second",)
    stretch = NumericProperty(1)  # lengthens those that are turned over from now on; 0: nobody is pressed
    waits: Collection[str] = ()  # prompts of those that press nobody: they run even then

    def __init__(self, run_out: Callable[[Ask], None], stretch: float) -> None:
        """`run_out` hears of each that is empty."""
        super().__init__()
        self._run_out = run_out
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)
        self.running: list[Hourglass] = []
        self._reasons: set[Hashable] = set()  # why no sand falls
        self._turn: object = None
        self._stopped: list[Hourglass] = []
        self.stretch = stretch

    def keep(self, asks: tuple[Ask, ...], turn: object = None) -> None:
        """Those still asked for run on; the others are taken away, new ones turned over.

        `turn` names the turn of an hourglass that a game may stop: where none is asked for they are laid
        aside, and go on from there if they are asked for again in the same turn.
        """
        if not asks and self.running:
            self._turn, self._stopped = turn, self.running
        elif asks and self._stopped:
            self.running = self._stopped if turn is not None and turn == self._turn else []
            self._stopped = []
        old = {glass.ask.prompt: glass for glass in self.running}
        self.running = []
        for ask in asks:
            glass = old.get(ask.prompt)
            if glass is None or glass.ask != ask:
                glass = Hourglass(ask, ask.seconds * (self.stretch or 1))
            self.running.append(glass)
        self._start_or_stop()

    @property
    def paused(self) -> bool:
        return bool(self._reasons)

    def pause(self, reason: Hashable, stands: bool = True) -> None:
        """For this reason no sand falls; or it is one no longer."""
        if stands:
            self._reasons.add(reason)
        else:
            self._reasons.discard(reason)
        self._start_or_stop()

    def on_stretch(self, *_: object) -> None:
        self._start_or_stop()

    def _start_or_stop(self) -> None:
        self._ticking.cancel()  # a frame is drawn only while sand falls
        if not self.paused and any(self._falls(glass) or not glass.left for glass in self.running):
            self._ticking()

    def _falls(self, glass: Hourglass) -> bool:
        return bool(self.stretch) or glass.ask.prompt in self.waits

    def spend(self, seconds: float) -> None:
        """Where nobody is pressed, what is done may cost the sand that would have run meanwhile."""
        for glass in self.running:
            if not self._falls(glass):
                glass.left = max(0.0, glass.left - seconds)
        self._start_or_stop()

    def _tick(self, since: float) -> None:
        seconds = min(since, _LONGEST)
        for glass in filter(self._falls, self.running):
            before, glass.left = ceil(glass.left), max(0.0, glass.left - seconds)
            if 0 < ceil(glass.left) < before <= _LAST + 1:
                self.dispatch("on_second", glass)
        empty = next((glass for glass in self.running if not glass.left), None)
        if empty is not None:
            self.running.remove(empty)
            self._run_out(empty.ask)

    def on_second(self, glass: Hourglass) -> None:
        """Nothing to do but for those who listen."""
