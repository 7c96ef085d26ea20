"""The pictures on the plates: each choice is known by what it is about."""

from __future__ import annotations

from coffres.ui.boards.fort_boyard.drawing import NOTE, RIDDLE_SIGN, TRIAL_SIGN

_GAME = "fort_boyard"
_YES, _NO, _GLASS, _ANOTHER, _EYE = (f"choice_{name}" for name in ("yes", "no", "glass", "another", "eye"))
_PICTURES = {
    "look": _EYE,
    "seen": _EYE,
    "count": NOTE,
    "open_chest": "chest_open",
    "leave_shut": "chest_closed",
    "take_trial": TRIAL_SIGN,
    "take_riddle": RIDDLE_SIGN,
    "decline": _NO,
    "start_riddle": _GLASS,
    "known": _ANOTHER,
    "right": _YES,
    "wrong": _NO,
    "begin": TRIAL_SIGN,
    "set_aside": _ANOTHER,
    "change_card": _ANOTHER,
    "turn": _GLASS,
    "resume": _GLASS,
    "point": _YES,
    "miss": _NO,
    "tie": "choice_tie",
    "candidate_laughs": "choice_laugh",
    "opponent_laughs": "choice_laugh",
    "both_laugh": "choice_laughs",
    "stall": "choice_slow",
    "won": _YES,
    "lost": _NO,
}


def picture_of(verb: str) -> tuple[str, str]:
    """What stands beside the words of this choice; nothing for one that names a player or a shape."""
    return (_PICTURES[verb], _GAME) if verb in _PICTURES else ("", "")


def hand(shape: str) -> tuple[str, str]:
    return f"hand_{shape}", _GAME
