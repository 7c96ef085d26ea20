"""Fort Boyard in the window: the rampart, the fan, the trials and their verdicts."""

from __future__ import annotations

import pytest
from kivy.core.window import Window
from kivy.metrics import dp

from coffres.engine.contract import CHANCE, Move
from coffres.games.fort_boyard.trial_cards import TRIAL_NAMES
from coffres.storage.own_cards import OwnCards, Trial
from coffres.ui.boards.fort_boyard.trial import FanCard, TrialCard, TrialFan, TrialMedallion
from coffres.ui.scene import quarter_turns
from coffres.ui.widgets.panel import Panel
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.sand import Sand
from coffres.ui.widgets.speaker import Speaker
from coffres.ui.widgets.time_up import TimeUp
from tests.games.fort_boyard.positions import EITHER, TIGER, TRIAL
from tests.games.table import Table
from tests.ui.fort import Fort, NewFort, new_fort, new_robot

robot = pytest.fixture(new_robot)
fort = pytest.fixture(new_fort)


def card(fort: Fort) -> TrialCard:
    (found,) = fort.all(TrialCard)
    return found


# The fan


@pytest.mark.rule("FB-20")
def test_the_fan_holds_every_trial_but_the_last_one_and_names_none(fort: NewFort) -> None:
    evening = fort()
    evening.comes_to(TRIAL, Move(CHANCE, "trial", ("pinch",)))
    assert len(evening.all(FanCard)) == 10
    assert evening.prompts() == ["Ana, tire une épreuve dans l'éventail."]
    assert evening.all(TrialCard) == []
    assert "La pince" not in "\n".join(evening.robot.texts())
    evening.tap(evening.all(TrialFan)[0])
    assert (card(evening).title, evening.all(TrialFan)) == ("La pince", [])
    evening.press("Commencer l'épreuve").press("Attrapée")
    evening.arrange(seat=0, phase="move")
    evening.comes_to(TRIAL + 1)
    assert len(evening.all(FanCard)) == 9


@pytest.mark.parametrize(("seats", "goal"), [(5, "Attrape au moins un dé."), (6, "Attrape au moins 2 dés.")])
def test_a_card_says_what_to_do_to_win(fort: NewFort, seats: int, goal: str) -> None:
    evening = fort(seats).picks("catapult")
    assert card(evening).won == goal
    evening.press("Commencer l'épreuve")
    assert "La catapulte : Ana contre Bo." in evening.said()


def test_on_a_phone_the_rule_of_every_trial_is_read_before_its_title_is_large(fort: NewFort) -> None:
    evening = fort()
    evening.picks("pinch")
    trial = card(evening)
    trial.size_hint, trial.size = (None, None), (dp(360), dp(400))
    sizes = {}
    for name in TRIAL_NAMES:
        trial.write(name, 1, OwnCards(), str)
        evening.robot.wait(0.3)
        sizes[name] = trial.ids.how.font_size
    assert {name: size for name, size in sizes.items() if size < dp(18)} == {}


@pytest.mark.rule("FB-20")
def test_a_card_is_taken_where_the_finger_is(fort: NewFort) -> None:
    evening = fort(motion="calm")
    evening.comes_to(TRIAL)
    evening.robot.until(lambda: len(evening.all(FanCard)) == 10, 5)
    evening.settle()
    (fan,) = evening.all(TrialFan)
    beside = fan.to_window(fan.x + 8, fan.y + fan.height - 8)
    evening.robot.touch(beside)
    evening.robot.wait(0.5)
    assert evening.all(TrialCard) == []  # there is no card
    uppermost, *others = fan.children
    leans = [other.lean for other in others]
    evening.robot.touch(uppermost.to_window(*uppermost.center))
    evening.robot.wait(0.1)
    assert uppermost.lean < 28  # this card comes out of the fan, and no other
    assert [other.lean for other in others] == leans
    evening.settle()
    evening.robot.wait(0.5)
    assert len(evening.all(TrialCard)) == 1


@pytest.mark.rule("FB-52")
def test_a_trial_that_cannot_be_played_here_is_set_aside(fort: NewFort) -> None:
    evening = fort().picks("catapult")
    evening.chance.next = (Move(CHANCE, "trial", ("pinch",)),)
    evening.press("Impossible ici : une autre")
    assert len(evening.all(FanCard)) == 9
    evening.tap(evening.all(TrialFan)[0])
    assert card(evening).title == "La pince"


@pytest.mark.rule("FB-52")
def test_a_token_changes_the_card_once(fort: NewFort) -> None:
    evening = fort(change_card=True).picks("catapult")
    evening.chance.next = (Move(CHANCE, "trial", ("pinch",)),)
    evening.press("Mon jeton : une autre épreuve")
    evening.tap(evening.all(TrialFan)[0])
    assert "Mon jeton : une autre épreuve" not in evening.plates()
    assert "Ana joue son jeton" in evening.said()
    assert "Mon jeton : une autre épreuve" not in fort_without_tokens(evening)


def fort_without_tokens(evening: Fort) -> list[str]:
    evening.app.home()
    evening.start("fort_boyard", 3)
    evening.table = Table.over(evening.sitting.match.session)
    evening.arrange(seat=0, phase="move", rolls=[6, 1, 1])
    return evening.picks("catapult").plates()


@pytest.mark.rule("FB-15")
def test_on_some_spaces_the_candidate_chooses(fort: NewFort) -> None:
    evening = fort().comes_to(EITHER)
    assert evening.plates() == ["Une épreuve", "Une énigme"]
    evening.press("Une épreuve")
    assert len(evening.all(FanCard)) == 10


@pytest.mark.rule("FB-18")
def test_a_tiger_ends_the_turn(fort: NewFort) -> None:
    evening = fort().comes_to(TIGER)
    assert "un tigre" in evening.said()
    assert evening.prompts() == ["Bo, lance le dé et avance sur le chemin de ronde."]


# Verdicts


@pytest.mark.rule("FB-32")
def test_opponents_are_named_one_by_one_and_the_trial_ends_when_it_is_certain(fort: NewFort) -> None:
    evening = fort(6).picks("pinch").press("Commencer l'épreuve")
    met = []
    for verdict in ("Attrapée", "Manquée", "Attrapée", "Attrapée"):
        met.append(int(card(evening).opponent))
        evening.press(verdict)
    assert met == [1, 2, 3, 4]  # Farid's card is not dropped any more
    assert evening.all(TrialCard) == []
    assert sum(evening.state.held_black) == 1


@pytest.mark.rule("FB-32")
def test_successes_are_counted_on_the_card(fort: NewFort) -> None:
    evening = fort(6).picks("tiger_paw").press("Commencer l'épreuve")
    assert (card(evening).wins, card(evening).needed) == (0, 3)
    evening.press("Égalité")
    assert (card(evening).wins, card(evening).opponent) == (0, 1)
    evening.press("Ana")
    assert (card(evening).wins, card(evening).opponent) == (1, 2)


@pytest.mark.parametrize(
    ("trial", "answers"),
    [
        ("hot_hands", ["Esquivée", "Touchée"]),
        ("pinch", ["Attrapée", "Manquée"]),
        ("catapult", ["Attrapé", "Manqué"]),
        ("forbidden_words", ["Une faute", "Ça traîne"]),
    ],
)
def test_plates_answer_the_question_in_its_own_words(fort: NewFort, trial: str, answers: list[str]) -> None:
    assert fort().picks(trial).press("Commencer l'épreuve").plates() == answers


@pytest.mark.parametrize(("trial", "neither"), [("tiger_paw", "Égalité"), ("barbichette", "Les deux")])
def test_a_question_which_of_two_is_answered_by_them_and_neither_is_the_golden_one(
    fort: NewFort, trial: str, neither: str
) -> None:
    evening = fort(6).picks(trial).press("Commencer l'épreuve")
    controls = [plate.control for plate in evening.all(Plate) if plate.control]
    assert {control.text: control.of for control in controls} == {
        "Ana": evening.board.people[0],
        "Bo": evening.board.people[1],
        neither: None,
    }
    assert not any(control.main for control in controls)
    assert all(control.hold for control in controls)


def test_the_picture_has_what_the_text_leaves_it_on_a_small_tablet(fort: NewFort) -> None:
    evening = fort()
    Window.size = (960, 600)
    evening.picks("battle")
    sides = {}
    for trial in TRIAL_NAMES:
        card(evening).write(trial, 1, OwnCards(), str)
        evening.robot.wait(0.3)
        letters = card(evening).ids.how.font_size
        (picture,) = evening.all(TrialMedallion)
        sides[trial] = picture.width
        card(evening).spare = 0
        evening.robot.wait(0.3)
        assert picture.width <= sides[trial]
        assert card(evening).ids.how.font_size == letters
    assert min(sides.values()) > dp(136)
    assert max(sides.values()) > dp(175)


def test_a_card_is_read_aloud_for_who_cannot_read_yet(fort: NewFort) -> None:
    evening = fort()
    evening.device["speaker"].ready = True
    (speaker,) = [each for each in card(evening.picks("pinch")).walk() if isinstance(each, Speaker)]
    evening.robot.touch(speaker.to_window(*speaker.center))
    (said,) = [call.args[0] for call in evening.device.asked("speaker") if call.what == "say"]
    assert card(evening).title in said
    assert card(evening).how in said
    assert card(evening).won in said
    assert "Pour gagner" not in said  # the sentence says it itself


def test_a_voice_that_is_found_late_reads_the_card_that_lies_there(fort: NewFort) -> None:
    """The first reading aloud of an evening: the device looks for its voice while the card is shown."""
    evening = fort().picks("pinch")
    evening.robot.wait(3)
    assert not card(evening).voiced
    evening.device["speaker"].ready = True
    evening.robot.wait(1)
    (speaker,) = [each for each in card(evening).walk() if isinstance(each, Speaker)]
    evening.robot.touch(speaker.to_window(*speaker.center))
    assert [call.what for call in evening.device.asked("speaker")].count("say") == 1


@pytest.mark.rule("FB-58")
def test_trials_are_judged_where_the_right_hand_neighbour_sits(fort: NewFort) -> None:
    evening = fort(4, turning="turn").picks("pinch").press("Commencer l'épreuve")
    panel = evening.panel("La carte est-elle attrapée")
    people = evening.app.sitting.people
    assert evening.faces(panel) == quarter_turns(people[3].edge) != quarter_turns(people[0].edge)


@pytest.mark.rule("FB-26", "FB-39")
def test_the_hourglass_runs_where_the_card_has_one(fort: NewFort) -> None:
    evening = fort(hourglass=30).picks("forbidden_words")
    assert evening.all(Sand) == []
    evening.press("Commencer l'épreuve")
    assert 28 < evening.all(Sand)[0].left <= 30
    evening.runs_out()
    assert evening.plates() == ["Pas de faute", "Une faute"]
    evening.press("Pas de faute")
    assert sum(evening.state.held_black) == 1


@pytest.mark.rule("FB-24")
def test_it_runs_twice_for_the_odd_change(fort: NewFort) -> None:
    evening = fort().picks("odd_change").press("Commencer l'épreuve")
    assert evening.plates() == []  # everybody looks, so there is nothing to press
    assert evening.prompts() == ["Ana observe tout : habits, bijoux, lunettes. Les autres ne bougent pas."]
    evening.runs_out()
    assert evening.plates() == ["Retourner le sablier"]
    assert evening.all(Sand) == []
    evening.press("Retourner le sablier")
    assert evening.all(Sand)[0].left > 55
    evening.runs_out()  # nothing was found in time
    assert evening.prompts() == ["L'épreuve est perdue. Ana, tentes-tu une énigme pour gagner la clé ?"]


def test_the_end_of_the_time_to_observe_says_so(fort: NewFort) -> None:
    """What people did while the sand ran is no longer asked of them."""
    evening = fort().picks("odd_change").press("Commencer l'épreuve")
    next(iter(evening.sitting.hourglasses.running)).left = 0.05
    evening.robot.until(lambda: bool(evening.all(TimeUp)), 5)
    assert evening.all(TimeUp)[0].sentence == "Le sablier est vide : on ne bouge plus !"


@pytest.mark.rule("FB-30")
def test_shapes_are_told_one_after_the_other_and_can_be_taken_back(fort: NewFort) -> None:
    evening = fort().picks("battle").press("Commencer l'épreuve")
    assert evening.prompts() == ["Que montre Ana ?"]
    assert evening.plates() == ["Le puits", "La feuille", "Les ciseaux"]
    evening.press("Le puits")
    assert evening.plates() == ["Le puits", "La feuille", "Les ciseaux"]
    assert evening.prompts() == ["Ana montre le puits. Et Bo ?"]
    card(evening).dispatch("on_take_back")
    evening.settle()
    assert evening.prompts() == ["Que montre Ana ?"]
    evening.press("La feuille").press("Le puits")
    assert "Ana montre la feuille, Bo montre le puits : Ana l'emporte." in evening.said()
    assert sum(evening.state.held_black) == 1


@pytest.mark.rule("FB-22")
def test_nothing_is_said_before_all_have_been_named(fort: NewFort) -> None:
    evening = fort().picks("whose_hand")
    evening.chance.next = (Move(CHANCE, "touched", (2,)),)
    evening.press("Commencer l'épreuve")
    assert sorted(evening.plates()) == ["Bo", "Chloé"]
    evening.press("Bo").press("Bo")
    assert "Bien nommés : 1 sur 1." in evening.said()


@pytest.mark.rule("FB-25")
def test_the_others_choose_whose_nose_it_is(fort: NewFort) -> None:
    evening = fort().picks("nose_to_nose").press("Commencer l'épreuve")
    assert evening.plates() == ["Bo", "Chloé"]
    evening.press("Chloé")
    assert evening.all(Sand) == []
    evening.press("Retourner le sablier").press("Tombé")
    assert evening.plates() == ["Tenter", "Renoncer"]


@pytest.mark.rule("FB-04", "FB-60")
def test_a_trial_of_our_own_stands_on_its_card(fort: NewFort) -> None:
    ours = Trial("Le pot", "Tiens le pot.", "Il ne tombe pas.", "Léa", True, (1, 2, 3))
    evening = fort(own_trials=[["Le pot", True, [1, 2, 3]]])
    evening.app.keepsakes.change(OwnCards((), (ours,)))
    evening.picks("Le pot")
    assert (card(evening).title, card(evening).how) == ("Le pot", "Tiens le pot.")
    assert card(evening).won == "Il ne tombe pas."
    evening.app.keepsakes.change(evening.app.keepsakes.cards.without(ours))  # somebody throws the card away
    evening.press("Commencer l'épreuve")
    assert (card(evening).how, card(evening).opponent) == ("Tiens le pot.", 1)
    assert evening.all(Sand)


@pytest.mark.rule("FB-39", "FB-59")
def test_a_disturbed_trial_is_stopped_or_starts_again(fort: NewFort) -> None:
    evening = fort().picks("forbidden_words").press("Commencer l'épreuve")
    left = evening.all(Sand)[0].left
    evening.app.open_pause()
    evening.robot.wait(0.3)
    evening.press("Arrêter le sablier")
    assert evening.plates() == ["Reprendre"]
    assert evening.all(TrialCard) == []  # nobody goes on playing
    evening.robot.wait(3)
    evening.press("Reprendre")
    assert left - 0.5 < evening.all(Sand)[0].left <= left
    evening.app.open_pause()
    evening.robot.wait(0.3)
    evening.press("Recommencer l'épreuve")
    assert evening.plates() == ["Commencer l'épreuve", "Impossible ici : une autre"]
    evening.press("Commencer l'épreuve")
    assert evening.all(Sand)[0].left > 58


@pytest.mark.rule("FB-11")
def test_what_is_tapped_in_vain_says_why(fort: NewFort) -> None:
    evening = fort()
    x, y, *_rest = evening.board.walk.rampart.spot(TRIAL)
    evening.robot.touch(evening.board.to_window(x, y))
    evening.settle()
    assert "C'est le moment de lancer le dé, pour avancer." in evening.note()
    assert "FB-10" in evening.note()


def test_the_pawn_walks_over_every_space_to_where_it_stays(fort: NewFort) -> None:
    evening = fort(motion="calm")
    evening.chance.next = (Move(CHANCE, "roll", (4,)),)
    evening.press("Lancer le dé")
    assert evening.board.walk.pawns[0].way == evening.state.pawns[0] == 4
    assert evening.all(Panel)
