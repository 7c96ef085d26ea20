"""The sentences of the honours."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from coffres.engine import registry
from coffres.engine.trouble import N_
from coffres.engine.words import Translate
from coffres.storage.feats import Feat
from coffres.storage.honours import Games, House, Person, Thrown
from coffres.ui.language import LanguageOnScreen
from coffres.ui.when import day_of
from coffres.ui.widgets.ranking import THIN

_EVEN = 0.5  # fewer pips than this from the average are none


def number(count: int) -> str:
    return f"{count:,}".replace(",", THIN)


class HonoursWords:
    def __init__(self, l10n: LanguageOnScreen) -> None:
        self._: Callable[..., str] = l10n._
        self._of_game: Callable[[str, str], str] = l10n.of_game

    def _some(self, count: int, one: str, more: str, **fields: Any) -> str:
        return self._(one if count == 1 else more, count=number(count), **fields)

    def games(self, games: Games) -> str:
        played = self._some(games.played, N_("1 partie jouée"), N_("{count} parties jouées"))
        won = self._some(games.won, N_("1 gagnée"), N_("{count} gagnées")) if games.won else self._("aucune gagnée")
        return f"{played}, {won}"

    def house(self, house: House, people: int) -> str:
        games = self._some(house.games.played, N_("1 partie finie"), N_("{count} parties finies"))
        who = self._some(people, N_("1 personne"), N_("{count} personnes"))
        since = day_of(datetime.fromisoformat(house.first).astimezone(), self._)
        return self._("{games} à {people}, depuis le {day}", games=games, people=who, day=since)

    def run(self, count: int) -> str:
        return self._("{count} parties gagnées d'affilée", count=count)

    def luck(self, thrown: Thrown) -> str:
        ahead = round(abs(thrown.ahead))
        fields = {"dice": number(thrown.dice), "count": number(ahead)}
        if abs(thrown.ahead) < _EVEN or not ahead:
            return self._("Sur {dice} dés : exactement ce que veut le hasard.", **fields)
        if thrown.ahead > 0:
            return self._("Sur {dice} dés : {count} de plus que ce que veut le hasard.", **fields)
        return self._("Sur {dice} dés : {count} de moins que ce que veut le hasard.", **fields)

    def feat(self, feat: Feat, name: str) -> tuple[str, str]:
        """Its title and its sentence."""
        says = self._of_game(feat.game, feat.says)
        return self._of_game(feat.game, feat.title), says.format(name=name, count=number(feat.best.points))

    def prize(self, game: str, title: str) -> str:
        return self._of_game(game, title)

    def title(self, game: str) -> str:
        return self._of_game(game, registry.meta(game).title)

    def endings(self, person: Person, most: int = 3) -> list[tuple[str, str]]:
        """How somebody wins: the name of the game, and a sentence."""
        often = sorted(person.endings.items(), key=lambda item: (-item[1], item[0]))[:most]
        return [
            (
                self.title(game),
                self._("{count} fois : {ending}", count=count, ending=self._ending(game, reason)),
            )
            for (game, reason), count in often
        ]

    def _ending(self, game: str, reason: str) -> str:
        return self._of_game(game, registry.words(game).ENDINGS[reason])

    def roles(self, person: Person) -> list[tuple[str, str]]:
        """The role that somebody holds most often at the end of a deal, and the one that wins most often."""
        found = []
        for game in {game for game, _role in person.roles}:
            held = {role: count for (key, role), count in person.roles.items() if key == game}
            role = max(held, key=lambda role: (held[role], -role))
            says = self._("Au bout des donnes, le plus souvent {role} ({count} sur {all}).")
            name = self._of_game(game, registry.words(game).ROLE_NAMES[role])
            found.append((self.title(game), says.format(role=name, count=held[role], all=sum(held.values()))))
        return found

    def automata(self, won: int, lost: int) -> str:
        told = []
        if won:
            told.append(self._some(won, N_("battus 1 fois"), N_("battus {count} fois")))
        if lost:
            told.append(self._some(lost, N_("vainqueurs 1 fois"), N_("vainqueurs {count} fois")))
        return ", ".join(told)


def plain(sentence: str) -> str:
    return sentence


_ = Translate
