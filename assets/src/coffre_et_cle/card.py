"""What the five cards share: paper, gold frame, the same dim stage, the same plinth with a role's sign.

All cards are as bright as each other once printed (see `printed`): nobody across the
table reads a role from the glow on a face.
"""

import math

import numpy as np
from kit import cards, pixels
from kit.vector import Sheet, ellipse, fill, moved

SIGN = (250, 622)
# The mean of every card's window, as printed.
BRIGHTNESS = 0.335


def new():
    return Sheet(cards.WIDTH, cards.HEIGHT)


def stage(sheet):
    """Aubergine dusk, a faint damask, a pool of light behind the figure."""
    wall = sheet.radial("#8a4f78", "#5a2f5c", "#331a3c", "#1c0d22", at=(0.5, 0.4), reach=0.72)
    sheet.add(fill(cards.WINDOW, wall))
    motif = "".join(
        moved(_leaf(), x, y, 0.62)
        for row, y in enumerate(range(70, 700, 92))
        for x in range(30 + 55 * (row % 2), 500, 110)
    )
    clip = sheet.clip(cards.WINDOW)
    sheet.add(f'<g clip-path="{clip}"><g fill="#e8a6c8" opacity=".10">{motif}</g>')
    rays = "".join(
        f'<path d="M250,270L{250 + 600 * math.cos(a):.0f},{270 + 600 * math.sin(a):.0f}'
        f'L{250 + 600 * math.cos(a + 0.11):.0f},{270 + 600 * math.sin(a + 0.11):.0f}Z"/>'
        for a in (i * math.tau / 28 for i in range(28))
    )
    sheet.add(f'<g fill="#ffd9b0" opacity=".055">{rays}</g></g>')


def _leaf():
    """One damask leaf round (0, 0)."""
    half = "M0,-62C18,-44 30,-30 22,-10C40,-22 54,-8 44,10C36,24 20,22 14,10C18,30 14,46 0,60Z"
    return f'<path d="{half}"/><path transform="scale(-1,1)" d="{half}"/>'


def frame(sheet, sign):
    """The plinth with the sign on it, then the paper over the figure's edges."""
    sheet.add(plinth(sheet, sign))
    cards.edge(sheet)


def plinth(sheet, sign):
    """A brass step with a round boss; the sign is drawn round (0, 0) within a circle of 30."""
    brass = sheet.linear("#fff0bd", "#e3b14e", "#a96a1f", "#6d3f10", "#c08a36")
    step = "M30,622H176C190,622 196,592 212,582C236,568 264,568 288,582C304,592 310,622 324,622H470V680H30Z"
    clip = sheet.clip(cards.WINDOW)
    boss = sheet.radial("#4a2550", "#2b1830", "#1a0c1e", at=(0.4, 0.35))
    return (
        f'<g clip-path="{clip}"><path d="{step}" fill="#0c040a" opacity=".6" transform="translate(0,-8)" '
        f'filter="url(#soft)"/>{sheet.form(step, brass, depth=7, shade=0.25)}'
        f'<path d="M30,634H178M322,634H470" stroke="#6d3f10" stroke-width="2.5" opacity=".7"/>'
        f'<path d="M30,637H178M322,637H470" stroke="#fff3c4" stroke-width="1.5" opacity=".7"/></g>'
        f"{sheet.form(ellipse(*SIGN, 41), sheet.gold(60), depth=6)}"
        f"{sheet.form(ellipse(*SIGN, 33), boss, depth=6, line=2.5)}{moved(sign, *SIGN)}"
    )


def blank():
    """A card's own frame with nothing in the window: what an unknown card of a series shows."""
    sheet = new()
    stage(sheet)
    frame(sheet, sign_of_house(sheet))
    return sheet


def sign_of_house(sheet):
    gold = sheet.gold()
    keyhole = "M0,-20a13,13 0 0,1 7,24L11,20H-11L-7,4a13,13 0 0,1 7,-24Z"
    return fill(keyhole, gold)


def printed(sheet, width, height):
    """Pixels with a little paper tooth, brought to the common brightness inside the window."""
    image = sheet.render(width, height)
    pixels_ = np.asarray(image).astype(float) / 255
    light = pixels_[..., :3] @ np.array([0.2126, 0.7152, 0.0722])
    top, bottom = int(height * 0.06), int(height * 0.86)
    left, right = int(width * 0.08), int(width * 0.92)
    inside = light[top:bottom, left:right].mean()
    mask = np.asarray(_window(width, height))[..., None]
    gamma = 1 + np.clip((np.log(BRIGHTNESS) / np.log(inside) - 1) * 1.05, -0.35, 0.35)
    toned = pixels_[..., :3] ** gamma
    pixels_[..., :3] = toned * mask + pixels_[..., :3] * (1 - mask)
    tooth = np.random.default_rng(5).standard_normal((height, width))
    pixels_[..., :3] *= (1 + 0.012 * tooth)[..., None]
    return pixels.from_array(pixels_)


def _window(width, height):
    sheet = new()
    sheet.add(fill(cards.WINDOW, "#ffffff"))
    return np.asarray(sheet.render(width, height).getchannel("A")).astype(float) / 255
