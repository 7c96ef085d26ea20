"""The pages of the honours: which slips of paper there are for the house, and for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple

from kivy.app import App
from kivy.uix.widget import Widget

from coffres.engine.registry import GAMES
from coffres.storage.feats import Feat, Prized, feats_of, feats_of_house, prized
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
_COG, _CHAIN = "cogs", "link-variant"  # signs: all automata, a run of wins
_RUN = 2  # games won one after the other that are worth telling

Look = Callable[[str], Player]


class Slip(NamedTuple):
    """What a slip of paper will be. Its rows are made one by one, because that takes time."""

    title: str
    rows: Sequence[Callable[[], Widget]]
    remark: str = ""

    def card(self) -> HonourCard:
        return HonourCard(title=self.title, remark=self.remark)


class HonoursPages:
    def __init__(self, honours: Honours, look: Look, words: HonoursWords) -> None:
        self._honours = honours
        self._look = look
        self._words = words
        self._ = App.get_running_app().l10n._

    # The house

    def house(self, open_: Callable[[str], None]) -> list[Slip]:
        """`open_` is called with an id when somebody's keys are touched."""
        slips = [
            self._keys(open_),
            self._games_of_house(),
            self._records(),
            self._luck_of_all(),
            self._duels(),
            self._machines_of_house(),
        ]
        return [slip for slip in slips if slip.rows]

    def _keys(self, open_: Callable[[str], None]) -> Slip:
        people = self._honours.in_rank()
        most = max((person.games.won for person in people), default=0)
        rows = [partial(self._key_row, person, most, open_) for person in people]
        return Slip(self._("Le tableau des clés"), rows, self._("Une clé par partie gagnée."))

    def _key_row(self, person: Person, most: int, open_: Callable[[str], None]) -> KeyRow:
        look = self._look(person.id)
        row = KeyRow(symbol=look.symbol, colour=look.colour, name=look.name, most=most)
        row.count = person.games.won
        row.bind(on_release=lambda *_: open_(person.id))
        return row

    def _games_of_house(self) -> Slip:
        by_game = self._honours.house.by_game
        most = max(games.played for games in by_game.values())
        rows = [
            partial(self._game_of_house, key, by_game[key].played, most) for key in GAMES if key in by_game
        ]
        return Slip(self._("Les jeux de la maison"), rows)

    def _game_of_house(self, key: str, played: int, most: int) -> GameBar:
        title, told = self._words.title(key), number(played)
        return GameBar(key=key, title=title, told=told, won=played, most=most)

    def _records(self) -> Slip:
        house = self._honours.house
        rows = []
        run, who = house.longest_run
        if run >= _RUN:
            look = self._look(who)
            rows.append(self._run(run, look.name, record=True, symbol=look.symbol, colour=look.colour))
        for feat in feats_of_house(house):
            look = self._look(feat.best.person)
            rows.append(self._feat(feat, look.name, symbol=look.symbol, colour=look.colour))
        return Slip(self._("Les records"), rows)

    def _run(self, run: int, name: str, **fields: Any) -> Callable[[], Widget]:
        text = self._words.run(run, name)
        return partial(FeatSlip, sign=_CHAIN, title=self._("La plus longue série"), text=text, **fields)

    def _feat(self, feat: Feat, name: str, **fields: Any) -> Callable[[], Widget]:
        title, text = self._words.feat(feat, name)
        return partial(FeatSlip, sign=feat.sign, title=title, text=text, record=feat.record, **fields)

    def _luck_of_all(self) -> Slip:
        throwers = [one for one in self._honours.people.values() if one.thrown.dice >= _DICE]
        throwers = sorted(throwers, key=lambda one: (-one.thrown.dice, one.id))[:_ON_DIAL]
        if len(throwers) < 2:
            return Slip("", ())
        best = max(throwers, key=lambda one: one.thrown.luck)
        remark = self._words.luckiest(self._look(best.id).name, best.thrown)
        return Slip(self._("La chance aux dés"), [partial(self._dial, throwers)], remark)

    def _dial(self, people: Iterable[Person]) -> LuckDial:
        looks = [(self._look(person.id), person.thrown.luck) for person in people]
        return LuckDial(people=[OnDial(look.symbol, look.colour, luck) for look, luck in looks])

    def _duels(self) -> Slip:
        people = self._honours.people
        pairs = {tuple(sorted((one.id, other))) for one in people.values() for other in one.beaten}
        often = sorted(pairs, key=lambda pair: (-self._met(*pair), pair))[:_DUELS]
        rows = [partial(self._rivalry, *self._stronger_first(*pair)) for pair in often]
        return Slip(self._("Les duels"), rows)

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

    def _machines_of_house(self) -> Slip:
        automata = self._honours.house.automata
        if not automata.total():
            return Slip("", ())
        text = self._words.with_automata(automata.total(), automata[True])
        return Slip(self._("Les automates"), [partial(FeatSlip, sign=_COG, text=text)])

    # A person

    def person(self, person: Person) -> list[Slip]:
        slips = [
            self._games(person),
            self._feats(person),
            self._luck(person),
            self._rivals(person),
            self._prizes(person),
            self._manner(person),
        ]
        return [slip for slip in slips if slip.rows]

    def _games(self, person: Person) -> Slip:
        most = max(games.played for games in person.by_game.values())
        rows = [partial(self._game, person, key, most) for key in GAMES if key in person.by_game]
        return Slip(self._("Les jeux"), rows, self._("Gagnées sur jouées ; le cœur marque le jeu préféré."))

    def _game(self, person: Person, key: str, most: int) -> GameBar:
        played, won = person.by_game[key]
        bar = GameBar(key=key, title=self._words.title(key), played=played, won=won, most=most)
        bar.told = f"{won} / {played}"
        bar.favourite = key == person.favourite
        return bar

    def _feats(self, person: Person) -> Slip:
        name, house = self._look(person.id).name, self._honours.house
        feats, rows = feats_of(person, house), []
        longest = person.longest_run == house.longest_run[0]
        if person.longest_run >= _RUN:
            rows.append(self._run(person.longest_run, name, record=longest))
        rows += [self._feat(feat, name) for feat in feats]
        gold = any(feat.record for feat in feats) or (longest and person.longest_run >= _RUN)
        remark = self._("Une médaille claire : le record de la maison.") if gold else ""
        return Slip(self._("Les meilleurs moments"), rows, remark)

    def _luck(self, person: Person) -> Slip:
        if not person.thrown.dice:
            return Slip("", ())
        on_dial = [person] if person.thrown.dice >= _DICE else []
        told = self._words.luck(person.thrown)
        return Slip(self._("La chance aux dés"), [partial(self._dial, on_dial)], told)

    def _rivals(self, person: Person) -> Slip:
        rows: list[Callable[[], Widget]] = []
        nemesis, victim = rivals_of(person)
        if nemesis:
            rows.append(partial(self._heading, self._("La bête noire")))
            rows.append(partial(self._rivalry, person.id, nemesis))
        if victim:
            rows.append(partial(self._heading, self._("La victime préférée")))
            rows.append(partial(self._rivalry, person.id, victim))
        if person.automata.total():
            rows.append(partial(self._heading, self._("Les automates")))
            rows.append(partial(self._against_automata, person))
        return Slip(self._("Face aux autres"), rows)

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

    def _prizes(self, person: Person) -> Slip:
        collected = prized(person)
        return Slip(self._("Les prix"), [partial(self._shelf, collected)] if collected else ())

    def _shelf(self, collected: Sequence[Prized]) -> MedalShelf:
        return MedalShelf(
            [
                PrizeMedal(sign=sign, title=self._words.prize(game, title), times=times)
                for game, sign, title, times in collected
            ]
        )

    def _manner(self, person: Person) -> Slip:
        told = [*self._words.endings(person), *self._words.roles(person)]
        rows = [partial(FeatSlip, sign=sign, title=title, text=text) for sign, title, text in told]
        return Slip(self._("La manière"), rows)

    @staticmethod
    def _heading(text: str) -> Sentence:
        return Sentence(text=text, bold=True, font_size="19sp")


def rivals_of(person: Person) -> tuple[str, str]:
    """Who has most often won where this person has not, and whom this person has most often beaten; the
    difference counts where that is equal. Empty where there is nobody."""
    ids = {*person.beaten, *person.beaten_by}
    ahead = {id_: person.beaten[id_] - person.beaten_by[id_] for id_ in ids}
    nemesis = max(person.beaten_by, key=lambda id_: (person.beaten_by[id_], -ahead[id_], id_), default="")
    victim = max(person.beaten, key=lambda id_: (person.beaten[id_], ahead[id_], id_), default="")
    return nemesis, victim
