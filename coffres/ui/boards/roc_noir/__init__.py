"""The board of Le Château du roc noir: a castle that never turns to a player, and what every knight holds."""

from coffres.ui.boards.roc_noir.board import RocNoirBoard
from coffres.ui.boards.roc_noir.presets import PRESETS

BOARD = RocNoirBoard
ILLUSTRATIONS = PRESETS
FIRST_SEEN = (
    *("grounds", "castle", "gallery_black", "gallery_grey", "gallery_white", "treasure"),
    *("hall_wall", "rack", "glow", "helmet_black", "figure_black", "portrait_6", "symbol_0"),
)
