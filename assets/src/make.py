"""Draw what changed, then pack it: `python assets/src/make.py [--size 160] [--only NAME]... [--keep FOLDER]`.

A picture is drawn again when the module that draws it, or a kit module that it uses, is not what it was when
the picture was last packed. `drawn.json` in each folder has the stamps that tell, in git like the pictures:
a fresh checkout draws only what was changed since. Originals stay in build/art, outside git.
"""

import argparse
import hashlib
import importlib
import inspect
import json
import sys
import time
from pathlib import Path

from kit import pack

SRC = Path(__file__).resolve().parent
ROOT = SRC.parent.parent
# Where each folder of art goes, seen from assets/.
GAMES = {
    "house": "images",
    "agence_tous_risques": "agence_tous_risques/images",
    "casse_du_siecle": "casse_du_siecle/images",
    "coffre_et_cle": "coffre_et_cle/images",
    "fort_boyard": "fort_boyard/images",
    "roc_noir": "roc_noir/images",
}


def modules(game):
    """The modules of a game's folder that declare pictures."""
    for path in sorted((SRC / game).glob("*.py")):
        module = importlib.import_module(f"{game}.{path.stem}")
        if hasattr(module, "PIECES"):
            yield module


def sources(module, seen):
    """This module's file and those of our modules it uses."""
    path = Path(inspect.getfile(module))
    if path in seen or SRC not in path.parents:
        return seen
    seen.add(path)
    for value in vars(module).values():
        other = (
            value if inspect.ismodule(value) else sys.modules.get(getattr(value, "__module__", None) or "")
        )
        if other is not None and getattr(other, "__file__", None):
            sources(other, seen)
    return seen


def stamp(module, piece):
    digest = hashlib.sha256(repr((piece.name, piece.width, piece.height)).encode())
    for path in sorted(sources(module, set())):
        if path.name not in ("piece.py", "make.py"):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def draw(piece, size, folder):
    """The original at twice the size in dp, or smaller in a smoke run."""
    width, height = 2 * piece.width, 2 * piece.height
    factor = min(1, size / max(width, height)) if size else 1
    width, height = max(2, round(width * factor)), max(2, round(height * factor))
    began = time.perf_counter()
    image = piece.draw(width, height)
    if image.size != (width, height):
        raise SystemExit(f"{piece.name}: drawn at {image.size}, wanted {(width, height)}")
    image.save(folder / f"{piece.name}.png")
    print(f"{piece.name}: {width}x{height}, {time.perf_counter() - began:.1f} s", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument(
        "--size", type=int, default=0, help="longest edge in pixels: a smoke run, nothing is packed"
    )
    options.add_argument(
        "--only", action="append", default=[], help="draw only these pictures, and do not pack"
    )
    options.add_argument("--game", action="append", default=[], choices=GAMES, help="only these folders")
    options.add_argument("--keep", type=Path, default=ROOT / "build" / "art", help="where originals stay")
    chosen = options.parse_args()
    keep = chosen.keep / f"smoke{chosen.size}" if chosen.size else chosen.keep
    for game in chosen.game or GAMES:
        folder = keep / game
        folder.mkdir(parents=True, exist_ok=True)
        pieces = [(piece, stamp(module, piece)) for module in modules(game) for piece in module.PIECES]
        packed = SRC / game / "drawn.json"
        stamps = json.loads(packed.read_text()) if packed.exists() else {}
        changed = {piece.name for piece, now in pieces if stamps.get(piece.name) != now}
        for piece, now in pieces:
            mark = folder / f"{piece.name}.stamp"
            waiting = piece.name in changed and not fresh(mark, now)
            if piece.name in chosen.only if chosen.only else chosen.size or waiting:
                draw(piece, chosen.size, folder)
                mark.write_text(now)
        if not (chosen.only or chosen.size):
            pack.write(ROOT / "assets" / GAMES[game], [piece for piece, _ in pieces], changed, folder)
            lines = ",\n".join(f' "{piece.name}": "{now}"' for piece, now in pieces)
            packed.write_text("{\n" + lines + "\n}\n")


def fresh(mark, now):
    """Whether this checkout has drawn the picture already: with --only, or in a run that was broken off."""
    return mark.exists() and mark.read_text() == now


if __name__ == "__main__":
    main()
