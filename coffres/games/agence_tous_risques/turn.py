"""A turn: the roll that is due, the effects of an arrival, and what comes next when these are over."""

from __future__ import annotations

from coffres.games.agence_tous_risques.boards import AGAIN, GUARD, SAFE, SCREEN
from coffres.games.agence_tous_risques.movement import heading, landing, put
from coffres.games.agence_tous_risques.state import State


def begin(s: State, c: int) -> None:
    s.active = c
    s.rolled = s.carded = False
    s.phase = "sit_out" if s.benched >> c & 1 else "turn"


def go_on(s: State) -> None:
    """AT-50: nothing is under way any more: goes on to the roll, the card or the next turn."""
    if s.result:
        return
    if not s.rolled:  # the card was played first, so only the roll is left
        start_roll(s)
    elif not s.carded:
        s.phase = "card"
    else:
        begin(s, (s.active + 1) % s.m)


def roll_due(s: State) -> str:
    """AT-51: the kind of the turn's roll: fight_holder, stay, face_guard or roll."""
    c = s.active
    place = s.at[c]
    letter = s.path[place]
    if s.pursues(c) and place == s.at[s.holder]:
        if s.holder % s.n != c % s.n:
            return "stay" if letter == SAFE or place == s.vault else "fight_holder"
        if letter != GUARD:  # AT-48: a partner of the holder cannot take the formula and has no direction
            return "stay"
    return "face_guard" if letter == GUARD else "roll"


def start_roll(s: State) -> None:
    s.rolled = True
    due = roll_due(s)
    if due == "roll":
        s.phase = "roll"
    elif due == "face_guard":
        s.phase = "guard"
    elif due == "fight_holder":
        start_fight(s, "formula", s.holder)
    else:
        go_on(s)


def start_fight(s: State, fight: str, foe: int) -> None:
    s.fight = fight
    s.foe = foe
    s.phase = "strike"


def move(s: State, way: int, steps: int) -> None:
    """Moves the active character, and handles its arrival."""
    c = s.active
    put(s, c, landing(s, c, way, steps))
    arrive(s)


def arrive(s: State) -> None:
    """AT-53: the effects of the active character's arrival."""
    c = s.active
    place = s.at[c]
    letter = s.path[place]
    if place == s.vault:
        _reach_vault(s)
    elif place == 0 or letter == SAFE:  # AT-13, AT-23, AT-24
        go_on(s)
    elif s.pursues(c) and place == s.at[s.holder] and s.holder % s.n != c % s.n:
        start_fight(s, "formula", s.holder)
    elif letter == GUARD:
        s.phase = "guard"
    elif not _battle(s):
        _follow(s, letter)


def _reach_vault(s: State) -> None:
    if s.holder != s.active:  # AT-38, AT-72
        s.rolled = True
        if not _battle(s):
            go_on(s)
    elif s.rolled:  # AT-35
        s.phase = "escape"
    else:  # AT-37
        s.rolled = True
        go_on(s)


def _battle(s: State) -> bool:
    """AT-11, AT-14: begins a battle if there is an opponent. The active player chooses among several."""
    opponents = s.opponents(s.active)
    if len(opponents) == 1:
        start_fight(s, "battle", opponents[0])
    elif opponents:
        s.phase = "opponent"
    return bool(opponents)


def _follow(s: State, letter: str) -> None:
    """Follows the instruction of a space on which there is no opponent."""
    if letter == AGAIN and heading(
        s, s.active
    ):  # AT-22, AT-62; beside a partner with the formula: no way to go
        s.phase = "again"
    elif letter == SCREEN and challengeable(s):
        s.phase = "screen"
    else:
        go_on(s)


def challengeable(s: State) -> list[int]:
    """AT-20, AT-61: the characters that the active player may challenge from a screen."""
    seat = s.active % s.n
    return [c for c in range(s.m) if c % s.n != seat and s.path[s.at[c]] != SAFE]
