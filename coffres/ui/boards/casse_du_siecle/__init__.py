"""The board of Le Casse du siècle: a vault with its doors and its safe, and the hands of keys."""

from coffres.ui.boards.casse_du_siecle.board import CasseDuSiecleBoard
from coffres.ui.boards.casse_du_siecle.presets import PRESETS

BOARD = CasseDuSiecleBoard
ILLUSTRATIONS = PRESETS
FIRST_SEEN = ("wall", "door", "lock", "mark_o", "safe", "bay")
