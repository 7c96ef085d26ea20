"""The corner of a half that its reader holds: what it shows stands beside it, where no hand covers it."""

from __future__ import annotations

from collections.abc import Callable

from kivy.properties import NumericProperty

from coffres.ui.pairs import load_layout
from coffres.ui.widgets.peek import Peek


class ReaderCorner(Peek):
    hole = NumericProperty(1)  # size of the keyhole

    @staticmethod
    def label(_: Callable[..., str]) -> str:
        """The word on the corner; `_` translates it."""
        return _("Relire")


load_layout(__name__)
