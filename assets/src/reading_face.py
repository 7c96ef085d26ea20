"""Makes the face to read in: Atkinson Hyperlegible Next, and from Inter the letters of names that it lacks.

`python assets/src/reading_face.py ATKINSON INTER` takes two unpacked packages, as `npm pack` brings them:
@expo-google-fonts/atkinson-hyperlegible-next (0.4.1 was the last) and @expo-google-fonts/inter (0.4.2). Kivy
writes a label with one face and has no other to fall back on, so all letters have to be in one file.

Inter is made as high as Atkinson. Of a letter that is another one with a mark (ō, ễ), or looks like another
one (Greek Α, Cyrillic А), only the mark is Inter's.
"""

import argparse
import unicodedata
from pathlib import Path

from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import ROUND_XY_TO_GRID, GlyphCoordinates

FAMILY = "Coffres Reading"
OUT = Path(__file__).resolve().parent.parent / "fonts" / "coffres_reading"
# Style -> where it is in either package: the two are as bold as each other.
STYLES = {
    "Regular": "400Regular",
    "Italic": "400Regular_Italic",
    "Bold": "700Bold",
    "BoldItalic": "700Bold_Italic",
}
UNITS = 914  # that the em of Inter gets where Atkinson has 1000: x and H are then as high in both
LETTERS = (
    range(0x0100, 0x0250),  # Latin, extended A and B
    range(0x1E00, 0x1F00),  # and additional: Vietnamese
    range(0x0370, 0x0400),  # Greek
    range(0x0400, 0x0500),  # Cyrillic
)
MORE = "ƁƊƎƏƐƔƖƗƟƱƲƷəɓɖɗɛɣɨɩɲɔɵʃʈʉʊʋʌʒʔʹʻʼ‐‑‒–—―′″№₣₦₱₲₴₵₸₹₺₼₽₾₿←↑→↓↔★☆♡♥❤✓✗⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉⅓⅔⅛⅜⅝⅞ⁿ×÷"


def wanted():
    """What people write that is no mark by itself."""
    codes = {code for part in LETTERS for code in part} | set(map(ord, MORE))
    return sorted(code for code in codes if unicodedata.category(chr(code))[0] not in "MC")


class Merger:
    def __init__(self, face, donor):
        self.face, self.donor = face, donor
        self.own = face.getBestCmap()
        self.theirs = donor.getBestCmap()
        # Their letters that we have too, by the names that their composed letters call them.
        self.same = {self.theirs[code]: name for code, name in self.own.items() if code in self.theirs}
        self.taken = {}  # their names -> ours

    def add_all(self):
        cmap = {code: self._letter(self.theirs[code]) for code in wanted() if self._is_new(code)}
        for table in self.face["cmap"].tables:
            if table.isUnicode():
                table.cmap.update(cmap)

    def _is_new(self, code):
        return code not in self.own and code in self.theirs

    def _letter(self, name):
        """The name, among ours, of one of their letters."""
        return self.same.get(name) or self._take(name)

    def _take(self, name):
        if name not in self.taken:
            self.taken[name] = self._copy(name)
        return self.taken[name]

    def _copy(self, name):
        glyph, advance = self.donor["glyf"][name], self.donor["hmtx"][name][0]
        glyph.removeHinting()
        if glyph.isComposite():
            base = glyph.components[0]
            ours = self._is_ours(glyph)
            if ours:
                advance = self._stand_on_ours(glyph)
            for part in glyph.components:
                part.flags = ROUND_XY_TO_GRID
                part.glyphName = (self._letter if part is base and ours else self._take)(part.glyphName)
        return self._put(f"inter.{name}", glyph, advance)

    def _is_ours(self, glyph):
        """Whether it is a letter that we have, neither turned nor mirrored, with nothing but marks."""
        base, *marks = glyph.components
        shapes = [self.donor["glyf"][part.glyphName] for part in glyph.components]
        right = shapes[0].xMax
        beside = any(
            mark.x + (shape.xMin + shape.xMax) / 2 >= right
            for mark, shape in zip(marks, shapes[1:], strict=True)
        )
        return base.glyphName in self.same and not hasattr(base, "transform") and not beside

    def _stand_on_ours(self, glyph):
        """Moves the marks to where they belong above our letter; how far that one reaches."""
        base, *marks = glyph.components
        theirs, ours = self.donor["glyf"][base.glyphName], self.face["glyf"][self.same[base.glyphName]]
        across = (ours.xMin + ours.xMax - theirs.xMin - theirs.xMax) / 2
        for mark in marks:
            above = mark.y + self.donor["glyf"][mark.glyphName].yMin > theirs.yMax / 2
            mark.x = round(mark.x + across - base.x)
            mark.y = round(mark.y + (ours.yMax - theirs.yMax if above else ours.yMin - theirs.yMin))
        base.x = base.y = 0
        return self.face["hmtx"][self.same[base.glyphName]][0]

    def _put(self, name, glyph, advance):
        self.face["glyf"][name] = glyph
        glyph.recalcBounds(self.face["glyf"])
        self.face["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
        return name


def named(face, donor, style):
    """A face of two makers has a name of its own, and tells whose it is."""
    table = face["name"]
    rights = " ".join(font["name"].getDebugName(0) for font in (face, donor))
    kept = {number: table.getDebugName(number) for number in (5, 8, 9, 13, 14)}
    face["name"] = table = newTable("name")
    table.names = []
    full = FAMILY if style == "Regular" else f"{FAMILY} {style.replace('BoldI', 'Bold I')}"
    script = f"{FAMILY.replace(' ', '')}-{style}"
    told = {0: rights, 1: FAMILY, 2: style.replace("BoldI", "Bold I"), 3: script, 4: full, 6: script, **kept}
    for number, text in told.items():
        table.setName(text, number, 3, 1, 0x409)


def plain_zero(face):
    """A slashed zero looks like code in a family's game: the slash goes, and the hollow is one."""
    zero = face["glyf"]["zero"]
    points, ends, flags = zero.getCoordinates(face["glyf"])
    outer, hollow = points[: ends[0] + 1], points[ends[0] + 1 :]
    left, low = (min(point[axis] for point in outer) for axis in (0, 1))
    right, high = (max(point[axis] for point in outer) for axis in (0, 1))
    wide = min(point[0] for point in hollow) - left
    tall = min(point[1] for point in hollow) - low
    x, y = (left + right) / 2, (low + high) / 2
    across, up = 1 - 2 * wide / (right - left), 1 - 2 * tall / (high - low)
    inner = [(round(x + (a - x) * across), round(y + (b - y) * up)) for a, b in outer][::-1]
    zero.coordinates = GlyphCoordinates([*outer, *inner])
    zero.flags = flags[: ends[0] + 1] + flags[: ends[0] + 1][::-1]
    zero.endPtsOfContours = [ends[0], 2 * ends[0] + 1]
    zero.numberOfContours = 2
    zero.removeHinting()
    zero.recalcBounds(face["glyf"])


def merged(atkinson, inter, style):
    face, donor = (TTFont(next((package / STYLES[style]).glob("*.ttf"))) for package in (atkinson, inter))
    named(face, donor, style)
    scale_upem(donor, UNITS)
    Merger(face, donor).add_all()
    del face["STAT"]  # of the family that it was cut from
    face["post"].formatType = 3.0
    plain_zero(face)
    return face


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("atkinson", type=Path)
    options.add_argument("inter", type=Path)
    chosen = options.parse_args()
    OUT.mkdir(parents=True, exist_ok=True)
    for style in STYLES:
        path = OUT / f"{FAMILY.replace(' ', '')}-{style}.ttf"
        merged(chosen.atkinson, chosen.inter, style).save(path)
        print(f"{path.name}: {path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
