"""A slip of paper above the board of the screen, wherever that is now; never over the plates beside it."""

from __future__ import annotations

from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from coffres.ui.board import Board
from coffres.ui.floating import Floating
from coffres.ui.scene import Scene


class OverBoard(Floating):
    covers = False
    place = ListProperty([0, 0, 0, 0])  # left, bottom, right and top of the area where it may be
    at = NumericProperty(1)  # how high it stands there: 0 to 1

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._room: Widget | None = None
        self.bind(size=self._stand, pos=self._stand)

    def open(self, scene: Scene) -> None:
        super().open(scene)
        scene.bind(screen=self._on_another_screen)
        self._stand()

    def dismiss(self) -> None:
        if self.scene is not None:
            self.scene.unbind(screen=self._on_another_screen)
        super().dismiss()

    def _on_another_screen(self, *_: object) -> None:
        self._stand()

    def _stand(self, *_: object) -> None:
        """Finds the board's place on the screen."""
        if self.scene is None:
            return
        screen = self.scene.screen
        room = screen.ids.get("place", screen) if screen is not None else self.scene
        if room is not self._room:
            self._room = room  # remembered, because its size may come later
            room.bind(pos=self._stand, size=self._stand)
        corners = [self.to_local(*room.to_window(*corner)) for corner in (room.pos, (room.right, room.top))]
        self.at = next((shown.note_at for shown in room.children if isinstance(shown, Board)), 1)
        across, up = zip(*corners, strict=True)
        self.place = [min(across), min(up), max(across), max(up)]
