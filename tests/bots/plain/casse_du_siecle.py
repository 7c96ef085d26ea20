"""A plain player of Le Casse du siècle, written from the rules alone, as others would to try ours."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

Door = list[int | None]  # its four keys, from C to E: faces, -1 for a free lock, None for a hidden key


def codes(door: int, masters: bool) -> list[list[int]]:
    """The codes that open a door; a key's face is its number (from 0) times four, plus its letter."""
    numbers = [(door + letter) % 6 for letter in range(4)]
    own = [4 * number + letter for letter, number in enumerate(numbers)]
    return [own, *([4 * number + letter for letter in range(4)] for number in numbers if masters)]


def lacking(four: Door, code: Sequence[int]) -> list[int] | None:
    """The keys that this code still needs; None if another key is in the way."""
    if any(key not in (-1, want) for key, want in zip(four, code, strict=True)):
        return None
    return [want for key, want in zip(four, code, strict=True) if key == -1]


class Plain:
    """Takes the bunch that opens a door if it knows one, else one that it knows least about."""

    def __init__(self, seat: int, seats: int, options: Mapping[str, Any], seed: int) -> None:
        self._seat = seat
        self._options = options
        self._rng = random.Random(seed)

    def hear(self, fact: Any) -> None:
        """The view remembers for it."""

    def think(self, sight: Any) -> Any:
        view, moves = sight.view, sight.legal
        phase = view["phase"]
        if phase == "take":
            return max(moves, key=lambda move: self._worth(view, move.args[0]))
        if phase == "act":
            return self._act(view, moves)
        if phase == "return":
            return self._give_back(view, moves)
        if phase == "look":
            return self._look(view, moves)
        if phase == "pick":
            return min(moves, key=lambda move: (self._known(view, move.args[0]), self._rng.random()))
        if phase == "dial":
            return self._dial(view, moves)
        return moves[0]

    def _four(self, view: Any, door: int) -> Door:
        return list(view["laid"][4 * door : 4 * door + 4])

    def _needs(self, view: Any) -> list[tuple[int, list[int], list[int]]]:
        """For each door and code that can be finished: the door, the code and the keys that it lacks."""
        options, found = self._options, []
        for door in range(6):
            four = self._four(view, door)
            mine = not options["owned_doors"] or view["owner"][door] == self._seat
            if not mine and (four == [-1] * 4 or options["hidden_keys"] or view["owner"][door] < 0):
                continue
            for code in codes(door, options["master_codes"]):
                missing = lacking(four, code)
                if missing:
                    found.append((door, code, missing))
        return found

    def _keys(self, view: Any, place: int) -> list[int]:
        if view["source"][place] >= 0:
            return []
        mask, found = view["known"][place], []
        for face in range(24):
            found += [face] * (mask >> 2 * face & 3).bit_count()
        return found

    def _known(self, view: Any, place: int) -> int:
        return len(self._keys(view, place))

    def _worth(self, view: Any, place: int) -> tuple[float, float]:
        held = set(self._keys(view, place)) | set(view["hand"])
        opens = any(held >= set(missing) for _door, _code, missing in self._needs(view))
        size = 4 if view["source"][place] >= 0 else view["sizes"][place]
        return 10.0 * opens + size - self._known(view, place), self._rng.random()

    def _act(self, view: Any, moves: Any) -> Any:
        hand = set(view["hand"])
        for move in moves:
            if move.verb in ("steal", "change"):
                return move
        best, found = (0.0, 0.0), None
        for door, code, missing in self._needs(view):
            held = hand & set(missing)
            share = 10.0 if len(held) == len(missing) else 4 - len(missing) + len(held)
            for move in moves:
                if move.verb in ("place", "lay") and move.args[1] // 4 == door and move.args[0] in held:
                    right = code[move.args[1] % 4] == move.args[0]
                    if right and (share, 0.0) > best:
                        best, found = (share, 0.0), move
        if found is not None:
            return found
        return next((move for move in moves if move.verb == "done"), moves[0])

    def _give_back(self, view: Any, moves: Any) -> Any:
        keep = [move for move in moves if move.verb == "keep"]
        return keep[0] if keep else self._rng.choice(moves)

    def _look(self, view: Any, moves: Any) -> Any:
        strange = [
            move for move in moves if move.verb == "look" and not view["seen"][self._seat] >> move.args[0] & 1
        ]
        return strange[0] if strange else moves[-1]

    def _dial(self, view: Any, moves: Any) -> Any:
        """The gears, place by place, the lower one before the upper one."""
        values = [view["gears"][slot] for place in range(4) for slot in (place, place + 4)]
        there = [1, 0] * 4
        for place in range(4):
            there[2 * place + 1] = view["covers"] >> place & 1
        combination = tuple(value for value, lies in zip(values, there, strict=True) if lies)
        if None in combination:
            return moves[0]
        return type(moves[0])(self._seat, "dial", combination)
