"""The plates beside the vault: what may be done without touching it, and what is sealed by a plate."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.engine.contract import TABLE, Ask, Move
from coffres.engine.words import Translate
from coffres.games.casse_du_siecle import words
from coffres.storage.roster import Seat
from coffres.ui.board import Control
from coffres.ui.boards.casse_du_siecle.taps import parts_of
from coffres.ui.moment import Moment

CONFIRMED = {"return": "put_back", "look": "look", "look_bet": "look", "claim": "claim", "dial": "dial"}
_MAIN = ("done", "seen", "clear", "redeal", "next_game")
# verbs of moves that need only a tap on a plate
_ALONE = ("done", "put_rest", "keep", "decline", "wait", "seen")
_PICTURES = {  # beside the words, by the verb
    "done": "wheel",
    "lift": "key_up",
    "put_back": "key_up",
    "put_rest": "bunch_4",
    "keep": "bunch_2",
    "look": "gear_steel",
    "claim": "door",
    "dial": "pot_safe",
    "clear": "door_open",
    "redeal": "bunch_4",
    "next_game": "pot_safe",
}


def plates(moment: Moment, ask: Ask, people: Sequence[Seat], translate: Translate) -> list[Control]:
    game, names = moment.game, moment.names
    legal = moment.legal(ask.by)
    found = []
    if ask.prompt == "act" and moment.options["hidden_keys"]:
        found.append(
            Control(
                ("act", "lift"), translate(words.ACTIONS["lift"]), bluff=True, beside=_beside("lift", game)
            )
        )
    if ask.prompt in CONFIRMED:
        verb = CONFIRMED[ask.prompt]
        text = translate(words.ACTIONS[verb])
        found.append(Control(("act", verb), text, main=True, last=True, beside=_beside(verb, game)))
    found += [
        Control(
            parts_of(move, moment.table)[0],
            words.choice(move, names, translate),
            main=move.verb in _MAIN,
            needs_look=move.verb == "seen",
            beside=_beside(move.verb, game),
            of=people[move.args[0]] if move.verb == "starter" else None,
        )
        for move in legal
        if move.verb in _ALONE or ask.by == TABLE
    ]
    if ask.prompt == "act" and not any(move.verb == "done" for move in legal):
        text = words.choice(Move(ask.by, "done"), names, translate)
        found.append(Control(("act", "done"), text, main=True, beside=_beside("done", game)))
    return found


def _beside(verb: str, game: str) -> tuple[str, str]:
    return (_PICTURES[verb], game) if verb in _PICTURES else ("", "")
