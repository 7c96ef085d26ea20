"""The tablet flat on the table: the board, seen by all, and a panel that faces the player who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.engine.contract import TABLE, Fact
from coffres.ui import motion
from coffres.ui.board import Control
from coffres.ui.fingers import spend
from coffres.ui.pairs import load_layout
from coffres.ui.question import Question
from coffres.ui.resolution import Resolution
from coffres.ui.scene import quarter_turns
from coffres.ui.seating import left_handed
from coffres.ui.whose_turn import whose_turn
from coffres.ui.widgets import desk, happenings, panel, sand  # noqa: F401 - the layout uses them
from coffres.ui.widgets.bubbles import Bubbles

if TYPE_CHECKING:
    from coffres.ui.sitting import Sitting

_HOLD = 0.4  # seconds that an event is shown before the game goes on
_READ = 0.05  # seconds to read one letter, when the sentence disappears with the table
_MOST_READ = 4.0
_MOST_BELOW, _MOST_BESIDE = 0.56, 0.48  # the largest part of a screen that a question takes from its board


class TableScreen(FloatLayout):
    sitting: Sitting = ObjectProperty()
    edge = NumericProperty(0)  # the edge that the panel faces, in quarter turns
    board_edge = NumericProperty(0)  # the edge that the board faces, a frame later
    left = BooleanProperty(False)  # whether the panel is on the left, for a left-handed player
    animated = BooleanProperty(True)
    yielded = NumericProperty(0)  # the board's `yielded`

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.ids.place.add_widget(self.sitting.board)
        self.yielded = self.sitting.board.yielded
        if self.sitting.watched:
            self.ids.panel.public, self.ids.panel.menu = False, "close"
        self._question = Question(self.sitting, self.ids.panel)
        self._bubbles: Bubbles | None = None
        self._colours: Sequence[list[float]] = ()  # the colours of the dice that are rolled next
        board = self.sitting.board
        self._happenings = happenings.Happenings(forgets=board.forgets)
        self._happenings.stands_for = lambda ask: board.glass.stands_for(ask, board.moment.table)
        self._happenings.ids.dice.sides = board.throw.sides
        self._happenings.ids.dice.paint = board.throw.paint
        self.ids.panel.body = self._happenings
        self._happenings.bind(latest=self.ids.panel.setter("telling"))
        self._turning = Clock.create_trigger(lambda *_: self.get_root_window() and self._turn_board(), 0)
        room = Clock.create_trigger(self._make_room, 0)
        self.ids.panel.ids.column.bind(lack=room)
        self._resolution = Resolution(self.sitting, self._happenings, self._stands, self._thrower)
        # while the window is dark; the first question may come when the table has been seen for some time
        self.ids.panel.ids.strip.show(self.sitting.people)
        if board.glass.often:
            App.get_running_app().scene.in_the_dark(sand.prepare)
        self.sitting.adviser.bind(state=self._advise)

    def _make_room(self, *_: object) -> None:
        """The board gives the question the room that it needs, as far as it can. This waits until the layout
        has come to rest."""
        lack = self.ids.panel.ids.column.lack
        if not lack or self.parent is None:
            return
        board, has, upright = self.sitting.board, self.ids.turning, self.width < self.height
        share = has.height / self.height if upright else has.width / self.width
        wished = share * (self.ids.panel.height + lack) / self.ids.panel.height
        board.yielded = max(share, min(wished, _MOST_BELOW if upright else _MOST_BESIDE))
        self.yielded = board.yielded

    def _advise(self, *_: object) -> None:
        adviser = self.sitting.adviser
        self.ids.panel.ids.counsel.tell(adviser.state, adviser.words())

    def _let_automata_speak(self) -> None:
        """In a talk, what they say stands over the board until the talk is over."""
        self._be_silent()
        sitting = self.sitting
        if any(sitting.match.levels) and any(ask.by == TABLE for ask in sitting.match.asks()):
            claims = sitting.clockwork.claims()
            said = ((sitting.people[seat], sitting.speech.said(claim)) for seat, claim in claims)
            bubbles = Bubbles(said, motion.still())
            if bubbles.count:
                self._bubbles = bubbles
                self.ids.place.add_widget(bubbles)

    def on_parent(self, _widget: object, parent: Widget | None) -> None:
        if parent is None:
            self._be_silent()

    def _be_silent(self) -> None:
        if self._bubbles is not None:
            self.ids.place.remove_widget(self._bubbles)
            self._bubbles = None

    def refresh(self) -> None:
        """Shows the next question on the table."""
        self._advise()
        self._let_automata_speak()
        sitting, panel_ = self.sitting, self.ids.panel
        tablet, board = sitting.tablet, sitting.board
        automaton = sitting.clockwork.due(sitting.match.asks())
        if automaton >= 0:
            self._watch(automaton)
            return
        ask = tablet.ask or next(iter(tablet.hand.clocks), None)
        board.show(sitting.moment())
        before = board.prelude.due() if ask else ""
        seat = sitting.asking.asked_seat()
        panel_.ids.strip.show(sitting.people, whose_turn(sitting))
        chooser = sitting.asking.chooser(tablet.ask)
        self._resolution.tell(sitting.telling.news())
        self._colours = board.throw.colours(ask) if ask else ()
        facing = seat if seat >= 0 else board.crews.facing(board.moment.table)
        about = facing if before or tablet.ask is None else seat
        panel_.about(sitting.people[about] if about >= 0 else None)
        self._face(facing)
        panel_.prompt = before or sitting.asking.question(ask)
        panel_.clause = ask.rule if ask else ""
        self._question.put(() if before else sitting.asking.controls(), chooser)
        if not before:
            sitting.asking.offer_roll(chooser)
        self._happenings.glasses = sitting.hourglasses.running
        board.chooser = chooser

    def _watch(self, seat: int) -> None:
        """An automaton has the turn, or answers for a table without people: there is nothing to press but the
        end of a demonstration."""
        app, sitting, panel_ = App.get_running_app(), self.sitting, self.ids.panel
        panel_.ids.strip.show(sitting.people, whose_turn(sitting))
        sitting.board.show(sitting.moment())
        self._resolution.tell(sitting.telling.news())
        public = next((ask for ask in sitting.match.asks() if ask.by == TABLE), None)
        panel_.about(sitting.people[seat] if public is None else None)
        panel_.slip_to("")
        thinks = app.l10n._("{name} réfléchit.", name=sitting.people[seat].name)
        panel_.prompt = thinks if public is None else sitting.asking.question(public)
        panel_.clause = ""
        end = Control("end", app.l10n._("Terminer"), main=True, deed=app.home)
        panel_.put([end] if sitting.watched else (), None)
        self._happenings.glasses = sitting.hourglasses.running
        sitting.board.chooser = None

    def _face(self, seat: int) -> None:
        """Turns the controls to the player who is asked. For a question to all they stay as they are."""
        settings = App.get_running_app().settings
        self.animated = not motion.still()
        if settings.turning != "turn":
            self.edge = 0
        elif seat >= 0:
            self.edge = quarter_turns(self.sitting.people[seat].edge)
        self.sitting.board.facing = self.board_edge
        if self.ids.panel.prompt:  # to lay out both anew takes too long for one frame
            self._turning()
        else:
            self._turn_board()
        # for players at the other edges, the panel lies in front of them or already on their left
        if seat >= 0:
            self.left = self.edge == 0 and left_handed(self.sitting.people[seat])
        passes = settings.turning == "hand" and seat >= 0 and seat != self.sitting.tablet.bearer
        self.ids.panel.slip_to(self.sitting.people[seat].name if passes else "")

    def _turn_board(self) -> None:
        self.board_edge = self.sitting.board.facing = self.edge

    def back(self) -> bool:
        App.get_running_app().open_pause()
        return True

    def resolve(self) -> None:
        """Shows in a sentence what has just happened, before the game goes on."""
        self.sitting.senses.nothing_moves()
        self._be_silent()
        if self.sitting.watched:
            self.ids.panel.telling = ""  # its one plate ends the demonstration at any time
        else:
            self.ids.panel.hush()
        self.sitting.board.chooser = None
        news = self.sitting.telling.news()
        self.ids.panel.rolling = any(map(self.sitting.board.throw.fallen, news))
        self._resolution.show(news, self._colours)

    def _thrower(self) -> int:
        """The edge of the hand that throws the dice: that of the seat whose dice they are or, where the
        tablet goes from hand to hand, the lower one."""
        sitting = self.sitting
        seat = sitting.asking.asked_seat()
        if seat < 0:  # an automaton, for which nothing turned
            seat = whose_turn(sitting).turn
        turns = App.get_running_app().settings.turning == "turn" and seat >= 0
        return quarter_turns(sitting.people[seat].edge) if turns else self.edge

    def _stands(self, facts: Sequence[Fact], told: bool) -> float:
        """Moves the board to the new position. Returns the seconds to wait: long enough for reading, if the
        sentence goes out of sight with the table."""
        still = motion.still()
        sitting = self.sitting
        moves = sitting.board.move_on(sitting.moment(), facts, still)
        takes = None if moves is None else motion.waits(moves)
        if takes is None:
            takes = _HOLD if told else 0
        if told and (
            sitting.tablet.leaves_the_table(sitting.match.asks()) or self.ids.panel.ids.column.crowded
        ):
            takes = max(takes, min(_MOST_READ, _READ * len(self._happenings.latest)))
        return takes

    def on_touch_down(self, touch: object) -> bool:
        """A touch on the board while something moves there puts all at its goal at once, and shortens the
        wait after it. It means nothing else."""
        sitting = self.sitting
        on_board = self.ids.place.collide_point(*touch.pos)
        if on_board and sitting.clockwork.acting:
            sitting.clockwork.hurry()
            sitting.board.hurry()
        elif on_board and sitting.board.hurry():
            sitting.telling.hurry(_HOLD)
        elif not (on_board and self._resolution.falling):  # any touch ends the fall of dice
            taken = super().on_touch_down(touch)
            if sitting.watched and not taken:
                sitting.clockwork.hurry()
            return taken
        spend(touch)
        return True


load_layout(__name__)
