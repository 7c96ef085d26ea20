"""AT-01 to AT-05, AT-47, AT-49: the box, and getting ready."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coffres.engine.contract import CHANCE
from coffres.engine.options import preset_named
from coffres.games.agence_tous_risques import words
from coffres.games.agence_tous_risques.boards import LABS
from coffres.games.agence_tous_risques.material import BOARDS, CARDS, DECK, FIGURES, lab_card
from tests.games.agence_tous_risques.positions import begun, new

NORMAL = "...C.Z1GZ1CSG.R.2CSGZ2RS3C.G..ZGR3S.GRFS"


@pytest.mark.rule("AT-01")
def test_the_path_has_forty_spaces_between_its_ends() -> None:
    state = new(4).state
    assert state.path == f"^{NORMAL}$"
    assert state.vault == 41
    counts = Counter(NORMAL)
    assert counts == {"G": 6, "S": 5, "R": 4, "Z": 4, "C": 4, "1": 2, "2": 2, "3": 2, "F": 1, ".": 10}


@pytest.mark.rule("AT-01", "AT-47")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [
        ("courte", ".CR1GZC.SG2.CR..3SG.GSRZ.FZS"),
        ("normale", NORMAL),
        ("longue", "..RZ..1.CR1SG.RC1SZRCG2G2.GZ.S.GS2G.ZSR3G.S.33ZRC.G.FSC."),
    ],
)
def test_three_lengths_share_out_their_spaces_well(name: str, spaces: str) -> None:
    assert BOARDS[name].spaces == spaces
    assert new(3, board=name).state.path == f"^{spaces}$"
    assert "GG" not in spaces
    quarter, half = len(spaces) // 4, len(spaces) // 2
    assert all(set(spaces[start : start + quarter]) & set(LABS) for start in range(0, len(spaces), quarter))
    assert "Z" in spaces[:half]
    assert "Z" in spaces[half:]


@pytest.mark.rule("AT-47")
def test_normal_is_proposed_first_and_for_two_with_two_characters_each() -> None:
    game = new(2).game
    assert [preset.name for preset in game.presets if preset.first] == ["normale"]
    normal, long, short = (preset_named(game, name).options for name in ("normale", "longue", "courte"))
    assert (normal[2], normal[3], normal[4]) == ({"two_characters": True}, {}, {})
    assert {options["board"] for options in long.values()} == {"longue"}
    assert {options["board"] for options in short.values()} == {"courte"}
    assert all(options == {} for options in preset_named(game, "boite").options.values())
    lengths = [len(new(4, **preset_named(game, name).options[4]).state.path) for name in ("courte", "longue")]
    assert lengths == [30, 58]
    assert all(
        sum(new(seats, **preset.options[seats]).game.inventory(new(seats).state)[card] for card in CARDS)
        == 35
        for preset in game.presets
        for seats in game.seats
    )


@pytest.mark.rule("AT-02")
def test_thirty_five_cards() -> None:
    kinds = dict(zip(CARDS, DECK, strict=True))
    assert sum(DECK) == 35
    assert [kinds[name] for name in ("benched", "prowling", "boost", "clear", "show")] == [4, 6, 6, 5, 4]
    labs = {
        symbol: [
            lab_card(card)[1]
            for card in range(5, 14)
            for _ in range(DECK[card])
            if lab_card(card)[0] == symbol
        ]
        for symbol in "123"
    }
    assert labs == {"1": [3, 3, 4, 5], "2": [4, 5, 6], "3": [5, 6, 7]}
    for card in range(5, 14):
        symbol, number = lab_card(card)
        assert words.CARDS[card] == f"Laboratoire {'I' * int(symbol)} : {number} cases"


@pytest.mark.rule("AT-03")
def test_each_player_chooses_one_of_four_characters_and_starts_on_start_facing_inwards() -> None:
    table = new(3)
    assert table.asked() == [(0, "choose")]
    assert not table.ask().secret
    assert table.choices(0) == {("choose", figure) for figure in range(4)}
    table.play(0, "choose", 2)
    assert table.asked() == [(1, "choose")]
    assert table.refused(1, "choose", 2) == "AT-03"
    assert table.refused(2, "choose", 1) == "AT-05"
    table.play(1, "choose", 0)
    table.play(2, "choose", 3)
    view = table.view(1)
    assert view["figures"] == [2, 0, 3]
    assert view["at"] == [0, 0, 0]
    assert view["facing"] == [1, 1, 1]
    assert view["holder"] == -1  # the formula lies in the VAULT
    assert table.asked() == [(CHANCE, "deal")]


@pytest.mark.rule("AT-49")
def test_four_characters_have_names_of_our_own() -> None:
    assert len(set(FIGURES)) == len(set(words.FIGURES)) == 4
    assert not any("barracuda" in name.lower() for name in (*FIGURES, *words.FIGURES))


@pytest.mark.rule("AT-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_secret_cards_each_and_the_rest_is_the_pile(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        table.play(seat, "choose", seat)
    order = []
    while table.state.phase == "deal":
        assert table.ask().dice == 0  # nobody's hand is needed for it
        deal = table.session.legal(CHANCE)[-1]
        table.chance("deal", *deal.args)
        seat, card = deal.args
        order.append(seat)
        assert table.told(seat) == (CHANCE, "deal", (seat, card))
        assert {table.told(other) for other in range(-1, seats) if other != seat} == {
            (CHANCE, "deal", (seat, None))
        }
    assert order == list(range(seats)) * 3
    assert [len(hand) for hand in table.state.hands] == [3] * seats
    assert table.view(0)["pile"] == 35 - 3 * seats
    assert table.view(1)["hands"][0] is None
    assert table.view(0)["hands"][0] == list(table.state.hands[0])


@pytest.mark.rule("AT-04")
def test_cards_are_dealt_by_what_is_left_of_each() -> None:
    table = new(2)
    table.play(0, "choose", 0)
    table.play(1, "choose", 1)
    game, state = table.game, table.state
    assert game.weights(state, CHANCE) == [float(count) for count in DECK]
    table.chance("deal", 0, 13)  # the only one of its kind
    assert 13 not in {move.args[1] for move in table.session.legal(CHANCE)}
    table.chance("deal", 1, 0)
    assert game.weights(state, CHANCE)[0] == 3.0


@pytest.mark.rule("AT-05")
def test_the_highest_starts_and_those_tied_roll_again() -> None:
    table = begun(4)
    for seat, die in enumerate((3, 6, 2, 6)):
        assert table.asked() == [(CHANCE, "first")]
        assert (table.ask().of, table.ask().dice) == (seat, 1)
        table.chance("first", die)
    assert table.told(-1)[3] == (3, -1)
    assert table.ask().of == 1
    table.chance("first", 4)
    assert table.ask().of == 3
    table.chance("first", 4)
    assert (table.ask().of, table.state.rolls) == (1, [-1, 0, -1, 0])
    table.chance("first", 1)
    table.chance("first", 2)
    assert table.told(-1)[3] == (3, 3)
    assert table.asked() == [(3, "turn_roll")]


@pytest.mark.rule("AT-05")
def test_then_clockwise() -> None:
    table = begun(3)
    for die in (1, 2, 6):
        table.chance("first", die)
    for seat in (2, 0, 1, 2):
        assert table.asked() == [(seat, "turn_roll")]
        assert table.refused((seat + 1) % 3, "roll") == "AT-05"
        table.play(seat, "waive")
        table.chance("advance", 1)
        while table.asked()[0][1] != "turn_roll":  # they meet on the first space
            table.session.play(table.session.legal(table.ask().by)[0])
            if table.ask().prompt == "parry_battle":
                table.chance("parry", 6)


@pytest.mark.rule("AT-01", "AT-77")
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_is_played_to_its_end(name: str, seats: int) -> None:
    table = new(seats, board=name).at_random(random.Random(f"{name} {seats}").randrange(1000))
    outcome = table.session.outcome()
    assert outcome is not None
    assert outcome.reason == "out"
    assert table.session.options == {"board": name, "two_characters": False}


@pytest.mark.rule("AT-02", "AT-03")
def test_the_box_is_complete_wherever_its_cards_lie() -> None:
    table = begun(3)
    box = dict(zip(CARDS, DECK, strict=True)) | {"characters": 3}
    assert table.game.inventory(table.state) == box
    pile = [count - 1 for count in table.state.pile[:5]] + table.state.pile[5:]
    pile[0] -= 1
    table.arrange(pile=pile, discards=[1, 1, 1, 1, 1] + [0] * 9, benched=0b100)
    assert table.game.inventory(table.state) == box
