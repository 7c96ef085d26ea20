"""The safe: looking at a gear, covering it, taking one more door, dialing, winning."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.casse_du_siecle import turn
from coffres.games.casse_du_siecle.material import SAFE, SLOTS
from coffres.games.casse_du_siecle.state import State


def look(s: State, m: Move) -> None:
    """Looks at one gear (CS-11, CS-22); with stakes this costs a token, if the player has one (CS-39,
    CS-65)."""
    seat, slot = m.by, m.args[0]
    if stakes_safe(s, seat):
        s.tokens[seat] -= 1
        s.safe_pot += 1
    s.looked = slot
    s.seen[seat] |= 1 << slot
    s.phase = "seen" if s.gears[slot] else "gear"


def stakes_safe(s: State, seat: int) -> bool:
    """CS-40: whether this seat pays for a look; a player without tokens pays nothing."""
    return s.options.stakes in ("safe", "both") and s.tokens[seat] > 0


def gear(s: State, m: Move) -> None:
    slot, value = m.args
    s.gears[slot] = value
    s.reserve &= ~(1 << value)
    s.phase = "seen"


def seen(s: State, m: Move) -> None:
    """CS-52: first the gear is covered; then a player who knows all gears wins (CS-14) or dials (CS-15)."""
    complete = will_know_all(s, m.by)
    if covers(s):
        s.covers |= 1 << s.looked
    s.looked = -1
    if not complete:
        _after_look(s)
    elif s.options.notebook:
        win(s, m.by)
    elif m.by != s.seat and not s.dialed >> m.by & 1:
        s.phase = "dial"  # CS-58: this player dials although it is not their turn
    else:
        _after_look(s)


def covers(s: State) -> bool:
    """CS-21, CS-23, CS-53: whether the gear just looked at gets another one on top."""
    single = s.looked < SAFE and not s.covers >> s.looked & 1
    room = SAFE + s.covers.bit_count() < s.options.combination_max
    return s.options.long_combination and single and room


def will_know_all(s: State, seat: int) -> bool:
    """Whether the player knows all gears now; not if the gear looked at gets another one on top (CS-52)."""
    return s.knows_all(seat) and not covers(s)


def decline(s: State, m: Move) -> None:
    _after_look(s)


def _after_look(s: State) -> None:
    if may_claim(s):
        s.phase = "claim"
    else:
        _act_on(s)


def may_claim(s: State) -> bool:
    """CS-26: whether the player has opened their first own door and there is a door without owner."""
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
    """The values of the gears on the safe, place by place, the lower one before the upper one."""
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
    """Ends the turn; after a lost bet, the turn of the player who lost it goes on."""
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
    """CS-40: the number of games in this match."""
    return s.n if s.options.stakes != "none" and s.options.match else 1


def winners(s: State) -> tuple[int, ...]:
    """CS-67: most tokens, then most safes; without stakes, the player who opened the only safe."""
    best = max(zip(s.tokens, s.safes, strict=True))
    return tuple(seat for seat in range(s.n) if (s.tokens[seat], s.safes[seat]) == best)
