"""The sounds of the house: heard in every game."""

import numpy as np
from foley.recipe import sound
from foley.waves import (
    band,
    below,
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

_IVORY = np.array([1180, 1870, 2720, 3950, 5700])


def _die(rng, softness=1.0):
    """One knock of a small hard cube; it rings otherwise on a face, an edge, a corner."""
    decays = np.array([14, 10, 7, 5, 3]) * 0.001 * rng.uniform(0.8, 1.2) * softness
    wave = struck(rng, _IVORY * rng.uniform(0.93, 1.08), [1, 0.7, 0.5, 0.35, 0.2], decays, 0.1)
    put(wave, knock(rng, 0.001), 0, 0.6)
    return wave


@sound("dice_shake", -5.5, takes=3)
def dice_shake(rng):
    """Two dice in the hollow of two hands, to and fro five times: muffled, never twice alike."""
    wave = silence(1.0)
    for swing in range(10):
        for _ in range(rng.integers(2, 4)):
            at = 0.03 + swing * 0.088 + rng.normal(0.012, 0.012)
            put(wave, _die(rng, 0.6), max(0.005, at), rng.uniform(0.3, 1))
    hands = below(wave, 2600) + 0.25 * wave + 0.5 * band(wave, 500, 1100)
    return room(rng, hands * swell(1.0, 0.06, 0.15), 0.15, 0.1)


@sound("dice_land", -4, takes=4)
def dice_land(rng):
    """Two dice thrown on a wooden tray: each bounces lower and sooner, and the tray booms under them."""
    wave = silence(1.3)
    for start, weight in ((0.02, 1.0), (0.07, 0.9)):
        at, gap, gain = start, 0.18, weight
        while gap > 0.012:
            hit = _die(rng)
            tray = np.array([182, 268, 437]) * rng.uniform(0.97, 1.03)
            put(hit, struck(rng, tray, [0.45, 0.4, 0.4], [0.035, 0.025, 0.018], 0.1, 0.001), 0)
            put(wave, hit, at, gain)
            at, gap, gain = at + gap * rng.uniform(0.75, 1.2), gap * 0.74, gain * 0.8
    t = clock(1.3)
    wave += hiss(rng, 1.3, 500, 2600) * np.exp(-(((t - 0.6) / 0.15) ** 2)) * 0.04
    return room(rng, wave * swell(1.3, 0.001, 0.2), 0.25, 0.16)


def _escapement(rng, pitch):
    """A clockwork's anchor: it touches the wheel, then falls on its tooth."""
    wave = silence(0.16)
    brass = np.array([2150, 3420, 5230, 7900]) * pitch
    for at, gain in ((0.004, 0.35), (0.018, 1.0)):
        put(wave, struck(rng, brass, [1, 0.6, 0.4, 0.2], [0.011, 0.008, 0.005, 0.003], 0.1, 0.0004), at, gain)
        put(wave, struck(rng, [410 * pitch, 690 * pitch], [0.6, 0.5], [0.02, 0.014], 0.1, 0.001), at, gain)
    return room(rng, wave * swell(0.16, 0.001, 0.06), 0.12, 0.08)


@sound("tick", -4, takes=3, bends=False)
def tick(rng):
    return _escapement(rng, 1.0)


@sound("tock", -4, takes=3, bends=False)
def tock(rng):
    return _escapement(rng, 0.8)


@sound("gong", -0.5)
def gong(rng):
    """Bronze: partials of no scale, in beating pairs; the high ones bloom late, the pitch sinks a little."""
    seconds = 3.4
    t = clock(seconds)
    ratios = (1, 1.51, 2.03, 2.44, 2.94, 3.52, 4.1, 4.73, 5.48, 6.3, 7.2, 8.35, 9.7, 11.3, 13.2, 15.6, 18.1)
    wave = silence(seconds)
    for order, ratio in enumerate(ratios):
        bloom = 1 - np.exp(-t / (0.004 + 0.022 * order))
        envelope = ratio**-0.2 * bloom * np.exp(-t / (1.5 / (1 + 0.16 * order)))
        for beat, gain in ((0, 1.0), (rng.uniform(0.4, 1.6), 0.55)):
            pitch = 174 * ratio * rng.uniform(0.995, 1.005) + beat
            sinking = t - 0.004 * np.exp(-t * 1.5)
            wave += gain * envelope * np.sin(2 * np.pi * pitch * sinking + rng.uniform(0, 2 * np.pi))
    wave += hiss(rng, seconds, 2200, 7000) * (1 - np.exp(-t / 0.12)) * np.exp(-t / 0.45) * 0.35
    put(wave, struck(rng, [160, 310, 520], [0.8, 0.8, 0.6], [0.05, 0.03, 0.02], 0.2, 0.004), 0)
    return room(rng, wave * swell(seconds, 0.003, 1.4), 0.8, 0.15)


@sound("bolt_slide", -5.5, takes=3)
def bolt_slide(rng):
    """An iron bolt along its rail, oiled but heavy: faster, then against the end. The clack comes apart."""
    seconds = 0.55
    rate = curve(seconds, (0, 70), (0.15, 190), (0.4, 260), (0.55, 120))
    rubbed = resonate(
        slips(rng, rate, 0.3), rng, [630, 1490, 2380, 3650], [0.6, 1, 0.6, 0.3], [0.008, 0.006, 0.005, 0.003]
    )
    grain = hiss(rng, seconds, 900, 5200) * (
        0.6 + 0.4 * np.abs(below(rng.standard_normal(len(rubbed)), 60)) * 9
    )
    wave = rubbed / np.abs(rubbed).max() + 0.28 * grain
    return room(rng, wave * swell(seconds, 0.09, 0.12), 0.2, 0.12)


@sound("bolt_clack", 0, takes=3)
def bolt_clack(rng):
    """The bolt at its end: iron on iron, a small rebound, and the oak of the lid under it."""
    wave = silence(0.45)
    iron = np.array([545, 1130, 1740, 2490, 3870, 5600])
    for at, gain in ((0.004, 1.0), (0.052, 0.3), (0.083, 0.12)):
        decays = np.array([45, 34, 26, 20, 12, 8]) * 0.001
        hit = struck(rng, iron * rng.uniform(0.99, 1.01), [0.8, 1, 0.7, 0.6, 0.4, 0.25], decays, 0.3)
        put(hit, knock(rng, 0.0015), 0, 0.8)
        put(wave, hit, at, gain)
        put(wave, struck(rng, [176, 262, 395], [0.5, 0.5, 0.4], [0.05, 0.035, 0.02], 0.3, 0.0015), at, gain)
    return room(rng, wave * swell(0.45, 0.001, 0.12), 0.3, 0.16)


@sound("lid_creak", -8, takes=2)
def lid_creak(rng):
    """A chest's hinge: it rattles, sings while the lid moves fast, and rattles again as it comes to rest."""
    seconds = 1.35
    t = clock(seconds)
    rate = curve(seconds, (0, 55), (0.25, 110), (0.45, 330), (0.6, 300), (0.85, 390), (1.1, 210), (1.35, 60))
    rate = rate + 14 * np.interp(t, np.linspace(0, seconds, 20), rng.standard_normal(20))
    pulses = slips(rng, rate, 0.02)
    pitches, strengths = (412, 738, 1175, 1950, 2830, 4250), (0.8, 1, 0.9, 0.6, 0.35, 0.15)
    wave = resonate(pulses, rng, pitches, strengths, [0.012, 0.01, 0.008, 0.006, 0.004, 0.003])
    wave += 0.2 * hiss(rng, seconds, 900, 3800) * resonate(pulses, rng, [300], [1], [0.004])
    return room(rng, wave * swell(seconds, 0.1, 0.25) * (0.5 + 0.5 * np.sin(np.pi * t / seconds)), 0.4, 0.2)


@sound("card_turn", -5, takes=4)
def card_turn(rng):
    """Pasteboard: it brushes the velvet, bends, snaps over and lies flat. The same for every card."""
    wave = silence(0.38)
    brush = hiss(rng, 0.17, 1800, 7500) * swell(0.17, 0.11, 0.03)
    put(wave, brush, 0.0, 0.6)
    put(wave, knock(rng, 0.004, 1400, 7000), 0.165, 1.1)
    put(wave, hiss(rng, 0.07, 900, 4200) * swell(0.07, 0.01, 0.05), 0.18, 0.45)
    flat = struck(rng, [235, 380, 610], [1, 0.7, 0.4], [0.018, 0.014, 0.01], 0.12, 0.002)
    put(wave, flat + 0.4 * hiss(rng, 0.12, 700, 3000) * np.exp(-clock(0.12) / 0.012), 0.25, 0.5)
    return room(rng, wave * swell(0.38, 0.004, 0.06), 0.12, 0.08)


@sound("token_step", -2.5, takes=5)
def token_step(rng):
    """A turned wooden piece set down on a board."""
    wave = silence(0.2)
    wood = np.array([640, 1215, 2140, 3300])
    put(wave, struck(rng, wood, [1, 0.6, 0.35, 0.15], [0.022, 0.014, 0.009, 0.005], 0.18), 0.003)
    put(wave, struck(rng, [205, 318], [0.35, 0.3], [0.028, 0.018], 0.18, 0.0015), 0.003)
    put(wave, knock(rng, 0.001), 0.003, 0.25)
    return room(rng, wave * swell(0.2, 0.001, 0.06), 0.15, 0.1)


@sound("key_ring", -6.5, takes=4)
def key_ring(rng):
    """A key drops on a ring of keys: one clear blow, then the others jostle and come to rest."""
    wave = silence(1.1)
    keys = rng.uniform(2100, 3700, 5)
    blows = [(0.01, 0, 1.0)]
    for start, count, gain in ((0.09, 5, 0.5), (0.26, 6, 0.34), (0.48, 4, 0.18)):
        moments = start + np.sort(rng.exponential(0.035, count))
        blows += [(at, rng.integers(5), gain * rng.uniform(0.4, 1)) for at in moments]
    for at, key, gain in blows:
        bar = keys[key] * rng.uniform(0.99, 1.01) * np.array([1, 1.48, 2.76, 4.1])
        decays = np.array([0.13, 0.09, 0.06, 0.03]) * rng.uniform(0.5, 1.1)
        put(wave, struck(rng, bar, [1, 0.6, 0.45, 0.2], decays, 0.6, 0.0005), at, gain)
        put(wave, knock(rng, 0.0008, 3000, 12000), at, 0.3 * gain)
    return room(rng, wave * swell(1.1, 0.001, 0.35), 0.3, 0.12, 800, 11000)


@sound("key_land", -1, takes=4)
def key_land(rng):
    """A key laid into its place: the bit first, then the bow; brass upon wood, hardly ringing."""
    wave = silence(0.34)
    brass = rng.uniform(1750, 2050) * np.array([1, 1.48, 2.76, 4.1])
    gap = rng.uniform(0.03, 0.055)
    for at, gain in ((0.003, 0.7), (0.003 + gap, 1.0), (0.003 + 2.4 * gap, 0.25)):
        put(wave, struck(rng, brass, [1, 0.7, 0.5, 0.2], [0.035, 0.025, 0.016, 0.008], 0.2, 0.0005), at, gain)
        put(wave, struck(rng, [236, 390, 655], [0.6, 0.6, 0.4], [0.03, 0.022, 0.014], 0.2, 0.0012), at, gain)
        put(wave, knock(rng, 0.0009, 2500, 10000), at, 0.25 * gain)
    return room(rng, wave * swell(0.34, 0.001, 0.1), 0.2, 0.1)


@sound("win", -2.5)
def win(rng):
    """A music box opens: an arpeggio in G that climbs past its octave, and a last chord left to ring."""
    wave = silence(2.6)
    notes = [(0.02, 67), (0.15, 71), (0.28, 74), (0.41, 79), (0.54, 83), (0.74, 86)]
    notes += [(0.98, 67), (1.0, 74), (1.015, 83), (1.03, 91)]
    for at, note in notes:
        pitch = 440 * 2 ** ((note - 69) / 12)
        comb = pitch * np.array([1, 2.0, 3.01, 5.43, 6.8])
        decays = np.array([0.75, 0.45, 0.25, 0.1, 0.06])
        put(
            wave,
            struck(rng, comb, [1, 0.28, 0.12, 0.12, 0.06], decays, 1.6, 0.002),
            at,
            1 if at < 0.9 else 0.8,
        )
        put(wave, knock(rng, 0.001, 2500, 9000), at, 0.08)
    return room(rng, wave * swell(2.6, 0.001, 0.8), 0.7, 0.2)


@sound("refuse", -1, takes=3)
def refuse(rng):
    """Two knuckles on the table, muffled: not now. No buzzer; nobody is scolded."""
    wave = silence(0.36)
    for at, pitch, gain in ((0.004, 1.0, 1.0), (0.135, 0.88, 0.8)):
        wood = np.array([318, 472, 715, 1090]) * pitch
        put(wave, struck(rng, wood, [0.8, 0.8, 0.5, 0.2], [0.036, 0.028, 0.02, 0.012], 0.2, 0.003), at, gain)
    return room(rng, below(wave, 1800) * swell(0.36, 0.002, 0.1), 0.15, 0.1)


@sound("stamp", -5, takes=3)
def stamp(rng):
    """A seal pressed on paper: the wooden block, the sheet that gives, the block lifted again."""
    wave = silence(0.42)
    block = struck(rng, [268, 424, 690, 1380], [0.6, 0.8, 0.7, 0.4], [0.035, 0.026, 0.018, 0.01], 0.2, 0.0015)
    put(wave, block, 0.004)
    put(wave, hiss(rng, 0.06, 1200, 5000) * np.exp(-clock(0.06) / 0.012), 0.006, 0.35)
    put(wave, hiss(rng, 0.12, 1500, 6500) * swell(0.12, 0.06, 0.05), 0.19, 0.12)
    put(wave, struck(rng, [760, 1320], [1, 0.5], [0.012, 0.008], 0.08), 0.29, 0.12)
    return room(rng, wave * swell(0.42, 0.001, 0.08), 0.18, 0.1)
