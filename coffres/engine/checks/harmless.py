"""Questions change nothing, a clone shares nothing, and the same moves always lead to the same position."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.playout import Position, play_out, slots, snapshot
from coffres.engine.checks.subject import Findings, Setting, Subject, located, settings
from coffres.engine.contract import View


def harmless(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    kept: list[Any] = []  # positions of all games, used to see which slots the key depends on
    for setting in settings(subject.game, thoroughness):
        _one_game(subject, setting, 20 * thoroughness, findings, kept)
        if findings.enough:
            break
    _key_covers(subject, kept, findings)
    return findings.lines()


def _one_game(subject: Subject, setting: Setting, each: int, findings: Findings, kept: list[Any]) -> None:
    """Replays a random game, and makes clones and asks questions on the way."""
    game = subject.game
    moves = play_out(subject, setting)
    rng = setting.rng()
    state, again = subject.settled(setting), subject.settled(setting)
    left_behind = []
    for number, move in enumerate(moves):
        position = Position(subject, setting, number, state, moves)
        with located(position):
            if rng.random() * len(moves) < each:
                if state.key() != again.key():
                    findings.add("the same moves lead to different positions", position)
                if not (_questions(position, rng, findings) and _clone(position, rng, findings)):
                    return  # the position has been changed wrongly; later findings would only repeat this one
                clone = state.clone()
                left_behind.append((position, clone, snapshot(clone)))
            game.apply(state, move)
            game.apply(again, move)
    if state.key() != again.key():
        findings.add("the same moves lead to different positions", setting)
    for name in _shared(state, again):
        findings.add(f"two games share the list {name!r}", setting)
    for position, clone, before in left_behind:
        if snapshot(clone) != before:
            findings.add("a clone changed when the game went on without it", position)
    kept += [clone for _position, clone, _before in left_behind[:3]]


def _questions(position: Position, rng: random.Random, findings: Findings) -> bool:
    """Asks everything. Returns False if a question changed the position or its own arguments."""
    state = position.state
    before, key = snapshot(state), state.key()
    for name, ask in _all_questions(position, rng):
        ask()
        if snapshot(state) != before or state.key() != key:
            findings.add(f"asking {name} changes the position", position)
            return False
    for viewer in position.setting.viewers():
        view = position.subject.game.view(state, viewer)
        text = json.dumps(view)
        position.subject.game.imagine(view, rng)
        if json.dumps(view) != text:
            findings.add("imagine() changes the view it is given", position)
    return True


def _all_questions(position: Position, rng: random.Random) -> list[tuple[str, Callable[[], object]]]:
    game, state = position.subject.game, position.state
    viewers = position.setting.viewers()
    chairs = range(-3, position.setting.seats)

    def every_move(ask: Callable[[Any], object]) -> None:
        for by in chairs:
            for move in game.legal(state, by):
                ask(move)

    return [
        ("asks", lambda: game.asks(state)),
        ("legal", lambda: [game.legal(state, by) for by in chairs]),
        ("weights", lambda: [game.weights(state, by) for by in chairs if game.legal(state, by)]),
        ("check", lambda: every_move(lambda move: game.check(state, move))),
        ("tell", lambda: every_move(lambda move: [game.tell(state, move, viewer) for viewer in viewers])),
        ("view", lambda: _scribble([game.view(state, viewer) for viewer in viewers])),
        ("imagine", lambda: [game.imagine(game.view(state, viewer), rng) for viewer in viewers]),
        ("outcome", lambda: game.outcome(state)),
        ("interrupts", lambda: game.interrupts(state)),
        ("inventory", lambda: game.inventory(state)),
        ("clone", state.clone),
    ]


def _scribble(views: list[View]) -> None:
    """Changes the views, to see whether they contain the position's own lists."""
    for view in views:
        for value in view.values():
            if isinstance(value, list):
                value.clear()
        view.clear()


def _clone(position: Position, rng: random.Random, findings: Findings) -> bool:
    """Plays in copies. Returns False if that changed the position itself."""
    game, state = position.subject.game, position.state
    clone = state.clone()
    if type(clone) is not type(state) or snapshot(clone) != snapshot(state) or clone.key() != state.key():
        findings.add("a clone is not the same position", position)
        return False
    for name in _shared(state, clone):
        findings.add(f"a clone shares the list {name!r}", position)
    before = snapshot(state)
    imagined = game.imagine(game.view(state, -1), rng)
    for world in (clone, imagined):
        if game.asks(world):
            game.apply(world, random_move(game, world, RandomChance(rng), rng))
    if snapshot(state) != before:
        findings.add("playing in a clone or an imagined world changes the position", position)
        return False
    return True


def _shared(one: Any, other: Any) -> list[str]:
    """The slots in which both have the same list object."""
    return [
        name
        for name in slots(one)
        if isinstance(getattr(one, name), list) and getattr(one, name) is getattr(other, name)
    ]


def _key_covers(subject: Subject, kept: list[Any], findings: Findings) -> None:
    """If positions differ in a slot, some of their keys must differ too."""
    for name in slots(kept[0]) if kept else []:
        donors = {repr(getattr(state, name)): getattr(state, name) for state in kept}
        if len(donors) > 1 and not any(_matters(state, name, donors) for state in kept):
            findings.add(f"key() does not depend on slot {name!r}", subject.game.key)


def _matters(state: Any, name: str, donors: dict[str, Any]) -> bool:
    for value in donors.values():
        other = state.clone()
        setattr(other, name, value)
        if other.key() != state.key():
            return True
    return False
