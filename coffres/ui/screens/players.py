"""Who plays, and where: people's cards are tapped, or carried to the four edges of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from coffres.bots.teaching import has_automata
from coffres.engine import registry
from coffres.engine.contract import Meta
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.roster import Player, Seat, name_taken, typed_player
from coffres.storage.text import known_as
from coffres.ui.automata import NOBODY, PEOPLE_ONLY, face_called, free_name
from coffres.ui.pairs import load_layout
from coffres.ui.seating import Seating, remembered, wanted
from coffres.ui.widgets import chest, fitted, plate, seat_table, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.automaton_sheet import AutomatonSheet
from coffres.ui.widgets.bench import Bench
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.player_sheet import PlayerSheet
from coffres.ui.widgets.room import Room

_MOST = 100  # most people on the bench: those who played last


class PlayersScreen(Room):
    game = StringProperty()
    seats: Sequence[Seat] = ListProperty()  # who is at the table when the screen opens
    meta: Meta = ObjectProperty()
    title = StringProperty()  # what the bar says; empty: the name of the game
    count = NumericProperty(0)  # number of people and automata at the table
    people = NumericProperty(0)  # number of people among them
    enough = BooleanProperty(False)  # whether these numbers suit the game
    automata = BooleanProperty(False)  # whether automata can play this game
    next_face = StringProperty()  # the face of the automaton that would come next
    chosen = StringProperty()  # name of the player whose card was tapped
    wound = BooleanProperty(False)  # whether that is an automaton
    wide = BooleanProperty(True)  # whether the bench is beside the table; otherwise it is below
    last: Sequence[Seat] = ListProperty()  # who sat here last time, if they are not at the table now

    def __init__(self, game: str, **kwargs: object) -> None:
        super().__init__(game=game, meta=self.about(game), **kwargs)
        self._app = App.get_running_app()
        self._ghost: PlayerCard | None = None
        self.automata = self.takes_automata(game)
        self.seating = Seating(self.seats)
        self.bind(size=self._fold)
        self._show()

    about = staticmethod(registry.meta)  # from a game's key: what the bar says, and how many may sit down
    takes_automata = staticmethod(has_automata)

    # What is shown

    def _fold(self, *_: object) -> None:
        """On an upright screen the words go above the bench: the table's middle is too small."""
        self.wide = self.width > self.height
        middle, place = self.ids.middle, self.ids.around if self.wide else self.ids.rail
        if middle.parent is not place:
            middle.parent.remove_widget(middle)
            place.add_widget(middle, index=0 if self.wide else len(place.children))

    def _show(self) -> None:
        """Shows the table and the bench as they are now."""
        table = self.ids.table
        old = set(table.cards)
        table.show(self.seating)
        for card in table.cards:
            card.chosen = card.name == self.chosen
            if card not in old:
                self._listen(card)
        self._fill_bench()
        self.count = len(self.seating)
        self.people = sum(not seat.level for seat in self.seating)
        self.enough = self.count in self.meta.seats and self.people > 0
        self.wound = any(seat.level and seat.name == self.chosen for seat in self.seating)
        self.next_face = face_called(self._next_name())
        self.last = [] if list(self.seating) == list(self._app.roster.seats) else self._app.roster.seats

    def _fill_bench(self) -> None:
        """Shows the people whom the tablet remembers and who are not at the table."""
        waiting = [player for player in self._known() if not self.seating.find(player.name)]
        bench: Bench = self.ids.bench
        if [card.name for card in bench.cards] == [player.name for player in waiting]:
            return
        cards = [PlayerCard(name=one.name, symbol=one.symbol, colour=one.colour) for one in waiting]
        for card in cards:
            self._listen(card)
        bench.put(cards)

    def _known(self) -> Sequence[Player]:
        """The people who can be on the bench. The names of all others are free for new players."""
        return self._app.roster.players[:_MOST]

    def _listen(self, card: PlayerCard) -> None:
        card.bind(on_tap=self.tap, on_carry=self._carried, on_drop=self._dropped)

    @staticmethod
    def said(_: Callable[..., str], count: int, people: int, seats: range) -> str:
        """The sentence about so many players, of whom so many are people."""
        if count in seats and not people:
            return _(NOBODY)
        sentence, fields = wanted(count, seats)
        return _(sentence, **fields)

    def _try(self, deed: Callable[[], object]) -> None:
        """Changes something at the table. If that is refused, says why."""
        try:
            deed()
        except Trouble as trouble:
            self._app.note(say(trouble, self._app.l10n.lang))
        self._show()

    # Taps

    def tap(self, card: PlayerCard) -> None:
        if not self.seating.find(card.name):
            self.chosen = ""
            self._try(lambda: self.seating.sit(self._player(card.name)))
        elif self.chosen and self.chosen != card.name:
            one, self.chosen = self.chosen, ""
            self._try(lambda: self.seating.swap(one, card.name))
        else:
            self.chosen = "" if self.chosen else card.name
            self._show()

    def spot(self, edge: str, place: int) -> None:
        """A free place was tapped: seats the chosen player there, or asks for a new one."""
        if self.chosen:
            name, self.chosen = self.chosen, ""
            self._try(lambda: self.seating.move(name, edge, place))
        else:
            self.add(edge, place)

    def stand_up(self) -> None:
        name, self.chosen = self.chosen, ""
        self.seating.stand_up(name)
        self._show()

    def sit_as_last(self) -> None:
        self.chosen = ""
        seats = self._app.roster.seats
        if not self.automata and any(seat.level for seat in seats):
            self._app.note(self._app.l10n._(PEOPLE_ONLY))
            seats = [seat for seat in seats if not seat.level]
        self.seating = Seating(seats)
        self._show()

    # A finger carries a card

    def _carried(self, card: PlayerCard, x: float, y: float) -> None:
        if self._ghost is None:
            self._ghost = card.ghostly()
            self.add_widget(self._ghost)
        self._ghost.center = self.to_widget(x, y)
        table = self.ids.table
        spot = table.spot_at(*table.to_widget(x, y))
        table.edge_hint = spot[0] if spot else ""

    def _dropped(self, card: PlayerCard, x: float, y: float) -> None:
        table = self.ids.table
        if self._ghost is not None:
            self.remove_widget(self._ghost)
            self._ghost = None
        table.edge_hint = ""
        self.chosen = ""
        spot = table.spot_at(*table.to_widget(x, y))
        sits = self.seating.find(card.name)
        if spot and sits:
            self._try(lambda: self.seating.move(card.name, *spot))
        elif spot:
            self._try(lambda: self.seating.sit(self._player(card.name), *spot))
        elif sits:
            self._try(lambda: self.seating.stand_up(card.name))

    # A new player, or changes to one

    def _player(self, name: str) -> Player:
        """The player as the tablet remembers them; if it does not any more, as they are at the table."""
        seat = self.seating.find(name)
        if seat is None:
            return self._app.roster.named(name)
        return self._app.roster.seated(seat)

    def add(self, edge: str = "", place: int | None = None) -> None:
        """Asks for a new player, who gets this place, or the next free one."""
        self._try(lambda: self._ask_for_somebody(edge, place))

    def _ask_for_somebody(self, edge: str, place: int | None) -> None:
        spot = [(edge, place)]  # for the first new player only; the next one gets any free place

        def keep(player: Player) -> None:
            player = self.checked_new(player)
            self.seating.sit(player, *(spot.pop() if spot else ()))
            self._app.change_roster(self._app.roster.remember(player))
            sheet.owners = self._owners("")
            self._show()

        sheet = PlayerSheet(
            player=Player("", *self.seating.free_look()),
            keep=keep,
            next_look=self.seating.free_look,
            owners=self._owners(""),
            automaton=lambda: self.add_automaton(edge, place),
            automaton_face=self.next_face if self.automata else "",
            riddling=self.meta.riddles,
        )
        sheet.open(self._app.scene)

    def checked_new(self, player: Player) -> Player:
        """The new player with a tidy name. Raises Trouble if it is no name, or if somebody has it."""
        player = typed_player(player)
        names = [known_as(known.name) for known in (*self._known(), *self.seating)]
        if known_as(player.name) in names:
            raise name_taken(player.name)
        return player._replace(id=self._app.roster.id_of(player.name))

    def edit(self) -> None:
        """Asks what to change about the chosen player."""
        name = self.chosen
        if self.wound:
            self._ask_level(self.seating.find(name), lambda level: self.seating.wind(name, level))
            return

        def keep(player: Player) -> None:
            player = typed_player(player)
            if self.seating.find(player.name) not in (None, self.seating.find(name)):
                raise name_taken(player.name)
            roster = self._app.roster.rename(name, player.name)
            self.seating.change(name, player)
            self._app.change_roster(roster.remember(player))
            self.chosen = ""
            self._show()

        looks = {"owners": self._owners(name), "riddling": self.meta.riddles}
        sheet = PlayerSheet(player=self._player(name), known=True, keep=keep, forget=self._forget, **looks)
        sheet.open(self._app.scene)

    def _forget(self) -> None:
        self._app.change_roster(self._app.roster.forget(self.chosen))
        self.stand_up()

    def _owners(self, but: str) -> dict[str, str]:
        """The symbols and colours in use at the table, and the players who have them."""
        others = [seat for seat in self.seating if seat.name != but]
        return {look: seat.name for seat in others for look in (seat.symbol, seat.colour)}

    # Automata

    def _next_name(self) -> str:
        known = [player.name for player in self._app.roster.players]
        return free_name([seat.name for seat in self.seating], known)

    def add_automaton(self, edge: str = "", place: int | None = None) -> None:
        """Asks for the level of the next automaton, which gets this place, or the next free one."""
        if self.automata:
            self._try(lambda: self._ask_for_automaton(edge, place))
        else:
            self._app.note(self._app.l10n._(PEOPLE_ONLY))

    def _ask_for_automaton(self, edge: str, place: int | None) -> None:
        player = Player(self._next_name(), *self.seating.free_look())
        seat = Seat(player.name, player.symbol, player.colour, edge)
        self._ask_level(seat, lambda level: self.seating.sit(player, edge, place, level))

    def _ask_level(self, seat: Seat, give: Callable[[str], object]) -> None:
        AutomatonSheet(
            seat=seat,
            level=seat.level,
            chosen=lambda level: self._try(lambda: give(level)),
            sent_away=self.stand_up if seat.level else None,
        ).open(self._app.scene)

    # The next screen

    def go_on(self) -> None:
        if not self.enough:
            self._app.note(self.said(self._app.l10n._, self.count, self.people, self.meta.seats))
            return
        seats = list(self.seating)
        self._app.change_roster(remembered(self._app.roster, seats))
        self.leave_with(seats)

    def leave_with(self, seats: Sequence[Seat]) -> None:
        self._app.choose_options(self.game, seats)

    def back(self) -> bool:
        self._app.home()
        return True


load_layout(__name__)
