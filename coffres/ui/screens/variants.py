"""How to play this time: a preset on the first page; on the other, each single option of the game, and the
dice and hourglasses of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from coffres.bots.teaching import has_automata
from coffres.engine.contract import Meta, Option, Preset, Value
from coffres.engine.registry import find, meta, words
from coffres.engine.trouble import N_
from coffres.l10n import say
from coffres.storage.own_boards import own_boards
from coffres.storage.roster import Seat
from coffres.ui.boards import board_of, box_of, has_board, illustrations_of
from coffres.ui.illustration import Illustration
from coffres.ui.lasting import hear
from coffres.ui.pairs import load_layout
from coffres.ui.theme import FELT, after_the_first_frame
from coffres.ui.variant import LAYOUT, Variant, in_words
from coffres.ui.widgets import fitted, icon, plate, sentence, title_bar  # noqa: F401 - the layout uses them
from coffres.ui.widgets.option_row import OptionRow
from coffres.ui.widgets.preset_card import PresetCard
from coffres.ui.widgets.room import Room
from coffres.ui.widgets.setting import ChoiceSetting
from coffres.ui.widgets.tale import Tale

PRESETS = {
    "boite": N_("Comme la boîte"),
    "courte": N_("Courte"),
    "normale": N_("Normale"),
    "longue": N_("Longue"),
}
_FEW = 5  # this many options fit on a tablet in one column
_OWN = N_("À votre façon")
_FIRST = N_("Première partie")
_LASTS = N_("environ {minutes} min")
_TOLD = N_("{option} : {value}")
_ORDER = ("courte", "normale", "longue")  # what else there is comes after these
_SPOILT = N_("« {file} » : {trouble}")
_MORE_SPOILT = N_("D'autres fichiers de plateau ne se lisent pas non plus (nombre : {count}).")
_FAULTS = 4  # most files whose faults are told: more would push the options off the screen


class DiceChoice(ChoiceSetting):
    """Chooses between the tablet's dice and real dice."""


class SandChoice(ChoiceSetting):
    """Chooses how fast an hourglass runs."""


class AdviceChoice(ChoiceSetting):
    """Chooses whether this table may ask for advice. It is no setting of the tablet: a table that wants none
    need not switch it off."""

    value = BooleanProperty(False)
    memory = BooleanProperty(False)  # whether people must remember things, so that all must agree

    def kept(self) -> bool:
        return bool(self.value)

    def change(self, value: bool) -> None:
        self.value = value
        self.show(value)


class VariantsScreen(Room):
    game = StringProperty()
    seats: Sequence[Seat] = ListProperty()
    meta: Meta = ObjectProperty()
    begin: Callable[..., None] = ObjectProperty(None, allownone=True)  # begins the game; without it, the app
    leave: Callable[[], None] = ObjectProperty(None, allownone=True)  # goes back; without it, to the players
    trouble = StringProperty()  # why the game cannot begin
    minutes = NumericProperty(0)  # how long the game should take; 0: not known
    long = BooleanProperty(False)  # whether it takes more than an hour
    own = BooleanProperty(False)  # whether the people made their own combination, which is no preset
    changing = BooleanProperty(False)  # whether the page of single options is open
    told = StringProperty()  # what the choice rules, in words
    fold = NumericProperty(0)  # the height of as many whole rows of options as fit

    def __init__(self, game: str, **kwargs: object) -> None:
        super().__init__(game=game, meta=meta(game), **kwargs)
        self._app = App.get_running_app()
        self._words = words(game)
        self._made = own_boards(self._app.folder, find(game))
        self.variant = Variant(find(game), len(self.seats), [board.spaces for board in self._made.boards])
        self._first = self._first_game()
        if self._first is not None:
            self.variant.take(self._first)
        # kept: the one that is not shown has no other owner
        self._pages = (self.ids.whole.__self__, self.ids.single.__self__)
        self._cards = {preset.name: self._card(preset) for preset in self._in_order()}
        for card in self._cards.values():
            self.ids.presets.add_widget(card)
        self._own = PresetCard(taken=True, game=game, shows=Illustration("", FELT), sign="tune-variant")
        self._rows = [self._row(option) for option in self.variant.options]
        for row, option in zip(self._rows, self.variant.options, strict=True):
            box = self.ids.of_presets if self.variant.of_presets(option) else self.ids.others
            box.add_widget(row)
        self._open_box()
        for kind, there in ((DiceChoice, self.meta.dice), (SandChoice, self.meta.hourglass)):
            if there:
                self.ids.tools.add_widget(kind())
        self._advice = AdviceChoice(memory=has_board(game) and board_of(game).forgets)
        if has_automata(game):
            self.ids.tools.add_widget(self._advice)
        hear(self._app.l10n, lang=self._speak)
        self.bind(width=self._abreast, changing=self._turn)
        self._measure = Clock.create_trigger(self._fold)
        self.ids.rows.bind(height=self._measure)
        self.ids.single.bind(height=self._measure)
        self._speak()
        self._turn()

    def on_parent(self, _widget: object, parent: object) -> None:
        """The pictures of the presets are not needed any more, unless their game begins."""
        if parent is None:
            after_the_first_frame(self._app.put_pictures_away)

    def _open_box(self) -> None:
        """Opens the sheet where people choose from the game's box."""
        kind = box_of(self.game)
        if kind is not None:
            line = kind(variant=self.variant, seats=self.seats)
            line.bind(on_change=lambda *_: self._show())
            self.ids.box.add_widget(line)

    def _first_game(self) -> Preset | None:
        """The shortest preset, for people who never finished this game here. An evening proposes its own."""
        if self.begin is not None or self._app.shelf.has_finished(self.game):
            return None
        return min(self._in_order()[: len(_ORDER)], key=lambda preset: preset.minutes[len(self.seats)])

    def _in_order(self) -> list[Preset]:
        """The presets from short to long, then those that are known by what they are."""
        order = {name: place for place, name in enumerate(_ORDER)}
        return sorted(self.variant.presets, key=lambda preset: order.get(preset.name, len(order)))

    def _turn(self, *_: object) -> None:
        """Shows the page that is due."""
        pages = self.ids.pages
        pages.clear_widgets()
        pages.add_widget(self._pages[self.changing])

    def _fold(self, *_: object) -> None:
        """Ends the view between two rows, so that none is cut where nobody has scrolled yet."""
        rows, room = self.ids.rows, self.ids.single
        most = room.height - room.padding[1] - room.padding[3]
        parts = (self.ids.of_presets, self.ids.others, self.ids.box, self.ids.tools)
        ends = [rows.top - row.y for part in parts for row in part.children]
        self.fold = max([end for end in ends if end <= most], default=most) if rows.height > most else most

    def _card(self, preset: Preset) -> PresetCard:
        shows = illustrations_of(self.game).get(preset.name, Illustration("", FELT))
        card = PresetCard(game=self.game, shows=shows)
        card.bind(on_release=lambda *_: self.take(preset))
        return card

    def _row(self, option: Option) -> OptionRow:
        choices = self.variant.choices(option)
        values = sorted(choices) if set(choices) == {False, True} else choices
        row = OptionRow(name=option.name, clause=option.rule, values=values, layout=option.free == LAYOUT)
        row.bind(
            on_choose=lambda _, value: self.choose(option.name, value),
            on_rules=lambda _, clause: self._app.open_rules(self.game, clause),
        )
        return row

    def _abreast(self, *_: object) -> None:
        """Puts the options in two columns if there are many and there is room for two."""
        many = len(self._rows) > _FEW and self.width >= dp(500) + sp(640)
        share = 0.5 if many else 1
        for box in (self.ids.of_presets, self.ids.others, self.ids.tools):
            for row in box.children:
                row.size_hint_x = share

    # The words

    def _speak(self, *_: object) -> None:
        """Writes all words in the present language."""
        for preset in self.variant.presets:
            card = self._cards[preset.name]
            card.title = self._app.l10n._(_FIRST if preset is self._first else PRESETS[preset.name])
            card.note = self._app.l10n._(_LASTS, minutes=preset.minutes[len(self.seats)])
        self._own.title = self._app.l10n._(_OWN)
        for row in self._rows:
            row.says = self._said(self._words.OPTIONS[row.name])
            row.labels = [self._label(value) for value in row.values]
            row.faults = self._faults() if row.layout else ""
        self._show()

    def _said(self, text: str) -> str:
        return self._app.l10n.of_game(self.game, text)

    def _label(self, value: Value) -> str:
        known = self._words.VALUES.get(str(value))
        if known:
            return self._said(known)
        lang = self._app.l10n.lang
        own = (board.name(lang) for board in self._made.boards if board.spaces == value)
        return next(own, str(value))

    def _faults(self) -> str:
        """What is wrong with the files that people meant as boards."""
        _, spoilt = self._app.l10n._, self._made.spoilt
        told = [
            _(_SPOILT, file=file, trouble=say(trouble, self._app.l10n.lang))
            for file, trouble in spoilt[-_FAULTS:]  # the fault "too many files" comes last, and must be told
        ]
        if len(spoilt) > _FAULTS:
            told.insert(0, _(_MORE_SPOILT, count=len(spoilt) - _FAULTS))
        return "\n".join(told)

    def _show(self) -> None:
        """Shows what was chosen, what follows from it, and what contradicts it."""
        variant = self.variant
        self.trouble = ""
        if variant.trouble is not None:
            says = {name: self._said(text) for name, text in self._words.OPTIONS.items()}
            self.trouble = in_words(say(variant.trouble, self._app.l10n.lang), says)
        for row in self._rows:
            row.value = variant.values[row.name]
            row.trouble = self.trouble if row.name == variant.blamed else ""
        for line in self.ids.box.children:
            line.tell()
        taken = variant.preset
        for name, card in self._cards.items():
            card.taken = taken is not None and taken.name == name
        self.own = taken is None
        self.told = "\n".join(self._told())
        self.minutes = variant.minutes() or 0
        self.long = variant.long
        if self.own != (self._own.parent is not None):
            self._move_own()

    def _told(self) -> Iterator[str]:
        """The options in which presets differ, with what is chosen for each."""
        for row, option in zip(self._rows, self.variant.options, strict=True):
            if self.variant.of_presets(option):
                value = self._label(self.variant.values[option.name])
                yield self._app.l10n._(_TOLD, option=row.says.rstrip("."), value=value)

    def _move_own(self) -> None:
        if self.own:
            self.ids.presets.add_widget(self._own)
        else:
            self.ids.presets.remove_widget(self._own)

    # The choices

    def take(self, preset: Preset) -> None:
        self.variant.take(preset)
        self._show()

    def choose(self, name: str, value: Value) -> None:
        self.variant.choose(name, value)
        self._show()

    def start(self) -> None:
        if self.trouble:
            self._app.note(self.trouble)
        else:
            begin = self.begin or self._app.start
            begin(self.game, self.seats, self.variant.chosen, self._advice.value)
            Tale.tell(self.game)

    def back(self) -> bool:
        if self.changing:
            self.changing = False
        elif self.leave:
            self.leave()
        else:
            self._app.navigator.show("players", game=self.game, seats=self.seats)
        return True


load_layout(__name__)
