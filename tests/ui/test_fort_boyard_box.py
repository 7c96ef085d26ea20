"""Before a game of Fort Boyard: which trials are in the box, and our own cards with them (FB-04, FB-52)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard.material import OWN_LEVELS, THE_TABLES
from coffres.games.fort_boyard.trial_cards import TRIAL_FILTERS
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.storage.roster import AS_THE_TABLE, RIDDLE_LEVELS, Player
from coffres.ui.boards.fort_boyard.box import BoxLine
from coffres.ui.boards.fort_boyard.box_sheet import BoxKind, BoxSheet, BoxTrial
from coffres.ui.boards.fort_boyard.trial_choice import TrialChoice
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.option_row import OptionRow
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.segments import Segment
from tests.ui.evening import Evening

OURS = OwnCards(
    (Riddle("Qui ronfle ?", "Papi", "Léa", True), Riddle("Et là ?", "Mamie", "Bo", mixed=False)),
    (Trial("Le pot", "Tiens le pot.", "Il ne tombe pas.", "Léa", True, (1, 2, 3)),),
)
NOISY = {"barbichette", "hot_hands", "tiger_paw", "catapult"}


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def at_variants(evening: Evening, cards: OwnCards = OURS, seats: int = 3) -> Evening:
    evening.app.keepsakes.change(cards)
    evening.app.choose_options("fort_boyard", people(seats))
    evening.app.scene.screen.changing = True
    evening.robot.wait(0.3)
    return evening


def opened(evening: Evening) -> BoxSheet:
    (line,) = evening.all(BoxLine)
    evening.app.scene.screen.ids.scroll.scroll_to(line, animate=False)
    evening.robot.wait(0.2)
    touch(evening, next(plate for plate in line.walk() if isinstance(plate, Plate)))
    (sheet,) = evening.all(BoxSheet)
    return sheet


def touch(evening: Evening, widget: Any) -> None:
    evening.robot.touch(widget.to_window(*widget.center))
    evening.robot.wait(0.2)


def kind(evening: Evening, label: str) -> BoxKind:
    return next(widget for widget in evening.all(BoxKind) if widget.text == label)


def card(evening: Evening, name: str) -> BoxTrial:
    return next(widget for widget in evening.all(BoxTrial) if widget.card.name.startswith(name))


def chosen(evening: Evening) -> dict[str, Any]:
    return evening.app.scene.screen.variant.chosen


def notes(evening: Evening) -> str:
    return " ".join(note.text for note in evening.all(Note))


@pytest.mark.rule("FB-52")
def test_a_quiet_evening_leaves_the_noisy_ones_out_and_the_game_follows(evening: Evening) -> None:
    opened(at_variants(evening))
    touch(evening, kind(evening, "Sans bruit"))
    assert set(chosen(evening)["left_out"]) == NOISY
    assert card(evening, "La main chaude").card.why == "Sans bruit"
    touch(evening, card(evening, "La pince"))
    assert set(chosen(evening)["left_out"]) == NOISY | {"pinch"}
    touch(evening, card(evening, "La main chaude"))  # it says why, and stays where it is
    assert "Sans bruit" in notes(evening)
    assert set(chosen(evening)["left_out"]) == NOISY | {"pinch"}
    touch(evening, kind(evening, "Sans bruit"))
    assert chosen(evening)["left_out"] == ["pinch"]
    evening.app.navigator.back()
    evening.app.scene.screen.start()
    evening.robot.wait(0.3)
    assert evening.sitting.match.options["left_out"] == ("pinch",)


@pytest.mark.rule("FB-52")
def test_all_kinds_of_evening_together_leave_enough_cards(evening: Evening) -> None:
    opened(at_variants(evening, OwnCards()))
    for filter_ in TRIAL_FILTERS:
        touch(evening, kind(evening, filter_.label))
    there = [widget.card.name for widget in evening.all(BoxTrial) if widget.card.name and widget.card.there]
    assert sorted(there) == ["La bataille", "La pince", "Les interdits"]
    touch(evening, kind(evening, "Sans bruit"))
    assert card(evening, "La patte du tigre").card.why == "Sans se toucher"


@pytest.mark.rule("FB-52")
def test_what_would_leave_too_few_is_refused_and_said(evening: Evening) -> None:
    opened(at_variants(evening, OwnCards()))
    for name in ("La bataille", "La pince", "Les interdits"):
        touch(evening, card(evening, name))
    for label in ("Sans bruit", "Sans se lever"):
        touch(evening, kind(evening, label))
    assert "Épreuves qui resteraient : 1." in notes(evening)
    assert not kind(evening, "Sans se lever").taken
    assert len(chosen(evening)["left_out"]) == 7


@pytest.mark.rule("FB-52")
def test_the_last_trial_stays() -> None:
    choice = TrialChoice(["a", "b", "ours"], (), 3)
    choice.turn("a")
    choice.turn("b")
    with pytest.raises(Trouble, match="au moins une"):
        choice.turn("ours")
    with pytest.raises(Trouble, match="au moins une"):
        choice.shelve(["ours"])
    choice.turn("b")
    choice.shelve(["ours"])
    assert choice.left_out == ("a", "ours")
    choice.shelve([])
    assert choice.left_out == ("a",)


@pytest.mark.rule("FB-04", "FB-52")
def test_our_cards_are_mixed_in_or_not(evening: Evening) -> None:
    opened(at_variants(evening))
    riddle, trial = OURS.riddles[0], OURS.trials[0]
    assert chosen(evening)["own_riddles"] == [[riddle.id, True]]  # the other one is kept apart
    assert chosen(evening)["own_trials"] == [[trial.title, True, [1, 2, 3]]]
    assert "écrites par vous" in evening.all(BoxLine)[0].told
    touch(evening, card(evening, "Le pot"))
    assert (chosen(evening)["own_trials"], chosen(evening)["own_riddles"]) == ([], [[riddle.id, True]])
    touch(evening, card(evening, "Le pot"))
    touch(evening, card(evening, "Nos cartes"))
    assert (chosen(evening)["own_trials"], chosen(evening)["own_riddles"]) == ([], [])
    touch(evening, card(evening, "Le pot"))
    assert "Mêlez d'abord" in notes(evening)
    touch(evening, card(evening, "Nos cartes"))
    assert len(chosen(evening)["own_trials"]) == 1


def test_the_box_changes_no_preset(evening: Evening) -> None:
    at_variants(evening)
    variant = evening.app.scene.screen.variant
    assert variant.preset.name == "courte"
    opened(evening)
    touch(evening, kind(evening, "Sans bruit"))
    assert variant.preset.name == "courte"
    variant.take(variant.presets[0])
    assert set(variant.values["left_out"]) == NOISY


@pytest.mark.rule("FB-03")
def test_the_box_says_how_many_riddles_there_are_of_the_chosen_level(evening: Evening) -> None:
    at_variants(evening, OwnCards())
    (line,) = evening.all(BoxLine)
    assert line.told == "Épreuves : 10. Énigmes : 360."
    evening.app.scene.screen.choose("levels", "easy")
    assert line.told == "Épreuves : 10. Énigmes : 120."


# Everybody's own level


def with_levels(evening: Evening, *levels: str) -> Evening:
    """The first of these people have such levels on their cards."""
    roster = evening.app.roster
    for seat, level in zip(people(4), levels, strict=False):
        roster = roster.remember(Player(seat.name, seat.symbol, seat.colour, id=seat.person, riddles=level))
    evening.app.change_roster(roster)
    return at_variants(evening, OwnCards(), 4)


def level_row(evening: Evening) -> OptionRow | None:
    return next((row for row in evening.all(OptionRow) if row.name == "riddle_levels"), None)


def switch(evening: Evening, label: str) -> None:
    row = level_row(evening)
    assert row is not None
    evening.app.scene.screen.ids.scroll.scroll_to(row, animate=False)
    evening.robot.wait(0.2)
    touch(evening, next(part for part in row.walk() if isinstance(part, Segment) and part.text == label))


@pytest.mark.rule("FB-71")
def test_one_touch_gives_everybody_the_riddles_of_their_own_level(evening: Evening) -> None:
    with_levels(evening, "hard", "", "child", "child")
    row = level_row(evening)
    assert row.value is False
    assert chosen(evening)["riddle_levels"] == []
    assert row.says.endswith("Enfant : Chloé, Dan. Difficile : Ana. Comme la table : Bo.")
    evening.app.scene.screen.choose("levels", "easy")
    (line,) = evening.all(BoxLine)
    assert line.told == "Épreuves : 10. Énigmes : 120."
    switch(evening, "oui")
    assert chosen(evening)["riddle_levels"] == [3, 0, 1, 1]
    assert line.told == "Épreuves : 10. Énigmes : 240."
    evening.app.scene.screen.start()
    evening.robot.wait(0.3)
    assert evening.sitting.match.options["riddle_levels"] == (3, 0, 1, 1)


@pytest.mark.rule("FB-71")
def test_and_another_touch_takes_them_back(evening: Evening) -> None:
    with_levels(evening, "family")
    switch(evening, "oui")
    switch(evening, "non")
    assert chosen(evening)["riddle_levels"] == []
    assert evening.app.scene.screen.variant.preset.name == "courte"


@pytest.mark.rule("FB-71")
def test_the_levels_are_said_in_the_language_of_the_table(evening: Evening) -> None:
    with_levels(evening, "family")
    evening.app.change(language="en")
    evening.robot.wait(0.2)
    row = level_row(evening)
    assert list(row.labels) == ["no", "yes"]
    assert "Ana" in row.says


@pytest.mark.rule("FB-71")
def test_where_nobody_has_a_level_none_is_offered(evening: Evening) -> None:
    assert level_row(with_levels(evening)) is None
    assert chosen(evening)["riddle_levels"] == []


@pytest.mark.rule("FB-71")
def test_whoever_takes_a_seat_over_plays_at_the_level_of_the_seat(evening: Evening) -> None:
    with_levels(evening, "child")
    switch(evening, "oui")
    evening.app.scene.screen.start()
    evening.robot.wait(0.3)
    assert evening.sitting.sit(0, "Papi", "", evening.app.roster.id_of("Papi"))
    assert evening.sitting.match.names[0] == "Papi"
    assert evening.sitting.match.options["riddle_levels"] == (1, 0, 0, 0)


def test_every_level_of_a_card_is_one_of_the_game() -> None:
    assert len(RIDDLE_LEVELS) == len(OWN_LEVELS)
    assert RIDDLE_LEVELS.index(AS_THE_TABLE) == OWN_LEVELS.index(THE_TABLES)
