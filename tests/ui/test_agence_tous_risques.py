"""A turn of the Agence tous risques in the window: the hand in its frame, and as few hand-overs as
possible."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.metrics import dp

from coffres.dev.window.robot import Robot
from coffres.games.agence_tous_risques import words
from coffres.ui.boards.agence_tous_risques.frame import CardSlot
from coffres.ui.boards.agence_tous_risques.hand import CardRow, CardStory, OneHand, SecretHand
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.secret_words import SecretWords
from tests.games.agence_tous_risques.positions import BENCHED, BOOST, CLEAR, LAB1, PROWLING, SHOW
from tests.ui.agency import Raid
from tests.ui.eyes import Eyes

PLAIN = "." * 20
ON_BO = ["Jouer sur moi", "Jouer sur Bo", "Défausser", "La garder", "Lancer, puis la carte"]


def rows(raid: Raid) -> list[tuple[str, str, bool]]:
    return [(row.title, row.state_text, row.playable) for row in reversed(raid.all(CardRow))]


# The frame


@pytest.mark.rule("AT-04", "AT-78")
def test_the_hand_is_seen_while_the_frame_is_held(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, hands={0: (BOOST, CLEAR, LAB1)}).open()
    assert len(raid.slots()) == 3
    assert raid.all(SecretHand) == []
    raid.look()
    assert sorted(rows(raid)) == [
        ("Coup de pouce : 3 cases", "Jouable maintenant", True),
        ("La voie est libre", "Après le jet seulement.", False),
        ("Laboratoire I : 3 cases", "Il faut son laboratoire.", False),
    ]
    # the backs stay where they are, above the pad: what is read is another place
    assert [slot.opacity for slot in raid.slots()] == [1, 1, 1]
    robot.touch_up()
    assert raid.all(SecretHand) == []
    assert [slot.opacity for slot in raid.slots()] == [1, 1, 1]
    assert raid.board.chooser.taken == ()  # a long look chooses nothing


@pytest.mark.parametrize(("height", "states"), [(140, 0), (300, 3)])
def test_in_low_rows_the_names_alone_are_as_large_as_can_be_read(
    robot: Robot, tmp_path: Path, height: int, states: int
) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, hands={0: (BOOST, CLEAR, LAB1)}).open()
    held = raid.board.secret(raid.board.moment)
    held.size_hint, held.size = (None, None), (290, height)
    raid.app.root.add_widget(held)
    robot.wait(0.3)
    rows = [row for row in held.walk(restrict=True) if isinstance(row, CardRow)]
    assert len(rows) == 3
    assert sum(bool(row.ids.state.text) for row in rows) == states
    words = [label for row in rows for label in row.walk(restrict=True) if isinstance(label, SecretWords)]
    assert min(label.font_size for label in words if label.text) >= dp(17)


@pytest.mark.rule("AT-06")
def test_a_short_tap_chooses_a_card_which_is_then_told_at_length(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, hands={0: (BENCHED, CLEAR, SHOW)}).open()
    raid.tap(raid.slots()[1])
    assert [slot.taken for slot in raid.slots()] == [False, True, False]
    assert raid.plates() == ON_BO
    raid.look()
    story = raid.the(CardStory)
    assert story.title == "La voie est libre"
    assert story.reason == "« La voie est libre » se joue après le jet du tour. (AT-30)"
    robot.touch_up()
    raid.tap(raid.slots()[0])  # choose another one instead
    assert [slot.taken for slot in raid.slots()] == [True, False, False]
    raid.look()
    assert raid.the(CardStory).reason == "Se joue maintenant sur Ana, Bo."
    robot.touch_up()
    raid.press("La garder")
    assert raid.plates() == ["Lancer sans carte"]


def test_where_a_tap_opens_the_frame_the_next_one_chooses(robot: Robot, tmp_path: Path) -> None:
    settings = {"hold_to_see": False}
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, hands={0: (BENCHED, CLEAR, SHOW)}, settings=settings).open()
    raid.tap(raid.slots()[2])
    assert len(rows(raid)) == 3
    assert raid.board.chooser.taken == ()
    raid.tap(raid.slots()[2])
    assert raid.the(CardStory).title == "Suivez le guide"
    robot.wait(5.2)
    assert raid.all(CardStory) == []
    raid.tap(raid.slots()[0])
    # the second tap looks at the card again, and does not give it back
    assert raid.the(CardStory).title == "Suivez le guide"


def outside(raid: Raid, eyes: Eyes) -> list[object]:
    """What other players see of a private page."""
    plates = [(plate.text, plate.dull, plate.disabled, plate.quiet) for plate in raid.all(Plate)]
    backs = [eyes.seen(slot) for slot in raid.all(CardSlot)]
    return [raid.prompt(), plates, backs]


@pytest.mark.rule("AT-46")
def test_what_can_be_played_and_what_cannot_look_alike(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    eyes = Eyes(monkeypatch)
    seen = []
    for number, hand in enumerate([(BENCHED, BOOST, SHOW), (CLEAR, LAB1, LAB1)]):
        raid = Raid(robot, tmp_path / str(number), PLAIN.replace(".", "1", 1), 3, 5, hands={0: hand}).open()
        pages = [outside(raid, eyes)]
        for slot in (1, 2):
            raid.tap(raid.slots()[slot])
            pages.append(outside(raid, eyes))
        seen.append(pages)
        robot.leave()
    assert seen[0] == seen[1]


@pytest.mark.rule("AT-46")
def test_a_card_that_cannot_be_played_is_refused_without_telling_which_it_is(
    robot: Robot, tmp_path: Path
) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 5, hands={0: (BOOST, CLEAR, LAB1)}).open()
    raid.tap(raid.slots()[2])
    raid.press("Jouer sur moi")
    assert raid.state.hands[0] == (BOOST, CLEAR, LAB1)
    assert words.VEILED in raid.note()
    assert "AT-50" in raid.note()
    assert "AT-25" not in raid.note()


# As few hand-overs as possible


@pytest.mark.rule("AT-06", "AT-50")
def test_a_roll_without_a_card_gives_the_tablet_away_once(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 9).open()
    raid.chance.dice(("advance", (2,)))
    raid.press("Lancer sans carte")
    assert raid.sitting.tablet.where == "table"
    raid.press("Lancer le dé")
    assert raid.told == "Ana fait 2 : case 5."
    assert (raid.sitting.tablet.where, raid.sitting.tablet.hand.to) == ("curtain", 1)


@pytest.mark.rule("AT-50", "AT-57")
@pytest.mark.parametrize("slot", range(3))
def test_a_card_after_the_roll_is_asked_for_in_ones_own_hands(
    robot: Robot, tmp_path: Path, slot: int
) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 9).open()
    raid.chance.dice(("advance", (2,)))
    raid.tap(raid.slots()[slot])
    raid.press("Lancer, puis la carte")
    robot.wait(0.3)  # the next plate lies where this one was: that is no double tap
    raid.press("Lancer le dé")
    assert (raid.sitting.tablet.where, raid.sitting.tablet.hand.to) == ("curtain", 0)
    raid.open()
    assert raid.prompt() == "Ana, ton jet est fait. Joues-tu une carte ?"
    assert raid.plates() == ["Pas de carte"]
    raid.press("Pas de carte")
    assert (raid.sitting.tablet.where, raid.sitting.tablet.hand.to) == ("curtain", 1)


@pytest.mark.rule("AT-29", "AT-58", "AT-66")
def test_a_card_before_the_roll_is_seen_by_all_and_the_roll_follows_flat(
    robot: Robot, tmp_path: Path
) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 9).open()
    raid.chance.dice(("draw", (0, SHOW)), ("advance", (1,)))
    raid.tap(raid.slots()[0])
    raid.press("Jouer sur moi")
    # the card that was drawn must not be told
    assert raid.told == "Ana pioche une carte. Ana avance : case 6."
    assert raid.stands(0) == 6
    assert (raid.sitting.tablet.where, raid.prompt()) == ("table", "Ana, lance le dé.")
    assert raid.board.ids.discards.card == BOOST
    raid.press("Lancer le dé")
    assert (raid.sitting.tablet.where, raid.sitting.tablet.hand.to) == ("curtain", 1)


@pytest.mark.rule("AT-07", "AT-08")
def test_a_discard_is_held_and_replaced(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 9, hands={0: (BENCHED, BOOST, SHOW)}).open()
    raid.tap(raid.slots()[1])
    plate = next(plate for plate in raid.all(Plate) if plate.text == "Défausser")
    robot.touch(plate.to_window(*plate.center))  # a touch is not enough
    assert raid.state.hands[0] == (BENCHED, BOOST, SHOW)
    raid.press("Défausser")
    assert (raid.board.ids.discards.count, raid.board.chips[0].cards) == (1, 3)
    assert raid.prompt() == "Ana, lance le dé."


@pytest.mark.rule("AT-26")
def test_a_card_on_somebody_lies_before_them(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 3, 9, hands={0: (BENCHED, BOOST, SHOW)}).open()
    raid.chance.dice(("draw", (0, BOOST)), ("advance", (1,)))
    raid.tap(raid.slots()[0])
    raid.press("Jouer sur Bo")
    assert [pawn.benched for pawn in raid.board.crew.pawns] == [False, True]
    raid.press("Lancer le dé")
    assert (raid.sitting.tablet.where, raid.prompt()) == (
        "table",
        "Bo, te voilà sur la touche : ce tour est perdu.",
    )
    raid.press("Passer le tour")
    assert [chip.benched for chip in raid.board.chips] == [False, False]
    assert raid.sitting.tablet.hand.to == 0


@pytest.mark.rule("AT-27", "AT-67")
def test_a_prowling_guard_takes_somebody_back(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, "..G" + PLAIN, 1, 9, hands={0: (PROWLING, BOOST, SHOW)}).open()
    raid.tap(raid.slots()[0])
    raid.press("Jouer sur Bo")
    assert raid.told.endswith("Le garde ramène Bo : case 3, un garde.")
    assert raid.stands(1) == 3


# Two characters for each player (AT-48)


@pytest.mark.rule("AT-48")
def test_who_leads_two_is_told_which_it_is(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 1, 3, 5, 7, turn=2, two=True).open()
    assert raid.sitting.tablet.hand.to == 0
    assert raid.prompt() == "Ana (l'Acrobate), à toi : le dé et, si tu veux, une carte."
    assert [chip.active for chip in raid.board.chips] == [False, False, True, False]
    called = [raid.board.translate(words.FIGURES[figure]) for figure in raid.state.figures]
    assert [chip.name for chip in raid.board.chips] == called  # as in the duel and the question
    raid.tap(raid.slots()[0])
    on_bo = ["Jouer sur Bo (le Mécano)", "Jouer sur Bo (la Chimiste)"]
    assert raid.plates() == ["Jouer sur moi", *on_bo, *ON_BO[2:]]


@pytest.mark.rule("AT-48", "AT-60")
def test_the_one_who_answers_is_told_apart_too(robot: Robot, tmp_path: Path) -> None:
    raid = Raid(robot, tmp_path, PLAIN, 1, 3, 5, 7, turn=0, two=True).open()
    raid.chance.dice(("advance", (6,)), ("strike", (2,)))
    raid.press("Lancer sans carte")
    raid.press("Lancer le dé")
    raid.press("Lancer le dé")
    assert raid.prompt() == "Bo (la Chimiste), défends-toi : lance le dé."


@pytest.mark.rule("AT-48", "AT-78")
def test_between_turns_both_hands_are_seen_each_with_its_character(robot: Robot, tmp_path: Path) -> None:
    hands = {1: (BOOST, CLEAR, SHOW), 3: (BENCHED, LAB1, LAB1)}
    raid = Raid(robot, tmp_path, PLAIN, 1, 3, 5, 7, two=True, hands=hands)
    raid.sitting.stage.visit(1)
    raid.open()
    raid.look()
    seen = {
        hand.figure: {row.card for row in hand.ids.rows.children} for hand in raid.the(SecretHand).children
    }
    figures = raid.state.figures
    assert seen == {figures[1]: {BOOST, CLEAR, SHOW}, figures[3]: {BENCHED, LAB1}}
    assert all(hand.figure >= 0 for hand in raid.all(OneHand))
