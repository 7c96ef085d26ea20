"""A sound as its recipe declares it: name, loudness, and the function that makes it."""

import zlib
from typing import NamedTuple

import numpy as np
from foley.waves import RATE

RECIPES = []
LOOP_RATE = 22050  # what is heard from far away needs no treble


class Recipe(NamedTuple):
    name: str  # where it goes, under assets/sounds
    loudness: float  # dB of its loudest tenth of a second, as ears weigh it
    make: object  # from a random generator of its own: stereo, or mono for what goes round
    loops: bool

    @property
    def rate(self):
        return LOOP_RATE if self.loops else RATE

    def wave(self):
        # Of its own, so that a change to one sound leaves all others as they are.
        return self.make(np.random.default_rng(zlib.crc32(self.name.encode())))


def sound(name, loudness, loops=False):
    def declare(make):
        RECIPES.append(Recipe(name, loudness, make, loops))
        return make

    return declare
