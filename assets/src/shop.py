"""What a shop for apps shows: `shop.py PICTURES SHOP`, which `make shop` calls with Pillow alone.

PICTURES/LANGUAGE/KIND/*.png are taken by the app itself (`dev gallery --shop`); they become small JPEGs in
the folders that shops look into, and beside them lies the banner, of our own pictures and face.
"""

import argparse
import gettext
import shutil
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont

ASSETS = Path(__file__).resolve().parent.parent
FOLDERS = {"tablet": "tenInchScreenshots", "phone": "phoneScreenshots"}
MOST = 400 * 2**10  # bytes of a picture
QUALITIES = (85, 80, 75, 70, 65, 62, 56)  # the first with which it is no more

BANNER = (1024, 500)
CHESTS = ("coffre_et_cle", "casse_du_siecle", "roc_noir", "agence_tous_risques", "fort_boyard")
SENTENCE = "Cinq jeux, une tablette qui passe de main en main."  # home's own
BRASS, PAPER = "#D9A441", "#F4EBDD"


def save(image, path):
    """As a JPEG that is light enough, whatever it takes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for quality in QUALITIES:
        image.convert("RGB").save(path, quality=quality, optimize=True)
        if path.stat().st_size <= MOST:
            return
    raise SystemExit(f"{path} is too heavy: {path.stat().st_size} bytes")


def picture(name):
    return Image.open(ASSETS / "images" / "2x" / name).convert("RGBA")


def banner(language):
    shown = Image.new("RGBA", BANNER)
    width = shown.width
    ground(shown)
    side = 236
    for i, game in enumerate(CHESTS):
        chest = picture(f"chest_{game}.png").resize((side, side), Image.LANCZOS)
        shown.alpha_composite(chest, (round(width * (i + 0.5) / len(CHESTS) - side / 2), 243))
    shadowed(shown, "coffres", letters("Bold", 132), (width / 2, 120), BRASS)
    said = gettext.translation("coffres", ASSETS / "locale", [language], fallback=language == "fr")
    shadowed(shown, said.gettext(SENTENCE), letters("Regular", 36), (width / 2, 218), PAPER)
    return shown


def ground(shown):
    """Green cloth, a table's edge of wood below, and lamp light upon both."""
    width, height = shown.size
    cloth, wood = picture("felt.jpg"), picture("wood.jpg")
    tiled(shown, cloth, (0, 0, width, height))
    tiled(shown, wood, (0, 456, width, height))
    ImageDraw.Draw(shown).line((0, 456, width, 456), fill="#0d0a07", width=3)
    shown.alpha_composite(picture("lamp.png").resize((width, height), Image.LANCZOS))


def tiled(shown, tile, box):
    left, top, right, bottom = box
    for x in range(left, right, tile.width):
        for y in range(top, bottom, tile.height):
            shown.paste(tile, (x, y))


def letters(style, size):
    return ImageFont.truetype(ASSETS / "fonts" / "coffres_reading" / f"CoffresReading-{style}.ttf", size)


def shadowed(shown, text, face, middle, colour):
    below = Image.new("RGBA", shown.size)
    ImageDraw.Draw(below).text((middle[0] + 3, middle[1] + 4), text, "#000000", face, anchor="mm")
    shown.alpha_composite(below.filter(ImageFilter.GaussianBlur(5)))
    ImageDraw.Draw(shown).text(middle, text, colour, face, anchor="mm")


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("pictures", type=Path)
    options.add_argument("shop", type=Path)
    chosen = options.parse_args()
    for folder in sorted(chosen.shop.iterdir()):  # "fr-FR": a language, and a country that shops want with it
        language, images = folder.name.partition("-")[0], folder / "images"
        save(banner(language), images / "featureGraphic.jpg")
        for kind, name in FOLDERS.items():
            shutil.rmtree(images / name, ignore_errors=True)
            for path in sorted((chosen.pictures / language / kind).glob("*.png")):
                save(Image.open(path), images / name / f"{path.stem}.jpg")


if __name__ == "__main__":
    main()
