"""Who knows what: this file alone decides what a viewer gets to know (FB-33, FB-41, FB-48, FB-61, FB-68).

Two things are hidden: a player's notes, from everybody else until the count; and the riddle being read, from
everybody except its reader. A riddle that is over is known to all if it has been read aloud.
"""

from __future__ import annotations

import random

from coffres.engine.contract import EVERYTHING, Fact, Move, View
from coffres.engine.options import as_tuples
from coffres.games.fort_boyard import consequences, interruptions, riddles, trials
from coffres.games.fort_boyard.material import NOTES, VALUES, Options
from coffres.games.fort_boyard.state import State

_ASKED = ("riddle", "late")  # phases in which the riddle has been read aloud


def tell(s: State, m: Move, viewer: int) -> Fact:
    verb = m.verb
    if verb == "note":
        seat = m.args[0]
        return tuple(m) if _sees_fortune(s, seat, viewer) else (m.by, verb, (seat, None))
    if verb == "riddle":
        return tuple(m) if viewer in (s.reader(), EVERYTHING) else (m.by, verb, (None,))
    shown = consequences.shown(s, m)
    judge = interruptions.new_judge(s, m.args[0]) if verb == "leave" else -1
    if judge >= 0 and viewer in (judge, EVERYTHING):
        shown = s.keys_of(m.args[0]), s.box.riddles[s.riddle].id
    return tuple(m) if shown is None else (*m, shown)


def _sees_fortune(s: State, seat: int, viewer: int) -> bool:
    if viewer in (seat, EVERYTHING) or s.options.open_fortunes:
        return True
    return s.phase == "over" and not s.gone >> seat & 1


def view(s: State, viewer: int) -> View:
    box = s.box
    seats = range(s.n)
    reads = s.riddle >= 0 and viewer in (s.reader(), EVERYTHING)
    return {
        **_in_the_open(s),
        "seats": s.n,
        "options": s.options.plain(),
        "reader": s.reader() if s.seat >= 0 else -1,
        "notes": [s.notes_of(seat) for seat in seats],
        "fortunes": [s.fortune_of(seat) if _sees_fortune(s, seat, viewer) else None for seat in seats],
        "trial": box.trials[s.trial].id if s.trial >= 0 else "",
        "needed": trials.needed(s) if s.trial >= 0 else 0,
        "thrown": list(s.thrown),
        "under": s.under[:],
        "laid_by": s.laid_by if s.laid_by < 0 or viewer == EVERYTHING else None,
        "riddle": box.riddles[s.riddle].id if reads else "",
        "riddle_out": s.riddle >= 0,
        "one_answer": s.phase in _ASKED and riddles.one_answer(s),
    }


def _in_the_open(s: State) -> View:
    """What lies on the table, as the state has it."""
    return {
        "phase": s.phase,
        "seat": s.seat,
        "rolls": s.rolls[:],
        "gone": s.gone,
        "stopping": s.stopping,
        "looked": s.looked,
        "pawns": s.pawns[:],
        "black": s.black[:],
        "red": s.red[:],
        "held_black": s.held_black[:],
        "held_red": s.held_red[:],
        "reserve": s.reserve,
        "lost_black": s.lost_black,
        "painted": s.painted,
        "chest": s.chest,
        "pile": s.pile,
        "due": s.due,
        "last_trial": s.last_trial,
        "aside": s.aside,
        "changed": s.changed,
        "opponent": s.opponent,
        "met": s.met,
        "wins": s.wins,
        "guesses": s.guesses[:],
        "roller": s.roller,
        "dice": s.dice,
        "turned": s.turned,
        "paused": s.paused,
        "result": s.result,
    }


def imagine(view: View, rng: random.Random) -> State:
    options = Options(**{name: as_tuples(value) for name, value in view["options"].items()})
    s = State(view["seats"], options)
    for name in _in_the_open(s):
        value = view[name]
        setattr(s, name, value[:] if isinstance(value, list) else value)
    s.thrown = tuple(view["thrown"])
    if view["trial"]:
        s.trial = next(place for place, trial in enumerate(s.box.trials) if trial.id == view["trial"])
    _deal_fortunes(s, view, rng)
    _lay_riddles(s, view, rng)
    return s


def _deal_fortunes(s: State, view: View, rng: random.Random) -> None:
    """Gives each fortune that this viewer cannot see notes that are not elsewhere."""
    for seat, fortune in enumerate(view["fortunes"]):
        for value, count in enumerate(fortune or ()):
            _hold(s, seat, value, count)
    hidden = [seat for seat, fortune in enumerate(view["fortunes"]) if fortune is None]
    counts = [view["notes"][seat] - (s.pile if seat == s.seat else 0) for seat in hidden]
    left = rng.sample(range(len(VALUES)), sum(counts), counts=s.pool)
    for seat, count in zip(hidden, counts, strict=True):
        for _note in range(count):
            _hold(s, seat, left.pop(), 1)


def _hold(s: State, seat: int, value: int, count: int) -> None:
    s.fortunes[seat * len(NOTES) + value] += count
    s.pool[value] -= count


def _lay_riddles(s: State, view: View, rng: random.Random) -> None:
    """A riddle that this viewer does not know can be any that suits the candidate and has not been used."""
    s.under = view["under"][:]
    used = frozenset(s.under)
    s.fresh = [riddle for riddle in s.fresh if riddle not in used]
    if view["riddle_out"]:
        s.riddle = _called(s, view["riddle"]) if view["riddle"] else _unknown(s, view, rng)
        s.fresh.remove(s.riddle)
    if view["laid_by"] != -1:
        s.laid_by = _unknown(s, view, rng) if view["laid_by"] is None else view["laid_by"]
        s.fresh.remove(s.laid_by)


def _called(s: State, id: str) -> int:
    return next(riddle for riddle in s.fresh if s.box.riddles[riddle].id == id)


def _unknown(s: State, view: View, rng: random.Random) -> int:
    """A riddle that suits the candidate (FB-71), with as many answers as all have heard (FB-35)."""
    box, asked = s.box, s.phase in _ASKED
    fits = [riddle for riddle in s.fresh if riddle in box.suited[s.seat]]
    return rng.choice([r for r in fits if not asked or box.riddles[r].one_answer == view["one_answer"]])
