"""A desktop: it stays awake when asked to, and says in a sentence what it cannot do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from coffres.device.ports import NO_MARGINS, Acceleration, Chosen, Device, Margins
from coffres.engine.trouble import N_, Trouble


class NoVibrator:
    trouble = Trouble(N_("Un ordinateur ne vibre pas."))

    def pulse(self, *lengths: float) -> None:
        pass

    def stop(self) -> None:
        pass


class NoAccelerometer:
    """A desktop has no sensor: its space bar stands for a shake."""

    trouble = Trouble(N_("Un ordinateur ne se secoue pas : la barre d'espace lance les dés."))

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def read(self) -> Acceleration | None:
        return None


class NoSpeaker:
    trouble = Trouble(N_("Un ordinateur ne lit pas les jeux à voix haute."))
    ready = speaking = False

    def prepare(self, lang: str) -> None:
        pass

    def say(self, text: str, volume: int) -> None:
        pass

    def stop(self) -> None:
        pass


class DesktopAwake:
    trouble = None

    def __init__(self, let_sleep: Callable[[bool], None]) -> None:
        self._let_sleep = let_sleep

    def keep(self, awake: bool) -> None:
        self._let_sleep(not awake)


class NoCurtain:
    trouble = Trouble(N_("Sur un ordinateur, rien n'empêche de photographier l'écran d'une page secrète."))

    def close(self, closed: bool) -> None:
        pass


class NoBars:
    """A desktop's window has no system bars."""

    trouble = None

    def hide(self) -> None:
        pass


class NoInsets:
    trouble = None

    def margins(self, width: float, height: float) -> Margins:
        return NO_MARGINS


class NoShare:
    trouble = Trouble(N_("Un ordinateur ne partage rien d'ici : le fichier se copie à la main."))

    def text(self, text: str, title: str) -> None:
        pass

    def file(self, path: Path, kind: str, title: str) -> None:
        pass


class NoPicker:
    """A desktop has no picker: the app lists the files of its own folder."""

    trouble = Trouble(N_("Sur un ordinateur, un fichier reçu se copie à la main dans le dossier des cartes."))

    def pick(self, chosen: Chosen) -> None:
        pass


def device(let_sleep: Callable[[bool], None]) -> Device:
    return Device(
        vibrator=NoVibrator(),
        accelerometer=NoAccelerometer(),
        speaker=NoSpeaker(),
        awake=DesktopAwake(let_sleep),
        curtain=NoCurtain(),
        bars=NoBars(),
        insets=NoInsets(),
        share=NoShare(),
        picker=NoPicker(),
    )
