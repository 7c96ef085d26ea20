"""play_packed.py UNPACKED: plays with the packed application as the tablet runs it: no sources, no asserts.

It plays a whole game by touches and opens every screen around the games, in an invisible window. Only our
testing tools (coffres.dev, which is not in the package) come from the checkout; run it with `python -OO`.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
SIZE = (960, 600)
GAME, SEATS, SEED = "coffre_et_cle", 4, 1


def main(unpacked: Path) -> int:
    if sys.flags.optimize != 2:
        return _fault("run it with python -OO, as the tablet does")
    sys.path.insert(0, str(unpacked))
    import coffres

    if not coffres.__file__.endswith(".pyc"):
        return _fault(f"{coffres.__file__} is not of the package")
    coffres.__path__.append(str(CHECKOUT / "coffres"))

    from coffres.dev.command import Chosen
    from coffres.dev.monkey import use_window
    from coffres.engine.options import settle
    from coffres.engine.registry import GAMES

    use_window(visible=False)
    from coffres.dev.window.exhibition import SHELL, Exhibition
    from coffres.dev.window.game import play_through

    table = Chosen(GAME, GAMES[GAME], SEATS, settle(GAMES[GAME], SEATS, {}))
    with tempfile.TemporaryDirectory() as data:
        played, fault = play_through(Path(data), table, SEED, SIZE, "fr", most_moves=1000, guided=True)
    if fault:
        return _fault(fault)
    with tempfile.TemporaryDirectory() as data:
        seen = Exhibition(Path(data), lambda name: None, SIZE, "fr", 100).hang(SHELL)
    print(f"{played.moves} moves, {len(seen)} screens")
    return 0


def _fault(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
