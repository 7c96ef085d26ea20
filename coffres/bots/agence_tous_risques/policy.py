"""The quick judgement of a sensible player: what each move saves or costs, in turns, from tables."""

from __future__ import annotations

from coffres.bots.agence_tous_risques.hands import new_card, worths
from coffres.bots.agence_tous_risques.position import Position
from coffres.bots.agence_tous_risques.races import races
from coffres.bots.agence_tous_risques.walks import CORRIDOR, GUARD, LABS, WON_BY, Walk
from coffres.engine.contract import Move
from coffres.games.agence_tous_risques.material import (
    BENCHED,
    BOOST,
    BOOST_STEPS,
    CLEAR,
    FIRST_LAB_CARD,
    PROWLING,
    lab_card,
)

_CAUGHT = 1.5  # turns: what it is worth to a pursuer to reach the formula
_TURN_LOST = 1.4  # a turn that somebody sits out: they play no card in it, either
_SENT_BACK = 1.25  # how much a turn counts that a guard costs
_PLAINLY_WORSE = 1.2  # turns: a move that is so much worse than another needs no thought
_NEARLY_OUT = 2.2  # turns: with so few left to the holder,
_NOW_OR_NEVER = 2.5  # it counts so much more to hold them back
_WAIT = 0.5  # before the roll a card must be better by so much: after it, one knows more


def walk_of(s: Position, c: int) -> Walk:
    """The walk that character `c` is on; a pursuer's is the holder's: they chase it."""
    both = races(s.path).walks
    return both.outwards if s.been >> c & 1 else both.inwards


def remaining(s: Position, c: int) -> float:
    """The turns that `c` still needs to get out, if nobody comes between."""
    both = races(s.path).walks
    if s.been >> c & 1:
        return both.outwards.turns[s.at[c]]
    return both.inwards.turns[s.at[c]] + both.outwards.turns[s.vault]


def rivals(s: Position, seat: int) -> list[int]:
    return [c for c in range(s.m) if c % s.n != seat]


def threat(s: Position, c: int) -> float:
    """How much it matters to the active player what becomes of `c`: 1 for the one who is most in the way."""
    if s.holder >= 0:
        if s.holder % s.n == s.active % s.n:  # I run: whoever is near behind me matters
            if not s.been >> c & 1:
                return 0.5
            return 1.0 if abs(s.at[c] - s.at[s.holder]) < 16 else 0.6
        if c != s.holder:
            return 0.15
        return _NOW_OR_NEVER if races(s.path).walks.outwards.turns[s.at[c]] < _NEARLY_OUT else 1.0
    best = min(remaining(s, other) for other in rivals(s, s.active % s.n))
    return max(0.2, 1.0 - 0.3 * (remaining(s, c) - best))


def steps_of(s: Position, card: int) -> int:
    """How far a card moves the active player; 0 if it does not, or nobody knows how far."""
    if card == BOOST:
        return BOOST_STEPS
    if card >= FIRST_LAB_CARD:
        return lab_card(card)[1]
    if card in (BENCHED, PROWLING, CLEAR):
        return 0
    place, way = s.at[s.active], way_of(s, s.active)
    ahead = s.path[place + 1 :] if way > 0 else s.path[:place][::-1]
    return next((steps for steps, letter in enumerate(ahead, 1) if letter in LABS), 0)


def way_of(s: Position, c: int) -> int:
    """In which direction `c` goes, or would after a won fight."""
    if not s.been >> c & 1:
        return 1
    return 1 if s.holder >= 0 and s.at[s.holder] > s.at[c] else -1


def moved(s: Position, steps: int) -> float:
    """The turns that the active player saves by a card that moves them now."""
    c = s.active
    place, walk = s.at[c], walk_of(s, c)
    if s.been >> c & 1 and s.holder != c:
        return _chasing(s, walk, steps)
    to = walk.to(place, steps)
    if s.rolled:
        saved = walk.turns[place] - walk.arriving[to]
        if to == walk.end and walk.way > 0 and s.holder < 0:
            saved += 0.8  # the first one there runs at once
        return saved
    return walk.still[place] - walk.early[to]


def _chasing(s: Position, walk: Walk, steps: int) -> float:
    here, there = s.at[s.active], s.at[s.holder]
    if steps >= abs(here - there):
        return _CAUGHT
    if here < there:
        return steps * 0.1
    to = here - steps
    return walk.turns[here] - walk.arriving[to] if s.rolled else walk.still[here] - walk.early[to]


def wins(s: Position, move: Move) -> bool:
    """Whether a card carries the formula out at once."""
    if move.verb != "play" or s.holder != s.active or len(move.args) == 2 or move.args[0] == CLEAR:
        return False
    place = s.at[s.active]
    blocked = any(
        s.path[where] == CORRIDOR and 0 < where < place and c % s.n != move.by for c, where in enumerate(s.at)
    )
    return not blocked and steps_of(s, move.args[0]) >= place


def sent_back(s: Position, c: int) -> float:
    """The turns that a prowling guard costs `c`."""
    turns = walk_of(s, c).turns
    return turns[guard_behind(s, c)] - turns[s.at[c]]


def guard_behind(s: Position, c: int) -> int:
    """The guard space to which a prowling guard would take `c`."""
    place = s.at[c]
    return s.path.rfind(GUARD, 0, place) if way_of(s, c) > 0 else s.path.find(GUARD, place + 1)


def gain(s: Position, move: Move) -> float:
    """The turns that playing a card saves, or costs those who matter; what it was worth in the hand is not
    counted yet."""
    card = move.args[0]
    if card in (BENCHED, PROWLING):
        target = move.args[1]
        if target % s.n == move.by:
            return -1.0 - (sent_back(s, target) if card == PROWLING else 0.0)
        return threat(s, target) * (_TURN_LOST if card == BENCHED else _SENT_BACK * sent_back(s, target))
    if card == CLEAR:
        c = s.active
        walk = walk_of(s, c)
        saved = walk.turns[s.at[c]] - walk.still[s.at[c]]
        if s.been >> c & 1 and s.holder != c:
            gap = abs(s.at[c] - s.at[s.holder])
            return saved + _CAUGHT * max(0.0, min(1.0, (13 - gap) / 11))
        return saved
    return moved(s, steps_of(s, card))


def net(s: Position, move: Move) -> float:
    """What a move with a card is good for, in turns."""
    if move.verb == "waive":
        return 0.0
    card: int = move.args[0]
    kept = worths(s, s.active)[card] - new_card(s, s.active)
    if move.verb == "discard":
        return -kept
    found = gain(s, move) - kept
    if not s.rolled and card < FIRST_LAB_CARD and s.path[s.at[s.active]] != GUARD:
        found -= _WAIT
    return found


def sensible(s: Position, moves: list[Move]) -> list[Move]:
    """The moves about cards that are worth a thought. Cards are discarded after the roll, the worst one;
    nobody plays against themselves; and what is plainly worse than something else is left out."""
    found: list[Move] = []
    worst, least = None, 9.0
    known = worths(s, s.active)
    for move in moves:
        verb, args = move.verb, move.args
        if verb == "discard":
            if known[args[0]] < least:
                worst, least = move, known[args[0]]
        elif len(args) == 2:
            if args[1] % s.n != move.by:
                found.append(move)
        elif verb != "waive":
            found.append(move)
    if s.phase == "card":
        found.append(moves[-1])
        if worst is not None:
            found.append(worst)
    nets = [net_of(s, move) for move in found]
    enough = max(nets) - _PLAINLY_WORSE
    return [move for move, good in zip(found, nets, strict=True) if good >= enough]


def duel(s: Position, foe: int) -> float:
    """What the active player gains by fighting `foe`, in turns."""
    c = s.active
    mine, theirs = walk_of(s, c), walk_of(s, foe)
    won = mine.turns[s.at[c]] - mine.winning[s.at[c]]
    lost = theirs.turns[s.at[foe]] - theirs.carried[s.at[foe]]
    if s.been >> c & 1 and s.holder >= 0 and s.holder != c:
        gap = s.at[c] - s.at[s.holder]
        won += sum(odds for steps, odds in WON_BY if 0 < gap <= steps) * _CAUGHT
    return (won - threat(s, foe) * lost) / 2


def net_of(s: Position, move: Move) -> float:
    """What any move of a seat is good for, in turns; a roll is 0."""
    verb = move.verb
    if verb in ("play", "discard", "waive"):
        return net(s, move)
    return duel(s, move.args[0]) if verb in ("fight", "challenge") else 0.0


def best(s: Position, moves: list[Move]) -> Move:
    found, most = moves[0], -9.0
    for move in moves:
        good = net_of(s, move)
        if good > most:
            found, most = move, good
    return found
