"""What is waited for. The phase of a state says where the game stands:

choose > deal > first >
    turn                        the roll or a card (AT-50)
    roll, again                 dice that move the active player (AT-06, AT-22, AT-30)
    opponent > strike > parry   a fight of two characters (AT-11), also:
    screen > strike > parry     a challenge from a screen (AT-20)
    guard                       the guard's die and the player's (AT-16)
    escape                      the two dice of whoever has just got the formula (AT-35, AT-41)
    [shuffle >] draw            a card put down is replaced before it acts (AT-58)
    card                        the roll is done, the card is left
    sit_out                     a benched player's turn (AT-26)
... turn after turn ... > show (AT-46) > over

turn.py says how one leads to another, fights.py what dice decide, cards.py what cards do.
"""

from __future__ import annotations

from functools import cache

from coffres.engine.contract import CHANCE, TABLE, Ask
from coffres.games.agence_tous_risques import turn
from coffres.games.agence_tous_risques.state import State

# prompt -> number of dice that people roll (0: drawn silently), and the clause
_OF_CHANCE = {
    "deal": (0, "AT-04"),
    "first": (1, "AT-05"),
    "shuffle": (0, "AT-09"),
    "draw": (0, "AT-07"),
    "roll": (1, "AT-06"),
    "roll_both": (2, "AT-36"),
    "again": (1, "AT-22"),
    "again_both": (2, "AT-36"),
    "strike_battle": (1, "AT-11"),
    "parry_battle": (1, "AT-11"),
    "strike_screen": (1, "AT-20"),
    "parry_screen": (1, "AT-20"),
    "strike_formula": (1, "AT-41"),
    "parry_formula": (1, "AT-41"),
    "guard": (2, "AT-16"),
    "escape": (2, "AT-35"),
}
# Phases of a turn that wait for dice or cards, and in which nobody chooses anything.
UNDER_WAY = ("roll", "again", "strike", "parry", "guard", "escape", "shuffle", "draw")
_OPEN = {"choose": "AT-03", "sit_out": "AT-26", "opponent": "AT-14", "screen": "AT-20", "show": "AT-46"}
_PAGES = {  # private pages, because a hand is looked at (AT-78)
    "turn_roll": "AT-50",
    "turn_roll_both": "AT-50",
    "turn_face_guard": "AT-50",
    "turn_fight_holder": "AT-76",
    "turn_stay": "AT-51",
    "card": "AT-50",
}


def standing(s: State) -> tuple[Ask, ...]:
    phase = s.phase
    seat = s.active % s.n
    if phase == "turn":
        due = turn.roll_due(s)
        return _page("turn_roll_both" if due == "roll" and s.dice(s.active) == 2 else f"turn_{due}", seat)
    if phase == "card":
        return _page(phase, seat)
    if phase in ("roll", "again"):
        return _chance(phase if s.dice(s.active) == 1 else f"{phase}_both", seat)
    if phase in ("strike", "parry"):
        return _chance(f"{phase}_{s.fight}", seat if phase == "strike" else s.foe % s.n)
    if phase in _OF_CHANCE:
        return _chance(phase, _hand(s))
    return _open(phase, chooser(s)) if phase in _OPEN else ()


def chooser(s: State) -> int:
    """The seat that answers a public question."""
    if s.phase == "choose":
        return len(s.figures) % s.n
    return TABLE if s.phase == "show" else s.active % s.n


def dealt_to(s: State) -> int:
    """AT-04: the character that gets the next card; each gets one, three times round."""
    return min(range(s.m), key=lambda c: len(s.hands[c]))


def _hand(s: State) -> int:
    """The seat that rolls the dice or draws the card."""
    if s.phase == "deal":
        return dealt_to(s) % s.n
    if s.phase == "first":
        return s.rolls.index(0)
    return (s.holder if s.phase == "escape" else s.active) % s.n


@cache
def _page(prompt: str, seat: int) -> tuple[Ask, ...]:
    return (Ask(seat, prompt, secret=True, rule=_PAGES[prompt]),)


@cache
def _open(prompt: str, by: int) -> tuple[Ask, ...]:
    return (Ask(by, prompt, rule=_OPEN[prompt]),)


@cache
def _chance(prompt: str, of: int) -> tuple[Ask, ...]:
    dice, rule = _OF_CHANCE[prompt]
    return (Ask(CHANCE, prompt, of=of, dice=dice, rule=rule),)
