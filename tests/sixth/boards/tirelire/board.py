"""A line for each seat, and what they have decided."""

from __future__ import annotations

from collections.abc import Sequence

from coffres.games.tirelire import words
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label

from coffres.engine.contract import Ask, Fact, Move
from coffres.ui.board import Board, Control
from coffres.ui.board_parts import Throw
from coffres.ui.chooser import Part
from coffres.ui.moment import Moment


class OneDie(Throw):
    def fallen(self, fact: Fact) -> Sequence[int]:
        return fact[2] if fact and fact[1] == "roll" else ()


class TirelireBoard(Board):
    throw = OneDie()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.lines = [Label() for _person in self.people]
        column = BoxLayout(orientation="vertical", pos_hint={"x": 0, "y": 0})
        for line in self.lines:
            column.add_widget(line)
        self.add_widget(column)

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view = moment.table
        for seat, line in enumerate(self.lines):
            given, coin = view["given"][seat], view["coins"][seat]
            sign = "?" if given is None else "+" if given else "-"
            line.text = f"{moment.names[seat]} {sign} {coin if coin > 0 else '…'}"

    def parts(self, move: Move) -> Sequence[Part]:
        return [("act", move.verb)]

    def controls(self, ask: Ask) -> Sequence[Control]:
        return [
            Control(
                ("act", move.verb),
                words.choice(move, self.moment.names, self.translate),
                main=True,
                needs_look=move.verb == "seen",
            )
            for move in self.moment.legal(ask.by)
        ]

    def secret(self, moment: Moment) -> Label:
        coin = moment.sight.view["coins"][moment.sight.viewer]
        return Label(text=self.translate(words.COIN).format(coin=coin))
