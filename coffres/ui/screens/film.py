"""The film of a game, on its real board: what to do and why, in a minute.

A finger points at what is touched next; where that is a plate, the plate stands below the caption.
"""

from __future__ import annotations

from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from coffres.engine.contract import TABLE, Move
from coffres.storage.film import NOBODY, Film, film_of
from coffres.storage.roster import Roster
from coffres.ui import motion
from coffres.ui.boards import board_of
from coffres.ui.chooser import Chooser
from coffres.ui.laid_over import LaidOver
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.projector import Projector
from coffres.ui.replay import Recorded, ReplayCursor
from coffres.ui.screens import replay  # noqa: F401 - the layout uses its showcase
from coffres.ui.seating import looks_of
from coffres.ui.speech import Speech
from coffres.ui.theme import after_the_first_frame
from coffres.ui.voiced import Voiced
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    chest,
    fitted,
    icon,
    icon_button,
    parchment,
    plate,
    replay_desk,
    secret_paper,
    speaker,
)
from coffres.ui.widgets.finger import Finger

_LOOK = 2.0  # seconds to look at a hand after it has changed
_COMES = 0.4  # seconds that the finger is under way
# from the lower right corner of a plate to where the finger touches it, beside the words
_CORNER = dp(26), dp(34)


class FilmScreen(Voiced, LaidOver):
    title = StringProperty()
    caption = StringProperty()
    label = StringProperty()  # the words on the plate that is pressed next
    scene = NumericProperty(0)
    scenes = NumericProperty(1)
    held = BooleanProperty(False)  # whether somebody's hand is shown beside the board
    over = BooleanProperty(False)
    projector: Projector = ObjectProperty(rebind=True)

    def __init__(self, game: str, **kwargs: object) -> None:
        self._app: Any = App.get_running_app()
        self._lang = self._app.l10n.lang
        self.film: Film = film_of(game)
        people = looks_of(self.film.names, Roster())
        self._cursor = ReplayCursor(Recorded(self.film.reel, people, True))
        self._speech = Speech(game, lambda: self.film.names, self._translate)
        self.board = board_of(game)(moment=self._moment(), translate=self._translate, landed=self.land)
        projector = Projector(self.film, self._lang)
        super().__init__(game=game, projector=projector, scenes=len(self.film.scenes), **kwargs)
        self.ids.place.add_widget(self.board)
        self._finger = Finger()
        self._settling = Clock.create_trigger(self._settle)
        self._moving = False  # whether pieces are on their way to the position
        projector.bind(on_begin=self._show_scene, on_point=self._point, on_move=self._move, on_over=self._end)
        projector.bind(playing=self.stay_awake)
        self.find_voice(lambda: self._app.senses.speaks)  # nothing private is beside it, whatever is below
        projector.turn(0)

    def on_parent(self, _widget: object, parent: object) -> None:
        super().on_parent(_widget, parent)
        if parent is not None:
            after_the_first_frame(self._begin)

    def _begin(self) -> None:
        if self.parent is not None:
            self._play()

    def _play(self) -> None:
        """Goes on, with the caption that stands there; from the end, with the first one."""
        again = self.over
        self.projector.play()
        if not again:
            self._read()

    def _read(self) -> None:
        if self.voiced and self.projector.playing:
            self._app.senses.say(self.caption)

    def pause(self, *_: object) -> None:
        self.projector.pause()
        self._app.senses.say_no_more()

    def stop(self, *_: object) -> None:
        super().stop()
        self.be_silent()
        self._settling.cancel()
        Animation.cancel_all(self._finger)

    def on_voiced(self, *_: object) -> None:
        """The voice was found while the first caption was already there."""
        self._read()

    def _translate(self, sentence: str) -> str:
        return str(self._app.l10n.of_game(self.film.game, sentence))

    # What happens

    def _moment(self) -> Moment:
        return self._cursor.board_moment()

    def _show_scene(self, _projector: Projector, at: int) -> None:
        scene = self.film.scenes[int(self.projector.scene)]
        self.scene, self.caption, self.over = self.projector.scene, scene.says[self._lang], False
        self._take_away()
        self.moves = False
        self._arrive(at)
        self._read()

    def _arrive(self, at: int) -> None:
        """Shows a position at once."""
        self._settle()
        self._cursor.at = self.film.reel.stops.index(at)
        self._open_hand()
        if not self.held:
            if self.board.chooser is not None:
                self.board.chooser = None
            self.board.show(self._moment())
        self.board.hurry()

    def _settle(self, *_: object) -> None:
        """What was under way has arrived, and the hand is what it is now."""
        self._settling.cancel()
        if self._moving:
            self._moving = False
            self.board.show(self._moment())
            self.board.hurry()
            self._open_hand()

    def _open_hand(self) -> None:
        """Shows the hand of the scene as its player sees it."""
        seat = self.film.scenes[int(self.projector.scene)].hand
        self.ids.hand.clear_widgets()
        self._cursor.viewer = seat if seat != NOBODY else TABLE
        hand = self._cursor.hand_moment(self.board.keeps_secrets) if seat != NOBODY else None
        self._cursor.viewer = TABLE
        self.held = hand is not None
        if hand is not None:
            self.board.show(hand)
            self.board.chooser = Chooser([move for move in hand.moves if move.by >= 0], self.board.parts)
            secret = self.board.secret(hand)
            secret.pos_hint = {"x": 0, "y": 0}
            self.ids.hand.add_widget(secret)

    def _next_decision(self, at: int) -> Move | None:
        """The move that a person makes on the way to this position; None if only chance does anything."""
        start = self.film.reel.stops[int(self._cursor.at)]
        return next((move for move in self.film.reel.moves[start:at] if move.by >= TABLE), None)

    def _point(self, _projector: Projector, at: int) -> None:
        """The finger goes to what is touched: on the board, or on a plate, as for all that the table does."""
        self._settle()
        move = self._next_decision(at)
        if move is None:
            return
        self.board.chooser = Chooser([move], self.board.parts)
        point = self.board.where(move) if move.by != TABLE else None
        if point is None:
            label = self._speech.label(move)
            self.label = label[:1].upper() + label[1:]
            plate_ = self.ids.plate
            across, up = _CORNER
            point = plate_.to_window(plate_.right - across, plate_.y + up) if self.label else None
        if point is not None:
            self._finger.come(self, self.to_widget(*point), 0 if self._still else _COMES)

    def _move(self, _projector: Projector, at: int) -> None:
        board = self.board
        self._settle()
        self.moves = True
        self._take_away()
        stop = self.film.reel.stops.index(at)
        facts = [fact for fact in self._cursor.told(stop) if fact]
        self._cursor.at = stop
        if board.chooser is not None:
            board.chooser = Chooser([], board.parts)
        moving = board.move_on(self._moment(), facts, self._still) or 0.0
        self._moving = True
        self._settling.timeout = moving
        self._settling()
        sounds = [sound for sound in map(board.sound, facts) if sound]
        if sounds:
            self._app.senses.signal(sounds[-1])
        in_hand = self.film.scenes[int(self.projector.scene)].hand != NOBODY
        self.projector.rest(moving + (_LOOK if in_hand else 0))

    def _take_away(self) -> None:
        self.label = ""
        self._finger.go()

    @property
    def _still(self) -> bool:
        return motion.still()

    def _end(self, *_: object) -> None:
        self.over = True

    # What can be pressed

    def play_or_pause(self) -> None:
        if self.projector.playing:
            self.pause()
        else:
            self._play()

    def turn(self, way: int) -> None:
        self._app.senses.say_no_more()
        self.projector.turn(way)


load_layout(__name__)
