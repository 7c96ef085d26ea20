"""What the five chests of the home screen share: the view, a lid on its hinge, and things to find inside.

Closed and open are framed alike, so that one may follow the other in place.
"""

import random

from kit import blender, materials, pixels

SIZE = 240
ACROSS = 4.3
HINGE = -112  # degrees an open lid is thrown back


def stage(width, height, key=1.0, sky=0.5):
    blender.SAMPLES = 32
    blender.scene(
        width, height, ACROSS, elevation=27, azimuth=-30, target=(0.02, 0.1, 1.30), key=key, sky=sky
    )


def taken():
    return pixels.clean(blender.picture(), floor=0.10)


def hinge(back, height, opened):
    """A handle on the back edge; a lid hung on it is drawn as if the handle were the origin."""
    return blender.empty((0, back, height), (blender.RADIANS(HINGE if opened else 0), 0, 0))


def coins(place, spread, heap, count=70, seed=5):
    """Coins thrown on a heap: `place` its middle, `spread` half its width and depth, `heap` its height."""
    chance = random.Random(seed)
    gold = materials.gold()
    for _ in range(count):
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        high = heap * (1 - 0.75 * (u * u + v * v) / 2) * chance.uniform(0.65, 1)
        at = (place[0] + u * spread[0], place[1] + v * spread[1], place[2] + high)
        blender.cylinder(at, 0.14, 0.035, gold, 0.01, [chance.uniform(-0.7, 0.7) for _ in "xyz"], sides=28)


def lock(place, size=1.0, metal=None, parent=None):
    """A round plate with a keyhole, on a front wall."""
    x, y, z = place
    flat = (blender.RADIANS(90), 0, 0)
    metal = metal or materials.gold()
    blender.cylinder((x, y, z), 0.27 * size, 0.12, metal, 0.03, flat, parent=parent)
    blender.ring((x, y - 0.06, z), 0.21 * size, 0.028 * size, metal, flat, parent=parent)
    black = materials.black()
    blender.cylinder((x, y - 0.075, z + 0.05 * size), 0.065 * size, 0.03, black, 0, flat, parent=parent)
    blender.box((x, y - 0.075, z - 0.06 * size), (0.06 * size, 0.03, 0.18 * size), black, 0, parent=parent)
