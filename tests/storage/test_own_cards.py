"""FB-04, FB-60: riddles and trials of one's own, kept, changed, handed out and taken in."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import coffres.games
from coffres.engine import registry
from coffres.engine.trouble import Trouble
from coffres.storage import own_cards, shared_cards
from coffres.storage.own_cards import MOST, OwnCards, Riddle, Trial
from tests.storage.bench import MemoryDisk

RIDDLE = Riddle("Qui ?", "Moi", "Léa")
TRIAL = Trial("Le nez", "Avec le nez seul.", "Rien ne tombe.", "Léa", True, (1, 2, 3))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cards.json"


@pytest.mark.rule("FB-04", "FB-60")
def test_cards_are_tidied_up_and_checked() -> None:
    riddle = Riddle("  Qui\nest là ? ", "Moi ", " Léa")
    assert own_cards.checked_riddle(riddle) == Riddle("Qui est là ?", "Moi", "Léa", False)
    assert own_cards.checked_trial(TRIAL) == TRIAL
    assert own_cards.checked_trial(TRIAL._replace(thresholds=())).thresholds == ()
    for wrong in (riddle._replace(text=""), riddle._replace(answer=" "), riddle._replace(text="x" * 401)):
        with pytest.raises(Trouble):
            own_cards.checked_riddle(wrong)
    for bad in (TRIAL._replace(title="x" * 41), TRIAL._replace(won=""), TRIAL._replace(author="")):
        with pytest.raises(Trouble):
            own_cards.checked_trial(bad)


@pytest.mark.rule("FB-60")
@pytest.mark.parametrize("thresholds", [(1,), (1, 2), (2, 1, 3), (0, 1, 2), (3, 3, 3), (2, 4, 5), (1, 2, 6)])
def test_thresholds_can_be_reached(thresholds: tuple[int, ...]) -> None:
    with pytest.raises(Trouble, match="Trois seuils"):
        own_cards.checked_trial(TRIAL._replace(thresholds=thresholds))


@pytest.mark.parametrize("thresholds", [(1, 2, True), (1, 2, "3"), (1.0, 2, 3), "abc"])
def test_thresholds_are_numbers(thresholds: Any) -> None:
    """No sentence would help: nobody wrote that on a tablet."""
    with pytest.raises(TypeError):
        own_cards.checked_trial(TRIAL._replace(thresholds=thresholds))


@pytest.fixture
def another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The only one in the registry, with cards to write: four players, and one win does."""
    room = tmp_path / "games" / "bocal"
    room.mkdir(parents=True)
    (room / "__init__.py").touch()
    (room / "own_cards.py").write_text(
        "from coffres.engine.trouble import Trouble\n"
        "def check_wins(needed):\n"
        "    if needed != (1,): raise Trouble('Une seule.')\n"
    )
    monkeypatch.setattr(coffres.games, "__path__", [*coffres.games.__path__, str(room.parent)])
    monkeypatch.setattr(registry, "_KEYS", ("coffre_et_cle", "bocal"))
    registry.card_game.cache_clear()
    yield
    registry.card_game.cache_clear()
    for name in [name for name in sys.modules if name.startswith("coffres.games.bocal")]:
        del sys.modules[name]


@pytest.mark.usefixtures("another_game")
def test_the_game_that_has_such_cards_says_what_can_be_one(path: Path) -> None:
    """Whichever that is: nothing here knows its name."""
    single = TRIAL._replace(thresholds=(1,))
    assert own_cards.checked_trial(single) == single
    with pytest.raises(Trouble, match="Une seule"):
        own_cards.checked_trial(TRIAL)
    path.write_text(json.dumps({"trials": [TRIAL._asdict(), single._asdict()]}))
    cards, notes = own_cards.kept(path).load()
    assert cards.trials == (single,)
    assert len(notes) == 2  # the other one is kept aside


@pytest.mark.rule("FB-04")
def test_a_riddle_is_named_by_what_it_asks_and_answers() -> None:
    assert RIDDLE.id == RIDDLE._replace(author="Bo", one_answer=True, mixed=False).id
    assert len({RIDDLE.id, RIDDLE._replace(text="Où ?").id, RIDDLE._replace(answer="Toi").id}) == 3


@pytest.mark.rule("FB-04")
def test_a_changed_card_stands_where_it_stood_and_the_old_one_is_found_by_games_under_way() -> None:
    cards = OwnCards().with_riddle(RIDDLE).with_riddle(Riddle("Où ?", "Là", "Bo")).with_trial(TRIAL)
    clearer = RIDDLE._replace(text="Qui est-ce ?")
    nose = TRIAL._replace(title="Le grand nez")
    changed = cards.with_riddle(clearer, RIDDLE).with_trial(nose, TRIAL)
    assert (changed.riddles[0], changed.trials) == (clearer, (nose,))
    assert (changed.riddle(RIDDLE.id), changed.riddle(clearer.id)) == (RIDDLE, clearer)
    assert (changed.trial("Le nez"), changed.trial("Le grand nez")) == (TRIAL, nose)
    apart = cards.with_riddle(RIDDLE._replace(mixed=False), RIDDLE)
    assert apart.old_riddles == ()  # it is still the same card


@pytest.mark.rule("FB-04")
def test_a_card_that_is_thrown_away_is_found_by_games_under_way() -> None:
    cards = OwnCards((RIDDLE,), (TRIAL,))
    left = cards.without(RIDDLE).without(TRIAL)
    assert (left.riddles, left.trials) == ((), ())
    assert (left.riddle(RIDDLE.id), left.trial(TRIAL.id)) == (RIDDLE, TRIAL)
    assert (left.riddle("own-no"), left.trial("Rien")) == (None, None)
    for number in range(120):
        left = left.with_trial(TRIAL._replace(title=f"Le {number}")).without(
            TRIAL._replace(title=f"Le {number}")
        )
    assert len(left.old_trials) == 100
    assert left.old_trials[0].title == "Le 119"


@pytest.mark.rule("FB-04")
def test_no_card_is_there_twice() -> None:
    cards = OwnCards((RIDDLE,), (TRIAL,))
    with pytest.raises(Trouble, match="déjà écrite"):
        cards.with_riddle(RIDDLE._replace(author="Bo"))
    with pytest.raises(Trouble, match="s'appelle déjà"):
        cards.with_trial(TRIAL._replace(title="LE NEZ", text="Autrement."))
    assert cards.with_trial(TRIAL._replace(text="Autrement."), TRIAL).trials[0].text == "Autrement."


@pytest.mark.rule("FB-04")
def test_there_is_room_for_so_many_cards_and_any_can_be_changed_and_thrown_away() -> None:
    riddles = tuple(Riddle(f"Qui est {number} ?", "Moi", "Léa") for number in range(MOST - 1))
    full = OwnCards(riddles, (TRIAL,))
    puts: tuple[Callable[[OwnCards], OwnCards], ...] = (
        lambda cards: cards.with_riddle(RIDDLE),
        lambda cards: cards.with_trial(TRIAL._replace(title="Un")),
    )
    for put in puts:
        for cards in (full, full._replace(riddles=(*riddles, *(r._replace(answer="Toi") for r in riddles)))):
            with pytest.raises(Trouble, match=f"garde 500 au plus, et il y en a {cards.total} : jetez-en"):
                put(cards)
        assert put(full.without(riddles[7])).total == MOST
    assert full.with_riddle(RIDDLE, riddles[3]).riddles[3] == RIDDLE
    full.without(TRIAL).check_room()


# From one tablet to another


def _file(path: Path, **changes: Any) -> Path:
    """A good file, but for these."""
    shared_cards.hand_out(path, OwnCards((RIDDLE,), (TRIAL,)))
    data = json.loads(path.read_bytes())
    path.write_text(json.dumps({**data, **changes}), encoding="utf-8")
    return path


@pytest.mark.rule("FB-04")
def test_what_one_hands_out_another_takes_in(path: Path) -> None:
    mine = OwnCards((RIDDLE._replace(mixed=False),), (TRIAL,), (Riddle("Où ?", "Là", "Bo"),))
    shared_cards.hand_out(path, mine, MemoryDisk())
    before = path.read_bytes()
    assert shared_cards.read(path) == OwnCards((RIDDLE,), (TRIAL,))
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.rule("FB-04")
def test_as_many_as_one_hands_out_another_takes_in(path: Path) -> None:
    """Cards of an ordinary length, with an accent here and there."""
    text = "Plus il y en a, moins on y voit ; qui a déjà oublié de quoi je parle depuis tout à l'heure ? " * 2
    many = tuple(Riddle(f"{number} {text}".strip(), "L'obscurité", "Léa") for number in range(MOST))
    shared_cards.hand_out(path, OwnCards(many), MemoryDisk())
    assert shared_cards.read(path).riddles == many
    one_more = OwnCards((*many, RIDDLE))
    too_long = OwnCards(tuple(Riddle(f"{number}".zfill(400), "x" * 120, "Léa") for number in range(MOST)))
    for cards in (one_more, too_long):
        with pytest.raises(Trouble, match="ne tiennent pas dans un seul fichier"):
            shared_cards.hand_out(path, cards, MemoryDisk())
    assert shared_cards.read(path).riddles == many  # the file of before stays


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "est abîmé"),
        (b"hello", "est abîmé"),
        (b"\xff\xfe", "est abîmé"),
        (b"[" * 100_000, "est abîmé"),
        (b"[]", "ne vient pas de « Nos cartes »"),
        (b"{}", "ne vient pas de « Nos cartes »"),
        (b'{"kind": "recipes", "riddles": [], "trials": []}', "ne vient pas de « Nos cartes »"),
        (b'{"kind": "coffres-cards", "schema": 2}', "version plus récente"),
        (b'{"kind": "coffres-cards", "schema": 1}', "est abîmé"),
        (b'{"kind": "coffres-cards", "schema": 1, "riddles": {}, "trials": []}', "est abîmé"),
        (b'{"kind": "coffres-cards", "schema": 1, "riddles": [], "trials": []}', "ne contient aucune carte"),
        (
            b'{"kind": "coffres-cards", "schema": 1, "riddles": [' + b"1," * 500 + b'1], "trials": []}',
            "501 cartes",
        ),
        (b" " * (256 * 1024 + 1), "256 Ko au plus"),
    ],
)
def test_a_foreign_or_damaged_file_is_refused(path: Path, content: bytes, sentence: str) -> None:
    path.write_bytes(content)
    with pytest.raises(Trouble, match=sentence):
        shared_cards.read(path)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"riddles": [RIDDLE._asdict(), {"text": "half"}]}, "énigme 2 : ce n'est pas une carte entière"),
        ({"riddles": ["hello"]}, "énigme 1 : ce n'est pas une carte entière"),
        ({"riddles": [{**RIDDLE._asdict(), "answer": " "}]}, "énigme 1 : Il manque un texte"),
        ({"riddles": [{**RIDDLE._asdict(), "one_answer": 1}]}, "énigme 1"),
        ({"trials": [{**TRIAL._asdict(), "thresholds": [3, 2, 1]}]}, "épreuve 1 : Trois seuils"),
    ],
)
def test_one_bad_card_refuses_the_file_and_says_which(
    path: Path, changes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Trouble, match=sentence):
        shared_cards.read(_file(path, **changes))


def test_a_file_that_is_not_there(path: Path) -> None:
    with pytest.raises(Trouble, match="n'existe pas"):
        shared_cards.read(path)
