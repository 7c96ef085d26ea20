"""CC-01 to CC-05, CC-40 to CC-42: cards, deal, the first look, who begins."""

from __future__ import annotations

import pytest

from coffres.engine.contract import CHANCE
from coffres.engine.options import settle
from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.games.coffre_et_cle.material import KEY, SEATS, UNDRAWN
from tests.games.coffre_et_cle.positions import F, K, N, T, X, begun, turn
from tests.games.table import Table

GAME = GAMES[KEY]


@pytest.mark.rule("CC-01", "CC-04")
@pytest.mark.parametrize("seats", SEATS)
def test_one_of_each_role_and_one_neutral_less_than_players(seats: int) -> None:
    state = Table(KEY, seats).state
    assert state.left == [1, 1, 1, seats - 1, 0]
    assert len(state.roles) == seats + 2


@pytest.mark.rule("CC-04", "CC-03")
@pytest.mark.parametrize("extra", [1, 2])
def test_extra_neutrals_leave_cards_put_away(extra: int) -> None:
    table = Table(KEY, 5, {"extra_neutrals": extra, "rounds": 3})
    assert table.state.left == [1, 1, 1, 4 + extra, 0]
    assert len(table.state.roles) == 5 + 2 + extra
    assert len(table.state.card_at) == 7


@pytest.mark.rule("CC-02")
def test_four_to_eight_players() -> None:
    assert range(4, 9) == SEATS
    for seats in (3, 9):
        with pytest.raises(Trouble, match="4 à 8"):
            GAME.setup(seats)


@pytest.mark.rule("CC-03")
def test_a_card_to_each_hand_and_the_centre_unseen() -> None:
    table = Table(KEY, 4)
    for seat in range(4):
        assert table.asked() == [(CHANCE, "deal")]
        assert table.ask().of == seat
        table.chance("deal", seat, N if seat else K)
    assert [table.state.roles[card] for card in (4, 5)] == [UNDRAWN, UNDRAWN]
    assert table.state.left == [0, 1, 1, 0, 0]


@pytest.mark.rule("CC-03")
def test_every_card_left_is_as_likely_to_be_dealt() -> None:
    table = Table(KEY, 5)
    table.chance("deal", 0, N)
    roles = [move.args[1] for move in table.session.legal(CHANCE)]
    assert dict(zip(roles, GAME.weights(table.state, CHANCE), strict=True)) == {K: 1, T: 1, F: 1, N: 3}


@pytest.mark.rule("CC-03")
def test_put_away_cards_stay_secret_until_the_end() -> None:
    table = begun("KTNN", "NF", extra_neutrals=1, rounds=3)
    table.at_random(1, 10)
    for viewer in range(-1, 4):
        assert table.view(viewer)["put_away"] == [None]
    table.table("stop")
    table.table("reveal")
    table.at_random(1)
    assert table.view(-1)["put_away"] == [N]


@pytest.mark.rule("CC-05")
def test_everyone_looks_at_their_own_card_alone_in_seat_order() -> None:
    table = begun("NKTF", looked=False, starter=2)
    for seat, role in enumerate((N, K, T, F)):
        assert table.asked() == [(seat, "first_look")]
        assert table.ask().secret
        assert table.view(seat)["cards"] == [role if place == seat else None for place in range(6)]
        table.play(seat, "seen")
    assert table.asked() == [(2, "act")]


@pytest.mark.rule("CC-05")
def test_the_own_card_can_be_looked_at_again_at_any_time() -> None:
    table = begun("NKTF", "NN")
    turn(table, "force", 3, 0)
    assert [table.view(seat)["cards"][seat] for seat in range(4)] == [N, K, T, N]


@pytest.mark.rule("CC-40")
def test_any_role_may_lie_in_the_centre_and_can_be_fetched() -> None:
    table = begun("NNFN")
    assert table.asked() == [(0, "act")]  # nothing is dealt again, nobody is told
    table.play(0, "exchange", 0)
    assert table.asked() == [(CHANCE, "draw")]
    assert {move.args[1] for move in table.session.legal(CHANCE)} == {K, T}
    table.chance("draw", 4, T)
    assert table.view(0)["cards"][0] == T


@pytest.mark.rule("CC-41")
def test_extra_neutrals_need_rounds() -> None:
    with pytest.raises(Trouble, match="CC-41"):
        settle(GAME, 5, {"extra_neutrals": 1})
    assert settle(GAME, 5, {"extra_neutrals": 1, "rounds": 3})["extra_neutrals"] == 1


@pytest.mark.rule("CC-42")
def test_chance_draws_who_begins() -> None:
    table = Table(KEY, 5)
    for seat, role in enumerate((K, T, F, N, N)):
        table.chance("deal", seat, role)
    assert table.asked() == [(CHANCE, "starter")]
    assert table.choices(CHANCE) == {("starter", seat) for seat in range(5)}
    assert GAME.weights(table.state, CHANCE) == [1.0] * 5


@pytest.mark.rule("CC-42", "CC-59")
def test_the_next_deal_begins_one_seat_further_left() -> None:
    table = begun("KTFN", "NN", starter=3, deals=2)
    for _ in range(2):
        turn(table)
    table.play(1, "pass")
    table.table("end_talk")
    table.play(1, "designate", 0)
    table.table("reveal")
    table.table("next_deal")
    for seat, role in enumerate((N, N, N, F)):
        table.chance("deal", seat, role)
    for seat in range(4):
        table.play(seat, "seen")
    assert table.asked() == [(0, "act")]


@pytest.mark.rule("CC-39")
def test_a_false_treasure_replaces_a_neutral() -> None:
    table = Table(KEY, 6, {"false_treasure": True})
    assert table.state.left == [1, 1, 1, 4, 1]
    assert ("deal", 0, X) in table.choices(CHANCE)
