"""How loud a sound is, by ITU-R BS.1770-4: K weighting, blocks of 400 ms, two gates; and its true peak.

What is played from both speakers is counted on both, as it is heard: a mono file as two equal channels.
A sound shorter than one block has no loudness in the sense of the norm. Its equivalent here, `SHORT`: the
power of its loudest tenth of a second, weighted the same way. That is about the time an ear adds up over,
and no rest is counted with it.
"""

import numpy as np
from scipy.signal import lfilter, resample_poly

BLOCK, STEP = 0.4, 0.1  # seconds
SHORT = 0.1
_SILENT = -70.0


def weighting(rate):
    """The two stages of K weighting for this rate: what a head does to treble, and what ears do to bass."""
    k = np.tan(np.pi * 1681.974450955533 / rate)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band = high**0.4996667741545416
    shelf = (
        np.array([high + band * k / q + k * k, 2 * (k * k - high), high - band * k / q + k * k]),
        np.array([1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k]),
    )
    k = np.tan(np.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    cut = np.array([1.0, -2.0, 1.0]), np.array([1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k])
    return [(b / a[0], a / a[0]) for b, a in (shelf, (cut[0] * cut[1][0], cut[1]))]


def _powers(wave, rate):
    """Power of each sample, all channels together."""
    ears = np.stack([wave, wave], 1) if wave.ndim == 1 else wave
    for b, a in weighting(rate):
        ears = lfilter(b, a, ears, axis=0)
    return (ears**2).sum(axis=1)


def _means(power, length, step):
    sums = np.concatenate([[0], np.cumsum(power)])
    starts = np.arange(0, max(1, len(power) - length + 1), step)
    return (sums[np.minimum(starts + length, len(power))] - sums[starts]) / length


def _level(power):
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def loudness(wave, rate):
    """LUFS: integrated, or its equivalent for a sound shorter than a block."""
    power = _powers(wave, rate)
    if len(power) < BLOCK * rate:
        return float(_level(_means(power, int(SHORT * rate), int(SHORT * rate / 20)).max()))
    blocks = _means(power, int(BLOCK * rate), int(STEP * rate))
    blocks = blocks[_level(blocks) > _SILENT]
    if not len(blocks):
        return _SILENT
    return float(_level(blocks[_level(blocks) > _level(blocks.mean()) - 10].mean()))


def true_peak(wave):
    """dB: the highest point between samples too, as a loudspeaker would reach it."""
    return float(20 * np.log10(np.abs(resample_poly(wave, 4, 1, axis=0)).max()))
