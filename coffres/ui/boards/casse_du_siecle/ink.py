"""The colours of the vault, and its letters, which are rendered once and kept."""

from __future__ import annotations

from functools import lru_cache

from kivy.core.text import Label
from kivy.graphics.texture import Texture

VAULT = (0.071, 0.094, 0.110, 1)
NEON = (0.310, 0.820, 0.773, 1)
LIGHT = (0.914, 0.945, 0.949, 1)
INK = (0.09, 0.09, 0.08, 1)


@lru_cache(maxsize=512)
def letters(text: str, size: int, font: str = "text") -> Texture:
    label = Label(text=text, font_size=size, font_name=font, bold=font == "text")
    label.refresh()
    return label.texture
