"""How automata play roc_noir."""

from __future__ import annotations

from coffres.bots.roc_noir.teacher import RocNoirTeaching
from coffres.engine.registry import GAMES

TEACHING = RocNoirTeaching(GAMES["roc_noir"])
