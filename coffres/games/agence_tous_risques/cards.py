"""Cards: which may be played on whom and why not, putting them down, drawing new ones, and their effects."""

from __future__ import annotations

from coffres.engine.contract import Move
from coffres.games.agence_tous_risques import moves, turn
from coffres.games.agence_tous_risques.boards import FINAL_LAB, GUARD, SAFE
from coffres.games.agence_tous_risques.material import (
    BENCHED,
    BOOST,
    BOOST_STEPS,
    CLEAR,
    DECK,
    FIRST_LAB_CARD,
    PROWLING,
    SHOW,
    lab_card,
)
from coffres.games.agence_tous_risques.movement import guard_behind, heading, lab_ahead, put
from coffres.games.agence_tous_risques.state import State


def legal(s: State) -> list[Move]:
    """AT-06, AT-08: the moves with cards that the active player may make now, or the one move to do without a
    card."""
    seat = s.active % s.n
    found = []
    last = -1
    for card in s.hands[s.active]:
        if card == last:
            continue
        last = card
        if card in (BENCHED, PROWLING):
            found += [moves.PLAY_ON[seat][card][c] for c in range(s.m) if not against_target(s, card, c)]
        elif not against_moving(s, card):
            found.append(moves.PLAY[seat][card])
        found.append(moves.DISCARD[seat][card])
    found.append(moves.WAIVE[seat])
    return found


def against_target(s: State, card: int, c: int) -> str:
    """The clause against playing "benched" or "prowling guard" on `c`; "" if it may be played."""
    if c != s.active:
        if c % s.n == s.active % s.n:
            return "AT-48"
        if s.path[s.at[c]] == SAFE:
            return "AT-23"
    if card == BENCHED:
        return "AT-26" if s.benched >> c & 1 else ""
    return "AT-28" if guard_behind(s, c) < 0 else ""


def against_moving(s: State, card: int) -> str:
    """The clause against playing a card that moves its player; "" if it may be played."""
    c = s.active
    place = s.at[c]
    letter = s.path[place]
    if letter == GUARD:
        return "AT-19"
    if place == s.vault:
        return "AT-33"
    if not heading(s, c):
        return "AT-65"
    if card >= FIRST_LAB_CARD:
        return "" if letter in (lab_card(card)[0], FINAL_LAB) else "AT-25"
    if card == CLEAR:
        return "" if s.rolled else "AT-30"
    return "AT-31" if card == SHOW and not lab_ahead(s, c) else ""


def refusal(s: State, m: Move) -> str:
    """The clause against an illegal move about cards."""
    if m.verb not in ("play", "discard"):
        return "AT-50"
    if not m.args or m.args[0] not in s.hands[s.active]:
        return "AT-04"
    card = m.args[0]
    if m.verb == "discard":
        return "AT-08"
    if card not in (BENCHED, PROWLING):
        return against_moving(s, card) or "AT-06"
    if len(m.args) == 2 and m.args[1] in range(s.m):
        return against_target(s, card, m.args[1])
    return "AT-26" if card == BENCHED else "AT-27"


def put_down(s: State, card: int) -> None:
    """AT-58: the card goes to the discards or before its player; the replacement is drawn before it acts."""
    c = s.active
    hand = list(s.hands[c])
    hand.remove(card)
    s.hands[c] = tuple(hand)
    s.since.append(c * len(DECK) + card)
    s.carded = True
    if s.card == BENCHED:
        s.benched |= 1 << s.target
    else:
        s.discards[card] += 1
    if any(s.pile):
        s.phase = "draw"
    elif any(s.discards):  # AT-09
        s.phase = "shuffle"
    else:
        act(s)


def play(s: State, m: Move) -> None:
    s.card = m.args[0]
    s.target = m.args[1] if len(m.args) == 2 else -1
    put_down(s, s.card)


def shuffle(s: State) -> None:
    s.pile = s.discards
    s.discards = [0] * len(DECK)
    s.stock = s.pile[:]
    s.kept = s.hands[:]
    s.aside = s.benched.bit_count()
    s.since = []
    s.phase = "draw"


def draw(s: State, c: int, card: int) -> None:
    s.hands[c] = tuple(sorted((*s.hands[c], card)))
    s.pile[card] -= 1


def act(s: State) -> None:
    """The effect of the card just played."""
    card, target = s.card, s.target
    s.card = s.target = -1
    if card == CLEAR:
        s.phase = "again"
    elif card == PROWLING:
        put(s, target, guard_behind(s, target))
        if target == s.active:  # AT-68
            turn.arrive(s)
        else:
            turn.go_on(s)
    elif card in (-1, BENCHED):  # discarded, or already lying before its player
        turn.go_on(s)
    else:
        turn.move(s, heading(s, s.active), steps(s, card))


def steps(s: State, card: int) -> int:
    """How many spaces a card moves its player."""
    if card == BOOST:
        return BOOST_STEPS
    return lab_ahead(s, s.active) if card == SHOW else lab_card(card)[1]


def sit_out(s: State) -> None:
    """AT-26, AT-50: the benched player discards the card, and their turn ends."""
    s.benched &= ~(1 << s.active)
    s.discards[BENCHED] += 1
    turn.begin(s, (s.active + 1) % s.m)


def forget(s: State) -> None:
    """AT-46: all hands are open, so treat them as just drawn: nobody needs to work out who kept which
    card."""
    s.stock = [count + sum(hand.count(card) for hand in s.hands) for card, count in enumerate(s.pile)]
    s.kept = [()] * s.m
    s.aside = 0
    s.since = []
