"""A player's name, symbol, colour, hand and level of riddles: for a new player, or to change one."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kivy.app import App
from kivy.properties import BooleanProperty, DictProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.gridlayout import GridLayout

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.roster import COLOURS, SYMBOLS, Player
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted, plate, segments, text_field  # noqa: F401 - the layout uses them
from coffres.ui.widgets.seat_token import SeatToken
from coffres.ui.widgets.sheet import Sheet


class Swatch(ButtonBehavior, SeatToken):
    """One symbol or one colour to choose."""

    value = StringProperty()
    owner = StringProperty()  # name of the player at the table who has it already
    taken = BooleanProperty(False)  # whether the player of this sheet has it


class Swatches(GridLayout):
    """All symbols, or all colours. `on_choose` comes with the one tapped, or `on_refuse` with the player who
    has it."""

    __events__ = ("on_choose", "on_refuse")
    values = SYMBOLS
    owners: Mapping[str, str] = DictProperty()
    symbol = StringProperty(SYMBOLS[0])
    colour = StringProperty(COLOURS[0])

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for value in self.values:
            swatch = Swatch(value=value)
            swatch.bind(on_release=self._tapped)
            self.add_widget(swatch)
        self.bind(owners=self._light, symbol=self._light, colour=self._light)
        self._light()

    def _light(self, *_: object) -> None:
        for swatch in self.children:
            swatch.owner = self.owners.get(swatch.value, "")
            swatch.symbol, swatch.colour, swatch.taken = self._look(swatch.value)

    def _look(self, value: str) -> tuple[str, str, bool]:
        return value, self.colour, value == self.symbol

    def _tapped(self, swatch: Swatch) -> None:
        if swatch.owner:
            self.dispatch("on_refuse", swatch.owner)
        else:
            self.dispatch("on_choose", swatch.value)

    def on_choose(self, value: str) -> None:
        """The default handler that Kivy requires; it does nothing."""

    def on_refuse(self, owner: str) -> None:
        """The default handler that Kivy requires; it does nothing."""


class ColourSwatches(Swatches):
    values = COLOURS

    def _look(self, value: str) -> tuple[str, str, bool]:
        return self.symbol, value, value == self.colour


class PlayerSheet(Sheet):
    """`keep` stores the player, and raises Trouble if this player is refused."""

    player: Player = ObjectProperty()
    known = BooleanProperty(False)  # whether the player existed before
    keep: Callable[[Player], None] = ObjectProperty()
    forget: Callable[[], None] = ObjectProperty(None, allownone=True)
    next_look: Callable[[], tuple[str, str]] = ObjectProperty(None, allownone=True)
    owners: Mapping[str, str] = DictProperty()  # symbol or colour -> the player at the table who has it
    # asks for an automaton instead, which has this face; without a face that is not offered
    automaton: Callable[[], None] = ObjectProperty(None, allownone=True)
    automaton_face = StringProperty()
    symbol = StringProperty(SYMBOLS[0])
    colour = StringProperty(COLOURS[0])
    hand = StringProperty("right")
    riddling = BooleanProperty(False)  # whether the level of riddles is asked for
    riddles = StringProperty()
    trouble = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        if not self.riddling:
            self.ids.riddles.parent.remove_widget(self.ids.riddles)

    def on_player(self, _widget: object, player: Player) -> None:
        self.symbol, self.colour, self.hand = player.symbol, player.colour, player.hand
        self.riddles = player.riddles

    def done(self, another: bool = False) -> None:
        """Stores what was written; then closes, or begins the next new player."""
        name = self.ids.name.text
        try:
            self.keep(Player(name, self.symbol, self.colour, self.hand, riddles=self.riddles))
            if another:
                self.ids.name.text = self.riddles = ""
                self.symbol, self.colour = self.next_look()
        except Trouble as trouble:
            self.trouble = say(trouble, App.get_running_app().l10n.lang)
            return
        if not another:
            self.dismiss()
        self.ids.name.focus = another

    def refuse(self, sentence: str) -> None:
        self.trouble = sentence

    def call_automaton(self) -> None:
        self.dismiss()
        self.automaton()

    def throw_away(self) -> None:
        self.forget()
        self.dismiss()


load_layout(__name__)
