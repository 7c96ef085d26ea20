from coffres.ui.boards.tirelire.board import TirelireBoard

BOARD = TirelireBoard
