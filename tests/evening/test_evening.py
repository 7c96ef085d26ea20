"""An evening follows from its events; what cannot be is refused."""

from __future__ import annotations

import pytest

from coffres.evening.evening import (
    MOST_GUESTS,
    Begun,
    Came,
    Closed,
    Dropped,
    Ended,
    Event,
    Finished,
    Impossible,
    Left,
    Rearranged,
    Threw,
    after,
)
from coffres.evening.programme import Planned
from coffres.evening.standings import contest, standings
from tests.evening.tables import ANA, BO, ROUAGE, ZOE, finish, guest, played, through

FIRST, SECOND = Planned("roc_noir", "courte"), Planned("coffre_et_cle", "normale")


def test_a_game_begins_from_the_programme_and_comes_to_an_end() -> None:
    evening = through(Rearranged((FIRST, SECOND)), Begun("one", *FIRST))
    assert evening.programme == (SECOND,)
    assert evening.current is not None
    assert evening.current.key == "one"
    evening = after(evening, Finished("one", finish(3)))
    assert evening.current is None
    assert [round_.key for round_ in evening.finished] == ["one"]


def test_a_game_that_is_dropped_counts_for_nothing() -> None:
    evening = through(Rearranged((FIRST,)), Begun("one", *FIRST), Dropped("one"))
    assert (evening.current, evening.finished, evening.played) == (None, [], [])


def test_people_come_go_and_come_back() -> None:
    evening = through(Left(BO.tag), Came(ROUAGE), Came(guest(4, "Zac")))
    assert [one.name for one in evening.guests] == ["Ana", "Zoé", "Rouage", "Zac"]
    assert [one.name for one in evening.people] == ["Ana", "Zoé", "Zac"]
    assert [one.name for one in after(evening, Came(BO)).everybody] == ["Ana", "Bo", "Zoé", "Rouage", "Zac"]


def test_a_guest_who_comes_again_has_another_name_or_place_and_the_same_keys() -> None:
    evening = played(finish(3, 2, 1))
    renamed = after(evening, Came(ANA._replace(name="Anaïs", edge="top")))
    assert [one.name for one in renamed.guests] == ["Anaïs", "Bo", "Zoé"]
    assert standings(renamed)[0][:3] == (ANA.person, "Anaïs", 3)


PAST = (Rearranged((FIRST,)), Begun("one", *FIRST), Finished("one", finish(3, 3)))


@pytest.mark.parametrize(
    ("past", "event"),
    [
        ((), Left(ROUAGE.tag)),
        ((), Finished("one", finish(3))),
        (PAST, Finished("one", finish(3))),  # once
        (PAST, Dropped("one")),
        (PAST, Begun("one", *FIRST)),
        ((*PAST[:2], Dropped("one")), Finished("one", finish(3))),
        (PAST, Ended()),
        (PAST, Threw(ANA.person, 3)),
        ((*PAST, Closed()), Threw(ZOE.person, 3)),
        ((*PAST, Closed()), Threw(ANA.person, 7)),
        ((*PAST, Closed(), Threw(ANA.person, 3)), Threw(ANA.person, 3)),
        ((*PAST, Closed()), Begun("two", *FIRST)),
        ((*PAST, Closed()), Came(ROUAGE)),
        ((*PAST, Closed(), Ended()), Came(ROUAGE)),
        ((), Came(ANA._replace(person=""))),
        ((), Came(ROUAGE._replace(person=ANA.person))),
        (tuple(Came(guest(n, f"G{n}")) for n in range(3, MOST_GUESTS)), Came(guest(0, "Noé"))),
    ],
)
def test_what_cannot_be(past: tuple[Event, ...], event: Event) -> None:
    evening = through(*past)
    with pytest.raises(Impossible):
        after(evening, event)


# Standings


def test_equal_keys_are_an_equal_rank() -> None:
    evening = played(finish(3, 2, 1), finish(1, 2, 3))
    assert [(one.name, one.keys, one.wins, one.rank) for one in standings(evening)] == [
        ("Ana", 4, 1, 1),
        ("Bo", 4, 0, 1),
        ("Zoé", 4, 1, 1),
    ]


def test_somebody_who_was_no_guest_has_the_keys_of_the_seat_taken_over() -> None:
    zac = guest(4, "Zac")
    evening = played(finish(3, 2, people=(zac, ANA)))
    assert [(one.name, one.keys) for one in standings(evening)][:2] == [("Zac", 3), ("Ana", 2)]


def test_those_who_are_equal_throw_until_one_is_first() -> None:
    evening = played(finish(3, 3, 1), finish(1, 1, 3), closed=True)
    assert contest(evening).due == (ANA.person, BO.person, ZOE.person)
    for person, face in ((ANA, 5), (BO, 5), (ZOE, 2)):
        evening = after(evening, Threw(person.person, face))
    assert contest(evening)[:3] == ((ANA.person, BO.person), {}, (ANA.person, BO.person))
    evening = after(evening, Threw(BO.person, 6))
    assert contest(evening).thrown == {BO.person: 6}
    assert contest(evening).due == (ANA.person,)
    evening = after(evening, Threw(ANA.person, 1))
    assert contest(evening).left == (BO.person,)
    assert contest(evening).due == ()
    assert [(one.name, one.rank) for one in standings(evening)] == [("Bo", 1), ("Ana", 2), ("Zoé", 2)]


def test_nobody_throws_where_one_is_first_or_nobody_has_a_key() -> None:
    assert contest(played(finish(3, 2, 1), closed=True)).due == ()
    assert contest(played(finish(0, 0, 0), closed=True)).due == ()
