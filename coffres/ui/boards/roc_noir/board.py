"""Le Château du roc noir: a castle nailed to the table, and round it what every knight holds.

Squares are tapped, or drawn over with a finger; on a small screen arrows do it. Memory is the game, so
nothing here is lit that the rules do not name, and nothing is shown longer than it lies open.
"""

from __future__ import annotations

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp

from coffres.engine.contract import CHANCE, Ask, Fact, Move, View
from coffres.games.roc_noir import words
from coffres.ui.board import Board, Control
from coffres.ui.boards.roc_noir.arrows import CastleArrows, CastleLoupe
from coffres.ui.boards.roc_noir.castle import Castle
from coffres.ui.boards.roc_noir.hall import PortraitHall
from coffres.ui.boards.roc_noir.racks import KnightRack
from coffres.ui.chooser import Chooser, Part
from coffres.ui.pairs import load_layout
from coffres.ui.roc_noir import knights, taps
from coffres.ui.roc_noir.plan import HELMETS, SIDE, TREASURE, Cell
from coffres.ui.roc_noir.story import Story
from coffres.ui.roc_noir.way import Cursor, Way
from coffres.ui.studio import picture

_RING = 3  # the face of the die with the ring (RN-62)
_RACKS = 98  # dp: the narrowest column of them
_LINE = 41  # dp: a rack where the tablet stands upright
_ARROWS = 68  # dp
_FINGER = 48  # dp: smaller squares are walked by arrows
_LOUPE = 0.42  # of the castle's side


class RocNoirBoard(Board):
    may_turn = False
    forgets = True
    keeps_secrets = False
    beside = 0.25
    below = 0.31
    seals = taps.SEALS

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._view: View | None = None
        self._way = Way()
        self._cursor = Cursor()
        self.sides = range(_RING + 1) if self.driver.options["enchanted"] else range(_RING)
        self.castle = Castle(self.people, size_hint=(None, None))
        self.racks = [KnightRack(person) for person in self.people]
        self.hall = PortraitHall()
        self.arrows = CastleArrows()
        self.loupe = CastleLoupe(self.people)
        for part in (self.castle, *self.racks, self.hall):
            self.add_widget(part)
        for rack in self.racks:
            rack.bind(on_pick=lambda _, portrait: self._tap_portrait(portrait))
        self.arrows.bind(on_wind=lambda _, wind: self._blow(wind))
        self._story = Story(self.castle, self._lay)
        self._go_on_walking = Clock.create_trigger(self._walk_on, 0)
        self.bind(pos=self._arrange, size=self._arrange)

    # Where everything is

    def _arrange(self, *_: object) -> None:
        width, height, seats = self.width, self.height, len(self.racks)
        if width > height:
            side = min(height, width - dp(_RACKS))
            column = min(width - side, dp(260))
            self._place(
                self.castle, self.x + (width - side - column) / 2, self.center_y - side / 2, side, side
            )
            each = min(height / seats, column * 1.9)
            for seat, rack in enumerate(self.racks):
                top = self.center_y + each * seats / 2 - seat * each
                self._place(rack, self.castle.right, top - each, column, each)
        else:
            side = min(width, height - dp(_ARROWS) - seats * dp(_LINE))
            each = min((height - side - dp(_ARROWS)) / seats, dp(64))
            self._place(self.castle, self.center_x - side / 2, self.top - side, side, side)
            for seat, rack in enumerate(self.racks):
                self._place(rack, self.x, self.castle.y - (seat + 1) * each, width, each)
        for rack in self.racks:
            rack.line = width <= height
        self._place(self.hall, *self.castle.pos, *self.castle.size)
        self._place(self.arrows, self.x, self.y, width, dp(_ARROWS))
        if self._view is not None:
            self.relight()

    @staticmethod
    def _place(part: object, x: float, y: float, width: float, height: float) -> None:
        part.size = (width, height)
        part.pos = (x, y)

    @property
    def small(self) -> bool:
        """Whether the squares are too small for fingers."""
        return self.castle.cell < dp(_FINGER)

    # The table's view

    def show(self, view: View) -> None:
        self._view = view
        self._story.stop()
        self.castle.show(view)
        self.hall.shown = [portrait for gallery in view["portraits"] for portrait in gallery]
        self._show_racks(view)
        if view["mover"] >= 0:
            self._cursor.follow(view["knights"][view["mover"]], self.castle.plan)

    def _show_racks(self, view: View) -> None:
        for seat, rack in enumerate(self.racks):
            own = slice(seat * HELMETS, (seat + 1) * HELMETS)
            held = view["racks"][2 * own.start : 2 * own.stop]
            home = [place == TREASURE for place in view["knights"][own]]
            rack.show(held, view["ropes"][seat], home, seat == view["seat"] and view["phase"] != "over")

    def move_on(self, view: View, facts: Sequence[Fact], still: bool) -> float | None:
        before = self._view
        seconds = 0.0 if still or before is None else self._story.tell(before, view, facts)
        if not seconds:
            self.show(view)
            return None
        if not any(fact[1] == "draw" for fact in facts):
            self._show_racks(view)
        return seconds

    def _lay(self, knight: int, portrait: int) -> None:
        """A portrait that has just been drawn."""
        seat, helmet = divmod(knight, HELMETS)
        pair = self.racks[seat].slots[2 * helmet : 2 * helmet + 2]
        held = self._view["racks"]  # before the draw
        left = next((slot for slot in pair if slot.portrait < 0), None)
        if left is None:  # an exchange: it takes the place of one that went under the pile
            left = pair[0] if pair[0].portrait == held[2 * knight] else pair[1]
        left.portrait = portrait

    # Lights

    def relight(self) -> None:
        view, chooser = self._view, self.chooser
        if view is None:
            return
        taken = chooser.taken if chooser is not None else ()
        self.castle.lit = self._choices(view) if chooser is not None else []
        for slot in (slot for rack in self.racks for slot in rack.slots):
            part = taps.portrait_part(slot.portrait, view, taken) if slot.portrait >= 0 else None
            slot.moves = chooser.leads_to(part) if part is not None and chooser is not None else []
            slot.lit = bool(slot.moves)
            slot.taken = part in taken
        self._relight_arrows(view)
        if chooser is not None and self._way.places:
            self._go_on_walking()

    @staticmethod
    def _choices(view: View) -> list[int]:
        """RN-19: the two squares that the rule names; nothing else is ever lit."""
        if view["phase"] != "beside":
            return []
        origin, held = view["origin"], view["knights"]
        row, column = divmod(origin, SIDE)
        across = (row ^ 1) * SIDE + (column ^ 1)
        slab = [origin, row * SIDE + (column ^ 1), (row ^ 1) * SIDE + column]
        return [square for square in slab if square not in (origin, across) and square not in held]

    def _relight_arrows(self, view: View) -> None:
        asked = self.small and view["phase"] == "move" and self.height >= self.width
        for part in (self.loupe, self.arrows):
            if asked and part.parent is None:
                self.add_widget(part)
            elif not asked and part.parent is not None:
                self.remove_widget(part)
        if not asked:
            return
        chooser = self.chooser
        for arrow in self.arrows.arrows:
            place = self._towards(arrow.wind)
            part = taps.place_part(place, chooser.taken if chooser is not None else ())
            arrow.moves = chooser.leads_to(part) if chooser is not None else []
        self._place_loupe(view)

    def _place_loupe(self, view: View) -> None:
        """In the corner of the castle farthest from the knight."""
        castle = self.castle
        side = castle.side * _LOUPE
        row, column = castle.plan.seen(self._cursor.cell)
        x = castle.x if column >= SIDE / 2 else castle.right - side
        y = castle.top - side if row >= SIDE / 2 else castle.y
        self._place(self.loupe, x, y, side, side)
        self.loupe.look(view, self._cursor.cell)

    # Walking

    def _towards(self, wind: Cell) -> int | None:
        roped = self.chooser is not None and taps.ROPE in self.chooser.taken
        return self._cursor.towards(wind, self.castle.plan, far=roped)

    def _blow(self, wind: Cell) -> None:
        """An arrow was pressed."""
        if self._cursor.turn_about(wind, self.castle.plan):
            self._relight_arrows(self._view)
        else:
            self._tap_place(self._towards(wind))

    def _tap_place(self, place: int | None) -> None:
        if self.chooser is not None:
            self.chooser.tap(taps.place_part(place, self.chooser.taken))

    def _walk_on(self, *_: object) -> None:
        """The next square of the way that a finger has drawn, if there is still somebody walking it."""
        view, chooser = self._view, self.chooser
        if chooser is None or not self._way.places:
            return
        if view["phase"] != "move" or chooser.taken:
            self._way.stop()
            return
        place = self._way.places.pop(0)
        if not chooser.leads_to(("place", place)):
            self._way.stop()
        chooser.tap(("place", place))

    # Fingers

    def on_touch_down(self, touch: object) -> bool:
        if super().on_touch_down(touch):
            return True
        castle = self._castle_under(touch)
        if castle is None or self.hall.shown:
            return False
        touch.grab(self)
        cell = castle.cell_at(touch.pos)
        touch.ud["roc_noir"] = (castle, cell)
        self._way.stop()
        view = self._view
        if view["phase"] == "move" and castle.plan.place(cell) == view["knights"][view["mover"]]:
            self._way.begin(cell)
        return True

    def on_touch_move(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        castle, _cell = touch.ud["roc_noir"]
        if self._way.drawn and self._way.draw(castle.cell_at(touch.pos), castle.plan):
            self._go_on_walking()
        return True

    def on_touch_up(self, touch: object) -> bool:
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        touch.ungrab(self)
        castle, cell = touch.ud["roc_noir"]
        if castle.cell_at(touch.pos) == cell and not self._way.places:
            self._tap_cell(castle, cell, touch.pos)
        return True

    def _castle_under(self, touch: object) -> Castle | None:
        if self.loupe.parent is not None and self.loupe.collide_point(*touch.pos):
            return self.loupe.castle
        return self.castle if self.castle.collide_point(*touch.pos) else None

    def _tap_cell(self, castle: Castle, cell: Cell, point: tuple[float, float]) -> None:
        view, chooser = self._view, self.chooser
        if chooser is None:
            return
        if view["phase"] == "fall":  # RN-63: wherever the screen is touched
            chooser.tap(("act", "seen"))
        elif view["phase"] == "choose":
            own = range(view["seat"] * HELMETS, (view["seat"] + 1) * HELMETS)
            knight = castle.knight_at(point, own)
            chooser.tap(("choose", None if knight is None else knight % HELMETS))
        else:
            self._tap_place(castle.plan.place(cell))

    def _tap_portrait(self, portrait: int) -> None:
        if self.chooser is not None:
            self.chooser.tap(taps.portrait_part(portrait, self._view, self.chooser.taken))

    # Choosing

    def parts(self, move: Move) -> Sequence[Part]:
        return taps.parts_of(move)

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        return taps.attempted(self._view, parts)

    def where(self, move: Move) -> tuple[float, float] | None:
        chooser = self.chooser
        if chooser is None or self.hall.shown:
            return None
        part = next((part for part in taps.parts_of(move) if part not in chooser.taken), None)
        if part is None or not chooser.leads_to(part):
            return None
        if part[0] in ("place", "over"):
            point = self.castle.seen_point(part[1])
        elif part[0] == "choose":
            point = self.castle.seen_knight(move.by * HELMETS + part[1])
        elif part == ("act", "seen"):
            point = self.castle.center
        else:
            return None
        return self.to_window(*point)

    def controls(self, ask: Ask) -> Sequence[Control]:
        legal = self.driver.legal(ask.by)
        taken = self.chooser.taken if self.chooser is not None else ()
        if taps.SWAP in taken:
            return self._pairs(legal, taken)
        found = [
            Control(taps.parts_of(move)[0], self._label(move), main=move.verb != "rob")
            for move in legal
            if move.verb in ("turn_over", "youngest", "seen", "choose", "end_turn", "keep", "rob")
        ]
        slid = sorted({half for move in legal if move.verb == "exchange" for half in move.args})
        found += [Control(("under", half), words.portrait(half, self.translate)) for half in slid]
        verbs = {move.verb for move in legal}
        if "jump" in verbs:
            left = self._view["ropes"][ask.by]
            found.append(Control(taps.ROPE, self._plate("rope").format(left=left)))
        if "swap" in verbs:
            found.append(Control(taps.SWAP, self._plate("swap")))
        return found + self._seal(taken)

    def _pairs(self, legal: Sequence[Move], taken: Sequence[Part]) -> list[Control]:
        """Which portrait joins which: the other way round, the pair is another knight's."""
        given = taps.picked(taken, "give")
        if given is not None:
            return [
                Control(taps.SWAP, self._plate("not")),
                Control(("meet", given ^ 1), self._plate("meet"), main=True),
            ]
        joins = [move.args[0] for move in legal if move.verb == "swap"]
        texts = {half: words.join(half, self.translate) for half in joins}
        return [
            Control(taps.SWAP, self._plate("not")),
            *(Control(("give", half), text) for half, text in texts.items()),
        ]

    def _seal(self, taken: Sequence[Part]) -> list[Control]:
        """The plate that does what has been put together, where it can never be undone."""
        if taps.picked(taken, "over") is not None:
            return [Control(taps.SURE_JUMP, self._plate("jump"), main=True)]
        if taps.picked(taken, "take") is not None:
            return [Control(taps.SURE_ROB, self._plate("rob"), main=True)]
        below = taps.under(taken)
        if len(below) < 2:
            return [Control(("sure", *below), self._plate("exchange"), main=True)] if below else []
        orders = (below, below[::-1])
        return [Control(("sure", *order), words.order(*order, self.translate), main=True) for order in orders]

    def _plate(self, name: str) -> str:
        return self.translate(words.PLATES[name])

    def _label(self, move: Move) -> str:
        return words.choice(move, self.driver.names, self.translate)

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        names = self.driver.names
        kind, numbers = taps.pending(self._view, chooser.taken)
        if not kind:
            return ""
        fields: dict[str, object] = {"name": names[self._view["seat"]]}
        for field, number in numbers.items():
            if field == "left":
                fields[field] = number
            else:
                fields[field] = names[number] if field == "target" else words.portrait(number, self.translate)
        text = self.translate(words.HINTS[kind]).format(**fields)
        return text[0].upper() + text[1:]

    # The die

    def side_name(self, side: int) -> str:
        return self._label(Move(CHANCE, "roll", (min(side, _RING - 1), side == _RING)))

    def paint_side(self, side: int, x: float, y: float, size: float) -> None:
        Color(1, 1, 1, 1)
        Rectangle(texture=picture(knights.die_side, (size, size), side), pos=(x, y), size=(size, size))

    def faces(self, move: Move) -> Sequence[int]:
        colour, ring = move.args
        return [_RING if ring else colour]

    def fallen(self, fact: Fact) -> Sequence[int]:
        return self.faces(Move(*fact[:3])) if fact and fact[1] == "roll" else ()


BOARD = RocNoirBoard
load_layout(__name__)
