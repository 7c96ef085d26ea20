"""Text that wraps to the width it is given and is as high as it needs."""

from __future__ import annotations

from coffres.ui.pairs import load_layout
from coffres.ui.typeset import Typeset


class Sentence(Typeset):
    pass


load_layout(__name__)
