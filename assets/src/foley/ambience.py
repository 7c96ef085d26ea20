"""What is heard behind each game, again and again: quiet, and nothing that one would wait for.

Each begins and ends in silence, as a breath does: players leave a small gap where it goes round.
"""

import numpy as np
from foley.recipe import sound
from foley.waves import RATE, band, clock, curve, hiss, knock, plucked, put, room, silence, struck, swell


def _even(noise):
    """Noise of one strength, whatever was filtered out of it."""
    return noise / noise.std()


def _mono(stereo):
    return stereo.mean(axis=1)


@sound("fort_boyard/ambience", -33, loops=True)
def surf(rng):
    """The sea at the foot of the walls: two breakers of unlike size, and pebbles that roll back."""
    seconds = 11.5
    far, near, pebbles = (
        _even(hiss(rng, seconds, *span)) for span in ((200, 600), (300, 2200), (1500, 5000))
    )
    sea = 0.2 * far
    for start, size in ((0.3, 1.0), (5.3, 0.65)):
        rise = curve(
            seconds, (start, 0), (start + 1.2, 0.25), (start + 2.1, 1), (start + 3.2, 0.35), (start + 5.6, 0)
        )
        drag = curve(seconds, (start + 1.9, 0), (start + 2.7, 1), (start + 4.8, 0))
        sea += size * (near * rise**1.5 + 0.3 * pebbles * drag**1.5)
    return sea * swell(seconds, 1.2, 1.5)


@sound("casse_du_siecle/ambience", -36, loops=True)
def vault(rng):
    """A bank at night: air that comes and goes in a duct, and now and then a relay far away."""
    seconds = 11.0
    night = 0.5 * _even(hiss(rng, seconds, 200, 420)) + 0.12 * _even(hiss(rng, seconds, 500, 1400))
    for pitch, strength in ((200, 0.12), (300, 0.06), (400, 0.08), (600, 0.03)):
        night += strength * np.sin(2 * np.pi * pitch * clock(seconds))
    relays = silence(seconds)
    for at, pitch in ((2.9, 1.0), (3.02, 0.9), (7.6, 1.15)):
        click = struck(rng, np.array([680, 1450, 2300]) * pitch, [1, 0.7, 0.4], [0.02, 0.014, 0.008], 0.12)
        put(relays, click, at, 1.6)
    echoing = _mono(room(rng, relays, 1.4, 0.7))[: len(night)]
    return (night + echoing) * swell(seconds, 2.2, 2.5)


@sound("roc_noir/ambience", -35, loops=True)
def cellar(rng):
    """Water that drips in a deep vault, one drop in a puddle, another on stone, and a draught."""
    seconds = 11.0
    drops = silence(seconds)
    falls = ((0.6, 1.0, 1.0), (2.9, 1.3, 0.5), (4.7, 0.85, 0.9), (5.35, 1.42, 0.35), (7.8, 1.1, 0.8))
    for at, pitch, size in falls:
        t = clock(0.12)
        drop = (
            np.sin(2 * np.pi * 900 * pitch * (t + 1.6 * t**2)) * np.exp(-t / 0.022) * np.minimum(1, t / 0.002)
        )
        put(drops, drop, at, size)
        put(drops, knock(rng, 0.001, 2000, 7000), at, 0.3 * size)
    draught = _even(hiss(rng, seconds, 240, 520)) * swell(seconds, 4, 5)
    return (
        _mono(room(rng, drops, 2.6, 0.9, 300, 5000))[: len(drops)] * swell(seconds, 0.01, 1) + 0.05 * draught
    )


@sound("agence_tous_risques/ambience", -35, loops=True)
def patrol(rng):
    """Brushes on a drum and a plucked bass, at walking pace: four bars of a plan being made."""
    beat = 0.6
    music = silence(16 * beat)
    for step in range(32):
        at = (step // 2 + (0.64 if step % 2 else 0)) * beat  # swung
        sweep = band(rng.standard_normal(int(0.16 * RATE)), 2200, 8500)
        sweep *= np.sin(np.pi * np.linspace(0, 1, len(sweep))) ** 2
        put(music, sweep, at, (0.5 if step % 4 == 2 else 0.22) * rng.uniform(0.85, 1.1))
    # In E minor; the last beat rests.
    for step, note in enumerate((52, 0, 55, 57, 59, 0, 57, 55, 52, 0, 50, 52, 55, 57, 55, 0)):
        if note:
            pitch = 440 * 2 ** ((note - 69) / 12)
            put(music, plucked(rng, pitch, 0.7, 0.3, 0.3), 0.02 + step * beat, 1.1)
    return _mono(room(rng, music, 0.4, 0.2))[: len(music)]


@sound("coffre_et_cle/ambience", -37, loops=True)
def parlour(rng):
    """A drawing room: a tall clock that takes its time, and embers."""
    seconds, beat = 12.0, 1.2
    calm = silence(seconds)
    for number in range(10):
        wood = np.array([330, 545, 1240, 2280]) * (0.8 if number % 2 else 1.0)
        case = struck(rng, wood, [1, 0.7, 0.4, 0.25], [0.03, 0.022, 0.01, 0.006], 0.2)
        put(calm, case, 0.6 + beat * number, 1.0)
        put(calm, knock(rng, 0.0008), 0.6 + beat * number, 0.15)
    for at in np.sort(rng.uniform(0.3, seconds - 0.6, 32)):
        put(calm, knock(rng, rng.uniform(0.0006, 0.003), 900, 6000), at, rng.uniform(0.05, 0.5) ** 1.5)
    embers = _even(hiss(rng, seconds, 260, 700)) * swell(seconds, 2, 2.5)
    return _mono(room(rng, calm, 0.7, 0.35))[: len(calm)] + 0.035 * embers
