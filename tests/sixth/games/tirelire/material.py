"""What is in the box: coins, and a die."""

from coffres.engine.contract import Option, Preset

KEY = "tirelire"
SEATS = range(2, 5)
COINS = (1, 2, 3)
NO_COIN = 0
HIDDEN = -1  # in the place of a coin that somebody may not see
OPTIONS = (Option("fragile", False, (False, True), "TL-06"),)
PRESETS = (Preset("simple", {n: {} for n in SEATS}, dict.fromkeys(SEATS, 3), "TL-01", first=True),)
