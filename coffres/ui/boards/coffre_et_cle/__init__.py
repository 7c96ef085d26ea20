"""The board of Le Coffre et la Clé: a round table with seats, a card before each, and two in the middle."""

from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard
from coffres.ui.boards.coffre_et_cle.presets import PRESETS

BOARD = CoffreEtCleBoard
ILLUSTRATIONS = PRESETS
FIRST_SEEN = ("table_half", "table_candle", "tray", "padlock")
