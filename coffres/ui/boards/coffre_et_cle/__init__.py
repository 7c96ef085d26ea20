"""The board of Le Coffre et la Clé: a round table of seats, a card before each, two in the middle."""

from coffres.ui.boards.coffre_et_cle.board import CoffreEtCleBoard

BOARD = CoffreEtCleBoard
