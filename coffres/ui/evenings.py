"""The evening in this window: what is written of it, which games it plays, which of its screens comes next.

Nothing of it is remembered here that is not in its file; the file is open only while something is written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from coffres.bots.teaching import has_automata
from coffres.engine.contract import Options
from coffres.engine.options import preset_named
from coffres.engine.people import NO_ONE
from coffres.engine.registry import GAMES, find, meta
from coffres.engine.trouble import Trouble
from coffres.evening.evening import (
    FACES,
    Begun,
    Came,
    Closed,
    Dropped,
    Ended,
    Evening,
    Event,
    Finished,
    Guest,
    Left,
    Rearranged,
    Round,
    Threw,
)
from coffres.evening.programme import Offer, Planned, fitted, offers, seats_at
from coffres.evening.standings import contest
from coffres.l10n import say
from coffres.storage.disk import MISSING
from coffres.storage.evening_games import finish_in
from coffres.storage.evening_shelf import EveningShelf
from coffres.storage.roster import Seat
from coffres.ui.boards import has_board

if TYPE_CHECKING:
    from coffres.storage.evening_file import EveningFile
    from coffres.ui.app import CoffresApp
    from coffres.ui.sitting import Sitting

FOLDER = "evenings"


class EveningRoom:
    def __init__(self, app: CoffresApp) -> None:
        self._app = app
        self.shelf = EveningShelf(app.folder / FOLDER)
        self._key = ""
        self.evening: Evening | None = None  # the evening under way, as it was last seen
        self.told = 0  # how many of its games have been told on the key rack: each is told once

    # What is known

    def look(self, quickly: bool = False) -> Evening | None:
        """The evening under way, with every game counted that is over. Says what was lost of its file.
        `quickly`: a game whose save lies among those under way is not played through to see whether it is
        over; that can wait until the evening goes on."""
        self.evening = None
        self._say(lambda: self._open(quickly))
        return self.evening

    def _open(self, quickly: bool) -> None:
        self._key = self.shelf.under_way()
        if not self._key:
            return
        with self.shelf.open(self._key) as file:
            for note in file.notes:
                self._app.note(say(note, self._app.l10n.lang))
            self._count(file, quickly)
            self.evening = file.evening

    def _count(self, file: EveningFile, quickly: bool) -> None:
        """Counts the games whose saves say that they are over: also where the app was killed in between."""
        for round_ in file.evening.rounds:
            if round_.finish is None and not round_.dropped and not file.evening.closed:
                file.tell(*self._news(round_, file.evening, quickly))

    def _news(self, round_: Round, evening: Evening, quickly: bool) -> list[Event]:
        """What there is to tell of a game that was under way."""
        try:
            path = self._app.shelf.path(round_.key)
            if quickly and path.parent == self._app.folder / "games":
                return []
            finish = finish_in(path)
        except Trouble as trouble:
            if trouble.sentence != MISSING:
                self._app.note(say(trouble, self._app.l10n.lang))
                return [Dropped(round_.key)]
            # killed before it was dealt: it is still to come
            again = (Planned(round_.game, round_.preset), *evening.programme)
            return [Dropped(round_.key), Rearranged(again)]
        if finish is not None:
            return [Finished(round_.key, finish)]
        away = round_.key in {entry.key for entry in self._app.shelf.deleted()}
        return [Dropped(round_.key)] if away else []

    def plays(self, sitting: Sitting) -> bool:
        """Whether this game is one of the evening."""
        path = getattr(sitting.match.keeper, "path", None)
        if path is None or not (self._app.folder / FOLDER).is_dir():
            return False
        evening = self.evening or self.look()
        rounds = evening.rounds if evening is not None and not evening.closed else ()
        return any(round_.key == path.stem and not round_.dropped for round_ in rounds)

    def offers(self, guests: Sequence[Guest]) -> list[Offer]:
        """The games that these guests can play."""
        games = {key: GAMES[key] for key in GAMES if has_board(key)}
        automata = sum(bool(guest.level) for guest in guests)
        return offers(len(guests) - automata, automata, games, meta, has_automata)

    def lately(self) -> set[str]:
        """The games of the last evening."""
        try:
            latest = next(iter(self.shelf.over()), "")
        except Trouble:  # it is said when the evening cannot begin
            return set()
        evening = self.shelf.entry(latest).evening if latest else None
        return set(evening.played) if evening is not None else set()

    # What is told

    def tell(self, *events: Event) -> bool:
        """Writes what has happened; says why if it cannot be written."""

        def write() -> None:
            with self.shelf.open(self._key) as file:
                file.tell(*events)
                self.evening = file.evening

        return self._say(write)

    def _say(self, deed: Callable[[], object]) -> bool:
        try:
            deed()
        except Trouble as trouble:
            self._app.note(say(trouble, self._app.l10n.lang))
            return False
        return True

    def begin(self, guests: Sequence[Guest], minutes: int, programme: Sequence[Planned]) -> None:
        """A new evening, which goes straight to its first game."""

        def write() -> None:
            planned: list[Event] = [Rearranged(tuple(programme))]
            self._key, file = self.shelf.create(minutes, tuple(guests), datetime.now(UTC), planned)
            self.evening, self.told = file.evening, 0
            file.close()

        if self._say(write):
            self.play()

    def seat(self, seats: Sequence[Seat]) -> None:
        """Somebody has come or gone; what does not suit the table any more is exchanged."""
        evening = self.evening
        guests = [Guest(*seat) for seat in seats]
        here = {guest.tag for guest in guests}
        stay = [guest for guest in evening.guests if guest.tag in here]
        if [guest.tag for guest in guests[: len(stay)]] != [guest.tag for guest in stay]:
            stay = []  # somebody sits down between two others: all sit down anew, in the order of the turns
        remaining = {guest.tag for guest in stay}
        events: list[Event] = [Left(guest.tag) for guest in evening.guests if guest.tag not in remaining]
        events += [Came(guest) for guest in guests if guest not in stay]
        programme = fitted(self.offers(guests), evening.programme, evening.played)
        if programme != evening.programme:
            events.append(Rearranged(programme))
        self.tell(*events)
        self.show()

    def throw(self, person: str, own: int | None = None) -> int | None:
        """The last throw of somebody; `own`: what their own die shows. None if it could not be written."""
        face = own or self._app.rng.choice(FACES)
        return face if self.tell(Threw(person, face)) else None

    # The games

    def seats(self, game: str) -> list[Seat]:
        """Who sits down at this game: all people, and as many automata as there is room for."""
        guests = self.evening.guests
        people = [guest for guest in guests if not guest.level]
        automata = [guest for guest in guests if guest.level] if has_automata(game) else []
        sitting = seats_at(meta(game).seats, len(people), len(automata))
        playing = {guest.tag for guest in [*people, *automata][:sitting]}
        return [self.look_of(guest) for guest in guests if guest.tag in playing]

    def look_of(self, guest: Guest) -> Seat:
        """The seat of a guest, who may have another name by now."""
        seat = Seat(*guest)
        known = next((one for one in self._app.roster.players if one.id == guest.person != NO_ONE), None)
        return seat if known is None else seat._replace(name=known.name)

    def play(self, options: Options | None = None, advice: bool = False) -> None:
        """Begins the next game of the programme, as it is planned or with these options."""
        planned, made = self.evening.programme[0], datetime.now(UTC)
        seats = self.seats(planned.game)
        if options is None:
            options = preset_named(find(planned.game), planned.preset).options[len(seats)]
        # The save's name comes first: so a game that was dealt is known to belong to the evening.
        key = self._app.shelf.free_key(planned.game, made)
        if self.tell(Begun(key, *planned)):
            self._app.change_roster(self._app.roster.sit(tuple(seats)))
            self._app.start(planned.game, seats, options, advice, made)

    def choose_options(self) -> None:
        """The variants of the next game."""
        game = self.evening.programme[0].game

        def begin(_game: str, _seats: Sequence[Seat], options: Options, advice: bool) -> None:
            self.play(options, advice)

        seats = self.seats(game)
        self._app.navigator.show("variants", game=game, seats=seats, begin=begin, leave=self.show)

    def drop(self) -> None:
        """The game under way is left: it counts for nothing, and its save stays among those under way."""
        if self.evening.current is not None:
            self.tell(Dropped(self.evening.current.key))

    # The screens

    def enter(self) -> None:
        """From home: a new evening, or the one under way."""
        if self.look() is None:
            self._app.navigator.show("guests", seats=self._app.roster.seats)
        else:
            self.show()

    def go_on(self) -> None:
        """The evening goes on where it is: with the game under way, or between two."""
        evening = self.look()
        if evening is not None and evening.current is not None:
            self._app.resume(evening.current.key)
        else:
            self.enter()

    def after_a_game(self) -> None:
        self._app.put_down()
        self.enter()

    def show(self) -> None:
        """The screen on which the evening stands now."""
        evening = self.evening
        if not evening.closed:
            programme = fitted(self.offers(evening.guests), evening.programme, evening.played)
            if programme != evening.programme:  # a newer version has planned what this one does not have
                self.tell(Rearranged(programme))
            self._app.navigator.show("interlude")
        elif contest(evening).due:
            self._app.navigator.show("last_throw")
        else:
            self._app.navigator.show("great_chest")

    def close(self) -> None:
        """No more games: whoever is equal throws the dice, and then the great chest opens."""
        events: list[Event] = [Dropped(self.evening.current.key)] if self.evening.current else []
        if self.tell(*events, Closed()):
            self.show()

    def end(self) -> None:
        """The chest is open, and the evening is a page of the album."""
        key = self._key
        if self.evening.ended or self.tell(Ended()):
            self._app.navigator.show("evening_page", key=key)
