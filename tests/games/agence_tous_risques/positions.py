"""Tables of the Agence tous risques, arranged as a test needs them."""

from __future__ import annotations

from typing import Any

from coffres.engine.contract import CHANCE, Fact
from coffres.games.agence_tous_risques.material import (
    BENCHED,
    BOOST,
    CLEAR,
    FIRST_LAB_CARD,
    KEY,
    PROWLING,
    SHOW,
)
from tests.games.table import Table

__all__ = [
    "BENCHED",
    "BOOST",
    "CLEAR",
    "LAB1",
    "LAB2",
    "LAB3",
    "PROWLING",
    "SHOW",
    "begun",
    "card",
    "decide",
    "due",
    "fight",
    "new",
    "on",
    "place",
    "roll",
]

LAB1, LAB2, LAB3 = FIRST_LAB_CARD, FIRST_LAB_CARD + 3, FIRST_LAB_CARD + 6  # I: 3 spaces, II: 4, III: 5


def new(seats: int, **options: Any) -> Table:
    return Table(KEY, seats, options)


def begun(seats: int, **options: Any) -> Table:
    """Characters chosen and cards dealt: the dice for who starts are next."""
    table = new(seats, **options)
    while table.state.phase in ("choose", "deal"):
        ask = table.ask()
        table.session.play(table.session.legal(ask.by)[0])
    return table


def on(
    spaces: str,
    *at: int,
    turn: int = 0,
    been: tuple[int, ...] = (),
    holder: int = -1,
    hand: tuple[int, ...] = (BOOST,) * 3,
    two: bool = False,
    **fields: Any,
) -> Table:
    """The turn of a character begins on a path of these spaces; place 0 is START, the last one the VAULT.

    Who has been to the VAULT is `been` and the holder; all have the same hand.
    """
    table = begun(2, two_characters=True) if two else begun(len(at))
    table.arrange(
        phase="turn",
        path=f"^{spaces}$",
        vault=len(spaces) + 1,
        at=list(at),
        active=turn,
        been=sum(1 << c for c in {*been, holder} if c >= 0),
        holder=holder,
        hands=[tuple(sorted(hand))] * len(at),
    )
    return table.arrange(**fields)


def _seat(table: Table) -> int:
    seat = table.state.active % table.state.n
    return int(seat)


def decide(table: Table, verb: str, *args: Any) -> None:
    """The player whose turn it is does this."""
    table.play(_seat(table), verb, *args)


def roll(table: Table, *dice: int) -> None:
    """The roll of the turn, one that moves."""
    if table.state.phase == "turn":
        decide(table, "roll")
    table.chance("advance", *dice)


def card(table: Table, kind: int, *target: int) -> Fact:
    """Plays a card and draws another, the first there is; tells what the table is told of that."""
    decide(table, "play", kind, *target)
    if table.state.phase == "shuffle":
        table.chance("shuffle")
    draw = table.session.legal(CHANCE)[0]
    return table.chance(draw.verb, *draw.args)


def fight(table: Table, mine: int, theirs: int) -> None:
    """The dice of the active character and of their opponent."""
    table.chance("strike", mine)
    table.chance("parry", theirs)


def place(table: Table, c: int) -> int:
    where = table.state.at[c]
    return int(where)


def due(table: Table) -> str:
    """The prompt of what is waited for."""
    return table.ask().prompt
