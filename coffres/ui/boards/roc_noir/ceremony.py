"""The end at the castle: the winner's couples come together, and the family tree is whole."""

from __future__ import annotations

from typing import Any, NamedTuple

from kivy.graphics import Color, Rectangle, SmoothEllipse, SmoothLine, SmoothRoundedRectangle
from kivy.metrics import dp

from coffres.games.roc_noir.material import KNIGHTS, TREASURE, is_pair
from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.roc_noir import stones
from coffres.ui.box import Box
from coffres.ui.ceremonies import ChestScene, Finish, Tableau, part, rays
from coffres.ui.pictures import repeated, texture
from coffres.ui.theme import BRASS, DARK_BRASS

# parts of the scene: when the first couple comes, how long each takes to come, and its branch to grow
_BEGIN, _EACH, _TREE = 0.06, 0.22, 0.12
_LARGEST = 170  # dp: a larger portrait would be blurred


class Couple(NamedTuple):
    helmet: int  # of the knight who brought it home
    lord: int
    lady: int


def couples(view: dict[str, Any], winners: tuple[int, ...]) -> list[Couple]:
    """The couples that the winners have brought home; those on their way, if there are none."""
    pairs = {
        knight: (view["racks"][2 * knight], view["racks"][2 * knight + 1])
        for seat in winners
        for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS)
        if is_pair(view["racks"][2 * knight], view["racks"][2 * knight + 1])
    }
    home = {knight: pair for knight, pair in pairs.items() if view["knights"][knight] == TREASURE}
    return [Couple(knight % KNIGHTS, *sorted(pair)) for knight, pair in (home or pairs).items()]


class FamilyTree(Tableau):
    lasts = 5.0

    def __init__(self, finish: Finish, family: list[Couple], **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        self._family = family
        self._each = min(_EACH, 0.66 / len(family))
        self.beats = [_BEGIN + self._each * (at + 1) for at in range(len(family))]

    def paint(self, box: Box, played: float) -> None:
        sheet = Box(*_middle(box, min(box.width * 0.94, box.height * 2.2), box.height * 0.94))
        _parchment(sheet)
        count = len(self._family)
        rows = max(range(1, count + 1), key=lambda rows: (_side(sheet, count, rows), -rows))
        columns, side = -(-count // rows), _side(sheet, count, rows)
        root = (sheet.center[0], sheet.y + side * 0.62)
        places = [_place(sheet, at, count, rows, columns, side) for at in range(count)]
        for at, (x, y) in enumerate(places):
            grown = part(played, self.beats[at], self.beats[at] + _TREE)
            _branch(root, (x, y - side * 0.6), grown)
        done = part(played, 0.86, 1)
        rays(*root, side * 1.1 * done, played, 0.7 * done)
        _lay("treasure", Box(root[0] - side * 0.42, root[1] - side * 0.42, side * 0.84, side * 0.84), done)
        for at, couple in enumerate(self._family):
            here = part(played, self.beats[at] - self._each, self.beats[at])
            self._paint_couple(couple, *places[at], side, here)

    def _paint_couple(self, couple: Couple, x: float, y: float, side: float, here: float) -> None:
        if not here:
            return
        away = (1 - here) * side * 1.2
        _portrait(couple.lord, x - side * 0.54 - away, y, side, here)
        _portrait(couple.lady, x + side * 0.54 + away, y, side, here)
        badge = side * 0.42
        if here == 1:
            Color(*BRASS)
            SmoothEllipse(pos=(x - badge / 2, y - side * 0.5 - badge / 2), size=(badge, badge))
            _lay(
                stones.HELMETS[couple.helmet],
                Box(x - badge / 2, y - side * 0.5 - badge / 2, badge, badge),
            )


def _middle(box: Box, width: float, height: float) -> tuple[float, float, float, float]:
    x, y = box.center
    return x - width / 2, y - height / 2, width, height


def _side(sheet: Box, count: int, rows: int) -> float:
    """The side of a portrait: in a row of couples, with the treasure below them."""
    columns = -(-count // rows)
    return min(sheet.width * 0.92 / (2.35 * columns), sheet.height * 0.94 / (1.4 * rows + 1.05), dp(_LARGEST))


def _place(sheet: Box, at: int, count: int, rows: int, columns: int, side: float) -> tuple[float, float]:
    row, column = divmod(at, columns)
    wide = min(columns, count - row * columns)
    across = sheet.width * 0.94 / columns
    top = sheet.y + sheet.height - side * 0.78
    return sheet.center[0] + (column - (wide - 1) / 2) * across, top - row * side * 1.4


def _parchment(box: Box) -> None:
    Color(0, 0, 0, 0.5)
    SmoothRoundedRectangle(pos=(box.x + dp(4), box.y - dp(6)), size=(box.width, box.height), radius=[dp(10)])
    Color(0.93, 0.85, 0.68, 1)
    Rectangle(
        pos=(box.x, box.y),
        size=(box.width, box.height),
        texture=texture("paper"),
        tex_coords=repeated("paper", box.width, box.height),
    )
    Color(*DARK_BRASS[:3], 0.7)
    inner = box.within(dp(8))
    SmoothLine(rectangle=(inner.x, inner.y, inner.width, inner.height), width=dp(1.4))


def _branch(root: tuple[float, float], tip: tuple[float, float], grown: float) -> None:
    """A line of the tree, from a couple down to the root, as far as it has grown."""
    if not grown:
        return
    across, up = root[0] - tip[0], root[1] - tip[1]
    points = []
    for step in range(13):
        at = grown * step / 12
        points += [tip[0] + across * at * at, tip[1] + up * (1 - (1 - at) ** 2)]
    Color(*DARK_BRASS)
    SmoothLine(points=points, width=dp(4), cap="round", joint="round")


def _portrait(portrait: int, x: float, y: float, side: float, alpha: float) -> None:
    edge = side * 0.06
    Color(*DARK_BRASS[:3], alpha)
    SmoothRoundedRectangle(pos=(x - side / 2, y - side / 2), size=(side, side), radius=[edge * 1.4])
    Color(*BRASS[:3], alpha)
    SmoothRoundedRectangle(
        pos=(x - side / 2 + edge * 0.3, y - side / 2 + edge * 0.3),
        size=(side - edge * 0.6, side - edge * 0.6),
        radius=[edge],
    )
    Color(1, 1, 1, alpha)
    Rectangle(
        pos=(x - side / 2 + edge, y - side / 2 + edge),
        size=(side - 2 * edge, side - 2 * edge),
        texture=stones.portrait(portrait),
    )


def _lay(name: str, box: Box, alpha: float = 1) -> None:
    Color(1, 1, 1, alpha)
    Rectangle(pos=(box.x, box.y), size=(box.width, box.height), texture=texture(name, "roc_noir"))


class Inheritance(Ceremony):
    ground = ("table", "roc_noir")

    def scene(self, finish: Finish) -> Tableau:
        family = couples(finish.moment.table, finish.outcome.winners)
        return FamilyTree(finish, family) if family else ChestScene(finish)


CEREMONY = Inheritance()
