"""Le Casse du siècle: the vault seen from above, with bunches of keys, six doors, and the safe with its
gears.

The board shows only what is public. Things that are face down look alike, and nothing shows what was touched
last. What a player may do lights up only on their private page, after they have chosen a key there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from coffres.engine.contract import Ask, Fact, Move, View
from coffres.games.casse_du_siecle import words
from coffres.games.casse_du_siecle.material import DOORS, FACES, LOCKS, SAFE
from coffres.ui import motion
from coffres.ui.board import Board, Control
from coffres.ui.board_parts import Room
from coffres.ui.boards.casse_du_siecle import notes, seen
from coffres.ui.boards.casse_du_siecle.dials import Dials
from coffres.ui.boards.casse_du_siecle.ending import OpenCombination
from coffres.ui.boards.casse_du_siecle.goods import Goods
from coffres.ui.boards.casse_du_siecle.hand import KeysFrame
from coffres.ui.boards.casse_du_siecle.phrasing import HeistPhrasing
from coffres.ui.boards.casse_du_siecle.plates import plates
from coffres.ui.boards.casse_du_siecle.secret import HeldKeys, SeenGear
from coffres.ui.boards.casse_du_siecle.spread import Spread
from coffres.ui.boards.casse_du_siecle.taps import answer_to, parts_of
from coffres.ui.boards.casse_du_siecle.turned import turned_up
from coffres.ui.boards.casse_du_siecle.vault import KINDS, Vault
from coffres.ui.chooser import Chooser, Part
from coffres.ui.moment import Moment
from coffres.ui.pairs import load_layout

# By the number of gears that may lie on one place of the safe: the least height of the vault in dp (if it
# were lower, its locks would be smaller than a finger), and what this leaves for a private page on an upright
# tablet, as a part of the height.
_LEAST_VAULT = {1: 332, 2: 380}
_PHONE_PAGE = {1: 0.58, 2: 0.52}
_PHONE_GOODS = 0.109
_LIE = 0.05  # seconds that keys lie before the game goes on


class CasseDuSiecleBoard(Board):
    may_turn = False
    forgets = True
    # These parts of a move must be tapped last: nothing happens to a door, a gear or a bunch before all that
    # the move needs has been chosen.
    seals = (
        *(("key", face) for face in range(FACES)),
        *(("lock", lock) for lock in range(LOCKS)),
        *(("door", door) for door in range(DOORS)),
        *(("act", verb) for verb in ("look", "put_back", "claim")),
    )

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._view: View = {}
        self.fan: list[int] = []  # the hand in its player's order; empty when nobody holds the tablet
        self._frame: KeysFrame | None = None
        self.dials: Dials | None = None
        self.phrasing = HeistPhrasing(self)
        self.goods = Goods(self.moment.options, self.people, self.translate)
        page = _PHONE_PAGE[self._layers]
        self.room = Room(
            below=page - (_PHONE_GOODS if self.goods.counts else 0), page_below=page, hand_below=page
        )
        self.vault = Vault(
            marks=[words.key(face) for face in words.LOCK_FACES],
            people=self.people,
            tap=self._touched,
            landed=lambda: self.landed("key_land", self),
            layers=self._layers,
        )
        self.ending = OpenCombination(self.vault.turn_up)
        self.add_widget(self.vault)
        self.add_widget(self.goods)
        self.bind(pos=self._arrange, size=self._arrange)
        self.goods.bind(wanted=self._arrange)

    def _arrange(self, *_: object) -> None:
        """Hides the purses where the vault would become too small for fingers: on private pages of a phone.
        So the vault has the same size there as on the table."""
        wanted = self.goods.wanted
        self.goods.shy = self.height - wanted < dp(_LEAST_VAULT[self._layers])
        foot = 0 if self.goods.shy else wanted
        self.vault.pos = (self.x, self.y + foot)
        self.vault.size = (self.width, self.height - foot)

    @property
    def note_at(self) -> float:
        """Over the safe, unless its gears are what is asked about: the bunches of keys are in the rows."""
        ask = self.moment.ask
        return 1.0 if ask is not None and ask.prompt in ("look", "look_bet") else 0.5

    @property
    def _layers(self) -> int:
        return 2 if self.moment.options["long_combination"] else 1

    # The table's view

    def show(self, moment: Moment) -> None:
        super().show(moment)
        view = moment.table
        self._view = view
        self.goods.show(view)
        self.vault.face_up = turned_up(view, words.key)
        self.vault.show(
            seen.lying(view, words.key),
            owners=view["owner"],
            unlocked=seen.unlocked(view, words.CODES),
            alarmed=seen.alarmed(view, words.CODES),
            covers=view["covers"],
            won=view["winner"] >= 0,
            still=motion.still(),
        )

    def move_on(self, moment: Moment, facts: Sequence[Fact], still: bool) -> float | None:
        """The next question waits until the keys lie, or the safe stands open."""
        self.show(moment)
        moves = self.vault.moves_for
        return moves + _LIE if moves else None

    def hurry(self) -> bool:
        return self.vault.arrive()

    def on_parent(self, _widget: Widget, parent: Widget | None) -> None:
        """The board leaves its screen: nothing may move behind a curtain."""
        if parent is None:
            self.vault.arrive()

    def sound(self, fact: Fact) -> str:
        verb = fact[1]
        if verb in ("take_bunch", "pick", "redeal", "clear", "steal"):
            return "key_ring"
        if verb == "change":
            return "casse_du_siecle/detent"
        return "casse_du_siecle/tumblers" if verb in ("look", "dial") else ""

    # Lights, only where somebody chooses

    def on_chooser(self, widget: object, chooser: Chooser | None) -> None:
        # the tablet changes hands: the order in which a player held their keys must be forgotten
        if chooser is None:
            self.fan, self._frame = [], None
        self._lay_out_dials()
        super().on_chooser(widget, chooser)

    def relight(self) -> None:
        chooser = self.chooser
        if chooser is None:
            self.vault.light((), ())
            return
        begun = bool(chooser.taken)
        every = [*self.vault.every_part()]
        lit = [part for part in every if chooser.leads_to(part) and (begun or self._open_to_all(part))]
        acts = self.moment.ask is not None and self.moment.ask.prompt == "act"
        waiting = seen.waiting(self._view, self.moment.ask.by) if acts and not begun else ()
        # all see which gear somebody lifts
        looked = [("gear", self._view["looked"])] if self._view["looked"] >= 0 else []
        taken = [part for part in every if part in chooser.taken]
        self.vault.light([*lit, *waiting], [*taken, *looked])

    def _open_to_all(self, part: Part) -> bool:
        """Whether everybody knows about this part: which bunches there are, which doors have no owner, which
        gears."""
        ask = self.moment.ask
        return part[0] in ("place", "gear") or (ask is not None and ask.prompt == "claim")

    # Choosing

    def parts(self, move: Move) -> Sequence[Part]:
        return parts_of(move, self.moment.table)

    def _touched(self, parts: Sequence[Part]) -> None:
        """A finger tapped the vault. `parts`: what it can mean, the most likely part first."""
        if self.chooser is None:
            return
        if self.moment.ask is not None and self.moment.ask.prompt == "return" and parts[0][0] == "place":
            parts = [("act", "put_back")]
        meant = [part for part in parts if self.chooser.leads_to(part) or part in self.chooser.taken]
        self.choose((meant or parts)[0])

    def choose(self, part: Part) -> None:
        """Takes a part. A key replaces the key chosen before; a combination that makes no move is refused."""
        chooser = self.chooser
        if part not in chooser.taken and not chooser.leads_to(part):
            tapped = (*chooser.taken, part)
            for other in chooser.taken:
                if other[0] == part[0] or (part[0], other) == ("key", ("act", "lift")):
                    chooser.tap(other)
            if not chooser.leads_to(part):
                chooser.dispatch("on_dead", tapped)
                return
        chooser.tap(part)

    def drop(self, part: Part, where: tuple[float, float]) -> None:
        """A key was carried here and dropped."""
        if self.chooser is None or not self.vault.collide_point(*self.vault.to_widget(*where)):
            return
        for other in self.chooser.taken:
            self.chooser.tap(other)
        self.choose(part)
        if part in self.chooser.taken:
            self.vault.finger(*self.vault.to_widget(*where))

    def attempt(self, ask: Ask, parts: Sequence[Part]) -> Move | None:
        return answer_to(ask, dict(parts), self._view, words.LOCK_FACES)

    def hint(self, ask: Ask, chooser: Chooser) -> str:
        if ask.prompt != "act":
            return ""
        kinds = {"lift" if part == ("act", "lift") else part[0] for part in chooser.taken}
        return self.translate(words.HINTS[kinds.pop()]) if len(kinds) == 1 and kinds <= {*words.HINTS} else ""

    def where(self, move: Move) -> tuple[float, float] | None:
        if move.verb == "dial" and self.dials is not None:
            return self.dials.turning(move.args)
        rest = [part for part in self.parts(move) if part not in self.chooser.taken]
        if any(part[0] == "key" for part in rest):
            return None
        return next((self.vault.point(part) for part in rest if part[0] in KINDS), None)

    def controls(self, ask: Ask) -> Sequence[Control]:
        return plates(self.moment, ask, self.people, self.translate)

    # What one player sees

    def frame(self, chooser: Chooser, **peek: object) -> KeysFrame:
        self.fan = notes.held(self.fan, self.moment)
        self._frame = KeysFrame(
            hand=self.fan,
            chooser=chooser,
            choose=self.choose,
            drop=self.drop,
            **peek,
        )
        return self._frame

    @property
    def _noted(self) -> bool:
        """Whether there may be text under the keys of a hand."""
        return not self.moment.options["hidden_keys"]

    def secret(self, moment: Moment) -> Widget:
        view, ask = moment.sight.view, moment.ask
        self.fan = notes.held(self.fan, moment)
        if ask is not None and ask.prompt == "seen":
            slot = view["looked"]
            return SeenGear(value=str(view["gears"][slot]), place=words.gear_name(slot, self.translate))
        acting = ask is not None and ask.prompt == "act" and self._noted
        _, moves = self.translate, self.chooser.moves
        keys = [(words.key(face), notes.fits(face, moves, _) if acting else "") for face in self.fan]
        return HeldKeys(
            keys=keys,
            spread=Spread(len(self.fan), self._noted),
            lines=list(self._lines(view, ask)),
            gears=notes.gears(view),
        )

    def _lines(self, view: View, ask: Ask | None) -> Iterator[str]:
        """The lines of text under the keys."""
        if not self.fan:
            yield self.translate(words.EMPTY_HAND)
        if ask is not None and ask.prompt == "act":
            yield from notes.of_a_turn(view, self.chooser.moves, self.translate)
        yield from notes.of_the_notebook(view, self.moment.table, self.translate)

    # Dialing

    def _lay_out_dials(self) -> None:
        ask = self.moment.ask
        due = self.chooser is not None and ask is not None and ask.prompt == "dial"
        if due and self.dials is None:
            self.dials = Dials(
                self._gear_names(), tap_to_see=self._frame is not None and self._frame.tap_to_see
            )
            self.add_widget(self.dials)
        elif not due and self.dials is not None:
            self.remove_widget(self.dials)
            self.dials = None

    def _gear_names(self) -> list[str]:
        """The names of the gears on the safe, in the order of the combination."""
        names = []
        for place in range(SAFE):
            two = self._view["covers"] >> place & 1
            layers = [self.translate(layer) for layer in words.LAYERS] if two else ["{number}"]
            names += [layer.format(number=place + 1) for layer in layers]
        return names


load_layout(__name__)
