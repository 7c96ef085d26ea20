"""Options and presets are declared properly, and combinations that make no sense are refused in a
sentence."""

from __future__ import annotations

import random

from coffres.engine.checks.subject import Findings, Subject, accepted, located
from coffres.engine.options import settle
from coffres.engine.trouble import Trouble

_MIXTURES = 150


def variants(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    _options(subject, findings)
    _presets(subject, findings)
    _nonsense(subject, findings)
    _mixtures(subject, _MIXTURES * thoroughness)
    return findings.lines()


def _options(subject: Subject, findings: Findings) -> None:
    game, clauses = subject.game, subject.clauses
    names = [option.name for option in game.options]
    if len(set(names)) < len(names):
        findings.add("an option is declared twice", game.key)
    for option in game.options:
        if option.default not in option.choices and not option.free:
            findings.add(f"the default of {option.name!r} is none of its choices", game.key)
        if clauses and option.rule not in clauses:
            findings.add(f"option {option.name!r} cites {option.rule!r}, which the rules lack", game.key)
        usable = [
            choice
            for choice in (*option.choices, *option.samples)
            if any(_mixes(subject, option.name, choice, seats) for seats in game.seats)
        ]
        unusable = {*option.choices, *option.samples} - set(usable)
        if unusable:
            findings.add(f"nothing goes with {option.name!r} = {sorted(map(str, unusable))}", game.key)


def _mixes(subject: Subject, name: str, choice: object, seats: int) -> bool:
    """Whether this value can be chosen: alone, or together with others."""
    game = subject.game
    if accepted(game, seats, {name: choice}):
        return True
    rng = random.Random(seats)
    return any(
        accepted(game, seats, {o.name: rng.choice(o.choices) for o in game.options} | {name: choice})
        for _attempt in range(200)
    )


def _presets(subject: Subject, findings: Findings) -> None:
    game = subject.game
    for preset in game.presets:
        if set(preset.options) != set(game.seats) or set(preset.minutes) != set(game.seats):
            findings.add(
                f"preset {preset.name!r} does not say what it is for every number of seats", game.key
            )
        for seats, options in preset.options.items():
            if not accepted(game, seats, options):
                findings.add(f"preset {preset.name!r} contradicts itself with {seats} seats", game.key)
        if subject.clauses and preset.rule not in subject.clauses:
            findings.add(f"preset {preset.name!r} cites {preset.rule!r}, which the rules lack", game.key)
    if game.presets and sum(preset.first for preset in game.presets) != 1:
        findings.add("not exactly one preset is proposed first", game.key)


def _nonsense(subject: Subject, findings: Findings) -> None:
    game = subject.game
    seats = game.seats[0]
    wrong: list[tuple[int, dict[str, object]]] = [
        (game.seats[0] - 1, {}),
        (game.seats[-1] + 1, {}),
        (seats, {"no such option": 1}),
    ]
    for option in game.options:
        values: list[object] = [-12345, None]
        values += [] if option.free else ["no such value", (), [[]]]
        wrong += [(seats, {option.name: value}) for value in values if value not in option.choices]
    for number, options in wrong:
        if accepted(game, number, options):
            findings.add(f"accepts {number} seats with {options}", game.key)


def _mixtures(subject: Subject, count: int) -> None:
    """Any choice of options is settled, or refused in a sentence. Other exceptions are not caught."""
    game = subject.game
    rng = random.Random(count)
    for _attempt in range(count):
        seats = rng.choice(game.seats)
        options = {option.name: rng.choice(option.choices) for option in game.options if rng.random() < 0.6}
        with located(f"settling seats={seats} options={options}"):
            try:
                settle(game, seats, options)
            except Trouble as trouble:
                for translate in subject.languages.values():
                    trouble.say(translate)
