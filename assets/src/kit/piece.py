"""What a game's art folder declares: one Piece a picture."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True)
class Piece:
    """A picture the app asks for by name.

    `draw(width, height)` gets the size in pixels of the denser version (twice `width` x `height` in dp) and
    returns an image of exactly that size.
    """

    name: str
    width: int
    height: int
    draw: Callable[[int, int], Image.Image]
    sheet: str = ""  # packed with the others of that sheet; "": a file of its own
    lone: bool = False  # one file of twice the size, outside the index: for the launcher, not for the app
    photo: bool = False  # JPEG: no transparency, large surface
    tile: bool = False  # repeats without a seam
    sharp: float = 2  # pixels a dp where it is largest: less for a large surface without fine lines
    border: tuple[int, int, int, int] = ()  # left, top, right, bottom in dp that do not stretch
    colours: int = 256  # a palette of so many
    extra: tuple[tuple[str, object], ...] = ()  # facts for the index: contours, anchors
