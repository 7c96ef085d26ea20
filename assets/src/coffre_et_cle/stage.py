"""The little theatre in which the cards are turned at the end: curtains drawn aside, a pelmet with a fringe,
boards, and one warm light from above. Dark where names are written.

Painted for a lying scene and for an upright one; its right half is its left one's mirror image. Lengths are
parts of the picture's height.
"""

import numpy as np
from coffre_et_cle import table
from kit import pixels, surfaces
from kit.piece import Piece

FLOOR = 0.86  # where the boards begin, from the top
TIED, HANGS = 0.60, 0.97  # where a curtain is tied, and where it ends
GOLD = np.array([0.78, 0.56, 0.23])


def half(width, height):
    """The left half, from the edge to the middle."""
    return stage(2 * width, height).crop((0, 0, width, height))


def stage(width, height):
    y, x = np.mgrid[:height, :width]
    x, y = (x + 0.5) / height, (y + 0.5) / height
    wide = width / height
    seen = _wall(width, height, x - wide / 2, y, wide)
    seen = _boards(seen, x - wide / 2, y)
    seen *= _light(x - wide / 2, y, wide)[..., None] * np.array([1.10, 0.98, 0.90])
    seen = _curtain(seen, x, y, wide)
    seen = _curtain(seen[:, ::-1], x, y, wide)[:, ::-1]
    seen = _pelmet(seen, x, y, wide)
    grain = surfaces.noise(max(width, height), 0.4, 5)[:height, :width]
    return pixels.from_array(seen * (0.93 + 0.14 * grain)[..., None])


def _step(value, soft):
    return np.clip(value / soft + 0.5, 0, 1)


def _mix(below, above, part):
    return below + (above - below) * part[..., None]


def _wall(width, height, across, y, wide):
    """Damask, and on it in faded gold the sun of the cards' backs."""
    side = max(64, int(height * 0.19))
    cloth = np.asarray(table.velvet(side, side).convert("RGB")).astype(float) / 255
    seen = np.tile(cloth, (height // side + 1, width // side + 2, 1))
    first = -(width // 2) % side  # a flower stands in the middle
    seen = seen[:height, first : first + width]
    seen = 0.55 * seen + 0.45 * seen.mean((0, 1))
    far, turn = np.hypot(across, y - 0.46), np.arctan2(across, y - 0.46)
    around = turn / (2 * np.pi) * 24 + 0.5
    part = around % 1 - 0.5
    reach = np.where(np.floor(around) % 2, 0.34, 0.42) * min(1, wide / 0.9)
    start = 0.20 * min(1, wide / 0.9)
    ray = _step(start + (reach - start) * (1 - 2 * np.abs(part)) - far, 0.004) * (far > start)
    ring = np.maximum(
        _step(0.005 - np.abs(far - start), 0.003), _step(0.0025 - np.abs(far - start + 0.014), 0.003)
    )
    return _mix(seen, GOLD * 0.62, np.maximum(ray * np.where(part > 0, 0.62, 0.36), 0.8 * ring))


def _boards(seen, across, y):
    """Planks that run towards the eye, and the stage's edge in gilt."""
    depth = np.clip((y - FLOOR) / (1 - FLOOR), 0, 1)
    plank = across / (0.55 + 0.45 * depth) * 9
    tone = np.random.default_rng(8).uniform(0.75, 1.15, 64)[np.floor(plank).astype(int) % 64]
    seam = np.clip(np.minimum(plank % 1, 1 - plank % 1) / 0.05, 0, 1)
    grain = 0.85 + 0.3 * surfaces.noise(max(y.shape), 0.9, 9, 6.0, 0.7)[: y.shape[0], : y.shape[1]]
    wood = (
        np.array([0.30, 0.165, 0.095])
        * (tone * (0.35 + 0.65 * seam) * grain * (0.75 + 0.35 * depth))[..., None]
    )
    seen = _mix(seen, wood, _step(y - FLOOR, 0.002))
    seen = seen * (1 - 0.65 * np.exp(-np.abs(y - FLOOR) / 0.018))[..., None]
    lip = _step(0.012 - np.abs(y - 0.985), 0.003)
    return _mix(seen, GOLD * (0.75 + 0.25 * np.cos(across * 90))[..., None], lip)


def _light(across, y, wide):
    """A cone from above, its pool on the wall and on the boards."""
    cone = np.exp(-((across / (0.20 + 0.42 * y)) ** 2) / 0.9) * np.exp(-((y - 0.42) ** 2) / 0.42)
    pool = np.exp(-((across / (0.55 * max(0.6, wide / 1.4))) ** 2 + ((y - 0.93) / 0.16) ** 2))
    return 0.34 + 0.95 * cone + 0.45 * pool


def _curtain(seen, x, y, wide):
    """The left one: it hangs from above, is tied aside, and falls to the boards."""
    full = 0.20 * min(1, wide / 1.1)
    bow = np.clip(y / TIED, 0, 1)
    edge = np.where(
        y < TIED,
        full * (1.25 - 0.70 * bow**2.2),
        full * (0.55 + 0.30 * np.clip((y - TIED) / (HANGS - TIED), 0, 1) ** 0.7),
    )
    at = np.clip(x / edge, 0, 1)
    folds = at**0.85 * 6.5 + 0.35 * np.sin(y * 7) * (1 - at)
    fold = 0.5 + 0.5 * np.cos(2 * np.pi * folds)
    sharp = fold**1.6
    shade = (0.22 + 0.95 * sharp) * (0.62 + 0.50 * at) * (0.75 + 0.35 * np.clip(y * 1.4, 0, 1))
    cloth = (
        np.array([0.42, 0.045, 0.085]) * shade[..., None]
        + np.array([0.30, 0.10, 0.10]) * (sharp**6 * 0.35 * at)[..., None]
    )
    inside = np.minimum(edge - x, HANGS + 0.006 * np.cos(folds * 6.28) - y)
    shadow = np.exp(-np.clip(x - edge, 0, 9) / 0.035) * (x > edge) * _step(HANGS - y, 0.01)
    seen = seen * (1 - 0.6 * shadow)[..., None]
    seen = _mix(seen, cloth, _step(inside, 0.003))
    hem = _step(0.006 - np.abs(edge - 0.012 - x), 0.003) * (y < HANGS)
    seen = _mix(seen, GOLD * (0.5 + 0.5 * fold)[..., None], 0.85 * hem)
    rope = np.abs(y - TIED - 0.030 * np.sin(np.pi * at * 0.9) + 0.012)
    twist = 0.65 + 0.35 * np.sin(x * 260 + y * 200)
    return _mix(seen, GOLD * 1.1 * twist[..., None], _step(0.011 - rope, 0.003) * (x < edge + 0.004))


def _pelmet(seen, x, y, wide):
    """Swags side by side along the top, a fringe below, a gilt rail above."""
    count = max(3, round(wide / 0.30))
    at = x / wide * count
    within = at % 1 - 0.5
    hang = 0.075 + 0.060 * np.clip(1 - (within / 0.5) ** 2, 0, 1) ** 0.8
    folds = np.cos((y - hang) / (0.35 + 0.65 * np.clip(1 - (within / 0.5) ** 2, 0, 1)) * 190)
    shade = 0.35 + 0.45 * (0.5 + 0.5 * folds) + 0.35 * np.exp(-((within - 0.08) ** 2) / 0.05)
    cloth = np.array([0.40, 0.042, 0.08]) * shade[..., None]
    seen = seen * (1 - 0.6 * np.exp(-np.clip(y - hang - 0.016, 0, 9) / 0.022) * (y > hang))[..., None]
    fringe = _step(hang + 0.020 - y, 0.003) * _step(y - hang + 0.004, 0.003)
    threads = 0.55 + 0.45 * np.cos(x * 1300)
    seen = _mix(seen, cloth, _step(hang - y, 0.003))
    seen = _mix(seen, GOLD * threads[..., None], fringe)
    knot = np.hypot(np.minimum(at % 1, 1 - at % 1) * wide / count, y - 0.058)
    seen = _mix(seen, GOLD * (1.25 - 22 * np.clip(knot, 0, 0.03))[..., None], _step(0.019 - knot, 0.003))
    tassel = np.minimum(at % 1, 1 - at % 1) * wide / count
    seen = _mix(seen, GOLD * threads[..., None], _step(0.009 - tassel, 0.003) * (y > 0.07) * (y < 0.125))
    rail = _step(0.016 - np.abs(y - 0.006), 0.003)
    return _mix(seen, GOLD * (1.15 - 0.6 * np.clip(y / 0.022, 0, 1))[..., None], rail)


PIECES = (
    Piece("stage_half", 400, 500, half, photo=True, sharp=1.28),
    Piece("stage_upright_half", 200, 720, half, photo=True, sharp=1.25),
)
