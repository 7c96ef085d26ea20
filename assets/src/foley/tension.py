"""What comes upon the ambience when it matters: the last seconds, a fight, a chest, the final phase.

As long as the ambience, on the same beat (0.6 s), begun in the same moment: the app only lets it be heard.
"""

import numpy as np
from foley.ambience import PERIOD, WHOLE, echoing, even, joined
from foley.instruments import bowed, pizzicato, skin, wires
from foley.recipe import phrases
from foley.waves import below, clock, hiss, put, silence, struck

BEAT = 0.6


def _heart(rng, wave, every, pitch=172.0, gain=1.0):
    """A skin under a palm, twice: long before anybody says that it is a heart."""
    for number in range(round(PERIOD / every)):
        put(wave, skin(rng, pitch, 0.9, 0.6, 0.7), number * every + 0.01, gain)
        put(wave, skin(rng, pitch * 0.94, 0.7, 0.6, 0.8), number * every + 0.22, 0.6 * gain)


def _tremolo(rng, notes, gain):
    """Strings that shiver without moving: each note of the chord for the whole part, on its own."""
    wave = silence(WHOLE)
    for note in notes:
        tone = bowed(rng, note, WHOLE, 0.5, "violin")
        shiver = 0.55 + 0.45 * np.abs(below(rng.standard_normal(len(tone)), 9)) / 0.02
        put(wave, tone * np.clip(shiver, 0, 1.4), 0, gain)
    return joined(wave)


@phrases("fort_boyard/tension", -13, PERIOD)
def storm(rng):
    """The sea draws itself up, a drum below, and hemp that tightens."""
    parts = []
    for chord in ((50, 57, 65), (50, 58, 64)):
        wave = silence(WHOLE)
        _heart(rng, wave, 1.2)
        swell_ = even(hiss(rng, WHOLE, 260, 1500)) * (0.5 + 0.5 * np.sin(2 * np.pi * clock(WHOLE) / 2.4))
        parts.append(echoing(rng, wave, 0.9, 0.3) + _tremolo(rng, chord, 0.09) + 0.03 * joined(swell_))
    return parts


@phrases("casse_du_siecle/tension", -13, PERIOD)
def alarm(rng):
    """A bass string that will not stay where it is, and the dial's notches in a hurry. In C minor."""
    lines = (
        (48, 48, 51, 48, 54, 53, 48, 48, 51, 48, 55, 54),
        (48, 48, 51, 48, 54, 53, 56, 55, 54, 53, 51, 50),
    )
    parts = []
    for line in lines:
        wave = silence(WHOLE)
        for step, note in enumerate(line):
            put(wave, pizzicato(rng, note, 0.75, 0.8, "bass", 0.25), step * BEAT + 0.01, 0.9)
            for late in (0.0, 0.3):
                notch = struck(rng, [2900, 4650, 7100], [1, 0.7, 0.4], [0.005, 0.004, 0.003], 0.06, 0.0004)
                put(wave, notch, step * BEAT + 0.01 + late, 0.1 if late else 0.16)
        parts.append(echoing(rng, wave, 0.8, 0.3))
    return parts


@phrases("roc_noir/tension", -13, PERIOD)
def siege(rng):
    """A drum in the next hall, and a low string that leans on its neighbour."""
    parts = []
    for chord in ((50, 57, 58), (50, 56, 57)):
        wave = silence(WHOLE)
        for beat, gain in (
            (0, 1.0),
            (2, 0.6),
            (3, 0.75),
            (4, 1.0),
            (6, 0.6),
            (7, 0.75),
            (8, 1.0),
            (10, 0.7),
            (11, 0.85),
        ):
            put(wave, skin(rng, 165, gain, 0.7, 0.5), beat * BEAT + 0.01)
        parts.append(echoing(rng, wave, 1.1, 0.35) + _tremolo(rng, chord, 0.1))
    return parts


@phrases("agence_tous_risques/tension", -13, PERIOD)
def raid(rng):
    """Sticks that whisper on a side drum, a stroke on every other beat, strings above. In G minor."""
    parts = []
    for chord, line in (((55, 62, 67), (55, 55, 58, 57)), ((55, 61, 66), (55, 55, 60, 58))):
        wave = silence(WHOLE)
        for step in range(48):
            accent = 0.34 if step % 16 == 8 else 0.2 if step % 4 == 0 else 0.1
            put(wave, wires(rng, accent * rng.uniform(0.9, 1.1)), step * BEAT / 4 + 0.01)
        for step, note in enumerate(3 * line):
            put(wave, pizzicato(rng, note, 0.7, 0.7, "bass", 0.2), step * BEAT + 0.01, 0.7)
        parts.append(echoing(rng, wave, 0.5, 0.2) + _tremolo(rng, chord, 0.05))
    return parts


@phrases("coffre_et_cle/tension", -13, PERIOD)
def midnight(rng):
    """The clock's small wheels, twice as fast, and plucked strings on tiptoe. In D minor."""
    lines = (
        (50, 53, 52, 49, 50, 53, 55, 53, 52, 49, 50, 45),
        (50, 53, 52, 49, 50, 56, 57, 56, 53, 52, 49, 45),
    )
    parts = []
    for line in lines:
        wave = silence(WHOLE)
        for step, note in enumerate(line):
            put(wave, pizzicato(rng, note, 0.7, 0.7, "viol", 0.22), step * BEAT + 0.01, 0.8)
            if step % 2:
                put(wave, pizzicato(rng, note + 12, 0.5, 0.5, "violin", 0.15), step * BEAT + 0.31, 0.35)
            for late in (0.0, 0.3):
                wheel = struck(rng, [1850, 2960, 4400], [1, 0.6, 0.3], [0.007, 0.005, 0.004], 0.06, 0.0004)
                put(wave, wheel, step * BEAT + 0.01 + late, 0.08 if late else 0.13)
        parts.append(echoing(rng, wave, 0.6, 0.3))
    return parts
