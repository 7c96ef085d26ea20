"""A replay: a place in a recorded game, who looks at it, and how fast it plays by itself.

It goes from one position that people have seen to the next: the stops of the reel. What is shown there is
shown by the screen; here it is only decided which position that is, and what a viewer may see of it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty

from coffres.engine.contract import EVERYTHING, TABLE, Chapter, Fact
from coffres.engine.reel import Opening, Reel, Still
from coffres.engine.story import Told
from coffres.engine.trouble import Trouble
from coffres.storage.roster import Seat
from coffres.ui.moment import Moment, moment_of
from coffres.ui.tablet import Tablet

# tells these facts; the second argument: where chapters begin
Tell = Callable[[Sequence[Fact], Collection[int]], Sequence[Told]]
SPEEDS = (1, 2, 4)
_LEAST = 0.7  # seconds that a stop is shown when something was told of it
_READ = 0.045  # seconds to read one letter
_MOST = 4.0  # most seconds that a sentence is shown
_UNTOLD = 0.2  # seconds that a stop is shown when nobody was told anything


class Recorded(NamedTuple):
    """A game to be looked at again."""

    reel: Reel
    people: Sequence[Seat]  # those who sat there last
    open: bool  # whether its secrets may be seen: it is over, or cannot be played on
    notes: Sequence[Trouble] = ()  # what is to be said about its save


class StoryLine(NamedTuple):
    """A sentence of the story, or the heading of a chapter."""

    stop: int  # the number of the stop at which it is told
    text: str
    heading: bool = False


class ReplayCursor(EventDispatcher):
    """`on_jump` comes when another stop or another viewer is to be shown at once; `on_forward` when the next
    stop was reached by itself, so that its pieces may move."""

    __events__ = ("on_jump", "on_forward")
    at = NumericProperty(0)  # the number of the stop that is shown
    viewer = NumericProperty(TABLE)  # who looks: a seat, TABLE or EVERYTHING
    opened = BooleanProperty(False)  # whether this one stop is shown with everything open
    playing = BooleanProperty(False)
    speed = NumericProperty(SPEEDS[0])

    def __init__(self, recorded: Recorded) -> None:
        super().__init__()
        self.reel = recorded.reel
        self.people = recorded.people
        self._open = recorded.open
        self._told: dict[int, list[Fact]] = {}
        self._still: Still | None = None
        self._onwards = Clock.create_trigger(self._go_on, 0)
        # where each chapter begins: the number of its first stop
        self.chapters = self._chapters()

    def _chapters(self) -> list[Opening]:
        """The chapters that have a stop, by the number of the first one."""
        found: dict[int, Opening] = {}
        for opening in self.reel.openings:
            stop = self._stop_at(opening.at)
            found[stop] = Opening(stop, opening.chapter)
        return list(found.values())

    @property
    def last(self) -> int:
        """The number of the last stop."""
        return len(self.reel.stops) - 1

    @property
    def chapter(self) -> Opening:
        """The chapter that the shown stop belongs to."""
        return self.chapters[self._chapter_number()]

    def _chapter_number(self) -> int:
        return max(0, bisect_right(self.chapters, self.at, key=lambda opening: opening.at) - 1)

    # Moving

    def go(self, stop: float) -> None:
        """Shows the stop with this number, or the nearest there is, at once."""
        stop = min(max(0, round(stop)), self.last)
        if stop != self.at or self.opened:
            self.opened = False
            self.at = stop
            self.dispatch("on_jump")

    def step(self, way: int) -> None:
        """One stop on (1) or back (-1). Whoever steps has stopped playing."""
        self.pause()
        self.go(self.at + way)

    def turn_chapter(self, way: int) -> None:
        """To the next chapter (1); or to the beginning of this one (-1), and from there of the one before."""
        number = self._chapter_number()
        if way > 0:
            after = number + 1 < len(self.chapters)
            self.go(self.chapters[number + 1].at if after else self.last)
        elif self.at > self.chapters[number].at:
            self.go(self.chapters[number].at)
        else:
            self.go(self.chapters[max(0, number - 1)].at)

    def look_as(self, viewer: int) -> None:
        """Shows the game as a seat, the table, or somebody from whom nothing is hidden, saw it. Raises
        ValueError for more than the table while the game may still be played."""
        if viewer != TABLE and not self._open:
            raise ValueError(viewer)
        self.viewer, self.opened = viewer, False
        self.dispatch("on_jump")

    def turn_over(self) -> None:
        """Shows this stop with everything open; again: as it was."""
        if not self._open:
            raise ValueError(EVERYTHING)
        self.pause()
        self.opened = not self.opened
        self.dispatch("on_jump")

    # Playing

    def play(self) -> None:
        """Plays forward by itself; from the end: from the beginning."""
        self.playing = True
        if self.at == self.last:
            self.go(0)
        self.rest(0, 0)

    def pause(self) -> None:
        self.playing = False
        self._onwards.cancel()

    def change_speed(self) -> None:
        """The next of the three speeds; after the fastest comes the slowest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]

    @property
    def hasty(self) -> bool:
        """Whether it plays too fast for pieces that move."""
        return bool(self.speed == SPEEDS[-1])

    def rest(self, moving: float, letters: int) -> None:
        """Plays on after this stop has been seen. `moving`: seconds until its pieces have come to rest;
        `letters`: the length of what is told of it."""
        reading = min(_MOST, max(_LEAST, _READ * letters)) if letters else _UNTOLD
        self._onwards.cancel()
        self._onwards.timeout = moving + reading / self.speed
        self._onwards()

    def _go_on(self, *_: object) -> None:
        if self.at == self.last:
            self.pause()
            return
        self.opened = False
        self.at += 1
        self.dispatch("on_forward")
        if self.at == self.last:
            self.pause()

    # What is seen

    @property
    def eyes(self) -> int:
        """Who looks at this stop."""
        return EVERYTHING if self.opened else int(self.viewer)

    @property
    def still(self) -> Still:
        index = self.reel.stops[int(self.at)]
        if self._still is None or self._still.index != index:
            self._still = self.reel.still(index)
        return self._still

    def board_moment(self) -> Moment:
        """What lies on the table: for a player the same as for everybody."""
        viewer = EVERYTHING if self.eyes == EVERYTHING else TABLE
        return moment_of(self.still, self._flat(), self.people, viewer)

    def _flat(self) -> Tablet:
        tablet = Tablet()
        if self.still.asks():
            tablet.lay_flat()
        else:
            tablet.follow(())
        return tablet

    def hand_moment(self, between_turns: bool) -> Moment | None:
        """The private page of the player whose hand is shown beside the board; None if there is none.
        `between_turns`: whether this game's players may look at their secrets between turns, too."""
        seat = self.holder
        if seat < 0:
            return None
        tablet = Tablet()
        asked = next((ask for ask in self.still.asks() if ask.by == seat and ask.secret), None)
        if asked is not None:
            tablet.follow((asked,))
        elif between_turns and self.still.asks():
            tablet.call(seat)
        else:
            return None
        tablet.lift()
        return moment_of(self.still, tablet, self.people, seat)

    @property
    def holder(self) -> int:
        """The player whose hand is shown: the one who looks or, with everything open, the one whose turn it
        is; TABLE if there is none."""
        if self.eyes != EVERYTHING:
            return self.eyes
        asked = [ask.by for ask in self.still.asks() if ask.secret and ask.by >= 0]
        return asked[0] if asked else self.chapter.chapter.of

    # What was told

    def told(self, stop: int) -> list[Fact]:
        """What the table was told between the stop before this one and this one."""
        stops = self.reel.stops
        return self._facts(TABLE)[stops[stop - 1] if stop else 0 : stops[stop]]

    def _facts(self, viewer: int) -> list[Fact]:
        if viewer not in self._told:
            self._told[viewer] = self.reel.facts(viewer)
        return self._told[viewer]

    def story(self, tell: Tell, heading: Callable[[Chapter], str]) -> list[StoryLine]:
        """The whole story, as whoever looks was told it. A chapter's heading comes after what led to it."""
        viewer = max(TABLE, int(self.viewer))  # with everything open, it is still told to the table
        begins = {opening.at: opening.chapter for opening in self.reel.openings}
        sentences = {told.at: told.text for told in tell(self._facts(viewer), begins)}
        lines = []
        for index in range(self.reel.length + 1):
            if index in begins:
                lines.append(StoryLine(self._stop_at(index), heading(begins[index]), heading=True))
            if index in sentences:
                lines.append(StoryLine(self._stop_at(index + 1), sentences[index]))
        return lines

    def _stop_at(self, index: int) -> int:
        """The number of the first stop at or after this position."""
        return min(bisect_left(self.reel.stops, index), self.last)

    def on_jump(self) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_forward(self) -> None:
        """The default handler that Kivy requires; it does nothing."""
