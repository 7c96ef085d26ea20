"""What the vault's things share: their light from the upper left, and what they are made of."""

import bpy
import numpy as np
from kit import blender, materials, pixels
from scipy import ndimage

NEON = (0.08, 0.85, 0.72)  # as light, and below as it is seen
TUBE = np.array([0.36, 0.93, 0.87])


def stage(width, height, across, shine=4):
    """Straight from above, no shadow: what has one gets it afterwards, within its own frame.

    `shine`: how often metal shows in metal; brass upon brass glows orange when it is more than once."""
    blender.SAMPLES = 20
    blender.scene(width, height, across, shadow=False, zenith=blender.WARM)
    bpy.context.scene.cycles.glossy_bounces = shine


def dark_brass():
    return materials.make(
        "dark brass", (0.36, 0.20, 0.055), (0.20, 0.10, 0.03), 1, 0.38, 4, bump=0.1, worn=(0.8, 0.55, 0.25)
    )


def vault_steel():
    """Brushed from left to right, cool."""
    return materials.make(
        "vault steel",
        (0.36, 0.42, 0.48),
        (0.24, 0.29, 0.34),
        1,
        0.40,
        5,
        stretch=(0.5, 14, 14),
        bump=0.08,
        worn=(0.85, 0.9, 0.95),
    )


def dark_steel():
    return materials.make(
        "dark steel",
        (0.135, 0.165, 0.195),
        (0.085, 0.105, 0.130),
        1,
        0.40,
        5,
        stretch=(0.5, 14, 14),
        bump=0.08,
        worn=(0.55, 0.62, 0.70),
    )


def gun_steel():
    """Blued, nearly black: what letters are read on."""
    return materials.make(
        "gun steel",
        (0.022, 0.030, 0.038),
        (0.014, 0.020, 0.026),
        0,
        0.55,
        3,
        bump=0.03,
        worn=(0.12, 0.16, 0.18),
    )


def neon(strength):
    return materials.make(f"neon {strength}", NEON, None, bump=0, glow=strength)


def bloom(image, reach):
    """Neon in its own colour, and its light on what lies round it."""
    seen = np.asarray(image).astype(float) / 255
    colour, alpha = seen[..., :3], seen[..., 3:]
    shines = np.clip((colour[..., 1] - colour[..., 0] * 1.12 - 0.04) * 8, 0, 1)[..., None]
    colour = colour * (1 - 0.8 * shines) + 0.8 * shines * TUBE
    spread = 1.5 * ndimage.gaussian_filter(shines, (reach, reach, 0))
    spread = spread + 0.6 * ndimage.gaussian_filter(shines, (reach / 4, reach / 4, 0))
    light = np.clip(spread, 0, 0.85) * TUBE * (1 - shines)
    return pixels.from_array(np.dstack([1 - (1 - colour) * (1 - light * alpha), alpha]))
