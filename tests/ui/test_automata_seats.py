"""Automata at the table: seated before a game, wound up anew, sent away, taken over, and kept in the save."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.contract import Move
from coffres.engine.levels import APPRENTI, COMPAGNON, LEVELS, MAITRE, PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.roster import Roster
from coffres.ui import pictures
from coffres.ui.automata import AUTOMATA, NOBODY, PEOPLE_ONLY, face_called, face_of, free_name, key_of
from coffres.ui.seating import looks_of
from coffres.ui.widgets.automaton_sheet import AutomatonSheet
from coffres.ui.widgets.level_choice import LevelPlate
from coffres.ui.widgets.panel import Panel
from coffres.ui.widgets.pause_sheet import PauseSheet
from coffres.ui.widgets.person_row import PersonRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.text_field import TextField
from tests.ui.evening import Evening
from tests.ui.test_players import NAMES, SIZES, card, edge_of, middle, open_at, order, press, screen, tap

GAME = "coffre_et_cle"


def choose(robot: Robot, level: str) -> None:
    """Touches the key of a level on the sheet that is open."""
    found = (w for w in robot.app.scene.walk() if isinstance(w, LevelPlate) and w.level == level)
    robot.touch(middle(next(found)))
    robot.wait(0.3)


def levels(robot: Robot) -> dict[str, str]:
    return {seat.name: seat.level for seat in screen(robot).seating}


# The list


def test_twelve_names_have_a_face_each_and_levels_a_key() -> None:
    assert len(AUTOMATA) == len(set(AUTOMATA.values())) == 12
    assert all(pictures.is_drawn(face) for face in AUTOMATA.values())
    assert all(pictures.is_drawn(key_of(level)) for level in LEVELS)
    (person,) = looks_of(["Rouage"], Roster())
    assert (face_of(person), key_of(person.level)) == ("", "")
    assert face_of(person._replace(level=MAITRE)) == face_called("Rouage") == "automaton_rouage"
    assert face_called("Somebody else") in AUTOMATA.values()


def test_the_next_name_is_nobodys() -> None:
    assert free_name([]) == "Rouage"
    assert free_name(["ROUAGE"], ["ressort"]) == "Pendule"
    assert (
        free_name(["Rouage"], AUTOMATA) == "Ressort"
    )  # even a name that the tablet knows, if there is no other


# Before a game


@pytest.mark.parametrize("size", SIZES)
def test_two_touches_seat_an_automaton(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, NAMES[:2], size=size)
    tap(robot, "Ana", "Bo")
    press(robot, "Automate")
    choose(robot, MAITRE)
    assert levels(robot) == {"Ana": PERSON, "Bo": PERSON, "Rouage": MAITRE}
    assert (card(robot, "Rouage").face, card(robot, "Rouage").winding) == (
        "automaton_rouage",
        "winding_maitre",
    )
    assert card(robot, "Ana").face == ""
    assert robot.visible("Il manque une personne : on joue de 4 à 8.")
    press(robot, "Automate")
    choose(robot, APPRENTI)
    assert levels(robot)["Ressort"] == APPRENTI
    assert robot.visible("4 autour de la table : on peut jouer.")
    assert len({seat.symbol for seat in screen(robot).seating}) == 4


def test_a_free_place_may_be_an_automatons(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    robot.touch(edge_of(robot, "right"))
    robot.wait(0.3)
    (plate,) = (w for w in robot.app.scene.walk() if isinstance(w, Plate) and w.picture == "automaton_rouage")
    robot.touch(middle(plate))
    robot.wait(0.3)
    choose(robot, COMPAGNON)
    assert [(seat.name, seat.edge, seat.level) for seat in screen(robot).seating] == [
        ("Rouage", "right", COMPAGNON)
    ]
    assert robot.app.scene.floating == []


def test_a_touch_changes_its_level_or_sends_it_away(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    for level in (APPRENTI, MAITRE):
        press(robot, "Automate")
        choose(robot, level)
    tap(robot, "Rouage")
    press(robot, "Sa clé")
    (sheet,) = (above for above in robot.app.scene.floating if isinstance(above, AutomatonSheet))
    assert [plate.level for plate in sheet.walk() if isinstance(plate, LevelPlate) and plate.taken] == [
        APPRENTI
    ]
    choose(robot, COMPAGNON)
    assert levels(robot) == {"Rouage": COMPAGNON, "Ressort": MAITRE}
    assert card(robot, "Rouage").winding == "winding_compagnon"
    press(robot, "S'en va")  # it is still the chosen one
    assert levels(robot) == {"Ressort": MAITRE}
    tap(robot, "Ressort")
    press(robot, "Sa clé")
    press(robot, "S'en va")  # the sheet's own plate
    assert levels(robot) == {}
    assert [card.name for card in screen(robot).ids.bench.cards] == list(NAMES)


def test_it_is_moved_like_anybody(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    press(robot, "Automate")
    choose(robot, MAITRE)
    robot.drag(middle(card(robot, "Rouage")), edge_of(robot, "left"))
    tap(robot, "Ana", "Rouage", "Ana")
    assert {seat.name: (seat.edge, seat.level) for seat in screen(robot).seating} == {
        "Ana": ("left", PERSON),
        "Rouage": ("bottom", MAITRE),
    }
    robot.drag(middle(card(robot, "Rouage")), middle(screen(robot).ids.bench))
    assert order(robot) == ["Ana"]


def test_somebody_must_sit_there(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    for _ in range(4):
        press(robot, "Automate")
        choose(robot, APPRENTI)
    assert robot.visible(NOBODY)
    press(robot, "Et une personne")
    assert robot.app.navigator.name == "players"
    tap(robot, "Ana")
    press(robot, "Continuer")
    assert robot.app.navigator.name == "variants"


def test_they_are_not_remembered_as_people_but_come_again(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Bo")
    for level in LEVELS:
        press(robot, "Automate")
        choose(robot, level)
    seats = list(screen(robot).seating)
    press(robot, "Continuer")
    assert {player.name for player in robot.app.roster.players} == set(NAMES)
    robot.app.choose_players(GAME)
    robot.wait(0.3)
    assert set(AUTOMATA).isdisjoint(card.name for card in screen(robot).ids.bench.cards)
    press(robot, "Les mêmes que la dernière fois")
    assert list(screen(robot).seating) == seats
    assert sorted(levels(robot).values()) == sorted([PERSON, *LEVELS])


def test_a_game_of_dares_says_why_it_has_none(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Bo")
    press(robot, "Automate")
    choose(robot, MAITRE)
    robot.app.change_roster(robot.app.roster.sit(tuple(screen(robot).seating)))
    robot.app.choose_players("fort_boyard")
    robot.wait(0.3)
    press(robot, "Automate")
    assert robot.visible(PEOPLE_ONLY)
    assert not [above for above in robot.app.scene.floating if isinstance(above, AutomatonSheet)]
    robot.wait(10)
    assert not robot.visible(PEOPLE_ONLY)
    press(robot, "Les mêmes que la dernière fois")
    assert robot.visible(PEOPLE_ONLY)
    assert levels(robot) == {"Ana": PERSON, "Bo": PERSON}
    robot.touch(edge_of(robot, "left"))
    robot.wait(0.3)
    assert not [w for w in robot.app.scene.walk() if isinstance(w, Plate) and w.picture and w.opacity]


# In a game


class Table(Evening):
    """People, and automata at the seats named."""

    def sit_down(self, count: int = 4, game: str = GAME, advice: bool = False, **automata: str) -> Table:
        seats = people(count)
        for place, level in automata.items():
            number = int(place.removeprefix("seat"))
            seats[number] = seats[number]._replace(name=list(AUTOMATA)[number], level=level, person=NO_ONE)
        self.app.start(game, seats, {}, advice)
        self.robot.wait(0.2)
        return self

    def press(self, text: str) -> None:
        plates = [w for w in self.all(Plate) if w.text == text and not w.disabled]
        self.robot.touch(middle(plates[-1]))
        self.robot.wait(0.3)

    def open_seat(self, name: str) -> None:
        """Two touches from the pause."""
        self.app.open_pause()
        self.robot.wait(0.2)
        self.press("Les places")
        (row,) = (row for row in self.all(PersonRow) if row.name == name)
        self.robot.touch(middle(row))
        self.robot.wait(0.2)

    def take_over(self, name: str) -> None:
        (field,) = self.all(TextField)
        field.text = name
        self.robot.wait(0.1)
        self.press("Prendre la place")

    def go_on(self) -> None:
        for sheet in list(self.app.scene.floating):
            sheet.dismiss()
        self.robot.wait(0.1)

    def reopened(self) -> Any:
        self.app.home()
        (saved,) = self.app.shelf.running()
        self.app.resume(saved.key)
        self.robot.wait(0.5)
        return self.sitting


def test_who_leaves_is_replaced_by_three_touches_and_comes_back(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down()
    ids = table.sitting.match.people
    assert len(set(ids)) == 4 and NO_ONE not in ids
    table.slide()  # on Ana's own page, with her secret to come
    told = table.sitting.match.facts(0)
    assert (table.sitting.tablet.where, table.sitting.tablet.hand.to) == ("private", 0)
    table.open_seat("Ana")
    choose(robot, COMPAGNON)
    match = table.sitting.match
    assert (match.names[0], match.levels[0]) == ("Rouage", COMPAGNON)
    assert match.people == [NO_ONE, *ids[1:]]
    assert table.sitting.tablet.where == "table"  # nobody holds it, nothing secret is shown
    assert table.sitting.clockwork.due(match.asks()) == 0
    assert match.facts(0) == told
    table.go_on()
    assert robot.until(lambda: table.sitting.tablet.where == "curtain", 20)
    assert table.sitting.tablet.hand.to == 1  # Rouage has looked at its card: it is Bo's turn
    assert match.facts(0)[: len(told)] == told
    assert table.app.roster.seats[0][::4] == ("Rouage", COMPAGNON)
    again = table.reopened()
    assert again.match.levels == [COMPAGNON, PERSON, PERSON, PERSON]
    assert [person.name for person in again.people] == ["Rouage", "Bo", "Chloé", "Dan"]
    table.slide()
    assert (again.tablet.where, again.tablet.hand.to) == ("private", 1)
    table.open_seat("Rouage")
    table.take_over("Ana")
    assert again.match.levels == [PERSON] * 4
    assert again.match.names[0] == "Ana"
    assert (again.tablet.where, again.tablet.hand.to) == ("private", 1)  # Bo goes on with his own page
    assert again.match.people == ids  # whoever comes back is the same person
    assert table.reopened().match.names == ["Ana", "Bo", "Chloé", "Dan"]


def test_whoever_takes_a_seat_over_is_known_from_then_on(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down()
    ids = table.sitting.match.people
    table.slide()
    table.open_seat("Ana")
    table.take_over("Zoé")
    assert table.app.roster.named("Zoé").id == table.sitting.match.people[0]
    assert table.sitting.match.people[0] not in ids
    table.app.rematch()
    assert table.sitting.match.people == [table.app.roster.named("Zoé").id, *ids[1:]]


def test_somebody_leaves_under_the_curtain(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down()
    assert table.sitting.tablet.where == "curtain"
    assert table.sitting.sit(0, "Rouage", APPRENTI)
    assert table.sitting.tablet.where == "table"
    assert robot.until(lambda: table.sitting.tablet.hand.to == 1, 20)
    assert table.sitting.tablet.where == "curtain"


def test_somebody_takes_over_an_automaton_that_thinks(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down(seat0=MAITRE)
    assert table.sitting.clockwork.acting
    before = table.sitting.match.length
    (panel,) = table.all(Panel)
    assert panel.face == "automaton_rouage"
    table.open_seat("Rouage")
    table.take_over("Zoé")
    assert not table.sitting.clockwork.acting
    assert (table.sitting.tablet.where, table.sitting.tablet.hand.to) == ("curtain", 0)
    robot.wait(10)
    assert table.sitting.match.length == before  # it does not move any more
    table.slide()
    assert table.sitting.tablet.where == "private"
    assert table.sitting.asking.play(Move(0, "seen"))


def test_its_level_changes_in_the_game(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down(seat1=APPRENTI)
    table.slide()
    table.open_seat("Ressort")
    choose(robot, MAITRE)
    assert table.sitting.match.levels == [PERSON, MAITRE, PERSON, PERSON]
    assert table.sitting.match.names[1] == "Ressort"
    assert table.sitting.tablet.where == "private"
    assert table.reopened().match.levels[1] == MAITRE


def test_the_last_person_stays(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down(seat1=APPRENTI, seat2=APPRENTI, seat3=APPRENTI)
    table.open_seat("Ana")
    choose(robot, MAITRE)
    assert robot.visible(NOBODY)
    assert table.sitting.match.levels[0] == PERSON


def test_in_a_game_of_dares_no_automaton_sits_down(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down(game="fort_boyard")
    table.open_seat("Ana")
    assert [plate for plate in table.all(LevelPlate) if plate.parent.opacity or not plate.disabled] == []


def test_rows_of_people_show_faces_and_keys(robot: Robot, tmp_path: Path) -> None:
    table = Table(robot, tmp_path).sit_down(seat2=MAITRE)
    table.slide()
    table.app.open_pause()
    robot.wait(0.2)
    table.press("Les places")
    rows = {row.name: (row.face, row.winding) for row in table.all(PersonRow)}
    assert rows["Pendule"] == ("automaton_pendule", "winding_maitre")
    assert rows["Ana"] == ("", "")
    assert [type(sheet) for sheet in table.app.scene.floating][-1] is PauseSheet


# From the choices to the save


@pytest.mark.parametrize("wanted", [False, True])
def test_what_was_chosen_is_in_the_save(robot: Robot, tmp_path: Path, wanted: bool) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Bo", "Chloé")
    press(robot, "Automate")
    choose(robot, MAITRE)
    seated = [(seat.name, seat.level) for seat in screen(robot).seating]
    press(robot, "Continuer")
    screen(robot).ids.tools.children[0].control.dispatch("on_choose", wanted)
    press(robot, "Commencer")
    sitting = robot.app.sitting
    assert list(zip(sitting.match.names, sitting.match.levels, strict=True)) == seated
    robot.app.home()
    robot.app.resume(robot.app.shelf.running()[0].key)
    sitting = robot.app.sitting
    assert list(zip(sitting.match.names, sitting.match.levels, strict=True)) == seated
    assert [person.level for person in sitting.people] == [level for _name, level in seated]
    assert sitting.advice is wanted


@pytest.mark.parametrize(
    ("key", "yes"),
    [
        ("coffre_et_cle", "Oui"),
        ("agence_tous_risques", "Oui"),
        ("casse_du_siecle", "Oui, tout le monde est d'accord"),
        ("roc_noir", "Oui, tout le monde est d'accord"),
        ("fort_boyard", ""),
    ],
)
def test_advice_is_a_choice_where_there_are_automata(
    robot: Robot, tmp_path: Path, key: str, yes: str
) -> None:
    open_at(robot, tmp_path)
    robot.app.choose_options(key, people(4))
    screen(robot).changing = True
    robot.wait(0.3)
    assert ("Conseils" in robot.texts()) == bool(yes)
    assert [text for text in robot.texts() if text.startswith("Oui, ") or text == "Oui"] == [yes] * bool(yes)
