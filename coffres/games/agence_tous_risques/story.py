"""The effects of a move, for the sentences that tell it: computed before the move, from what is public.

A trip is (character, from, to, letter of the space, why it ended there). The reason is "corridor" (taken),
"formula" (seized in the VAULT), "vault", "holder" (a pursuer reaches them), "out", or "" if nothing stopped
it.
"""

from __future__ import annotations

from typing import Any

from coffres.engine.contract import Move
from coffres.games.agence_tous_risques import cards
from coffres.games.agence_tous_risques.boards import CORRIDOR
from coffres.games.agence_tous_risques.material import BENCHED, CLEAR, PROWLING
from coffres.games.agence_tous_risques.movement import (
    OUTWARDS,
    guard_behind,
    heading,
    landing,
    taken,
    winning_way,
)
from coffres.games.agence_tous_risques.state import State

Told = tuple[Any, ...]


def consequence(s: State, m: Move) -> Told | None:
    """What follows from dice and draws; None if the sentence needs only the move."""
    verb, args = m.verb, m.args
    if verb == "first":
        return _starter(s, args[0])
    if verb == "strike":
        return (s.active, s.fight)
    if verb == "parry":
        return _fought(s, args[0])
    if verb == "guard":
        red, blue = args
        return trip(s, s.active, winning_way(s, s.active), blue - red) if blue > red else (s.active,)
    if verb == "advance":
        return trip(s, s.active, heading(s, s.active), sum(args))
    if verb == "escape":
        return trip(s, s.holder, OUTWARDS, sum(args))
    return _played(s) if verb == "draw" and s.card >= 0 else None


def trip(s: State, c: int, way: int, steps: int) -> Told:
    to = landing(s, c, way, steps)
    return (c, s.at[c], to, s.path[to], _why(s, c, to))


def _why(s: State, c: int, to: int) -> str:
    if to == s.vault:
        return "formula" if s.holder < 0 else "vault"
    if to == 0:
        return "out" if s.holder == c else ""
    if s.pursues(c) and to == s.at[s.holder]:
        return "holder"
    return "corridor" if s.path[to] == CORRIDOR and taken(s, c, to) else ""


def _starter(s: State, die: int) -> Told:
    """AT-05: (who rolls, who starts if all have rolled; -1 if the highest dice are equal)."""
    roller = s.rolls.index(0)
    if s.rolls.count(0) > 1:
        return (roller,)
    rolls = [roll or die for roll in s.rolls]
    best = max(rolls)
    return (roller, rolls.index(best) if rolls.count(best) == 1 else -1)


def _fought(s: State, die: int) -> Told:
    """(foe, their die, active character, their die, what the fight is about, winner, the winner's trip)."""
    c, foe, mine = s.active, s.foe, s.strike
    about = (foe, die, c, mine, s.fight)
    if die == mine:
        return (*about, -1, None)
    winner = c if mine > die else foe
    if s.fight == "formula":
        return (*about, winner, None)
    return (*about, winner, trip(s, winner, winning_way(s, winner), abs(mine - die)))


def _played(s: State) -> Told:
    """(the card that acts now, on whom, the trip that it causes)."""
    card, c = s.card, s.active
    if card == PROWLING:
        to = guard_behind(s, s.target)
        return (card, s.target, (s.target, s.at[s.target], to, s.path[to], ""))
    if card in (BENCHED, CLEAR):
        return (card, c if card == CLEAR else s.target, None)
    return (card, c, trip(s, c, heading(s, c), cards.steps(s, card)))
