"""Draws the fort with canvas instructions: sea, stone, keys, chest, banknotes.

Everything that is not a rendered picture is drawn here, and nowhere else. Every function draws into the open
canvas.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import copysign, hypot

from kivy.graphics import (
    Color,
    Rectangle,
    SmoothEllipse,
)
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.utils import get_color_from_hex as colour

from coffres.ui.boards.fort_boyard.rampart import Rampart
from coffres.ui.boards.fort_boyard.stamps import fade, glow, glyph, number, veil
from coffres.ui.pictures import repeated, texture
from coffres.ui.quads import Corners, Quads
from coffres.ui.theme import INK, PAPER, shade

NIGHT = colour("#14213A")
CREAM = colour("#F6E7C1")
GOLD = colour("#F2B632")
TIGER = colour("#F07F2E")
SAND = colour("#F1DFB6")
SEA = colour("#0B5563")
RED = colour("#981B14")
CELLLESS = "ST"  # the kinds of spaces without a cell
TRIAL_SIGN, RIDDLE_SIGN = "sign_trial", "sign_riddle"
# space kinds with one picture
PAINTED = {"S": "sign_start", "T": "sign_tiger", "G": "sign_guardian", "t": TRIAL_SIGN}
WALK = {"S": colour("#8FC1B5"), "T": TIGER, "G": GOLD, "E": colour("#C9D6E8"), "O": colour("#E4D2EE")}
BLACK_KEY, RED_KEY, NOTE = "key_black", "key_red", "note"  # the two keys also have bows of different forms
_GAME = "fort_boyard"
_GRAIN = 128.0  # size of the limestone picture on the walls
_PIECES = 3  # pieces of one space, to follow a round corner
SIGNS = 0.165  # how far outside the middle of the walk its signs lie, in depths: pawns stand beyond them
_SLABS = 4  # unlike flagstones
_SURF = 0.3  # how far from the wall waves break, in depths of the walk
_WAVE = 2 * _PIECES  # pieces along which the picture of the surf lies
_ALL = (1, 1, 1, 1)
_UP = (0, 0, 0, 0, 0, 1, 0, 1)  # texture coordinates of a shading from inside to outside


def limestone() -> Texture:
    """Rows of stone blocks; repeats without a seam."""
    return texture("limestone", _GAME)


# The fort from above


def sea(x: float, y: float, width: float, height: float) -> None:
    """The sea round the fort, darker where it is far away."""
    Color(1, 1, 1, 1)
    coords = repeated("sea", width, height, _GAME)
    Rectangle(texture=texture("sea", _GAME), pos=(x, y), size=(width, height), tex_coords=coords)
    veil(x, y + height * 0.6, width, height * 0.4, [0.02, 0.05, 0.1, 0], [0.02, 0.05, 0.1, 0.6])


def fort(rampart: Rampart, kinds: str) -> None:
    """Everything that never changes: surf, walls, the walk with its signs, the court."""
    quads = Quads()
    _surf(quads, rampart)
    _walls(quads, rampart)
    for place, kind in enumerate(kinds):
        slab(quads, rampart, place, kind)
    for place in range(len(kinds)):
        _shades(quads, rampart, place)
    for place, kind in enumerate(kinds):
        _space_sign(quads, rampart, place, kind)
    court(*rampart.inside)
    quads.draw()


def _surf(quads: Quads, rampart: Rampart) -> None:
    """The fort's shadow on the water, and round its foot the foam of breaking waves."""
    drop = rampart.depth * 0.1
    for place in range(rampart.count):
        for corners in _bow(rampart, place, -0.5, 0.5):
            quads.add(_moved(corners, drop * 0.5, -drop), (0, 0.05, 0.09, 0.55))
    wave = texture("surf", _GAME)
    left, low, right, up = _edges(wave)
    for piece in range(rampart.count * _PIECES):
        before, after = (left + (right - left) * (piece % _WAVE + end) / _WAVE for end in (0, 1))
        corners = _strip(rampart, (piece + 0.5) / _PIECES, 0.48, 0.48 + _SURF, 0.5 / _PIECES)
        quads.add(corners, _ALL, wave, (before, low, after, low, after, up, before, up))


def _edges(picture: Texture) -> tuple[float, float, float, float]:
    """Left, lower, right and upper edge of a picture, in the texture that it is part of."""
    coords = picture.tex_coords
    return coords[0], coords[1], coords[2], coords[5]


def _moved(corners: Corners, x: float, y: float) -> Corners:
    a, b, c, d = ((left + x, up + y) for left, up in corners)
    return a, b, c, d


def _bow(rampart: Rampart, place: int, inner: float, outer: float) -> Iterator[Corners]:
    """A space between two depths, in pieces that follow a round corner."""
    for piece in range(_PIECES):
        way = place - 0.5 + (piece + 0.5) / _PIECES
        yield _strip(rampart, way, inner, outer, 0.5 / _PIECES)


def _strip(rampart: Rampart, way: float, inner: float, outer: float, half: float) -> Corners:
    """One piece along the walk, between two depths."""
    before, after = rampart.spot(way - half), rampart.spot(way + half)
    low, high = inner * rampart.depth, outer * rampart.depth
    return before.off(low), after.off(low), after.off(high), before.off(high)


def _walls(quads: Quads, rampart: Rampart) -> None:
    """The outer wall with its battlements."""
    for place in range(rampart.count):
        for corners in _bow(rampart, place, 0.43, 0.51):
            quads.tile(corners, shade(SAND, 0.6), limestone(), _GRAIN)
    teeth = [_strip(rampart, tooth / 2, 0.45, 0.53, 0.15) for tooth in range(rampart.count * 2)]
    for corners in teeth:
        quads.add(_moved(corners, dp(1), -dp(2)), (0, 0, 0, 0.4))
    for corners in teeth:
        quads.tile(corners, shade(SAND, 1.02), limestone(), _GRAIN)


def slab(quads: Quads, rampart: Rampart, place: int, kind: str) -> None:
    """One flagstone a space, bent along the walk. However it lies, its light comes from the upper left."""
    spot, picture = rampart.spot(place), texture(f"slab_{place * 7 % _SLABS}", _GAME)
    level = abs(spot.out_x) < abs(spot.out_y)
    out = (0.0, copysign(1, spot.out_y)) if level else (copysign(1, spot.out_x), 0.0)
    left, low, right, up = _edges(picture)
    for piece, corners in enumerate(_bow(rampart, place, -0.06, 0.45)):
        ends = piece / _PIECES - 0.5, (piece + 1) / _PIECES - 0.5
        coords: list[float] = []
        for along, away in ((ends[0], -0.5), (ends[1], -0.5), (ends[1], 0.5), (ends[0], 0.5)):
            coords.append(left + (right - left) * (0.5 + along * out[1] + away * out[0]))
            coords.append(low + (up - low) * (0.5 - along * out[0] + away * out[1]))
        quads.add(corners, WALK.get(kind, SAND), picture, coords)


def _shades(quads: Quads, rampart: Rampart, place: int) -> None:
    """Below the walk the wall of the court, which is in the shade; on it light towards the sea."""
    for corners in _bow(rampart, place, -0.5, -0.06):
        quads.tile(corners, shade(SAND, 0.66), limestone(), _GRAIN)
    for corners in _bow(rampart, place, -0.06, 0.06):
        quads.add(corners, _ALL, fade((0, 0, 0, 0.3), (0, 0, 0, 0)), _UP)
    for corners in _bow(rampart, place, 0.26, 0.45):
        quads.add(corners, _ALL, fade((1, 1, 1, 0), (1, 1, 1, 0.16)), _UP)
    for corners in _bow(rampart, place, -0.5, -0.34):
        quads.add(corners, _ALL, fade((0, 0, 0, 0.5), (0, 0, 0, 0)), _UP)
    quads.add(rampart.tile(place, -0.07, -0.05), shade(SAND, 0.85))


def _space_sign(quads: Quads, rampart: Rampart, place: int, kind: str) -> None:
    spot = rampart.spot(place)
    x, y = spot.off(rampart.depth * SIGNS)
    if kind in PAINTED:
        _sign(quads, PAINTED[kind], x, y, min(rampart.step * 0.8, rampart.depth * 0.43))
        return
    # side by side, clockwise: trial and riddle, or only one of them
    size = min(rampart.step * 0.56, rampart.depth * 0.36)
    along = (spot.out_y * rampart.step * 0.235, -spot.out_x * rampart.step * 0.235)
    if kind == "O":
        line = _strip(rampart, place, -0.04, 0.44, 0.012)
        quads.add(line, (*INK[:3], 0.75))
    _sign(quads, TRIAL_SIGN, x - along[0], y - along[1], size)
    _sign(quads, RIDDLE_SIGN, x + along[0], y + along[1], size)
    if kind == "E":
        x, y = spot.off(rampart.depth * 0.36)
        quads.stamp(glyph("plus-thick"), x, y, (size * 0.5, size * 0.5), (*INK[:3], 0.9))


def _sign(quads: Quads, name: str, x: float, y: float, size: float) -> None:
    """A painted sign, with its shadow on the stone."""
    quads.stamp(glow(), x, y, (size * 1.3, size * 1.3), (0, 0, 0, 0.45))
    quads.stamp(texture(name, _GAME), x, y, (size, size), _ALL)


def cells(rampart: Rampart, kinds: str, black: Sequence[int], red: Sequence[int]) -> None:
    """Everything that changes with the keys: a cell with a key is open and lit, an empty one barred."""
    quads = Quads()
    numbers: list[tuple[str, float, float, float]] = []
    for place, kind in enumerate(kinds):
        if kind in CELLLESS:
            continue
        doorway = door(black[place] or red[place])
        quads.add(rampart.tile(place, -0.495, -0.085, 0.42), _ALL, doorway, doorway.tex_coords)
    for place in range(len(kinds)):
        numbers += _cell_keys(quads, rampart, place, black[place], red[place])
    quads.draw()
    for count, x, y, side in numbers:
        Color(*NIGHT)
        SmoothEllipse(pos=(x - side / 2, y - side / 2), size=(side, side))
        number(count, x, y, side * 0.9, PAPER)


def door(keys: int) -> Texture:
    """The doorway of a cell with or without keys."""
    return texture("cell_lit" if keys else "cell_shut", _GAME)


def _cell_keys(
    quads: Quads, rampart: Rampart, place: int, black: int, red: int
) -> list[tuple[str, float, float, float]]:
    """One sign for each key. If there are many of one kind: one sign and a number."""
    shown: list[tuple[str, str]] = []
    for count, picture in ((black, BLACK_KEY), (red, RED_KEY)):
        room = 2 if not (black and red) else 1
        shown += [(picture, "")] * count if count <= room else [(picture, str(count))]
    if not shown:
        return []
    spot = rampart.spot(place)
    (left, low), (right, up), *_ = rampart.tile(place, -0.4)
    side = min(rampart.depth * 0.4, hypot(right - left, up - low) * 0.94 / len(shown))
    x, y = spot.off(-rampart.depth * 0.29)
    numbers = []
    for order, (picture, count) in enumerate(shown):
        off = (order - (len(shown) - 1) / 2) * side * 0.9
        at = (x + spot.out_y * off, y - spot.out_x * off)
        quads.stamp(texture(picture, _GAME), *at, (side, side), _ALL)
        if count:
            numbers.append((count, at[0] + side * 0.3, at[1] - side * 0.16, side * 0.56))
    return numbers


def court(x: float, y: float, width: float, height: float) -> None:
    """The paved court, in which the wall's shadow and the light of its fires are painted."""
    Color(*_ALL)
    Rectangle(texture=texture("court", _GAME), pos=(x, y), size=(width, height))
