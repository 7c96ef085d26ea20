"""Fights: two characters' dice, the guard's dice, and the run of the character who has won the formula."""

from __future__ import annotations

from coffres.games.agence_tous_risques import turn
from coffres.games.agence_tous_risques.boards import GUARD
from coffres.games.agence_tous_risques.movement import OUTWARDS, landing, put, winning_way
from coffres.games.agence_tous_risques.state import State


def parry(s: State, die: int) -> None:
    """The foe has rolled: the fight is decided, unless it is a tie."""
    mine = s.strike
    if die == mine:
        s.strike = 0
        s.phase = "strike"
        return
    c, foe = s.active, s.foe
    formula = s.fight == "formula"
    s.fight = ""
    s.foe = -1
    s.strike = 0
    if formula:
        _take(s, c if mine > die else foe)
    elif mine > die:
        turn.move(s, winning_way(s, c), mine - die)
    else:
        # AT-55: a character that wins when it is not their turn only moves
        put(s, foe, landing(s, foe, winning_way(s, foe), die - mine))
        turn.go_on(s)


def _take(s: State, winner: int) -> None:
    """AT-41, AT-42: the winner gets the formula and runs; on a guard space nobody runs."""
    s.holder = winner
    if s.path[s.at[winner]] == GUARD:
        s.phase = "guard"
        return
    if winner == s.active:  # AT-66: this run replaces a roll that was still due
        s.rolled = True
    s.phase = "escape"


def escape(s: State, steps: int) -> None:
    """AT-35, AT-41, AT-74: the run of the holder, by two dice."""
    runner = s.holder
    if runner == s.active:
        turn.move(s, OUTWARDS, steps)
    else:
        put(s, runner, landing(s, runner, OUTWARDS, steps))
        turn.go_on(s)


def guard(s: State, red: int, blue: int) -> None:
    """AT-16: the fight with a guard; `red` is the guard's die, `blue` the player's."""
    if blue > red:
        turn.move(s, winning_way(s, s.active), blue - red)
    elif red > blue:
        s.rolled = True  # AT-66: a roll that was still due is lost
        turn.go_on(s)
