"""How much thought a device can afford, measured once: an automaton itself never looks at a clock."""

from __future__ import annotations

from time import perf_counter

# seconds that the work below takes where the best level decides within a second
_REFERENCE = 0.008
_LEAST, _WHOLE = 20, 100  # per cent of the iterations: with a fifth, the best level still is the best
_REPEATS = 3


def affordable() -> int:
    """How many per cent of its iterations an automaton should use here."""
    seconds = min(_timed() for _repeat in range(_REPEATS))
    return max(_LEAST, min(_WHOLE, round(_WHOLE * _REFERENCE / seconds)))


def _timed() -> float:
    start = perf_counter()
    _work()
    return perf_counter() - start


def _work() -> int:
    """About what a playout does: small lists, numbers, and calls."""
    heaps, taken = [7, 9, 11, 13], 0
    for turn in range(12_000):
        moves = [(place, take) for place, heap in enumerate(heaps) for take in (1, 2) if take <= heap]
        if not moves:
            heaps = [7, 9, 11, 13]
            continue
        place, take = moves[turn % len(moves)]
        heaps[place] -= take
        taken += take
    return taken
