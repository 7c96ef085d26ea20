"""What every command needs: its arguments, its table, what it prints and what it returns."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from coffres.engine.contract import Game, Value
from coffres.engine.languages import LANGUAGES
from coffres.engine.options import check_seats, preset_named, settle
from coffres.engine.registry import GAMES, find
from coffres.engine.trouble import N_, Trouble
from coffres.engine.words import Translate
from coffres.l10n import translator

Args = argparse.Namespace

MISTAKE = 2  # exit status for a mistake of the user
NAMES = (
    "Ana",
    "Bo",
    "Chloé",
    "Dan",
    "Eve",
    "Félix",
    "Gus",
    "Hana",
)  # names of the players at tables of this package


class Done(NamedTuple):
    """The result of a command."""

    data: Mapping[str, Any]  # what --json prints on one line
    status: int = 0  # exit status of the process: 1 if what was checked is wrong


class Command(NamedTuple):
    arguments: Callable[[Parser], None]
    run: Callable[[Args, Console], Done]


class Console:
    """Prints for people; prints nothing when the output is for a program."""

    def __init__(self, lang: str, *, quiet: bool) -> None:
        self.lang = lang
        self._quiet = quiet
        self._translate = translator(lang)

    def line(self, text: str) -> None:
        if not self._quiet:
            print(text, flush=True)

    def say(self, sentence: str, **fields: object) -> None:
        """Prints one of our sentences in the user's language."""
        self.line(self._translate(sentence).format(**fields))


class Chosen(NamedTuple):
    """A game with seats and settled options, as the command line asked for."""

    key: str
    game: Game[Any]
    seats: int
    options: dict[str, Value]


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are sentences in the user's language."""

    def __init__(self, name: str, what: str, translate: Translate) -> None:
        super().__init__(
            prog=f"python -m coffres.dev {name}",
            description=translate(what),
            add_help=False,
            allow_abbrev=False,
        )
        self.translate = translate
        self._own = self.add_argument_group(translate(N_("cette commande")))
        general = self.add_argument_group(translate(N_("toutes les commandes")))
        general.add_argument("--lang", type=_lang, help=translate(N_("fr ou en")))
        general.add_argument("--json", action="store_true", help=translate(N_("une seule ligne de JSON")))
        general.add_argument("-h", "--help", action="help", help=translate(N_("ces explications")))

    def add(self, *names: str, help: str, **how: Any) -> None:
        self._own.add_argument(*names, help=self.translate(help), **how)

    def add_table(self) -> None:
        """Adds the arguments for a game, its number of players and its options."""
        self.add("game", metavar="GAME", help=N_("la clé d'un jeu"))
        self.add("--seats", type=number, metavar="N", help=N_("combien de joueurs (le moins possible)"))
        self.add("--seed", type=number, default=0, metavar="S", help=N_("la graine du hasard (0)"))
        self.add("--preset", metavar="NAME", help=N_("une formule du jeu : ses options d'un coup"))
        self.add(
            "--set",
            action="append",
            default=[],
            type=_assignment,
            metavar="OPTION=VALUE",
            help=N_("une option du jeu ; autant de fois qu'il faut"),
        )

    def parse(self, argv: Sequence[str]) -> Args:
        args, unknown = self.parse_known_args(argv)
        if unknown:
            raise Trouble(
                N_("« {words} » n'a pas de sens ici.\n{usage}"),
                words=" ".join(unknown),
                usage=self.format_usage().rstrip(),
            )
        return args

    def error(self, message: str) -> NoReturn:
        raise Trouble(
            N_("Il manque quelque chose à cette commande.\n{usage}"), usage=self.format_usage().rstrip()
        )


def table(args: Args) -> Chosen:
    """The table that the arguments describe. Raises Trouble if it is not possible."""
    game = find(args.game)
    seats = args.seats if args.seats is not None else game.seats[0]
    check_seats(game, seats)
    given = dict(preset_named(game, args.preset).options[seats]) if args.preset else {}
    return Chosen(args.game, game, seats, settle(game, seats, given | dict(args.set)))


def keys(args: Args) -> list[str]:
    """The games that a command is about: the one named, or all."""
    if args.game is None:
        return list(GAMES)
    find(args.game)
    return [args.game]


def number(text: str) -> int:
    """A whole number, zero or more."""
    if not (text.isascii() and text.isdecimal() and len(text) < 19):
        raise Trouble(N_("« {text} » n'est pas un nombre."), text=text)
    return int(text)


def _lang(text: str) -> str:
    if text not in LANGUAGES:
        raise Trouble(
            N_("« {text} » n'est pas une langue d'ici : {known}."), text=text, known=", ".join(LANGUAGES)
        )
    return text


def _assignment(text: str) -> tuple[str, Value]:
    """Reads `option=value`; the value is read as JSON if it is JSON, otherwise taken as text."""
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise Trouble(N_("« {text} » n'est pas de la forme option=valeur."), text=text)
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value
