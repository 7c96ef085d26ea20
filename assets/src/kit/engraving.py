"""A picture as an engraving: one hue, and one tone wherever one looks from further away.

What tells pictures apart from across a table is what is left of them when they are blurred. So everything
broad is taken out of them, and lines and the swelling of a hatch are left, which only their reader sees.
"""

import numpy as np
from kit import pixels

PAPER, INK = (0.95, 0.905, 0.815), (0.29, 0.195, 0.115)
TONE = 0.36  # how much ink there is everywhere, from further away
_FLAT = 9  # times: the tone is made even again and again, since ink cannot be less than none


def engraved(image, broad=14.0, row=5.4):
    """`broad`: what is larger than so many pixels is taken out; `row`: pixels from one line of the hatch to
    the next. The picture has no holes."""
    light = np.sqrt(np.asarray(image.convert("RGB")).astype(float) / 255 @ (0.2126, 0.7152, 0.0722))
    detail = light - blurred(light, broad)
    usual = np.sqrt(blurred(detail**2, broad * 1.2) + 0.03**2)
    bright = 0.5 + np.clip(detail / usual / 4.4, -0.5, 0.5)
    y, x = np.mgrid[: image.height, : image.width]
    wave = 0.5 + 0.5 * np.sin((y + 3 * np.sin(x / 23)) * 2 * np.pi / row)
    ink = 0.45 * np.clip((wave - bright) * 2.2 + 0.5, 0, 1) + 0.55 * (1 - bright)
    for _time in range(_FLAT):
        ink = np.clip(ink - blurred(ink, broad) + TONE, 0, 1)
    shade = ink[..., None]
    return pixels.from_array(np.asarray(PAPER) * (1 - shade) + np.asarray(INK) * shade)


def blurred(plane, reach):
    """A Gaussian blur; beyond its edges the plane is mirrored."""
    half = int(reach * 3) + 1
    weights = np.exp(-0.5 * (np.arange(-half, half + 1) / reach) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        around = np.pad(plane, [(half, half) if side == axis else (0, 0) for side in (0, 1)], "reflect")
        plane = np.apply_along_axis(np.convolve, axis, around, weights, "valid")
    return plane
