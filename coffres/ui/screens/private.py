"""A private page: for one player only, with a secret to hold and what this seat may do.

From across the table, every role's page looks the same: the board is the table's, the panel has the same
plates, and the secret exists only on the sheet above the pad while the pad is held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from coffres.ui.adviser import GIVEN
from coffres.ui.board import Control
from coffres.ui.fingers import spend
from coffres.ui.pairs import load_layout
from coffres.ui.question import Question
from coffres.ui.seating import left_handed
from coffres.ui.whose_turn import whose_turn
from coffres.ui.widgets import desk, panel  # noqa: F401 - the layout uses them
from coffres.ui.widgets.counsel_page import CounselPage
from coffres.ui.widgets.peek import Peek

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_ADVICE = 0.5  # part of the sheet's height that advice takes


class PrivateScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    reading = BooleanProperty(False)  # whether the player looks at the secret now
    left = BooleanProperty(False)  # whether the panel is on the left, for a left-handed player

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.place.add_widget(self.sitting.board)
        self._question = Question(self.sitting, self.ids.panel)
        self.sitting.adviser.bind(state=self._advise)

    def refresh(self) -> None:
        """Shows the question for this player: the frame is closed, the plates are new."""
        sitting, panel_ = self.sitting, self.ids.panel
        tablet, board = sitting.tablet, sitting.board
        ask = tablet.ask
        board.show(sitting.moment())
        chooser = sitting.asking.chooser(ask)
        tap_to_see = not App.get_running_app().settings.hold_to_see
        peek = board.frame(
            chooser, build_secret=self._secret, build_more=self._advice, tap_to_see=tap_to_see, page=self
        )
        peek.bind(looked=lambda *_: panel_.looked(), shown=self._looking)
        person = sitting.people[tablet.hand.to]
        panel_.about(person)
        panel_.ids.strip.show(sitting.people, whose_turn(sitting))
        self.left = left_handed(person)
        _ = App.get_running_app().l10n._
        panel_.prompt = sitting.asking.question(ask) or _("Regarde ton secret, puis rends la tablette.")
        panel_.clause = ask.rule if ask else ""
        panel_.under = peek
        self._advise()
        self._question.put(sitting.asking.controls() if ask else self._leave(), chooser)
        board.chooser = chooser

    def _looking(self, _peek: Peek, shown: bool) -> None:
        """Turns the card with the same sound whatever is on it. When the tablet is put down, the secret is
        hidden."""
        self.reading, senses = shown, self.sitting.senses
        if shown:
            senses.signal("card_turn")
            senses.watch_laid_flat(self.hide)
        else:
            senses.nothing_moves()

    def _secret(self) -> object:
        return self.sitting.board.secret(self.sitting.moment())

    def _advise(self, *_: object) -> None:
        """The panel shows how far the advice is; only the sheet shows the advice."""
        state = self.sitting.adviser.state
        self.ids.panel.ids.counsel.tell(state, ("", ""))
        if self.ids.panel.under is not None:
            self.ids.panel.under.foot = _ADVICE if state == GIVEN else 0

    def _advice(self) -> CounselPage:
        move, why = self.sitting.adviser.words()
        return CounselPage(move=move, why=why)

    @staticmethod
    def _leave() -> list[Control]:
        text = App.get_running_app().l10n._("J'ai vu")
        return [Control("leave", text, main=True, needs_look=True)]

    def on_touch_down(self, touch: object) -> bool:
        """A touch on the board while something moves there puts it at its goal, and means nothing else."""
        if self.ids.place.collide_point(*touch.pos) and self.sitting.board.hurry():
            spend(touch)
            return True
        return super().on_touch_down(touch)

    def back(self) -> bool:
        self.hide()
        App.get_running_app().open_pause()
        return True

    def hide(self) -> None:
        """Hides the secret at once: the tablet was laid flat, or the app is about to leave."""
        if self.ids.panel.under is not None:
            self.ids.panel.under.hide()


load_layout(__name__)
