"""What players bring along: a rampart, riddles, trials, their own levels; and which trials they leave out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coffres.engine.board import BoardPlan, read_board, read_spaces
from coffres.engine.contract import Value
from coffres.engine.trouble import N_, Trouble, sayable
from coffres.games.fort_boyard.material import (
    BLACK_KEYS,
    KEY,
    KEYS_NAMED,
    LETTERS,
    OWN_LEVELS,
    RIDDLES,
    START,
    TIGER,
    TRIALS,
)

# FB-60: the most wins that are asked for with 3, with 4 or 5, with 6 players: one against each of the others.
MOST_WINS = tuple(players - 1 for players in (3, 4, 6))
_FEWEST_KEYS = 10  # FB-05: enough keys so that somebody can always open the chest (FB-65)
_MOST_SPACES = 100
_A_LEVEL_EACH = N_("Le niveau de chacun s'écrit : un nombre de 0 à 3 par joueur (FB-71).")


def own_value(option: str, value: Value) -> Value:
    """The value of a free option as the game keeps it. Raises Trouble if it is wrong."""
    return _READERS[option](value)


def own_board(text: str) -> BoardPlan:
    """The rampart in a file that people made. Raises Trouble if it cannot be played on."""
    board = read_board(text, KEY, LETTERS)
    return board._replace(spaces=_layout(board.spaces))


def check_trials(settled: Mapping[str, Value]) -> None:
    """FB-52: raises Trouble unless all trials left out exist and at least one trial stays."""
    there = [trial.id for trial in TRIALS] + [card[0] for card in settled["own_trials"]]
    for left_out in settled["left_out"]:
        if left_out not in there:
            raise Trouble(N_("Aucune épreuve ne s'appelle « {id} » (FB-52)."), id=left_out)
    if set(there) <= set(settled["left_out"]):
        raise Trouble(N_("Il faut garder au moins une épreuve (FB-52)."))


def check_levels(seats: int, settled: Mapping[str, Value]) -> None:
    """FB-71: raises Trouble unless every seat has a level, or none."""
    if len(settled["riddle_levels"]) not in (0, seats):
        raise Trouble(_A_LEVEL_EACH)


def check_wins(needed: tuple[int, ...]) -> None:
    """FB-60: how many wins a trial asks for that is being written; Trouble where it cannot be won, or where
    more players need fewer."""
    if not _reachable(needed) or list(needed) != sorted(needed):
        raise Trouble(
            N_("Trois seuils, qui ne descendent pas : à 3 joueurs (2 au plus), à 4 ou 5 (3), à 6 (5).")
        )


def _layout(value: Value) -> str:
    spaces = read_spaces(value, LETTERS)
    if len(spaces) > _MOST_SPACES:
        raise Trouble(N_("Un chemin de ronde a {most} cases au plus (FB-05)."), most=_MOST_SPACES)
    if spaces[:1] != START or spaces.count(START) > 1:
        raise Trouble(
            N_("Un chemin de ronde commence par le départ ({start}), et n'en a qu'un (FB-05)."), start=START
        )
    if TIGER not in spaces:
        raise Trouble(N_("Un chemin de ronde a au moins un tigre ({tiger}) (FB-05)."), tiger=TIGER)
    keys = sum(KEYS_NAMED[letter] for letter in spaces)
    if not _FEWEST_KEYS <= keys <= BLACK_KEYS:
        raise Trouble(
            N_("Ce chemin de ronde demande {keys} clés ; il en faut de {low} à {high} (FB-05)."),
            keys=keys,
            low=_FEWEST_KEYS,
            high=BLACK_KEYS,
        )
    return spaces


def _ids(value: Value) -> tuple[str, ...]:
    cards = _list_of_cards(value)
    if not all(isinstance(card, str) for card in cards):
        raise Trouble(N_("Les épreuves mises de côté s'écrivent par leurs noms (FB-52)."))
    return tuple(dict.fromkeys(cards))


def _riddles(value: Value) -> tuple[tuple[str, bool], ...]:
    cards = _list_of_cards(value)
    for card in cards:
        if not (_has_types(card, str, bool) and _is_name(card[0])):
            raise Trouble(
                N_("Une énigme à vous s'écrit : son nom, puis si une seule réponse compte (FB-04).")
            )
    _all_new(cards, {riddle.id for riddle in RIDDLES})
    return cards


def _trials(value: Value) -> tuple[tuple[str, bool, tuple[int, ...]], ...]:
    cards = _list_of_cards(value)
    for card in cards:
        if not (_has_types(card, str, bool, tuple) and _is_name(card[0]) and _reachable(card[2])):
            raise Trouble(
                N_(
                    "Une épreuve à vous s'écrit : son nom, si le sablier court, puis combien de réussites il"
                    " faut à 3, à 4 ou 5 et à 6 joueurs, ou rien (FB-60)."
                )
            )
    _all_new(cards, {trial.id for trial in TRIALS})
    return cards


def _is_name(text: str) -> bool:
    """Whether a name is short and drawable: it is shown, and a save may come from anybody."""
    return bool(text) and sayable(text) == text


def _reachable(needed: tuple[Any, ...]) -> bool:
    """Whether these wins are possible: against each in turn, there are only as many wins as other players."""
    if not needed:
        return True
    if len(needed) != len(MOST_WINS) or not all(type(count) is int for count in needed):
        return False
    return all(1 <= count <= most for count, most in zip(needed, MOST_WINS, strict=True))


def _levels(value: Value) -> tuple[int, ...]:
    """FB-71: a level for each seat; () if nobody has one of their own."""
    if not isinstance(value, tuple) or not all(type(level) is int and level in OWN_LEVELS for level in value):
        raise Trouble(_A_LEVEL_EACH)
    return value if any(value) else ()


def _list_of_cards(value: Value) -> tuple[Any, ...]:
    if not isinstance(value, tuple):
        raise Trouble(N_("Des cartes à vous s'écrivent en liste (FB-04)."))
    return value


def _has_types(card: object, *types: type) -> bool:
    return isinstance(card, tuple) and tuple(type(part) for part in card) == types


def _all_new(cards: tuple[Any, ...], taken: set[str]) -> None:
    for card in cards:
        if card[0] in taken:
            raise Trouble(N_("Deux cartes s'appellent « {id} » (FB-04)."), id=card[0])
        taken.add(card[0])


_READERS: Mapping[str, Callable[[Value], Value]] = {
    "board": _layout,
    "left_out": _ids,
    "riddle_levels": _levels,
    "own_riddles": _riddles,
    "own_trials": _trials,
}
