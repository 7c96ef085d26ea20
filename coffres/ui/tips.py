"""What is wise, and why: one sentence more for whoever hesitates, the first time that a question comes up.

A tip follows from the question's name alone, never from a secret. On private pages, which one after the other
sees, it comes once for each seat. Nobody gets one who only looks on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kivy.clock import Clock

from coffres.engine.registry import tips

if TYPE_CHECKING:
    from coffres.ui.floating import Floating
    from coffres.ui.sitting import House, Sitting

_HESITATION = 2.0  # seconds without an answer


class Tips:
    def __init__(self, sitting: Sitting, house: House) -> None:
        self._sitting = sitting
        self._house = house
        self._tips = tips(sitting.game)
        self._shown: Floating | None = None
        self._hesitating = Clock.create_trigger(self._tell, _HESITATION)
        sitting.stage.bind(on_position=self.expect)

    def expect(self, *_: object) -> None:
        """Another question is on the screen."""
        self.stop()
        if self._due():
            self._hesitating()

    def stop(self) -> None:
        self._hesitating.cancel()
        if self._shown is not None:
            self._shown.dismiss()
            self._shown = None

    def _due(self) -> str:
        """The tip for the question that a person is asked now; empty if there is none. While an automaton is
        due, the tablet asks nobody."""
        tablet = self._sitting.tablet
        if tablet.where not in ("table", "private") or tablet.ask is None:
            return ""
        return self._tips.get(tablet.ask.prompt, "") if self._house.settings().tips else ""

    def _tell(self, *_: object) -> None:
        sitting, tip = self._sitting, self._due()
        if not tip or sitting.left or sitting.telling.resolving:
            return
        most = len(sitting.people) if sitting.tablet.where == "private" else 1
        self._shown = self._house.tip(sitting.translate(tip), sitting.game, sitting.tablet.ask.prompt, most)
