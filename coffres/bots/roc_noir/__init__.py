"""How automata play roc_noir."""

from __future__ import annotations

from coffres.bots.teaching import Teaching
from coffres.engine.registry import GAMES

TEACHING = Teaching(GAMES["roc_noir"])
