"""Who is who in the honours: asked only where two could be meant, and kept for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from coffres.engine.people import NO_ONE
from coffres.storage.honours import honours
from coffres.storage.identity import id_called, new_id
from coffres.storage.namesakes import Answer, Namesakes, Question, kept, questions
from coffres.storage.results import Result
from coffres.storage.roster import Player, Roster
from tests.storage.made_up import result

ANA = id_called("Ana")
OTHER = new_id()
UNSAID = Namesakes()


def roster(**people: str) -> Roster:
    """Players on the bench, by name, with their ids."""
    players = tuple(Player(name, "star", "pink", id=id_) for name, id_ in people.items())
    return Roster(players)


def asked(results: list[Result], bench: Roster, said: Namesakes = UNSAID) -> list[Question]:
    return questions(results, bench, said.same())


PLAYED = [result(("Ana", "Bo"), day=day) for day in (1, 2, 3)]
OLD = [one._replace(by_name=True) for one in PLAYED]


@pytest.mark.parametrize(
    "bench",
    [roster(), roster(Ana=ANA), roster(Bo=id_called("Bo")), roster(Zoé=ANA), roster(Ana=ANA, Zoé=OTHER)],
)
@pytest.mark.parametrize("played", [PLAYED, OLD])
def test_nothing_is_asked_where_only_one_can_be_meant(bench: Roster, played: list[Result]) -> None:
    assert asked(played, bench) == []


@pytest.mark.parametrize("played", [PLAYED, OLD])
@pytest.mark.parametrize("name", ["Ana", "ana", "ANA"])
def test_a_name_of_somebody_on_the_bench_under_another_id_is_asked_about(
    name: str, played: list[Result]
) -> None:
    bench = roster(**{name: OTHER})
    assert asked(played, bench) == [Question(ANA, "Ana", 3, bench.players)]


def test_a_former_name_that_somebody_else_has_now_is_asked_about_where_saves_know_no_ids() -> None:
    """Ana is called Anaïs now, and another Ana has come."""
    bench = roster(Anaïs=ANA, Ana=OTHER)
    assert asked(PLAYED, bench) == []
    (question,) = asked(OLD, bench)
    assert [player.name for player in question.candidates] == ["Anaïs", "Ana"]
    later = result(("Anaïs", "Bo"), day=9, by_name=True, people=(ANA, id_called("Bo")))
    assert asked([*OLD, later], bench) == [question]


def test_the_most_games_are_asked_about_first() -> None:
    bench = roster(Ana=new_id(), Bo=new_id())
    more = result(("Bo", "Zoé"), day=4)
    assert [(question.name, question.games) for question in asked([*PLAYED, more], bench)] == [
        ("Bo", 4),
        ("Ana", 3),
    ]


def test_an_answer_moves_the_results_and_is_not_asked_again() -> None:
    bench = roster(Ana=OTHER)
    (question,) = asked(PLAYED, bench)
    said = Namesakes().say(question.answered(OTHER))
    assert asked(PLAYED, bench, said) == []
    assert sorted(honours(PLAYED, said.same()).people) == sorted([OTHER, id_called("Bo")])


def test_somebody_else_stays_apart() -> None:
    (question,) = asked(PLAYED, roster(Ana=OTHER))
    said = Namesakes().say(question.somebody_else())
    assert asked(PLAYED, roster(Ana=OTHER), said) == []
    assert ANA in honours(PLAYED, said.same()).people


def test_somebody_else_than_a_bearer_of_the_id_is_parted_from_them() -> None:
    bench = roster(Anaïs=ANA, Ana=OTHER)
    (question,) = asked(OLD, bench)
    said = Namesakes().say(question.somebody_else())
    assert asked(OLD, bench, said) == []
    later = result(("Anaïs", "Bo"), day=9, people=(ANA, id_called("Bo")))
    people = honours([*OLD, later], said.same()).people
    assert people[ANA].games.played == 1
    assert OTHER not in people
    assert len(people) == 3


def test_without_an_answer_results_stay_apart_and_the_question_stays() -> None:
    bench = roster(Ana=OTHER)
    (question,) = asked(PLAYED, bench)
    said = Namesakes()
    assert not said.was_asked(question)
    said = said.say(question.answered(NO_ONE))
    assert said.was_asked(question)
    assert asked(PLAYED, bench, said) == [question]
    assert said.same() == {}


def test_a_later_answer_takes_the_place_of_the_first() -> None:
    said = Namesakes().say(Answer(ANA, "ana")).say(Answer(ANA, "ana", OTHER))
    assert said.answers == (Answer(ANA, "ana", OTHER),)


# The file


def test_answers_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "namesakes.json"
    said = Namesakes((Answer(ANA, "ana", OTHER), Answer(OTHER, "straße" * 4)))
    first = kept(file)
    assert first.load() == (Namesakes(), [])
    assert first.save(said) == []
    assert kept(file).load() == (said, [])


@pytest.mark.parametrize(
    "wrong",
    [
        '{"id":"x","name":"a"}',
        '{"id":"","name":"a"}',
        '{"id":"ID","name":3}',
        '{"id":"ID","name":"a","person":"y"}',
        "3",
    ],
)
def test_what_cannot_be_understood_is_left_out_and_said(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "namesakes.json"
    good = f'{{"id":"{ANA}","name":"ana","person":"{OTHER}"}}'
    file.write_text(f'{{"answers":[{wrong.replace("ID", ANA)},{good}],"later":1}}')
    said, notes = kept(file).load()
    assert said.answers == (Answer(ANA, "ana", OTHER),)
    assert said.others == {"later": 1}
    assert len(notes) == 2
