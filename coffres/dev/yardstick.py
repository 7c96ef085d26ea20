"""What our speed is compared with: another program if it is installed, or else a small game of a few
lines."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from coffres.dev.measuring import rate
from coffres.engine.trouble import N_, Trouble

_PEER_REFERENCE = 40_000  # moves a second of catanatron, on the machine for which the bars were set
_TOY_REFERENCE = 1_480_000  # moves a second of the small game below, on the same machine

# Random players, every move checked. Run by any Python that has catanatron.
_PEER = """
import json, random, sys, time
from catanatron import Color, Game, RandomPlayer
seconds = float(sys.argv[1])
players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
rng = random.Random(1)
def game(seed):
    g, moves = Game(players, seed=seed), 0
    while g.winning_color() is None and g.state.num_turns < 1000:
        actions = g.state.playable_actions
        g.execute(actions[int(rng.random() * len(actions))])
        moves += 1
    return moves
best, seed = 0.0, 1
game(seed)
for _repeat in range(3):
    moves, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not moves:
        seed += 1
        moves += game(seed)
    best = max(best, moves / spent)
print(json.dumps(best))
"""


class Rod(NamedTuple):
    name: str
    moves_s: float
    machine: float  # how many times as fast this machine is as the one for which the bars were set
    toy_moves_s: float


def measured(seconds: float, python: Path | None) -> Rod:
    """The other program if a Python has it; otherwise the small game."""
    toy_s = rate(_toy, seconds)
    peer_s = _peer(python or Path(sys.executable), seconds, wanted=python is not None)
    if peer_s is None:
        return Rod("toy", toy_s, toy_s / _TOY_REFERENCE, toy_s)
    return Rod("catanatron", peer_s, peer_s / _PEER_REFERENCE, toy_s)


def _peer(python: Path, seconds: float, *, wanted: bool) -> float | None:
    """Its speed. None if this Python has no catanatron; if the user named this Python, that is an error."""
    command = [str(python), "-c", _PEER, str(max(seconds, 1))]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        if done.returncode == 0:
            return float(json.loads(done.stdout))
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Trouble(N_("Impossible de lancer « {python} »."), python=python.name) from error
    if wanted:
        raise Trouble(N_("Ce Python n'a pas catanatron : « {python} »."), python=python.name)
    return None


class _Nim:
    """A small game: heaps of stones, and the player who takes the last one wins. It needs about as much work
    as a light board game."""

    __slots__ = ("heaps", "turn")

    def __init__(self) -> None:
        self.heaps = [7, 9, 11, 13]
        self.turn = 0

    def legal(self) -> list[tuple[int, int]]:
        return [(place, take) for place, heap in enumerate(self.heaps) for take in (1, 2) if take <= heap]

    def apply(self, move: tuple[int, int]) -> None:
        place, take = move
        self.heaps[place] -= take
        self.turn ^= 1


_rng = random.Random(1)


def _toy() -> int:
    """Plays one game. Returns its number of moves."""
    nim = _Nim()
    moves = 0
    while any(nim.heaps):
        legal = nim.legal()
        nim.apply(legal[int(_rng.random() * len(legal))])
        moves += 1
    return moves
