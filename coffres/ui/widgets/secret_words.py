"""Words on a secret page: dark, with a pale rim that weighs on the paper as much as their ink.

So they may be large, and nobody across the table sees where there are more of them.
"""

from __future__ import annotations

from kivy.properties import BooleanProperty

from coffres.ui.pairs import load_layout
from coffres.ui.widgets.fitted import Fitted


class SecretWords(Fitted):
    hollow = BooleanProperty(False)  # only the outline is inked: for the largest letters


load_layout(__name__)
