"""The pages of the honours: which slips of paper there are for the house, and for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kivy.app import App
from kivy.uix.widget import Widget

from coffres.engine.registry import GAMES
from coffres.storage.feats import feats_of, feats_of_house, prized
from coffres.storage.honours import Honours, Person
from coffres.storage.roster import Player
from coffres.ui.honours_words import HonoursWords, number
from coffres.ui.widgets.feat_slip import FeatSlip
from coffres.ui.widgets.game_bar import GameBar
from coffres.ui.widgets.honour_card import HonourCard
from coffres.ui.widgets.key_row import KeyRow
from coffres.ui.widgets.luck_dial import LuckDial, OnDial
from coffres.ui.widgets.medal_shelf import MedalShelf
from coffres.ui.widgets.prize_medal import PrizeMedal
from coffres.ui.widgets.rivalry import Rivalry
from coffres.ui.widgets.sentence import Sentence

_DICE = 20  # dice that somebody must have thrown so that one can speak of luck
_ON_DIAL = 8  # most people on one dial
_DUELS = 4  # most duels of the house
_COG = "cogs"  # the sign of all automata
_RUN = 2  # games won one after the other that are worth telling

Look = Callable[[str], Player]


class HonoursPages:
    def __init__(self, honours: Honours, look: Look, words: HonoursWords) -> None:
        self._honours = honours
        self._look = look
        self._words = words
        self._ = App.get_running_app().l10n._

    # The house

    def house(self, open_: Callable[[str], None]) -> list[Widget]:
        """`open_` is called with an id when somebody's keys are touched."""
        cards = [
            self._keys(open_),
            self._games_of_house(),
            self._records(),
            self._luck_of_all(),
            self._duels(),
            self._machines_of_house(),
        ]
        return [card for card in cards if card is not None]

    def _keys(self, open_: Callable[[str], None]) -> Widget | None:
        people = self._honours.in_rank()
        if not people:
            return None
        most = max(person.games.won for person in people)
        rows = []
        for person in people:
            look = self._look(person.id)
            row = KeyRow(symbol=look.symbol, colour=look.colour, name=look.name, most=most)
            row.count = person.games.won
            row.bind(on_release=lambda _row, id_=person.id: open_(id_))
            rows.append(row)
        return self._card(self._("Le tableau des clés"), rows, self._("Une clé par partie gagnée."))

    def _games_of_house(self) -> Widget | None:
        by_game = self._honours.house.by_game
        most = max(games.played for games in by_game.values())
        bars = [
            GameBar(key=key, title=self._words.title(key), told=number(played), won=played, most=most)
            for key, played in ((key, by_game[key].played) for key in GAMES if key in by_game)
        ]
        return self._card(self._("Les jeux de la maison"), bars)

    def _records(self) -> Widget | None:
        house = self._honours.house
        slips = []
        run, who = house.longest_run
        if run >= _RUN:
            slips.append(self._run(run, self._look(who)))
        for feat in feats_of_house(house):
            look = self._look(feat.best.person)
            title, text = self._words.feat(feat, look.name)
            slip = FeatSlip(sign=feat.sign, title=title, text=text, symbol=look.symbol, colour=look.colour)
            slip.record = True
            slips.append(slip)
        return self._card(self._("Les records"), slips)

    def _run(self, run: int, look: Player) -> FeatSlip:
        return FeatSlip(
            sign="link-variant",
            title=self._("La plus longue série"),
            text=self._words.run(run, look.name),
            symbol=look.symbol,
            colour=look.colour,
            record=True,
        )

    def _luck_of_all(self) -> Widget | None:
        throwers = [one for one in self._honours.people.values() if one.thrown.dice >= _DICE]
        throwers = sorted(throwers, key=lambda one: (-one.thrown.dice, one.id))[:_ON_DIAL]
        if len(throwers) < 2:
            return None
        best = max(throwers, key=lambda one: one.thrown.luck)
        remark = self._words.luckiest(self._look(best.id).name, best.thrown)
        return self._card(self._("La chance aux dés"), [self._dial(throwers)], remark)

    def _dial(self, people: Iterable[Person]) -> LuckDial:
        looks = [(self._look(person.id), person.thrown.luck) for person in people]
        return LuckDial(people=[OnDial(look.symbol, look.colour, luck) for look, luck in looks])

    def _duels(self) -> Widget | None:
        people = self._honours.people
        pairs = {tuple(sorted((one.id, other))) for one in people.values() for other in one.beaten}
        often = sorted(pairs, key=lambda pair: (-self._met(*pair), pair))[:_DUELS]
        return self._card(
            self._("Les duels"), [self._rivalry(*self._stronger_first(*pair)) for pair in often]
        )

    def _met(self, one: str, other: str) -> int:
        people = self._honours.people
        return people[one].beaten[other] + people[other].beaten[one]

    def _stronger_first(self, one: str, other: str) -> tuple[str, str]:
        people = self._honours.people
        return (one, other) if people[one].beaten[other] >= people[other].beaten[one] else (other, one)

    def _rivalry(self, one: str, other: str) -> Rivalry:
        people, look, against = self._honours.people, self._look(one), self._look(other)
        return Rivalry(
            symbol=look.symbol,
            colour=look.colour,
            name=look.name,
            won=people[one].beaten[other],
            other_symbol=against.symbol,
            other_colour=against.colour,
            other_name=against.name,
            other_won=people[other].beaten[one],
        )

    def _machines_of_house(self) -> Widget | None:
        automata = self._honours.house.automata
        if not automata.total():
            return None
        text = self._words.with_automata(automata.total(), automata[True])
        return self._card(self._("Les automates"), [FeatSlip(sign=_COG, title="", text=text)])

    # A person

    def person(self, person: Person) -> list[Widget]:
        cards = [
            self._games(person),
            self._feats(person),
            self._luck(person),
            self._rivals(person),
            self._prizes(person),
            self._manner(person),
        ]
        return [card for card in cards if card is not None]

    def _games(self, person: Person) -> Widget | None:
        most = max(games.played for games in person.by_game.values())
        bars = []
        for key in GAMES:
            if key not in person.by_game:
                continue
            played, won = person.by_game[key]
            bar = GameBar(key=key, title=self._words.title(key), played=played, won=won, most=most)
            bar.told = f"{won} / {played}"
            bar.favourite = key == person.favourite
            bars.append(bar)
        return self._card(
            self._("Les jeux"), bars, self._("Gagnées sur jouées ; le cœur marque le jeu préféré.")
        )

    def _feats(self, person: Person) -> Widget | None:
        name, house = self._look(person.id).name, self._honours.house
        slips = []
        if person.longest_run >= _RUN:
            record = person.longest_run == house.longest_run[0]
            text = self._words.run(person.longest_run, name)
            slips.append(
                FeatSlip(sign="link-variant", title=self._("La plus longue série"), text=text, record=record)
            )
        for feat in feats_of(person, house):
            title, text = self._words.feat(feat, name)
            slips.append(FeatSlip(sign=feat.sign, title=title, text=text, record=feat.record))
        gold = any(slip.record for slip in slips)
        remark = self._("Une médaille claire : le record de la maison.") if gold else ""
        return self._card(self._("Les meilleurs moments"), slips, remark)

    def _luck(self, person: Person) -> Widget | None:
        if not person.thrown.dice:
            return None
        told = self._words.luck(person.thrown)
        if person.thrown.dice < _DICE:
            return self._card(self._("La chance aux dés"), [self._dial([])], told)
        return self._card(self._("La chance aux dés"), [self._dial([person])], told)

    def _rivals(self, person: Person) -> Widget | None:
        rows: list[Widget] = []
        nemesis, victim = rivals_of(person)
        if nemesis:
            rows += [self._heading(self._("La bête noire")), self._rivalry(person.id, nemesis)]
        if victim:
            rows += [self._heading(self._("La victime préférée")), self._rivalry(person.id, victim)]
        if person.automata.total():
            rows += [self._heading(self._("Les automates")), self._against_automata(person)]
        return self._card(self._("Face aux autres"), rows)

    def _against_automata(self, person: Person) -> Rivalry:
        look = self._look(person.id)
        return Rivalry(
            symbol=look.symbol,
            colour=look.colour,
            name=look.name,
            won=person.automata[True],
            other_sign=_COG,
            other_name=self._("les automates"),
            other_won=person.automata[False],
        )

    def _prizes(self, person: Person) -> Widget | None:
        medals = [
            PrizeMedal(sign=sign, title=self._words.prize(game, title), times=times)
            for game, sign, title, times in prized(person)
        ]
        return self._card(self._("Les prix"), [MedalShelf(medals)] if medals else [])

    def _manner(self, person: Person) -> Widget | None:
        told = [*self._words.endings(person), *self._words.roles(person)]
        slips = [FeatSlip(sign=sign, title=title, text=text) for sign, title, text in told]
        return self._card(self._("La manière"), slips)

    @staticmethod
    def _heading(text: str) -> Sentence:
        return Sentence(text=text, bold=True, font_size="19sp")

    @staticmethod
    def _card(title: str, rows: Iterable[Widget], remark: str = "") -> HonourCard | None:
        """A slip with these rows; None if there are none."""
        rows = list(rows)
        if not rows:
            return None
        card = HonourCard(title=title, remark=remark)
        for row in rows:
            card.add_widget(row)
        return card


def rivals_of(person: Person) -> tuple[str, str]:
    """Who has most often won where this person has not, and whom this person has most often beaten; the
    difference counts where that is equal. Empty where there is nobody."""
    ids = {*person.beaten, *person.beaten_by}
    ahead = {id_: person.beaten[id_] - person.beaten_by[id_] for id_ in ids}
    nemesis = max(person.beaten_by, key=lambda id_: (person.beaten_by[id_], -ahead[id_], id_), default="")
    victim = max(person.beaten, key=lambda id_: (person.beaten[id_], ahead[id_], id_), default="")
    return nemesis, victim
