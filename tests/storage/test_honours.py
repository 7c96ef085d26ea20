"""Honours: every figure is the one that a slow, plain count gives, and it belongs to whom it should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from coffres.engine import registry
from coffres.engine.awards import SIX, fortune
from coffres.engine.contract import Move
from coffres.engine.levels import PERSON
from coffres.engine.people import NO_ONE
from coffres.storage.feats import feats_of, feats_of_house, prized
from coffres.storage.gathering import Gathering
from coffres.storage.honours import SCORE, Games, Person, honours, in_order
from coffres.storage.identity import id_called, new_id
from coffres.storage.reading import exhaust
from coffres.storage.result_cache import ResultCache
from coffres.storage.results import Result, result_in, sides
from tests.house.tree import ROOT
from tests.storage.bench import edited, new_game, play_on
from tests.storage.made_up import NAMES, many, result

ANA, BO, CHLOE = map(id_called, NAMES[:3])
MANY = many(300)
EVERYBODY = sorted({id_ for one in MANY for id_ in one.people} - {NO_ONE})


def of(person: str) -> Person:
    return honours(MANY).people[person]


def mine(person: str, one: Result) -> list[int]:
    """The seats of somebody."""
    return [seat for seat in range(len(one.names)) if one.people[seat] == person]


def won(person: str, one: Result) -> bool:
    return any(seat in one.winners for seat in mine(person, one))


def games_of(person: str) -> list[Result]:
    return [one for one in sorted(MANY, key=lambda one: (one.made, one.key)) if mine(person, one)]


# Against a plain count


@pytest.mark.parametrize("person", EVERYBODY)
def test_games_and_wins_are_counted(person: str) -> None:
    played = games_of(person)
    assert of(person).games == (len(played), len([one for one in played if won(person, one)]))
    for game in registry.GAMES:
        here = [one for one in played if one.game == game]
        assert of(person).by_game[game] == (len(here), len([one for one in here if won(person, one)]))


@pytest.mark.parametrize("person", EVERYBODY)
def test_how_somebody_wins_is_counted(person: str) -> None:
    assert of(person).endings == Counter(
        (one.game, one.reason) for one in games_of(person) if won(person, one)
    )


@pytest.mark.parametrize("person", EVERYBODY)
def test_roles_are_counted(person: str) -> None:
    held: Counter[tuple[str, int]] = Counter()
    won_as: Counter[tuple[str, int]] = Counter()
    for one in games_of(person):
        for seat in mine(person, one) if one.roles else []:
            held.update((one.game, role) for role in one.roles[seat])
            if len(one.roles[seat]) == 1 and seat in one.winners:
                won_as[one.game, one.roles[seat][0]] += 1
    assert held
    assert of(person).roles == held
    assert of(person).won_as == won_as


@pytest.mark.parametrize("person", EVERYBODY)
def test_the_longest_run_is_found(person: str) -> None:
    signs = "".join("w" if won(person, one) else "-" for one in games_of(person))
    assert of(person).longest_run == max(map(len, signs.split("-")))
    assert of(person).run == len(signs.split("-")[-1])


@pytest.mark.parametrize("person", EVERYBODY)
def test_who_beats_whom_is_counted(person: str) -> None:
    beaten, beaten_by = Counter[str](), Counter[str]()
    for one in games_of(person):
        for other in set(one.people) - {person, NO_ONE}:
            beaten[other] += won(person, one) and not won(other, one)
            beaten_by[other] += won(other, one) and not won(person, one)
    assert +beaten == of(person).beaten
    assert +beaten_by == of(person).beaten_by


@pytest.mark.parametrize("person", EVERYBODY)
def test_games_against_automata_are_counted(person: str) -> None:
    beat = lost = 0
    for one in games_of(person):
        alone = [seat for seat, level in enumerate(one.levels) if level and one.people[seat] == NO_ONE]
        if alone and won(person, one):
            beat += 1
        elif any(seat in one.winners for seat in alone):
            lost += 1
    assert (of(person).automata[True], of(person).automata[False]) == (beat, lost)


@pytest.mark.parametrize("person", EVERYBODY)
def test_prizes_and_the_best_of_each_kind_are_kept(person: str) -> None:
    prizes: Counter[tuple[str, str]] = Counter()
    best: dict[tuple[str, str], int] = {}
    for one in games_of(person):
        prizes.update((one.game, prize.title) for prize in one.prizes if one.people[prize.seat] == person)
        for seat in mine(person, one):
            reached = {title: points[seat] for title, points in one.figures.items()}
            if one.scores and fortune(registry.prizes(one.game)):
                reached[SCORE] = one.scores[seat]
            for title, points in reached.items():
                best[one.game, title] = max(points, best.get((one.game, title), 0))
    assert of(person).prizes == prizes
    assert {what: found.points for what, found in of(person).best.items()} == {
        what: points for what, points in best.items() if points
    }


@pytest.mark.parametrize("person", EVERYBODY)
def test_luck_is_what_was_thrown_against_the_odds(person: str) -> None:
    dice: list[int] = []
    for one in games_of(person):
        if any(one.dice) and registry.prizes(one.game).DIE == SIX:
            for seat in mine(person, one):
                for side, often in zip(sides(one.game), one.dice[seat], strict=True):
                    dice += [side] * often
    thrown = of(person).thrown
    assert (thrown.dice, thrown.pips) == (len(dice), sum(dice))
    assert thrown.ahead == pytest.approx(sum(dice) - 3.5 * len(dice))
    assert thrown.luck == pytest.approx(thrown.ahead / (len(dice) * 35 / 12) ** 0.5)


def test_the_house_counts_all_games() -> None:
    house = honours(MANY).house
    assert house.games == (300, len([one for one in MANY if one.winners]))
    assert {game: played for game, (played, _won) in house.by_game.items()} == Counter(
        one.game for one in MANY
    )
    assert house.endings == Counter((one.game, one.reason) for one in MANY if one.winners)
    assert house.keys == len([one for one in MANY if any(won(id_, one) for id_ in EVERYBODY)])
    assert (house.first, house.last) == (min(one.made for one in MANY), max(one.made for one in MANY))
    assert house.longest_run[0] == max(of(id_).longest_run for id_ in EVERYBODY)
    assert of(house.longest_run[1]).longest_run == house.longest_run[0]
    for what, best in house.best.items():
        assert best.points == max(of(id_).best[what].points for id_ in EVERYBODY if what in of(id_).best)
        assert of(best.person).best[what].points == best.points


def test_nobody_else_is_honoured() -> None:
    assert sorted(honours(MANY).people) == EVERYBODY


# Small cases, by hand


def test_the_most_played_game_is_the_favourite_and_then_the_one_won_most() -> None:
    roc = {"game": "roc_noir", "reason": "three_home"}
    played = [result(day=1), result(day=2, winners=(1,), **roc), result(day=3, winners=(1,), **roc)]
    assert honours(played).people[ANA].favourite == "roc_noir"
    assert honours(played[:2]).people[ANA].favourite == "casse_du_siecle"
    assert honours(played[:2]).people[BO].favourite == "roc_noir"
    assert (
        honours([result(winners=()), result(winners=(), day=2, **roc)]).people[BO].favourite
        == "casse_du_siecle"
    )


def test_a_run_ends_with_a_game_that_nobody_wins() -> None:
    played = [result(day=1), result(day=2), result(day=3, winners=()), result(day=4)]
    assert honours(played).people[ANA].longest_run == 2


def test_games_count_in_the_order_in_which_they_began() -> None:
    played = [result(day=day, winners=winners) for day, winners in ((3, (0,)), (1, (0,)), (2, (1,)))]
    assert honours(played).people[ANA].longest_run == 1
    assert [one.made[8:10] for one in in_order(played)] == ["01", "02", "03"]


def test_who_wins_together_has_not_beaten_one_another() -> None:
    people = honours([result(winners=(0, 1))]).people
    assert people[ANA].beaten == {CHLOE: 1}
    assert people[CHLOE].beaten_by == {ANA: 1, BO: 1}


def test_somebody_with_two_seats_has_played_one_game() -> None:
    person = honours([result(("Ana", "Ana", "Bo"), winners=(1,))]).people[ANA]
    assert (person.games, person.beaten) == (Games(1, 1), {BO: 1})


def test_an_automaton_wins_nothing_for_anybody() -> None:
    one = result(levels=("", "", "maitre"), people=(ANA, BO, NO_ONE), winners=(2,))
    people = honours([one]).people
    assert sorted(people) == sorted([ANA, BO])
    assert (people[ANA].games.won, people[ANA].beaten_by) == (0, {})
    assert people[ANA].automata == {False: 1}
    assert honours([one]).house.automata == {True: 1}
    assert honours([one]).house.keys == 0


def test_what_an_automaton_finishes_for_somebody_is_hers() -> None:
    one = result(names=("Ana", "Bo", "Rouage"), levels=("", "", "maitre"), winners=(2,))
    one = one._replace(people=(ANA, BO, CHLOE), called=("Ana", "Bo", "Chloé"))
    people = honours([one]).people
    assert (people[CHLOE].games.won, people[CHLOE].name, people[ANA].beaten_by) == (1, "Chloé", {CHLOE: 1})
    assert not people[ANA].automata


def test_a_rename_keeps_everything_under_the_last_name() -> None:
    played = [result(day=1), result(("Anaïs", "Bo"), day=2, people=(ANA, BO))]
    people = honours(played).people
    assert (people[ANA].games.won, people[ANA].name) == (2, "Anaïs")


def test_results_that_people_have_named_are_those_of_whom_they_said() -> None:
    other = new_id()
    played = [
        result(day=1),
        result(day=2, people=(other, BO, CHLOE)),
        result(("Zoé", "Bo"), day=3, people=(ANA, BO)),
    ]
    people = honours(played, {(ANA, "ana"): other}).people
    assert (people[other].games.played, people[ANA].games.played, people[ANA].name) == (2, 1, "Zoé")


def test_most_wins_come_first_and_then_fewer_games() -> None:
    played = [result(day=1, winners=(2,)), result(("Ana", "Bo"), day=2, winners=(1,))]
    assert [person.name for person in honours(played).in_rank()] == ["Chloé", "Bo", "Ana"]


# Feats


def test_feats_are_what_a_game_gives_prizes_for() -> None:
    counted = honours(MANY)
    for feat in feats_of_house(counted.house):
        best = counted.house.best
        key = SCORE if (feat.game, feat.title) not in best else feat.title
        assert feat.best == best[feat.game, key]
        assert feat.record
        assert "{name}" in feat.says
    titles = [(feat.game, feat.title) for feat in feats_of_house(counted.house)]
    assert ("fort_boyard", "La plus grosse fortune") in titles
    assert ("roc_noir", "Casse-cou") in titles


def test_somebodys_feats_are_their_own_and_records_come_first() -> None:
    counted = honours(MANY)
    for person in counted.people.values():
        feats = feats_of(person, counted.house)
        assert len(feats) == 4
        assert all(feat.best.person == person.id for feat in feats)
        assert [feat.record for feat in feats] == sorted((feat.record for feat in feats), reverse=True)
        assert max(Counter(feat.game for feat in feats).values()) <= 2


def test_too_little_is_no_feat() -> None:
    one = result(figures={"Passe-muraille": (1, 3, 0)})
    counted = honours([one])
    assert feats_of(counted.people[ANA], counted.house) == []
    assert [feat.best.points for feat in feats_of(counted.people[BO], counted.house)] == [3]


def test_the_prizes_collected_most_often_come_first() -> None:
    for person in honours(MANY).people.values():
        found = prized(person)
        assert [prize.times for prize in found] == sorted(person.prizes.values(), reverse=True)[:6]
        assert all(person.prizes[prize.game, prize.title] == prize.times for prize in found)
        assert all(prize.sign for prize in found)


# From saves


def _finished(path: Path, changes: Iterable[tuple[int, str, str, str]] = ()) -> Result:
    with new_game(path) as saved:
        for seat, name, level, person in changes:
            saved.match.sit(seat, name, level, person)
        play_on(saved, seed=1, moves=10_000)
    return result_in(path)


def test_a_seat_belongs_to_the_last_person_in_it(tmp_path: Path) -> None:
    zoe, ana = new_id(), new_id()
    leave = (0, "Rouage", "maitre", NO_ONE)
    taken = _finished(tmp_path / "a.jsonl", [leave, (1, "Zoé", PERSON, zoe), (1, "Pignon", "maitre", NO_ONE)])
    assert taken.people[:2] == (id_called("Ana"), zoe)
    assert taken.called[:2] == ("Ana", "Zoé")
    assert taken.names[:2] == ("Rouage", "Pignon")
    back = _finished(tmp_path / "b.jsonl", [leave, (0, "Ana", PERSON, ana)])
    assert (back.people[0], back.called[0], back.names[0]) == (ana, "Ana", "Ana")


def test_a_seat_that_only_automata_had_is_nobodys(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with new_game(path) as saved:
        play_on(saved, seed=1, moves=10_000)

    def by_automata(lines: list[bytes]) -> list[bytes]:
        return [lines[0].replace(b'"levels":["","","",""]', b'"levels":["maitre","","",""]'), *lines[1:]]

    edited(path, by_automata)
    found = result_in(path)
    assert (found.people[0], found.called[0]) == (NO_ONE, "Ana")


def test_the_quick_way_and_the_rules_agree_about_owners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe = new_id()
    path = tmp_path / "a.jsonl"
    quick = _finished(path, [(0, "Rouage", "maitre", NO_ONE), (2, "Zoé", PERSON, zoe)])
    monkeypatch.setattr("coffres.storage.results.script_of", lambda *_: None)
    assert result_in(path) == quick
    monkeypatch.setattr("coffres.storage.results.script_from", lambda *_: None)
    assert result_in(path) == quick


def test_roles_are_those_that_lie_open_at_the_end() -> None:
    found = result_in(ROOT / "tests" / "golden" / "coffre_et_cle" / "series.jsonl")
    deals = list(zip(*found.roles, strict=True))
    assert len(deals) > 1
    for cards in deals:
        assert cards.count(0) <= 1
        assert cards.count(1) <= 1
    assert result_in(ROOT / "tests" / "golden" / "roc_noir" / "two_home.jsonl").roles == ()


@pytest.mark.parametrize("harm", [lambda lines: lines[:-1], lambda lines: [*lines[:9], b"", *lines[10:]]])
def test_a_game_without_an_end_is_left_out(
    tmp_path: Path, harm: Callable[[list[bytes]], list[bytes]]
) -> None:
    paths = []
    for number, save in enumerate(sorted((ROOT / "tests" / "golden").glob("*/s*.jsonl"))):
        paths.append(tmp_path / f"save-{number}.jsonl")
        paths[-1].write_bytes(save.read_bytes())
    edited(paths[0], harm)
    gathering = Gathering(ResultCache(tmp_path / "results"), paths)
    assert exhaust(gathering.steps()) == in_order(map(result_in, paths[1:]))
    assert (gathering.done, gathering.count, gathering.unknown) == (len(paths), len(paths), 1)
    again = Gathering(ResultCache(tmp_path / "results"), paths)
    assert exhaust(again.steps()) == in_order(map(result_in, paths[1:]))


def test_gathering_comes_in_small_slices(tmp_path: Path) -> None:
    path = ROOT / "tests" / "golden" / "casse_du_siecle" / "safe_opened.jsonl"
    gathering = Gathering(ResultCache(tmp_path / "results"), [path])
    assert sum(1 for _ in gathering.steps()) > 30


def test_an_undone_move_is_no_part_of_the_script(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    with new_game(path) as saved:
        saved.match.play(Move(0, "seen"))
        saved.match.undo(0)
        play_on(saved, seed=1, moves=10_000)
        played = len(saved.match.session.moves)
    assert result_in(path).moves == played
