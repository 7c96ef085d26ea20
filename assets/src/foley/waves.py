"""What every sound is made of: struck bodies, rubbed ones, noise, and the room round them.

A sound is a mono array at RATE; `room` makes it stereo. Times are seconds, pitches hertz.
"""

import numpy as np
from scipy.signal import butter, fftconvolve, resample_poly, sosfilt

RATE = 44100


def clock(seconds):
    return np.arange(int(seconds * RATE)) / RATE


def silence(seconds):
    return np.zeros(int(seconds * RATE))


def put(where, what, at, gain=1.0):
    """Lays a sound into a longer one; what reaches beyond its end is cut."""
    start = int(at * RATE)
    length = min(len(what), len(where) - start)
    if length > 0:
        where[start : start + length] += gain * what[:length]


def band(wave, low, high, order=2):
    return sosfilt(butter(order, [low, high], "bandpass", fs=RATE, output="sos"), wave)


def above(wave, low, order=4):
    return sosfilt(butter(order, low, "highpass", fs=RATE, output="sos"), wave, axis=0)


def below(wave, high, order=2):
    return sosfilt(butter(order, high, "lowpass", fs=RATE, output="sos"), wave)


def hiss(rng, seconds, low, high):
    return band(rng.standard_normal(int(seconds * RATE)), low, high)


def swell(seconds, rise, fall):
    """Up in `rise`, down in `fall`: rounded, so that neither end is heard."""
    t = clock(seconds)
    ends = np.clip(np.minimum(t / rise, (seconds - t) / fall), 0, 1)
    return np.sin(ends * np.pi / 2) ** 2


def curve(seconds, *points):
    """A line through (time, value) points."""
    times, values = zip(*points, strict=True)
    return np.interp(clock(seconds), times, values)


def struck(rng, pitches, strengths, decays, seconds, attack=0.0008):
    """A body that rings after one blow: a sum of dying partials, as strong as the place that was hit lets
    them be."""
    t = clock(seconds)
    wave = silence(seconds)
    for pitch, strength, decay in zip(pitches, strengths, decays, strict=True):
        strength *= rng.uniform(0.75, 1.25)
        if pitch < RATE * 0.4:
            wave += strength * np.exp(-t / decay) * np.sin(2 * np.pi * pitch * t + rng.uniform(0, 2 * np.pi))
    return wave * np.minimum(1, t / attack) * np.minimum(1, (seconds - t) / 0.01)


def knock(rng, seconds=0.004, low=1500, high=9000):
    """The very first contact, before anything rings."""
    wave = hiss(rng, 4 * seconds, low, high)
    return wave * np.exp(-clock(4 * seconds) / seconds) * np.minimum(1, clock(4 * seconds) / 0.0004)


def slips(rng, rate, jitter=0.15, lost=0.1):
    """Stick and slip: one pulse each time the rubbing lets go, `rate` times a second (an array)."""
    turns = np.cumsum(rate / RATE)
    moments = np.flatnonzero(np.diff(np.floor(turns)) > 0)
    spread = rng.normal(0, jitter, len(moments)) * RATE / rate[moments]
    moments = np.clip(moments + spread.astype(int), 0, len(rate) - 1)
    pulses = np.zeros(len(rate))
    pulses[moments] = rng.uniform(0.35, 1, len(moments)) * (rng.random(len(moments)) > lost)
    return pulses


def resonate(pulses, rng, pitches, strengths, decays):
    body = struck(rng, pitches, strengths, decays, 8 * max(decays), attack=0.0003)
    return fftconvolve(pulses, body)[: len(pulses)]


def plucked(rng, pitch, seconds, brightness=0.5, decay=0.4):
    """A string: each partial dies sooner than the one below it."""
    partials = np.arange(1, 16)
    pitches = pitch * partials * np.sqrt(1 + 0.0002 * partials**2)
    strengths = np.sin(np.pi * partials * 0.22) / partials ** (2 - brightness)
    return struck(rng, pitches, strengths, decay / (1 + 0.45 * (partials - 1)), seconds, attack=0.0015)


def room(rng, wave, seconds=0.3, wet=0.15, low=250, high=6500):
    """Stereo: the same sound with another short tail and other first reflections for each ear."""
    t = clock(seconds)
    ears = []
    for _ in range(2):
        tail = band(rng.standard_normal(len(t)), low, high) * np.exp(-5 * t / seconds)
        tail *= wet / np.sqrt((tail**2).sum())
        for at in rng.uniform(0.004, 0.03, 4):
            tail[int(at * RATE)] += wet * rng.uniform(0.2, 0.6)
        tail[0] = 1
        ears.append(fftconvolve(wave, tail))
    return np.stack(ears, 1)


def otherwise(rng, wave, bends):
    """The same thing done again by a hand: a little harder or softer, brighter or duller, higher or lower."""
    if bends:
        wave = resample_poly(wave, 1000, int(rng.integers(970, 1031)), axis=0)
    edge = rng.uniform(900, 2600)
    treble = above(wave, edge, 1)
    return (wave + rng.uniform(-0.3, 0.35) * treble) * 10 ** (rng.uniform(-1, 1) / 20)
