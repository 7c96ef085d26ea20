"""The board of the Agence tous risques: a fortress, four agents, hands of cards."""

from coffres.ui.boards.agence_tous_risques.board import AgenceTousRisquesBoard
from coffres.ui.boards.agence_tous_risques.presets import PRESETS

BOARD = AgenceTousRisquesBoard
ILLUSTRATIONS = PRESETS
FIRST_SEEN = (
    "space_crack",
    "sign_guard",
    "wall",
    "dossier",
    "vault_floor",
    "vault_door",
    "agent_0",
)
