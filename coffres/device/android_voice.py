"""Android's voice, in the language of the game.

plyer's voice is not used: it speaks American English only, starts a new engine for every sentence, and waits
for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coffres.device.java import Feature, activity, words
from coffres.engine.languages import LANGUAGES
from coffres.engine.trouble import N_, Trouble

_STARTED = 0  # TextToSpeech.SUCCESS
_VOICELESS = N_("Cette tablette n'a pas de voix pour cette langue : {language}.")


class AndroidSpeaker(Feature):
    def __init__(self) -> None:
        super().__init__(N_("Cette tablette ne lit pas à voix haute."))
        self._engine: Any = None
        self._listener: Any = None  # Java does not keep it alive, so we must
        self._started = False  # whether the engine has called back
        self._lang = ""
        # why there is no voice in this language; another language may have one
        self._voiceless: Trouble | None = None

    @property
    def trouble(self) -> Trouble | None:
        return super().trouble or self._voiceless

    @property
    def ready(self) -> bool:
        return self._started and self._trouble is None and self._voiceless is None

    def prepare(self, lang: str) -> None:
        self._lang = lang
        self._attempt(self._begin if self._engine is None else self._choose)

    def _begin(self) -> None:
        from jnius import autoclass

        self._listener = _init_listener(self._on_init)
        self._engine = autoclass("android.speech.tts.TextToSpeech")(activity(), self._listener)

    def _on_init(self, status: int) -> None:
        """Called on Android's thread, some time after the start."""
        self._started = status == _STARTED
        self._attempt(self._choose if self._started else self._refuse)

    def _refuse(self) -> None:
        raise Trouble(self._refused)

    def _choose(self) -> None:
        """Chooses the voice of the language, once the engine is there."""
        if not self._started:
            return
        from jnius import autoclass

        found = self._engine.setLanguage(autoclass("java.util.Locale")(self._lang))
        self._voiceless = Trouble(_VOICELESS, language=LANGUAGES[self._lang].name) if found < 0 else None

    def say(self, text: str, volume: int) -> None:
        if self.ready and volume:
            self._attempt(lambda: self._say(text, volume))

    def _say(self, text: str, volume: int) -> None:
        from jnius import autoclass

        engine = autoclass("android.speech.tts.TextToSpeech")
        how = autoclass("android.os.Bundle")()
        how.putFloat("volume", volume / 100)
        if self._engine.speak(words(text), engine.QUEUE_FLUSH, how, "coffres") < 0:
            raise Trouble(self._refused)

    @property
    def speaking(self) -> bool:
        return self.ready and bool(self._attempt(self._engine.isSpeaking))

    def stop(self) -> None:
        if self._started:
            self._attempt(self._engine.stop)


def _init_listener(done: Callable[[int], None]) -> Any:
    from jnius import PythonJavaClass, java_method

    class OnInit(PythonJavaClass):  # type: ignore[misc]  # jnius has no types
        __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)

        @java_method("(I)V")  # type: ignore[untyped-decorator]
        def onInit(self, status: int) -> None:
            done(status)

    return OnInit()
