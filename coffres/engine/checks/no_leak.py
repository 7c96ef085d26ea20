"""If a viewer was told the same in two histories, its view, asks and moves are the same.

Complete for small tables: every history from the start, up to a number of positions. Also from moments in the
middle of games: there the true world, and worlds imagined from a viewer's view, are played on in every way.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from coffres.engine.checks.playout import Position, positions
from coffres.engine.checks.subject import Findings, Setting, Subject, some
from coffres.engine.checks.worlds import World, difference, every_move, world
from coffres.engine.contract import TABLE, Fact, Game, Move

_FROM_START = 2500  # most positions examined from the start
_FROM_MIDDLE = 60  # most positions examined from each world
_WORLDS = 3  # number of imagined worlds beside the true one


class _Node(NamedTuple):
    state: Any
    told: tuple[int, ...]  # for each viewer the number of its history
    path: tuple[Move, ...]


class _Histories:
    """What every viewer was told, as numbers: two worlds with the same number told the viewer the same
    facts."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[int, int, Fact], int] = {}

    def after(self, viewer: int, told: int, fact: Fact) -> int:
        if not fact:  # the viewer noticed nothing
            return told
        return self._numbers.setdefault((viewer, told, fact), len(self._numbers) + 1)


class _Explorer:
    """Plays on in every way and compares all worlds in which a viewer was told the same."""

    def __init__(self, game: Game[Any], viewers: Iterable[int], place: object, findings: Findings) -> None:
        self._game = game
        self._viewers = tuple(viewers)
        self._place = place
        self._findings = findings
        self._histories = _Histories()
        self._groups: dict[tuple[int, int], tuple[World, tuple[Move, ...]]] = {}

    def explore(self, root: Any, budget: int) -> None:
        first = _Node(root, (0,) * len(self._viewers), ())
        self._compare(first)
        waiting = deque([first])
        while waiting and budget > 0:
            node = waiting.popleft()
            for move in every_move(self._game, node.state):
                child = self._child(node, move)
                self._compare(child)
                waiting.append(child)
                budget -= 1

    def _child(self, node: _Node, move: Move) -> _Node:
        told = tuple(
            self._histories.after(viewer, number, self._game.tell(node.state, move, viewer))
            for viewer, number in zip(self._viewers, node.told, strict=True)
        )
        state = node.state.clone()
        self._game.apply(state, move)
        return _Node(state, told, (*node.path, move))

    def _compare(self, node: _Node) -> None:
        for viewer, told in zip(self._viewers, node.told, strict=True):
            seen = world(self._game, node.state, viewer)
            known, path = self._groups.setdefault((viewer, told), (seen, node.path))
            fault = difference(known, seen)
            if fault:
                verb = node.path[-1].verb if node.path else "imagining"
                self._findings.add(
                    f"after {verb!r} {_name(viewer)} was told the same but {fault}",
                    f"{self._place}: {_written(path)} / {_written(node.path)}",
                )


def no_leak(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    game = subject.game
    for setting in _small(subject, thoroughness):
        explorer = _Explorer(game, setting.viewers(), setting, findings)
        explorer.explore(subject.settled(setting), _FROM_START * thoroughness)
    for position in positions(subject, some(game, 30 * thoroughness), 6 * thoroughness):
        if findings.enough:
            break
        for viewer in _most_concerned(position):
            _side_by_side(position, viewer, thoroughness, findings)
    return findings.lines()


def _small(subject: Subject, thoroughness: int) -> list[Setting]:
    seats = subject.game.seats[0]
    tables = [setting for setting in some(subject.game, 40) if setting.seats == seats]
    return tables[: 3 * thoroughness]


def _most_concerned(position: Position) -> list[int]:
    """The table, all who are asked, and one seat that is not asked."""
    seats = position.setting.seats
    asked = {ask.by for ask in position.subject.game.asks(position.state) if ask.by >= 0}
    return sorted({TABLE, *sorted(asked)[:2], position.number % seats})


def _side_by_side(position: Position, viewer: int, thoroughness: int, findings: Findings) -> None:
    game = position.subject.game
    rng = position.setting.rng()
    explorer = _Explorer(game, [viewer], position, findings)
    explorer.explore(position.state, _FROM_MIDDLE * thoroughness)
    view = game.view(position.state, viewer)
    for _world in range(_WORLDS * thoroughness):
        explorer.explore(game.imagine(view, rng), _FROM_MIDDLE * thoroughness)


def _name(viewer: int) -> str:
    return "the table" if viewer == TABLE else f"seat {viewer}"


def _written(path: tuple[Move, ...]) -> str:
    return " ".join(f"{move.by}:{move.verb}{list(move.args)}" for move in path) or "(nothing)"
