"""The court inside the walls, seen from straight above: paving round a great rosette, a well, a stair, fires.

The chest covers the rosette, and what people own lies above and below it, so what is worth a look stands at
the sides and in the corners. The walls that the app draws cover the outermost edge.
"""

import math
import random

import numpy as np
from kit import blender, materials, pixels, surfaces
from kit.piece import Piece
from PIL import Image

SIDE = 30.0  # units from wall to wall
DRAWN = 1024  # pixels
FIRES = ((-13.1, 4.9), (13.1, 4.9), (-13.1, -4.9), (13.1, -4.9))
WELL, WELL_BROAD = (-10.3, 0.4), 2.05
STAIR = (10.6, 0.4)
ROSETTE = (7.4, 5.3)  # half its width and height
RINGS = (
    (1.15, 52, 1.0),
    (1.0, 44, 0.86),
    (0.86, 38, 0.72),
    (0.72, 30, 0.56),
    (0.56, 24, 0.40),
    (0.40, 18, 0.22),
)


def shades(chance, name, count, light):
    """So many stones of one quarry: lighter and darker, warmer and colder."""
    made = []
    for number in range(count):
        tone, warm = chance.uniform(0.72, 1.18), chance.uniform(-0.05, 0.05)
        face = tuple(part * tone * (1 + warm * lean) for part, lean in zip(light, (1, 0, -1.6), strict=True))
        dark = tuple(part * 0.62 for part in face)
        worn = tuple(min(1, part * 1.35) for part in face)
        made.append(
            materials.make(f"{name} {number}", face, dark, 0, 0.88, 1.7, bump=0.55, grain=4.5, worn=worn)
        )
    return made


def court(width, height):
    sizes = width, height
    width, height = min(width, DRAWN), min(height, DRAWN)
    _evening(width, height)
    chance = random.Random(29)
    earth = materials.make("earth", (0.085, 0.070, 0.045), (0.035, 0.03, 0.02), 0, 0.95, 3, bump=0.5)
    blender.box((0, 0, -0.6), (SIDE + 4, SIDE + 4, 0.6), earth, 0)
    _paving(chance)
    _rosette(chance)
    _well(chance)
    _stair(chance)
    for x, y in FIRES:
        _fire(x, y)
    _goods(chance)
    return _shaded(blender.picture().convert("RGB").resize(sizes, Image.LANCZOS))


def _evening(width, height):
    """A low sun over the wall on the upper left; the sky fills the shadows."""
    blender.SAMPLES = 20
    blender.scene(width, height, SIDE, shadow=False, sky=0.42, zenith=(0.50, 0.60, 0.80))
    data, room = blender.bpy.data, blender.bpy.context.scene
    for light in [thing for thing in room.objects if thing.type == "LIGHT"]:
        data.objects.remove(light)
    sun = data.lights.new("sun", "SUN")
    sun.energy, sun.color, sun.angle = 2.5, (1.0, 0.84, 0.60), 0.05
    thing = data.objects.new("sun", sun)
    room.collection.objects.link(thing)
    thing.rotation_euler = (math.radians(-38), math.radians(-40), 0)


def _in_rosette(x, y, more=0.0):
    return math.hypot(x / (ROSETTE[0] + more), y / (ROSETTE[1] + more)) < 1


def _paving(chance):
    """Flagstones in courses of unlike heights, of unlike lengths, none quite level."""
    stones = shades(chance, "flag", 7, (0.44, 0.35, 0.225))
    y = -SIDE / 2 - 0.6
    while y < SIDE / 2 + 0.6:
        high = chance.choice((1.25, 1.5, 1.8))
        x = -SIDE / 2 - chance.uniform(0.2, 2)
        while x < SIDE / 2 + 0.6:
            long = high * chance.uniform(0.9, 1.7)
            middle = x + long / 2, y + high / 2
            if not _in_rosette(*middle, -0.9):
                tilt = (chance.gauss(0, 0.016), chance.gauss(0, 0.016), chance.gauss(0, 0.008))
                blender.box(
                    (*middle, -0.12 + chance.uniform(-0.05, 0.05)),
                    (long - 0.10, high - 0.10, 0.4),
                    chance.choice(stones),
                    0.09,
                    tilt,
                    segments=2,
                )
            x += long
        y += high


def _rosette(chance):
    """Rings of dressed stone, light and dark in turn, laid round the place where the chest stands."""
    light = shades(chance, "light", 4, (0.60, 0.49, 0.32))
    dark = shades(chance, "dark", 4, (0.30, 0.20, 0.125))
    blue = shades(chance, "slate", 4, (0.135, 0.19, 0.21))
    sand = materials.make("sand", (0.33, 0.26, 0.16), (0.20, 0.155, 0.095), 0, 0.95, 6, bump=0.4, grain=30)
    blender.outline([_on(1.15, turn) for turn in _turns(96)], 0.3, sand, (0, 0, 0.05), 0)
    for number, (outer, count, inner) in enumerate(RINGS):
        kinds = ((dark, dark), (light, light), (blue, light), (dark, dark), (light, dark), (blue, blue))[
            number
        ]
        for stone in range(count):
            a, b = (2 * math.pi * (stone + part) / count + 0.05 * number for part in (0.03, 0.97))
            arc = [a + (b - a) * part / 3 for part in range(4)]
            points = [_on(inner + 0.012, turn) for turn in reversed(arc)]
            points = [_on(outer - 0.012, turn) for turn in arc] + points
            blender.outline(
                points,
                0.34,
                chance.choice(kinds[stone % 2]),
                (0, 0, 0.07 + chance.uniform(-0.03, 0.03)),
                0.07,
                segments=2,
            )
    heart = [_on(0.21, turn) for turn in _turns(48)]
    blender.outline(heart, 0.34, light[0], (0, 0, 0.1), 0.08)


def _turns(count):
    return [2 * math.pi * number / count for number in range(count)]


def _on(part, turn):
    return ROSETTE[0] * part * math.cos(turn), ROSETTE[1] * part * math.sin(turn)


def _well(chance):
    """A ring of stones with black water in it, a beam over it, a bucket on its rope beside it."""
    x, y = WELL
    stones = shades(chance, "well", 4, (0.50, 0.42, 0.30))
    water = materials.make("deep", (0.004, 0.022, 0.03), None, 0, 0.06, 3, bump=0.1, coat=0.9)
    blender.cylinder((x, y, 0.25), WELL_BROAD * 1.3, 0.3, stones[0], 0.1)
    blender.cylinder((x, y, 0.42), WELL_BROAD * 0.66, 0.08, water, 0)
    for number in range(14):
        turn = 2 * math.pi * number / 14
        block = blender.box(
            (x + WELL_BROAD * 0.82 * math.cos(turn), y + WELL_BROAD * 0.82 * math.sin(turn), 0.75),
            (WELL_BROAD * 0.36, WELL_BROAD * 0.345, 1.1),
            chance.choice(stones),
            0.09,
            (0, 0, turn),
        )
        block.location.z += chance.uniform(-0.05, 0.05)
    wood = materials.walnut("x")
    oak = materials.make(
        "oak", (0.22, 0.115, 0.045), (0.09, 0.045, 0.018), 0, 0.6, 2, stretch=(1, 8, 8), bump=0.3
    )
    for side in (-1, 1):
        blender.box((x + side * WELL_BROAD * 1.1, y, 1.3), (0.36, 0.62, 2.6), oak, 0.06)
    blender.cylinder((x, y, 2.4), 0.26, WELL_BROAD * 2.7, oak, 0.04, turn=(0, math.pi / 2, 0), sides=20)
    rope = materials.make("rope", (0.52, 0.38, 0.19), (0.30, 0.20, 0.09), 0, 0.9, 20, bump=0.5, grain=40)
    for number in range(7):
        blender.ring((x - 0.45 + 0.15 * number, y, 2.4), 0.29, 0.075, rope, (0, math.pi / 2, 0))
    bucket = (x + 1.75, y - 2.5)
    blender.cylinder((*bucket, 0.55), 0.52, 0.9, wood, 0.03, top=0.66, sides=28)
    blender.cylinder((*bucket, 0.98), 0.54, 0.08, water, 0)
    blender.ring((*bucket, 1.0), 0.64, 0.06, materials.iron())


def _stair(chance):
    """Broad steps that go down under the fort, from right to left ever darker; an iron rail on each side."""
    x, y = STAIR
    stones = shades(chance, "step", 4, (0.50, 0.41, 0.28))
    kerb = shades(chance, "kerb", 3, (0.58, 0.48, 0.33))
    pit = materials.make("pit", (0.012, 0.011, 0.010), None, 0, 1, bump=0)
    blender.box((x, y, 0.11), (4.3, 3.1, 0.06), pit, 0)
    for number in range(6):
        tone = 0.80**number
        face = tuple(part * tone for part in (0.54, 0.43, 0.28))
        step = materials.make(f"tread {number}", face, tuple(p * 0.6 for p in face), 0, 0.9, 2, bump=0.5)
        blender.box(
            (x + 1.75 - 0.68 * number, y, 0.66 - 0.16 * number), (0.70, 2.7, 0.5), step, 0.05, segments=2
        )
    for side in (-1, 1):
        for number in range(5):
            blender.box(
                (x - 1.75 + 0.88 * number, y + side * 1.72, 0.55),
                (0.85, 0.62, 1.1),
                chance.choice(kerb),
                0.1,
            )
    for number in range(3):
        blender.box((x - 2.35, y - 1.3 + 1.3 * number, 0.55), (0.62, 1.26, 1.1), chance.choice(stones), 0.1)


def _fire(x, y):
    """A bowl of iron with glowing coals."""
    iron = materials.iron()
    blender.cylinder((x, y, 0.6), 0.62, 1.0, iron, 0.08, sides=24, top=0.9)
    blender.ring((x, y, 1.1), 0.86, 0.12, materials.old_brass())
    embers = [
        materials.make(f"ember {number}", colour, glow=strength, bump=0)
        for number, (colour, strength) in enumerate(
            (((1, 0.07, 0.004), 1.6), ((1, 0.20, 0.012), 2.6), ((1, 0.46, 0.05), 4.5))
        )
    ]
    chance = random.Random(round(x * 7 + y))
    for _ in range(26):
        far, turn = 0.68 * math.sqrt(chance.random()), chance.uniform(0, 6.3)
        hot = 2 if far < 0.28 else 1 if far < 0.5 else 0
        blender.ball(
            (x + far * math.cos(turn), y + far * math.sin(turn), 1.1 + 0.2 * (0.7 - far)),
            chance.uniform(0.11, 0.2),
            embers[hot],
        )
    light = blender.bpy.data.lights.new("fire", "POINT")
    light.energy, light.color, light.shadow_soft_size = 620, (1, 0.42, 0.10), 0.5
    thing = blender.bpy.data.objects.new("fire", light)
    blender.bpy.context.scene.collection.objects.link(thing)
    thing.location = (x * 0.94, y, 2.2)


def _goods(chance):
    """Barrels, a crate and coils of rope where nobody walks; grass between stones along the walls."""
    oak = materials.make("stave", (0.25, 0.13, 0.05), (0.10, 0.05, 0.02), 0, 0.6, 2, bump=0.3)
    iron, rope = (
        materials.iron(),
        materials.make("coil", (0.58, 0.43, 0.22), (0.34, 0.23, 0.11), 0, 0.9, 20, bump=0.5, grain=30),
    )
    for x, y, broad in ((11.9, -11.4, 0.95), (10.2, -12.4, 0.8), (-12.2, 11.6, 0.9)):
        blender.cylinder((x, y, 0.8), broad, 1.6, oak, 0.08, sides=32)
        for far in (0.98, 0.62):
            blender.ring((x, y, 1.6), broad * far, 0.07, iron)
    for x, y, turn in ((-12.0, -11.6, 0.3), (12.2, 11.7, 1.2)):
        for row in range(4):
            blender.ring((x, y, 0.25 + 0.06 * row), 1.0 - 0.2 * row, 0.13, rope, (0, 0, turn))
    grass = [
        materials.make(f"grass {number}", (0.10 * tone, 0.19 * tone, 0.045 * tone), None, 0, 0.9, bump=0)
        for number, tone in enumerate((0.6, 0.9, 1.2))
    ]
    for _ in range(150):
        along, in_ = chance.uniform(-14.6, 14.6), 14.7 - abs(chance.gauss(0, 1.1))
        x, y = ((along, in_), (along, -in_), (in_, along), (-in_, along))[chance.randrange(4)]
        blender.ball((x, y, 0.06), chance.uniform(0.08, 0.24), chance.choice(grass), (1, 1, 0.5))


def _shaded(image):
    """The wall's long shadow from the upper left, soft at its end, and dusk in the corners."""
    y, x = np.mgrid[: image.height, : image.width]
    across, down = (x + 0.5) / image.width, (y + 0.5) / image.height
    round_ = 0.10  # of the corner of the shadow
    left, up = across - 0.10, down - 0.13
    inside = np.where(
        (left < round_) & (up < round_),
        round_ - np.hypot(np.minimum(left - round_, 0), np.minimum(up - round_, 0)),
        np.minimum(left, up),
    )
    lit = np.clip(inside / 0.035 + 0.5, 0, 1)
    edge = np.minimum(np.minimum(across, 1 - across), np.minimum(down, 1 - down))
    hollow = 0.62 + 0.38 * np.clip(edge / 0.09, 0, 1) ** 0.7
    seen = _embers(np.asarray(image).astype(float) / 255, across, down) * np.array([1.10, 1.03, 0.90])
    cold = np.array([0.40, 0.43, 0.56])
    fires = sum(
        np.exp(-((across - 0.5 - fx / SIDE) ** 2 + (0.5 - fy / SIDE - down) ** 2) / (2 * 0.075**2))
        for fx, fy in FIRES
    )
    share = np.clip(lit + 0.85 * fires, 0, 1)[..., None]
    return pixels.sharpen(pixels.from_array(seen * (cold + (1 - cold) * share) * hollow[..., None]), 60)


def _embers(seen, across, down):
    """Coals as hot as they are bright: the camera's film makes them pink."""
    for x, y in FIRES:
        far = np.hypot((across - 0.5) * SIDE - x, (0.5 - down) * SIDE - y)[..., None]
        heat = np.clip(seen.mean(2) * 1.1 - 0.42 + 0.35 * (1 - far[..., 0] / 0.75), 0, 1)
        coals = surfaces.ramp(heat, "#2a0802", "#b02d06", "#ff7a14", "#ffb53c", "#ffe9a0")
        seen = np.where(far < 0.74, coals, seen)
        seen = seen + np.array([0.55, 0.24, 0.05]) * np.exp(-((far / 1.5) ** 2)) * 0.5
    return np.clip(seen, 0, 1)


PIECES = (Piece("court", 420, 420, court, photo=True, sharp=1.75),)
