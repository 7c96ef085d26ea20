"""The plates beside the castle, and the warnings before what can never be undone."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from coffres.engine.contract import Move, View
from coffres.engine.words import Names, Translate
from coffres.storage.roster import Seat
from coffres.ui.board import Control
from coffres.ui.boards.roc_noir import taps
from coffres.ui.boards.roc_noir.stones import GAME, HELMETS

_OWN_PLATE = ("turn_over", "youngest", "seen", "choose", "end_turn", "keep", "rob")

_PICTURES = {"turn_over": "portrait_back"}  # beside the words of a move, by its verb


def _seen(portrait: int) -> tuple[str, str]:
    return f"portrait_{portrait}", GAME


def _picture(move: Move) -> tuple[str, str]:
    if move.verb == "rob":
        return _seen(move.args[0])
    if move.verb == "choose":
        return HELMETS[move.args[0]], GAME
    return (_PICTURES[move.verb], GAME) if move.verb in _PICTURES else ("", "")


class Plates:
    def __init__(self, words: ModuleType, people: Sequence[Seat], names: Names, translate: Translate) -> None:
        self._words = words  # the words of the game
        self._people = people
        self._names = names
        self._translate = translate

    def label(self, move: Move) -> str:
        text: str = self._words.choice(move, self._names, self._translate)
        return text

    def due(self, legal: Sequence[Move], view: View, taken: taps.Taken) -> list[Control]:
        """The plates that may be pressed now; once a move is begun, only those that belong to it."""
        if taps.SWAP in taken or taps.picked(taken, "give") is not None:
            return self._pairs(legal, taken)
        if taps.ROPE in taken:
            return [self._rope(view), *self._seal(taken)]
        if taps.picked(taken, "take") is not None:
            taking = [move for move in legal if move.verb == "rob" and taps.parts_of(move)[0] in taken]
            return [*self._plain(taking), *self._seal(taken)]
        if taps.under(taken):
            return self._slid(legal) + self._seal(taken)
        verbs = {move.verb for move in legal}
        found = self._plain(legal) + self._slid(legal)
        if "jump" in verbs:
            found.append(self._rope(view))
        if "swap" in verbs:
            found.append(Control(taps.SWAP, self._text("swap")))
        return found

    def hint(self, view: View, taken: taps.Taken) -> str:
        """A sentence about what these taps would do; empty if nothing needs to be said first."""
        kind, numbers = taps.pending(view, taken)
        if not kind:
            return ""
        names = self._names
        fields: dict[str, object] = {"name": names[view["seat"]]}
        for field, number in numbers.items():
            if field == "left":
                fields[field] = number
            else:
                fields[field] = names[number] if field == "target" else self._portrait(number)
        return self._sentence(self._translate(self._words.HINTS[kind]).format(**fields))

    # One kind of plate each

    def _plain(self, legal: Sequence[Move]) -> list[Control]:
        return [
            Control(
                taps.parts_of(move)[0],
                self._plate(move),
                main=move.verb != "rob",
                beside=_picture(move),
                of=self._people[move.args[0]] if move.verb == "youngest" else None,
            )
            for move in legal
            if move.verb in _OWN_PLATE
        ]

    def _plate(self, move: Move) -> str:
        """What its plate says: less than its label, where the question and a picture say the rest."""
        if move.verb == "youngest":
            return self._names[move.args[0]]
        if move.verb == "choose":
            return self._translate(self._words.KNIGHT_PLATES[move.args[0]])
        return self.label(move)

    def _slid(self, legal: Sequence[Move]) -> list[Control]:
        """Plates for the portraits that may go under a pile."""
        halves = sorted({half for move in legal if move.verb == "exchange" for half in move.args})
        return [
            Control(("under", half), self._sentence(self._portrait(half)), beside=_seen(half))
            for half in halves
        ]

    def _rope(self, view: View) -> Control:
        text = self._text("rope").format(left=view["ropes"][view["seat"]])
        return Control(taps.ROPE, text, beside=("rope", GAME))

    def _pairs(self, legal: Sequence[Move], taken: taps.Taken) -> list[Control]:
        """Plates for which portrait joins which: the order matters, because it decides which knight gets the
        pair."""
        joins = [move.args[0] for move in legal if move.verb == "swap"]
        given = taps.picked(taken, "give")
        return [
            *(
                Control(("meet", half ^ 1), self._words.join(half, self._translate), beside=_seen(half))
                for half in joins
            ),
            Control(taps.SWAP if given is None else ("give", given), self._text("not")),
        ]

    def _seal(self, taken: taps.Taken) -> list[Control]:
        """The plate that confirms a move which can never be undone."""
        if taps.picked(taken, "over") is not None:
            return [Control(taps.SURE_JUMP, self._text("jump"), main=True, beside=("rope", GAME))]
        if taps.picked(taken, "take") is not None:
            return [Control(taps.SURE_ROB, self._text("rob"), main=True)]
        below = taps.under(taken)
        back = _PICTURES["turn_over"], GAME
        seals = [Control(("sure", *below), self._text("exchange"), main=True, beside=back)] if below else []
        if len(below) > 1:
            seals.append(Control(("sure", *below[::-1]), self._text("turned"), beside=back))
        return seals

    # The words

    def _text(self, name: str) -> str:
        return self._translate(self._words.PLATES[name])

    def _portrait(self, number: int) -> str:
        text: str = self._words.portrait(number, self._translate)
        return text

    def _sentence(self, text: str) -> str:
        whole: str = self._words.sentence(text)
        return whole
