"""The rules: which moves are legal, and what each of them does."""

from __future__ import annotations

import random
from collections.abc import Mapping

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
from coffres.engine.trouble import N_, Trouble
from coffres.games.agence_tous_risques import asks, boards, cards, fights, material, moves, secrets, turn
from coffres.games.agence_tous_risques.boards import SAFE
from coffres.games.agence_tous_risques.material import CARDS, FIGURES, HAND, Options
from coffres.games.agence_tous_risques.movement import heading
from coffres.games.agence_tous_risques.state import State


class AgenceTousRisques(Game[State]):
    key = material.KEY
    rules = 1
    seats = material.SEATS
    options = material.OPTIONS
    presets = material.PRESETS
    endings = material.ENDINGS
    turn_rule = "AT-05"

    def reconcile(self, seats: int, given: GivenOptions, settled: dict[str, Value]) -> None:
        if settled["two_characters"] and seats != 2:
            raise Trouble(
                N_("Deux personnages chacun (two_characters), c'est à 2 joueurs, pas à {seats} : AT-48."),
                seats=seats,
            )

    def free_value(self, option: str, value: Value) -> Value:
        return boards.read_layout(value)

    def read_board(self, text: str) -> BoardPlan:
        return boards.read(text)

    def start(self, seats: int, options: GivenOptions = NO_OPTIONS) -> State:
        return State(seats, Options(**options))

    # The questions

    def asks(self, s: State) -> tuple[Ask, ...]:
        return asks.standing(s)

    def legal(self, s: State, by: int) -> list[Move]:
        phase = s.phase
        if by == CHANCE:
            return _of_chance(s)
        if by == TABLE:
            return [moves.SHOW_HANDS] if phase == "show" else []
        if phase == "choose":
            free = [figure for figure in range(len(FIGURES)) if figure not in s.figures]
            return [moves.CHOOSE[by][figure] for figure in free] if by == asks.chooser(s) else []
        if by != s.active % s.n:
            return []
        if phase == "turn":
            return [moves.ROLL[turn.roll_due(s)][by], *cards.legal(s)]
        if phase == "card":
            return cards.legal(s)
        if phase == "opponent":
            return [moves.FIGHT[by][c] for c in s.opponents(s.active)]
        if phase == "screen":
            return [*(moves.CHALLENGE[by][c] for c in turn.challengeable(s)), moves.REFRAIN[by]]
        return [moves.SIT_OUT[by]] if phase == "sit_out" else []

    def weights(self, s: State, by: int) -> list[float]:
        if by == CHANCE and s.phase in ("deal", "draw"):
            return [float(count) for count in s.pile if count]
        return super().weights(s, by)

    def has_turn(self, s: State, seat: int) -> bool:
        return super().has_turn(s, seat) or (s.phase in asks.UNDER_WAY and seat == s.active % s.n)

    def refusal(self, s: State, m: Move) -> str:
        if s.phase in asks.UNDER_WAY:
            return self._wait(s, m)
        if s.phase in ("turn", "card"):
            if m.verb in moves.ROLL:
                return "AT-51" if s.phase == "turn" else "AT-06"
            return cards.refusal(s, m)
        if s.phase == "screen" and m.verb == "challenge" and len(m.args) == 1 and m.args[0] in range(s.m):
            c = m.args[0]
            return "AT-23" if s.path[s.at[c]] == SAFE else "AT-48" if c != s.active else "AT-20"
        return self.asks(s)[0].rule

    def _wait(self, s: State, m: Move) -> str:
        """AT-50: why a card or another move must wait: for the end of what is under way, or for the dice."""
        of_cards = m.by == s.active % s.n and m.verb in ("play", "discard", "waive")
        return "AT-50" if of_cards or s.phase in ("shuffle", "draw") else self.asks(s)[0].rule

    def interrupts(self, s: State) -> list[Move]:
        return [] if s.result else super().interrupts(s)

    # The effect of a move

    def apply(self, s: State, m: Move) -> None:
        _DO[m.verb](s, m)

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        return secrets.tell(s, m, viewer)

    def chapter(self, s: State) -> Chapter:
        if s.phase == "over":
            return Chapter("end")
        if s.active < 0:
            return Chapter("start")
        return Chapter("fight" if s.fight else "turn", s.active % s.n)

    def view(self, s: State, viewer: int) -> View:
        return secrets.view(s, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return secrets.imagine(view, rng)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        return Outcome((s.holder % s.n,) if s.result == "out" else (), s.result)

    def inventory(self, s: State) -> Mapping[str, int]:
        box = {
            name: s.pile[card] + s.discards[card] + sum(hand.count(card) for hand in s.hands)
            for card, name in enumerate(CARDS)
        }
        box["benched"] += s.benched.bit_count()
        box["characters"] = len(s.at)
        return box


# Legal moves


_DICE = {
    "first": moves.FIRST,
    "strike": moves.STRIKE,
    "parry": moves.PARRY,
    "guard": moves.GUARD,
    "escape": moves.ESCAPE,
}


def _of_chance(s: State) -> list[Move]:
    phase = s.phase
    if phase in ("roll", "again"):
        return moves.ADVANCE[s.dice(s.active)][:]
    if phase in _DICE:
        return _DICE[phase][:]
    if phase == "draw":
        made = moves.DRAW[s.active]
    elif phase == "deal":
        made = moves.DEAL[asks.dealt_to(s)]
    else:
        return [moves.SHUFFLE] if phase == "shuffle" else []
    return [made[card] for card, count in enumerate(s.pile) if count]


# The effects of single moves


def _choose(s: State, m: Move) -> None:
    s.figures.append(m.args[0])
    if len(s.figures) == s.m:
        s.phase = "deal"


def _deal(s: State, m: Move) -> None:
    cards.draw(s, *m.args)
    if len(s.hands[-1]) == HAND:
        s.phase = "first"


def _first(s: State, m: Move) -> None:
    s.rolls[s.rolls.index(0)] = m.args[0]
    if 0 in s.rolls:
        return
    best = max(s.rolls)
    if s.rolls.count(best) > 1:
        s.rolls = [0 if die == best else -1 for die in s.rolls]
    else:
        turn.begin(s, s.rolls.index(best))


def _start_roll(s: State, m: Move) -> None:
    turn.start_roll(s)


def _waive(s: State, m: Move) -> None:
    s.carded = True
    turn.go_on(s)


def _discard(s: State, m: Move) -> None:
    cards.put_down(s, m.args[0])


def _shuffle(s: State, m: Move) -> None:
    cards.shuffle(s)


def _draw(s: State, m: Move) -> None:
    cards.draw(s, *m.args)
    cards.act(s)


def _sit_out(s: State, m: Move) -> None:
    cards.sit_out(s)


def _advance(s: State, m: Move) -> None:
    turn.move(s, heading(s, s.active), sum(m.args))


def _fight(s: State, m: Move) -> None:
    turn.start_fight(s, "battle", m.args[0])


def _challenge(s: State, m: Move) -> None:
    turn.start_fight(s, "screen", m.args[0])


def _refrain(s: State, m: Move) -> None:
    turn.go_on(s)


def _strike(s: State, m: Move) -> None:
    s.strike = m.args[0]
    s.phase = "parry"


def _parry(s: State, m: Move) -> None:
    fights.parry(s, m.args[0])


def _guard(s: State, m: Move) -> None:
    fights.guard(s, *m.args)


def _escape(s: State, m: Move) -> None:
    fights.escape(s, sum(m.args))


def _stop(s: State, m: Move) -> None:
    """The table gives up: nobody wins, but the hands are still shown (AT-46)."""
    s.result = "stopped"
    s.phase = "show"


def _show_hands(s: State, m: Move) -> None:
    s.phase = "over"
    cards.forget(s)


_DO = {
    "choose": _choose,
    "deal": _deal,
    "first": _first,
    "roll": _start_roll,
    "face_guard": _start_roll,
    "fight_holder": _start_roll,
    "stay": _start_roll,
    "waive": _waive,
    "play": cards.play,
    "discard": _discard,
    "shuffle": _shuffle,
    "draw": _draw,
    "sit_out": _sit_out,
    "advance": _advance,
    "fight": _fight,
    "challenge": _challenge,
    "refrain": _refrain,
    "strike": _strike,
    "parry": _parry,
    "guard": _guard,
    "escape": _escape,
    "show_hands": _show_hands,
    "stop": _stop,
}

GAME = AgenceTousRisques()
