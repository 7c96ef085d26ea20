"""Bunches: where returned keys must go, and shuffles whose keys are drawn only when they are looked at."""

from __future__ import annotations

from coffres.games.casse_du_siecle import memory
from coffres.games.casse_du_siecle.keys import ONE, add, gather, sub
from coffres.games.casse_du_siecle.material import FREE, FULL, PLACES
from coffres.games.casse_du_siecle.state import DRAWN, LOST, POOL, POOLS, UNSEEN, State

# The places of returned keys


def target(s: State) -> int:
    """CS-09, CS-44: the incomplete bunch; else the place just emptied; else the free place of lowest
    number."""
    for place, keys in enumerate(s.bunch):
        if keys and keys.bit_count() < FULL:
            return place
    return s.emptied if s.emptied >= 0 and not s.size(s.emptied) else lowest_free(s)


def lowest_free(s: State) -> int:
    return next(place for place in range(PLACES) if not s.size(place) and place not in s.picked)


def fits_all(s: State) -> bool:
    """Whether all keys of the active player go to one place, so that there is no choice."""
    return s.held() <= FULL - s.size(target(s))


def put_all(s: State) -> None:
    """CS-46: puts all remaining keys back."""
    if not s.held():
        return
    seat, place = s.seat, target(s)
    keys = add(s.hands[seat], s.lifted)
    s.bunch[place] = add(s.bunch[place], keys)
    s.hands[seat] = 0
    s.lifted = 0
    memory.puts_all(s, seat, place, keys)
    memory.forgets_lifted(s, seat)


def put(s: State, face: int) -> None:
    """CS-09: puts one key back. Of two equal keys, the one that was lifted goes first (CS-61)."""
    seat, place, key = s.seat, target(s), ONE[face]
    s.bunch[place] = add(s.bunch[place], key)
    if s.lifted & key:
        s.lifted = sub(s.lifted, key)
    else:
        s.hands[seat] = sub(s.hands[seat], key)
    memory.puts(s, seat, place, key)
    memory.forgets_lifted(s, seat)


# Drawing from a pool


def drawn(s: State, pool: int, face: int, fresh: bool) -> None:
    """Takes a key out of a pool, because somebody looks at it."""
    if fresh:
        s.unseen = sub(s.unseen, ONE[face])
        s.fresh[pool] -= 1
    else:
        s.pool[pool] = sub(s.pool[pool], ONE[face])


# CS-12: the four keys of a door and two full bunches become three full bunches


def start_mix(s: State, door: int) -> None:
    s.mixing = next(pool for pool in range(1, POOLS) if pool not in s.source)
    locks = slice(4 * door, 4 * door + 4)
    keys = gather(s.laid[locks])
    s.laid[locks] = [FREE] * 4
    s.pool[s.mixing] = keys
    memory.told_all(s, POOL + s.mixing, keys)


def mix(s: State, place: int) -> bool:
    """Puts a full bunch into the shuffle. False if CHANCE must first say which keys of an older shuffle it
    holds."""
    into, source = s.mixing, s.source[place]
    s.picked = (*s.picked, place)
    s.source[place] = DRAWN
    if source == DRAWN:
        s.pool[into] = add(s.pool[into], s.bunch[place])
        s.bunch[place] = 0
        memory.pour(s, place, POOL + into)
    elif source == UNSEEN:
        s.fresh[UNSEEN] -= FULL
        s.fresh[into] += FULL
    elif source not in s.source:  # the last bunch of that shuffle: it gets all keys that are left in its pool
        s.pool[into] = add(s.pool[into], s.pool[source])
        s.fresh[into] += s.fresh[source]
        s.pool[source] = s.fresh[source] = 0
        memory.pour(s, POOL + source, POOL + into)
    else:
        memory.lose(s, POOL + source)
        s.drawing = source
        s.to_draw = FULL
        return False
    return True


def settle(s: State, face: int) -> None:
    """Puts a key of an older shuffle into the new one; `face` is less than 0 if nobody has seen the key."""
    if face < 0:
        s.fresh[s.drawing] -= 1
        s.fresh[s.mixing] += 1
    else:
        s.pool[s.drawing] = sub(s.pool[s.drawing], ONE[face])
        s.pool[s.mixing] = add(s.pool[s.mixing], ONE[face])


def spread(s: State) -> None:
    """CS-44: puts the three new bunches on the two places they came from and on the lowest free one."""
    third = lowest_free(s)
    for place in (*s.picked, third):
        s.source[place] = s.mixing
    s.picked = ()
    s.mixing = -1


# CS-51: a dead door's keys


def spill(s: State, door: int) -> int:
    """Empties a dead door into the bunches. Returns how many of its keys CHANCE must distribute."""
    locks = slice(4 * door, 4 * door + 4)
    lying = [face for face in s.laid[locks] if face != FREE]
    s.laid[locks] = [FREE] * 4
    place, keys = target(s), gather(lying)
    room = FULL - s.size(place)
    if len(lying) <= room:
        s.bunch[place] = add(s.bunch[place], keys)
        memory.told_all(s, place, keys)
        return 0
    s.spilled = keys
    memory.told_all(s, LOST, keys)
    return room


def spilled(s: State, face: int) -> None:
    place = target(s)
    s.bunch[place] = add(s.bunch[place], ONE[face])
    s.spilled = sub(s.spilled, ONE[face])


def spill_rest(s: State) -> None:
    place = target(s)
    s.bunch[place] = add(s.bunch[place], s.spilled)
    s.spilled = 0
