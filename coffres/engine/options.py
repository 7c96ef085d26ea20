"""Settles the options of a game before it starts: all of them have valid values that do not contradict."""

from __future__ import annotations

from typing import Any

from coffres.engine.contract import Game, Option, Options, Preset, Value
from coffres.engine.trouble import N_, Trouble

_DEEPEST = 8  # depth of lists within lists: no option and no move has more than three


def settle(game: Game[Any], seats: int, given: Options) -> dict[str, Value]:
    """The value of every option. Raises Trouble, in a sentence, if the given options are not possible."""
    check_seats(game, seats)
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise Trouble(
                N_("Ce jeu n'a pas d'option « {name} ». Ses options : {known}."),
                name=name,
                known=", ".join(known) or "-",
            )
    settled = {
        name: _valid(game, option, given[name]) if name in given else option.default
        for name, option in known.items()
    }
    game.reconcile(seats, given, settled)
    return settled


def check_seats(game: Game[Any], seats: int) -> None:
    if type(seats) is not int or seats not in game.seats:
        raise Trouble(
            N_("Ce jeu se joue de {low} à {high}, pas à {seats}."),
            low=game.seats[0],
            high=game.seats[-1],
            seats=seats,
        )


def preset_named(game: Game[Any], name: str) -> Preset:
    for preset in game.presets:
        if preset.name == name:
            return preset
    raise Trouble(
        N_("Ce jeu n'a pas de formule « {name} ». Ses formules : {known}."),
        name=name,
        known=", ".join(preset.name for preset in game.presets),
    )


def as_tuples(value: Any, depth: int = 0) -> Any:
    """JSON lists as tuples. Raises Trouble for a value that is too deep, or that neither JSON nor an option
    can hold."""
    if depth == _DEEPEST or isinstance(value, dict):
        raise Trouble(N_("Une option ne s'écrit qu'en mots, en nombres et en listes de peu d'étages."))
    if not isinstance(value, (list, tuple)):
        return value
    return tuple(as_tuples(part, depth + 1) for part in value)


def _valid(game: Game[Any], option: Option, given: Any) -> Value:
    value = as_tuples(given)
    for choice in option.choices:
        if type(choice) is type(value) and choice == value:  # True is not accepted for 1
            return choice
    if option.free:
        return game.free_value(option.name, value)
    raise Trouble(
        N_("L'option « {name} » ne peut pas valoir {value} : {choices} ({rule})."),
        name=option.name,
        value=_written(given),
        choices=", ".join(_written(choice) for choice in option.choices),
        rule=option.rule,
    )


def _written(value: object) -> str:
    """A value as it is typed on a command line or written in a save."""
    return str(value).lower() if isinstance(value, bool) else str(value)
