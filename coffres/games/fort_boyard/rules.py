"""The rules: turns on the rampart, trials and riddles for keys, the chest, the count.

The phase of a state says what is waited for; each belongs to the room that has its asks and moves:

    first > turn / move [> fortune] >                                   turn.py
        choose, pick > card > ... verdict > time_up > retry             trials.py (choose, retry: turn.py)
        draw_riddle > reading > riddle > late                           riddles.py
        won                                                             turn.py
        chest > bonus > draw_note > look > put_back                     chest.py
    > the next turn ...  > count > over                                 turn.py

`paused` covers any of them while an hourglass runs (FB-39).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from coffres.engine.board import BoardPlan
from coffres.engine.contract import (
    CHANCE,
    NO_OPTIONS,
    TABLE,
    Ask,
    Chapter,
    Fact,
    Game,
    Move,
    Outcome,
    Value,
    View,
)
from coffres.engine.contract import Options as GivenOptions
from coffres.games.fort_boyard import (
    chest,
    interruptions,
    material,
    moves,
    own_cards,
    riddles,
    secrets,
    trials,
    turn,
)
from coffres.games.fort_boyard import rolling as dice
from coffres.games.fort_boyard.material import VALUES, Options
from coffres.games.fort_boyard.state import State

_PAUSED = (Ask(TABLE, "paused", rule="FB-39"),)
_ASKS = {**turn.ASKS, **trials.ASKS, **riddles.ASKS, **chest.ASKS}
_LEGAL = {**turn.LEGAL, **trials.LEGAL, **riddles.LEGAL, **chest.LEGAL}
# How a table judges in simulations, in cases where a chance of one half would be unrealistic.
_ODDS = {"set_aside": 0.1, "tie": 0.4, "both_laugh": 0.2, "stall": 0.3}


class FortBoyard(Game[State]):
    key = material.KEY
    rules = 3
    seats = material.SEATS
    options = material.OPTIONS
    presets = material.PRESETS
    endings = material.ENDINGS
    turn_rule = "FB-12"
    reads_out = "riddle"

    def free_value(self, option: str, value: Value) -> Value:
        return own_cards.own_value(option, value)

    def read_board(self, text: str) -> BoardPlan:
        return own_cards.own_board(text)

    def reconcile(self, seats: int, given: GivenOptions, settled: dict[str, Value]) -> None:
        own_cards.check_trials(settled)
        own_cards.check_levels(seats, settled)

    def start(self, seats: int, options: GivenOptions = NO_OPTIONS) -> State:
        return State(seats, Options(**options))

    # The questions

    def asks(self, s: State) -> tuple[Ask, ...]:
        if s.paused:
            return _PAUSED
        found = _ASKS.get(s.phase)
        return found(s) if found else ()

    def legal(self, s: State, by: int) -> list[Move]:
        if s.paused:
            return [moves.RESUME] if by == TABLE else []
        found = _LEGAL.get(s.phase)
        return found(s, by) if found else []

    def weights(self, s: State, by: int) -> list[float]:
        if s.phase == "draw_note" and by == CHANCE:
            return [float(count) for count in s.pool if count]
        legal = self.legal(s, by)
        if by == TABLE:
            return [_ODDS.get(move.verb, 1.0) for move in legal]
        return [1.0] * len(legal)

    def check(self, s: State, m: Move) -> str | None:
        clause = super().check(s, m)
        return self._not_now(s, m) if clause == self.turn_rule else clause

    def _not_now(self, s: State, m: Move) -> str:
        """Why a player is refused who is not asked anything."""
        if s.paused:
            return "FB-39"
        # it is their turn, but the wrong moment, or they have too few keys
        if m.verb == "open_chest" and m.by == s.seat:
            return "FB-40"
        return "FB-37" if m.by == CHANCE and s.dice == "pace" else self.turn_rule

    def refusal(self, s: State, m: Move) -> str:
        if m.verb == "open_chest":
            return "FB-40"
        if m.verb == "go_on" and s.phase == "turn":
            return "FB-65"
        if m.verb in ("set_aside", "change_card"):
            return "FB-52"
        asks = self.asks(s)
        return next((ask.rule for ask in asks if ask.by == m.by), "") or next(
            ask.rule for ask in asks if ask.of == m.by
        )

    def interrupts(self, s: State) -> list[Move]:
        return interruptions.possible(s)

    # The effect of a move

    def apply(self, s: State, m: Move) -> None:
        _DO[m.verb](s, m)

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        return secrets.tell(s, m, viewer)

    def chapter(self, s: State) -> Chapter:
        if s.phase in ("count", "over"):
            return Chapter("end")
        if s.seat < 0:
            return Chapter("start")
        rooms = (("trial", trials.ASKS), ("riddle", riddles.ASKS), ("chest", chest.ASKS))
        return Chapter(next((kind for kind, asks in rooms if s.phase in asks), "turn"), s.seat)

    def view(self, s: State, viewer: int) -> View:
        return secrets.view(s, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return secrets.imagine(view, rng)

    def outcome(self, s: State) -> Outcome | None:
        """FB-49: the highest sum wins, equal sums share. FB-69: players who have left do not count."""
        if s.phase != "over":
            return None
        scores = tuple(0 if s.gone >> seat & 1 else s.worth(seat) for seat in range(s.n))
        best = max(scores)
        winners = tuple(seat for seat in s.present() if scores[seat] == best)
        return Outcome(winners, s.result, scores)

    def inventory(self, s: State) -> Mapping[str, int]:
        notes = {
            f"notes of {value}": s.pool[place] + sum(s.fortunes[place :: len(VALUES)])
            for place, value in enumerate(VALUES)
        }
        return {
            **notes,
            "black keys": sum(s.black) + sum(s.held_black) + s.lost_black + s.painted,
            "red keys": sum(s.red) + sum(s.held_red) + s.reserve - s.painted,
            "riddles": len(s.fresh) + len(s.under) + (s.riddle >= 0) + (s.laid_by >= 0),
        }


def _rolled(s: State, m: Move) -> None:
    s.thrown = m.args
    _ROLLED[s.phase](s, m)


def _time_out(s: State, m: Move) -> None:
    {"riddle": riddles.time_out, "chest": chest.time_out}.get(s.phase, trials.time_out)(s)


def _seen(s: State, m: Move) -> None:
    {"fortune": turn.looked, "look": chest.notes_seen}[s.phase](s)


_ROLLED = {"first": turn.roll_first, "move": turn.roll, "chest": chest.roll_against, "bonus": chest.bonus}
_DO: Mapping[str, Callable[[State, Move], None]] = {
    "roll": _rolled,
    "roll_two": riddles.roll_against,
    "hourglass": _time_out,
    "pace": dice.paced,
    "roll_limit": dice.limit_reached,
    "seen": _seen,
    "look": turn.look,
    "go_on": turn.go_on,
    "take_trial": turn.take_trial,
    "take_riddle": turn.take_riddle,
    "decline": turn.pass_die,
    "leave_shut": turn.pass_die,
    "count": turn.count,
    "trial": trials.pick,
    "set_aside": trials.set_aside,
    "change_card": trials.change_card,
    "begin": trials.begin,
    "rival": trials.rival,
    "turn": trials.turn,
    "touched": trials.touched,
    **dict.fromkeys(("guess", "point", "miss", "tie", "show", "won", "lost", "stall"), trials.verdict),
    **dict.fromkeys(("candidate_laughs", "opponent_laughs", "both_laugh"), trials.verdict),
    "riddle": riddles.draw,
    "start_riddle": riddles.start,
    "known": riddles.known,
    "right": riddles.right,
    "wrong": riddles.wrong,
    "open_chest": chest.open_chest,
    "note": chest.draw_note,
    "put_back": chest.put_back,
    "pause": interruptions.pause,
    "resume": interruptions.resume,
    "restart": interruptions.restart,
    "cast": dice.cast,
    "leave": interruptions.leave,
    "stop": turn.stop,
}

GAME = FortBoyard()
