"""The animals of the ancestors that look at us: one a pair, known by its outline. Each in 200 x 200."""

from kit.curves import traced
from kit.vector import INK, ellipse, fill, mirrored, stroke

WHITE = "#fdf8ec"


def eye(sheet, x, y, radius, iris, pupil=0.5, tall=1.0):
    """Round and shining; a slit when `tall` is more than 1."""
    across, up = radius * pupil / tall, radius * pupil * tall
    return (
        sheet.form(ellipse(x, y, radius), iris, line=4, depth=4, shade=0.35, glow=0)
        + fill(ellipse(x, y, across, up), INK)
        + fill(ellipse(x - radius * 0.32, y - radius * 0.36, radius * 0.24), "#ffffff")
    )


def both(content, axis=100):
    return content + mirrored(content, axis)


def ear(sheet, outer, inner, coat, inside):
    return both(sheet.form(traced(outer), coat, fill(traced(inner), inside), line=5, depth=6))


def owl(sheet):
    coat = sheet.radial("#b98350", "#8a5a30", "#4e2f16", at=(0.4, 0.25))
    body = traced("100,26 132,34 172,12 180,60 186,118 166,178 100,196 34,178 14,118 20,60 28,12 68,34")
    flecks = "".join(
        fill(f"M{x},{y}q8,14 0,20q-8,-6 0,-20Z", "#3a2210", 0.8)
        for x, y in (
            (64, 148),
            (84, 156),
            (100, 148),
            (116, 156),
            (136, 148),
            (76, 170),
            (124, 170),
            (100, 172),
        )
    )
    face = both(
        sheet.form(ellipse(62, 84, 43), sheet.radial("#fff0cc", "#e2c48d", "#b98f52"), line=3.5, depth=6)
        + eye(sheet, 64, 84, 28, sheet.radial("#fff07a", "#ffc21f", "#d98a08"), 0.55)
    )
    beak = sheet.form("M84,98Q100,86 116,98Q112,130 100,142Q88,130 84,98Z", "#f2a33c", line=4.5, depth=5)
    return sheet.form(body, coat, flecks, line=6) + face + beak


def fox(sheet):
    coat = sheet.radial("#ff9b4a", "#e3671c", "#a03c0c", at=(0.42, 0.2))
    head = traced("100,58 140,46 186,70 196,100 168,136 122,180 100,198 78,180 32,136 4,100 14,70 60,46")
    cheek = fill(traced("6,102 50,112 84,136 96,196 70,184 30,140"), WHITE)
    snout = sheet.form(ellipse(100, 186, 15, 12), "#1c1216", line=3, depth=4)
    gleam = fill(ellipse(95, 181, 5, 3), "#ffffff", 0.8)
    return (
        ear(sheet, "24,94 22,6 52,22 82,60", "34,80 32,28 50,36 66,62", coat, "#3a1a12")
        + sheet.form(
            head, coat, both(cheek), stroke([(100, 70), (98, 110), (100, 150)], 16, "#ffc07a", 0.6), line=6
        )
        + both(
            eye(sheet, 66, 104, 15, "#f7d046", 0.62, 1.25)
            + stroke([(44, 92), (64, 84), (84, 92)], 7, "#5b2408")
        )
        + snout
        + gleam
    )


def wolf(sheet):
    coat = sheet.radial("#c3cbd6", "#8590a0", "#454d5b", at=(0.4, 0.2))
    ruff = (
        "M100,50L136,42L168,60L162,78L190,92L172,106L196,130L170,136L182,164L150,160L148,186L122,174L100,196"
        "L78,174L52,186L50,160L18,164L30,136L4,130L28,106L10,92L38,78L32,60L64,42Z"
    )
    muzzle = traced("100,96 126,104 134,150 120,182 100,190 80,182 66,150 74,104")
    teeth = "".join(fill(f"M{x},158h11l-5.5,16Z", WHITE) for x in (74, 88, 101, 115))
    jaw = fill(traced("70,154 100,162 130,154 122,180 100,186 78,180"), "#3a0f18") + teeth
    return (
        ear(sheet, "34,72 28,2 58,14 84,54", "42,60 40,22 56,28 68,54", coat, "#3b414d")
        + sheet.form(ruff, coat, line=6)
        + sheet.form(muzzle, sheet.radial("#f4f6f8", "#ccd3dc", "#8a94a2"), jaw, line=4, depth=8)
        + both(eye(sheet, 62, 96, 14, "#a8ecff", 0.5) + fill("M36,74L84,90L80,80L44,66Z", INK))
        + sheet.form(ellipse(100, 136, 17, 13), "#15181f", line=3, depth=4)
    )


def deer(sheet):
    horn = sheet.linear("#f3dcae", "#c99a5c", "#8a5f2c", turn=60)
    antler = (
        "M84,76C60,62 46,44 44,8L56,6C58,22 62,32 68,40C70,28 74,18 84,10L92,18C82,28 80,40 82,52L92,70Z"
        "M48,44C34,40 20,32 10,18L20,12C28,22 38,28 50,30Z"
    )
    coat = sheet.radial("#d9984f", "#a4672f", "#643914", at=(0.4, 0.2))
    head = traced("100,66 130,70 144,98 134,136 122,176 100,192 78,176 66,136 56,98 70,70")
    muzzle = traced("100,138 124,148 122,178 100,192 78,178 76,148")
    leaf = sheet.form(traced("58,98 34,82 8,84 20,104 52,112"), coat, line=4.5, depth=5)
    return (
        both(sheet.form(antler, horn, line=4.5, depth=5) + leaf)
        + sheet.form(
            head, coat, fill(muzzle, "#f0dcb8"), stroke([(100, 74), (98, 130)], 14, "#f0c088", 0.6), line=6
        )
        + both(eye(sheet, 72, 110, 15, "#3b2410", 0.5))
        + sheet.form(ellipse(100, 176, 15, 11), "#20141a", line=3, depth=4)
    )


def cat(sheet):
    coat = sheet.radial("#5a5468", "#2c2836", "#121018", at=(0.4, 0.22))
    head = traced("100,46 150,54 186,96 180,146 146,182 100,192 54,182 20,146 14,96 50,54")
    muzzle = both(sheet.form(ellipse(82, 150, 24, 19), "#5e586c", line=0, depth=6))
    whiskers = both(
        "".join(
            stroke([(70, y), (30, y - 4), (-4, y + d)], 3.4, WHITE)
            for y, d in ((142, -12), (150, 0), (158, 12))
        )
    )
    nose = sheet.form("M86,126Q100,120 114,126Q108,140 100,142Q92,140 86,126Z", "#f08a9a", line=3.5, depth=4)
    return (
        ear(sheet, "22,100 16,8 54,26 88,52", "34,82 30,34 54,44 68,58", coat, "#e58e9b")
        + sheet.form(head, coat, muzzle, line=6)
        + both(eye(sheet, 60, 104, 25, sheet.radial("#d8ff7a", "#8be03a", "#3d8a18"), 0.52, 1.5))
        + whiskers
        + nose
        + stroke([(100, 142), (96, 158), (82, 162)], 4)
        + stroke([(100, 142), (104, 158), (118, 162)], 4)
    )


def boar(sheet):
    coat = sheet.radial("#9a6a48", "#6a4632", "#332018", at=(0.4, 0.2))
    mane = "M40,74L46,30L66,52L76,14L94,46L108,8L120,46L140,18L142,54L162,36L160,78Z"
    head = traced("100,40 148,50 180,92 178,140 146,178 100,188 54,178 22,140 20,92 52,50")
    snout = sheet.radial("#ffc3b5", "#e2958c", "#a85a58", at=(0.4, 0.3))
    tusk = sheet.form(traced("60,166 40,150 30,120 36,100 48,120 64,140 74,156"), WHITE, line=4.5, depth=5)
    return (
        sheet.form(mane, "#33211a", line=5, depth=6)
        + ear(sheet, "34,88 8,52 16,36 66,56", "36,76 20,54 26,48 54,60", coat, "#c07f68")
        + sheet.form(head, coat, line=6)
        + both(eye(sheet, 66, 92, 12, "#ff5a34", 0.55) + stroke([(44, 82), (64, 72), (84, 84)], 8, "#241410"))
        + sheet.form(ellipse(100, 142, 50, 36), snout, line=5.5, depth=9)
        + both(fill(ellipse(82, 140, 9, 14), "#5c2a30") + tusk)
    )


def dragon(sheet):
    skin = sheet.radial("#8fe08a", "#3fa55b", "#155a32", at=(0.4, 0.2))
    horn = sheet.form(
        traced("60,72 30,50 22,4 44,28 82,60"),
        sheet.linear("#fff0c8", "#d8b878", "#8f6a34", turn=70),
        line=5,
        depth=6,
    )
    fin = sheet.form("M34,100L2,74L10,104L-2,124L20,132L12,156L42,146Z", "#1f7a44", line=4.5, depth=5)
    head = traced("100,44 144,54 174,92 158,128 148,172 124,192 76,192 52,172 42,128 26,92 56,54")
    crest = "M78,58L86,18L98,44L108,10L114,46L128,24L124,60Z"
    mouth = fill(traced("58,158 100,168 142,158 132,184 100,190 68,184"), "#5a1020")
    teeth = "".join(fill(f"M{x},160h13l-6.5,16Z", WHITE) for x in (62, 80, 108, 126))
    nostril = both(fill(ellipse(82, 140, 7, 9), "#0f3a20"))
    scales = "".join(
        fill(f"M{x},{y}q7,9 14,0q-7,-6 -14,0Z", "#1d7040", 0.7)
        for x, y in ((76, 76), (93, 72), (110, 76), (86, 90), (102, 90))
    )
    return (
        both(fin + horn)
        + sheet.form(crest, "#d8402f", line=5, depth=5)
        + sheet.form(head, skin, scales, mouth, teeth, nostril, line=6)
        + both(eye(sheet, 66, 106, 21, sheet.radial("#ffe08a", "#ff7a2c", "#c22a10"), 0.5, 1.6))
        + both(stroke([(38, 90), (62, 78), (90, 94)], 9, "#124a28"))
    )
