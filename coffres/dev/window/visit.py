"""A visit to the shell: every screen, sheet and dialog around the games, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coffres.dev.window.game import OVER, people
from coffres.dev.window.visit_automata import they_sit_down
from coffres.engine.contract import CLOCK, Ask
from coffres.engine.levels import MAITRE
from coffres.engine.registry import GAMES, tips, words
from coffres.storage.data_folder import Occupied
from coffres.storage.own_cards import Riddle, Trial
from coffres.ui.screens.end import STORY
from coffres.ui.screens.own_cards import TRIALS
from coffres.ui.widgets.about_sheet import AboutSheet
from coffres.ui.widgets.tale import Tale
from coffres.ui.widgets.time_up import TimeUp
from coffres.ui.widgets.tip import Tip

if TYPE_CHECKING:
    from coffres.dev.window.exhibition import Exhibition

_GAME = "coffre_et_cle"  # the game with which the shell is shown
_REFUSED = "CC-14"
_CLOCK = "talk_clock"  # the hourglass that is seen to run out


def visit(show: Exhibition) -> None:
    show.take("home")
    for key in GAMES:
        _before(show, key)
    _settings(show)
    _own_cards(show)
    _rules(show)
    _at_the_table(show)
    _kept(show)


def _before(show: Exhibition, key: str) -> None:
    """The screens before a game: who plays, and how."""
    app: Any = show.app
    low = GAMES[key].seats[0]
    app.choose_players(key)
    show.take(f"{key}-players")
    app.choose_options(key, people(low, show.names))
    show.take(f"{key}-variants")
    app.scene.screen.changing = True
    show.take(f"{key}-options")
    if key == _GAME:
        _full_table(show)


def _full_table(show: Exhibition) -> None:
    app: Any = show.app
    seats = people(GAMES[_GAME].seats[-1], show.names)
    show.know(seats)
    app.choose_options(_GAME, seats)
    show.take("variants-full")
    app.choose_players(_GAME)
    show.take("players-known")
    screen = app.scene.screen
    screen.add()
    show.take("player-new")
    app.navigator.back()
    screen.sit_as_last()
    show.take("players-full")
    screen.tap(next(card for card in screen.ids.table.cards if card.name == seats[1].name))
    show.take("players-chosen")
    screen.edit()
    show.take("player-known")
    app.navigator.back()
    they_sit_down(show)
    app.home()


def _own_cards(show: Exhibition) -> None:
    """The cards that the family writes, and the box of their game."""
    app: Any = show.app
    riddle = Riddle("Je parle toutes les langues sans en avoir appris une. Qui suis-je ?", "l'écho", "Zoé")
    trial = Trial("La pile de coussins", "Empiler sept coussins d'une main.", "Elle tient debout.", "Zoé")
    app.navigator.show("own_cards")
    show.take("own-cards-none")
    app.keepsakes.change(app.keepsakes.cards.with_riddle(riddle).with_trial(trial))
    show.take("own-cards")
    app.scene.screen.open(riddle)
    show.take("own-riddle")
    app.navigator.back()
    app.scene.screen.turn_to(TRIALS)
    app.scene.screen.open(trial._replace(thresholds=(1, 2, 3)))
    show.take("own-trial")
    app.choose_options("fort_boyard", people(4, show.names))
    app.scene.screen.changing = True
    app.scene.screen.ids.box.children[0].open()
    show.take("box")
    app.home()


def _settings(show: Exhibition) -> None:
    app: Any = show.app
    app.navigator.show("settings")
    show.take("settings")
    AboutSheet().open(app.scene)
    show.take("about")
    app.scene.floating[0].open_licence("Python")
    show.take("licence")
    app.navigator.back()
    app.navigator.show("occupied", trouble=Occupied())
    show.take("occupied")
    app.home()


def _rules(show: Exhibition) -> None:
    app: Any = show.app
    app.open_rules(_GAME, "CC-27")
    show.take("rules")
    app.scene.floating[0].ids.words.text = "clé"
    show.take("rules-found")
    app.scene.floating[0].open_words()
    show.take("rules-words")
    app.navigator.back()
    for key in GAMES:
        app.open_rules(key)
        show.take(f"{key}-two-minutes")
        app.navigator.back()


def _at_the_table(show: Exhibition) -> None:
    """The screens and sheets around any game."""
    app: Any = show.app
    app.start(_GAME, people(GAMES[_GAME].seats[-1], show.names), {})
    for phase, arrive in show.walk(seed=1):
        if phase.stage == "table":
            arrive()
            break
    show.take("table-full")
    app.note(app.l10n.of_game(_GAME, words(_GAME).REFUSALS[_REFUSED]), _REFUSED)
    show.take("note")
    app.navigator.back()
    longest = max((app.l10n.of_game(key, tip) for key in GAMES for tip in tips(key).values()), key=len)
    Tip(text=longest).open(app.scene)
    show.take("tip")
    app.navigator.back()
    _paused(show)
    empty = app.sitting.asking.question(Ask(CLOCK, _CLOCK))
    TimeUp(sentence=empty, game=_GAME).open(app.scene)
    show.take("time-up")
    app.navigator.back()
    for key in GAMES:
        Tale(game=key).open(app.scene)
        show.take(f"{key}-tale")
        app.navigator.back()
    app.home()


def _paused(show: Exhibition) -> None:
    app: Any = show.app
    app.open_pause()
    show.take("pause")
    sheet = app.scene.floating[0]
    for name in ("choose_secret", "choose_seat", "open_settings"):
        getattr(sheet, name)()
        show.take(f"pause-{name.replace('_', '-')}")
        app.navigator.back()
    sheet.open_seat(1)
    show.take("pause-seat")
    app.navigator.back()
    app.sitting.sit(2, "Rouage", MAITRE)
    sheet.choose_seat()
    show.take("pause-choose-automaton")
    app.navigator.back()
    sheet.open_seat(2)
    show.take("pause-seat-automaton")
    app.navigator.back()
    app.sitting.sit(2, show.names[2])
    sheet.visit(1)
    show.take("visit-curtain")
    app.sitting.stage.lift()
    show.take("visit-private")
    show.hold("visit-held")
    app.open_pause()
    show.take("visit-pause")
    app.navigator.back()
    app.sitting.stage.go_on()


def _kept(show: Exhibition) -> None:
    """What the tablet keeps of games that were left or are over."""
    app: Any = show.app
    show.take("home-kept")
    app.start("fort_boyard", people(4, show.names), {})
    app.home()
    app.shelf.delete(app.shelf.running()[0].key)
    app.navigator.show("saved_games")
    show.take("saved-games")
    app.start(_GAME, people(GAMES[_GAME].seats[-1], show.names), {})
    for phase, arrive in show.walk(seed=1):
        if phase == OVER:
            arrive()
    app.scene.screen.go_on()
    show.take("end")
    app.scene.screen.turn_to(STORY)
    show.take("end-story")
    app.home()
