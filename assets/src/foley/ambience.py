"""What is heard behind each game: quiet, and round in a circle, so that it can go on for hours.

Everything here turns: noise, events and echoes that pass the end come in again at the beginning. The calmest
moment is where the circle closes, for players that leave a small gap there.
"""

import numpy as np
from foley.recipe import sound
from foley.waves import RATE, band, clock, knock, plucked, struck

_SECONDS = 9.6


def _circle():
    return np.zeros(int(_SECONDS * RATE))


def _lay(circle, what, at, gain=1.0):
    places = (int(at * RATE) + np.arange(len(what))) % len(circle)
    np.add.at(circle, places, gain * what)


def _hiss(rng, low, high):
    """Noise without beginning or end: chosen by its spectrum, which a circle always closes."""
    count = int(_SECONDS * RATE)
    pitches = np.fft.rfftfreq(count, 1 / RATE)
    weight = 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
    spectrum = weight * np.exp(2j * np.pi * rng.random(len(pitches)))
    noise = np.fft.irfft(spectrum, count)
    return noise / noise.std()


def _echo(rng, circle, seconds, wet, low=250, high=4000):
    t = clock(seconds)
    tail = band(rng.standard_normal(len(t)), low, high) * np.exp(-5 * t / seconds)
    tail *= wet / np.sqrt((tail**2).sum())
    tail[0] = 1
    return np.fft.irfft(np.fft.rfft(circle) * np.fft.rfft(tail, len(circle)), len(circle))


def _wave(start, rise, fall):
    """One breaker: it comes in slowly, breaks, and runs out on the stones. On the circle's clock."""
    t = np.mod(clock(_SECONDS) - start, _SECONDS)
    return np.where(t < rise, (t / rise) ** 2.5, np.exp(-np.maximum(0, t - rise) / fall)) * (
        t < _SECONDS * 0.9
    )


@sound("fort_boyard/ambience", -33, loops=True)
def surf(rng):
    """The sea at the foot of the walls: two breakers of unlike size, and pebbles that roll back."""
    far, near, pebbles = _hiss(rng, 220, 500), _hiss(rng, 300, 2200), _hiss(rng, 1500, 5000)
    sea = 0.35 * far
    for start, rise, fall, size in ((0.2, 2.1, 1.0, 1.0), (5.0, 1.7, 0.85, 0.7)):
        sea += size * near * _wave(start, rise, fall)
        sea += 0.35 * size * pebbles * _wave(start + 0.5, rise, fall * 0.8)
    return sea


@sound("casse_du_siecle/ambience", -36, loops=True)
def vault(rng):
    """A bank at night: air in a duct, and now and then a relay far away."""
    breath = 0.75 - 0.25 * np.cos(2 * np.pi * clock(_SECONDS) / _SECONDS)
    night = _circle() + (0.5 * _hiss(rng, 200, 420) + 0.12 * _hiss(rng, 500, 1400)) * breath
    for harmonic, strength in ((2, 0.12), (3, 0.06), (4, 0.08), (6, 0.03)):
        # 100 Hz and its octaves make whole turns of the circle.
        night += strength * np.sin(2 * np.pi * 100 * harmonic * clock(_SECONDS)) * breath
    relays = _circle()
    for at, pitch in ((2.3, 1.0), (2.42, 0.9), (6.9, 1.15)):
        click = struck(rng, np.array([680, 1450, 2300]) * pitch, [1, 0.7, 0.4], [0.02, 0.014, 0.008], 0.12)
        _lay(relays, click, at, 1.6)
    return night + _echo(rng, relays, 1.4, 0.7)


@sound("roc_noir/ambience", -35, loops=True)
def cellar(rng):
    """Water that drips in a deep vault, one drop in a puddle, another on stone, and a draught."""
    drops = _circle()
    for at, pitch, size in (
        (1.1, 1.0, 1.0),
        (2.9, 1.3, 0.5),
        (4.4, 0.85, 0.9),
        (5.05, 1.42, 0.35),
        (7.3, 1.1, 0.8),
    ):
        t = clock(0.12)
        rising = 900 * pitch * (t + 1.6 * t**2)
        drop = np.sin(2 * np.pi * rising) * np.exp(-t / 0.022) * np.minimum(1, t / 0.002)
        _lay(drops, drop, at, size)
        _lay(drops, knock(rng, 0.001, 2000, 7000), at, 0.3 * size)
    draught = _hiss(rng, 240, 520) * (1 - np.cos(2 * np.pi * clock(_SECONDS) / _SECONDS))
    return _echo(rng, drops, 2.6, 0.9, 300, 5000) + 0.03 * draught


@sound("agence_tous_risques/ambience", -35, loops=True)
def patrol(rng):
    """Brushes on a drum and a plucked bass, at walking pace: four bars of a plan being made."""
    beat = _SECONDS / 16
    music = _circle()
    for step in range(32):
        at = (step // 2 + (0.64 if step % 2 else 0)) * beat  # swung
        sweep = band(rng.standard_normal(int(0.16 * RATE)), 2200, 8500)
        sweep *= np.sin(np.pi * np.linspace(0, 1, len(sweep))) ** 2
        _lay(music, sweep, at, (0.5 if step % 4 == 2 else 0.22) * rng.uniform(0.85, 1.1))
    # In E minor; the last beat rests, where the circle closes.
    for step, note in enumerate((52, 0, 55, 57, 59, 0, 57, 55, 52, 0, 50, 52, 55, 57, 55, 0)):
        if note:
            pitch = 440 * 2 ** ((note - 69) / 12)
            _lay(music, plucked(rng, pitch, 0.7, 0.3, 0.3), 0.02 + step * beat, 1.1)
    return _echo(rng, music, 0.4, 0.2)


@sound("coffre_et_cle/ambience", -37, loops=True)
def parlour(rng):
    """A drawing room: a tall clock that takes its time, and embers."""
    calm = _circle()
    for second in range(8):
        pitch = 0.8 if second % 2 else 1.0
        case = struck(
            rng,
            np.array([330, 545, 1240, 2280]) * pitch,
            [1, 0.7, 0.4, 0.25],
            [0.03, 0.022, 0.01, 0.006],
            0.2,
        )
        _lay(calm, case, 0.6 + 1.2 * second, 1.0)
        _lay(calm, knock(rng, 0.0008), 0.6 + 1.2 * second, 0.15)
    for at in np.sort(rng.uniform(0.3, _SECONDS - 0.4, 26)):
        _lay(calm, knock(rng, rng.uniform(0.0006, 0.003), 900, 6000), at, rng.uniform(0.05, 0.5) ** 1.5)
    return _echo(rng, calm, 0.7, 0.35) + 0.035 * _hiss(rng, 260, 700)
