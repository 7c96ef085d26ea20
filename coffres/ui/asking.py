"""Asking: shows the question to people, turns their taps into a move, and says why a move is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from coffres.bots.automaton import LET_ROLL
from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Move
from coffres.engine.refused import Refused
from coffres.engine.trouble import N_, Trouble
from coffres.engine.words import prompt
from coffres.ui.board import Control
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import questions
from coffres.ui.own_dice import A_DIE, FALLEN, next_die, own_dice, roll_words, second_die

if TYPE_CHECKING:
    from coffres.ui.board import Board
    from coffres.ui.sitting import House, Sitting

LEAVE = "leave"  # the part of the one plate shown when somebody looks at their secret between turns
ROLL = "roll"  # the part that lets chance roll


class Asking:
    def __init__(self, sitting: Sitting, house: House) -> None:
        self._sitting = sitting
        self._match = sitting.match
        self._tablet = sitting.tablet
        self._shell = house.translate
        self._settings = house.settings
        self._note = house.note

    @property
    def _board(self) -> Board:
        """Read anew each time: a change of the language makes another board."""
        return self._sitting.board

    @property
    def _real_dice(self) -> bool:
        return self._settings().real_dice

    # What is asked

    def question(self, ask: Ask | None, ended: bool = False) -> str:
        if ask is None:
            return ""
        speech, phrasing = self._sitting.speech, self._board.phrasing
        said = prompt(speech.words, ask, phrasing.called(ask, self._match.names), speech.translate)
        return said if ended else phrasing.instead(ask) or said  # `ended`: an empty hourglass

    def questions(self) -> list[Ask]:
        """All questions that are asked on this screen, side by side."""
        return questions(self._tablet, self._match.asks())

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        """The sentence that asks for the next tap, after the taps so far."""
        number = next_die(ask.dice, chooser.taken)
        if 0 < number < ask.dice and self._real_dice:
            return self._shell(N_("Et le dé {number} ?")).format(number=number + 1)
        return self._board.hint(ask, chooser) or self.question(ask)

    def asked_seat(self) -> int:
        """The seat that the question on the table is for: who answers, or who rolls the dice."""
        ask = self._tablet.ask
        if ask is None:
            return TABLE
        return ask.by if ask.by >= 0 else ask.of

    # How it is answered

    def chooser(self, ask: Ask | None) -> Chooser:
        """A new chooser, which puts together the answer to `ask` and then plays it."""
        if ask is None and self._tablet.where == "private":
            chooser = Chooser([Move(self._tablet.hand.to, LEAVE)], lambda _: [LEAVE])
            chooser.bind(on_choice=lambda *_: self._sitting.stage.go_on())
            return chooser
        chairs = dict.fromkeys(question.by for question in self.questions())
        moves = [move for by in chairs for move in self._answers(by)] + self._unasked()
        chooser = Chooser(moves, self._parts, seals=(FALLEN, *self._board.seals))
        chooser.bind(
            on_choice=self._play,
            on_dead=lambda _, parts: self._explain(ask or self._tablet.hand.clocks[0], parts),
        )
        return chooser

    def _play(self, chooser: Chooser, move: Move) -> None:
        played = self.roll() if move == LET_ROLL else self.play(self._board.phrasing.typed(move))
        if not played:
            chooser.let_go()  # the same taps may try again

    def play(self, move: Move) -> bool:
        """Plays and saves a move. If the rules or the disk refuse it, shows a note and returns False."""
        return self._decide(lambda: self._match.play(move))

    def roll(self) -> bool:
        """Lets chance roll. The result is drawn and saved before the dice are animated."""
        return self._decide(self._match.roll)

    def _decide(self, decide: Callable[[], object]) -> bool:
        seat = self.asked_seat()
        try:
            decide()
        except Trouble as trouble:
            self.report(trouble)
            return False
        if seat >= 0:
            self._tablet.bearer = seat
        self._sitting.telling.resolve()
        return True

    def undo(self) -> bool:
        """Takes back the last move of the player who has the tablet; flat on the table, of the last player
        who moved."""
        hand = self._tablet.hand
        try:
            self._match.undo(self._match.last_by() if hand.to == TABLE else hand.to)
        except Trouble as trouble:
            self.report(trouble)
            return False
        self._sitting.stage.go_on()
        return True

    def _answers(self, by: int) -> Sequence[Move]:
        """The moves that answer: one plate that lets chance roll, or, with real dice, one move for each
        result."""
        return [LET_ROLL] if by == CHANCE and not self._real_dice else self._match.legal(by)

    def _unasked(self) -> list[Move]:
        """Moves offered beside the questions: that real dice are being thrown and, in a game without time
        pressure, that an hourglass is empty."""
        match, board = self._match, self._board
        moves = []
        if self._real_dice and any(ask.dice for ask in self.questions()):
            moves = [move for move in match.interrupts() if move.verb == board.throw.in_the_air]
        if not self._sitting.hourglasses.stretch:
            view, clocks = match.view(TABLE), self._tablet.hand.clocks
            ends = [ask.prompt for ask in clocks if board.glass.ends_by_hand(ask, view)]
            moves += [move for move in match.legal(CLOCK) if move.verb in ends]
        return moves

    def _parts(self, move: Move) -> Sequence[Part]:
        if move == LET_ROLL:
            return [ROLL]
        if move.by == CHANCE:
            return [
                *(("die", number, face) for number, face in enumerate(self._board.throw.faces(move))),
                FALLEN,
            ]
        return self._board.parts(move)

    def controls(self) -> Sequence[Control]:
        """The plates of all questions that are asked on this screen."""
        plates = [control for ask in self.questions() for control in self.plates(ask)]
        return [*plates, *self.unasked_plates()] if self._tablet.where == "table" else plates

    def unasked_plates(self) -> Sequence[Control]:
        return [
            Control(self._board.parts(move)[0], self._sitting.speech.label(move), hold=move.by == CLOCK)
            for move in self._unasked()
        ]

    def plates(self, ask: Ask) -> Sequence[Control]:
        """The plates of one question."""
        if ask.by != CHANCE:
            return self._board.controls(ask)
        if not self._real_dice:
            words, second = self._shell(roll_words(ask.dice)), second_die(ask.dice)
            return [Control(ROLL, words, main=True, beside=A_DIE, second=second)]
        taken = self._board.chooser.taken if self._board.chooser is not None else ()
        done = self._shell(N_("Voilà nos dés"))
        return own_dice(ask, self._board.throw, taken, done)

    def offer_roll(self, chooser: Chooser) -> None:
        """When dice are to be rolled on the table, shaking the tablet does the same as the plate."""
        if chooser.leads_to(ROLL):
            self._sitting.senses.roll_is_due(lambda: chooser.tap(ROLL))

    def _explain(self, ask: Ask, parts: tuple[Part, ...]) -> None:
        """Says why the taps are refused: by the clause against the move, else what the question allows."""
        if veiled := self._board.phrasing.veiled(ask):
            self._refuse(veiled, ask.rule)
            return
        move = self._board.attempt(ask, parts)
        clause = (self._match.why_not(move) if move else None) or ask.rule
        answers = move is not None and any(other.verb == move.verb for other in self._match.legal(move.by))
        self._refuse(self._sitting.speech.why_not(clause, ask, answers) or self.question(ask), clause)

    def report(self, trouble: Trouble) -> None:
        """Shows `trouble` as a sentence."""
        clause = trouble.clause if isinstance(trouble, Refused) else ""
        self._refuse(self._sitting.speech.refusal(clause) or trouble.say(self._sitting.translate), clause)

    def _refuse(self, sentence: str, clause: str) -> None:
        """Shows the refusal. Its sound is played on the table only: on a private page it would betray a
        secret."""
        if self._tablet.where == "table":
            self._sitting.senses.signal("refuse")
        self._note(sentence, clause)
