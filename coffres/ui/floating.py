"""What floats above the screen. It fills the scene and faces the same edge as the screen's controls."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from coffres.ui.scene import Scene, Turning


class Floating(Turning):
    """`on_dismiss` comes after the widget has been removed."""

    __events__ = ("on_dismiss",)
    covers = True  # what lies below can be neither touched nor shaken
    # the scene that it floats on; None when it is closed
    scene: Scene | None = ObjectProperty(None, allownone=True)

    def open(self, scene: Scene) -> None:
        self.scene = scene
        self.edge = getattr(scene.screen, "edge", 0)
        scene.float(self)

    def dismiss(self) -> None:
        scene, self.scene = self.scene, None
        if scene is not None:
            scene.sink(self)
            self.dispatch("on_dismiss")

    def on_dismiss(self) -> None:
        """The default handler that Kivy requires; it does nothing."""
