"""The desk of the honours: gathers results between frames, counts them, and knows who is who."""

from __future__ import annotations

from collections.abc import Callable, Generator

from kivy.app import App

from coffres.engine.trouble import Trouble
from coffres.l10n import say
from coffres.storage import namesakes
from coffres.storage.album import album
from coffres.storage.gathering import Gathering
from coffres.storage.honours import Honours
from coffres.storage.namesakes import Answer, Question, questions
from coffres.storage.reading import exhaust
from coffres.storage.results import Result
from coffres.storage.roster import COLOURS, SYMBOLS, Player, Roster
from coffres.ui.album_desk import result_cache
from coffres.ui.slices import Slices

_SLICE = 0.011  # seconds of work in one frame: more than usual, because nothing moves but a ring of keys


class HonoursDesk:
    """`done` is called once everything is counted: some frames later, or at once after an answer."""

    def __init__(self, done: Callable[[], None]) -> None:
        self._app = app = App.get_running_app()
        self.honours = Honours()
        self.questions: list[Question] = []  # what people have not said
        self._results: list[Result] = []
        self._done = done
        self._file = namesakes.kept(app.folder / "namesakes.json")
        self._said, troubles = self._file.load()
        try:
            paths = [leaf.path for leaf in album(app.shelf)]
        except Trouble as trouble:
            paths = []
            troubles = [*troubles, trouble]
        self._tell(troubles)
        self.gathering = Gathering(result_cache(), paths)
        self._slices = Slices(self._work(), self._ready, slice_=_SLICE)

    def leave(self) -> None:
        """Nobody looks at the honours any more."""
        self._slices.stop()

    @property
    def asked_now(self) -> Question | None:
        """A question that people have not seen yet."""
        return next((question for question in self.questions if not self._said.was_asked(question)), None)

    def answer(self, answer: Answer) -> None:
        """Keeps what people say, and counts again."""
        self._said = self._said.say(answer)
        try:
            self._tell(self._file.save(self._said))
        except Trouble as trouble:
            self._tell([trouble])
        self._ready(exhaust(self._count()))

    def _work(self) -> Generator[None, None, Honours]:
        self._results = yield from self.gathering.steps()
        return (yield from self._count())

    def _count(self) -> Generator[None, None, Honours]:
        counted = Honours(self._said.same())
        for result in self._results:
            counted.add(result)
            yield
        return counted

    def _ready(self, counted: Honours) -> None:
        if App.get_running_app() is not self._app:  # it was left meanwhile
            return
        self.honours = counted
        self.questions = questions(self._results, self._app.roster, self._said.same())
        self._done()

    @staticmethod
    def _tell(troubles: list[Trouble]) -> None:
        app = App.get_running_app()
        for trouble in troubles:
            app.note(say(trouble, app.l10n.lang))

    def look(self, id_: str) -> Player:
        """How somebody looks and is called now; whoever is no longer on the bench as in their last game."""
        return look_of(id_, self.honours.people[id_].name, self._app.roster)


def look_of(id_: str, name: str, roster: Roster) -> Player:
    """The player of this id. Somebody unknown has this name, and a look that follows from the id."""
    known = next((player for player in roster.players if player.id == id_), None)
    if known is not None:
        return known
    number = int(id_[1:], 16)
    return Player(name, SYMBOLS[number % len(SYMBOLS)], COLOURS[number // 8 % len(COLOURS)], id=id_)
