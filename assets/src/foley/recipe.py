"""A sound as its recipe declares it: name, loudness, and the function that makes it."""

import zlib
from typing import NamedTuple

import numpy as np

RECIPES = []


class Recipe(NamedTuple):
    name: str  # where it goes, under assets/sounds
    loudness: float  # dB of its loudest tenth of a second, as ears weigh it
    make: object  # from a random generator of its own: stereo, or mono for what loops
    loops: bool

    def wave(self):
        # Of its own, so that a change to one sound leaves all others as they are.
        return self.make(np.random.default_rng(zlib.crc32(self.name.encode())))


def sound(name, loudness, loops=False):
    def declare(make):
        RECIPES.append(Recipe(name, loudness, make, loops))
        return make

    return declare
