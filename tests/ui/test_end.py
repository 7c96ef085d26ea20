"""The end of a game: a ceremony, then pages to read beside the board; and the next game."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from kivy.clock import Clock
from kivy.core.window import Window

from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.awards import SIX, Roll
from coffres.engine.contract import Fact, Outcome
from coffres.engine.registry import GAMES, prizes
from coffres.games.casse_du_siecle import safe
from coffres.games.coffre_et_cle import awards
from coffres.games.roc_noir.material import TREASURE
from coffres.ui.boards.agence_tous_risques.ceremony import IntoTheNight
from coffres.ui.boards.casse_du_siecle.ceremony import SafeOpens
from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard
from coffres.ui.boards.coffre_et_cle.ceremony import Unmasked
from coffres.ui.boards.coffre_et_cle.role_card import RoleCard
from coffres.ui.boards.coffre_et_cle.travel_list import TravelLine
from coffres.ui.boards.fort_boyard.ceremony import NotesRain
from coffres.ui.boards.roc_noir.ceremony import FamilyTree, couples
from coffres.ui.ceremonies import Tableau, last_to_first
from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.screens.end import BOARD, DICE, EPILOGUE, PRIZES, RANKS, STORY
from coffres.ui.senses import Senses
from coffres.ui.widgets.award_list import AwardSlip
from coffres.ui.widgets.ceremony_stage import CeremonyStage
from coffres.ui.widgets.fitted import Fitted
from coffres.ui.widgets.icon import Icon
from coffres.ui.widgets.key_ring import KeyRing
from coffres.ui.widgets.ledger import LedgerHand
from coffres.ui.widgets.ranking import Rank, place_of
from coffres.ui.widgets.reading_list import LineView, ReadingList
from coffres.ui.widgets.speaker import Speaker
from tests.ui.finished import Finish


@pytest.fixture
def finish(robot: Robot, tmp_path: Path) -> Finish:
    return Finish(robot, tmp_path)


@pytest.mark.parametrize(
    ("outcome", "order"),
    [
        (Outcome((2,), "x", (0, 5, 9, 1)), [0, 3, 1, 2]),
        (Outcome((0, 3), "x"), [2, 1, 3, 0]),
        (Outcome((), "x", (1, 1, 1, 1)), [3, 2, 1, 0]),
        (Outcome((1,), "x", (7, 3, 0, 0)), [3, 2, 0, 1]),
    ],
)
def test_winners_come_last_and_fewer_points_first(outcome: Outcome, order: Iterable[int]) -> None:
    assert last_to_first(outcome, 4) == order


@pytest.mark.parametrize(
    ("outcome", "places"),
    [
        (Outcome((2,), "x", (0, 5, 9, 5)), [4, 2, 1, 2]),
        (Outcome((0, 3), "x"), [1, 0, 0, 1]),
        (Outcome((1,), "x", (7, 3, 0, 0)), [2, 1, 3, 3]),
    ],
)
def test_who_is_equal_shares_a_place(outcome: Outcome, places: list[int]) -> None:
    assert [place_of(outcome, seat) for seat in range(4)] == places


# The ceremony


def test_the_ceremony_has_the_screen_and_names_the_winner_at_its_end(finish: Finish) -> None:
    end = finish.celebrate()
    stage = finish.the(CeremonyStage)
    assert stage.size == list(end.size)
    assert finish.all(Rank) == finish.all(CoffreEtCleBoard) == []
    assert end.title == ""
    assert stage.shown == 0
    finish.robot.until(lambda: stage.over, 10)
    assert stage.shown == stage.scene.played == 1
    names = [finish.app.sitting.people[seat].name for seat in finish.app.sitting.match.outcome().winners]
    assert names
    assert all(name in stage.title for name in names)
    assert end.title == stage.title


def test_until_then_whoever_may_have_won_stands_there(finish: Finish) -> None:
    finish.celebrate()
    stage = finish.the(CeremonyStage)
    tokens = stage.ids.waiting.children
    assert [token.colour for token in reversed(tokens)] == [seat.colour for seat in finish.app.sitting.people]
    assert stage.ids.waiting.opacity == 1
    assert len({token.width for token in tokens}) == 1
    finish.robot.until(lambda: stage.over, 10)
    assert stage.ids.waiting.opacity == 0


def test_cards_are_turned_from_last_to_first(finish: Finish) -> None:
    finish.celebrate()
    scene = finish.the(CeremonyStage).scene
    cards = finish.all(RoleCard)
    order = last_to_first(finish.app.sitting.match.outcome(), 4)
    assert [card.role for card in cards] == [-1] * 4
    for known, seat in enumerate(order):
        assert finish.robot.until(lambda seat=seat: cards[seat].role >= 0, 5)
        assert sum(card.role >= 0 for card in cards) == known + 1
    assert [card.role for card in cards] == finish.app.sitting.board.moment.table["cards"][:4]
    assert scene.played < 1


def grounds_of(scene: Tableau) -> list[SmoothRoundedRectangle]:
    return [part for part in scene.canvas.before.children if isinstance(part, SmoothRoundedRectangle)]


def test_cards_are_turned_between_the_curtains_each_with_a_plate_for_its_name(finish: Finish) -> None:
    finish.celebrate()
    scene = finish.the(CeremonyStage).scene
    cards, names = finish.all(RoleCard), [part for part in scene.children if isinstance(part, Fitted)]
    assert min(card.x for card in cards) >= scene.x + 0.08 * scene.height
    assert max(card.right for card in cards) <= scene.right - 0.08 * scene.height
    assert max(card.top for card in cards) <= scene.y + 0.89 * scene.height
    plates = [(*part.pos, *part.size) for part in grounds_of(scene)]
    for name in names:
        assert any(plate == pytest.approx((*name.pos, *name.size), abs=0.5) for plate in plates)
    finish.robot.until(lambda: finish.the(CeremonyStage).over, 10)
    won = [cards[seat] for seat in finish.app.sitting.match.outcome().winners]
    lights = grounds_of(scene)
    for card in won:  # the light is as broad on each of its sides
        x, y = card.x + card.width / 2, card.y + card.height / 2
        middles = [(part.pos[0] + part.size[0] / 2, part.pos[1] + part.size[1] / 2) for part in lights]
        assert any(middle == pytest.approx((x, y), abs=0.5) for middle in middles)


def test_a_touch_hurries_it_and_the_plate_goes_on(finish: Finish) -> None:
    finish.celebrate()
    stage = finish.the(CeremonyStage)
    finish.robot.touch(stage.center)
    assert stage.over
    assert stage.scene.played == 1
    finish.robot.touch(stage.center)
    assert finish.all(Rank) == []  # it stays until people go on
    finish.robot.wait(0.5)
    finish.press("Continuer")
    assert finish.all(CeremonyStage) == []
    assert len(finish.all(Rank)) == 4


def test_with_less_movement_its_last_state_is_there_at_once(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path, motion="none")
    end = finish.celebrate()
    stage = finish.the(CeremonyStage)
    assert (stage.over, stage.scene.played, stage.shown) == (True, 1, 1)
    assert end.title


@pytest.mark.parametrize(
    ("key", "scene"),
    [
        ("coffre_et_cle", Unmasked),
        ("casse_du_siecle", SafeOpens),
        ("roc_noir", FamilyTree),
        ("agence_tous_risques", IntoTheNight),
        ("fort_boyard", NotesRain),
    ],
)
def test_every_game_ends_in_its_own_world(finish: Finish, key: str, scene: type[Tableau]) -> None:
    finish.app.home()
    seats = GAMES[key].seats[0]
    finish.app.start(key, people(seats), GAMES[key].presets[0].options[seats])
    end = finish.celebrate(seed=2)
    assert finish.app.sitting.match.outcome().winners
    assert end.ground == "rail_ground"  # not the house's felt behind the board
    stage = finish.the(CeremonyStage)
    assert isinstance(stage.scene, scene)
    assert stage.ground_of == key


def test_the_safe_opens_on_its_combination(finish: Finish) -> None:
    finish.app.home()
    finish.app.start("casse_du_siecle", people(3), {"long_combination": True, "combination_max": 8})
    finish.celebrate(seed=2)
    session = finish.app.sitting.match.session
    assert finish.the(CeremonyStage).scene.digits == list(safe.combination(session.state))


def test_the_combination_stays_on_the_board_over_the_gold(finish: Finish) -> None:
    finish.app.home()
    finish.app.start("casse_du_siecle", people(3), {})
    end = finish.celebrate(seed=2)
    vault = finish.app.sitting.board.vault
    assert not any(vault.face_up.gears)
    end.go_on()
    finish.robot.wait(0.1)
    session = finish.app.sitting.match.session
    shown = [int(value) for value in vault.face_up.gears if value]
    assert shown[: len(safe.combination(session.state))] == list(safe.combination(session.state))
    assert not vault.face_up.bunches


def test_the_family_tree_has_the_couples_that_came_home(finish: Finish) -> None:
    finish.app.home()
    finish.app.start("roc_noir", people(2), {"homes": 2})
    finish.celebrate()
    state = finish.app.sitting.match.session.state
    (winner,) = finish.app.sitting.match.outcome().winners
    moment = finish.app.sitting.board.moment
    family = couples(moment.table, (winner,), moment.people)
    assert len(family) == 2
    home = [knight for knight in range(3 * winner, 3 * winner + 3) if state.knights[knight] == TREASURE]
    assert [sorted(state.racks[2 * knight : 2 * knight + 2]) for knight in home] == [
        [lord, lady] for _helmet, lord, lady, _home in family
    ]


def test_a_key_drops_on_the_ring_for_everybody_who_won(finish: Finish) -> None:
    finish.celebrate()
    ring = finish.the(KeyRing)
    assert ring.keys == []
    finish.robot.until(lambda: bool(ring.keys), 10)
    assert len(ring.keys) == len(finish.app.sitting.match.outcome().winners)
    above = [place.y for place, _ in ring.keys]
    finish.robot.wait(1)
    assert ring.fallen == 1
    assert all(place.y < start for (place, _), start in zip(ring.keys, above, strict=True))
    heard = [name for what, name in finish.app.senses.sounds.heard if what == "play"]
    assert heard[-6:] == ["token_step"] * 4 + ["win", "key_ring"]


# The pages


def test_on_an_upright_tablet_the_board_is_a_page(finish: Finish) -> None:
    end = finish.play()
    assert BOARD not in end.pages
    Window.size = (360, 800)
    finish.robot.wait(0.5)
    assert end.pages[:2] == [RANKS, BOARD]
    assert finish.all(CoffreEtCleBoard) == []
    finish.press("Plateau")
    board = finish.the(CoffreEtCleBoard)
    assert board.width > 0.8 * end.width


def test_the_board_stays_and_shows_every_card(finish: Finish) -> None:
    finish.play()
    board = finish.the(CoffreEtCleBoard)
    assert board is finish.app.sitting.board
    assert all(spot.role >= 0 for spot in [*board.seats, *board.centre])


def test_the_ending_is_the_games_own_sentence(finish: Finish) -> None:
    finish.celebrate()
    sitting = finish.app.sitting
    closing = sitting.speech.closing(sitting.match.outcome())
    assert closing in finish.robot.texts()
    assert any(person.name in closing for person in sitting.people)


def test_the_story_is_there_to_read_and_dice_only_where_some_were_rolled(finish: Finish) -> None:
    end = finish.play()
    assert end.pages == [RANKS, PRIZES, EPILOGUE, STORY]
    finish.press("Récit")
    (page,) = finish.all(ReadingList)
    match = finish.app.sitting.match
    parts = finish.app.sitting.speech.chapters(match.facts(), match.reel().openings)
    assert len(parts) > 3
    assert [line.markup for line in page.lines] == [
        text for part in parts for text in (f"[b]{part.heading}[/b]", *(told.text for told in part.told))
    ]
    assert finish.all(LineView)
    finish.press("Podium")
    assert finish.all(ReadingList) == []
    assert len(finish.all(Rank)) == 4


def test_a_chapter_of_the_story_is_read_aloud(finish: Finish, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Senses, "reads", True)
    finish.play()
    finish.press("Récit")
    match = finish.app.sitting.match
    part = finish.app.sitting.speech.chapters(match.facts(), match.reel().openings)[0]
    said = [speaker.text for speaker in finish.all(Speaker) if not speaker.disabled]
    assert " ".join([f"{part.heading}.", *(told.text for told in part.told)]) in said


def a_six_and_a_one(fact: Fact, seats: int) -> Roll:
    return Roll(fact[0], (6, 1))


def test_dice_are_counted_by_hand_and_held_against_chance(
    finish: Finish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awards, "DIE", SIX)
    monkeypatch.setattr(awards, "ROLLS", {"seen": a_six_and_a_one})  # for every look
    end = finish.play()
    seen = [fact[0] for fact in finish.app.sitting.match.facts() if fact[1] == "seen"]
    assert end.pages == [RANKS, PRIZES, DICE, EPILOGUE, STORY]
    finish.press("Dés")
    for seat, hand in enumerate(sorted(finish.all(LedgerHand), key=lambda hand: -hand.y)):
        count = seen.count(seat)
        assert hand.bars.fell == [count, 0, 0, 0, 0, count]
        assert hand.bars.expected == pytest.approx([2 * count / 6] * 6)
        assert max(*hand.bars.fell, *hand.bars.expected) <= hand.bars.most
        assert hand.told == f"{2 * count} dés, moyenne 3,5"


def test_every_prize_has_a_sign_and_names_somebody(finish: Finish) -> None:
    end = finish.play()
    finish.press("Prix")
    slips = finish.all(AwardSlip)
    assert len(slips) == len(end._given) > 1
    names = [person.name for person in people(4)]
    for slip in slips:
        assert any(name in slip.text for name in names)
        assert Icon.sign(slip.sign)


@pytest.mark.parametrize("key", GAMES)
def test_the_signs_of_all_prizes_can_be_drawn(key: str) -> None:
    assert all(Icon.sign(award.sign) for award in prizes(key).AWARDS)


def test_the_ways_of_all_cards_are_told(finish: Finish) -> None:
    finish.play()
    finish.press("Trajets")
    lines = finish.all(TravelLine)
    board = finish.the(CoffreEtCleBoard)
    assert sorted(line.role for line in lines) == sorted(spot.role for spot in [*board.seats, *board.centre])
    symbols = {person.symbol for person in people(4)}
    for line in lines:
        assert all(stop.symbol in symbols or stop.symbol == "" for stop in line.stops)
        assert 1 <= len(line.stops) <= 6


def test_the_same_people_play_again(finish: Finish) -> None:
    finish.play()
    finish.press("Rejouer")
    sitting = finish.app.sitting
    assert sitting.match.names == [person.name for person in people(4)]
    assert sitting.tablet.where == "curtain"
    assert sitting.match.facts() != []
    assert finish.app.navigator.name == "curtain"
    assert len(finish.app.shelf.running()) == 1


@pytest.mark.parametrize("way", ["plate", "back"])
def test_home_again_with_the_game_among_the_finished(finish: Finish, way: str) -> None:
    finish.play()
    if way == "plate":
        finish.press("Accueil")
    else:
        finish.robot.press(ESCAPE)
    assert finish.app.navigator.name == "home"
    assert finish.app.sitting is None
    assert not finish.app.shelf.running()


def test_nothing_moves_once_all_has_been_told(finish: Finish) -> None:
    finish.play()
    finish.robot.wait(8)
    ours = [event for event in Clock.get_events() if "coffres.ui" in repr(getattr(event, "callback", ""))]
    assert [event for event in ours if event.loop] == []
