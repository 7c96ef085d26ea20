"""What stands for each preset: the longer the game, the more cards."""

from coffres.ui.illustration import Illustration, fan

_FEW = ("card_lab1",)
_SOME = ("card_lab1", "card_boost", "card_lab2")
_MANY = ("card_clear", "card_lab1", "card_lab2", "card_lab3", "card_prowling")

PRESETS = {
    "boite": Illustration("night"),
    "courte": Illustration("night", pieces=tuple(fan(_FEW, 0.84, 0.4, 9))),
    "normale": Illustration("night", pieces=tuple(fan(_SOME, 0.76, 0.36, 10))),
    "longue": Illustration("night", pieces=tuple(fan(_MANY, 0.66, 0.28, 9))),
}
