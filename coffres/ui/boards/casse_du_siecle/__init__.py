"""The board of Le Casse du siècle: a vault, its doors and its safe, and the hands that come to them."""

from coffres.ui.boards.casse_du_siecle.board import CasseDuSiecleBoard

BOARD = CasseDuSiecleBoard
