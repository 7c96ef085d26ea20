"""What the castle's things share: their light from the upper left, and what they are made of."""

import numpy as np
from kit import blender, materials, pixels
from scipy import ndimage

FIRE = (1.0, 0.40, 0.08)
FINE = 4  # how many times finer than its pixels a cut-out is measured


def stage(width, height, across, samples=20, key=1.0):
    """Straight from above, no shadow but on what lies below in the same picture."""
    blender.SAMPLES = samples
    blender.scene(width, height, across, shadow=False, zenith=blender.WARM, key=key)


def slate(name="slate", light=(0.128, 0.118, 0.150), dark=(0.062, 0.056, 0.076)):
    return materials.make(name, light, dark, 0, 0.78, 2.0, bump=0.62, grain=4.0, worn=(0.40, 0.38, 0.44))


def mortar():
    return materials.make("mortar", (0.024, 0.021, 0.022), (0.012, 0.010, 0.011), 0, 0.9, 6, bump=0.2)


def cloth(name, light, dark):
    return materials.make(name, light, dark, 0, 0.95, 5, bump=0.18, grain=46)


def flame(place, size):
    """A torch's fire as it is seen from above, and what it throws on the stones."""
    x, y, z = place
    glow = materials.make("flame", (1.0, 0.26, 0.01), None, bump=0, glow=0.75)
    heart = materials.make("heart of the flame", (1.0, 0.55, 0.08), None, bump=0, glow=1.5)
    for i, (dx, dy, radius) in enumerate(
        ((0, 0, 1.0), (0.45, 0.25, 0.6), (-0.4, 0.35, 0.55), (0.1, -0.5, 0.55))
    ):
        blender.ball((x + dx * size, y + dy * size, z + 0.1 * i), radius * size, glow, (1, 1, 0.8))
    blender.ball((x - 0.05 * size, y, z + size), 0.55 * size, heart)
    blender.lamp((x, y, z + 1.6), 0.4, 260 * size, FIRE, (x, y, 0))


def halo(image):
    """The fire's glow on the air, gone before the frame's edge."""
    seen = np.asarray(image).astype(float) / 255
    height, width = seen.shape[:2]
    y, x = np.mgrid[:height, :width]
    away = np.hypot((x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5) * 2
    glow = 0.62 * np.clip(1 - away, 0, 1) ** 1.7
    over = seen[..., 3] + glow * (1 - seen[..., 3])
    warm = np.array([1.0, 0.62, 0.24])
    mix = (seen[..., :3] * seen[..., 3:] + warm * (glow * (1 - seen[..., 3]))[..., None]) / np.maximum(
        over, 1e-6
    )[..., None]
    return pixels.from_array(np.dstack([mix, over]))


def edged(image):
    """A paper edge and an ink one about a cut-out: so black iron is seen on a black cloak."""
    seen = np.asarray(image).astype(float) / 255
    alpha, dp = seen[..., 3], image.width / 64
    away = ndimage.distance_transform_edt(ndimage.zoom(alpha, FINE, order=1) < 0.5) / FINE
    away = away.reshape(image.height, FINE, image.width, FINE).mean((1, 3))
    out = np.zeros_like(seen)
    for reach, colour, strength in ((2.2, (0.07, 0.06, 0.08), 0.75), (1.35, (0.957, 0.922, 0.867), 0.95)):
        ring = np.clip(reach * dp + 0.5 - away, 0, 1) * strength
        out[..., :3] = out[..., :3] * (1 - ring[..., None]) + np.array(colour) * ring[..., None]
        out[..., 3] = out[..., 3] * (1 - ring) + ring
    mix = seen[..., :3] * alpha[..., None] + out[..., :3] * (1 - alpha[..., None])
    return pixels.from_array(np.dstack([mix, alpha + out[..., 3] * (1 - alpha)]))
