"""What has just happened, shown on the flat tablet: dice fall, a sentence says it, then the game goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from coffres.engine.contract import Fact
from coffres.ui import motion
from coffres.ui.widgets.happenings import Happenings

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

Stands = Callable[[Sequence[Fact], bool], float]


class Resolution:
    """`stands(facts, told)` shows an event on the board, if there is a board. It returns the seconds until
    the game goes on; `told` says whether a sentence is shown. `thrower()` is the edge of the tablet from
    which dice are thrown, in quarter turns."""

    def __init__(
        self, sitting: Sitting, happenings: Happenings, stands: Stands, thrower: Callable[[], int]
    ) -> None:
        self._sitting = sitting
        self._happenings = happenings
        self._stands = stands
        self._thrower = thrower
        self._facts: list[Fact] = []  # the facts that wait until the dice have fallen
        self._falling: object = None  # identifies the throw that is in the air

    @property
    def falling(self) -> bool:
        """Whether dice are in the air."""
        return self._falling is not None

    def show(self, facts: Sequence[Fact], colours: Sequence[list[float]]) -> None:
        """Shows an event, beginning with its dice. Facts that come while the dice fall are told together with
        it."""
        sitting = self._sitting
        sitting.telling.resolving = True
        self._facts += facts
        throw = self._falling = object()
        faces = next((dice for dice in map(sitting.board.throw.fallen, facts) if dice), ())
        if not faces:
            self._falling = None
            self._say()
            return
        still = motion.still()
        if not still:
            sitting.senses.signal("dice_shake")
        fling = sitting.senses.fling(self._thrower())
        self._happenings.roll(faces, colours, still, lambda: self._land(throw), fling)

    def _land(self, throw: object) -> None:
        if throw is self._falling and not self._sitting.left:
            self._falling = None
            self._sitting.senses.signal("dice_land")
            self._say()

    def _say(self) -> None:
        facts, self._facts = self._facts, []
        seconds = self._stands(facts, self.tell(facts))
        if seconds:
            self._sitting.telling.go_on_in(seconds)
        else:
            self._sitting.telling.go_on()

    def tell(self, facts: Sequence[Fact]) -> bool:
        """Tells the facts in sentences, except those that the board shows itself. Returns whether there was
        one."""
        board = self._sitting.board
        sounds = [sound for sound in map(board.sound, filter(None, facts)) if sound]
        if sounds:
            self._sitting.senses.signal(sounds[-1])
        news = self._sitting.speech.news(self._sitting.match.facts(), facts)
        told = zip(facts, news, strict=True)
        sentences = [text for fact, text in told if text and not board.phrasing.unsaid(fact)]
        if sentences:
            self._happenings.say(sentences)
        return bool(sentences)
