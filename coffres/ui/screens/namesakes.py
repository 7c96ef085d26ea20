"""Asks people who somebody was: results of theirs may be those of a player on the bench."""

from __future__ import annotations

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from coffres.engine.people import NO_ONE
from coffres.engine.trouble import N_
from coffres.storage.namesakes import Answer, Question
from coffres.ui.honours_desk import HonoursDesk
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, parchment, plate, sentence, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.room import Room


class NamesakesScreen(Room):
    desk: HonoursDesk = ObjectProperty()
    question: Question = ObjectProperty()
    called = StringProperty()
    asked = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        _, question = App.get_running_app().l10n._, self.question
        self.called = _("« {name} »", name=question.name)
        one = question.games == 1
        if len(question.candidates) > 1:
            told = N_("Ce nom est dans 1 partie d'avant. Qui était-ce ?")
            more = N_("Ce nom est dans {count} parties d'avant. Qui était-ce ?")
        else:
            told = N_("Ce nom est dans 1 partie d'avant. Était-ce la même personne ?")
            more = N_("Ce nom est dans {count} parties d'avant. Était-ce la même personne ?")
        self.asked = _(told if one else more, count=question.games)
        for player in question.candidates:
            row = PersonRow(symbol=player.symbol, colour=player.colour, name=player.name)
            row.bind(on_release=lambda _row, id_=player.id: self.answer(question.answered(id_)))
            self.ids.rows.add_widget(row)

    def somebody_else(self) -> None:
        self.answer(self.question.somebody_else())

    def later(self) -> None:
        self.answer(self.question.answered(NO_ONE))

    def answer(self, answer: Answer) -> None:
        self.desk.answer(answer)
        App.get_running_app().navigator.show("honours")

    def back(self) -> bool:
        self.later()
        return True


load_layout(__name__)
