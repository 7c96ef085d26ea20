"""What is shown above the fortress for a while: the choice of agents, a duel."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from kivy.metrics import dp
from kivy.uix.widget import Widget

from coffres.engine.contract import View
from coffres.engine.words import Translate
from coffres.games.agence_tous_risques import words
from coffres.ui.boards.agence_tous_risques import ink
from coffres.ui.boards.agence_tous_risques.agent import GUARD
from coffres.ui.boards.agence_tous_risques.casting import Candidate, Casting
from coffres.ui.boards.agence_tous_risques.crew import Crew
from coffres.ui.boards.agence_tous_risques.duel import Duel
from coffres.ui.boards.agence_tous_risques.fortress import Fortress
from coffres.ui.box import Box
from coffres.ui.made_ahead import MadeAhead
from coffres.ui.moment import Moment
from coffres.ui.scene import Turning
from coffres.ui.theme import SEAT_COLOURS

_PHONE = 500  # dp: on a less wide screen a fight has all of the board's place
_STAGE = 280  # dp: the width and height that it should have, if there is room
_FIGHTS = ("strike", "parry", "guard")


class Overlays:
    def __init__(
        self, parent: Widget, crew: Crew, translate: Translate, tap: Callable[[Candidate], None]
    ) -> None:
        """The overlays are added to `parent` while they are needed, above the fortress of the `crew`."""
        self._parent = parent
        self._crew = crew
        self._fortress: Fortress = crew.fortress
        self._translate = translate
        self.casting = Casting([translate(title) for title in words.FIGURES], tap)
        self._stage = Turning()  # the fight faces whoever is asked, as the panel does
        self._ahead = MadeAhead(parent, lambda: self.duel, lambda: self._lay_out(self._stage))

    @cached_property
    def duel(self) -> Duel:
        """Made before the first fight, while the board is calm: no game begins with one."""
        duel = Duel(size_hint=(1, 1))
        self._stage.add_widget(duel)
        return duel

    def face(self, edge: int) -> None:
        """Turns the fight by so many quarters. One that is not shown would be laid out for nothing."""
        if self.fights:
            self._stage.edge = edge

    def show(self, moment: Moment) -> None:
        phase = moment.table["phase"]
        self._ahead.wait()
        self._put_up(self.casting, phase == "choose")
        self._put_up(self._stage, phase in _FIGHTS)
        if phase == "choose":
            self._cast(moment)
        elif phase in _FIGHTS:
            self._face_off(moment)

    def end_the_duel(self) -> None:
        self._put_up(self._stage, False)

    @property
    def fights(self) -> bool:
        """Whether a fight is shown."""
        return self._stage.parent is not None

    def _put_up(self, widget: Widget, wanted: bool) -> None:
        if not wanted and widget.parent is not None:
            self._parent.remove_widget(widget)
        elif wanted and widget.parent is None:
            self._parent.add_widget(widget)
        if wanted:
            self._lay_out(widget)
        if widget is self._stage:  # behind a fight that fills the board nobody is looked for, or touched
            self._crew.opacity = 0 if wanted and self._small else 1

    @property
    def _small(self) -> bool:
        return bool(self._fortress.width < dp(_PHONE))

    def _lay_out(self, widget: Widget) -> None:
        widget.size_hint = (None, None)
        box = self._hall(widget)
        widget.pos, widget.size = (box.x, box.y), (box.width, box.height)

    def _hall(self, widget: Widget) -> Box:
        """The room for this widget: the vault and what is about it for a fight, if that is enough for its
        words; else the whole fortress."""
        whole = Box(*self._fortress.pos, *self._fortress.size)
        return whole if self._small or widget is not self._stage else self._arena(whole)

    def _arena(self, whole: Box) -> Box:
        """The vault; where it is small also the rounds about it, as far as nobody stands there."""
        fortress = self._fortress
        people = [fortress.box(place).center for place in set(fortress.people)]
        found = fortress.box(len(fortress.path) - 1)
        while min(found.width, found.height) < dp(_STAGE):
            wider = found.within(-fortress.square)
            fits = wider.width <= whole.width and wider.height <= whole.height
            if not fits or any(wider.has(*person) for person in people):
                break
            found = wider
        return found

    def _cast(self, moment: Moment) -> None:
        people, figures = moment.people, moment.table["figures"]
        for candidate in self.casting.candidates:
            taken = candidate.figure in figures
            c = figures.index(candidate.figure) if taken else -1
            look = people[c % len(people)] if taken else None
            candidate.owner = moment.names[c % len(moment.names)] if taken else ""
            candidate.symbol = look.symbol if look else ""
            candidate.colour = look.colour if look else candidate.colour

    def _face_off(self, moment: Moment) -> None:
        view: View = moment.table
        guard = view["phase"] == "guard"
        title = words.FIGHTS["guard" if guard else view["fight"]]
        strike = 0 if guard else view["strike"]
        left = (*self._side(moment, view["active"]), strike, _die(moment, view["active"], guard))
        foe = (
            (GUARD, self._translate(words.GUARD), "", "yellow") if guard else self._side(moment, view["foe"])
        )
        right = (*foe, 0, ink.RED if guard else _die(moment, view["foe"], guard))
        self.duel.set(self._translate(title), left, right)

    def _side(self, moment: Moment, c: int) -> tuple[int, str, str, str]:
        look = moment.people[c % len(moment.people)]
        return (*self._fighter(moment, c), look.symbol, look.colour)

    def _fighter(self, moment: Moment, c: int) -> tuple[int, str]:
        figures = moment.table["figures"]
        return figures[c], words.who(c, words.cast(moment.names, figures, self._translate))


def _die(moment: Moment, c: int, guard: bool) -> list[float]:
    """The colour of a die. AT-16: blue against a guard's red one; otherwise the player's colour."""
    return ink.BLUE if guard else SEAT_COLOURS[moment.people[c % len(moment.people)].colour]
