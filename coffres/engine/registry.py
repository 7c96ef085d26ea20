"""The only list of games. A game is imported at its first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from coffres.engine.contract import Game, Meta
from coffres.engine.trouble import N_, Trouble

if TYPE_CHECKING:
    from coffres.engine.awards import Prizes
    from coffres.engine.own_cards import CardRules
    from coffres.engine.words import Words

_KEYS = ("coffre_et_cle", "casse_du_siecle", "roc_noir", "agence_tous_risques", "fort_boyard")


class _Shelf(Mapping[str, Game[Any]]):
    """key -> game; imports the rules of a game at its first use."""

    def __getitem__(self, key: str) -> Game[Any]:
        if key not in _KEYS:
            raise KeyError(key)
        return cast("Game[Any]", import_module(f"coffres.games.{key}.rules").GAME)

    def __iter__(self) -> Iterator[str]:
        return iter(_KEYS)

    def __len__(self) -> int:
        return len(_KEYS)

    def __contains__(self, key: object) -> bool:
        return key in _KEYS


GAMES: Mapping[str, Game[Any]] = _Shelf()


def find(key: str) -> Game[Any]:
    """The game with this key. For any other key, raises Trouble that names the games there are."""
    if key not in GAMES:
        known = ", ".join(GAMES)
        raise Trouble(N_("Aucun jeu ne s'appelle « {key} ». Les jeux : {known}."), key=key, known=known)
    return GAMES[key]


def meta(key: str) -> Meta:
    """What a shelf shows about a game; this does not import its rules."""
    return cast(Meta, import_module(f"coffres.games.{key}").META)


def words(key: str) -> Words:
    return cast("Words", import_module(f"coffres.games.{key}.words"))


def tips(key: str) -> Mapping[str, str]:
    """prompt -> what is wise there, and why; nothing for a game that has no such module."""
    name = f"coffres.games.{key}.tips"
    return cast("Mapping[str, str]", import_module(name).TIPS) if find_spec(name) else {}


def astray(key: str) -> Mapping[str, str]:
    """prompt -> what a tap that makes no move could have been, where the clause of the question does not say
    it."""
    name = f"coffres.games.{key}.tips"
    return cast("Mapping[str, str]", import_module(name).ASTRAY) if find_spec(name) else {}


def prizes(key: str) -> Prizes:
    return cast("Prizes", import_module(f"coffres.games.{key}.awards"))


@cache
def card_game() -> str:
    """The key of the game that players write cards for: the first one that has a module `own_cards`."""
    return next(key for key in GAMES if find_spec(f"coffres.games.{key}.own_cards"))


def card_rules() -> CardRules:
    return cast("CardRules", import_module(f"coffres.games.{card_game()}.own_cards"))
