"""The words and the pictures on the plates: each choice is known by what it is about."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import Move
from coffres.engine.words import Names, Translate
from coffres.games.agence_tous_risques import words
from coffres.ui.boards.agence_tous_risques.art import GAME
from coffres.ui.own_dice import A_DIE

_PICTURES = {
    "refrain": ("sign_screen", GAME),
    "sit_out": ("agent_guard", GAME),
    "show_hands": ("card_back", GAME),
    "stay": ("sign_safe", GAME),
    "roll": A_DIE,
    "face_guard": A_DIE,
    "fight_holder": A_DIE,
}


def picture_of(move: Move, figures: Sequence[int]) -> tuple[str, str]:
    """What stands beside the words of this choice; `figures`: who the characters are, by their numbers."""
    if move.verb in ("fight", "challenge"):
        return f"agent_{figures[move.args[0]]}", GAME
    return _PICTURES.get(move.verb, ("", ""))


def label_of(move: Move, names: Names, figures: Sequence[int], translate: Translate) -> str:
    """Few words leave room for the picture: whom one may fight is only named, the question says what for."""
    if move.verb in ("fight", "challenge"):
        return words.title(move.args[0], names, figures, translate)
    if move.verb == "refrain":
        return translate(words.NOBODY)
    return words.choice(move, names, translate)
