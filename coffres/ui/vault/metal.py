"""What the vault is made of: brushed steel, light from above, letters; each made once and kept."""

from __future__ import annotations

import random
from functools import lru_cache

from kivy.core.text import Label
from kivy.graphics.texture import Texture

STEEL = (0.64, 0.69, 0.72, 1)
DARK_STEEL = (0.30, 0.35, 0.38, 1)
VAULT = (0.071, 0.094, 0.110, 1)
BLUEPRINT = (0.071, 0.227, 0.388, 1)
NEON = (0.310, 0.820, 0.773, 1)
ALARM = (1.0, 0.420, 0.369, 1)
GOLD = (0.93, 0.72, 0.30, 1)
BRONZE = (0.55, 0.37, 0.12, 1)
LIGHT = (0.914, 0.945, 0.949, 1)
NIGHT = (0.09, 0.09, 0.08, 1)

_SIDE = 128


@lru_cache(maxsize=1)
def brushed() -> Texture:
    """Fine streaks along one way, as a brush leaves them; white where it is brightest."""
    return _texture((_SIDE, _SIDE), _streaks)


@lru_cache(maxsize=1)
def sheen() -> Texture:
    """Light from above, on something round: bright near the top, dark at the foot."""
    return _texture((1, _SIDE), lambda: bytes(_level(step / (_SIDE - 1)) for step in range(_SIDE)))


def _texture(size: tuple[int, int], grey: object) -> Texture:
    def fill(texture: Texture) -> None:
        """Again, too, when the tablet has thrown its textures away."""
        texture.blit_buffer(grey(), colorfmt="luminance", bufferfmt="ubyte")

    texture = Texture.create(size=size, colorfmt="luminance", callback=fill)
    texture.mag_filter = texture.min_filter = "linear"
    return texture


def _level(height: float) -> int:
    return round(255 * (0.58 + 0.42 * max(0.0, 1 - abs(height - 0.78) / 0.78)))


def _streaks() -> bytes:
    chance = random.Random(7)  # of the look only
    rows = bytearray()
    for _row in range(_SIDE):
        base, drift = chance.uniform(205, 240), 0.0
        for _column in range(_SIDE):
            drift = 0.94 * drift + chance.uniform(-3, 3)
            rows.append(max(0, min(255, round(base + drift))))
    return bytes(rows)


@lru_cache(maxsize=512)
def letters(text: str, size: int, font: str = "text") -> Texture:
    label = Label(text=text, font_size=size, font_name=font, bold=font == "text")
    label.refresh()
    return label.texture
