"""Riddles in the window: the reader alone, then two crews round the flat tablet."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import sp

from coffres.dev.window.robot import Robot
from coffres.engine.contract import CHANCE, Move
from coffres.games.fort_boyard.material import RIDDLES
from coffres.games.fort_boyard.riddle_cards import riddle_card
from coffres.storage.own_cards import OwnCards, Riddle
from coffres.ui.boards.fort_boyard.secret import RiddlePage
from coffres.ui.scene import quarter_turns
from coffres.ui.widgets.arena import Arena
from coffres.ui.widgets.crew_half import CrewHalf
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.peek import Peek
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sand import Sand
from tests.games.fort_boyard.positions import GUARDIAN, TRIAL
from tests.ui.fort import FREE_RIDDLE, STRICT_RIDDLE, Fort, new_robot

NewFort = Callable[..., Fort]
robot = pytest.fixture(new_robot)
READ = "Retourner le sablier"
FIRST = RIDDLES[0].id
CARDS = {riddle.id: card for riddle in RIDDLES if (card := riddle_card(riddle.id, "fr"))}
QUESTION = CARDS[FIRST].question


@pytest.fixture
def fort(robot: Robot, tmp_path: Path) -> NewFort:
    def new(seats: int = 3, **options: Any) -> Fort:
        return Fort(robot, tmp_path, seats, **options)

    return new


def texts(fort: Fort) -> str:
    return "\n".join(fort.robot.texts())


# The reader alone


@pytest.mark.rule("FB-33")
def test_the_tablet_goes_to_the_right_hand_neighbour_who_sees_it_alone(fort: NewFort) -> None:
    evening = fort().comes_to(GUARDIAN, Move(CHANCE, "riddle", (FIRST,)))
    assert evening.sitting.tablet.where == "curtain"
    assert evening.sitting.match.names[evening.sitting.tablet.hand.to] == "Chloé"
    assert QUESTION not in texts(evening)
    evening.slide()
    assert QUESTION not in texts(evening)
    evening.hold()
    evening.robot.wait(0.3)
    (page,) = evening.all(RiddlePage)
    assert page.question.startswith(QUESTION)
    assert page.answer == f"La réponse : {CARDS[FIRST].answer}"
    evening.robot.touch_up()
    evening.robot.wait(0.1)
    assert (evening.all(RiddlePage), QUESTION in texts(evening)) == ([], False)


@pytest.mark.rule("FB-33", "FB-63")
def test_nothing_goes_on_before_a_real_look(fort: NewFort) -> None:
    evening = fort().reads(GUARDIAN)
    assert all(
        plate.disabled
        for plate in evening.all(Plate)
        if plate.text in (READ, "Énigme déjà connue : une autre")
    )
    evening.look()
    before = evening.state.riddle
    evening.chance.next = (Move(CHANCE, "riddle", (STRICT_RIDDLE,)),)
    evening.press("Énigme déjà connue : une autre")
    assert evening.state.riddle != before
    assert evening.sitting.tablet.where == "private"


@pytest.mark.rule("FB-04", "FB-63")
def test_a_riddle_of_our_own_is_read_with_who_wrote_it(fort: NewFort) -> None:
    ours = Riddle("Qui ronfle ?", "Papi", "Léa", True)
    evening = fort(own_riddles=[[ours.id, True], ["own-gone", False]])
    evening.app.keepsakes.change(OwnCards((ours,)))
    evening.reads(GUARDIAN, ours.id)
    evening.hold()
    evening.robot.wait(0.3)
    (page,) = evening.all(RiddlePage)
    assert (page.question, page.answer) == ("Qui ronfle ?", "La réponse : Papi")
    assert page.also == "Une seule réponse compte. Écrite par Léa."
    evening.robot.wait(1)
    evening.robot.touch_up()
    evening.settle()
    evening.chance.next = (Move(CHANCE, "riddle", ("own-gone",)),)
    evening.press("Énigme déjà connue : une autre")
    evening.hold()
    evening.robot.wait(0.3)
    assert "n'est plus sur cette tablette" in evening.all(RiddlePage)[0].question
    evening.robot.touch_up()


def test_the_tablet_reads_aloud_where_it_has_a_voice(fort: NewFort) -> None:
    evening = fort()
    evening.device["speaker"].ready = True
    evening.reads(GUARDIAN, FIRST)
    evening.forget()
    evening.press("La tablette lit à voix haute")
    said = [args[0] for args in evening.asked("speaker") if len(args) == 2]
    assert [str(text).startswith(QUESTION) for text in said] == [True]
    assert CARDS[FIRST].answer not in str(said[0])
    assert evening.sitting.tablet.where == "private"


@pytest.mark.parametrize("voice", [0, 100])
def test_it_offers_to_only_then(fort: NewFort, voice: int) -> None:
    evening = fort(voice=voice)
    evening.device["speaker"].ready = voice == 0
    assert "La tablette lit à voix haute" not in evening.reads(GUARDIAN).plates()


def test_what_was_heard_is_remembered_for_other_evenings(fort: NewFort, tmp_path: Path) -> None:
    evening = fort()
    evening.comes_to(GUARDIAN)
    drawn = evening.app.sitting.match.session.game.setup(3).box.riddles[evening.state.riddle].id
    heard = json.loads((tmp_path / "heard.json").read_bytes())["sittings"]["fort_boyard"]
    assert heard == {drawn: 1}


@pytest.mark.rule("FB-35")
def test_the_reader_sees_which_other_answers_are_right(fort: NewFort) -> None:
    riddle = next(r for r in RIDDLES if len(CARDS[r.id].accepted) > 2 and not r.one_answer)
    evening = fort().reads(GUARDIAN, riddle.id)
    evening.hold()
    evening.robot.wait(0.3)
    (page,) = evening.all(RiddlePage)
    assert page.also == "Juste aussi : " + ", ".join(CARDS[riddle.id].accepted)
    evening.robot.touch_up()


SIZES = [(1280, 800), (961, 601), (360, 800)]
POEM = max((id_ for id_ in CARDS if "\n" in CARDS[id_].question), key=lambda id_: len(CARDS[id_].question))
LONGEST = max(CARDS, key=lambda id_: len(CARDS[id_].question))


def read_at(robot: Robot, folder: Path, size: tuple[int, int], text: int) -> Fort:
    """A game on a tablet of this size, with letters of this size."""
    opened = robot.open
    robot.open = lambda app, _size=(0, 0): opened(app, size)
    evening = Fort(robot, folder)
    evening.app.change(text_size=text)
    return evening


def cut_off(page: RiddlePage) -> list[str]:
    """The texts of a page that do not fit, or that lose a letter."""
    found = []
    for label in (
        widget for widget in page.walk(restrict=True) if isinstance(widget, Fitted) and widget.text
    ):
        width, height = label.texture_size
        if "…" in label.set_text() or height > label.height + 1 or width > label.width + 1:
            found.append(label.text)
    return found


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES[:2])
def test_a_poem_keeps_its_lines(robot: Robot, tmp_path: Path, size: tuple[int, int], text: int) -> None:
    evening = read_at(robot, tmp_path, size, text).reads(GUARDIAN, POEM)
    evening.hold()
    robot.wait(0.3)
    (page,) = evening.all(RiddlePage)
    poem = next(
        widget for widget in page.walk(restrict=True) if isinstance(widget, Fitted) and "\n" in widget.text
    )
    assert poem.text == CARDS[POEM].question
    one_line = poem.texture_size[1] / 4
    assert one_line < 2 * poem.font_size  # four lines, and none of them broken
    assert cut_off(page) == []
    robot.touch_up()


@pytest.mark.parametrize("riddle", [POEM, LONGEST])
@pytest.mark.parametrize("size", SIZES)
def test_a_riddle_is_read_in_large_letters(
    robot: Robot, tmp_path: Path, size: tuple[int, int], riddle: str
) -> None:
    evening = read_at(robot, tmp_path, size, 100).reads(GUARDIAN, riddle)
    evening.hold()
    robot.wait(0.3)
    (page,) = evening.all(RiddlePage)
    assert cut_off(page) == []
    written = [label for label in page.walk(restrict=True) if isinstance(label, Fitted) and label.text]
    assert min(label.font_size for label in written) >= sp(18)
    robot.touch_up()


@pytest.mark.rule("FB-61")
@pytest.mark.parametrize("riddle", [POEM, LONGEST])
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", SIZES)
def test_the_judge_can_read_all_of_it_again(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int, riddle: str
) -> None:
    evening = read_at(robot, tmp_path, size, text).asks(GUARDIAN, riddle)
    (peek,) = evening.all(Peek)
    robot.touch_down(peek.to_window(*peek.center))
    robot.wait(0.3)
    (page,) = evening.all(RiddlePage)
    assert cut_off(page) == []
    robot.touch_up()


# Two crews


def pressable(evening: Fort) -> list[str]:
    return [plate.text for plate in evening.all(Plate) if not plate.disabled]


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(1280, 800), (961, 601)])
def test_each_half_has_large_letters_and_a_large_plate(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    evening = read_at(robot, tmp_path, size, text).asks(GUARDIAN).paced()
    for half in evening.all(CrewHalf):
        (sentence,) = [
            label for label in half.walk(restrict=True) if getattr(label, "text", "") == half.prompt
        ]
        (plate,) = half.ids.plates.children
        assert sentence.font_size >= 24
        assert plate.height >= 64
        assert plate.width > half.width * 0.7


@pytest.mark.parametrize("size", SIZES)
def test_dice_lie_on_both_sides_of_the_great_hourglass(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    evening = read_at(robot, tmp_path, size, 100).asks(GUARDIAN).rolls(3, 3)
    (arena,) = evening.all(Arena)
    (sand,) = evening.all(Sand)
    assert arena.ids.dice.faces == [3, 3]
    assert sand.unit * 280 > arena.height * 0.75
    assert arena.ids.dice.between >= sand.unit * 180
    assert arena.seconds == sand.seconds > 50


@pytest.mark.rule("FB-61")
def test_each_half_is_upright_for_its_crew(fort: NewFort) -> None:
    evening = fort(turning="turn").asks(GUARDIAN)
    judge, rollers = evening.half("dis si"), evening.half("dés")
    reader = quarter_turns(evening.app.sitting.people[2].edge)
    assert (evening.faces(judge), evening.faces(rollers)) == (reader, (reader + 2) % 4)
    people = evening.app.sitting.people
    assert (judge.symbol, rollers.symbol) == (people[2].symbol, people[1].symbol)
    assert QUESTION not in texts(evening)


@pytest.mark.rule("FB-61")
def test_the_reader_looks_again_while_the_others_roll(fort: NewFort) -> None:
    evening = fort().asks(GUARDIAN, FIRST).paced()
    (peek,) = evening.all(Peek)
    evening.robot.touch_down(peek.to_window(*peek.center))
    reader = evening.robot.touching
    evening.robot.wait(0.3)
    assert evening.all(RiddlePage)[0].question.startswith(QUESTION)
    evening.chance.next = (Move(CHANCE, "roll_two", (1, 2)),)
    dice = next(plate for plate in evening.all(Plate) if plate.text == "Lancer les dés")
    evening.robot.touch_down(dice.to_window(*dice.center))  # another finger, in the other half
    evening.robot.touch_up()
    evening.robot.wait(0.3)
    assert evening.state.thrown == (1, 2)
    assert evening.all(RiddlePage)  # held all the time
    evening.robot.touching = reader
    evening.robot.touch_up()
    evening.robot.wait(0.1)
    assert evening.all(RiddlePage) == []


@pytest.mark.rule("FB-37")
def test_the_dice_are_passed_on_before_they_are_rolled(fort: NewFort) -> None:
    evening = fort(4, roll_pace=3).asks(GUARDIAN)
    assert "Lancer les dés" not in pressable(evening)
    filled = evening.half("passent de main").wait
    evening.robot.wait(1)
    assert "Lancer les dés" not in pressable(evening)
    assert 0 < filled < evening.half("passent de main").wait < 1
    evening.paced()
    assert "Lancer les dés" in pressable(evening)
    left = evening.half("lance les dés").wait
    evening.robot.wait(0.5)
    assert 0 < evening.half("lance les dés").wait < left
    evening.rolls(1, 2)
    assert "Lancer les dés" not in pressable(evening)
    assert [panel for panel in evening.prompts() if "passent de main" in panel]
    assert evening.state.roller == 2  # clockwise from the candidate, leaving out the reader


def test_no_shake_rolls_where_two_crews_share_the_tablet(fort: NewFort) -> None:
    evening = fort(motion="calm").asks(GUARDIAN).paced()
    evening.forget()
    assert not evening.sensing
    evening.shake()
    assert "roll_two" not in [fact[1] for fact in evening.sitting.match.facts()]
    assert not evening.app.senses.roll()  # the space bar has no effect either


@pytest.mark.rule("FB-34", "FB-62")
@pytest.mark.parametrize(("verdict", "keys"), [("Bonne réponse", 2), ("Pas de bonne réponse", 0)])
def test_an_even_double_ends_it_but_for_what_was_said_before(fort: NewFort, verdict: str, keys: int) -> None:
    evening = fort().asks(GUARDIAN).rolls(3, 3)
    assert evening.state.phase == "riddle"  # an odd one does nothing
    evening.rolls(4, 4)
    assert "Chloé, la bonne réponse a-t-elle été donnée avant la fin ?" in "\n".join(evening.prompts())
    evening.press(verdict)
    assert sum(evening.state.held_black) == keys


@pytest.mark.rule("FB-36", "FB-62")
def test_time_out(fort: NewFort) -> None:
    evening = fort(hourglass=30).asks(GUARDIAN).runs_out()
    assert evening.state.phase == "late"
    evening.press("Pas de bonne réponse")
    assert "La bonne réponse n'a pas été donnée" in evening.said()


@pytest.mark.rule("FB-35")
def test_one_answer_only_where_the_card_says_so(fort: NewFort) -> None:
    evening = fort().asks(GUARDIAN, STRICT_RIDDLE)
    assert {"Bonne réponse", "Pas de bonne réponse"} <= set(evening.plates())
    evening.press("Pas de bonne réponse")
    assert evening.prompts() == ["Bo, lance le dé et avance sur le chemin de ronde."]
    evening.arrange(seat=0, phase="move")
    evening.asks(GUARDIAN, FREE_RIDDLE)
    assert "Pas de bonne réponse" not in evening.plates()
    evening.press("Bonne réponse")
    assert sum(evening.state.held_black) == 2


@pytest.mark.rule("FB-64")
def test_whoever_does_not_roll_is_rolled_for(fort: NewFort) -> None:
    evening = fort(roll_limit=3).asks(GUARDIAN).paced()
    evening.robot.wait(4)
    assert "Bo n'a pas lancé à temps" in evening.said()
    assert "roll_two" in [fact[1] for fact in evening.sitting.match.facts()]


# Without time pressure


def test_in_a_calm_game_no_sand_runs_but_what_is_done_costs_some(fort: NewFort) -> None:
    evening = fort(timers=0.0, roll_pace=2, roll_limit=4).asks(GUARDIAN)
    evening.robot.wait(5)
    sand = next(sand for sand in evening.all(Sand) if sand.glass.ask.prompt == "hourglass")
    assert sand.left == 60
    evening.rolls(1, 2)
    evening.paced()
    assert [sand.left for sand in evening.all(Sand) if sand.glass.ask.prompt == "hourglass"] == [56]
    evening.robot.wait(9)
    assert "n'a pas lancé à temps" not in evening.said()


def test_in_a_calm_trial_the_table_says_when_the_hourglass_is_empty(fort: NewFort) -> None:
    evening = fort(timers=0.0).picks("forbidden_words").press("Commencer l'épreuve")
    evening.robot.wait(70)
    assert "Le sablier est vide" in evening.plates()
    evening.press("Le sablier est vide")
    assert "Pas de faute" in evening.plates()


@pytest.mark.rule("FB-13")
def test_a_riddle_makes_up_for_a_lost_trial(fort: NewFort) -> None:
    evening = fort().picks("pinch", TRIAL).press("Commencer l'épreuve").press("Manquée").press("Manquée")
    assert evening.plates() == ["Tenter", "Renoncer"]
    evening.press("Renoncer")
    assert evening.prompts() == ["Bo, lance le dé et avance sur le chemin de ronde."]
