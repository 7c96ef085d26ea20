"""What a finished game came to, in words and as the widgets of an ending want it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.app import App

from coffres.engine.awards import Given, all_awards
from coffres.engine.contract import Outcome
from coffres.engine.registry import meta, prizes, words
from coffres.engine.words import Translate, as_told, closing, scored
from coffres.storage.results import Result
from coffres.storage.roster import Seat
from coffres.ui.darkroom import people_of


class Told(NamedTuple):
    """A finished game as it is shown, in the present language."""

    game: str
    title: str
    won: str  # who won
    ending: str
    people: Sequence[Seat]
    outcome: Outcome
    given: Sequence[Given]
    translate: Translate  # for the sentences of the game

    def points(self, points: int) -> str:
        """Somebody's points, with what they are."""
        return scored(words(self.game), points, self.translate)


def told(result: Result) -> Told:
    l10n = App.get_running_app().l10n

    def translate(sentence: str) -> str:
        return str(l10n.of_game(result.game, sentence))

    outcome = outcome_of(result)
    awards = {award.title: award for award in all_awards(prizes(result.game))}
    return Told(
        result.game,
        translate(meta(result.game).title),
        won_by([result.names[seat] for seat in outcome.winners], l10n._),
        closing(words(result.game), outcome, result.names, translate),
        people_of(result.names, result.levels, result.people),
        outcome,
        [Given(awards[title], seat, points) for title, seat, points in result.prizes if title in awards],
        translate,
    )


def outcome_of(result: Result) -> Outcome:
    """How the game ended, as people hear of it."""
    return as_told(words(result.game), Outcome(result.winners, result.reason, result.scores))


def won_by(names: Sequence[str], _: Callable[..., str]) -> str:
    """Who won, as a title."""
    if not names:
        return _("Personne ne gagne")
    if len(names) == 1:
        return _("{name} gagne\u00a0!", name=names[0])
    return _("{names} et {last} gagnent\u00a0!", names=", ".join(names[:-1]), last=names[-1])
