"""A finished game in the album: its last position like a photograph, and below it who won what and when."""

from __future__ import annotations

from datetime import UTC, datetime

from kivy.app import App
from kivy.graphics.texture import Texture
from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from coffres.engine.registry import meta, prizes
from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage.album import Leaf
from coffres.storage.results import Result
from coffres.ui.pairs import load_layout
from coffres.ui.when import ago
from coffres.ui.widgets import chest, fitted, icon  # noqa: F401 - the layout uses them
from coffres.ui.widgets.icon import Icon

SHAPE = 0.72  # the height of a picture as part of its width
_EDGE = dp(10)  # of paper round the picture


class AlbumCard(ButtonBehavior, BoxLayout):
    """`leaf` says which game; words and picture come from the desk a moment later."""

    leaf: Leaf | None = ObjectProperty(None, allownone=True)
    game = StringProperty()
    picture = ObjectProperty(None, allownone=True)
    title = StringProperty()
    winners = StringProperty()
    crowned = BooleanProperty(False)  # whether anybody won
    blank = BooleanProperty(True)  # whether nothing has been told yet
    others = StringProperty()
    when = StringProperty()
    signs = StringProperty()  # the icons of the prizes
    trouble = StringProperty()  # why the game has no result

    def on_leaf(self, *_: object) -> None:
        """The card is blank but for the chest of the game, until it is told more. Words that are not seen are
        left as they are: fitting them takes time."""
        self.blank = True
        self.picture, self.trouble = None, ""
        self.game = self.leaf.game if self.leaf is not None else ""

    def tell(self, result: Result | Trouble) -> None:
        app = App.get_running_app()
        _ = app.l10n._
        self.blank, self.crowned = False, False
        self.when = ago(self.leaf.began.astimezone(), datetime.now(UTC).astimezone(), _)
        if isinstance(result, Result):
            self.game = result.game
        self.title = app.l10n.of_game(self.game, meta(self.game).title) if self.game else ""
        if isinstance(result, Trouble):
            self.title = self.title or _("Une partie qui ne s'ouvre pas")
            self.winners = self.others = self.signs = ""
            self.trouble = say(result, app.l10n.lang)
            return
        won = [result.names[seat] for seat in _winners(result)]
        self.crowned = bool(won)
        self.winners = ", ".join(won) or _("Personne ne gagne")
        self.others = ", ".join(result.names[seat] for seat in result.ranking()[len(won) :])
        self.signs = " ".join(Icon.sign(sign) for sign in signs_of(result))

    def show(self, picture: Texture | None) -> None:
        self.picture = picture

    def _cut(self) -> tuple[float, ...]:
        """The middle of the picture, in the shape that the card has for it."""
        if self.picture is None:
            return (0, 0, 1, 0, 1, 1, 0, 1)
        x, y, right, up = (self.picture.tex_coords[place] for place in (0, 1, 2, 5))
        shape = self.picture.height / self.picture.width
        across, high = (1.0, SHAPE / shape) if shape > SHAPE else (shape / SHAPE, 1.0)
        dx, dy = (right - x) * (1 - across) / 2, (up - y) * (1 - high) / 2
        return (x + dx, y + dy, right - dx, y + dy, right - dx, up - dy, x + dx, up - dy)

    @staticmethod
    def needs(width: float) -> float:
        """The height of a card of this width."""
        return float((width - 2 * _EDGE) * SHAPE + 2 * _EDGE + dp(10) + sp(119))

    cut = AliasProperty(_cut, None, bind=["picture"], cache=True)


def _winners(result: Result) -> tuple[int, ...]:
    """Who is named as a winner."""
    from coffres.ui.result_words import outcome_of  # imported late, as prizes are

    return outcome_of(result).winners


def signs_of(result: Result) -> list[str]:
    """The icons of the prizes that were won."""
    from coffres.engine.awards import all_awards  # imported late: only games with a result have prizes

    signs = {award.title: award.sign for award in all_awards(prizes(result.game))}
    return [signs[prize.title] for prize in result.prizes if prize.title in signs]


load_layout(__name__)
