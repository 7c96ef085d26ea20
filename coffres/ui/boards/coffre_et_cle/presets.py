"""What stands for each preset: the longer the game, the more cards."""

from coffres.ui.illustration import Illustration, fan

_FEW = ("card_key",)
_SOME = ("card_neutral", "card_key", "card_treasure")
_MANY = ("card_back", "card_neutral", "card_key", "card_treasure", "card_false_key")

PRESETS = {
    "boite": Illustration("velvet"),
    "courte": Illustration("velvet", pieces=tuple(fan(_FEW, 0.84, 0.4, 9))),
    "normale": Illustration("velvet", pieces=tuple(fan(_SOME, 0.76, 0.36, 10))),
    "longue": Illustration("velvet", pieces=tuple(fan(_MANY, 0.66, 0.28, 9))),
}
