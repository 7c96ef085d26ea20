"""The icon, whole and in the two layers of an adaptive one, and the picture shown while the app starts.

They are files of one size each, outside the index: the tablet's launcher shows them, not the app.
"""

from functools import cache
from pathlib import Path

import numpy as np
from house.curtain import keyhole
from kit import blender, materials, pixels, surfaces
from kit.curves import round_corners
from kit.piece import Piece
from PIL import Image, ImageDraw, ImageFont

FACE = Path(__file__).resolve().parents[2] / "fonts/coffres_reading/CoffresReading-Bold.ttf"
WORD = "Ouverture du coffre…"  # before the app runs nobody knows another language than that of the sources
FELT = ("#16211b", "#1f2f27", "#294036", "#35523f", "#42644e")


@cache
def plate():
    """A round brass lock plate with a real hole through it, filling its picture."""
    blender.SAMPLES = 32
    blender.scene(560, 560, 2.24, shadow=False, zenith=blender.WARM)
    brass, gold = materials.brass(), materials.gold()
    disk = blender.cylinder((0, 0, 0.2), 1.08, 0.3, brass, 0.08, sides=128)
    for cutter in keyhole(0, 0.16, 0.3, 0.98, 1.2):
        blender.cut(disk, cutter)
    blender.ring((0, 0, 0.34), 0.99, 0.085, gold)
    blender.ring((0, 0, 0.34), 0.63, 0.045, gold)
    for i in range(12):
        angle = np.pi * i / 6
        blender.ball((0.80 * np.cos(angle), 0.80 * np.sin(angle), 0.35), 0.065, gold, (1, 1, 0.7))
    return blender.picture()


def glow(size):
    """The light of what lies behind the lock, brightest where the keyhole is round."""
    y, x = np.mgrid[:size, :size] / size - 0.5
    away = np.clip(np.hypot(x, y + 0.07) / 0.30, 0, 1)
    colour = surfaces.ramp(away, "#fffbe0", "#ffe08a", "#ffae2b", "#c75a0c", "#5a1f06")
    return pixels.from_array(np.dstack([colour, np.hypot(x, y) < 0.40]))


def background(width, height):
    felt = Image.fromarray((surfaces.felt(512, *FELT) * 255).astype("u1")).resize(
        (width, height), Image.LANCZOS
    )
    return pixels.vignette(felt.convert("RGBA"), 0.6, (0.42, 0.38), 0.8)


def foreground(width, height):
    """Android cuts a circle of two thirds: the plate keeps within it."""
    size = round(width * 0.575)
    lock = Image.alpha_composite(glow(size), pixels.resize(plate(), size, size))
    shown = Image.new("RGBA", (width, height))
    shown.paste(lock, ((width - size) // 2, (height - size) // 2))
    return pixels.drop_shadow(shown, width // 70, width // 45, width // 60, 0.75)


def icon(width, height):
    """Both layers on a tile with round corners and a brass rim."""
    big = round(width * 1.36)
    face = Image.alpha_composite(background(big, big), foreground(big, big))
    edge = (big - width) // 2
    face = face.crop((edge, edge, edge + width, edge + width))
    scale = 4
    mask = Image.new("L", (width * scale, width * scale))
    rim = Image.new("L", mask.size)
    for layer, inset, colour in ((mask, 6, 255), (rim, 6, 255), (rim, 20, 0)):
        points = [
            (x + mask.width / 2, y + mask.width / 2)
            for x, y in round_corners(*(mask.width - inset * scale,) * 2, width * scale * 0.2)
        ]
        ImageDraw.Draw(layer).polygon(points, fill=colour)
    mask, rim = (layer.resize((width, width), Image.LANCZOS) for layer in (mask, rim))
    y, x = np.mgrid[:width, :width] / width
    tone = surfaces.ramp(np.clip((x + y) / 2, 0, 1), "#fff0bd", "#e0ac48", "#8a5a12", "#c08a36")
    face.paste(pixels.from_array(tone), (0, 0), rim)
    face.putalpha(mask)
    return face


def presplash(width, height):
    """On the felt colour that the starting screen is filled with. The first start takes its time."""
    ground = Image.new("RGBA", (width, height), (0x1F, 0x2A, 0x24, 255))
    ground.alpha_composite(foreground(width, height).crop((0, height // 12, width, height)))
    face = ImageFont.truetype(FACE, width // 13)
    ImageDraw.Draw(ground).text((width / 2, height * 0.82), WORD, "#F4EBDD", face, anchor="mm")
    return ground.convert("RGB")


PIECES = (
    Piece("icon", 256, 256, icon, lone=True, colours=128),
    Piece("icon_foreground", 216, 216, foreground, lone=True),
    Piece("icon_background", 216, 216, background, lone=True, colours=128),
    Piece("presplash", 320, 320, presplash, lone=True),
)
