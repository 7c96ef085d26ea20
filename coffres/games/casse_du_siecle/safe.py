"""The safe: looking at a gear, covering it, taking a door more, dialing, winning."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.casse_du_siecle import turn
from coffres.games.casse_du_siecle.material import SAFE, SLOTS
from coffres.games.casse_du_siecle.state import State


def look(s: State, m: Move) -> None:
    """CS-11, CS-22: at one gear; CS-39, CS-65: for a token, if there is one."""
    seat, slot = m.by, m.args[0]
    if stakes_safe(s, seat):
        s.tokens[seat] -= 1
        s.safe_pot += 1
    s.looked = slot
    s.seen[seat] |= 1 << slot
    s.phase = "seen" if s.gears[slot] else "gear"


def stakes_safe(s: State, seat: int) -> bool:
    """CS-40: whoever has no token stakes nothing."""
    return s.options.stakes in ("safe", "both") and s.tokens[seat] > 0


def gear(s: State, m: Move) -> None:
    slot, value = m.args
    s.gears[slot] = value
    s.reserve &= ~(1 << value)
    s.phase = "seen"


def seen(s: State, m: Move) -> None:
    """CS-52: the gear is covered first; then whoever knows them all wins (CS-14) or dials (CS-15)."""
    complete = will_know_all(s, m.by)
    if covers(s):
        s.covers |= 1 << s.looked
    s.looked = -1
    if not complete:
        _after_look(s)
    elif s.options.notebook:
        win(s, m.by)
    elif m.by != s.seat and not s.dialed >> m.by & 1:
        s.phase = "dial"  # CS-58: out of turn
    else:
        _after_look(s)


def covers(s: State) -> bool:
    """CS-21, CS-23, CS-53: whether the gear just looked at gets another on top."""
    single = s.looked < SAFE and not s.covers >> s.looked & 1
    room = SAFE + s.covers.bit_count() < s.options.combination_max
    return s.options.long_combination and single and room


def will_know_all(s: State, seat: int) -> bool:
    """Whether the gear looked at, which may be covered now, was the last one (CS-52)."""
    return s.knows_all(seat) and not covers(s)


def decline(s: State, m: Move) -> None:
    _after_look(s)


def _after_look(s: State) -> None:
    if may_claim(s):
        s.phase = "claim"
    else:
        _act_on(s)


def may_claim(s: State) -> bool:
    """CS-26: a first own door was opened, and there is one that nobody owns."""
    if s.owner[s.opened[-1]] != s.looker or s.looker != s.seat:
        return False
    return s.options.owned_doors and -1 in s.owner and not s.extra >> s.seat & 1


def _act_on(s: State) -> None:
    s.looker = -1
    s.phase = "act"


def claim(s: State, m: Move) -> None:
    door = m.args[0]
    s.owner = (*s.owner[:door], m.by, *s.owner[door + 1 :])
    s.extra |= 1 << m.by
    _act_on(s)


# CS-15, CS-48: the dial


def combination(s: State) -> tuple[int, ...]:
    """The gears on the safe, place by place, the lower before the upper."""
    order = [slot for place in range(SAFE) for slot in range(place, SLOTS, SAFE)]
    return tuple(s.gears[slot] for slot in order if s.gears_on_safe() >> slot & 1)


def dial(s: State, m: Move) -> None:
    s.dialed |= 1 << m.by
    if m.args == combination(s):
        win(s, m.by)
    else:
        _after_dial(s)


def wait(s: State, m: Move) -> None:
    _after_dial(s)


def _after_dial(s: State) -> None:
    """The end of a turn; after a lost bet, the turn of whoever lost it goes on."""
    if s.looker == s.seat:
        turn.pass_on(s)
    else:
        _act_on(s)


# Winning


def win(s: State, seat: int) -> None:
    """CS-14; CS-65 and CS-66 for the pots."""
    s.winner = seat
    s.safes[seat] += 1
    s.tokens[seat] += s.safe_pot
    s.safe_pot = 0
    if s.game + 1 < games(s):
        s.phase = "won"
        return
    s.tokens[seat] += s.door_pot
    s.door_pot = 0
    s.phase = "over"


def games(s: State) -> int:
    """CS-40: how many games this match has."""
    return s.n if s.options.stakes != "none" and s.options.match else 1


def winners(s: State) -> tuple[int, ...]:
    """CS-67: the most tokens, then the most safes; without stakes, the one safe that was opened."""
    best = max(zip(s.tokens, s.safes, strict=True))
    return tuple(seat for seat in range(s.n) if (s.tokens[seat], s.safes[seat]) == best)
