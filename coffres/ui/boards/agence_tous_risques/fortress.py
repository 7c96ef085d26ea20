"""The drawing of the fortress: walls, spaces, gate and vault. Redrawn only when its size or its path
changes."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.clock import Clock
from kivy.graphics import Canvas
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.boards.agence_tous_risques import spaces, walls
from coffres.ui.boards.agence_tous_risques.plan import Plan, plan
from coffres.ui.boards.agence_tous_risques.spaces import Space
from coffres.ui.box import Box
from coffres.ui.pairs import load_layout

_MARGIN = 0.012  # margin, as a part of the shorter side: half a tower
_WALL = 0.13  # thickness of a wall, as a part of a square
_PHONE, _PHONE_SHAPE = 500, 1.6  # dp: less wide is a phone; the breadth of a plan there, in heights
_NUMBER = 16  # sp: the height of a number that can be read


class Fortress(Widget):
    path = StringProperty()  # one letter a space, START and VAULT included
    start = StringProperty()  # the word written on START
    prize = BooleanProperty(True)  # whether the formula is still in the vault
    people = ListProperty()  # the places of all characters: signs make room for them
    square = NumericProperty(1)  # the side of a space, in pixels

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.plan: Plan | None = None
        self._ground = walls.Ground(0, 0, 1, 1)
        self._signs, self._door = Canvas(), Canvas()
        self._made_room: dict[
            int, tuple[int, Canvas]
        ] = {}  # the signs, and for how many people each makes room
        self.canvas.after.add(self._signs)
        self.canvas.after.add(self._door)
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._lay_out, size=self._lay_out, path=self._lay_out, start=self._lay_out)
        self.bind(prize=self._draw_door, people=self._draw_signs)

    def box(self, place: int) -> Box:
        """The box of a place of the path, inside its walls."""
        return self._ground.box(self.plan, self.plan.box(place)).within(self.square * _WALL * 0.55)

    def step(self, place: int, way: int) -> tuple[float, float]:
        """The direction on the board from a place to the next one; `way` is inwards or outwards."""
        if way > 0:
            return self.plan.onwards(place)
        right, up = self.plan.onwards(max(place - 1, 0))
        return -right, -up

    def _lay_out(self, *_: object) -> None:
        if not self.path or min(self.size) < 10:
            return
        margin = min(self.size) * _MARGIN + dp(2)
        width, height = self.width - 2 * margin, self.height - 2 * margin
        shape = width / height
        # on a phone the path winds alike on the table and above a private page, which leaves it less height
        self.plan = plan(len(self.path) - 2, _PHONE_SHAPE if self.width < dp(_PHONE) else shape)
        self.square = min(width / self.plan.columns, height / self.plan.rows)
        wide, high = self.plan.columns * self.square, self.plan.rows * self.square
        self._ground = walls.Ground(self.center_x - wide / 2, self.center_y - high / 2, wide, high)
        self._draw_soon()

    def _draw(self, *_: object) -> None:
        line = max(1.0, self.square * 0.018)
        last = len(self.path) - 1
        self.canvas.clear()
        with self.canvas:
            walls.draw_ground(Box(*self.pos, *self.size))
            for space in self._spaces():
                spaces.draw_floor(space)
            spaces.draw_start(self._cell(0), self.start, line)
            spaces.draw_vault(self._cell(last), line)
            walls.draw_walls(self._ground, self.plan, self.square * _WALL)
            for place in range(last):
                spaces.draw_onwards(self._cell(place), self.plan.onwards(place))
        self._signs.clear()
        self._made_room.clear()
        self._draw_signs()
        self._draw_door()

    def _cell(self, place: int) -> Box:
        """The box of a place, from the middle of a wall to the middle of the next."""
        return self._ground.box(self.plan, self.plan.box(place))

    def _spaces(self) -> Iterator[Space]:
        for place, letter in enumerate(self.path[1:-1], 1):
            came = self.plan.onwards(place - 1)
            yield Space(place, letter, self._cell(place), came, self.plan.onwards(place))

    def _draw_signs(self, *_: object) -> None:
        """Anew only where somebody has come or gone."""
        if self.plan is None:
            return
        for space in self._spaces():
            people = self.people.count(space.place)
            room, sign = self._made_room.get(space.place, (-1, None))
            if people != room:
                if sign is None:
                    sign = Canvas()
                    self._signs.add(sign)
                self._made_room[space.place] = people, sign
                sign.clear()
                with sign:
                    spaces.draw_sign(space, people, sp(_NUMBER))

    def _draw_door(self, *_: object) -> None:
        self._door.clear()
        if self.plan is not None:
            with self._door:
                spaces.draw_door(self.box(len(self.path) - 1), self.prize)


load_layout(__name__)
