"""A sound as its recipe declares it: name, place in the mix, and the function that makes it.

`@sound`: something happens. With `takes` it is made so often, each time a little otherwise, as a hand is.
`@phrases`: what lies behind a game. The function gives a list of parts; one begins every `period` seconds,
whether the one before has rung out or not, so nothing is ever cut or joined.
"""

import zlib
from typing import NamedTuple

import numpy as np
from foley.waves import RATE, otherwise

RECIPES = []
FAR = 22050  # what is heard from far away needs no treble


class Recipe(NamedTuple):
    name: str  # where it goes, under assets/sounds
    gain: float  # dB that the app plays it below its own loudness: its place in the mix
    make: object  # from a random generator of its own: stereo, or mono for what lies behind
    takes: int
    period: float  # seconds; 0 for a sound that happens
    rate: int
    bends: bool  # whether the pitch may differ from take to take

    def waves(self):
        """Each file's name and its wave."""
        # A generator of its own, so that a change to one sound leaves all others as they are.
        if self.period:
            parts = self.make(np.random.default_rng(zlib.crc32(self.name.encode())))
            return [(f"{self.name}-{number}", part) for number, part in enumerate(parts, 1)]
        if self.takes == 1:
            return [(self.name, self.make(np.random.default_rng(zlib.crc32(self.name.encode()))))]
        return [self._take(number) for number in range(1, self.takes + 1)]

    def _take(self, number):
        name = f"{self.name}-{number}"
        rng = np.random.default_rng(zlib.crc32(name.encode()))
        return name, otherwise(rng, self.make(rng), self.bends)


def sound(name, gain, takes=1, bends=True):
    def declare(make):
        RECIPES.append(Recipe(name, gain, make, takes, 0, RATE, bends))
        return make

    return declare


def phrases(name, gain, period, rate=FAR):
    def declare(make):
        RECIPES.append(Recipe(name, gain, make, 1, period, rate, False))
        return make

    return declare
