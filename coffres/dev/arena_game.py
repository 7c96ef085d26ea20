"""One game of automata, watched: who breaks the rules, cheats or takes too long is named."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from inspect import isgenerator
from math import sqrt
from typing import Any, NamedTuple

from coffres.bots.automaton import LET_ROLL, asked_seat, may_let_roll
from coffres.bots.ears import Ears
from coffres.dev.arena_guard import watched
from coffres.dev.command import NAMES, Chosen
from coffres.engine.actors import RandomChance
from coffres.engine.contract import CLOCK, TABLE, Fact, Game, Move
from coffres.engine.match import Forgetful, Match
from coffres.engine.session import Session
from coffres.engine.sight import Sight, Snapshot, sight
from coffres.engine.trouble import N_, Trouble

_MOST_MOVES = 20_000  # a game with more is taken to be endless
_MOST_OPTIONAL = 6  # things a seat may do, one after the other, before its dice are rolled

_BREAKS = N_("{player} joue {move}, que la règle interdit ({rule}).")
_NO_MOVE = N_("{player} ne répond pas par un coup, mais par {answer}.")
_CHEATS = N_(
    "{player} triche : il ne joue pas pareil dans deux mondes que sa place ne peut pas distinguer "
    "({move} ou {other})."
)
_ENDLESS = N_("Une partie de {player} ne finit pas : {moves} coups déjà.")

_Z = 1.96  # of the normal distribution, for an interval of 95 %


class Limits(NamedTuple):
    seconds: int  # most seconds for one decision


PATIENCE = Limits(60)


class Entrant(NamedTuple):
    """Somebody who plays in the arena."""

    name: str
    make: Callable[[int, int, Mapping[str, Any], int], Any]  # seat, seats, options, seed -> a player
    trusted: bool  # whether it is one of ours: others are compared with themselves in an imagined world


class Tally:
    """What is counted of all players with one name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats = 0  # in how many seats it has played
        self.wins = 0
        self.decisions = 0
        self.seconds = 0.0
        self.iterations = 0

    def row(self) -> dict[str, Any]:
        low, high = share_of_wins(self.wins, self.seats)
        decisions = self.decisions or 1
        return {
            "name": self.name,
            "seats": self.seats,
            "wins": self.wins,
            "share": round(self.wins / self.seats, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "seconds": round(self.seconds / decisions, 4),
            "iterations": round(self.iterations / decisions),
        }


def share_of_wins(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of wins."""
    share, z = wins / games, _Z * _Z
    middle = share + z / (2 * games)
    half = _Z * sqrt(share * (1 - share) / games + z / (4 * games * games))
    return (middle - half) / (1 + z / games), (middle + half) / (1 + z / games)


def play_game(
    at: Chosen,
    entrants: Sequence[Entrant],
    deal: str,
    tallies: Mapping[str, Tally],
    limits: Limits = PATIENCE,
) -> Match:
    """Plays one game; the same `deal` gives the same cards to the same seats. Raises Trouble that names a
    player who does not play properly."""
    rng = random.Random(deal)
    chance = RandomChance(rng)
    match = Match(Session(at.game, at.seats, at.options), NAMES[: at.seats], chance, Forgetful())
    chairs = [_Chair(seat, entrant, at, deal, limits) for seat, entrant in enumerate(entrants)]
    for chair in chairs:
        for player in chair.players:
            match.listen(Ears(chair.seat, _guarded(player.hear, chair.entrant.name, limits), _never))
    optional = 0
    while asks := match.asks():
        if match.length > _MOST_MOVES:
            raise Trouble(_ENDLESS, player=entrants[0].name, moves=match.length)
        seat = asked_seat(asks)
        if seat is not None and not (may_let_roll(asks, seat) and optional == _MOST_OPTIONAL):
            move = chairs[seat].decide(match, tallies)
            optional = optional + 1 if may_let_roll(asks, seat) else 0
            if move != LET_ROLL:
                match.play(move)
                continue
        optional = 0
        by = next((ask.by for ask in asks if ask.by not in (CLOCK, seat)), asks[0].by)
        if by == TABLE:
            match.play(chance.answer(at.game, match.session.state, TABLE))
        else:
            match.roll()
    outcome = match.outcome()
    for seat, entrant in enumerate(entrants):
        tallies[entrant.name].seats += 1
        tallies[entrant.name].wins += outcome is not None and seat in outcome.winners
    return match


def _never() -> None:
    """Nothing is taken back in the arena."""


class _Chair:
    """A seat and who plays it: a stranger plays twice, the second time in an imagined world."""

    def __init__(self, seat: int, entrant: Entrant, at: Chosen, deal: str, limits: Limits) -> None:
        self.seat = seat
        self.entrant = entrant
        self._at = at
        self._limits = limits
        seed = random.Random(f"{deal} {seat}").getrandbits(32)
        self._rng = random.Random(seed)
        with watched(entrant.name, limits.seconds):
            copies = 1 if entrant.trusted else 2
            self.players = [entrant.make(seat, at.seats, at.options, seed) for _copy in range(copies)]

    def decide(self, match: Match, tallies: Mapping[str, Tally]) -> Move:
        sight_, tally = match.sight(self.seat), tallies[self.entrant.name]
        player = self.players[0]
        before, start = getattr(player, "iterations", 0), time.process_time()
        move, steps = self._answer(player, sight_)
        tally.decisions += 1
        tally.seconds += time.process_time() - start
        tally.iterations += getattr(player, "iterations", steps) - before
        for shadow in self.players[1:]:
            other, other_steps = self._answer(shadow, self._imagined(match))
            if (other, other_steps) != (move, steps):
                raise Trouble(_CHEATS, player=self.entrant.name, move=move, other=other)
        allowed = move == LET_ROLL and may_let_roll(sight_.asks, self.seat)
        if not allowed and (move.by != self.seat or match.why_not(move)):
            rule = match.why_not(move) or self._at.game.turn_rule
            raise Trouble(_BREAKS, player=self.entrant.name, move=move, rule=rule)
        return move

    def _imagined(self, match: Match) -> Sight:
        """What this seat sees, with another world behind it."""
        game = self._at.game
        state = game.imagine(match.view(self.seat), self._rng)
        return _Imagined(game, state, match.facts(self.seat)).sight(self.seat)

    def _answer(self, player: Any, sight_: Sight) -> tuple[Move, int]:
        """The player's move, and in how many steps it was found."""
        name, steps = self.entrant.name, 0
        with watched(name, self._limits.seconds):
            thinking = player.think(sight_)
            answer = thinking
            if isgenerator(thinking):
                answer, steps = _to_its_end(thinking)
            if answer is None and may_let_roll(sight_.asks, self.seat):
                return LET_ROLL, steps
            return _as_move(answer, name), steps


class _Imagined:
    """A world in the place of a match: who looks behind the sight finds things where a match has them."""

    def __init__(self, game: Game[Any], state: Any, facts: Sequence[Fact]) -> None:
        self.session = self
        self.game = game
        self.state = state
        self._facts = facts

    def facts(self, _viewer: int) -> list[Fact]:
        return list(self._facts)

    def sight(self, viewer: int) -> Sight:
        return sight(Snapshot(self.game, self.state), viewer, lambda: self.session.facts(viewer))


def _to_its_end(thinking: Iterator[object]) -> tuple[Any, int]:
    steps = 0
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value, steps
        steps += 1


def _as_move(answer: Any, name: str) -> Move:
    try:
        by, verb, args = answer
        return Move(by, verb, tuple(args))
    except (TypeError, ValueError):
        raise Trouble(_NO_MOVE, player=name, answer=repr(answer)[:80]) from None


def _guarded(hear: Callable[[Fact], None], name: str, limits: Limits) -> Callable[[Fact], None]:
    def heard(fact: Fact) -> None:
        with watched(name, limits.seconds):
            hear(fact)

    return heard
