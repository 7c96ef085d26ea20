"""The pages of a table in the terminal: facts, questions, numbered choices, and the curtain between pages."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from coffres.dev.command import Console
from coffres.engine.contract import TABLE, Ask, Move
from coffres.engine.match import Match
from coffres.engine.refused import Refused
from coffres.engine.registry import words
from coffres.engine.trouble import N_, Trouble
from coffres.engine.words import as_told, closing, prompt
from coffres.l10n import say, translator

_CLEAR = "\033[2J\033[3J\033[H"  # clears the screen and what has scrolled off it, and goes to the top left
_LINES = 80  # for outputs that cannot be cleared: so many lines push a secret out of sight
_HELP = N_(
    "(un numéro ; =VALEUR pour une réponse libre ; v : tout ce qui se voit ; u : reprendre ; q : quitter)"
)


class Left(Exception):
    """The people have left the table."""


class Pages:
    def __init__(self, console: Console, key: str, match: Match) -> None:
        self._console = console
        self._match = match
        self._words = words(key)
        self._translate = translator(console.lang, key)
        self._read: dict[int, int] = {}  # viewer -> number of facts that have been on their page
        self._viewer = TABLE
        console.say(_HELP)

    def curtain(self, seat: int) -> None:
        """Removes the page before from sight, and waits before the next one is shown."""
        self._clear()
        self._console.say(N_("La tablette passe à : {name}."), name=self._match.names[seat])
        self._console.say(N_("Entrée, une fois seul devant l'écran."))
        self._line()
        self._clear()

    def lay_flat(self) -> None:
        self._clear()
        self._console.say(N_("La tablette est posée au milieu."))

    def facts(self, viewer: int) -> None:
        """Shows what this viewer was told since their last page."""
        self._viewer = viewer
        told = self._match.facts(viewer)
        for fact in told[self._read.get(viewer, 0) :]:
            sentence = self._words.fact(fact, self._match.names, self._translate) if fact else ""
            if sentence:
                self._console.line(f"  {sentence}")
        self._read[viewer] = len(told)

    def question(self, ask: Ask, moves: Sequence[Move], *, first: int, rolled: bool) -> None:
        self._console.line(prompt(self._words, ask, self._match.names, self._translate))
        if rolled:
            self._console.line(f"{first + 1:>4}  " + translator(self._console.lang)(N_("Lancer")))
            return
        for count, move in enumerate(moves, first + 1):
            self._console.line(f"{count:>4}  {self._choice(move)}")
        if ask.free:
            self._console.line("      =...")

    def interruptions(self, moves: Sequence[Move], *, first: int) -> None:
        for count, move in enumerate(moves, first + 1):
            self._console.line(f"{count:>4}  ({self._choice(move)})")

    def choose(self, moves: Sequence[Move], asks: Sequence[Ask]) -> Move | None:
        """The move that is chosen; None to take the last one back."""
        while True:
            text = self._line().strip()
            if text == "q":
                raise Left
            if text == "u":
                return None
            if text == "v":
                view = self._match.view(self._viewer)
                self._console.line(json.dumps(view, ensure_ascii=False, indent=1))
            elif text.startswith("=") and (free := [ask for ask in asks if ask.free]):
                return self._typed(free[0], text[1:])
            elif text.isascii() and text.isdecimal() and 0 < int(text[:9]) <= len(moves):
                return moves[int(text) - 1]
            else:
                self._console.say(_HELP)

    def trouble(self, trouble: Trouble) -> None:
        why = self._words.REFUSALS.get(trouble.clause) if isinstance(trouble, Refused) else None
        self._console.line(
            f"! {say(trouble, self._console.lang)} {self._translate(why) if why else ''}".rstrip()
        )

    def ending(self) -> None:
        outcome = self._match.outcome()
        if outcome is None:
            return
        self.lay_flat()
        self.facts(TABLE)
        self._console.line(closing(self._words, outcome, self._match.names, self._translate))
        for seat in as_told(self._words, outcome).winners:
            self._console.say(N_("Gagne : {name}."), name=self._match.names[seat])
        if any(outcome.scores):
            points = zip(self._match.names, outcome.scores, strict=True)
            self._console.line(", ".join(f"{name} {score}" for name, score in points))

    def _typed(self, ask: Ask, text: str) -> Move:
        """The move for a typed answer: a text, or numbers, as in the ask's samples."""
        sample = next(move for move in self._match.legal(ask.by) if move.args)
        if len(sample.args) == 1 and isinstance(sample.args[0], str):
            return sample._replace(args=(text,))
        return sample._replace(args=tuple(int(word) if word.isdecimal() else word for word in text.split()))

    def _choice(self, move: Move) -> str:
        return self._words.choice(move, self._match.names, self._translate)

    def _clear(self) -> None:
        self._console.line(_CLEAR if sys.stdout.isatty() else "\n" * _LINES)

    def _line(self) -> str:
        """The line that is typed. The end of the input means that the people have left."""
        line = sys.stdin.readline()
        if not line:
            raise Left
        return line
