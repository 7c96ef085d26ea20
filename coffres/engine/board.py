"""Boards as data: what all board files have in common, read from their text.

A board file is JSON, `{"schema": 1, "game": KEY, "names": {LANGUAGE: ...}, "spaces": LETTERS}`. Each letter
is a space; blanks are only for readers. Every fault has its own sentence. More conditions (a start, a number
of spaces of a kind) are checked by the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import NamedTuple

from coffres.engine.trouble import N_, Trouble

SCHEMA = 1
_FIELDS = ("schema", "game", "names", "spaces")


class BoardPlan(NamedTuple):
    names: Mapping[str, str]  # language -> name of the board; one language is enough
    spaces: str  # one letter for each space

    def name(self, language: str) -> str:
        """The board's name in this language, or in another one that the file has."""
        return self.names.get(language) or next(iter(self.names.values()))


def read_board(text: str, game: str, letters: str) -> BoardPlan:
    """The board described by `text`, with spaces from `letters` only. Raises Trouble for anything else."""
    fields = _object(text)
    for name in fields:
        if name not in _FIELDS:
            raise Trouble(N_("Un plateau n'a pas de rubrique « {name} »."), name=name)
    for name in _FIELDS:
        if name not in fields:
            raise Trouble(N_("Il manque au plateau sa rubrique « {name} »."), name=name)
    schema = fields["schema"]
    if type(schema) is not int or schema != SCHEMA:
        raise Trouble(
            N_("Ce plateau est écrit selon le schéma {found} ; ici on lit le schéma {known}."),
            found=_written(schema),
            known=SCHEMA,
        )
    if fields["game"] != game:
        raise Trouble(
            N_("Ce plateau est celui d'un autre jeu : {found}, pas {game}."),
            found=_written(fields["game"]),
            game=game,
        )
    return BoardPlan(_names(fields["names"]), read_spaces(fields["spaces"], letters))


def read_spaces(written: object, letters: str) -> str:
    """The spaces of a board without the blanks. Raises Trouble for any other letter."""
    if not isinstance(written, str):
        raise Trouble(N_("Les cases d'un plateau s'écrivent en lettres : {letters}"), letters=letters)
    spaces = "".join(written.split())
    for place, letter in enumerate(spaces, 1):
        if letter not in letters:
            raise Trouble(
                N_("La case {place} du plateau est « {letter} ». Les lettres permises : {letters}"),
                place=place,
                letter=letter,
                letters=letters,
            )
    return spaces


def _written(found: object) -> str:
    """A value as it is written in the file."""
    try:
        return json.dumps(found, ensure_ascii=False)
    except RecursionError:  # reading it worked, but here the stack is deeper
        return "…"


def _object(text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except json.JSONDecodeError as fault:
        raise Trouble(
            N_("Ce plateau n'est pas un fichier JSON : il y a une faute à la ligne {line}, au signe {sign}."),
            line=fault.lineno,
            sign=fault.colno,
        ) from None
    except (ValueError, RecursionError):  # a number with thousands of digits, or too many brackets
        raise Trouble(N_("Ce plateau n'est pas un fichier JSON que l'on peut lire.")) from None
    if not isinstance(found, dict):
        raise Trouble(N_("Un plateau est un objet JSON : des rubriques entre accolades."))
    return found


def _names(found: object) -> dict[str, str]:
    names = found if isinstance(found, dict) else {}
    for language, name in names.items():
        if not isinstance(name, str) or not name.strip():
            raise Trouble(N_("Le plateau n'a pas de nom en « {language} »."), language=language)
    if not names:
        raise Trouble(N_("Le plateau n'a de nom dans aucune langue."))
    return names
