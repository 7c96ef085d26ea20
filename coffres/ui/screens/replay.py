"""A game that was played, looked at again on its own board: as the table, a player, or with everything open.

Nothing on the board can be touched. What goes forward by itself moves as it did at the table; a step or a
jump, forward or back, is there at once.
"""

from __future__ import annotations

import gc

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.contract import EVERYTHING, TABLE, Chapter
from coffres.engine.words import heading
from coffres.ui import motion
from coffres.ui.automata import face_of
from coffres.ui.boards import board_of
from coffres.ui.chooser import Chooser
from coffres.ui.laid_over import LaidOver
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout
from coffres.ui.replay import Recorded, ReplayCursor
from coffres.ui.scene import Turning
from coffres.ui.speech import Speech
from coffres.ui.theme import BRASS, SEAT_COLOURS
from coffres.ui.widgets import (  # noqa: F401 - the layout uses them
    fitted,
    icon,
    icon_button,
    parchment,
    replay_desk,
    scrubber,
    seat_token,
    secret_paper,
    story_list,
)
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.railed import Railed
from coffres.ui.widgets.viewer_sheet import ViewerSheet

_BUILT = 0.3  # seconds until the story has all its lines
_GARBAGE = 8  # stops after which their widgets are worth a look
_CALM = 0.5  # seconds that a move is shown which has no animation of its own
_RIGHT, _LEFT, _UP, _DOWN, _SPACE = 275, 276, 273, 274, 32


class Showcase(Turning):
    """A board that can be looked at and not touched."""

    untouchable = True

    def on_touch_down(self, touch: object) -> bool:
        return self.collide_point(*touch.pos)


class ViewerPlate(ButtonBehavior, BoxLayout):
    """Who looks, and at which chapter; a tap chooses somebody else."""

    symbol = StringProperty()
    colour = StringProperty("yellow")
    face = StringProperty()
    icon = StringProperty()
    who = StringProperty()
    name = StringProperty()  # of the player who looks, where there is no room for more
    chapter = StringProperty()


class ReplayRail(Railed, BoxLayout):
    """What is told beside the board, in the world of the game, as at the table."""


class WonderPlate(Plate):
    """Shows the same position with everything open, and back."""

    opened = BooleanProperty(False)


class ReplayScreen(LaidOver):
    recorded: Recorded = ObjectProperty()
    chapter = StringProperty()  # the heading of the chapter that is shown
    peeks = BooleanProperty(False)  # whether somebody's hand may be shown beside the board
    held = BooleanProperty(False)  # whether it is shown now
    wonder = BooleanProperty(False)  # whether people may ask how this was possible
    cursor: ReplayCursor = ObjectProperty(rebind=True)

    def __init__(self, recorded: Recorded, **kwargs: object) -> None:
        self._app = App.get_running_app()
        cursor = ReplayCursor(recorded)
        self.game = recorded.reel.game.key
        self._names = [person.name for person in recorded.people]
        self._speech = Speech(self.game, lambda: self._names, self._translate)
        self.board = board_of(self.game)(
            moment=cursor.board_moment(), translate=self._translate, landed=self.land
        )
        super().__init__(recorded=recorded, cursor=cursor, **kwargs)
        self._settling = Clock.create_trigger(self._settle, _CALM)
        self._following = Clock.create_trigger(self._follow, 0)
        # Every stop makes widgets anew, and those of the last stop are garbage: looked for after a few stops,
        # or Python would look for that of two hundred within a frame. All that was there before is set apart:
        # to search it for garbage each time would take longer than several frames.
        self._followed = 0  # stops since the last look
        self._setting_apart = Clock.create_trigger(lambda *_: gc.freeze(), _BUILT)
        self.board.touched = False
        self.ids.place.add_widget(self.board)
        self._fill_time_line()
        cursor.bind(on_jump=self._jump, on_forward=self._move_on, playing=self.stay_awake)
        self._tell_story()
        self._settle()
        for seat in range(len(recorded.people) if recorded.open else 0):
            self.board.ending.reveal(seat)  # what the ceremony of the end has shown is known by now

    def on_parent(self, _widget: object, parent: object) -> None:
        super().on_parent(_widget, parent)
        if parent is not None:
            self._setting_apart()

    def pause(self, *_: object) -> None:
        self.cursor.pause()

    def stop(self, *_: object) -> None:
        super().stop()
        self._settling.cancel()
        self._following.cancel()
        self._setting_apart.cancel()
        gc.unfreeze()

    # Words

    def _translate(self, sentence: str) -> str:
        return self._app.l10n.of_game(self.game, sentence)

    def _heading(self, chapter: Chapter) -> str:
        return heading(self._speech.words, chapter, self._names, self._translate)

    def _place_in_words(self) -> str:
        """The chapter that is shown; a turn that is called by its player's name says whose turn it is."""
        chapter = self.cursor.chapter.chapter
        text = self._heading(chapter)
        if chapter.of >= 0 and text == self._names[chapter.of]:
            return str(self._app.l10n._("À {name} de jouer", name=text))
        return text

    def _tell_story(self) -> None:
        lines = self.cursor.story(self._speech.story, self._heading)
        self._letters: dict[int, int] = {}
        for line in lines:
            if not line.heading:
                self._letters[line.stop] = self._letters.get(line.stop, 0) + len(line.text)
        self.ids.story.lines = lines

    # The time line

    def _fill_time_line(self) -> None:
        cursor, people, line = self.cursor, self.recorded.people, self.ids.scrubber
        line.last = cursor.last
        line.bands = [
            (
                opening.at,
                SEAT_COLOURS[people[opening.chapter.of].colour] if opening.chapter.of >= 0 else BRASS,
            )
            for opening in cursor.chapters
        ]
        line.marks = [opening.at for opening in cursor.chapters if opening.chapter.kind != "turn"]
        if self.recorded.open:
            line.wonders = [stop for stop in range(cursor.last + 1) if self._makes_wonder(stop)]

    def _makes_wonder(self, stop: int) -> bool:
        return any(self.board.phrasing.wonders(fact) for fact in self.cursor.told(stop) if fact)

    # What is shown

    def _jump(self, *_: object) -> None:
        """Another stop, or another viewer: all of it is there at once. Below a finger that drags the time
        line, the position comes in one frame and its words in the next."""
        self._settling.cancel()
        self.moves = False
        if self.ids.scrubber.finger is None:
            self._settle()
        else:
            self._show_position()
            self._following()
        self._app.scene.keep()  # a second tap on the same button means another step

    def _move_on(self, cursor: ReplayCursor) -> None:
        """The next stop is reached by itself."""
        board = self.board
        self._settling.cancel()
        self.moves = True
        facts = [fact for fact in cursor.told(int(cursor.at)) if fact]
        moving = 0.0
        if motion.still() or cursor.hasty:
            board.move_on(cursor.board_moment(), facts, True)
            self._settle()
        else:
            if board.chooser is not None:  # nothing is lit while pieces move
                board.chooser = Chooser([], board.parts)
            moving = motion.waits(board.move_on(cursor.board_moment(), facts, False) or _CALM)
            self._settling.timeout = moving
            self._settling()
            self._name_place()
        sounds = [sound for sound in map(board.sound, facts) if sound]
        if sounds:
            self._app.senses.signal(sounds[-1])
        cursor.rest(moving, self._letters.get(int(cursor.at), 0))

    def _settle(self, *_: object) -> None:
        """Shows the whole position, and its words."""
        self._following.cancel()
        self._show_position()
        self._follow()

    def _follow(self, *_: object) -> None:
        self._name_place()
        self._followed += 1
        if self._followed >= _GARBAGE and not self._setting_apart.is_triggered:
            self._followed = 0
            gc.collect()

    def _show_position(self) -> None:
        """The board, and the hand beside it."""
        cursor, board = self.cursor, self.board
        self.peeks = cursor.eyes != TABLE
        hand = cursor.hand_moment(board.keeps_secrets)
        self.ids.hand.clear_widgets()
        self.held = hand is not None
        if hand is not None:
            self._open(hand)
        if hand is None or cursor.eyes == EVERYTHING:
            if board.chooser is not None:
                board.chooser = None
            board.show(cursor.board_moment())
        board.hurry()

    def _open(self, hand: Moment) -> None:
        """Shows what this player saw while they held the frame of their private page."""
        board = self.board
        board.show(hand)
        board.chooser = Chooser([move for move in hand.moves if move.by >= 0], board.parts)
        secret = board.secret(hand)
        secret.pos_hint = {"x": 0, "y": 0}
        self.ids.hand.add_widget(secret)

    def _name_place(self) -> None:
        cursor = self.cursor
        self.chapter = self._place_in_words()
        self.ids.story.at = cursor.at
        asked = cursor.opened or cursor.viewer != EVERYTHING
        self.wonder = asked and int(cursor.at) in self.ids.scrubber.wonders
        self._name_viewer()

    def _name_viewer(self) -> None:
        _, plate_, eyes = self._app.l10n._, self.ids.viewer, self.cursor.eyes
        person = self.recorded.people[eyes] if eyes >= 0 else None
        plate_.symbol = person.symbol if person else ""
        plate_.colour = person.colour if person else "yellow"
        plate_.face = face_of(person) if person else ""
        plate_.name = person.name if person else ""
        plate_.icon = "" if person else "lock-open-variant" if eyes == EVERYTHING else "account-group"
        if person:
            plate_.who = _("Vu par {name}", name=person.name)
        else:
            plate_.who = _("Tout est ouvert") if eyes == EVERYTHING else _("Vu par la table")

    # What can be pressed

    def choose_viewer(self) -> None:
        ViewerSheet(self.recorded.people, self.look_as).open(self._app.scene)

    def look_as(self, viewer: int) -> None:
        self.cursor.look_as(viewer)
        self._tell_story()
        self._setting_apart()

    def play_or_pause(self) -> None:
        if self.cursor.playing:
            self.cursor.pause()
        else:
            self.cursor.play()

    def key(self, key: int) -> bool:
        """A desktop's keys: left and right step, up and down turn chapters, the space bar plays or pauses."""
        ways = {_LEFT: -1, _RIGHT: 1}
        if key in ways:
            self.cursor.step(ways[key])
        elif key in (_UP, _DOWN):
            self.cursor.turn_chapter(1 if key == _DOWN else -1)
        elif key == _SPACE:
            self.play_or_pause()
        else:
            return False
        return True


load_layout(__name__)
