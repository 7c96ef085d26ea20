"""The castle's floors, painted flat: what colour they have and how high they lie, for the light to find.

A slab has one floor, which belongs to the place where it lies and tells nothing of traps: marble leads from
every wall to the treasure, four halls have floors of their own, slate lies along the walls.
"""

import numpy as np
from kit import surfaces
from scipy import ndimage

CELLS, SQUARE, STONE = 10, 204, 193  # squares to a side; pixels to a square, and to the stone in it
JOINT = 0.010  # half of what lies between two stones of a slab, in stones
MORTAR = np.array([0.020, 0.017, 0.018])


def floors():
    """Colours and heights of all the floor, north up; both 0..1. What is fine casts its shade already."""
    side = CELLS * SQUARE
    colour, height = np.zeros((side, side, 3)) + MORTAR, np.zeros((side, side))
    grain = {beta: surfaces.noise(side, beta, 40 + i) for i, beta in enumerate((0.6, 1.1, 1.6))}
    chance = np.random.default_rng(17)
    for row in range(CELLS):
        for column in range(CELLS):
            floor = PLAN[row // 2][column // 2]
            if floor is None:
                continue
            top, left = _start(row), _start(column)
            here = np.s_[top : top + STONE, left : left + STONE]
            noises = {beta: field[here] for beta, field in grain.items()}
            seen, high = floor(Square(row, column, noises, chance))
            body = _bevel(_inside(JOINT), 0.05)
            wear = 1 + 0.30 * (noises[1.6] - 0.5) + 0.16 * (noises[1.1] - 0.5)
            colour[here] = MORTAR + (seen * wear[..., None] - MORTAR) * np.clip(body * 1.6, 0, 1)[..., None]
            height[here] = body * (0.55 + 0.45 * high) + 0.05 * noises[1.1]
    height = np.clip(height, 0, 1)
    return np.clip(surfaces.lit(colour, height, 3.0, ambient=0.42, hollow=0.9), 0, 1), height


def _start(line):
    """Where a stone begins: nearer to the others of its slab than to strangers."""
    return line * SQUARE + (0 if line % 2 else SQUARE - STONE)


class Square:
    """One square: where it lies, its noise by roughness, and the lot that draws what is chance in it."""

    def __init__(self, row, column, noise, chance):
        self.row, self.column, self.noise, self.chance = row, column, noise, chance
        self.right, self.low = column % 2, row % 2  # which of the four of its slab


V, U = (np.mgrid[:STONE, :STONE] + 0.5) / STONE  # down and right in a square, 0..1


def _inside(edge):
    """How far inside the square each point is, beyond `edge`."""
    return np.minimum.reduce([U, V, 1 - U, 1 - V]) - edge


def _bevel(inside, soft):
    """0 outside, 1 well inside, round between."""
    return np.sqrt(np.clip(1 - (1 - np.clip(inside / soft, 0, 1)) ** 2, 0, 1))


def _line(away, wide):
    """1 upon a line, 0 away from it."""
    return np.clip(1.5 - np.abs(away) / wide, 0, 1)


def _mix(below, above, part):
    return below + (np.asarray(above) - below) * part[..., None]


def _tiles(across, down, u=U, v=V, shift=0.0):
    """Which tile of a grid each point is in, and how far from its edge (in squares)."""
    y = np.floor(v * down).astype(int)
    x = np.floor(u * across + shift * (y % 2)).astype(int)
    at_x, at_y = (u * across + shift * (y % 2)) - x, v * down - y
    away = np.minimum(np.minimum(at_x, 1 - at_x) / across, np.minimum(at_y, 1 - at_y) / down)
    return x, y, away


def _toned(square, x, y, colour, spread):
    """Every tile a shade of its own."""
    shades = square.chance.uniform(1 - spread, 1 + spread, 512)
    return np.asarray(colour) * shades[(x * 37 + y * 101) % 512][..., None]


def _veined(square, light, dark, sharp=9.0):
    vein = np.clip(1 - np.abs(square.noise[1.6] - 0.5) * sharp, 0, 1) ** 2
    vein = np.maximum(vein, 0.7 * np.clip(1 - np.abs(square.noise[1.1] - 0.46) * 14, 0, 1) ** 2)
    return _mix(np.zeros((STONE, STONE, 3)) + np.asarray(light), dark, 0.5 * vein)


def chequer(square):
    """Black marble and white, four tiles to a square, in a band of red porphyry."""
    x, y, away = _tiles(2, 2, (U - 0.13) / 0.74, (V - 0.13) / 0.74)
    odd = ((x + y) % 2 == 0)[..., None]
    stone = np.where(
        odd,
        _veined(square, (0.47, 0.43, 0.365), (0.25, 0.22, 0.19)),
        _veined(square, (0.055, 0.05, 0.058), (0.20, 0.18, 0.17)),
    )
    band = _inside(0) < 0.13
    stone = np.where(band[..., None], _veined(square, (0.125, 0.026, 0.026), (0.06, 0.012, 0.013)), stone)
    line = _line(_inside(0) - 0.13, 0.012)
    return _mix(stone, (0.62, 0.42, 0.14), line), np.where(band, 1.0, _bevel(away * 0.74, 0.015)) - 0.3 * line


def flags(square):
    """Pale limestone, broken into flags that are no two alike."""
    ways = (((0.58, 0.42), (0.62,)), ((0.40, 0.66), (0.36,)), ((0.50, 0.34), (0.55,)), ((0.64, 0.5), (0.44,)))
    (first, second), (down,) = ways[int(square.chance.integers(4))]
    upper = down > V
    split = np.where(upper, first, second)
    left = split > U
    away = np.minimum(np.abs(U - split), np.abs(V - down))
    stone = _toned(square, left.astype(int), upper.astype(int), (0.30, 0.268, 0.225), 0.14)
    worn = np.clip((square.noise[1.1] - 0.55) * 5, 0, 1)
    return _mix(stone, (0.17, 0.15, 0.13), 0.6 * worn), _bevel(away - 0.008, 0.035) - 0.15 * worn


def _slate(square, kind, tone):
    """One stone with an ornament cut into it; the four of a slab have the same."""
    x, y = U - 0.5, V - 0.5
    far, ring = np.maximum(np.abs(x), np.abs(y)), np.hypot(x, y)
    cut = {
        "border": lambda: _line(far - 0.36, 0.022),
        "ring": lambda: np.maximum(_line(ring - 0.29, 0.020), _line(ring - 0.10, 0.020)),
        "diamond": lambda: np.maximum(
            _line(np.abs(x) + np.abs(y) - 0.40, 0.024), _line(np.abs(x) + np.abs(y) - 0.16, 0.02)
        ),
        "quarter": lambda: _arc(square, (0.80, 0.68, 0.34)),
        "cross": lambda: _line(np.minimum(np.abs(x), np.abs(y)) - 0.07, 0.020) * (far < 0.36) * (far > 0.10),
    }[kind]()
    shade = square.chance.uniform(0.84, 1.14)
    vein = np.clip((square.noise[1.6] - 0.4) * 3, 0, 1)
    stone = _mix(np.zeros((STONE, STONE, 3)) + np.asarray(tone) * shade, np.asarray(tone) * 0.6, vein)
    return _mix(stone, np.asarray(tone) * 0.35, 0.7 * cut), 1 - 0.7 * cut + 0.2 * (square.noise[0.6] - 0.5)


def _arc(square, radii):
    """Rings about the middle of the slab, a quarter of them in each of its squares."""
    ring = np.hypot(U - (0 if square.right else 1), V - (0 if square.low else 1))
    return np.maximum.reduce([_line(ring - radius, 0.020) for radius in radii])


def slate(kind, tone):
    return lambda square: _slate(square, kind, tone)


def parquet(square):
    """Oak in a basket weave: the boards of each square lie across those of its neighbours."""
    turned = (square.row + square.column) % 2
    u, v = (V, U) if turned else (U, V)
    x, y, away = _tiles(1, 5, u, v)
    grain = surfaces.spread(ndimage.gaussian_filter(square.noise[0.6], (9, 0.6) if turned else (0.6, 9)))
    board = _toned(square, x, y, (0.27, 0.135, 0.055), 0.24)
    board = _mix(board, (0.10, 0.045, 0.018), np.clip(grain * 1.5 - 0.45, 0, 0.75))
    nail = _line(np.hypot((u - np.where(u < 0.5, 0.07, 0.93)), (v * 5 % 1 - 0.5) / 5) - 0.006, 0.007)
    return _mix(board, (0.03, 0.02, 0.015), nail), _bevel(away, 0.018) * (0.9 + 0.1 * grain)


def mosaic(square):
    """Blue glazed tiles, and on each square a star of eight points in gold."""
    x, y, away = _tiles(6, 6)
    tile = _toned(square, x, y, (0.035, 0.105, 0.20), 0.42)
    a, b = U - 0.5, V - 0.5
    star = np.minimum(np.maximum(np.abs(a), np.abs(b)), (np.abs(a) + np.abs(b)) / np.sqrt(2))
    gold = np.clip((0.232 - star) * 90, 0, 1)
    heart = np.clip((0.15 - star) * 90, 0, 1)
    tile = _mix(tile, (0.56, 0.36, 0.10), gold)
    tile = _mix(tile, (0.10, 0.20, 0.30), heart)
    rim = np.clip((0.10 - _inside(0)) * 90, 0, 1)
    tile = _mix(tile, (0.40, 0.30, 0.16), rim * 0.8)
    grout = _bevel(away - 0.004, 0.012)
    return tile * (0.55 + 0.45 * grout)[..., None], grout + 0.25 * gold


def bricks(square):
    """Baked bricks in pairs, each pair across the next."""
    x, y, _ = _tiles(3, 3)
    turned = (x + y + square.row + square.column) % 2 == 1
    a, b = U * 3 - x, V * 3 - y
    a, b = np.where(turned, b, a), np.where(turned, a, b)
    half = (b > 0.5).astype(int)
    away = np.minimum(np.minimum(a, 1 - a), np.minimum(b % 0.5, 0.5 - b % 0.5)) / 3
    brick = _toned(square, x * 2 + half, y, (0.34, 0.125, 0.062), 0.26)
    soot = np.clip((square.noise[1.1] - 0.56) * 6, 0, 0.7)
    return _mix(brick, (0.12, 0.06, 0.045), soot), _bevel(away - 0.006, 0.028)


def rug(square):
    """A green rug on boards, a quarter of it in each square of the slab."""
    boards, high = parquet(square)
    x, y = (U if square.right else 1 - U), (V if square.low else 1 - V)  # from the middle of the slab
    far = np.maximum(x, y)
    weave = 0.86 + 0.14 * np.sin(U * STONE * 1.6) * np.sin(V * STONE * 1.6)
    cloth = _mix(boards, (0.045, 0.135, 0.075), np.clip((0.82 - far) * 90, 0, 1))
    gold, dark = (0.52, 0.35, 0.11), (0.022, 0.06, 0.04)
    for at, wide, tone in ((0.80, 0.022, gold), (0.66, 0.05, dark), (0.585, 0.012, gold)):
        cloth = _mix(cloth, tone, _line(far - at, wide))
    for at in (0.20, 0.42):
        petal = np.abs(np.hypot(x, y) - at - 0.05 * np.cos(8 * np.arctan2(y, x)))
        cloth = _mix(cloth, gold, _line(petal, 0.012))
    knots = (
        _line(np.hypot((x * 8 + 0.5) % 1 - 0.5, (y * 8 + 0.5) % 1 - 0.5) - 0.10, 0.08)
        * (far > 0.69)
        * (far < 0.77)
    )
    cloth = _mix(cloth, gold, knots)
    lies = np.clip((0.83 - far) * 60, 0, 1)
    return cloth * np.where(lies > 0, weave, 1)[..., None], high * (1 - lies) + 1.0 * lies


BROWN, BLUE, GREY = (0.205, 0.165, 0.135), (0.130, 0.140, 0.175), (0.165, 0.160, 0.165)
PLAN = (
    (None, slate("ring", BLUE), flags, slate("diamond", BLUE), None),
    (slate("border", BLUE), parquet, chequer, mosaic, slate("border", BROWN)),
    (flags, chequer, None, chequer, flags),
    (slate("diamond", GREY), bricks, chequer, rug, slate("ring", BROWN)),
    (None, slate("cross", GREY), flags, slate("quarter", BROWN), None),
)
