"""The end of a game: the results, revealed from last to first beside the board; and the next game."""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from kivy.clock import Clock

from coffres.dev.window.game import people
from coffres.dev.window.robot import ESCAPE, Robot
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.awards import SIX, Roll
from coffres.engine.contract import STOP, Fact, Outcome
from coffres.engine.registry import GAMES, prizes
from coffres.games.coffre_et_cle import awards
from coffres.ui.app import CoffresApp
from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard
from coffres.ui.boards.coffre_et_cle.travel_list import TravelLine
from coffres.ui.screens.end import DICE, EPILOGUE, PRIZES, RANKS, STORY, EndScreen
from coffres.ui.widgets.award_list import AwardSlip
from coffres.ui.widgets.icon import Icon
from coffres.ui.widgets.key_ring import KeyRing
from coffres.ui.widgets.ledger import LedgerHand
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.ranking import Rank, Ranking, last_to_first
from coffres.ui.widgets.reading_list import LineView, ReadingList
from coffres.ui.widgets.segments import Segment


class Finish:
    """A random game, played to its end without showing it."""

    def __init__(
        self, robot: Robot, folder: Path, size: tuple[int, int] = (1280, 800), **settings: Any
    ) -> None:
        self.robot = robot
        self.app = CoffresApp(data=folder, seed=3)
        robot.open(self.app)
        self.app.change(language="fr", **settings)
        self.app.start("coffre_et_cle", people(4), {})

    def play(self, seed: int = 1) -> EndScreen:
        rng = random.Random(seed)
        actor = RandomChance(rng)
        sitting: Any = self.app.sitting
        session = sitting.match.session
        while session.asks():  # this part is not shown
            sitting.match.play(random_move(session.game, session.state, actor, rng))
        sitting.stage.go_on()
        self.robot.wait(0.1)
        end: EndScreen = self.app.scene.screen
        return end

    def all(self, kind: type) -> list[Any]:
        return [widget for widget in self.app.scene.walk(restrict=True) if isinstance(widget, kind)]

    def press(self, text: str) -> None:
        found = [w for w in self.all(Plate) + self.all(Segment) if w.text == text]
        (button,) = found
        self.robot.touch(button.to_window(*button.center))
        self.robot.wait(0.3)

    def told(self) -> list[str]:
        """The names whose results are revealed, from first to last."""
        return [rank.name for rank in reversed(self.the(Ranking).children) if rank.told == 1]

    def the(self, kind: type) -> Any:
        (found,) = self.all(kind)
        return found


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


def test_one_by_one_by_itself_and_the_title_at_the_last(finish: Finish) -> None:
    end = finish.play()
    outcome = finish.app.sitting.match.outcome()
    ranks = finish.all(Rank)
    assert [rank.name for rank in ranks if rank.told] == []
    assert end.title == ""
    seen = []
    for known in range(len(ranks)):
        finish.robot.until(lambda known=known: len(finish.told()) > known, 3)
        seen.append(len(finish.told()))
    assert seen == [1, 2, 3, 4]
    assert [rank.winner for rank in reversed(finish.the(Ranking).children)] == sorted(
        (seat in outcome.winners for seat in range(4)), reverse=True
    )
    names = [finish.app.sitting.people[seat].name for seat in outcome.winners]
    assert all(name in end.title for name in names)
    assert end.title != ""


def test_a_tap_tells_the_next_at_once(finish: Finish) -> None:
    finish.play()
    ranking = finish.the(Ranking)
    for told in range(1, 5):
        finish.robot.touch(ranking.to_window(*ranking.center))
        assert len(ranking.veiled) <= 4 - told
    finish.robot.wait(0.5)
    assert len(finish.told()) == 4


def test_with_less_movement_all_is_told_at_once(robot: Robot, tmp_path: Path) -> None:
    finish = Finish(robot, tmp_path, reduced_motion=True)
    end = finish.play()
    assert len(finish.told()) == 4
    assert end.title


def test_the_board_stays_and_shows_every_card(finish: Finish) -> None:
    finish.play()
    board = finish.the(CoffreEtCleBoard)
    assert board is finish.app.sitting.board
    assert all(spot.role >= 0 for spot in [*board.seats, *board.centre])


def test_the_ending_is_the_games_own_sentence(finish: Finish) -> None:
    end = finish.play()
    sitting = finish.app.sitting
    assert end.ending == sitting.speech.words.ENDINGS[sitting.match.outcome().reason]
    assert end.ending in finish.robot.texts()


def test_a_stopped_game_says_that_nobody_wins(finish: Finish) -> None:
    finish.app.sitting.asking.play(STOP)
    end = finish.play()
    finish.robot.wait(6)
    assert end.title == "Personne ne gagne"
    assert not any(rank.winner for rank in finish.all(Rank))


def test_the_story_is_there_to_read_and_dice_only_where_some_were_rolled(finish: Finish) -> None:
    end = finish.play()
    assert end.pages == [RANKS, PRIZES, EPILOGUE, STORY]
    finish.press("Récit")
    (page,) = finish.all(ReadingList)
    assert [line.markup for line in page.lines] == finish.app.sitting.speech.story(
        finish.app.sitting.match.facts()
    )
    assert finish.all(LineView)
    finish.press("Podium")
    assert finish.all(ReadingList) == []
    assert len(finish.all(Rank)) == 4


def a_six_and_a_one_for_every_look(fact: Fact, seats: int) -> Roll | None:
    return Roll(fact[0], (6, 1)) if fact[1] == "seen" else None


def test_dice_are_counted_by_hand_and_held_against_chance(
    finish: Finish, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awards, "DIE", SIX)
    monkeypatch.setattr(
        awards, "rolled", lambda fact, _: Roll(fact[0], (6, 1)) if fact[1] == "seen" else None
    )
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


def test_a_key_drops_on_the_ring_for_everybody_who_won(finish: Finish) -> None:
    finish.play()
    ring = finish.the(KeyRing)
    assert ring.keys == []
    finish.robot.until(lambda: bool(ring.keys), 8)
    assert len(ring.keys) == len(finish.app.sitting.match.outcome().winners)
    above = [place.y for place, _ in ring.keys]
    finish.robot.wait(1)
    assert ring.fallen == 1
    assert all(place.y < start for (place, _), start in zip(ring.keys, above, strict=True))
    heard = [name for what, name in finish.app.senses.sounds.heard if what == "play"]
    assert heard[-5:] == ["token_step", "token_step", "token_step", "win", "key_ring"]


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
