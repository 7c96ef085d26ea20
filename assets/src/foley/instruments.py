"""Instruments by their physics: strings plucked and bowed, pipes, reeds, brass, bars and skins.

Each returns one note or stroke, mono at RATE, with its own end: nothing has to be cut. Pitches are MIDI
numbers, times seconds, strengths 0 to 1.
"""

import numpy as np
from foley.waves import RATE, above, band, below, clock, hiss, knock, put, silence, struck, swell
from scipy.signal import fftconvolve, lfilter

_WOOD = {  # where the body of an instrument rings: pitch, strength, and how long
    "violin": (
        (285, 0.5, 0.012),
        (460, 0.6, 0.01),
        (760, 0.5, 0.006),
        (1180, 0.4, 0.004),
        (2400, 0.5, 0.002),
    ),
    "viol": ((210, 0.7, 0.014), (345, 0.7, 0.011), (590, 0.6, 0.008), (980, 0.4, 0.004), (1900, 0.3, 0.002)),
    "bass": ((168, 0.9, 0.02), (240, 0.8, 0.014), (390, 0.6, 0.01), (720, 0.4, 0.005), (1300, 0.3, 0.003)),
}


def hertz(note):
    return 440.0 * 2 ** ((note - 69) / 12)


def body(wave, kind):
    """The same string on its box: the box answers where it likes to ring."""
    answer = silence(0.12)
    t = clock(0.12)
    for pitch, strength, decay in _WOOD[kind]:
        answer += strength * np.exp(-t / decay) * np.sin(2 * np.pi * pitch * t) * 0.03
    answer[0] += 0.6
    return fftconvolve(wave, answer)[: len(wave)]


def pizzicato(rng, note, strength=0.8, seconds=1.2, kind="violin", ring=0.35):
    """Karplus and Strong's string: a burst goes round a loop that dulls it; plucked at a fifth of its
    length."""
    period = RATE / hertz(note)
    whole = int(period - 0.5)
    part = period - 0.5 - whole
    burst = below(rng.uniform(-1, 1, whole), 1800 + 4200 * strength, 1)
    bridge = np.roll(burst, max(1, whole // 5))
    fill = silence(seconds)
    fill[:whole] = (burst - 0.85 * bridge) * strength
    loss = 10 ** (-3 * period / RATE / (ring * (262 / hertz(note)) ** 0.35 * 3))
    loop = loss * np.convolve([1 - part, part], [0.5, 0.5])
    string = lfilter([1], np.concatenate([[1], np.zeros(whole - 1), -loop]), fill)
    end = np.minimum(1, clock(seconds)[::-1] / 0.08)
    wave = body(string, kind) * end
    put(wave, knock(rng, 0.0015, 600, 3000), 0, 0.05 * strength)
    return wave


def bowed(rng, note, seconds, strength=0.7, kind="viol"):
    """A bow that grips the string and slips once a turn (McIntyre, Schumacher and Woodhouse): two waves run
    from the bow to bridge and nut and back."""
    period = RATE / hertz(note)
    # What the bridge's filter and the two taps delay is taken off the string.
    length = period - 2.55
    bridge, neck = length * 0.127, length * 0.873
    size = int(length) + 4
    left, right = [0.0] * size, [0.0] * size
    frames = int(seconds * RATE)
    t = np.arange(frames) / RATE
    attack = np.minimum(1, t / (0.11 - 0.05 * strength)) * np.minimum(1, (seconds - t) / 0.12)
    shake = 1 + 0.0028 * np.sin(2 * np.pi * 5.2 * t + rng.uniform(0, 6)) * np.clip((t - 0.25) / 0.3, 0, 1)
    grain = below(rng.standard_normal(frames), 3000, 1) * 0.012
    speeds = (attack * (0.12 + 0.1 * strength) * (1 + grain)).tolist()
    steep = 5.0 - 2.6 * strength
    ways = (bridge * shake).tolist()
    out = [0.0] * frames
    filtered, at = 0.0, 0
    for frame in range(frames):
        way = ways[frame]
        whole = int(way)
        part = way - whole
        near = left[(at - whole) % size] * (1 - part) + left[(at - whole - 1) % size] * part
        whole_, part_ = int(neck), neck - int(neck)
        far = right[(at - whole_) % size] * (1 - part_) + right[(at - whole_ - 1) % size] * part_
        filtered = 0.4 * filtered + 0.57 * near
        back, nut = -filtered, -far
        slip = speeds[frame] - back - nut
        grip = (abs(slip * steep) + 0.75) ** -4
        push = slip * (1.0 if grip > 1 else grip)
        at = (at + 1) % size
        right[at] = back + push
        left[at] = nut + push
        out[frame] = near
    wave = np.array(out)
    wave = body(above(wave, 100, 2), kind)
    return wave / (np.abs(wave).max() + 1e-9) * strength * attack**0.3


def reed(rng, note, seconds, strength=0.6):
    """An accordion's note: two free reeds a few cents apart that let air through once a turn, and bellows."""
    t = clock(seconds)
    bellows = np.minimum(1, t / 0.035) * np.minimum(1, t[::-1] / 0.06)
    bellows *= 1 + 0.05 * np.sin(2 * np.pi * 4.3 * t + rng.uniform(0, 6))
    wave = silence(seconds)
    for cents, gain in ((-5, 1.0), (6, 0.85)):
        turn = 2 * np.pi * hertz(note + cents / 100) * t + rng.uniform(0, 6)
        gap = np.maximum(0, np.sin(turn) + 0.25 * np.sin(2 * turn) - 0.25 * (1 - 0.4 * bellows))
        wave += gain * gap**1.5
    wave = below(above(wave, 200, 2), min(2600 + 2500 * strength, 6000), 2)
    return (wave + 0.015 * hiss(rng, seconds, 1500, 5000)) * bellows * strength * 0.6


def brass(rng, note, seconds, strength=0.7):
    """A horn: the harder the breath, the steeper the wave in the tube, and the more partials come."""
    t = clock(seconds)
    breath = np.minimum(1, t / 0.05) * np.minimum(1, t[::-1] / 0.07)
    breath *= 0.82 + 0.18 * np.exp(-t / 0.12)
    lip = 1 + 0.006 * np.exp(-t / 0.02) * rng.uniform(-1, 1) + 0.0006 * np.sin(2 * np.pi * 5.4 * t)
    turn = 2 * np.pi * np.cumsum(hertz(note) * lip) / RATE
    wave = silence(seconds)
    steep = 0.62 * strength * breath
    for partial in range(1, 15):
        if hertz(note) * partial < 9000:
            wave += (0.18 + steep) ** (0.8 * (partial - 1)) * np.sin(partial * turn + 0.3 * partial)
    bell = wave + 0.5 * band(wave, 500, 1400, 1)
    return bell * breath * strength * 0.35


def vibes(rng, note, strength=0.7, seconds=2.2):
    """An aluminium bar with its tube, soft mallet, the damper half down."""
    pitch = hertz(note)
    wave = struck(
        rng,
        [pitch, 3.98 * pitch, 10.1 * pitch],
        [1, 0.16 * strength, 0.05],
        [0.7, 0.13, 0.04],
        seconds,
        0.003,
    )
    return strength * wave * (1 + 0.12 * np.sin(2 * np.pi * 5.5 * clock(seconds)))


def glass_bar(rng, note, strength=0.6, seconds=1.6):
    """A small steel bar under a hard mallet."""
    pitch = hertz(note)
    bar = struck(rng, pitch * np.array([1, 2.756, 5.404]), [1, 0.35, 0.12], [0.5, 0.18, 0.06], seconds, 0.001)
    return strength * bar


_SKIN = np.array([1, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.6, 4.06])


def skin(rng, pitch=110.0, strength=0.8, seconds=0.7, softness=0.4):
    """A round skin under a hand: its modes are those of Bessel's functions; a blow stretches it for a
    moment."""
    t = clock(seconds)
    wave = silence(seconds)
    sinks = t + 0.006 * (1 - np.exp(-t / 0.05)) * strength
    for order, ratio in enumerate(_SKIN):
        decay = 0.2 / (1 + 0.55 * order)
        size = np.exp(-softness * order * 0.6) * rng.uniform(0.8, 1.2)
        wave += size * np.exp(-t / decay) * np.sin(2 * np.pi * pitch * ratio * sinks + rng.uniform(0, 6))
    wave *= np.minimum(1, t / (0.001 + 0.004 * softness)) * np.minimum(1, t[::-1] / 0.02)
    put(wave, knock(rng, 0.002, 400, 2500), 0, 0.5 * (1 - softness))
    return strength * wave * 0.4


def wires(rng, strength=0.5):
    """A side drum: skin, and the wires under it that rattle the longer the harder it is hit."""
    drum = silence(0.24)
    put(drum, skin(rng, 188, 0.9, 0.2, 0.2), 0)
    rattle = hiss(rng, 0.24, 1500, 8500) * np.exp(-clock(0.24) / (0.025 + 0.035 * strength))
    return strength * (drum + 0.8 * rattle * np.minimum(1, clock(0.24) / 0.001))


def brush(rng, seconds=0.2, strength=0.3):
    """Steel wires drawn over a drum's skin."""
    return strength * hiss(rng, seconds, 2200, 8500) * swell(seconds, 0.55 * seconds, 0.45 * seconds)
