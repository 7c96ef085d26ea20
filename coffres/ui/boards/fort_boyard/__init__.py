"""The board of the Clés de Fort Boyard: a rampart above the sea, its cells, its trials and its chest."""

from coffres.ui.boards.fort_boyard.board import FortBoyardBoard
from coffres.ui.boards.fort_boyard.box import BoxLine

BOARD = FortBoyardBoard
BOX = BoxLine
