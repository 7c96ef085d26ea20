"""FB-04: cards of another tablet join ours, each once, in a time that grows as they do."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from coffres.engine.trouble import Trouble
from coffres.storage.joining import joined
from coffres.storage.own_cards import MOST, OwnCards, Riddle, Trial, checked_trial

RIDDLE = Riddle("Qui ?", "Moi", "Léa")
TRIAL = Trial("Le nez", "Avec le nez seul.", "Rien ne tombe.", "Léa", True, (1, 2, 3))
LONG = "x" * 40


@pytest.mark.rule("FB-04")
def test_each_card_once() -> None:
    ours = OwnCards((RIDDLE._replace(mixed=False),), (TRIAL,))
    another = Riddle("Où ?", "Là", "Bo")
    theirs = OwnCards((RIDDLE, another, another), (TRIAL, TRIAL._replace(text="Les yeux fermés.")))
    both = joined(ours, theirs)
    assert both.riddles == (ours.riddles[0], another)
    assert [trial.title for trial in both.trials] == ["Le nez", "Le nez (2)"]
    assert joined(both, OwnCards((), (TRIAL,))) == both


@pytest.mark.rule("FB-04")
@pytest.mark.parametrize("title", ["Le nez", "x" * 37, LONG, "x" * 33 + " (2)"])
def test_the_same_file_again_adds_nothing(title: str) -> None:
    """Also where its trials got numbers here, and were left out of the box since."""
    named = TRIAL._replace(title=title)
    theirs = OwnCards((RIDDLE,), tuple(named._replace(text=f"Tenir {n} minutes.") for n in range(120)))
    ours = joined(OwnCards((), (named,)), theirs)
    assert len({trial.title.casefold() for trial in ours.trials}) == 121
    assert all(checked_trial(trial) == trial for trial in ours.trials)
    apart = ours._replace(trials=tuple(trial._replace(mixed=False) for trial in ours.trials))
    assert joined(apart, theirs) == apart


def test_a_long_title_makes_room_for_its_number() -> None:
    long = TRIAL._replace(title=LONG)
    both = joined(OwnCards((), (long,)), OwnCards((), (long._replace(text="Autrement."),)))
    assert both.trials[1].title == "x" * 36 + " (2)"


TITLES = ["Le nez", "LE NEZ", "Le nez (2)", "Le nez (3)", LONG, "x" * 39 + "y", "x" * 36 + " (2)"]
SOME = st.lists(st.builds(TRIAL._replace, title=st.sampled_from(TITLES), text=st.sampled_from("ab")))


@given(SOME, SOME)
@example([TRIAL], [TRIAL._replace(title="Le nez (2)"), TRIAL._replace(text="a")])
def test_nothing_is_lost_or_comes_twice(mine: list[Trial], more: list[Trial]) -> None:
    ours, theirs = joined(OwnCards(), OwnCards((), tuple(mine))), OwnCards((), tuple(more))
    both = joined(ours, theirs)
    assert both.trials[: len(ours.trials)] == ours.trials
    assert len({trial.title.casefold() for trial in both.trials}) == len(both.trials)
    assert {trial.text for trial in more} <= {trial.text for trial in both.trials}
    assert joined(both, theirs) == both


@pytest.mark.rule("FB-04")
def test_too_many_are_refused_as_a_whole() -> None:
    riddles = tuple(Riddle(f"Qui est {number} ?", "Moi", "Léa") for number in range(MOST))
    full = joined(OwnCards(), OwnCards(riddles))
    assert full.total == MOST
    assert joined(full, OwnCards(riddles[:9])) == full  # nothing of it is new
    with pytest.raises(Trouble, match="cela en ferait 501, et « Nos cartes » en garde 500 au plus"):
        joined(full, OwnCards((), (TRIAL,)))
    many = full._replace(trials=(TRIAL,))  # of an older version
    assert joined(many, OwnCards(riddles)) == many


def calls(work: Callable[[], object]) -> int:
    count = 0

    def profile(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(
    "titled", [lambda _: "Le nez", lambda _: LONG, lambda n: "x" * 37 + f"{n % 250:03}", lambda n: f"N{n}"]
)
def test_no_card_is_compared_with_every_other(titled: Callable[[int], str]) -> None:
    def work(count: int) -> int:
        cards = tuple(
            TRIAL._replace(title=titled(number), text=f"Tenir {number}.") for number in range(count)
        )
        return calls(lambda: joined(OwnCards(), OwnCards((), cards)))

    assert work(MOST) < 6 * work(MOST // 5)  # five times as many cards
