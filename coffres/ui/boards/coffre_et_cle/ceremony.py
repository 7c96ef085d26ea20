"""The end of the bluff: who had which card, turned one by one from last to first, the winners at the end."""

from __future__ import annotations

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp

from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.coffre_et_cle.role_card import RoleCard
from coffres.ui.boards.coffre_et_cle.scenery import GAME, seen
from coffres.ui.box import Box
from coffres.ui.ceremonies import Finish, Tableau, last_to_first, part
from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.pictures import texture
from coffres.ui.theme import BRASS, PAPER
from coffres.ui.widgets.fitted import Fitted

_TALL = 1.4  # a card's height, as a multiple of its width
_BEGIN, _END = 0.06, 0.92  # the parts of the scene in which the cards are turned
_NAME = 116  # dp: width of a long first name
_NEARER = 0.06  # how much larger a winner's card is in the end
_EDGE = 0.08  # width of the light round a winner's card, as a part of the card's
# what the curtains take on each side of a scene that lies, and the pelmet above, in heights of the picture
_CURTAIN, _PELMET = 0.08, 0.11
_PLATE = (0.06, 0.035, 0.07, 0.78)  # the ground of a name
_AIR = 0.86  # part of its cell that a card and its name take


class Unmasked(Tableau):
    def __init__(self, finish: Finish, **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        people, roles = finish.moment.people, finish.moment.table["cards"]
        self.lasts = 2.0 + 0.6 * len(people)
        self._order = last_to_first(finish.outcome, len(people))
        self._roles = [role if role is not None else -1 for role in roles[: len(people)]]
        self._winners = finish.outcome.winners
        self._lights: list[Color] = []
        self._wide = 1.0
        self._middles: list[tuple[float, float]] = []  # of the cards
        self._cards = [RoleCard() for _person in people]
        self._names = [
            Fitted(
                text=person.name,
                color=PAPER,
                wish="26sp",
                bold=True,
                breaks=True,
                hyphens=True,
                even=self,
                size_hint=(None, None),
            )
            for person in people
        ]
        each = (_END - _BEGIN) / len(people)
        self._times = [_BEGIN + each * place for place in range(len(people))]
        self._each = each
        self.beats = [at + each / 2 for at in self._times]
        for part_ in (*self._cards, *self._names):
            self.add_widget(part_)

    def build(self, box: Box) -> None:
        """Draws the theatre, and puts every card and its name in their place, with a light that nobody sees
        yet behind each winner's card."""
        _theatre(box)
        box = _before_the_wall(box)
        count = len(self._cards)
        rows = _rows(box, count)
        columns, wide = -(-count // rows), _width(box, count, rows)
        self._wide, self._middles = wide, []
        for seat, (card, name) in enumerate(zip(self._cards, self._names, strict=True)):
            cell = _cell(box, seat, count, rows, columns)
            x, y = cell.center
            self._middles.append((x, y + _words(box) / 2))
            _put(card, self._middles[-1], wide)
            name.size = (cell.width * 0.94, _words(box))
            name.pos = (x - name.width / 2, y - wide * _TALL / 2 - _words(box) / 2 - dp(3))
            Color(*_PLATE)
            SmoothRoundedRectangle(pos=name.pos, size=name.size, radius=[dp(8)])
        self._lights = [self._light(self._cards[seat]) for seat in self._winners]

    @staticmethod
    def _light(card: RoleCard) -> Color:
        light, edge = Color(*BRASS[:3], 0), _EDGE * card.width
        SmoothRoundedRectangle(
            pos=(card.x - edge, card.y - edge),
            size=(card.width + 2 * edge, card.height + 2 * edge),
            radius=[card.width * 0.1],
        )
        return light

    def play(self, box: Box, played: float) -> None:
        for seat, card in enumerate(self._cards):
            begins = self._times[self._order.index(seat)]
            card.turned = part(played, begins, begins + self._each)
            card.role = self._roles[seat] if card.turned >= 0.5 else -1
        shine = part(played, _END, 1)
        for seat, light in zip(self._winners, self._lights, strict=True):
            light.a = shine
            _put(self._cards[seat], self._middles[seat], self._wide * (1 + _NEARER * shine))


def _put(card: RoleCard, middle: tuple[float, float], wide: float) -> None:
    """Puts a card there. (Kivy tells the new `center` too late, so it is not used.)"""
    card.size = (wide, wide * _TALL)
    card.pos = (middle[0] - wide / 2, middle[1] - wide * _TALL / 2)


def _theatre(box: Box) -> None:
    """Fills the scene with the stage, painted for a box that lies or for an upright one; if it is too high,
    its floor is behind the words below the scene."""
    name = _stage(box)
    Color(1, 1, 1, 1)
    for side, half in enumerate(seen(name, box.width, box.height, from_top=True).halves):
        Rectangle(
            texture=texture(name, GAME),
            tex_coords=half,
            pos=(box.x + side * box.width / 2, box.y),
            size=(box.width / 2, box.height),
        )


def _stage(box: Box) -> str:
    return "stage_half" if box.width > box.height else "stage_upright_half"


def _before_the_wall(box: Box) -> Box:
    """Where the cards are: below the pelmet, and between the curtains where there is room."""
    whole = seen(_stage(box), box.width, box.height).whole
    aside = _CURTAIN * whole if box.width > box.height else 0
    return Box(box.x + aside, box.y, box.width - 2 * aside, box.height - _PELMET * whole)


def _words(box: Box) -> float:
    """The height of a name."""
    return min(sp(64), box.height * 0.15)


def _rows(box: Box, count: int) -> int:
    """As few rows as leave room for names, or those with the largest cards."""

    def worth(rows: int) -> tuple[float, float]:
        return min(dp(_NAME), box.width / -(-count // rows)), _width(box, count, rows)

    return max((1, 2, 3, 4), key=worth)


def _width(box: Box, count: int, rows: int) -> float:
    """The width of a card, in so many rows."""
    columns = -(-count // rows)
    return min(box.width / columns * _AIR, (box.height / rows * 0.93 - _words(box)) / _TALL)


def _cell(box: Box, seat: int, count: int, rows: int, columns: int) -> Box:
    """The place of a card; the last row may have fewer, in its middle."""
    row, column = divmod(seat, columns)
    wide = min(columns, count - row * columns)
    cell = box.cell(column, row, columns, rows)
    return cell._replace(x=cell.x + (columns - wide) * cell.width / 2)


class Unmasking(Ceremony):
    ground = ("velvet", GAME)

    def scene(self, finish: Finish) -> Tableau:
        return Unmasked(finish)

    def unwon(self, finish: Finish) -> Tableau:
        return Unmasked(finish)  # people want to know all the more who had which card


CEREMONY = Unmasking()
