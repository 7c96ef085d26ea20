"""Plays a game as it is told to: by a script, by chance, with interruptions."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from coffres.dev.command import Chosen
from coffres.dev.script import Interruption, Line
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.checks.playout import BOUND
from coffres.engine.contract import CHANCE, Move
from coffres.engine.handoff import silent
from coffres.engine.refused import Refused
from coffres.engine.session import Session
from coffres.engine.trouble import N_, Trouble


class Staged(NamedTuple):
    """A game that has been played."""

    session: Session
    draws: list[Move]  # its moves that chance made without a roll


class Staging:
    """How to play a game."""

    def __init__(
        self, table: Chosen, script: Sequence[Line], interruptions: Sequence[Interruption], finish: bool
    ) -> None:
        self._table = table
        self._script = script
        self._interruptions = sorted(interruptions, key=lambda interruption: interruption.at)
        self._finish = finish  # whether chance goes on when the script is over

    def play(self, rng: random.Random) -> Staged:
        session = Session(self._table.game, self._table.seats, self._table.options)
        actor = RandomChance(rng)
        draws = []
        script, interruptions = deque(self._script), deque(self._interruptions)
        while (asks := session.asks()) and len(session.moves) < BOUND:
            drawn = silent(asks[0])
            if interruptions and not drawn and len(session.moves) >= interruptions[0].at:
                session.play(self._interrupting(session, interruptions.popleft()))
            elif script and (not drawn or script[0].move.by == CHANCE):
                _scripted(session, script.popleft())
            elif drawn or (self._finish and not script):
                session.play(random_move(session.game, session.state, actor, rng))
            else:
                break
            if drawn:
                draws.append(session.moves[-1])
        if script:
            raise Trouble(N_("La partie finit avant la ligne {line} du scénario."), line=script[0].number)
        return Staged(session, draws)

    def _interrupting(self, session: Session, wanted: Interruption) -> Move:
        moves = session.game.interrupts(session.state)
        for move in moves:
            if move.verb == wanted.verb and wanted.args in (None, move.args):
                return move
        raise Trouble(
            N_("La table ne peut pas interrompre par « {verb} » au coup {at}, mais par : {known}."),
            verb=wanted.verb,
            at=len(session.moves),
            known=", ".join(sorted({move.verb for move in moves})) or "-",
        )


def _scripted(session: Session, line: Line) -> None:
    try:
        session.play(line.move)
    except Refused as refused:
        raise Trouble(
            N_("Ligne {line} du scénario : ce coup n'est pas permis ({rule})."),
            line=line.number,
            rule=refused.clause,
        ) from None
