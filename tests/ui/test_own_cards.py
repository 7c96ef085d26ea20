"""Nos cartes, by real touches: written, tried, changed, thrown away, mixed in, shared, received (FB-04)."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.engine.registry import card_game
from coffres.engine.trouble import N_, Trouble
from coffres.storage import own_cards
from coffres.storage.own_cards import OwnCards, Riddle, Trial
from coffres.storage.shared_cards import hand_out
from coffres.ui.boards.fort_boyard.card_tryout import CardTryout
from coffres.ui.boards.fort_boyard.own_trial_sheet import OwnTrialSheet
from coffres.ui.boards.fort_boyard.secret import RiddlePage
from coffres.ui.boards.fort_boyard.trial import TrialCard
from coffres.ui.widgets.bar_button import BarButton
from coffres.ui.widgets.cards_folder_sheet import CardsFolderSheet
from coffres.ui.widgets.note import Note
from coffres.ui.widgets.own_card_row import OwnCardRow
from coffres.ui.widgets.own_card_sheet import OwnCardSheet
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sand import Sand
from coffres.ui.widgets.segments import Segment
from coffres.ui.widgets.stepper import Stepper
from tests.ui.evening import Evening

RIDDLE = Riddle("Qui ronfle ?", "Papi", "Léa")
TRIAL = Trial("Le pot", "Tiens le pot.", "Il ne tombe pas.", "Léa", True, (1, 2, 3))


@pytest.fixture
def evening(robot: Robot, tmp_path: Path) -> Evening:
    return Evening(robot, tmp_path)


def at_our_cards(evening: Evening, *riddles: Riddle, trials: tuple[Trial, ...] = ()) -> Evening:
    evening.app.keepsakes.change(OwnCards(riddles, trials))
    evening.app.home()
    evening.robot.wait(0.2)
    press(evening, BarButton, "Nos cartes")
    return evening


def press(evening: Evening, kind: type[Any], text: str, seconds: float = 0) -> None:
    """Presses the topmost widget with this text."""
    found = [widget for widget in evening.all(kind) if widget.text == text and not widget.disabled]
    where = found[-1].to_window(*found[-1].center)
    evening.robot.touch_down(where)
    evening.robot.wait(seconds)
    evening.robot.touch_up()
    evening.robot.wait(0.3)


def kept(evening: Evening) -> OwnCards:
    """The cards as the next start of the app finds them."""
    cards, notes = own_cards.kept(evening.app.folder / "cards.json").load()
    assert notes == []
    return cards


def sheet(evening: Evening) -> Any:
    return evening.all(OwnCardSheet)[-1]


def type_in(evening: Evening, **texts: str) -> None:
    for name, text in texts.items():
        sheet(evening).ids[name].text = text
    evening.robot.wait(0.1)


def says(evening: Evening, part: str) -> bool:
    """Whether a note says this; it may have to wait for the note before."""
    return evening.robot.until(lambda: any(part in note.text for note in evening.all(Note)), 15)


@pytest.mark.rule("FB-04")
def test_a_riddle_is_written_and_kept(evening: Evening) -> None:
    at_our_cards(evening)
    press(evening, Plate, "Écrire une énigme")
    type_in(evening, text="Qui ronfle ?", author="Léa")
    press(evening, Plate, "Garder")
    assert sheet(evening).trouble == "Il manque un texte."  # and what was written is not lost
    type_in(evening, answer="Papi")
    press(evening, Segment, "Une seule réponse compte")
    press(evening, Plate, "Garder")
    assert evening.all(OwnCardSheet) == []
    assert kept(evening).riddles == (RIDDLE._replace(one_answer=True),)
    press(evening, Plate, "Écrire une énigme")
    assert sheet(evening).ids.author.text == "Léa"
    type_in(evening, text="Qui ronfle ?", answer="Papi")
    press(evening, Plate, "Garder")
    assert "déjà écrite" in sheet(evening).trouble
    press(evening, Plate, "Annuler")
    assert len(kept(evening).riddles) == 1


def test_the_paper_for_a_card_is_no_higher_than_what_is_written_on_it(evening: Evening) -> None:
    at_our_cards(evening)
    press(evening, Plate, "Écrire une énigme")
    evening.robot.wait(0.3)
    ids = sheet(evening).ids
    assert ids.paper.height < 0.75 * sheet(evening).height
    assert ids.form.parent.height == pytest.approx(ids.form.height, abs=4)  # nothing is left to scroll


@pytest.mark.rule("FB-04", "FB-60")
def test_a_trial_says_whether_the_hourglass_runs_and_what_counts_as_won(evening: Evening) -> None:
    at_our_cards(evening)
    press(evening, Segment, "Épreuves (0)")
    press(evening, Plate, "Inventer une épreuve")
    type_in(evening, name="Le pot", text="Tiens le pot.", won="Il ne tombe pas.", author="Léa")
    press(evening, Segment, "Avec le sablier")
    press(evening, Segment, "Contre chacun à son tour")
    sheet(evening).count(0, 2)
    assert list(sheet(evening).wins) == [2, 2, 3]
    sheet(evening).count(1, 1)
    press(evening, Plate, "Garder")
    assert kept(evening).trials == (TRIAL._replace(thresholds=(1, 1, 3)),)


@pytest.mark.rule("FB-04")
def test_a_card_is_changed_and_thrown_away(evening: Evening) -> None:
    at_our_cards(evening, RIDDLE)
    open_first(evening)
    type_in(evening, answer="Mamie")
    press(evening, Plate, "Garder")
    assert kept(evening).riddles == (RIDDLE._replace(answer="Mamie"),)
    assert kept(evening).riddle(RIDDLE.id) == RIDDLE  # kept for games under way
    open_first(evening)
    press(evening, Plate, "Jeter")
    assert len(kept(evening).riddles) == 1  # it must be held
    press(evening, Plate, "Jeter", seconds=0.8)
    assert kept(evening).riddles == ()
    assert evening.all(OwnCardRow) == []


def open_first(evening: Evening) -> None:
    row = evening.all(OwnCardRow)[0]
    evening.robot.touch(row.to_window(row.x + 60, row.center_y))
    evening.robot.wait(0.3)


@pytest.mark.rule("FB-04")
def test_a_card_is_mixed_in_or_kept_apart(evening: Evening) -> None:
    at_our_cards(evening, RIDDLE)
    for mixed in (False, True):
        mix = evening.all(OwnCardRow)[0].ids.mix
        evening.robot.touch(mix.to_window(*mix.center))
        evening.robot.wait(0.2)
        assert kept(evening).riddles == (RIDDLE._replace(mixed=mixed),)
        assert evening.all(OwnCardSheet) == []


@pytest.mark.rule("FB-04")
def test_a_riddle_is_tried_against_the_hourglass(evening: Evening) -> None:
    at_our_cards(evening, RIDDLE)
    open_first(evening)
    press(evening, Plate, "Essayer")
    (page,) = evening.all(RiddlePage)
    assert (page.question, page.answer) == ("Qui ronfle ?", "La réponse : Papi")
    press(evening, Plate, "Retourner le sablier")
    evening.robot.wait(2)
    assert 57 < evening.all(Sand)[0].left < 59
    press(evening, Plate, "Retourner le sablier")
    assert evening.all(Sand)[0].left > 59
    evening.all(CardTryout)[0]._glasses.running[0].left = 0.1
    evening.forget()
    evening.robot.wait(0.5)
    assert (evening.heard(), evening.all(Sand)) == (["gong"], [])
    evening.app.navigator.back()
    assert sheet(evening).opacity == 1


def test_sheets_come_from_the_room_of_the_game_that_has_such_cards(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Sheet(OwnTrialSheet):
        """Another game's."""

    class Tryout(CardTryout):
        """And how its cards are tried."""

    room = import_module(f"coffres.ui.boards.{card_game()}")
    monkeypatch.setattr(room, "TRIAL_SHEET", Sheet)
    monkeypatch.setattr(room, "TRYOUT", Tryout)
    at_our_cards(evening, trials=(TRIAL,))
    press(evening, Segment, "Épreuves (1)")
    open_first(evening)
    assert isinstance(sheet(evening), Sheet)
    press(evening, Plate, "Essayer")
    assert len(evening.all(Tryout)) == 1


@pytest.mark.rule("FB-60")
def test_no_more_wins_can_be_chosen_than_there_are_others(evening: Evening) -> None:
    at_our_cards(evening, trials=(TRIAL,))
    press(evening, Segment, "Épreuves (1)")
    open_first(evening)
    evening.robot.wait(0.2)
    assert [stepper.values for stepper in evening.all(Stepper)] == [[1, 2], [1, 2, 3], [1, 2, 3, 4, 5]]


@pytest.mark.rule("FB-60")
def test_a_trial_is_tried_as_the_table_will_see_it(evening: Evening) -> None:
    at_our_cards(evening, trials=(TRIAL, TRIAL._replace(title="Le saut", hourglass=False, thresholds=())))
    press(evening, Segment, "Épreuves (2)")
    open_first(evening)  # the card written last
    press(evening, Plate, "Essayer")
    (card,) = evening.all(TrialCard)
    assert (card.title, card.how, card.won) == ("Le saut", "Tiens le pot.", "Il ne tombe pas.")
    assert not evening.all(CardTryout)[0].sand
    evening.app.navigator.back()
    press(evening, Plate, "Annuler" if not sheet(evening).known else "Garder")


# From one tablet to another


def test_a_tablet_shares_its_cards_as_a_file(evening: Evening) -> None:
    at_our_cards(evening)
    press(evening, BarButton, "Partager")
    assert says(evening, "pas encore de carte")
    evening.app.keepsakes.change(OwnCards((RIDDLE,), (TRIAL,)))
    evening.forget()
    press(evening, BarButton, "Partager")
    ((path, kind, _title),) = evening.asked("share")
    assert kind == "application/json"
    assert json.loads(Path(str(path)).read_bytes())["riddles"][0]["answer"] == "Papi"


def test_a_tablet_receives_what_people_choose(evening: Evening, tmp_path: Path) -> None:
    at_our_cards(evening, RIDDLE)
    hand_out(tmp_path / "theirs.json", OwnCards((RIDDLE, Riddle("Où ?", "Là", "Bo")), (TRIAL,)))
    content = (tmp_path / "theirs.json").read_bytes()
    press(evening, BarButton, "Recevoir")
    assert evening.asked("picker") == [()]
    evening.device["picker"].chosen("theirs.json", content)
    evening.robot.wait(0.2)
    assert says(evening, "Énigmes : 1. Épreuves : 1.")
    assert [card.answer for card in kept(evening).riddles] == ["Papi", "Là"]
    evening.device["picker"].chosen("theirs.json", content)
    evening.robot.wait(0.2)
    assert says(evening, "déjà toutes ces cartes")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_foreign_file_is_refused_with_what_is_wrong(evening: Evening, lang: str) -> None:
    at_our_cards(evening, RIDDLE)
    evening.app.change(language=lang)
    press(evening, BarButton, "Recevoir" if lang == "fr" else "Receive")
    bad = {
        "kind": "coffres-cards",
        "schema": 1,
        "riddles": [RIDDLE._replace(answer="")._asdict()],
        "trials": [],
    }
    for content, french, english in (
        (b"\x89PNG", "est abîmé", "is damaged"),
        (b'{"a": 1}', "ne vient pas de", "doesn't come from"),
        (json.dumps(bad).encode(), "énigme 1 : Il manque un texte.", "riddle 1: "),
    ):
        evening.device["picker"].chosen("photo.png", content)
        evening.robot.wait(0.2)
        assert says(evening, french if lang == "fr" else english)
    assert kept(evening).riddles == (RIDDLE,)


def test_a_computer_shows_the_folder(evening: Evening) -> None:
    for port in ("share", "picker"):
        evening.device[port].trouble = Trouble(N_("Un ordinateur ne vibre pas."))
    at_our_cards(evening, RIDDLE)
    press(evening, BarButton, "Recevoir")
    assert evening.all(CardsFolderSheet)[0].empty
    evening.app.navigator.back()
    press(evening, BarButton, "Partager")
    folder = Path(evening.all(CardsFolderSheet)[0].folder)
    assert [path.name for path in folder.iterdir()] == ["nos-cartes.json"]
    evening.app.navigator.back()
    hand_out(folder / "theirs.json", OwnCards((Riddle("Où ?", "Là", "Bo"),), ()))
    press(evening, BarButton, "Recevoir")
    press(evening, Plate, "theirs.json")
    assert len(kept(evening).riddles) == 2


def test_on_a_phone_the_letters_of_the_plate_are_its_own(evening: Evening) -> None:
    """They were once as small as those of the icons beside it."""
    at_our_cards(evening)
    evening.app.change(text_size=150)
    screen = evening.app.scene.screen
    screen.size_hint = None, None
    screen.size = dp(360), dp(800)
    evening.robot.wait(0.4)
    (plate,) = (one for one in evening.all(Plate) if one.text == "Écrire une énigme")
    assert plate.ids.words.font_size >= dp(19)
