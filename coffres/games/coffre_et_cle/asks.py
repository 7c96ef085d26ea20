"""What is waited for. The phase of a state says where the game stands:

deal > starter > first_look >
    act [> draw] [> look] > talk > designate   ... turn after turn ...
    [> last_talk > must_designate]             when the rounds are over (CC-37)
    [> final_talk > name]                      when a Neutral was designated (CC-31)
> reveal [> uncover] > shown > the next deal   or over
"""

from __future__ import annotations

from functools import cache

from coffres.engine.contract import CHANCE, CLOCK, TABLE, Ask, Chapter
from coffres.games.coffre_et_cle.state import State

# prompt -> the clause behind it
TALKS = {"talk": "CC-26", "last_talk": "CC-37", "final_talk": "CC-54"}
_LOOKS = {"observed": "CC-12", "exchanged": "CC-13", "forced": "CC-14"}
_PAGES = {"first_look": "CC-05", "act": "CC-11", "designate": "CC-27", **_LOOKS}  # private pages (CC-43)
POINTING = {"must_designate": "CC-37", "name": "CC-32"}  # public questions (CC-51, CC-55)
_TABLE = {"reveal": "CC-38", "shown": "CC-59"}
_DRAWS = {"deal": "CC-03", "starter": "CC-42", "draw": "CC-40", "uncover": "CC-38"}


def standing(s: State) -> tuple[Ask, ...]:
    phase = s.phase
    if phase in ("act", "designate"):
        return _page(phase, s.seat, s.options.turn_clock)
    if phase == "look":
        return _page(_look_prompt(s), s.looker, s.options.turn_clock)
    if phase in TALKS:
        return _talk(phase, s.options.talk)
    if phase in POINTING:
        return _public(phase, s.seat)
    if phase == "first_look":
        return _page(phase, s.ready, 0)
    if phase in _DRAWS:
        return _draw(phase, s.ready if phase == "deal" else s.looker)
    return _public(phase, TABLE) if phase in _TABLE else ()


@cache
def _page(prompt: str, seat: int, clock: int) -> tuple[Ask, ...]:
    ask = Ask(seat, prompt, secret=True, rule=_PAGES[prompt])
    return (ask, Ask(CLOCK, "turn_clock", seconds=clock, rule="CC-45")) if clock else (ask,)


@cache
def _talk(prompt: str, seconds: int) -> tuple[Ask, ...]:
    ask = Ask(TABLE, prompt, rule=TALKS[prompt])
    return (ask, Ask(CLOCK, "talk_clock", seconds=seconds, rule="CC-26")) if seconds else (ask,)


@cache
def _public(prompt: str, by: int) -> tuple[Ask, ...]:
    return (Ask(by, prompt, rule=POINTING.get(prompt) or _TABLE[prompt]),)


@cache
def _draw(prompt: str, of: int) -> tuple[Ask, ...]:
    return (Ask(CHANCE, prompt, of=of, rule=_DRAWS[prompt]),)


def _look_prompt(s: State) -> str:
    if s.looked >= s.n:
        return "observed"
    return "exchanged" if s.looker == s.seat else "forced"


_TURN = ("act", "draw", "look", "talk", "designate")
_LAST = ("last_talk", "must_designate", "final_talk", "name")
_OPEN = ("reveal", "uncover", "shown", "over")


def chapter(s: State) -> Chapter:
    """The deal, each turn, the final phase, or the cards that are turned up."""
    number = s.deal + 1
    if s.phase in _TURN:
        return Chapter("turn", s.seat, number)
    if s.phase in _LAST:
        return Chapter("last", number=number)
    return Chapter("open" if s.phase in _OPEN else "deal", number=number)
