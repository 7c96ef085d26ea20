"""A theme for each game: a motif, its answer and a cadence, in four bars at a time.

Written for this game and for nobody's television. A score is (beat, note, beats): notes are MIDI numbers,
beats count from the beginning of its four bars. Each part rings on under the next one.
"""

from functools import partial

import numpy as np
from foley.instruments import bowed, brass, brush, glass_bar, hertz, pizzicato, reed, skin, vibes, wires
from foley.recipe import phrases
from foley.waves import RATE, put, room, silence, struck

_TAIL = 1.6  # seconds that a part rings on
_FIRST = 0.02  # seconds before its first beat


class Page:
    """Four bars to write on."""

    def __init__(self, rng, beat, beats):
        self.rng, self.beat = rng, beat
        self.wave = silence(beats * beat + _TAIL)

    def sound(self, at, what, gain=1.0):
        """Nobody plays on the very moment, nor twice with one strength."""
        at = _FIRST + at * self.beat + self.rng.normal(0, 0.004)
        put(self.wave, what, max(0.0, at), gain * self.rng.uniform(0.92, 1.06))

    def melody(self, score, instrument, gain=1.0):
        """`instrument(note, seconds)` plays each note of the score."""
        for at, note, beats in score:
            self.sound(at, instrument(note, beats * self.beat), gain)

    def heard(self, seconds, wet):
        """In a room; the end fades where it is cut."""
        wave = room(self.rng, self.wave, seconds, wet).mean(axis=1)[: len(self.wave)]
        fade = int(0.5 * RATE)
        wave[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade)) ** 2
        return wave


def _beats(score, bar, shift=0):
    """A score written bar by bar: notes with their beats, 0 for a rest."""
    found = []
    for number, line in enumerate(score):
        at = float(number * bar)
        for note, beats in line:
            if note:
                found.append((at, note + shift, beats))
            at += beats
    return found


# Coffre et Clé: a waltz in D minor, plucked, with a bow that answers

_WALTZ = 60 / 156
_PLUCKED = (
    (
        ((69, 1), (74, 1), (73, 0.5), (74, 0.5)),
        ((77, 1.5), (76, 0.5), (74, 1)),
        ((76, 1), (73, 1), (69, 1)),
        ((74, 2), (0, 1)),
    ),
    (
        ((70, 1), (74, 1), (73, 0.5), (74, 0.5)),
        ((77, 1.5), (74, 0.5), (69, 1)),
        ((68, 1), (71, 1), (74, 1)),
        ((73, 2), (0, 1)),
    ),
    (
        ((69, 1), (74, 1), (73, 0.5), (74, 0.5)),
        ((77, 1.5), (76, 0.5), (74, 1)),
        ((78, 1), (81, 1), (84, 0.5), (81, 0.5)),
        ((82, 2), (81, 0.5), (79, 0.5)),
    ),
    (
        ((79, 1), (77, 0.5), (76, 0.5), (74, 1)),
        ((77, 1), (69, 1), (74, 1)),
        ((76, 1), (79, 0.5), (76, 0.5), (73, 1)),
        ((74, 1), (0, 1), (62, 1)),
    ),
)
_BOWED = (
    (),
    ((0, 62, 3), (3, 65, 3), (6, 64, 3), (9, 64, 2.5)),
    ((0, 65, 3), (3, 65, 3), (6, 66, 3), (9, 67, 2.5)),
    ((0, 70, 3), (3, 69, 3), (6, 67, 3), (9, 65, 1)),
)
_D_MINOR, _A7, _G_MINOR, _E7, _D7 = (50, 57, 65), (45, 61, 67), (55, 62, 70), (52, 62, 68), (50, 60, 66)
_WALTZED = (
    (_D_MINOR, _D_MINOR, _A7, _D_MINOR),
    (_G_MINOR, _D_MINOR, _E7, _A7),
    (_D_MINOR, _D_MINOR, _D7, _G_MINOR),
    (_G_MINOR, _D_MINOR, _A7, _D_MINOR),
)


@phrases("coffre_et_cle/theme", -6, 12 * _WALTZ, RATE)
def waltz(rng):
    """A salon at midnight: somebody tiptoes through a waltz, and a viol knows more than it says."""
    parts = []
    for melody, answer, chords in zip(_PLUCKED, _BOWED, _WALTZED, strict=True):
        page = Page(rng, _WALTZ, 12)
        page.melody(_beats(melody, 3), lambda note, _: pizzicato(rng, note, 0.9, 1.1, "violin", 0.3), 1.0)
        page.melody(answer, lambda note, seconds: bowed(rng, note, seconds, 0.45, "viol"), 0.17)
        for bar, (low, *high) in enumerate(chords):
            page.sound(3 * bar, pizzicato(rng, low, 0.8, 1.2, "bass", 0.3), 0.5)
            last = bar == 3 and melody is _PLUCKED[-1]
            for beat in (1,) if last else (1, 2):
                for note in high:
                    page.sound(3 * bar + beat, pizzicato(rng, note, 0.5, 0.6, "viol", 0.14), 0.4)
        parts.append(page.heard(0.7, 0.3))
    return parts


# Le Casse du siècle: swung eighths in C minor; bass, brushes and a vibraphone that says little

_SWING = 60 / 118
_HEIST = (
    (
        *((1, 67, 0.6), (1.66, 70, 0.3), (2, 72, 1.5), (3.66, 71, 0.3)),
        *((4, 70, 0.6), (4.66, 67, 0.9), (5.66, 63, 0.3), (6, 65, 1.6)),
        *((9, 68, 0.6), (9.66, 72, 0.3), (10, 75, 1.4), (11.66, 74, 0.3)),
        *((12, 72, 0.6), (12.66, 67, 1.2), (14, 66, 0.5), (14.66, 67, 1)),
    ),
    (
        *((1, 72, 0.6), (1.66, 75, 0.3), (2, 78, 1.4), (3.66, 77, 0.3)),
        *((4, 77, 0.6), (4.66, 74, 0.9), (5.66, 71, 0.3), (6, 67, 1.6)),
        *((9, 67, 0.6), (9.66, 70, 0.3), (10, 72, 1), (11.66, 75, 0.3), (12, 72, 0.5)),
    ),
    (
        *((1, 68, 0.6), (1.66, 72, 0.3), (2, 75, 0.9), (3, 77, 0.9)),
        *(
            (4, 75, 0.6),
            (4.66, 72, 0.3),
            (5, 68, 0.9),
            (6, 71, 0.6),
            (6.66, 74, 0.3),
            (7, 77, 0.6),
            (7.66, 80, 0.3),
        ),
        *((8, 79, 1.5), (9.66, 75, 0.3), (10, 72, 0.9), (11, 67, 0.9)),
        *((12, 72, 0.5), (12, 63, 0.5), (12, 74, 0.5)),
    ),
)
_WALKED = (
    ((48, 51, 55, 54), (48, 46, 45, 46), (53, 56, 60, 59), (48, 51, 54, 55)),
    ((44, 48, 51, 54), (43, 47, 50, 53), (48, 51, 55, 57), (48, 0, 55, 52)),
    ((53, 56, 60, 56), (44, 51, 43, 50), (48, 46, 45, 43), (48, 0, 0, 0)),
)


@phrases("casse_du_siecle/theme", -6, 16 * _SWING, RATE)
def heist(rng):
    """Soft soles on marble: the bass walks, the brushes keep watch, the vibraphone counts doors."""
    parts = []
    for number, (melody, bars) in enumerate(zip(_HEIST, _WALKED, strict=True)):
        page = Page(rng, _SWING, 16)
        page.melody(melody, lambda note, seconds: vibes(rng, note, 0.8, min(2.2, seconds + 1)), 0.55)
        last = number == 2
        for bar, line in enumerate(bars):
            for beat, note in enumerate(line):
                at = 4 * bar + beat
                if note:
                    page.sound(at, pizzicato(rng, note, 0.85, 1.0, "bass", 0.4), 1.0)
                    page.sound(at + 0.0, pizzicato(rng, note + 12, 0.4, 0.5, "bass", 0.12), 0.25)
                if not (last and bar == 3 and beat):
                    page.sound(at, brush(rng, 0.3, 0.5 if beat % 2 else 0.2), 0.35)
                    page.sound(at + 0.66, brush(rng, 0.12, 0.25), 0.35)
        if last:
            page.sound(14.66, pizzicato(rng, 60, 0.9, 0.6, "bass", 0.2), 0.5)
            page.sound(15, pizzicato(rng, 48, 0.9, 1.6, "bass", 0.5), 0.9)
        parts.append(page.heard(0.6, 0.22))
    return parts


# Le Château du roc noir: dorian on D, a viol over its own fifth, a drum made of one skin

_PAVANE = 60 / 88
_VIOL = (
    (((62, 1.5), (64, 0.5), (65, 1), (69, 1)), ((67, 1.5), (65, 0.5), (64, 1), (60, 1))),
    (((62, 1), (65, 0.5), (67, 0.5), (69, 1.5), (71, 0.5)), ((69, 3), (0, 1))),
    (((72, 1.5), (71, 0.5), (69, 1), (67, 1)), ((69, 1), (65, 0.5), (64, 0.5), (62, 1), (64, 1))),
    (((65, 1), (67, 0.5), (65, 0.5), (64, 1), (60, 1)), ((62, 3.5),)),
)
_UNDER = (
    ((0, 50, 3.9), (4, 48, 3.9)),
    ((0, 50, 3.9), (4, 53, 3.4)),
    ((0, 57, 3.9), (4, 53, 3.9)),
    ((0, 57, 1.9), (2, 55, 1.9), (4, 50, 3.6), (4, 57, 3.6)),
)


@phrases("roc_noir/theme", -6, 8 * _PAVANE, RATE)
def pavane(rng):
    """A procession of ancestors: two viols, slowly, and a drum that has known better days."""
    parts = []
    for number, (melody, under) in enumerate(zip(_VIOL, _UNDER, strict=True)):
        page = Page(rng, _PAVANE, 8)
        page.melody(
            _beats(melody, 4), lambda note, seconds: bowed(rng, note, seconds + 0.08, 0.65, "viol"), 0.5
        )
        page.melody(under, lambda note, seconds: bowed(rng, note, seconds + 0.08, 0.5, "viol"), 0.34)
        if number in (0, 2):
            for at in (0, 4):
                page.sound(at, pizzicato(rng, 50, 0.6, 1.6, "viol", 0.6), 0.35)
        for at, strength in ((0, 0.9), (1.5, 0.4), (2, 0.65), (3, 0.4), (3.5, 0.35)):
            for bar in (0, 4):
                if number < 3 or at + bar <= 4:
                    page.sound(bar + at, skin(rng, 160, strength, 0.8, 0.5), 1.4)
        parts.append(page.heard(1.6, 0.45))
    return parts


# Agence tous risques: a march in G minor, horns and sticks

_MARCH = 60 / 116
_CALL = (
    (
        ((67, 0.75), (67, 0.25), (70, 0.5), (74, 0.5), (72, 1), (69, 1)),
        ((70, 1.5), (69, 0.5), (67, 2)),
        ((75, 0.75), (74, 0.25), (72, 0.5), (70, 0.5), (69, 1), (72, 1)),
        ((74, 1.5), (0, 0.5), (69, 0.5), (70, 0.5), (69, 0.5), (66, 0.5)),
    ),
    (
        ((67, 0.75), (67, 0.25), (70, 0.5), (74, 0.5), (79, 1.5), (77, 0.5)),
        ((75, 1), (72, 0.5), (75, 0.5), (74, 2)),
        ((72, 0.75), (70, 0.25), (69, 0.5), (72, 0.5), (70, 0.5), (69, 0.5), (67, 0.5), (66, 0.5)),
        ((67, 1), (0, 0.5), (62, 0.25), (62, 0.25), (67, 1), (0, 1)),
    ),
)
_HORNS = (
    ((55, 62, 58), (55, 62, 58), (48, 60, 63), (50, 60, 66)),
    ((55, 62, 58), (48, 60, 63), (50, 60, 66), (55, 62, 58)),
)


@phrases("agence_tous_risques/theme", -6, 16 * _MARCH, RATE)
def march(rng):
    """The plan is bad, the courage is good: sticks, a call, and horns that nod to it."""
    parts = []
    for number, (melody, chords) in enumerate(zip(_CALL, _HORNS, strict=True)):
        page = Page(rng, _MARCH, 16)
        page.melody(
            _beats(melody, 4), lambda note, seconds: brass(rng, note, 0.9 * seconds + 0.06, 0.85), 0.95
        )
        for bar, (low, *high) in enumerate(chords):
            over = number == 1 and bar == 3
            for beat, note in ((0, low), (2, low - 5 if low > 50 else low)):
                page.sound(4 * bar + beat, brass(rng, note, 0.42, 0.55), 0.9)
            for beat in () if over else (1, 3):
                for note in high:
                    page.sound(4 * bar + beat, brass(rng, note, 0.22, 0.4), 0.5)
            for beat, strength in (
                (0, 0.6),
                (0.5, 0.3),
                (0.75, 0.3),
                (1, 0.55),
                (2, 0.6),
                (2.5, 0.3),
                (3, 0.55),
            ):
                if not over or beat < 2.5:
                    page.sound(4 * bar + beat, wires(rng, strength), 0.5)
            if bar == 3 and not over:
                for roll in range(8):
                    page.sound(4 * bar + 3 + roll / 8, wires(rng, 0.15 + 0.05 * roll), 0.5)
        parts.append(page.heard(0.6, 0.22))
    return parts


# Les Clés de Fort Boyard: a shanty in D, six eighths a bar, an accordion and the ship's bell

_SEA = 60 / 92 / 3  # an eighth
_SHANTY = (
    (
        ((69, 2), (74, 1), (74, 2), (76, 1)),
        ((78, 2), (74, 1), (69, 3)),
        ((71, 2), (74, 1), (76, 2), (74, 1)),
        ((69, 4), (0, 2)),
    ),
    (
        ((69, 2), (74, 1), (74, 2), (76, 1)),
        ((78, 2), (81, 1), (78, 2), (74, 1)),
        ((76, 2), (78, 1), (76, 1), (74, 1), (73, 1)),
        ((74, 4), (0, 2)),
    ),
    (
        ((78, 2), (78, 1), (79, 2), (78, 1)),
        ((76, 2), (71, 1), (76, 3)),
        ((76, 2), (76, 1), (78, 2), (76, 1)),
        ((73, 2), (69, 1), (69, 3)),
    ),
    (
        ((74, 2), (76, 1), (78, 2), (81, 1)),
        ((83, 2), (81, 1), (78, 2), (74, 1)),
        ((76, 2), (78, 1), (76, 1), (74, 1), (73, 1)),
        ((74, 5), (0, 1)),
    ),
)
_D, _G, _A, _B_MINOR, _E_MINOR = (50, 57, 66), (55, 59, 62), (57, 61, 64), (47, 62, 66), (52, 59, 67)
_DECK = ((_D, _D, _G, _A), (_D, _B_MINOR, _A, _D), (_B_MINOR, _E_MINOR, _A, _A), (_D, _G, _A, _D))


def _bell(rng):
    ratios = np.array([0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011])
    decays = [1.2, 0.8, 0.6, 0.5, 0.4, 0.25, 0.22, 0.15]
    return struck(rng, hertz(74) * ratios, [0.3, 0.8, 0.4, 0.25, 0.6, 0.2, 0.2, 0.15], decays, 2.0, 0.0015)


@phrases("fort_boyard/theme", -6, 24 * _SEA, RATE)
def shanty(rng):
    """All hands: an accordion leads, boots answer, the bell says where the harbour is."""
    parts = []
    for number, (melody, chords) in enumerate(zip(_SHANTY, _DECK, strict=True)):
        page = Page(rng, _SEA, 24)
        page.melody(_beats(melody, 6), lambda note, seconds: reed(rng, note, 0.92 * seconds + 0.04, 0.8), 0.8)
        if number in (1, 3):
            high = partial(glass_bar, rng, strength=0.5, seconds=1.0)
            page.melody(_beats(melody, 6, 12), lambda note, _, high=high: high(note), 0.16)
        for bar, (low, *high) in enumerate(chords):
            last = number == 3 and bar == 3
            page.sound(6 * bar, pizzicato(rng, low, 0.85, 1.0, "bass", 0.35), 0.9)
            page.sound(6 * bar, skin(rng, 168, 0.8, 0.5, 0.6), 0.7)
            for beat in () if last else (2, 5):
                for note in high:
                    page.sound(6 * bar + beat, reed(rng, note, 0.16, 0.45), 0.35)
            if not last:
                page.sound(
                    6 * bar + 3, pizzicato(rng, low + (7 if low < 52 else -5), 0.7, 0.8, "bass", 0.3), 0.7
                )
                page.sound(6 * bar + 3, skin(rng, 176, 0.5, 0.4, 0.7), 0.6)
        if number in (0, 2):
            page.sound(0, _bell(rng), 0.25)
        if number == 3:
            page.sound(21, _bell(rng), 0.3)
        parts.append(page.heard(0.7, 0.25))
    return parts
