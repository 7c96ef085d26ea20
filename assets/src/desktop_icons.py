"""The icon in the two forms that Windows and macOS want it in, from the one in assets/images (`make art`)."""

import io
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
WINDOWS = (16, 32, 48, 64, 256)
MACOS = {b"ic07": 128, b"ic08": 256}  # what each size is called in there


def png(icon, size):
    file = io.BytesIO()
    icon.resize((size, size), Image.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


def icns(icon):
    entries = [(kind, png(icon, size)) for kind, size in MACOS.items()]
    body = b"".join(kind + (8 + len(data)).to_bytes(4, "big") + data for kind, data in entries)
    return b"icns" + (8 + len(body)).to_bytes(4, "big") + body


def main():
    icon = Image.open(ROOT / "assets/images/icon.png").convert("RGBA")
    icon.save(ROOT / "packaging/coffres.ico", sizes=[(size, size) for size in WINDOWS])
    (ROOT / "packaging/coffres.icns").write_bytes(icns(icon))


if __name__ == "__main__":
    main()
