"""Every screen and widget is a pair: its Python here, its layout in the file of the same name under `kv`."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder

from coffres.places import KV

_PACKAGE = "coffres.ui."


def layout_of(module: str) -> Path:
    """The layout beside a module, named as Python names it: `coffres.ui.screens.home`."""
    return KV.joinpath(*module.removeprefix(_PACKAGE).split(".")).with_suffix(".kv")


def load_layout(module: str) -> None:
    """Loads the layout of a module, which calls this as it is imported: once."""
    Builder.load_file(str(layout_of(module)))
