"""What floats above the screen: it fills the scene, and faces the edge that the screen's controls face."""

from __future__ import annotations

from kivy.properties import ObjectProperty

from coffres.ui.scene import Scene, Turning


class Floating(Turning):
    """`on_dismiss` comes once it has gone."""

    __events__ = ("on_dismiss",)
    covers = True  # what is below can be neither touched nor shaken
    scene: Scene | None = ObjectProperty(None, allownone=True)  # while it floats

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
        """Nothing to do but for those who listen."""
