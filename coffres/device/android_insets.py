"""How far Android's bars and the screen's cut-outs reach into our window.

python-for-android's own `display_cutout` knows only the first cut-out, and no bars of a split window. What
Android tells the window itself covers both.
"""

from __future__ import annotations

from typing import Any

from coffres.device.java import Feature, activity, android_version
from coffres.device.ports import NO_MARGINS, Margins
from coffres.engine.trouble import N_

_OF_ALL_KINDS = 30  # the first API level with one method for bars and cut-outs
_CUT_OUT = 28  # the first API level with cut-outs


class AndroidInsets(Feature):
    def __init__(self) -> None:
        super().__init__(N_("Un bord de l'écran peut cacher une partie du jeu."))

    def margins(self, width: float, height: float) -> Margins:
        return self._attempt(lambda: _margins(width, height)) or NO_MARGINS


def _margins(width: float, height: float) -> Margins:
    decor = activity().getWindow().getDecorView()
    insets = decor.getRootWindowInsets()
    if insets is None:  # the window is not on the screen yet
        return NO_MARGINS
    found = _of_all_kinds(insets) if android_version() >= _OF_ALL_KINDS else _one_by_one(insets)
    # If our view is smaller than the window, Android itself has kept us away from the edges.
    if decor.getWidth() > width:
        found = found._replace(left=0, right=0)
    if decor.getHeight() > height:
        found = found._replace(bottom=0, top=0)
    return found


def _of_all_kinds(insets: Any) -> Margins:
    from jnius import autoclass

    kinds = autoclass("android.view.WindowInsets$Type")
    sides = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
    return Margins(sides.left, sides.bottom, sides.right, sides.top)


def _one_by_one(insets: Any) -> Margins:
    """The older methods report hidden bars as if they were visible. So they count only beside another app,
    where bars cannot be hidden."""
    found = NO_MARGINS
    if activity().isInMultiWindowMode():
        found = Margins(
            insets.getSystemWindowInsetLeft(),
            insets.getSystemWindowInsetBottom(),
            insets.getSystemWindowInsetRight(),
            insets.getSystemWindowInsetTop(),
        )
    cutout = insets.getDisplayCutout() if android_version() >= _CUT_OUT else None
    if cutout is None:
        return found
    return Margins(
        max(found.left, cutout.getSafeInsetLeft()),
        max(found.bottom, cutout.getSafeInsetBottom()),
        max(found.right, cutout.getSafeInsetRight()),
        max(found.top, cutout.getSafeInsetTop()),
    )
