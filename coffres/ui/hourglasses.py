"""The hourglasses of a position, and how much sand each has left. They measure time with Kivy's clock
only."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable
from math import ceil

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty

from coffres.engine.contract import Ask

_LAST = 5  # the last seconds, which are counted aloud
_HASTE = 10  # the last seconds, in which all becomes tense; a shorter hourglass only limits one roll
_STEP = 1 / 10  # seconds between two looks at the sand: more often would draw the window anew for nothing
_LONGEST = 1.0  # most seconds that one look counts: if it took longer, the device itself was asleep


class Hourglass(EventDispatcher):
    """One hourglass. The drawn sand, the number and the ticks follow `left`."""

    left = NumericProperty()

    def __init__(self, ask: Ask | None, seconds: float) -> None:
        """`ask`: the question that it limits; None for one that is only shown."""
        super().__init__(left=seconds)
        self.ask = ask
        self.total = seconds


class Hourglasses(EventDispatcher):
    """All hourglasses on the table now. While paused, no sand falls. `on_second(glass)` counts the last
    seconds.

    Several callers may pause them at the same time, each with its own reason. The sand falls again only when
    every reason has been taken back.
    """

    __events__ = ("on_second",)
    # factor for the time of hourglasses turned from now on; 0: a game without time limits
    stretch = NumericProperty(1)
    hasty = BooleanProperty(False)  # whether the sand of an hourglass is nearly gone
    waits: Collection[str] = ()  # prompts of hourglasses that run even in a game without time limits

    def __init__(self, run_out: Callable[[Ask], None], stretch: float) -> None:
        """`run_out(ask)` is called for each hourglass that is empty."""
        super().__init__()
        self._run_out = run_out
        self._ticking = Clock.create_trigger(self._tick, _STEP, interval=True)
        self.running: list[Hourglass] = []
        self._reasons: set[Hashable] = set()  # the reasons why the sand is stopped
        self._turn: object = None
        self._stopped: list[Hourglass] = []
        self.stretch = stretch

    def keep(self, asks: tuple[Ask, ...], turn: object = None) -> None:
        """Keeps the hourglasses that are still asked for, removes the others, and turns the new ones.

        `turn` is for games that may stop an hourglass: if none is asked for, the running ones are laid aside.
        If they are asked for again in the same turn, they go on with the sand they had.
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
        """Stops the sand for this reason or, with `stands` False, takes this reason back."""
        if stands:
            self._reasons.add(reason)
        else:
            self._reasons.discard(reason)
        self._start_or_stop()

    def on_stretch(self, *_: object) -> None:
        self._start_or_stop()

    def _start_or_stop(self) -> None:
        self._ticking.cancel()  # without this, frames would be drawn although no sand falls
        if not self.paused and any(self._falls(glass) or not glass.left for glass in self.running):
            self._ticking()
        self._find_haste()

    def _find_haste(self) -> None:
        self.hasty = any(
            glass.left <= _HASTE <= glass.ask.seconds and self._falls(glass) for glass in self.running
        )

    def _falls(self, glass: Hourglass) -> bool:
        return bool(self.stretch) or glass.ask.prompt in self.waits

    def spend(self, seconds: float) -> None:
        """Takes sand from the hourglasses that do not run by themselves: an action in a game without time
        limits can cost sand."""
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
        self._find_haste()
        empty = next((glass for glass in self.running if not glass.left), None)
        if empty is not None:
            self.running.remove(empty)
            self._run_out(empty.ask)

    def on_second(self, glass: Hourglass) -> None:
        """The default handler that Kivy requires; it does nothing."""
