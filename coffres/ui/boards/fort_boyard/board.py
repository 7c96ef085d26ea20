"""Les Clés de Fort Boyard: the rampart, the court with the chest, and the trial that is being played."""

from __future__ import annotations

from collections.abc import Sequence

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.engine.contract import Ask, Fact, Move, View
from coffres.games.fort_boyard import words
from coffres.games.fort_boyard.riddle_cards import RiddleCard
from coffres.ui.board import Board, Control
from coffres.ui.board_parts import Room
from coffres.ui.boards.fort_boyard.choices import hand, picture_of
from coffres.ui.boards.fort_boyard.crews import CandidateAndReader
from coffres.ui.boards.fort_boyard.ending import Fortunes
from coffres.ui.boards.fort_boyard.glass import TrialGlass, TwoDice
from coffres.ui.boards.fort_boyard.phrasing import FortPhrasing
from coffres.ui.boards.fort_boyard.rain import RAINS, Rain
from coffres.ui.boards.fort_boyard.secret import RiddlePage, fortune_page, riddle_at_hand, riddle_page
from coffres.ui.boards.fort_boyard.sounds import sound_of
from coffres.ui.boards.fort_boyard.trial_place import TrialPlace
from coffres.ui.boards.fort_boyard.walk import Walk
from coffres.ui.boards.fort_boyard.yard import Yard
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.widgets import fitted  # noqa: F401 - the layout uses it

_A_PLAYER = ("rival", "guess")  # questions that are answered by naming a player
_NAMED = {"{name}": "seat", "{opponent}": "opponent"}  # answers that are a player's name: whose
# Actions that nobody can take back: their plates must be held, with a ring.
_FINAL = (
    *("guess", "point", "miss", "tie", "won", "lost", "stall", "right", "wrong", "known", "open_chest"),
    *("candidate_laughs", "opponent_laughs", "both_laugh"),
)
_MAIN = (
    "begin",
    "turn",
    "point",
    "won",
    "right",
    "go_on",
    "take_trial",
    "start_riddle",
    "seen",
    "resume",
    "count",
)
_A_DIE = ("die_ivory_5", "")  # the house's picture
_STEP = 0.13  # seconds in which a pawn walks one space
_FEW_NOTES = 12  # with so few notes left, the bottom of the chest shows
_RUN = 0.05  # seconds to wait while the hourglass of the chest runs
_READ = 0.5  # seconds to wait after a pawn's arrival


class FortBoyardBoard(Board):
    keeps_secrets = False  # a player looks at their notes only in their own turn (FB-68)
    # the page has a large panel, because a riddle is read aloud from it
    room = Room(page_below=0.54, hand_below=0.66)
    throw = TwoDice()
    glass = TrialGlass()
    stopped = BooleanProperty(False)
    stopped_text = StringProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._view: View = {}
        self.trial = TrialPlace(self, self.translate, lambda: self._tap(("own", self._own_shape())))
        self.crews = CandidateAndReader(self.trial.before_the_card)
        self.prelude = self.trial.prelude
        self.phrasing = FortPhrasing(self)
        self.ending = Fortunes(self.tell_fortune)
        self._told: set[int] = set()  # the seats whose fortune the ceremony has told
        self.walk = Walk(people=self.people, landed=lambda: self.landed("token_step", self))
        self.walk.build(words.rampart(self.moment.table["options"]["board"]))
        self.walk.bind(on_space=lambda _, place: self._tap(("space", place)))
        self.yard = Yard(people=self.people, size_hint=(None, None))
        self.rain = Rain(self.yard.ids.treasure, pos_hint={"x": 0, "y": 0})
        self.rain.bind(falls=lambda *_: self._show_yard(self._view))
        for widget in (self.rain, self.yard, self.walk):  # below everything in the layout
            self.add_widget(widget, index=len(self.children))
        self.bind(pos=self._arrange, size=self._arrange)

    def _arrange(self, *_: object) -> None:
        """Lays out the walk first, and then the yard in the space that it leaves."""
        self.do_layout()
        x, y, width, height = self.walk.rampart.inside
        bay = self.walk.rampart.bay
        self.yard.pos = x + bay, y + bay
        self.yard.size = max(1, width - 2 * bay), max(1, height - 2 * bay)

    def _tap(self, part: Part) -> None:
        if self.chooser is not None and not self.trial.before_the_card():
            self.chooser.tap(part)

    # The table's view

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view = moment.table
        self._view = view
        self.rain.clear()
        self.walk.show(
            words.rampart(view["options"]["board"]), view["black"], view["red"], view["pawns"], view["gone"]
        )
        self._arrange()
        self._show_yard(view)
        reading = self.trial.show(moment)
        self.yard.opacity = 0 if reading else 1  # the text that is read now lies above the yard
        self.yard.disabled = reading
        self.stopped = view["paused"]
        self.stopped_text = self.translate(words.STOPPED) if view["paused"] else ""

    def _show_yard(self, view: View) -> None:
        phase, seat = view["phase"], view["seat"]
        for plaque in self.yard.plaques:
            other = plaque.seat
            plaque.gone = bool(view["gone"] >> other & 1)
            plaque.active = other == seat and phase not in ("count", "over")
            plaque.black, plaque.red = view["held_black"][other], view["held_red"][other]
            plaque.notes = view["notes"][other]
            known = view["fortunes"][other]
            shown = known is not None and not plaque.gone and (phase != "over" or other in self._told)
            plaque.fortune = words.fortune(known) if shown else ""
        self.yard.ids.treasure.is_open = self.rain.falls or phase in ("chest", "bonus", "draw_note")
        self.yard.ids.treasure.few = view["chest"] <= _FEW_NOTES
        self.yard.ids.treasure.pile = view["pile"]
        if view["due"]:
            told, count = words.TO_PUT_BACK, view["due"]
        elif view["pile"]:
            told, count = words.TAKEN, view["pile"]
        else:
            told, count = words.IN_CHEST, view["chest"]
        self.yard.told = self.translate(told).format(count=count)

    # What happens

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        view = moment.table
        before = list(self._view["pawns"]) if self._view else view["pawns"]
        self.show(moment._replace(table={**view, "pawns": before}))
        walked = [fact for fact in facts if fact[1] == "roll" and fact[3][0] in ("move", "chest")]
        won = sum(fact[1] == "note" for fact in facts)
        if still:
            self.show(moment)
            self.rain.pour(won)
            if walked:
                self.landed("token_step", self)
            return None
        takes = self._step_on(walked[-1]) if walked else None
        if not walked:
            self.show(moment)
        if won:
            self.rain.pour(won)
            self.rain.begin(takes or 0.0)
            takes = (takes or 0.0) + RAINS + _READ
        return takes

    def _step_on(self, fact: Fact) -> float:
        """A pawn walks; returns how many seconds it takes."""
        (_by, _verb, (face,), (kind, seat, *_rest)) = fact
        seconds = face * (_STEP if kind == "move" else _RUN)
        self.walk.step(seat, face, seconds)
        return seconds + (_READ if kind == "move" else 0.1)

    def hurry(self) -> bool:
        moved = self._arrive()
        return self.trial.fan.hurry() or moved

    def _arrive(self) -> bool:
        walked, rained = self.walk.arrive(), self.rain.falls
        self.rain.arrive()
        return walked or rained

    def on_parent(self, _board: Widget, parent: Widget | None) -> None:
        """The board leaves its screen: nothing may move behind a curtain."""
        if parent is None:
            self._arrive()

    def tell_fortune(self, seat: int) -> None:
        """The ceremony of the end has reached this seat: shows its fortune."""
        self._told.add(seat)
        self._show_yard(self._view)

    def relight(self) -> None:
        chooser = self.chooser
        places = range(len(self.walk.spaces))
        self.walk.light(chooser.leads_to(("space", place)) if chooser is not None else [] for place in places)
        self.trial.say_shown(words.SHAPE_SIGNS.get(self._own_shape(), ""))
        self.trial.fan.moves = list(chooser.moves) if chooser is not None and self.trial.fan.parent else []

    def sound(self, fact: Fact) -> str:
        return sound_of(fact)

    # Choosing

    def parts(self, move: Move) -> Sequence[Part]:
        if move.verb == "put_back":
            return [("space", move.args[0])]
        if move.verb in _A_PLAYER:
            return [("seat", move.args[0])]
        if move.verb == "show":
            return [("own", move.args[0]), ("other", move.args[1])]
        return [("act", move.verb)]

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        kind, what = parts[-1]
        if ask.prompt == "put_back" and kind == "space":
            return Move(ask.by, "put_back", (what,))
        if ask.prompt in _A_PLAYER and kind == "seat":
            return Move(ask.by, ask.prompt, (what,))
        return None

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        """A duel of shapes is entered with two taps."""
        shape = self._own_shape() if ask.prompt == "battle" else ""
        if not shape:
            return ""
        names, said = self.moment.names, self.translate(words.SHAPE_NAMES[shape])
        other = names[self._view["opponent"]]
        return self.translate(words.AND_THE_OTHER).format(
            name=names[self._view["seat"]], shape=said, opponent=other
        )

    def controls(self, ask: Ask) -> Sequence[Control]:
        if ask.prompt == "put_back":
            return ()  # no plates: the cells themselves are tapped
        if ask.prompt == "battle":
            return self._shapes("other" if self._own_shape() else "own")
        plates = [self._plate(ask, move) for move in self.moment.legal(ask.by)]
        if ask.prompt == "read_riddle" and App.get_running_app().senses.speaks:
            plates.append(Control(("aloud",), self.translate(words.READ_ALOUD), deed=self._read_aloud))
        return plates

    def _plate(self, ask: Ask, move: Move) -> Control:
        verb = move.verb
        answer = words.ANSWERS.get(ask.prompt, {}).get(verb, "")
        seat = self._named(move, answer)
        return Control(
            self.parts(move)[0],
            self._label(move, answer),
            main=verb in _MAIN and seat is None,
            hold=verb in _FINAL,
            needs_look=verb in ("seen", "start_riddle", "known"),
            beside=("", "") if seat is not None else _A_DIE if verb == "go_on" else picture_of(verb),
            of=None if seat is None else self.people[seat],
        )

    def _named(self, move: Move, answer: str) -> int | None:
        """The seat of the player whom a plate names."""
        if move.verb in _A_PLAYER:
            return move.args[0]
        return self._view[_NAMED[answer]] if answer in _NAMED else None

    def _label(self, move: Move, answer: str) -> str:
        names, view = self.moment.names, self._view
        if not answer:
            return words.choice(move, names, self.translate)
        others = names[view["opponent"]] if view["opponent"] >= 0 else ""
        return self.translate(answer).format(name=names[view["seat"]], opponent=others)

    def _shapes(self, side: str) -> list[Control]:
        """FB-30: the shapes that one of the two can have shown; first the candidate is asked, then the
        other."""
        names = {shape: self.translate(text) for shape, text in words.SHAPE_NAMES.items()}
        return [
            Control((side, shape), name[:1].upper() + name[1:], beside=hand(shape))
            for shape, name in names.items()
        ]

    def _own_shape(self) -> str:
        """The shape that the candidate has shown, if it has been entered."""
        taken = self.chooser.taken if self.chooser is not None else ()
        return next((part[1] for part in taken if part[0] == "own"), "")

    # Secrets

    def secret(self, moment: Moment) -> Widget:
        view = moment.sight.view
        return self._riddle_page(view) if view["riddle"] else fortune_page(moment, self.translate)

    def _riddle_page(self, view: View) -> RiddlePage:
        return riddle_page(*self._riddle_at_hand(view), self.translate)

    def _riddle_at_hand(self, view: View) -> tuple[RiddleCard, str]:
        app = App.get_running_app()
        return riddle_at_hand(view["riddle"], app.keepsakes.cards, app.l10n.lang, self.translate)

    def _read_aloud(self) -> None:
        """The text to read aloud: the question only, because the answer is for the reader."""
        riddle, _author = self._riddle_at_hand(self.moment.sight.view)
        App.get_running_app().senses.say(riddle.question)


load_layout(__name__)
