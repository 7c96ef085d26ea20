"""Every move of the game, made only once: legal() returns these objects."""

from __future__ import annotations

from coffres.engine.contract import CHANCE, TABLE, Move
from coffres.games.agence_tous_risques.material import CARDS, DIE, FIGURES, SEATS

_SEATS = range(SEATS[-1])
_CHARACTERS = range(len(FIGURES))
_CARDS = range(len(CARDS))


def _each_seat(verb: str) -> list[Move]:
    return [Move(seat, verb) for seat in _SEATS]


def _each_seat_and(verb: str, numbers: range) -> list[list[Move]]:
    return [[Move(seat, verb, (number,)) for number in numbers] for seat in _SEATS]


def _one_die(verb: str) -> list[Move]:
    return [Move(CHANCE, verb, (die,)) for die in DIE]


def _two_dice(verb: str) -> list[Move]:
    return [Move(CHANCE, verb, (red, blue)) for red in DIE for blue in DIE]


# Moves with dice: the verb is also the name of the phase that waits for them.
FIRST = _one_die("first")
STRIKE = _one_die("strike")
PARRY = _one_die("parry")
GUARD = _two_dice("guard")
ESCAPE = _two_dice("escape")
ADVANCE = [[], _one_die("advance"), _two_dice("advance")]  # index: the number of dice

DEAL = [[Move(CHANCE, "deal", (c, card)) for card in _CARDS] for c in _CHARACTERS]
DRAW = [[Move(CHANCE, "draw", (c, card)) for card in _CARDS] for c in _CHARACTERS]
SHUFFLE = Move(CHANCE, "shuffle")
SHOW_HANDS = Move(TABLE, "show_hands")

CHOOSE = _each_seat_and("choose", _CHARACTERS)
FIGHT = _each_seat_and("fight", _CHARACTERS)
CHALLENGE = _each_seat_and("challenge", _CHARACTERS)
REFRAIN = _each_seat("refrain")
SIT_OUT = _each_seat("sit_out")

ROLL = {verb: _each_seat(verb) for verb in ("roll", "face_guard", "fight_holder", "stay")}
PLAY = _each_seat_and("play", _CARDS)
PLAY_ON = [
    [[Move(seat, "play", (card, target)) for target in _CHARACTERS] for card in _CARDS] for seat in _SEATS
]
DISCARD = _each_seat_and("discard", _CARDS)
WAIVE = _each_seat("waive")
