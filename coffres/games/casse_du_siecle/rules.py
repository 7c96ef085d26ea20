"""The rules: setup, turns, doors, the safe; a match of several games.

The phase of a state says what is waited for (CS-43):

    starter [> deal_door] >
        take [> draw] > act                   a bunch, then keys on doors
            > look [> gear] > seen [> dial] [> claim] > act      whenever a door is full
        [> return]                            which keys go where, which are kept
        [> pick [> settle]]                   twice for every door opened
        [> dead [> spill]] [> stall] [> dial]
    > the next turn, or won > the next game, or over
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache

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
from coffres.games.casse_du_siecle import doors, legal, material, memory, refusals, safe, secrets, turn
from coffres.games.casse_du_siecle.keys import count
from coffres.games.casse_du_siecle.material import DOORS, DOORS_EACH, FACES, FREE, GEARS, LETTERS, Options
from coffres.games.casse_du_siecle.state import State

_PAGES = {  # phases in which a seat is asked in private
    "act": "CS-43",
    "return": "CS-09",
    "look": "CS-11",
    "look_bet": "CS-31",
    "seen": "CS-42",
    "claim": "CS-26",
    "dial": "CS-48",
}
_DRAWS = {"deal_door": "CS-25", "draw": "CS-42", "settle": "CS-12", "spill": "CS-51", "gear": "CS-42"}
_TABLE = {"dead": "CS-51", "stall": "CS-49", "won": "CS-67"}


class CasseDuSiecle(Game[State]):
    key = material.KEY
    rules = 1
    seats = material.SEATS
    options = material.OPTIONS
    presets = material.PRESETS
    endings = material.ENDINGS
    turn_rule = "CS-06"

    def reconcile(self, seats: int, given: GivenOptions, settled: dict[str, Value]) -> None:
        if not settled["hidden_keys"]:
            return
        for name, rule in (("owned_doors", "CS-25"), ("master_codes", "CS-34")):
            if name in given and not settled[name]:
                raise Trouble(
                    N_("Les clés cachées (hidden_keys) demandent aussi l'option {name} : {rule}."),
                    name=name,
                    rule=rule,
                )
            settled[name] = True

    def over_an_hour(self, seats: int, options: GivenOptions) -> bool:
        return material.over_an_hour(seats, options)

    def start(self, seats: int, options: GivenOptions = NO_OPTIONS) -> State:
        return State(seats, Options(**options))

    def asks(self, s: State) -> tuple[Ask, ...]:
        phase = s.phase
        if phase in _DRAWS:
            return _draw(phase, s.looker if phase == "gear" else s.seat)
        if phase == "look" and s.looker != s.seat:
            return _page("look_bet", s.looker)
        if phase in legal.LOOKING:
            return _page(phase, s.looker)
        if phase in _PAGES:
            return _page(phase, s.seat)
        return _public(phase, s.seat, s.options)

    def legal(self, s: State, by: int) -> list[Move]:
        if by >= 0:
            return legal.of_seat(s, by)
        if by == CHANCE:
            return legal.of_chance(s)
        return legal.of_table(s) if by == TABLE else []

    def weights(self, s: State, by: int) -> list[float]:
        if by == CHANCE:
            return legal.odds(s)
        return super().weights(s, by)

    def check(self, s: State, m: Move) -> str | None:
        if s.phase == "dial" and m.by == s.looker and legal.is_dial(s, m):
            return None
        return super().check(s, m)

    def has_turn(self, s: State, seat: int) -> bool:
        return seat == s.seat and s.phase in _TABLE

    def refusal(self, s: State, m: Move) -> str:
        if s.phase == "act":
            return refusals.action(s, m)
        if s.phase == "return":
            return refusals.giving_back(s, m)
        if s.phase == "take":
            return "CS-46" if m.verb == "done" else "CS-07"
        return self.asks(s)[0].rule

    def apply(self, s: State, m: Move) -> None:
        _DO[m.verb](s, m)

    def tell(self, s: State, m: Move, viewer: int) -> Fact:
        return secrets.tell(s, m, viewer)

    def chapter(self, s: State) -> Chapter:
        number = s.game + 1
        if s.phase in ("won", "over"):
            return Chapter("end", number=number)
        return Chapter("turn", s.seat, number) if s.seat >= 0 else Chapter("start", number=number)

    def view(self, s: State, viewer: int) -> View:
        return secrets.view(s, viewer)

    def imagine(self, view: View, rng: random.Random) -> State:
        return secrets.imagine(view, rng)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != "over":
            return None
        staked = s.options.stakes != "none"
        scores = tuple(s.tokens) if staked else ()
        if s.result == "stopped":
            return Outcome((), "stopped", scores)
        return Outcome(safe.winners(s), "tokens" if staked else "safe_opened", scores)

    def inventory(self, s: State) -> Mapping[str, int]:
        lying = [key for key in s.laid if key != FREE]
        masks = [*s.bunch, *s.pool, *s.hands, s.lifted, s.spilled, s.unseen]
        box = {}
        for face in range(FACES):
            name = f"key {face // 4 + 1}{LETTERS[face % 4]}"
            box[name] = lying.count(face) + sum(count(mask, face) for mask in masks)
        box |= {f"gear {value}": (s.reserve >> value & 1) + s.gears.count(value) for value in GEARS}
        box["fresh keys"] = sum(s.fresh) - s.unseen.bit_count()
        box["tokens"] = sum(s.tokens) + s.door_pot + s.safe_pot
        return box


# The asks, each made only once


@cache
def _page(prompt: str, seat: int) -> tuple[Ask, ...]:
    return (Ask(seat, prompt, secret=True, free="code" if prompt == "dial" else "", rule=_PAGES[prompt]),)


@cache
def _draw(prompt: str, of: int) -> tuple[Ask, ...]:
    return (Ask(CHANCE, prompt, of=of, rule=_DRAWS[prompt]),)


@cache
def _public(phase: str, seat: int, options: Options) -> tuple[Ask, ...]:
    if phase == "take":  # private if the player has something secret to look at meanwhile
        return (Ask(seat, phase, secret=options.keep_keys or options.hidden_keys, rule="CS-07"),)
    if phase == "pick":
        return (Ask(seat, phase, rule="CS-12"),)
    if phase == "starter":
        youngest = options.starter == "youngest"
        return (Ask(TABLE if youngest else CHANCE, phase if youngest else "draw_starter", rule="CS-06"),)
    return (Ask(TABLE, phase, rule=_TABLE[phase]),) if phase in _TABLE else ()


# Before the first turn of a game


def _starter(s: State, m: Move) -> None:
    s.starter = m.args[0]
    _begin(s)


def _begin(s: State) -> None:
    s.seat = s.starter
    s.phase = "deal_door" if s.options.owned_doors else "take"


def _deal_door(s: State, m: Move) -> None:
    """CS-25"""
    seat, door = m.args
    s.owner = (*s.owner[:door], seat, *s.owner[door + 1 :])
    if DOORS - s.owner.count(-1) == DOORS_EACH[s.n] * s.n:
        s.phase = "take"


def _next_game(s: State, m: Move) -> None:
    """CS-67"""
    s.game += 1
    s.starter = (s.starter + 1) % s.n
    s.new_game()
    _begin(s)


def _stop(s: State, m: Move) -> None:
    if s.seat >= 0:
        memory.mingles(s, s.seat)
    s.result = "stopped"
    s.phase = "over"


_DO: dict[str, Callable[[State, Move], None]] = {
    "starter": _starter,
    "deal_door": _deal_door,
    "take_bunch": turn.take_bunch,
    "draw": turn.draw,
    "place": doors.place,
    "steal": doors.steal,
    "change": doors.change,
    "lay": doors.lay,
    "lift": doors.lift,
    "look": safe.look,
    "gear": safe.gear,
    "seen": safe.seen,
    "decline": safe.decline,
    "claim": safe.claim,
    "done": turn.done,
    "put_back": turn.put_back,
    "put_rest": turn.put_rest,
    "keep": turn.keep,
    "pick": turn.pick,
    "settle": turn.settle,
    "clear": turn.clear,
    "spill": turn.spill,
    "redeal": turn.redeal,
    "dial": safe.dial,
    "wait": safe.wait,
    "next_game": _next_game,
    "stop": _stop,
}

GAME = CasseDuSiecle()
