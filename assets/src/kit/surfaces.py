"""Surfaces without a seam, from noise: felt, paper, velvet, wood. Arrays of 0..1, height x width x 3."""

import numpy as np
from scipy import ndimage

LAMP = np.array([-0.5, -0.7, 0.75]) / np.linalg.norm([-0.5, -0.7, 0.75])


def noise(size, beta=1.0, seed=0, across=1.0, down=1.0):
    """Noise of 1/f^beta in 0..1 that repeats; `across` and `down` stretch it."""
    source = np.random.default_rng(seed)
    fy, fx = np.meshgrid(
        np.fft.fftfreq(size) * size * down, np.fft.fftfreq(size) * size * across, indexing="ij"
    )
    distance = np.hypot(fx, fy)
    distance[0, 0] = 1
    weight = distance**-beta
    weight[0, 0] = 0
    field = np.fft.ifft2(weight * np.fft.fft2(source.standard_normal((size, size)))).real
    return np.clip(0.5 + (field - field.mean()) / field.std() / 6, 0, 1)


def spread(field):
    return (field - field.min()) / (np.ptp(field) + 1e-9)


def ramp(field, *colours):
    table = np.array([[int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in colours]) / 255
    steps = np.linspace(0, 1, len(table))
    return np.dstack([np.interp(field, steps, table[:, i]) for i in range(3)])


def lit(colour, height, relief=8.0, ambient=0.5, gloss=0.0, sharp=20, hollow=2.0):
    """Light from the upper left over a height field, darker where it is hollow."""
    relief *= height.shape[0] / 512
    right = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) * relief
    down = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) * relief
    normal = np.dstack([-right, -down, np.ones_like(height)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    diffuse = np.clip(normal @ LAMP, 0, 1)[..., None]
    half = LAMP + np.array([0, 0, 1])
    shine = (np.clip(normal @ (half / np.linalg.norm(half)), 0, 1) ** sharp)[..., None] * gloss
    shade = np.clip(1 + (height - ndimage.gaussian_filter(height, 6, mode="wrap")) * hollow, 0.45, 1.15)
    return np.clip(colour * (ambient + 0.85 * diffuse) * shade[..., None] + shine, 0, 1)


def felt(size, *colours):
    """Short wool: cloudy in the large, fibres in the small."""
    cloud, fibre = noise(size, 1.5, 5), noise(size, 0.3, 6)
    fibre = spread(ndimage.gaussian_filter(fibre, (0.7, 0.7), mode="wrap"))
    hair = spread(noise(size, 0.6, 8, 0.35, 1.0)) * 0.5 + spread(noise(size, 0.6, 9, 1.0, 0.35)) * 0.5
    return lit(
        ramp(np.clip(0.32 * spread(cloud) + 0.36 * fibre + 0.32 * hair, 0, 1), *colours),
        0.5 * fibre + 0.5 * hair,
        1.5,
    )


def paper(size, *colours):
    cloud, tooth, fibre = noise(size, 1.7, 1), noise(size, 0.5, 2), noise(size, 0.9, 3, 1, 0.15)
    return lit(ramp(spread(cloud), *colours), 0.4 * cloud + 0.12 * tooth + 0.12 * fibre, 3.0)


def wood(size, *colours, planks=1, seed=12):
    y = np.mgrid[:size, :size][0] / size
    chance = np.random.default_rng(seed)
    plank = np.minimum((y * planks).astype(int), planks - 1)
    within = y * planks - plank
    shift, tone = chance.integers(0, size, planks), chance.uniform(-0.10, 0.10, planks)
    at = (np.arange(size)[None] + shift[plank]) % size
    rows = np.broadcast_to(np.arange(size)[:, None], (size, size))
    grain, wave = noise(size, 0.75, seed + 1, 16.0, 0.8), noise(size, 1.8, seed + 2, 4.0, 1.0)
    rings = 0.5 + 0.5 * np.sin(52 * wave[rows, at] + 9 * np.sin(np.pi * 2 * within))
    value = 0.5 * spread(grain)[rows, at] + 0.30 * rings + 0.08 + tone[plank]
    edge = np.clip(np.minimum(within, 1 - within) / 0.03, 0, 1) if planks > 1 else np.ones_like(y)
    colour = ramp(np.clip(value, 0, 1), *colours) * (0.35 + 0.65 * edge**0.6)[..., None]
    return lit(colour, 0.7 * edge**0.5 + 0.22 * grain[rows, at] - 0.05 * rings, 4, gloss=0.06, sharp=18)
