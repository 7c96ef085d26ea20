"""A table seen from above, with a tablet in its middle: who sits at which of the four edges."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from coffres.storage.roster import EDGES, Seat
from coffres.ui.automata import face_of, key_of
from coffres.ui.pairs import load_layout
from coffres.ui.seating import Seating
from coffres.ui.widgets import fitted, icon  # noqa: F401 - the layout uses them
from coffres.ui.widgets.player_card import PlayerCard

_CARD = 176  # dp: the size of a card where there is room
_SMALLEST = 72
_APART = 8  # dp: between two cards of an edge
# Cards that the near edge and the far one take of the height; on a broad table, words have room between them.
_TWO_ROWS, _ROWS_AND_ROOM = 2.2, 2.4

Spot = tuple[str, int]  # an edge, and a place among those who sit there


class FreeSeat(Widget):
    """The chair at an edge where nobody sits yet. The table takes the taps."""

    shown = BooleanProperty(True)
    turn = NumericProperty(0)  # degrees: who sits on it looks at the table's middle
    side = NumericProperty(dp(72))


class SeatTable(FloatLayout):
    """`on_spot` comes when a free place is tapped. What happens to the cards is decided by whoever made
    them."""

    __events__ = ("on_spot",)
    card = NumericProperty(dp(_CARD))  # the size of a card now
    edge_hint = StringProperty()  # the edge to which the carried card would go
    free_edges = ListProperty(EDGES)  # the edges where nobody sits yet
    centre = ObjectProperty(None, allownone=True)  # the widget in the middle of the table

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._rows: dict[str, list[PlayerCard]] = {edge: [] for edge in EDGES}
        self._finger: object = None
        self.bind(pos=self._arrange, size=self._arrange)

    @property
    def cards(self) -> list[PlayerCard]:
        return [card for edge in EDGES for card in self._rows[edge]]

    def show(self, seating: Seating) -> None:
        """Shows a card for everybody who sits there. Cards of people who stay are kept."""
        known = {card.name: card for card in self.cards}
        self._rows = {
            edge: [self._card(seat, known.pop(seat.name, None)) for seat in seating.on(edge)]
            for edge in EDGES
        }
        for card in known.values():
            self.remove_widget(card)
        for turn, card in enumerate(self.cards, 1):
            card.turn = turn
        self.free_edges = [edge for edge in EDGES if not self._rows[edge]]
        self._arrange()

    def _card(self, seat: Seat, card: PlayerCard | None) -> PlayerCard:
        if card is None:
            card = PlayerCard(name=seat.name)
            self.add_widget(card)
        card.symbol, card.colour = seat.symbol, seat.colour
        card.face, card.winding = face_of(seat), key_of(seat.level)
        return card

    # The places of everything

    def _arrange(self, *_: object) -> None:
        near, left, far, right = (len(self._rows[edge]) for edge in EDGES)
        across, up = max(near, far, 1), max(left, right, 1)
        rows = up + (_TWO_ROWS if self.width < 1.2 * self.height else _ROWS_AND_ROOM)
        card = min(dp(_CARD), self.width / max(across, 3) - dp(_APART), self.height / rows)
        self.card = max(dp(_SMALLEST), card)
        for edge, row in self._rows.items():
            for place, widget in enumerate(row):
                widget.size = self.card, self.card
                widget.center = self._middle(edge, (place + 0.5) / len(row))

    def _middle(self, edge: str, part: float) -> tuple[float, float]:
        """A point on an edge at this part of its length, clockwise."""
        half = self.card / 2
        right, top = self.x + self.width, self.y + self.height  # Kivy's own may still be those before a move
        if edge == "bottom":
            return right - part * self.width, self.y + half
        if edge == "top":
            return self.x + part * self.width, top - half
        upright = self.height - 2 * self.card
        if edge == "left":
            return self.x + half, self.y + self.card + part * upright
        return right - half, top - self.card - part * upright

    def _get_strips(self) -> dict[str, tuple[float, float, float, float]]:
        card = self.card
        upright = max(0.0, self.height - 2 * card)
        return {
            "bottom": (self.x, self.y, self.width, card),
            "top": (self.x, self.top - card, self.width, card),
            "left": (self.x, self.y + card, card, upright),
            "right": (self.right - card, self.y + card, card, upright),
            "": (self.x, self.y, 0, 0),
        }

    # Left, bottom, width and height of the area for the people of each edge.
    strips = AliasProperty(_get_strips, None, bind=["pos", "size", "card"], cache=True)

    def spot_at(self, x: float, y: float) -> Spot | None:
        """The place at the table for a point of the screen; None outside the table."""
        if not self.collide_point(x, y):
            return None
        aways = {
            "bottom": (y - self.y) / self.height,
            "top": (self.top - y) / self.height,
            "left": (x - self.x) / self.width,
            "right": (self.right - x) / self.width,
        }
        edge = self._strip_at(x, y) or min(aways, key=lambda edge: aways[edge])
        return edge, sum(self._before(edge, card, x, y) for card in self._rows[edge])

    @staticmethod
    def _before(edge: str, card: PlayerCard, x: float, y: float) -> bool:
        """Whether a card comes before this point, clockwise."""
        if edge == "bottom":
            return card.center_x > x
        if edge == "top":
            return card.center_x < x
        return card.center_y < y if edge == "left" else card.center_y > y

    # Taps on free places

    def on_touch_down(self, touch: object) -> bool:
        if super().on_touch_down(touch):
            return True
        if not self._on_a_strip(*touch.pos):
            return False
        self._finger = touch
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch is not self._finger or touch.grab_current is not None:
            return super().on_touch_up(touch)
        self._finger = None
        if self._on_a_strip(*touch.pos):
            self.dispatch("on_spot", *self.spot_at(*touch.pos))
        return True

    def _on_a_strip(self, x: float, y: float) -> bool:
        return bool(self._strip_at(x, y))

    def _strip_at(self, x: float, y: float) -> str:
        """The edge in whose area this point is; empty: it is in none, or outside the table."""
        for edge in EDGES:
            left, bottom, width, height = self.strips[edge]
            if left <= x <= left + width and bottom <= y <= bottom + height:
                return edge
        return ""

    def on_spot(self, edge: str, place: int) -> None:
        """The default handler that Kivy requires; it does nothing."""


load_layout(__name__)
