"""What is heard behind each game, again and again: quiet, and nothing that one would wait for.

Two parts take turns. Each is a period long and a little more: there it fades out while the next one comes in.
"""

import numpy as np
from foley.instruments import brush
from foley.recipe import phrases
from foley.waves import (
    RATE,
    clock,
    curve,
    hiss,
    knock,
    put,
    resonate,
    room,
    silence,
    slips,
    struck,
    swell,
)

PERIOD = 7.2  # seconds: six beats of a tall clock, and of every tension
OVER = 1.2  # seconds that two parts are heard together
WHOLE = PERIOD + OVER


def even(noise):
    """Noise of one strength, whatever was filtered out of it."""
    return noise / noise.std()


def joined(noise):
    """Comes in and goes out so that two of these, one upon the other, are as strong as one alone."""
    t = clock(len(noise) / RATE + 1 / RATE)[: len(noise)]
    return noise * np.sin(np.clip(np.minimum(t, t[-1] - t) / OVER, 0, 1) * np.pi / 2)


def echoing(rng, wave, seconds, wet, low=250, high=6500):
    """In a room, mono, as long as before: its end rings out within the part."""
    wave = room(rng, wave, seconds, wet, low, high).mean(axis=1)[: int(WHOLE * RATE)]
    return wave * swell(len(wave) / RATE + 1e-6, 0.002, 0.4)[: len(wave)]


@phrases("fort_boyard/ambience", -15, PERIOD)
def surf(rng):
    """The sea at the foot of the walls, two breakers of unlike size, pebbles that roll back; far out a bell
    that the swell rings."""
    return [_breaker(rng, 0.3, 1.0, None), _breaker(rng, 0.9, 0.7, 3.4)]


def _breaker(rng, start, size, bell):
    far, near, pebbles = (even(hiss(rng, WHOLE, *span)) for span in ((200, 600), (300, 2200), (1500, 5000)))
    rise = curve(
        WHOLE, (start, 0), (start + 1.2, 0.25), (start + 2.1, 1), (start + 3.2, 0.35), (start + 5.6, 0)
    )
    drag = curve(WHOLE, (start + 1.9, 0), (start + 2.7, 1), (start + 4.8, 0))
    sea = joined(0.35 * far + 0.05 * near) + size * (near * rise**1.5 + 0.3 * pebbles * drag**1.5)
    if bell is not None:
        rings = silence(WHOLE)
        for at, gain in ((bell, 1.0), (bell + 1.35, 0.55)):
            put(
                rings,
                struck(
                    rng,
                    392 * np.array([0.5, 1, 1.183, 2, 2.51]),
                    [0.4, 1, 0.5, 0.5, 0.2],
                    [1, 0.8, 0.6, 0.3, 0.2],
                    2.6,
                    0.01,
                ),
                at,
                gain,
            )
        sea += 0.5 * echoing(rng, rings, 1.2, 0.6)
    return sea


@phrases("casse_du_siecle/ambience", -17, PERIOD)
def vault(rng):
    """A bank at night: air in a duct, the hum of a lamp, and somewhere a tumbler that falls."""
    return [_night(rng, ((2.9, 1.0), (3.02, 0.9))), _night(rng, ((1.8, 1.15), (4.2, 0.95), (4.8, 1.05)))]


def _night(rng, relays):
    night = even(hiss(rng, WHOLE, 200, 420)) + 0.24 * even(hiss(rng, WHOLE, 500, 1400))
    for pitch, strength in ((200, 0.2), (300, 0.1), (400, 0.14), (600, 0.05)):
        night += strength * np.sin(2 * np.pi * pitch * clock(WHOLE) + rng.uniform(0, 6))
    clicks = silence(WHOLE)
    for at, pitch in relays:
        click = struck(rng, np.array([680, 1450, 2300]) * pitch, [1, 0.7, 0.4], [0.02, 0.014, 0.008], 0.12)
        put(clicks, click, at, 6.0)
    return joined(night) + echoing(rng, clicks, 1.4, 0.7)


@phrases("roc_noir/ambience", -16, PERIOD)
def castle(rng):
    """Wind that finds the arrow slits and sings in them, and water that drips below."""
    return [
        _wind(rng, (0.5, 1, 0.4, 0.7), ((1.6, 1.0, 1.0), (4.9, 1.3, 0.5))),
        _wind(rng, (0.7, 0.4, 0.9, 0.5), ((2.4, 0.85, 0.9), (3.05, 1.42, 0.35))),
    ]


def _wind(rng, gusts, falls):
    times = np.linspace(0, WHOLE, len(gusts))
    gust = np.interp(clock(WHOLE), times, gusts)
    wind = silence(WHOLE)
    for low, high, gain in ((240, 420, 1.0), (420, 640, 0.7), (800, 1000, 0.22)):
        wind += gain * even(hiss(rng, WHOLE, low, high)) * gust**1.5
    drops = silence(WHOLE)
    for at, pitch, size in falls:
        t = clock(0.12)
        drop = (
            np.sin(2 * np.pi * 900 * pitch * (t + 1.6 * t**2)) * np.exp(-t / 0.022) * np.minimum(1, t / 0.002)
        )
        put(drops, drop, at, 3.6 * size)
        put(drops, knock(rng, 0.001, 2000, 7000), at, 0.8 * size)
    return joined(wind) + echoing(rng, drops, 1.1, 0.9, 300, 5000)


@phrases("agence_tous_risques/ambience", -16, PERIOD)
def patrol(rng):
    """A van that idles, a radio that breathes between two calls, and brushes while a plan is made."""
    return [_idle(rng, 1.5), _idle(rng, 3.9)]


def _idle(rng, call):
    rate = 26 + 0.8 * np.sin(2 * np.pi * clock(WHOLE) / 3.1 + rng.uniform(0, 6))
    engine = resonate(
        slips(rng, rate, 0.04, 0.0), rng, [178, 262, 415, 690], [1, 1, 0.7, 0.25], [0.012, 0.01, 0.006, 0.004]
    )
    wave = joined(1.0 * even(engine) + 0.25 * even(hiss(rng, WHOLE, 220, 700)))
    static = even(hiss(rng, 0.9, 700, 2800)) * swell(0.9, 0.03, 0.05)
    put(wave, static * (0.6 + 0.4 * np.sin(2 * np.pi * 7 * clock(0.9)) ** 2), call, 0.45)
    for at in (call - 0.02, call + 0.9):
        put(wave, knock(rng, 0.0015, 900, 4000), at, 2.0)
    for step in range(12):
        put(wave, brush(rng, 0.18, 1.6 if step % 4 == 2 else 0.8), step * 0.6 + 0.01)
    return wave


@phrases("coffre_et_cle/ambience", -15, PERIOD)
def parlour(rng):
    """A drawing room: a tall clock that takes its time, and embers."""
    return [_clock(rng), _clock(rng)]


def _clock(rng):
    calm = silence(WHOLE)
    for number in range(6):
        wood = np.array([330, 545, 1240, 2280]) * (0.8 if number % 2 else 1.0)
        case = struck(rng, wood, [1, 0.7, 0.4, 0.25], [0.03, 0.022, 0.01, 0.006], 0.2)
        put(calm, case, 0.6 + 1.2 * number, 0.9)
        put(calm, knock(rng, 0.0008), 0.6 + 1.2 * number, 0.13)
    for at in np.sort(rng.uniform(0.3, PERIOD, 22)):
        put(calm, knock(rng, rng.uniform(0.0006, 0.003), 900, 6000), at, rng.uniform(0.05, 0.5) ** 1.5)
    return echoing(rng, calm, 0.7, 0.35) + joined(0.05 * even(hiss(rng, WHOLE, 260, 700)))
