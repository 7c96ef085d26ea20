"""What people may want beside a game: to see it again, to learn how it goes, or to play another one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from coffres.bots.teaching import has_automata
from coffres.engine.levels import PERSON
from coffres.engine.reel import Reel
from coffres.engine.registry import GAMES, meta
from coffres.engine.trouble import N_, Trouble
from coffres.l10n import say
from coffres.storage.reading import read_file
from coffres.storage.roster import Roster, Seat
from coffres.storage.shelf import Shelf
from coffres.ui.boards import board_of, has_board
from coffres.ui.replay import Recorded
from coffres.ui.seating import seats_called

if TYPE_CHECKING:
    from coffres.ui.app import CoffresApp
    from coffres.ui.sitting import Sitting

_LOOKED_BACK = "looked back"  # a reason why the sand is stopped
_MEMORY = N_("Dans un jeu de mémoire, rien ne se revoit avant la fin de la partie.")


def recorded(shelf: Shelf, key: str, roster: Roster) -> Recorded:
    """The game with this key on the shelf, to be looked at again. If it can still be played, only what lies
    open may be seen. Raises Trouble if it cannot be read, or may not be seen at all yet."""
    reading = read_file(shelf.path(key))
    session = reading.session
    reel = Reel(session.game, session.seats, session.moves, session.options)
    over = reel.outcome() is not None or reading.frozen
    if not over and board_of(session.game.key).forgets:
        raise Trouble(_MEMORY)
    people = seats_called(reading.names, reading.levels, reading.people, roster)
    return Recorded(reel, people, over, reading.notes)


def replay(app: CoffresApp, key: str) -> None:
    """Shows a game again, above the screen that is there now. What is wrong with its save is said; then that
    screen stays."""
    try:
        game = recorded(app.shelf, key, app.roster)
    except Trouble as trouble:
        app.note(say(trouble, app.l10n.lang))
        return
    app.navigator.lay_over("replay", recorded=game)
    for trouble in game.notes:
        app.note(say(trouble, app.l10n.lang))


def replay_so_far(app: CoffresApp) -> None:
    """Shows what the table has seen of the game under way, above it. Its sand stands still meanwhile."""
    sitting = app.sitting
    sitting.hourglasses.pause(_LOOKED_BACK)
    replay(app, sitting.key)
    if app.navigator.name == "replay":
        app.scene.screen.bind(on_close=lambda *_: _play_on(sitting))
    else:
        _play_on(sitting)


def show_film(app: CoffresApp, game: str) -> None:
    """Shows the film of a game above what is there now. No sand of a game under way falls meanwhile."""
    sitting = app.sitting
    screen = app.navigator.lay_over("film", game=game)
    if sitting is not None:
        sitting.hourglasses.pause(_LOOKED_BACK)
        screen.bind(on_close=lambda *_: _play_on(sitting))


def _play_on(sitting: Sitting) -> None:
    sitting.hourglasses.pause(_LOOKED_BACK, False)
    sitting.stage.go_on()


def may_look_back(sitting: Sitting) -> bool:
    """Whether the game under way may be looked at again now: it is kept, nothing in it goes on by itself, and
    it is no game of memory."""
    if not sitting.key or sitting.board.forgets or sitting.telling.resolving:
        return False
    flat = sitting.tablet.where == "table" and sitting.match.length > 0
    return flat and sitting.clockwork.due(sitting.match.asks()) < 0


def playable(people: Sequence[Seat], but: str) -> dict[str, Sequence[Seat]]:
    """The games other than `but` that these people can play, and who sits there: in a game without automata,
    only people."""
    tables = {key: _without_automata(key, people) for key in GAMES if key != but and has_board(key)}
    return {key: seats for key, seats in tables.items() if len(seats) in meta(key).seats}


def _without_automata(key: str, people: Sequence[Seat]) -> Sequence[Seat]:
    return [seat for seat in people if seat.level == PERSON or has_automata(key)]
