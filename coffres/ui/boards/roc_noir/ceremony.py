"""The end at the castle: the winner's couples turn round on the family tree, and it is whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.graphics import Color, Rectangle, SmoothEllipse, SmoothLine
from kivy.metrics import dp

from coffres.games.roc_noir.material import KNIGHTS, TREASURE, is_pair
from coffres.storage.roster import Seat
from coffres.ui.board_parts import Ceremony
from coffres.ui.boards.roc_noir import stones
from coffres.ui.boards.roc_noir.estate import Estate
from coffres.ui.boards.roc_noir.oak import Oak
from coffres.ui.box import Box
from coffres.ui.ceremonies import ChestScene, Finish, Tableau, part
from coffres.ui.kivy_faults import SmoothRoundedRectangle
from coffres.ui.pictures import picture, repeated, texture
from coffres.ui.theme import BRASS, DARK_BRASS

# parts of the scene: when the first couple turns round, how long each takes, and its branch to turn green
_BEGIN, _EACH, _TREE = 0.06, 0.22, 0.12
_LARGEST = 170  # dp: a larger portrait would be blurred


class Couple(NamedTuple):
    helmet: int  # of the knight who brought it home
    lord: int
    lady: int
    home: Seat  # whose knight that is


def couples(view: dict[str, Any], winners: tuple[int, ...], people: Sequence[Seat]) -> list[Couple]:
    """The couples that the winners have brought home; those on their way, if there are none."""
    pairs = {
        knight: (view["racks"][2 * knight], view["racks"][2 * knight + 1])
        for seat in winners
        for knight in range(seat * KNIGHTS, seat * KNIGHTS + KNIGHTS)
        if is_pair(view["racks"][2 * knight], view["racks"][2 * knight + 1])
    }
    home = {knight: pair for knight, pair in pairs.items() if view["knights"][knight] == TREASURE}
    return [
        Couple(knight % KNIGHTS, *sorted(pair), people[knight // KNIGHTS])
        for knight, pair in (home or pairs).items()
    ]


class Planted(NamedTuple):
    """Where everything of the tree is, in a box."""

    sheet: Box
    side: float  # of a portrait
    places: list[tuple[float, float]]  # of the couples
    oak: Oak
    estate: Estate


class FamilyTree(Tableau):
    lasts = 5.0

    def __init__(self, finish: Finish, family: list[Couple], **kwargs: object) -> None:
        super().__init__(finish, **kwargs)
        self._family = family
        self._each = min(_EACH, 0.66 / len(family))
        self.beats = [_BEGIN + self._each * (at + 1) for at in range(len(family))]

    def build(self, box: Box) -> None:
        self._stands = _plant(box, len(self._family))
        sheet, side, places, oak, estate = self._stands
        _parchment(sheet)
        estate.behind()
        oak.paint()
        estate.light()
        estate.before()
        self._guards = estate.guards([(couple.helmet, couple.home) for couple in self._family])
        estate.bow()
        self._couples = [
            _Pair(couple, *place, side) for couple, place in zip(self._family, places, strict=True)
        ]

    def play(self, box: Box, played: float) -> None:
        grown = self.grown(played)
        self._stands.oak.turn(grown)
        self._stands.estate.play(played)
        for guard, here in zip(self._guards, grown, strict=True):
            guard.come(here)
        for beat, couple in zip(self.beats, self._couples, strict=True):
            couple.turn(part(played, beat - self._each, beat))

    def grown(self, played: float) -> list[float]:
        """How much of each couple's branch has come to life."""
        return [part(played, beat, beat + _TREE) for beat in self.beats]


def _plant(box: Box, count: int) -> Planted:
    sheet = Box(*_middle(box, min(box.width * 0.94, box.height * 2.2), box.height * 0.94))
    rows = max(range(1, count + 1), key=lambda rows: (_side(sheet, count, rows), -rows))
    columns, side = -(-count // rows), _side(sheet, count, rows)
    places = [_place(sheet, at, count, rows, columns, side) for at in range(count)]
    oak = Oak(sheet, [(x, y - side * 0.6) for x, y in places], side)
    return Planted(sheet, side, places, oak, Estate(sheet, oak.foot, places[-1][1] - side * 0.55, side))


def _middle(box: Box, width: float, height: float) -> tuple[float, float, float, float]:
    x, y = box.center
    return x - width / 2, y - height / 2, width, height


def _side(sheet: Box, count: int, rows: int) -> float:
    """The side of a portrait: in a row of couples, with the treasure below them."""
    columns = -(-count // rows)
    return min(sheet.width * 0.92 / (2.35 * columns), sheet.height * 0.94 / (1.4 * rows + 1.3), dp(_LARGEST))


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
    _corners(inner)


def _corners(box: Box) -> None:
    """Illuminates the corners of the parchment: one picture, mirrored."""
    gold = picture("oak_corner", stones.GAME)
    side = min(gold.size[0], box.width * 0.16)
    left, low, right, _, _, high = gold.texture.tex_coords[:6]
    Color(1, 1, 1, 1)
    for x, (first, last) in ((box.x, (left, right)), (box.x + box.width - side, (right, left))):
        for y, (under, over) in ((box.y + box.height - side, (low, high)), (box.y, (high, low))):
            Rectangle(
                texture=gold.texture,
                tex_coords=(first, under, last, under, last, over, first, over),
                pos=(x, y),
                size=(side, side),
            )


class _Pair:
    """Two portraits that turn round, and then the helmet of the knight who brought them home."""

    def __init__(self, couple: Couple, x: float, y: float, side: float) -> None:
        self._portraits = [
            _Portrait(couple.lord, x - side * 0.54, y, side),
            _Portrait(couple.lady, x + side * 0.54, y, side),
        ]
        badge = side * 0.42
        corner = (x - badge / 2, y - side * 0.5 - badge / 2)
        self._brass = Color(*BRASS[:3], 0)
        SmoothEllipse(pos=corner, size=(badge, badge))
        self._helmet = Color(1, 1, 1, 0)
        Rectangle(pos=corner, size=(badge, badge), texture=texture(stones.HELMETS[couple.helmet], "roc_noir"))

    def turn(self, here: float) -> None:
        for portrait in self._portraits:
            portrait.turn(here)
        self._brass.a = self._helmet.a = 1 if here == 1 else 0


class _Portrait:
    """In its frame: first its back, then it turns round."""

    def __init__(self, portrait: int, x: float, y: float, side: float) -> None:
        self._x, self._face = x, stones.portrait(portrait)
        self._back = texture("portrait_back", "roc_noir")
        edge = side * 0.06
        Color(*DARK_BRASS)
        SmoothRoundedRectangle(pos=(x - side / 2, y - side / 2), size=(side, side), radius=[edge * 1.4])
        self._frame = Color(*BRASS)
        SmoothRoundedRectangle(
            pos=(x - side / 2 + edge * 0.3, y - side / 2 + edge * 0.3),
            size=(side - edge * 0.6, side - edge * 0.6),
            radius=[edge],
        )
        self._inner = inner = side - 2 * edge
        Color(0.1, 0.06, 0.05, 1)
        Rectangle(pos=(x - inner / 2, y - inner / 2), size=(inner, inner))
        self._light = Color(1, 1, 1, 1)
        self._shown = Rectangle(pos=(x - inner / 2, y - inner / 2), size=(inner, inner))

    def turn(self, here: float) -> None:
        bright = 0.62 + 0.38 * here
        self._frame.rgb = [light * bright for light in BRASS[:3]]
        self._light.rgb = [bright] * 3
        wide = self._inner * abs(1 - 2 * here)
        self._shown.pos, self._shown.size = (self._x - wide / 2, self._shown.pos[1]), (wide, self._inner)
        self._shown.texture = self._face if here > 0.5 else self._back


class Inheritance(Ceremony):
    ground = ("table", "roc_noir")

    def scene(self, finish: Finish) -> Tableau:
        family = couples(finish.moment.table, finish.outcome.winners, finish.moment.people)
        return FamilyTree(finish, family) if family else ChestScene(finish)


CEREMONY = Inheritance()
