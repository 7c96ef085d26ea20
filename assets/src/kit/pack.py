"""Originals to what the app loads: two densities, sheets, small files, and an index that says where all is.

README.md beside this folder describes the index. Rectangles are in dp with y from the top; in the file of a
density they are that many times larger, exactly, because a sheet is laid out in dp.
"""

import io
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from kit.pixels import resize, resize_tile
from PIL import Image

DENSITIES = {"1x": 1, "2x": 2}
GAP = 2  # dp round each picture of a sheet, so that a neighbour never bleeds in
SHEET_WIDTH = 512  # dp: 1024 pixels at 2x, which every tablet's texture memory takes


def write(folder, pieces, changed, originals):
    """All of a game's pictures and its index into `folder`; what is no longer declared is removed.

    A file none of whose pictures is among the names `changed` stays as it is. In a sheet the others keep the
    pixels that they have: their originals may lie in nobody's build/art.
    """
    path = folder / "index.json"
    before = json.loads(path.read_text()) if path.exists() else {}
    index = {}
    for sheet in sorted({piece.sheet for piece in pieces if piece.sheet}):
        members = [piece for piece in pieces if piece.sheet == sheet]
        for piece, place in _lay(members):
            index[piece.name] = _entry(piece, f"{sheet}.png", place)
        names = {piece.name for piece in members}
        left = {name for name, entry in before.items() if entry["file"] == f"{sheet}.png"} - names
        if names & changed or left:
            pixels = {p.name: _pixels(p.name, changed, originals, folder, before) for p in members}
            _write_sheet(folder, sheet, pixels, index, max(piece.colours for piece in members))
    for piece in pieces:
        name = f"{piece.name}.{'jpg' if piece.photo else 'png'}"
        if not (piece.lone or piece.sheet):
            index[piece.name] = _entry(piece, name, (0, 0))
        if piece.sheet or piece.name not in changed:
            continue
        original = Image.open(originals / f"{piece.name}.png")
        if piece.lone:
            _write_png(folder / name, original, piece.colours)
        else:
            _write_single(folder, name, piece, original)
    text = ",\n".join(f" {json.dumps(name)}: {json.dumps(index[name])}" for name in sorted(index))
    (folder / "index.json").write_text("{\n" + text + "\n}\n")
    _sweep(folder, {entry["file"] for entry in index.values()})


def _pixels(name, changed, originals, folder, before):
    """A picture of a sheet at twice its size: as it was just drawn, or as the sheet has it."""
    if name in changed:
        return Image.open(originals / f"{name}.png").convert("RGBA")
    entry = before[name]
    x, y, w, h = (2 * value for value in entry["rect"])
    return Image.open(folder / "2x" / entry["file"]).convert("RGBA").crop((x, y, x + w, y + h))


def _entry(piece, name, place):
    entry = {"file": name, "rect": [*place, piece.width, piece.height]}
    if piece.tile:
        entry["tile"] = True
    if piece.sharp != 2:
        entry["sharp"] = piece.sharp
    if piece.border:
        entry["border"] = list(piece.border)
    return entry | dict(piece.extra)


def _lay(pieces):
    """Shelves, the tallest first."""
    widest = max(SHEET_WIDTH, max(piece.width for piece in pieces) + 2 * GAP)
    x, y, shelf = GAP, GAP, 0
    for piece in sorted(pieces, key=lambda piece: (-piece.height, piece.name)):
        if x + piece.width + GAP > widest:
            x, y, shelf = GAP, y + shelf + GAP, 0
        yield piece, (x, y)
        x, shelf = x + piece.width + GAP, max(shelf, piece.height)


def _write_sheet(folder, sheet, pixels, index, colours):
    """`pixels`: what each picture of the sheet looks like at twice its size, by its name."""
    places = {name: index[name]["rect"] for name in pixels}
    width = max(x + w for x, _, w, _ in places.values()) + GAP
    height = max(y + h for _, y, _, h in places.values()) + GAP
    for density, times in DENSITIES.items():
        image = Image.new("RGBA", (width * times, height * times))
        for name, drawn in pixels.items():
            x, y, w, h = (value * times for value in places[name])
            image.paste(resize(drawn, w, h), (x, y))
        _write_png(folder / density / f"{sheet}.png", image, colours)


def _edges(piece, times):
    """How large it is in the file of a density. A tile has edges of powers of two: not every tablet's
    graphics repeat others."""
    if piece.tile:
        return tuple(1 << (edge * times - 1).bit_length() for edge in (piece.width, piece.height))
    times = min(times, piece.sharp)
    return round(piece.width * times), round(piece.height * times)


def _write_single(folder, name, piece, image):
    for density, times in DENSITIES.items():
        small = (resize_tile if piece.tile else resize)(image, *_edges(piece, times))
        path = folder / density / name
        if piece.photo:
            path.parent.mkdir(parents=True, exist_ok=True)
            small.convert("RGB").save(path, quality=82, optimize=True, progressive=False)
        else:
            _write_png(path, small, piece.colours)


def _write_png(path, image, colours):
    """A palette where it does as well (none for 0 colours), then packed without loss."""
    path.parent.mkdir(parents=True, exist_ok=True)
    raw = io.BytesIO()
    image.save(raw, "PNG")
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch, "work.png")
        work.write_bytes(raw.getvalue())
        quantise = [
            "pngquant",
            "--force",
            "--skip-if-larger",
            "--speed",
            "1",
            "--strip",
            "--quality",
            "60-98",
        ]
        if colours:
            result = subprocess.run([*quantise, "--output", work, str(colours), work], check=False)
            if result.returncode not in (0, 98, 99):  # 98, 99: the palette would be larger, or too poor
                raise SystemExit(f"pngquant failed on {path.name}")
        with Image.open(work) as packed:  # coffres/ui/indexed.py reads lines that are not filtered
            trials = ["-zc9", "-zm8", "-zs0-3", "-f0"] if packed.mode == "P" else ["-o2"]
        subprocess.run(["optipng", "-quiet", *trials, "-strip", "all", work], check=True)
        shutil.copyfile(work, path)


def _sweep(folder, files):
    wanted = {folder / density / name for density in DENSITIES for name in files}
    for path in folder.glob("*x/*"):
        if path not in wanted:
            path.unlink()
