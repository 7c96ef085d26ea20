"""Automata of Le Coffre et la Clé: what they see, remember, believe, do and say."""

from __future__ import annotations

import random
from typing import Any

import pytest

from coffres.bots.coffre_et_cle import TEACHING, beliefs, claims, habits, memory, prospects, reasons
from coffres.bots.coffre_et_cle.claims import ACCUSES, KEEPS, statement
from coffres.bots.coffre_et_cle.story import told
from coffres.bots.levels import LEVELS
from coffres.bots.player import Player
from coffres.bots.teaching import Seat
from coffres.engine.actors import RandomChance, random_move
from coffres.engine.contract import CHANCE, TABLE, Fact, Move, View
from coffres.engine.registry import GAMES
from coffres.engine.sight import Sight, sight
from coffres.games.coffre_et_cle.material import FALSE_KEY, NEUTRAL, THE_KEY, TREASURE
from tests.bots.plain.coffre_et_cle import Plain

GAME: Any = GAMES["coffre_et_cle"]
EVERY_LEVEL = pytest.mark.parametrize("level", list(LEVELS))
QUICK = 0.1  # the part of a level's iterations


class Game:
    """A game as it is played, and what each seat was told of it."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.seats = seats
        self.options = options
        self.state = GAME.setup(seats, options)
        self.facts: list[list[Fact]] = [[] for _seat in range(seats)]

    def move(self, move: Move) -> None:
        assert GAME.check(self.state, move) is None, move
        for seat, facts in enumerate(self.facts):
            facts.append(GAME.tell(self.state, move, seat))
        GAME.apply(self.state, move)

    def play(self, by: int, verb: str, *args: Any) -> Game:
        self.move(Move(by, verb, args))
        return self

    def deal(self, *roles: int, starter: int = 0) -> Game:
        for seat, role in enumerate(roles):
            self.play(CHANCE, "deal", seat, role)
        self.play(CHANCE, "starter", starter)
        for seat in range(self.seats):
            self.play(seat, "seen")
        return self

    def turn(self, by: int, verb: str, *args: int, draw: int | None = None, end: bool = True) -> Game:
        """A whole turn; `draw`: the card that is looked at for the first time."""
        self.play(by, verb, *args)
        if draw is not None:
            self.play(CHANCE, "draw", self.state.card_at[self.state.looked], draw)
        if verb != "pass":
            self.play(self.state.looker, "seen")
        self.play(TABLE, "end_talk")
        return self.play(by, "decline") if end else self

    def passes(self, *seats: int) -> Game:
        for seat in seats:
            self.turn(seat, "pass")
        return self

    def seat(self, number: int, level: str = "maitre", seed: int = 1) -> Seat:
        return Seat(number, self.seats, self.options, LEVELS[level], seed)

    def answer(self, number: int, level: str = "maitre", share: float = QUICK) -> Move:
        player = Player(GAME, self.seat(number, level), share)
        for fact in self.facts[number]:
            player.hear(fact)
        thinking = player.think(seen(self, number))
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                return Move(*done.value)


class World:
    def __init__(self, state: Any) -> None:
        self._state = state

    def asks(self) -> Any:
        return GAME.asks(self._state)

    def legal(self, by: int) -> list[Move]:
        return list(GAME.legal(self._state, by))

    def view(self, viewer: int) -> Any:
        return GAME.view(self._state, viewer)


def seen(game: Game, number: int) -> Sight:
    return sight(World(game.state), number, lambda: list(game.facts[number]))


def hunted() -> Game:
    """Seat 0 has the Treasure, seat 1 the Key, seat 2 the False Key."""
    return Game(5).deal(TREASURE, THE_KEY, FALSE_KEY, NEUTRAL, NEUTRAL)


# What it does


@EVERY_LEVEL
def test_the_treasure_gives_the_key_it_has_seen_to_somebody_and_designates_them(level: str) -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 1, draw=THE_KEY).passes(1, 2, 3, 4)
    move = game.answer(0, level)
    assert (move.verb, move.args[1]) == ("force", 1)
    game.turn(*move[:2], *move.args, end=False)
    assert game.answer(0, level) == Move(0, "designate", (move.args[0],))


@EVERY_LEVEL
def test_the_treasure_misses_on_purpose_when_it_knows_the_false_key(level: str) -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 0, draw=FALSE_KEY).passes(1, 2, 3, 4)
    move = game.answer(0, level)
    assert (move.verb, move.args[1]) == ("force", 0)
    game.turn(*move[:2], *move.args, end=False)
    holder = move.args[0]
    pointed = game.answer(0, level)
    assert pointed.verb == "designate"
    assert pointed.args != (holder,)
    game.move(pointed)
    game.play(TABLE, "end_talk")
    for seat in (1, 2, 3, 4):
        game.play(seat, "name", 0)
    assert game.answer(0, level) == Move(0, "name", (holder,))


@EVERY_LEVEL
def test_without_a_name_to_give_the_treasure_does_not_miss_on_purpose(level: str) -> None:
    game = Game(5, designator_names=False, rounds=3).deal(TREASURE, NEUTRAL, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 0, draw=FALSE_KEY).passes(1, 2, 3, 4)
    assert game.answer(0, level).args != (0,)  # it does not put the False Key into a hand


@EVERY_LEVEL
def test_the_treasure_waits_while_nothing_is_known(level: str) -> None:
    game = Game(8).deal(TREASURE, THE_KEY, *[NEUTRAL] * 6).turn(0, "pass", end=False)
    assert game.answer(0, level, 0.5 if level == "maitre" else 1) == Move(0, "decline")


@pytest.mark.parametrize("level", ["compagnon", "maitre"])
def test_a_neutral_takes_the_treasure_it_has_seen(level: str) -> None:
    game = Game(5).deal(NEUTRAL, THE_KEY, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 1, draw=TREASURE).passes(1, 2, 3, 4)
    assert game.answer(0, level, 0.3) == Move(0, "exchange", (1,))


def test_with_the_false_key_known_the_key_takes_the_treasure_and_wins_at_once() -> None:
    game = Game(5).deal(THE_KEY, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 0, draw=TREASURE)
    game.turn(1, "exchange", 1, draw=NEUTRAL).turn(2, "exchange", 1).passes(3, 4)
    game.turn(0, "observe", 1).turn(1, "pass").turn(2, "pass").turn(3, "exchange", 1).passes(4)
    assert game.answer(0) == Move(0, "exchange", (0,))  # it has seen the False Key, which seat 3 took
    game.turn(0, "exchange", 0, end=False)
    move = game.answer(0)
    assert move.verb == "designate"
    assert move.args != (3,)


@EVERY_LEVEL
def test_whoever_has_seen_the_false_key_names_it(level: str) -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, THE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "pass").turn(1, "observe", 0, draw=FALSE_KEY).turn(2, "pass").turn(3, "exchange", 0)
    game.passes(4).turn(0, "pass", end=False).play(0, "designate", 4).play(TABLE, "end_talk")
    assert game.answer(1, level) == Move(1, "name", (3,))


def test_what_somebody_keeps_is_no_neutral_and_the_neutral_that_was_shown_is_not_named() -> None:
    game = Game(4).deal(NEUTRAL, FALSE_KEY, TREASURE, NEUTRAL)
    game.turn(0, "observe", 0, draw=NEUTRAL).turn(1, "observe", 0).turn(2, "pass").turn(3, "exchange", 0)
    game.turn(0, "pass").turn(1, "observe", 1, draw=THE_KEY)
    game.turn(2, "pass", end=False).play(2, "designate", 3).play(TABLE, "end_talk")
    game.play(3, "name", 1)
    assert game.answer(0) == Move(0, "name", (1,))


def test_nobody_waits_for_ever() -> None:
    game = hunted()
    for _round in range(habits.PATIENCE):
        game.passes(0, 1, 2, 3, 4)
    game.turn(0, "pass").passes(1, 2, 3, 4).turn(0, "pass", end=False)
    for level in LEVELS:
        assert game.answer(0, level).verb == "designate"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (6, {"rounds": 3, "false_treasure": True, "extra_neutrals": 2, "force_locks": True})],
)
def test_games_of_automata_end(seats: int, options: dict[str, Any]) -> None:
    for seed in (1, 2):
        game = Game(seats, **options)
        level = dict(zip(range(seats), [*LEVELS] * seats, strict=False))
        rng = random.Random(seed)
        for _move in range(3000):
            asks = GAME.asks(game.state)
            if not asks:
                break
            by = asks[0].by
            chance = RandomChance(rng)
            game.move(chance.answer(GAME, game.state, by) if by < 0 else game.answer(by, level[by], 0.02))
        assert game.state.phase == "over"


def test_a_plain_player_plays_by_the_rules() -> None:
    for seed in range(6):
        seats, rng = 4 + seed % 5, random.Random(seed)
        game = Game(seats, rounds=4, deals=2, false_treasure=seed % 2 == 1)
        players = [Plain(seat, seats, game.state.options._asdict(), seed) for seat in range(seats)]
        heard = 0
        while asks := GAME.asks(game.state):
            for seat, player in enumerate(players):
                for fact in game.facts[seat][heard:]:
                    player.hear(fact)
            heard = len(game.facts[0])
            by = asks[0].by
            answer = RandomChance(rng).answer(GAME, game.state, by) if by < 0 else None
            game.move(answer or players[by].think(seen(game, by)))


# What it knows, remembers and believes


def wandered(seed: int, moves: int) -> Game:
    rng = random.Random(seed)
    options = [{}, {"rounds": 3, "deals": 3}, {"force_locks": True, "false_treasure": True, "turn_clock": 30}]
    game = Game(4 + seed % 5, **options[seed % 3])
    for _move in range(moves):
        if not GAME.asks(game.state):
            break
        move = random_move(GAME, game.state, RandomChance(rng), rng)
        if move.verb != "designate" or rng.random() < 0.1:
            game.move(move)
    return game


@pytest.mark.parametrize("seed", range(12))
def test_the_story_is_what_has_happened(seed: int) -> None:
    game = wandered(seed, 60 + 40 * seed)
    view = GAME.view(game.state, 0)
    deal = told(game.facts[0], game.seats, view["options"])[-1]
    if view["phase"] in ("deal", "starter", "uncover", "shown", "over"):
        return
    assert [deal.card_at, deal.seen, deal.locks] == [view["card_at"], view["seen"], view["locks"]]
    assert [deal.named, deal.turns, deal.drawn] == [view["named"], view["turns"], view["drawn"]]
    assert [deal.designator, deal.designated] == [view["designator"], view["designated"]]
    known = [None if deal.roles[card] < 0 else deal.roles[card] for card in deal.card_at]
    assert known == view["cards"]


@pytest.mark.parametrize("seed", range(12))
def test_imagined_worlds_agree_with_what_the_seat_sees(seed: int) -> None:
    game = wandered(seed + 50, 40 + 10 * seed)
    if GAME.asks(game.state)[:1] and game.state.phase in ("act", "designate", "name", "must_designate"):
        number = game.state.seat
        view = GAME.view(game.state, number)
        thoughts = TEACHING.beliefs(view, game.facts[number], game.seat(number))
        rng = random.Random(seed)
        for _world in range(20):
            world = TEACHING.world(view, thoughts, rng)
            assert TEACHING.game.view(world, number) == view


def odds(game: Game, viewer: int, role: int, place: int) -> float:
    view: View = GAME.view(game.state, viewer)
    found = beliefs.weighed(view, told(game.facts[viewer], game.seats, view["options"]), game.seat(viewer))
    card: int = game.state.card_at[place]
    return found.odds(role)[card]


def test_before_anything_was_done_every_hand_is_as_likely() -> None:
    game = hunted()
    assert odds(game, 0, THE_KEY, 1) == pytest.approx(1 / 6)  # four other hands and two cards of the centre
    assert sum(odds(game, 3, role, 1) for role in range(5)) == pytest.approx(1)


def test_who_takes_a_card_after_looking_at_it_wanted_it() -> None:
    game = Game(5).deal(NEUTRAL, THE_KEY, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "pass").passes(1).turn(2, "observe", 0, draw=TREASURE).passes(3, 4, 0, 1)
    before = odds(game, 0, NEUTRAL, game.seats)
    game.turn(2, "exchange", 0)
    assert odds(game, 0, NEUTRAL, 2) < before / 2


def test_who_does_not_designate_probably_has_no_treasure_with_a_key_in_sight() -> None:
    game = Game(5).deal(NEUTRAL, NEUTRAL, NEUTRAL, TREASURE, NEUTRAL)
    game.turn(0, "observe", 0, draw=THE_KEY).turn(1, "observe", 0).turn(2, "exchange", 0)
    assert odds(game, 0, TREASURE, 3) > 0
    before = odds(game, 0, TREASURE, 1)
    game.passes(3, 4, 0).turn(1, "pass")  # it has seen where the Key went
    assert odds(game, 0, TREASURE, 1) < before / 3


def test_whoever_is_named_by_one_who_looked_is_suspected() -> None:
    game = Game(5).deal(NEUTRAL, TREASURE, NEUTRAL, NEUTRAL, NEUTRAL)
    game.turn(0, "pass").turn(1, "pass").turn(2, "observe", 0, draw=FALSE_KEY).turn(3, "exchange", 0)
    game.passes(4, 0).turn(1, "pass", end=False).play(1, "designate", 4).play(TABLE, "end_talk")
    before = odds(game, 0, FALSE_KEY, 3)
    game.play(2, "name", 3)
    assert odds(game, 0, FALSE_KEY, 3) > before
    assert odds(game, 0, FALSE_KEY, 4) == 0  # it was neither key
    assert odds(game, 0, TREASURE, 1) == pytest.approx(1)


def test_who_acted_on_a_whim_in_one_deal_is_expected_to_go_on() -> None:
    game = Game(4, deals=2).deal(TREASURE, THE_KEY, NEUTRAL, NEUTRAL)
    for _round in range(3):
        game.turn(0, "observe", 0, draw=NEUTRAL if not _round else None)
        game.turn(1, "force", 2, 0).turn(2, "pass").turn(3, "observe", 0)
    game.turn(0, "pass", end=False).play(0, "designate", 1).play(TABLE, "reveal")
    while game.state.phase == "uncover":
        game.move(RandomChance(random.Random(1)).answer(GAME, game.state, CHANCE))
    game.play(TABLE, "next_deal")
    for seat, role in enumerate((NEUTRAL, NEUTRAL, THE_KEY, TREASURE)):
        game.play(CHANCE, "deal", seat, role)
    view = GAME.view(game.state, 0)
    found = beliefs.weighed(view, told(game.facts[0], 4, view["options"]), game.seat(0))
    whims = found.worlds[0].whims
    assert whims[1] > beliefs.WHIM > whims[3]


def watched(notebook: bool = False) -> Game:
    """Seat 0 has seen a card, some rounds ago."""
    game = Game(4, notebook=notebook).deal(NEUTRAL, TREASURE, FALSE_KEY, NEUTRAL)
    game.turn(0, "observe", 0, draw=THE_KEY)
    for _round in range(4):
        game.passes(1, 2, 3, 0)
    return game


def share_that_forgets(level: str, game: Game) -> float:
    deal = told(game.facts[0], 4, game.state.options._asdict())[-1]
    seats = [game.seat(0, level, seed) for seed in range(200)]
    assert [memory.forgotten(deal, seat) for seat in seats] == [
        memory.forgotten(deal, seat) for seat in seats
    ]
    return sum(bool(memory.forgotten(deal, seat)) for seat in seats) / 200


def test_memory_fades_by_level_and_age_and_the_notebook_keeps_it() -> None:
    game, fresh = watched(), Game(4).deal(NEUTRAL, TREASURE, FALSE_KEY, NEUTRAL)
    fresh.turn(0, "observe", 0, draw=THE_KEY)
    assert share_that_forgets("maitre", game) == 0
    assert 0 < share_that_forgets("compagnon", game) < share_that_forgets("apprenti", game) < 1
    assert share_that_forgets("apprenti", fresh) < share_that_forgets("apprenti", game)
    assert share_that_forgets("apprenti", watched(notebook=True)) == 0


def test_what_is_forgotten_is_neither_seen_nor_known() -> None:
    game = watched()
    seat = next(seat for seed in range(50) if _forgets(game, seat := game.seat(0, "apprenti", seed)))
    view = TEACHING.recall(seen(game, 0), game.facts[0], seat)
    assert view["cards"] == [NEUTRAL, None, None, None, None, None]
    assert GAME.view(game.state, 0)["cards"][4] == THE_KEY
    assert view["seen"][0] == 1


def _forgets(game: Game, seat: Seat) -> bool:
    return bool(memory.forgotten(told(game.facts[0], 4, seat.options)[-1], seat))


# What a position is worth


def test_knowing_is_worth_more_and_an_end_is_what_it_is() -> None:
    game = hunted()
    before = prospects.chances(game.state)
    assert all(0 < chance < 1 for chance in before)
    game.passes(0).turn(1, "exchange", 0, draw=NEUTRAL).passes(2, 3, 4).turn(0, "observe", 0)
    game.turn(1, "pass").turn(2, "pass").turn(3, "exchange", 0).passes(4).turn(0, "pass", end=False)
    assert prospects.chances(game.state)[0] > before[0]  # it has seen the Key, which seat 3 took
    game.play(0, "designate", 2).play(TABLE, "reveal")
    assert prospects.chances(game.state) == [0, 0, 1, 0, 0]


def test_in_a_series_points_and_deals_count() -> None:
    even = prospects.series_chances((1, 1, 1, 1), 2)
    assert even == pytest.approx([even[0]] * 4)
    ahead = prospects.series_chances((3, 1, 1, 1), 2)
    assert ahead[0] > even[0] > ahead[1]
    assert prospects.series_chances((3, 1, 1, 1), 1)[0] > ahead[0]
    assert prospects.series_chances((2, 2, 0, 1), 0) == [1, 1, 0, 0]
    assert prospects.series_chances((0, 0, 0, 0), 0) == [0, 0, 0, 0]


# What it says


def test_there_is_a_reason_for_every_kind_of_move() -> None:
    found = set()
    for seed in range(60):
        game = wandered(seed, 30 + seed)
        by = GAME.asks(game.state)[0].by if GAME.asks(game.state) else -1
        for move in GAME.legal(game.state, by) if by >= 0 else []:
            said = TEACHING.reason(GAME.view(game.state, by), move, game.seat(by))
            assert said is not None
            assert said.sentence.format(**dict.fromkeys(said.fields, "Zoé"))
            assert all(field.endswith("_seat") for field in said.fields)
            found.add(move.verb)
    assert (
        found
        == set(reasons.VERBS)
        == {*("seen", "observe", "exchange", "force", "pass", "decline", "designate", "name")}
    )


def test_the_reason_fits_what_is_known() -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "observe", 1, draw=THE_KEY).passes(1, 2, 3, 4)
    said = TEACHING.reason(GAME.view(game.state, 0), Move(0, "force", (3, 1)), game.seat(0))
    assert said == (
        "La Clé est au centre : donne-la à {target_seat}, puis désigne aussitôt.",
        {"target_seat": 3},
    )
    game.turn(0, "force", 3, 1, end=False)
    said = TEACHING.reason(GAME.view(game.state, 0), Move(0, "designate", (3,)), game.seat(0))
    assert said == ("Tu sais où est la Clé : chez {target_seat}.", {"target_seat": 3})


def test_an_automaton_has_much_to_say_and_says_it_again_when_asked_again() -> None:
    sentences = set()
    for seed in range(30):
        game = wandered(seed, 150)
        for facts in game.facts[:2]:
            for at, fact in enumerate(facts):
                if fact[1] == "end_talk":
                    seat = game.seat(game.facts.index(facts), seed=seed)
                    said = TEACHING.claim({}, facts[:at], seat)
                    assert said == TEACHING.claim({}, facts[:at], seat)
                    assert said is not None
                    assert said.sentence.format(**dict.fromkeys(said.fields, "Zoé"))
                    sentences.add(said.sentence)
    assert len(sentences) >= 14


def spoken(game: Game, number: int, kind: str) -> Seat | None:
    """A seat that says this in the talk that goes on, whatever its seed must be."""
    seats = (game.seat(number, seed=seed) for seed in range(60))
    return next((seat for seat in seats if statement(game.facts[number], seat).kind == kind), None)


def test_who_says_that_it_keeps_its_key_does_not_exchange_it_next() -> None:
    game = Game(5).deal(FALSE_KEY, NEUTRAL, NEUTRAL, NEUTRAL, TREASURE).play(0, "pass")
    seat = spoken(game, 0, KEEPS)
    assert seat is not None
    game.play(TABLE, "end_talk").play(0, "decline").passes(1, 2, 3, 4)
    bound = claims.bound(game.facts[0], told(game.facts[0], 5, seat.options)[-1], seat)
    assert bound.keeps
    view = GAME.view(game.state, 0)
    world = TEACHING.world(view, TEACHING.beliefs(view, game.facts[0], seat), random.Random(1))
    verbs = {move.verb for move in TEACHING.candidates(world, 0, GAME.legal(game.state, 0))}
    assert verbs == {"observe", "pass"}
    game.turn(0, "pass").turn(1, "force", 0, 0, draw=NEUTRAL).passes(2, 3, 4)  # its card has been taken
    assert not claims.bound(game.facts[0], told(game.facts[0], 5, seat.options)[-1], seat).keeps


def test_who_accuses_in_the_last_talk_names_the_same_if_nobody_spoke_before() -> None:
    game = Game(5).deal(TREASURE, NEUTRAL, FALSE_KEY, NEUTRAL, NEUTRAL)
    game.turn(0, "pass", end=False).play(0, "designate", 4)
    for seed in range(5):
        seat = game.seat(1, seed=seed)
        said = statement(game.facts[1], seat)
        assert said.kind == ACCUSES
        talked = [*game.facts[1], (TABLE, "end_talk", ())]
        assert claims.bound(talked, told(talked, 5, seat.options)[-1], seat).names == said.suspect
    said = statement(game.facts[1], game.seat(1))
    game.play(TABLE, "end_talk")
    assert game.answer(1) == Move(1, "name", (said.suspect,))


def test_a_false_key_confesses_when_that_helps_it() -> None:
    game = hunted().turn(0, "pass", end=False).play(0, "designate", 4)
    assert statement(game.facts[2], game.seat(2)).kind == claims.CONFESSES
