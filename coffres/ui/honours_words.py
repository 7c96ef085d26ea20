"""The sentences of the honours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime
from typing import Any

from coffres.engine import registry
from coffres.engine.trouble import N_
from coffres.engine.words import grouped as number
from coffres.storage.feats import Feat
from coffres.storage.honours import Games, House, Person, Thrown
from coffres.ui.language import LanguageOnScreen
from coffres.ui.when import month_of

_CROWN, _MASKS = "crown", "drama-masks"  # signs: how somebody wins, and in which role
_EVEN = 1  # pips: less than this ahead of chance is no luck


class HonoursWords:
    def __init__(self, l10n: LanguageOnScreen) -> None:
        self._: Callable[..., str] = l10n._
        self._of_game: Callable[[str, str], str] = l10n.of_game

    def _some(self, count: int, one: str, more: str, **fields: Any) -> str:
        return self._(one if count == 1 else more, count=number(count), **fields)

    def games(self, games: Games) -> str:
        played = self._some(games.played, N_("1 partie jouée"), N_("{count} parties jouées"))
        if not games.won:
            return self._("{played}, aucune gagnée", played=played)
        won = self._some(games.won, N_("1 gagnée"), N_("{count} gagnées"))
        return f"{played}, {won}"

    def house(self, house: House, people: int) -> str:
        games = self._some(house.games.played, N_("1 partie finie"), N_("{count} parties finies"))
        who = self._some(people, N_("1 personne"), N_("{count} personnes"))
        return self._("{games} à {people}", games=games, people=who)

    def months(self, house: House) -> str:
        """From the first game to the last."""
        days = (datetime.fromisoformat(made).astimezone() for made in (house.first, house.last))
        first, last = (month_of(day, self._) for day in days)
        return first if first == last else f"{first} – {last}"

    def run(self, count: int, name: str) -> str:
        return self._("{name} a gagné {count} parties d'affilée.", name=name, count=count)

    def luckiest(self, name: str, thrown: Thrown) -> str:
        """Nothing if nobody is lucky."""
        if thrown.ahead < _EVEN:
            return ""
        return self._(
            "La veine est pour {name} : {count} points de plus que le hasard, sur {dice} dés.",
            name=name,
            count=number(round(thrown.ahead)),
            dice=number(thrown.dice),
        )

    def with_automata(self, games: int, won: int) -> str:
        played = self._some(games, N_("1 partie jouée avec eux"), N_("{count} parties jouées avec eux"))
        if not won:
            return self._("{played}, et aucune de gagnée par eux.", played=played)
        by_them = self._some(won, N_("1 gagnée par eux"), N_("{count} gagnées par eux"))
        return f"{played}, {by_them}."

    def luck(self, thrown: Thrown) -> str:
        ahead = round(abs(thrown.ahead))
        fields = {"dice": number(thrown.dice), "count": number(ahead)}
        if not ahead:
            return self._("Sur {dice} dés : exactement la moyenne attendue.", **fields)
        if thrown.ahead > 0:
            return self._("Sur {dice} dés : {count} points de plus que la moyenne attendue.", **fields)
        return self._("Sur {dice} dés : {count} points de moins que la moyenne attendue.", **fields)

    def feat(self, feat: Feat, name: str) -> tuple[str, str]:
        """Its title and its sentence."""
        says = self._of_game(feat.game, feat.says)
        return self._of_game(feat.game, feat.title), says.format(name=name, count=number(feat.best.points))

    def prize(self, game: str, title: str) -> str:
        return self._of_game(game, title)

    def title(self, game: str) -> str:
        return self._of_game(game, registry.meta(game).title)

    def endings(self, person: Person, most: int = 3) -> list[tuple[str, str, str]]:
        """How somebody wins: a sign, the game, and a sentence."""
        often = sorted(person.endings.items(), key=lambda item: (-item[1], item[0]))[:most]
        return [
            (_CROWN, self.title(game), f"{count} × {self._ending(game, reason)}")
            for (game, reason), count in often
        ]

    def _ending(self, game: str, reason: str) -> str:
        return self._of_game(game, registry.words(game).ENDINGS[reason])

    def roles(self, person: Person) -> list[tuple[str, str, str]]:
        """The role that somebody holds most often when the cards lie open, and the one in which they win
        most: a sign, the game, and a sentence."""
        found = []
        for game in sorted({game for game, _role in person.roles}):
            says = self._role(
                game,
                person.roles,
                N_("À la fin des donnes, le plus souvent : {role} ({count} fois sur {all})."),
            )
            if any(key == game for key, _role in person.won_as):
                won = self._role(
                    game, person.won_as, N_("Gagne le plus souvent avec : {role} ({count} fois sur {all}).")
                )
                says = f"{says} {won}"
            found.append((_MASKS, self.title(game), says))
        return found

    def _role(self, game: str, counted: Counter[tuple[str, int]], says: str) -> str:
        held = {role: count for (key, role), count in counted.items() if key == game}
        role = max(held, key=lambda role: (held[role], -role))
        name = self._of_game(game, registry.words(game).ROLE_NAMES[role])
        return self._(says, role=name, count=held[role], all=sum(held.values()))
