"""A sheet of paper above the screen, with a title. A tap outside it, its cross or the back key close it."""

from __future__ import annotations

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from coffres.ui.floating import Floating
from coffres.ui.pairs import load_layout
from coffres.ui.scene import Scene
from coffres.ui.widgets import fitted, icon_button  # noqa: F401 - the layout uses them


class Sheet(Floating):
    """What a layout or a caller adds to it is put on the paper, under the title. It closes when the screen
    changes."""

    title = StringProperty()
    broad = NumericProperty(dp(760))  # its greatest width
    # whether it is as high as the scene; otherwise it is as high as its content
    tall = BooleanProperty(False)
    needs = NumericProperty(0)  # the height of what a tall one scrolls and does not exceed; 0: not known

    def add_widget(self, widget: Widget, *args: object, **kwargs: object) -> None:
        if "body" in self.ids:
            self.ids.body.add_widget(widget, *args, **kwargs)
        else:
            super().add_widget(widget, *args, **kwargs)

    def open(self, scene: Scene) -> None:
        for sheet in _sheets(scene):
            sheet.opacity = 0  # only the topmost sheet is visible
        super().open(scene)
        scene.bind(screen=self._on_another_screen)

    def dismiss(self) -> None:
        scene = self.scene
        if scene is None:
            return
        scene.unbind(screen=self._on_another_screen)
        super().dismiss()
        for sheet in _sheets(scene)[:1]:
            sheet.opacity = 1

    def _on_another_screen(self, *_: object) -> None:
        self.dismiss()

    def on_touch_down(self, touch: object) -> bool:
        """Keeps every touch away from what lies below."""
        touch.push()
        touch.apply_transform_2d(self.to_local)
        beside = not self.ids.paper.collide_point(*touch.pos)
        touch.pop()
        if beside:
            self.dismiss()
        else:
            super().on_touch_down(touch)
        return True


def _sheets(scene: Scene) -> list[Sheet]:
    """The sheets of the scene, the topmost first."""
    return [floating for floating in scene.floating if isinstance(floating, Sheet)]


load_layout(__name__)
