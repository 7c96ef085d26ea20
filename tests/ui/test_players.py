"""Choosing who plays and where, by real touches."""

from __future__ import annotations

from pathlib import Path

import pytest
from kivy.core.window import Window

from coffres.dev.window.robot import ESCAPE, Robot
from coffres.storage import roster as roster_file
from coffres.storage import settings
from coffres.storage.identity import id_called
from coffres.storage.roster import COLOURS, SYMBOLS, Player, Roster
from coffres.ui.app import CoffresApp
from coffres.ui.seating import looks_of
from coffres.ui.widgets.bench import Bench
from coffres.ui.widgets.plate import Plate
from coffres.ui.widgets.player_card import PlayerCard
from coffres.ui.widgets.player_sheet import ColourSwatches, PlayerSheet, Swatch, Swatches

NAMES = ("Ana", "Bo", "Chloé", "Dan", "Émilie", "Farid")
SIZES = [(1280, 800), (960, 600), (360, 800)]


def open_at(
    robot: Robot,
    folder: Path,
    names: tuple[str, ...] = NAMES,
    size: tuple[int, int] = (1280, 800),
    last: int = 0,
    text: int = 100,
) -> None:
    """Opens the screen on a tablet that remembers these people, and how so many of them sat last time."""
    settings.kept(folder / "settings.json").save(settings.Settings(language="fr", text_size=text))
    players = tuple(Player(name, SYMBOLS[i % 8], COLOURS[i % 8]) for i, name in enumerate(names))
    roster = Roster(players)
    roster_file.kept(folder / "players.json").save(roster.sit(tuple(looks_of(names[:last], roster))))
    robot.open(CoffresApp(data=folder), size)
    robot.app.choose_players("coffre_et_cle")
    robot.wait(0.3)


def screen(robot: Robot) -> object:
    return robot.app.scene.screen


def order(robot: Robot) -> list[str]:
    return [seat.name for seat in screen(robot).seating]


def card(robot: Robot, name: str) -> PlayerCard:
    return next(w for w in screen(robot).walk() if isinstance(w, PlayerCard) and w.name == name)


def middle(widget: object) -> tuple[float, float]:
    return widget.to_window(*widget.center)


def tap(robot: Robot, *names: str) -> None:
    for name in names:
        robot.touch(middle(card(robot, name)))
        robot.wait(0.3)


def press(robot: Robot, text: str) -> None:
    plates = [w for w in robot.app.scene.walk() if isinstance(w, Plate) and w.text == text and not w.disabled]
    robot.touch(middle(plates[-1]))
    robot.wait(0.3)


def edge_of(robot: Robot, edge: str, along: float = 0.5) -> tuple[float, float]:
    """A point of an edge of the table."""
    table = screen(robot).ids.table
    x, y, width, height = table.strips[edge]
    where = (
        (x + along * width, y + height / 2)
        if edge in ("bottom", "top")
        else (x + width / 2, y + along * height)
    )
    return table.to_window(*where)


def sheet(robot: Robot) -> PlayerSheet:
    return next(floating for floating in robot.app.scene.floating if isinstance(floating, PlayerSheet))


def swatch(robot: Robot, kind: type[Swatches], value: str) -> Swatch:
    swatches = next(w for w in sheet(robot).walk() if type(w) is kind)
    return next(child for child in swatches.children if child.value == value)


# Sitting down


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_seats_whoever_is_remembered(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, NAMES[:4], size=size)
    tap(robot, "Ana", "Bo")
    assert [(seat.name, seat.edge) for seat in screen(robot).seating] == [("Ana", "bottom"), ("Bo", "top")]
    assert robot.visible("Il manque 2 personnes : on joue de 4 à 8.")
    tap(robot, "Chloé", "Dan")
    assert robot.visible("4 autour de la table : on peut jouer.")
    assert len({seat.symbol for seat in screen(robot).seating}) == 4


@pytest.mark.parametrize("size", SIZES)
def test_a_card_is_carried_to_an_edge(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, size=size)
    robot.drag(middle(card(robot, "Bo")), edge_of(robot, "left"))
    assert [(seat.name, seat.edge) for seat in screen(robot).seating] == [("Bo", "left")]
    robot.drag(middle(card(robot, "Bo")), edge_of(robot, "right"))
    assert [(seat.name, seat.edge) for seat in screen(robot).seating] == [("Bo", "right")]
    assert not [w for w in screen(robot).walk() if isinstance(w, PlayerCard) and w.ghost]


def test_the_order_of_seats_is_clockwise(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    for name, edge, along in (
        ("Ana", "right", 0.5),
        ("Bo", "top", 0.9),
        ("Chloé", "top", 0.1),
        ("Dan", "bottom", 0.1),
        ("Émilie", "bottom", 0.9),
        ("Farid", "left", 0.5),
    ):
        robot.drag(middle(card(robot, name)), edge_of(robot, edge, along))
    # From the right end of the near edge, along the left edge and then the far one.
    assert order(robot) == ["Émilie", "Dan", "Farid", "Chloé", "Bo", "Ana"]


def test_a_card_carried_off_the_table_stands_up(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Bo")
    robot.drag(middle(card(robot, "Ana")), middle(screen(robot).ids.bench))
    assert order(robot) == ["Bo"]
    assert card(robot, "Ana") in screen(robot).ids.bench.cards


@pytest.mark.parametrize(("size", "along"), [((960, 600), (0, 60)), ((360, 800), (-120, 0))])
def test_a_finger_along_the_bench_scrolls_it(
    robot: Robot, tmp_path: Path, size: tuple[int, int], along: tuple[int, int]
) -> None:
    open_at(robot, tmp_path, tuple(f"Joueur {n}" for n in range(16)), size=size)
    bench = screen(robot).ids.bench
    x, y = middle(card(robot, "Joueur 0"))
    for _ in range(40):
        robot.drag((x, y), (x + along[0], y + along[1]), steps=4)
        if _shows(bench, card(robot, "Joueur 15")):
            break
    assert _shows(bench, card(robot, "Joueur 15"))
    assert order(robot) == []


# Changing places


@pytest.mark.parametrize("size", SIZES)
def test_tapped_and_a_place_tapped_they_move_there(
    robot: Robot, tmp_path: Path, size: tuple[int, int]
) -> None:
    open_at(robot, tmp_path, size=size)
    tap(robot, "Ana")
    tap(robot, "Ana")
    robot.touch(edge_of(robot, "left"))
    assert [(seat.name, seat.edge) for seat in screen(robot).seating] == [("Ana", "left")]


def test_two_tapped_change_places(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Bo", "Ana", "Bo")
    assert [(seat.name, seat.edge) for seat in screen(robot).seating] == [("Bo", "bottom"), ("Ana", "top")]


def test_whoever_was_tapped_can_stand_up(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Bo", "Ana")
    press(robot, "Se lève")
    assert order(robot) == ["Bo"]


def test_a_fifth_on_one_edge_is_told_why_not(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    for name in NAMES[:5]:
        robot.drag(middle(card(robot, name)), edge_of(robot, "bottom"))
    assert len(order(robot)) == 4
    assert robot.visible("Quatre personnes au plus du même côté.")


# A new player, or changes to one


@pytest.mark.parametrize("size", SIZES)
def test_somebody_new_is_remembered_and_sits(robot: Robot, tmp_path: Path, size: tuple[int, int]) -> None:
    open_at(robot, tmp_path, (), size=size)
    press(robot, "Qui joue en plus ?")
    sheet(robot).ids.name.text = " Zoé  "
    robot.touch(middle(swatch(robot, Swatches, "moon")))
    robot.touch(middle(swatch(robot, ColourSwatches, "pink")))
    robot.touch(middle(_segment(robot, "Main gauche")))
    press(robot, "Ajouter")
    assert robot.app.scene.floating == []
    assert robot.app.roster.players == (Player("Zoé", "moon", "pink", "left", id_called("Zoé")),)
    assert order(robot) == ["Zoé"]
    assert roster_file.kept(tmp_path / "players.json").load()[0].players == robot.app.roster.players


def test_one_after_the_other(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path, ())
    press(robot, "Qui joue en plus ?")
    for name in ("Ana", "Bo", "Chloé"):
        sheet(robot).ids.name.text = name
        press(robot, "Ajouter et continuer")
    assert sheet(robot).ids.name.text == ""
    robot.press(ESCAPE)
    assert set(order(robot)) == {"Ana", "Bo", "Chloé"}
    assert robot.app.navigator.name == "players"


def test_a_place_tapped_where_nobody_sits_asks_who_does(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path, ())
    robot.touch(edge_of(robot, "right"))
    sheet(robot).ids.name.text = "Zoé"
    press(robot, "Ajouter")
    assert screen(robot).seating.find("Zoé").edge == "right"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Il manque un texte."),
        ("ana", "Quelqu'un s'appelle déjà ana."),
        ("A\u200bna", "Quelqu'un s'appelle déjà Ana."),
        (
            "Zoé 🎉",
            "« 🎉 » a un signe qui ne peut pas être dessiné : il faut des lettres latines, grecques ou "
            "cyrilliques, sans émoji.",
        ),
    ],
)
def test_a_name_that_cannot_be_is_told_and_changes_nothing(
    robot: Robot, tmp_path: Path, name: str, said: str
) -> None:
    open_at(robot, tmp_path)
    before = robot.app.roster
    press(robot, "Qui joue en plus ?")
    sheet(robot).ids.name.text = name
    press(robot, "Ajouter")
    assert robot.visible(said)
    assert robot.app.roster == before
    assert order(robot) == []


def test_what_somebody_has_is_told_and_not_taken(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana")  # the yellow disc
    press(robot, "Qui joue en plus ?")
    assert (sheet(robot).symbol, sheet(robot).colour) == ("triangle", "black")
    robot.touch(middle(swatch(robot, Swatches, "disc")))
    assert robot.visible("Ana a déjà ce signe.")
    robot.touch(middle(swatch(robot, ColourSwatches, "yellow")))
    assert robot.visible("Ana a déjà cette couleur.")
    assert (sheet(robot).symbol, sheet(robot).colour) == ("triangle", "black")


def test_somebody_is_renamed_and_keeps_the_seat(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Bo", "Ana")
    press(robot, "Modifier")
    sheet(robot).ids.name.text = "Bo"
    press(robot, "Garder")
    assert robot.visible("Quelqu'un s'appelle déjà Bo.")
    sheet(robot).ids.name.text = "Anne"
    robot.touch(middle(swatch(robot, Swatches, "moon")))
    press(robot, "Garder")
    seat = screen(robot).seating.find("Anne")
    assert (seat.symbol, seat.edge) == ("moon", "bottom")
    assert {player.name for player in robot.app.roster.players} == {"Anne", *NAMES[1:]}


def test_whoever_is_forgotten_is_gone_from_table_and_bench(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, "Ana", "Ana")
    press(robot, "Modifier")
    plate = next(w for w in sheet(robot).walk() if isinstance(w, Plate) and w.text == "Oublier")
    robot.touch(middle(plate))
    assert "Ana" in order(robot)  # held, not tapped
    robot.touch_down(middle(plate))
    robot.wait(0.8)
    robot.touch_up()
    assert order(robot) == []
    assert {player.name for player in robot.app.roster.players} == set(NAMES[1:])


# To the next screen


def test_the_same_people_as_the_last_time_by_one_tap(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path, last=5)
    press(robot, "Les mêmes que la dernière fois")
    assert list(screen(robot).seating) == list(robot.app.roster.seats)
    press(robot, "Continuer")
    assert robot.app.navigator.name == "variants"
    assert screen(robot).game == "coffre_et_cle"
    assert list(screen(robot).seats) == list(robot.app.roster.seats)


def test_too_few_are_told_and_stay(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, *NAMES[:3])
    press(robot, "Encore une personne")
    assert robot.app.navigator.name == "players"
    assert len([text for text in robot.texts() if text == "Il manque une personne : on joue de 4 à 8."]) == 2


def test_who_plays_today_comes_first_the_next_time(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    tap(robot, *NAMES[2:])
    press(robot, "Continuer")
    assert {player.name for player in robot.app.roster.players[:4]} == set(NAMES[2:])
    assert [player.symbol for player in robot.app.roster.players if player.name == "Ana"] == ["disc"]


def test_without_a_last_time_nothing_offers_it(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    assert not [text for text in robot.texts() if "dernière fois" in text]


def test_back_is_home(robot: Robot, tmp_path: Path) -> None:
    open_at(robot, tmp_path)
    robot.press(ESCAPE)
    assert robot.app.navigator.name == "home"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 150])
def test_nothing_is_cut_off_with_a_full_table(
    robot: Robot, tmp_path: Path, size: tuple[int, int], text: int
) -> None:
    open_at(robot, tmp_path, (*NAMES, "Gus", "Hana"), size=size, last=8, text=text)
    press(robot, "Les mêmes que la dernière fois")
    tap(robot, "Bo")
    robot.wait(0.3)
    for label in robot.labels():
        if label.text and label.opacity:
            assert label.texture_size[0] <= label.width + 1, label.text
            assert label.texture_size[1] <= label.height + 1, label.text
    cards = screen(robot).ids.table.cards
    assert min(card.width for card in cards) >= 64
    for i, one in enumerate(cards):
        x, _ = one.to_window(*one.pos)
        assert x >= -1
        assert x + one.width <= Window.width + 1
        assert not any(one.collide_widget(other) for other in cards[i + 1 :] if _inside(one, other))


def _shows(bench: Bench, card: PlayerCard) -> bool:
    return bench.collide_point(*bench.parent.to_widget(*middle(card)))


def _inside(one: PlayerCard, other: PlayerCard) -> bool:
    """Whether two cards overlap by more than their borders."""
    return (
        abs(one.center_x - other.center_x) < one.width - 2
        and abs(one.center_y - other.center_y) < one.height - 2
    )


def _segment(robot: Robot, text: str) -> object:
    return next(w for w in sheet(robot).walk() if getattr(w, "text", "") == text and hasattr(w, "taken"))
