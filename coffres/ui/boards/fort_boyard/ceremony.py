"""The end at the fort: fortunes are told from the lowest to the highest, and the banknotes rain."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Translate
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from coffres.games.fort_boyard.material import VALUES
from coffres.games.fort_boyard.words import money
from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.fort_boyard import treasure
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, part
from coffres.ui.pictures import picture
from coffres.ui.rays import Rays
from coffres.ui.widgets.ranking import Ranking

_NOTES = 26
# the parts of the scene at which the chest opens, and the first and the last fortune is told
_OPENS, _FIRST, _LAST = 0.06, 0.2, 0.86
_LIST, _BELOW = 0.4, 0.56  # part of the width that the fortunes take, or on an upright screen of the height
_SHAPE = 168 / 80  # of a note
_LOW = 0.1  # how far below the middle of its picture the shut chest lies, in the picture's sides
_EVENING = (0.74, 0.72, 0.8, 1)  # the light in the court
Drop = tuple[float, float, float, float, int]  # a falling note: see below


class NotesRain(Tableau):
    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        people = finish.moment.people
        self.lasts = 3.0 + 0.7 * len(people)
        self._fortunes = Ranking(finish.outcome, people, finish.points, size_hint=(None, None))
        for rank in self._fortunes.children:
            rank.place = ""  # the amounts say it, and long names need the room
        self.add_widget(self._fortunes)
        steps = max(1, len(people) - 1)
        self.beats = [_FIRST + (_LAST - _FIRST) * step / steps for step in range(len(people))]
        rng = Random(1)  # always the same rain; none if nobody has ever opened the chest
        self._drops = [
            (
                rng.random(),  # where across
                rng.uniform(0, 0.6),  # when it begins to fall
                rng.random() ** 1.6,  # how high it lies at last
                rng.uniform(-70, 70),  # how far it is turned
                rng.randrange(len(VALUES)),
            )
            for _note in range(_NOTES if any(finish.outcome.scores) else 0)
        ]

    def build(self, box: Box) -> None:
        place = _list(box)
        self._fortunes.size, self._fortunes.pos = (place.width, place.height), (place.x, place.y)
        side = min(box.height * 0.84, box.width * 0.52)
        x = box.x + box.width * (1 + _LIST) / 2
        y = box.y + box.height * 0.46
        if box.width < box.height:
            side = min(box.height * (1 - _BELOW) * 0.98, box.width * 0.7)
            x, y = box.center[0], box.y + box.height * (1 - _BELOW) / 2
        self._side, half = side, len(self._drops) // 2
        foot = y - side * _LOW
        reach = 2 * max(x - box.x, box.x + box.width - x, foot - box.y, box.y + box.height - foot)
        Color(*_EVENING)
        Rectangle(texture=_large("court"), pos=(x - reach / 2, foot - reach / 2), size=(reach, reach))
        self._rays = Rays(x, y)
        behind = [_Note(box, drop) for drop in self._drops[:half]]
        self._chest = treasure.chest("chest_closed", x - side / 2, y - side / 2, side)
        self._notes = behind + [_Note(box, drop) for drop in self._drops[half:]]

    def play(self, box: Box, played: float) -> None:
        for beat, rank in zip(self.beats, self._fortunes.children, strict=True):  # the last comes first
            rank.opacity = part(played, beat, beat + 0.06)
        opened = part(played, _OPENS, _OPENS + 0.1) if self._drops else 0.0
        self._rays.shine(self._side * 0.95 * opened, played, 0.55 * opened)
        self._chest.texture = _large("chest_open" if opened else "chest_closed")
        for note in self._notes:
            note.fall(played)


class _Note:
    """A banknote in the open canvas; it only moves and turns."""

    def __init__(self, box: Box, drop: Drop) -> None:
        across, self._begins, lies, self._turned, value = drop
        high = min(box.height * 0.11, box.width * 0.09)
        self._x = box.x + box.width * (across if box.width < box.height else _LIST + (1 - _LIST) * across)
        self._above = box.y + box.height + high
        tilted = radians(self._turned)  # as it lies, all of it is above the words
        foot = high * (cos(tilted) + _SHAPE * abs(sin(tilted))) / 2
        self._goal = box.y + foot + box.height * (0.01 + 0.42 * lies * abs(2 * across - 1))
        self._hidden = box.x - _SHAPE * high  # beside the screen
        PushMatrix()
        self._place, self._turn = Translate(self._hidden, 0), Rotate(angle=0, origin=(0, 0))
        wide = high * _SHAPE
        treasure.banknote(value, money(value), -wide / 2, -high / 2, wide, high)
        PopMatrix()

    def fall(self, played: float) -> None:
        """To where it is at this part of the scene."""
        fallen = part(played, self._begins, self._begins + 0.4)
        self._place.x = self._x if fallen else self._hidden
        self._place.y = self._above - (self._above - self._goal) * fallen
        self._turn.angle = self._turned * (1 + 2.5 * (1 - fallen))


def _large(name: str) -> Texture:
    """A picture of the fort for a whole screen."""
    return picture(name, "fort_boyard", fine=True).texture


def _list(box: Box) -> Box:
    """Where the fortunes are: on the left or, on an upright screen, above the chest."""
    if box.width < box.height:
        high = box.height * _BELOW
        return Box(box.x, box.y + box.height - high, box.width, high).within(dp(14))
    return Box(box.x, box.y, box.width * _LIST, box.height).within(dp(22))


class Fortune(Ceremony):
    ground = ("sea", "fort_boyard")

    def scene(self, finish: Finish) -> Tableau:
        return NotesRain(finish)

    def unwon(self, finish: Finish) -> Tableau:
        """The chest stays shut, and nothing falls."""
        return NotesRain(finish)


CEREMONY = Fortune()
