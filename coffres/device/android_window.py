"""What the app asks of its window on Android: to stay on, to allow no screenshots, to fill the screen.

Android accepts this only on its own thread. A task for that thread has no arguments: it reads the latest wish
when it runs. So the later of two opposite wishes wins, however fast they come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffres.device.java import Feature, activity, android_version
from coffres.engine.trouble import N_

_SHOWN_BY_A_SWIPE = 2  # WindowInsetsController.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE
_CONTROLLED = 30  # the first API level with that controller


class _OnWindow(Feature):
    """Something that is done to the window on Android's thread."""

    def __init__(self, refused: str) -> None:
        super().__init__(refused)
        self._post: Callable[[], None] | None = None

    def _later(self) -> None:
        self._attempt(self._send)

    def _send(self) -> None:
        if self._post is None:
            from android.runnable import run_on_ui_thread

            self._post = run_on_ui_thread(self._try)
        self._post()

    def _try(self) -> None:
        """Catches errors: on that thread they would only be printed."""
        self._attempt(lambda: self._do(activity().getWindow()))

    def _do(self, window: Any) -> None:
        raise TypeError("every feature of the window does something to it")


class _Flag(_OnWindow):
    def __init__(self, name: str, refused: str) -> None:
        super().__init__(refused)
        self._name = name
        self._wanted = False

    def _set(self, wanted: bool) -> None:
        self._wanted = wanted
        self._later()

    def _do(self, window: Any) -> None:
        from jnius import autoclass

        flag = getattr(autoclass("android.view.WindowManager$LayoutParams"), self._name)
        if self._wanted:
            window.addFlags(flag)
        else:
            window.clearFlags(flag)


class AndroidAwake(_Flag):
    def __init__(self) -> None:
        super().__init__("FLAG_KEEP_SCREEN_ON", N_("L'écran peut s'éteindre pendant une partie."))

    def keep(self, awake: bool) -> None:
        self._set(awake)


class AndroidCurtain(_Flag):
    def __init__(self) -> None:
        super().__init__("FLAG_SECURE", N_("Rien n'empêche de photographier l'écran d'une page secrète."))

    def close(self, closed: bool) -> None:
        self._set(closed)


class AndroidBars(_OnWindow):
    def __init__(self) -> None:
        super().__init__(N_("Les barres d'Android restent à l'écran."))

    def hide(self) -> None:
        self._later()

    def _do(self, window: Any) -> None:
        from jnius import autoclass

        if android_version() >= _CONTROLLED:
            controller = window.getInsetsController()
            controller.setSystemBarsBehavior(_SHOWN_BY_A_SWIPE)
            controller.hide(autoclass("android.view.WindowInsets$Type").systemBars())
            return
        view = autoclass("android.view.View")
        window.getDecorView().setSystemUiVisibility(
            view.SYSTEM_UI_FLAG_IMMERSIVE_STICKY
            | view.SYSTEM_UI_FLAG_HIDE_NAVIGATION
            | view.SYSTEM_UI_FLAG_FULLSCREEN
            | view.SYSTEM_UI_FLAG_LAYOUT_STABLE
            | view.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
            | view.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN
        )
