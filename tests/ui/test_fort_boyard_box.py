"""Before a game of Fort Boyard: which trials are in the box, and our own cards with them (FB-04, FB-52)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from coffres.dev.window.game import people
from coffres.dev.window.robot import Robot
from coffres.engine.trouble import Trouble
from coffres.games.fort_boyard.trial_cards import TRIAL_FILTERS
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.ui.boards.fort_boyard.box import BoxLine
from coffres.ui.boards.fort_boyard.box_sheet import BoxKind, BoxSheet, BoxTrial
from coffres.ui.boards.fort_boyard.trial_choice import TrialChoice
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.plate import Plate
from tests.ui.evening import Evening

OURS = OwnCards(
    (Riddle("Qui ronfle ?", "Papi", "Léa", True), Riddle("Et là ?", "Mamie", "Bo", mixed=False)),
    (Trial("Le pot", "Tiens le pot.", "Il ne tombe pas.", "Léa", True, (1, 2, 3)),),
)
NOISY = {"barbichette", "hot_hands", "tiger_paw", "catapult"}


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def at_variants(evening: Evening, cards: OwnCards = OURS) -> Evening:
    evening.app.keepsakes.change(cards)
    evening.app.choose_options("fort_boyard", people(3))
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
    assert variant.preset.name == "normale"
    opened(evening)
    touch(evening, kind(evening, "Sans bruit"))
    assert variant.preset.name == "normale"
    variant.take(variant.presets[0])
    assert set(variant.values["left_out"]) == NOISY


@pytest.mark.rule("FB-03")
def test_the_box_says_how_many_riddles_there_are_of_the_chosen_level(evening: Evening) -> None:
    at_variants(evening, OwnCards())
    (line,) = evening.all(BoxLine)
    assert line.told == "Épreuves : 10. Énigmes : 180."
    evening.app.scene.screen.choose("levels", "easy")
    assert line.told == "Épreuves : 10. Énigmes : 60."
