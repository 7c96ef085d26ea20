"""What a player still remembers of the cards it has looked at."""

from __future__ import annotations

from coffres.bots.coffre_et_cle.story import ACTIONS, Deal
from coffres.bots.teaching import Thinker
from coffres.engine.contract import View
from coffres.games.coffre_et_cle.material import UNDRAWN


def forgotten(deal: Deal, seat: Thinker) -> set[int]:
    """The cards it has seen and does not remember: never its own, none where the notebook tells (CC-44), and
    once forgotten, forgotten until they are seen again."""
    memory = seat.level.memory
    if not memory or deal.options.notebook:
        return set()
    own = deal.card_at[seat.number]
    return {
        card
        for card, role in enumerate(deal.roles)
        if role != UNDRAWN and card != own and not _remembered(deal, seat, card)
    }


def _remembered(deal: Deal, seat: Thinker, card: int) -> bool:
    """A round and a half is no time; a card that others have moved is harder to follow."""
    since = deal.shown_at[card]
    later = [made for made in deal.decisions if made.at > since and made.verb in ACTIONS]
    moves = sum(1 for made in later if made.seat != seat.number and card in made.moved())
    burden = len(later) / seat.seats + moves / 2 - 1.5
    kept: float = 0.5 ** (max(0.0, burden) / seat.level.memory)
    return seat.rng("memory", since, card).random() < kept


def remembered(view: View, deal: Deal, seat: Thinker) -> View:
    """The view without what it has forgotten."""
    gone = forgotten(deal, seat)
    if not gone:
        return view
    seen = [*view["seen"]]
    for card in gone:
        seen[seat.number] &= ~(1 << card)
    cards = [
        None if card in gone else role for card, role in zip(view["card_at"], view["cards"], strict=True)
    ]
    return {**view, "cards": cards, "seen": seen}
