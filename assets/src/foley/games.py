"""A few sounds of each game's own."""

import numpy as np
from foley.recipe import sound
from foley.waves import (
    below,
    clock,
    curve,
    hiss,
    knock,
    plucked,
    put,
    resonate,
    room,
    silence,
    slips,
    struck,
    swell,
)


@sound("fort_boyard/bell", -5.5)
def bell(rng):
    """A ship's bell, low: a minor third above its strike note, and the hum that stays last."""
    ratios = np.array([0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166, 5.433])
    decays = np.array([1.5, 0.9, 0.75, 0.6, 0.5, 0.3, 0.28, 0.2, 0.12, 0.08])
    strengths = [0.55, 0.7, 0.6, 0.35, 0.8, 0.3, 0.25, 0.3, 0.2, 0.12]
    wave = silence(2.8)
    for beat, gain in ((0, 1.0), (0.7, 0.4)):
        put(wave, struck(rng, 392 * ratios + beat, strengths, decays, 2.8, 0.0012), 0.003, gain)
    put(wave, knock(rng, 0.002), 0.003, 0.4)
    return room(rng, wave * swell(2.8, 0.001, 1.0), 0.9, 0.2)


@sound("fort_boyard/rope", -6, takes=3)
def rope(rng):
    """Hemp under a weight: slow, dry creaks that tighten."""
    seconds = 1.0
    rate = curve(seconds, (0, 24), (0.3, 46), (0.5, 30), (0.75, 70), (1.0, 38))
    wave = resonate(
        slips(rng, rate, 0.1, 0.05),
        rng,
        [330, 560, 905, 1480],
        [0.7, 1, 0.7, 0.3],
        [0.007, 0.006, 0.004, 0.003],
    )
    wave = wave / np.abs(wave).max() + 0.05 * hiss(rng, seconds, 700, 3000)
    return room(rng, wave * swell(seconds, 0.12, 0.25), 0.3, 0.12)


@sound("fort_boyard/notes", -9, takes=3)
def notes(rng):
    """Banknotes that flutter down on one another."""
    wave = silence(0.85)
    for at in np.sort(rng.uniform(0.01, 0.6, 9)):
        length = rng.uniform(0.06, 0.13)
        flap = hiss(rng, length, 1500, 7500) * swell(length, 0.3 * length, 0.6 * length)
        put(wave, flap, at, rng.uniform(0.3, 1))
        put(wave, knock(rng, 0.003, 1000, 5000), at + 0.8 * length, rng.uniform(0.1, 0.5))
    return room(rng, wave * swell(0.85, 0.004, 0.2), 0.2, 0.1)


@sound("casse_du_siecle/detent", -4, takes=4)
def detent(rng):
    """One notch of a dial: a spring falls into a milled groove."""
    wave = silence(0.11)
    put(wave, struck(rng, [2900, 4650, 7100], [1, 0.7, 0.4], [0.006, 0.004, 0.003], 0.08, 0.0004), 0.003)
    put(wave, struck(rng, [520, 880], [0.7, 0.5], [0.012, 0.009], 0.08, 0.0008), 0.003)
    return room(rng, wave * swell(0.11, 0.001, 0.04), 0.1, 0.06)


@sound("casse_du_siecle/tumblers", -7, takes=2)
def tumblers(rng):
    """The safe gives way: three tumblers drop in turn, and the heavy bolts draw back together."""
    wave = silence(1.25)
    steel = np.array([430, 815, 1370, 2260, 3540])
    for at, pitch, gain in ((0.01, 1.25, 0.4), (0.19, 1.12, 0.5), (0.36, 1.0, 0.6)):
        decays = np.array([30, 24, 18, 12, 8]) * 0.001
        put(wave, struck(rng, steel * pitch, [1, 0.8, 0.6, 0.4, 0.2], decays, 0.3), at, gain)
        put(wave, knock(rng, 0.001), at, 0.3 * gain)
    put(wave, hiss(rng, 0.3, 700, 3800) * swell(0.3, 0.2, 0.06), 0.45, 0.14)
    for at, gain in ((0.74, 1.0), (0.762, 0.7), (0.8, 0.3)):
        decays = np.array([90, 60, 45, 30, 18]) * 0.001
        put(wave, struck(rng, steel * 0.78, [0.6, 0.9, 0.8, 0.5, 0.3], decays, 0.45), at, gain)
        put(wave, struck(rng, [168, 241], [0.5, 0.5], [0.07, 0.05], 0.4, 0.002), at, gain)
    return room(rng, wave * swell(1.25, 0.001, 0.25), 0.6, 0.2)


@sound("roc_noir/slab", -1, takes=4)
def slab(rng):
    """A paving stone tilts: grit under its edge, a long rub, and it drops back into its bed."""
    seconds = 1.25
    rate = curve(seconds, (0, 60), (0.3, 150), (0.7, 190), (0.95, 80), (1.25, 40))
    pitches = (265, 430, 720, 1180, 1900)
    rubbed = resonate(
        slips(rng, rate, 0.5), rng, pitches, [1, 0.9, 0.7, 0.4, 0.2], [0.012, 0.009, 0.006, 0.004, 0.002]
    )
    grit = hiss(rng, seconds, 400, 2600) * np.abs(below(rng.standard_normal(len(rubbed)), 90)) * 12
    wave = (rubbed / np.abs(rubbed).max() + 0.3 * grit) * swell(seconds, 0.12, 0.3) * 0.7
    wave *= np.where(clock(seconds) < 1.0, 1, np.exp(-(clock(seconds) - 1.0) / 0.02))
    stone = struck(rng, [172, 243, 377, 615], [0.5, 0.7, 0.8, 0.6], [0.05, 0.04, 0.025, 0.012], 0.24, 0.0015)
    put(wave, stone, 1.0, 0.9)
    return room(rng, wave * swell(seconds, 0.01, 0.06), 0.7, 0.24, 200, 4000)


@sound("roc_noir/fall", -2.5, takes=2)
def fall(rng):
    """Somebody drops through a trap: air that rushes past, lower and lower, and far below a thud."""
    seconds = 1.5
    wave = silence(seconds)
    air = silence(0.9)
    for high, low, gain in ((2400, 520, 1.0), (3900, 900, 0.5), (1500, 330, 0.8)):
        pitch = curve(0.9, (0, high), (0.9, low))
        noise = below(rng.standard_normal(len(air)), 130)
        air += gain * noise * np.sin(2 * np.pi * np.cumsum(pitch) / 44100)
    put(wave, air / np.abs(air).max() * swell(0.9, 0.12, 0.45), 0, 0.5)
    thud = struck(rng, [165, 232, 398, 560], [0.5, 0.7, 0.8, 0.5], [0.07, 0.05, 0.03, 0.015], 0.4, 0.003)
    put(wave, thud, 0.95, 0.8)
    put(wave, hiss(rng, 0.3, 500, 2200) * np.exp(-clock(0.3) / 0.06), 0.955, 0.25)
    return room(rng, wave * swell(seconds, 0.002, 0.1), 1.0, 0.3, 200, 3500)


def _snare(rng, strength):
    drum = silence(0.22)
    put(drum, struck(rng, [188, 332, 468], [0.5, 0.5, 0.4], [0.05, 0.03, 0.02], 0.2, 0.001), 0)
    wires = hiss(rng, 0.22, 1500, 9000) * np.exp(-clock(0.22) / (0.03 + 0.03 * strength))
    return strength * (drum + 0.9 * wires)


@sound("agence_tous_risques/snare", -5, takes=2, bends=False)
def snare(rng):
    """A drum roll that rises, and one stroke: here comes the plan."""
    wave = silence(1.15)
    at, stroke = 0.01, 0
    while at < 0.72:
        put(wave, _snare(rng, 0.14 + 0.3 * (at / 0.72) ** 2) * rng.uniform(0.85, 1.1), at)
        at, stroke = at + 0.042 + rng.normal(0, 0.002), stroke + 1
    put(wave, _snare(rng, 1.0), 0.8)
    return room(rng, wave * swell(1.15, 0.002, 0.12), 0.35, 0.16)


@sound("agence_tous_risques/engine", 0, takes=2)
def engine(rng):
    """A van's engine: the starter whines, the cylinders catch, one touch on the pedal, and away."""
    seconds = 2.0
    firing = curve(seconds, (0, 11), (0.5, 13), (0.6, 42), (0.95, 72), (1.2, 50), (1.5, 58), (2.0, 84))
    pulses = slips(rng, firing, 0.05, 0.02)
    exhaust = resonate(
        pulses, rng, [178, 262, 415, 690, 1150], [1, 1, 0.8, 0.4, 0.2], [0.012, 0.01, 0.007, 0.004, 0.003]
    )
    starter = np.sin(2 * np.pi * np.cumsum(curve(seconds, (0, 300), (0.15, 520), (2, 560))) / 44100)
    starter *= curve(seconds, (0, 0), (0.08, 0.35), (0.5, 0.3), (0.62, 0), (2, 0))
    starter *= 1 + 0.5 * np.sin(2 * np.pi * 12 * clock(seconds))
    wave = (
        exhaust
        / np.abs(exhaust).max()
        * curve(seconds, (0, 0.25), (0.55, 0.5), (0.95, 1), (1.3, 0.7), (2, 0.8))
    )
    wave += 0.5 * starter + 0.06 * hiss(rng, seconds, 600, 3500) * curve(seconds, (0, 0), (0.6, 0.4), (2, 1))
    return room(rng, np.tanh(1.6 * wave) * swell(seconds, 0.03, 0.7), 0.3, 0.12)


@sound("agence_tous_risques/radio", -8, takes=3)
def radio(rng):
    """A field radio: the key pressed, a breath of static, two short pips, the key let go."""
    wave = silence(0.62)
    put(wave, knock(rng, 0.0015, 900, 4000), 0.004, 0.7)
    static = hiss(rng, 0.5, 500, 3200) * (0.6 + 4 * np.abs(below(rng.standard_normal(int(0.5 * 44100)), 40)))
    put(wave, static * swell(0.5, 0.01, 0.03), 0.02, 0.22)
    for at, pitch in ((0.17, 1240), (0.29, 1560)):
        put(wave, np.sin(2 * np.pi * pitch * clock(0.08)) * swell(0.08, 0.008, 0.012), at, 0.35)
    put(wave, knock(rng, 0.0015, 900, 4000), 0.54, 0.5)
    return room(rng, wave * swell(0.62, 0.002, 0.04), 0.1, 0.05)


@sound("coffre_et_cle/pizzicato", -3)
def pizzicato(rng):
    """Three plucked strings on tiptoe, the last left in the air."""
    wave = silence(1.15)
    for at, note, gain in ((0.01, 62, 0.8), (0.17, 65, 0.8), (0.34, 70, 1.0)):
        put(wave, plucked(rng, 440 * 2 ** ((note - 69) / 12), 0.8, 0.4, 0.22), at, gain)
        put(wave, knock(rng, 0.0015, 700, 3500), at, 0.12)
    return room(rng, wave * swell(1.15, 0.002, 0.25), 0.45, 0.2)
