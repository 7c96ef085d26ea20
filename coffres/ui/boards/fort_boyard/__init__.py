"""The board of the Clés de Fort Boyard: a rampart above the sea, its cells, its trials and its chest."""

from coffres.ui.boards.fort_boyard.board import FortBoyardBoard
from coffres.ui.boards.fort_boyard.box import BoxLine
from coffres.ui.boards.fort_boyard.card_tryout import CardTryout
from coffres.ui.boards.fort_boyard.own_trial_sheet import OwnTrialSheet
from coffres.ui.boards.fort_boyard.presets import PRESETS

BOARD = FortBoyardBoard
ILLUSTRATIONS = PRESETS
FIRST_SEEN = ("sea", "limestone", "sign_trial", "chest_closed", "die_ivory_5")
BOX = BoxLine
TRIAL_SHEET = OwnTrialSheet
TRYOUT = CardTryout
