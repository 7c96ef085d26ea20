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


def write(folder, pieces, original):
    """All of a game's pictures and its index into `folder`; what is no longer declared is removed."""
    index = {}
    for sheet in sorted({piece.sheet for piece in pieces if piece.sheet}):
        members = [piece for piece in pieces if piece.sheet == sheet]
        for piece, place in _lay(members):
            index[piece.name] = _entry(piece, f"{sheet}.png", place)
        _write_sheet(folder, sheet, members, index, original)
    for piece in pieces:
        if piece.lone:
            _write_png(folder / f"{piece.name}.png", original(piece), piece.colours)
        elif not piece.sheet:
            name = f"{piece.name}.{'jpg' if piece.photo else 'png'}"
            index[piece.name] = _entry(piece, name, (0, 0))
            _write_single(folder, name, piece, original(piece))
    text = ",\n".join(f" {json.dumps(name)}: {json.dumps(index[name])}" for name in sorted(index))
    (folder / "index.json").write_text("{\n" + text + "\n}\n")
    _sweep(folder, {entry["file"] for entry in index.values()})


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


def _write_sheet(folder, sheet, members, index, original):
    places = {piece.name: index[piece.name]["rect"] for piece in members}
    width = max(x + w for x, _, w, _ in places.values()) + GAP
    height = max(y + h for _, y, _, h in places.values()) + GAP
    for density, times in DENSITIES.items():
        image = Image.new("RGBA", (width * times, height * times))
        for piece in members:
            x, y, w, h = (value * times for value in places[piece.name])
            image.paste(resize(original(piece).convert("RGBA"), w, h), (x, y))
        _write_png(folder / density / f"{sheet}.png", image, max(piece.colours for piece in members))


def _pixels(piece, times):
    """How large it is in the file of a density. A tile has edges of powers of two: not every tablet's
    graphics repeat others."""
    if piece.tile:
        return tuple(1 << (edge * times - 1).bit_length() for edge in (piece.width, piece.height))
    times = min(times, piece.sharp)
    return round(piece.width * times), round(piece.height * times)


def _write_single(folder, name, piece, image):
    for density, times in DENSITIES.items():
        small = (resize_tile if piece.tile else resize)(image, *_pixels(piece, times))
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
        subprocess.run(["optipng", "-quiet", "-o2", "-strip", "all", work], check=True)
        shutil.copyfile(work, path)


def _sweep(folder, files):
    wanted = {folder / density / name for density in DENSITIES for name in files}
    for path in folder.glob("*x/*"):
        if path not in wanted:
            path.unlink()
