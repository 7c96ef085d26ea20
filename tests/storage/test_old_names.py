"""Names that older versions kept and that cannot be drawn: whatever holds them opens, and loses nothing."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from coffres.engine.actors import random_move
from coffres.engine.registry import GAMES
from coffres.engine.trouble import Trouble
from coffres.storage import own_cards, roster
from coffres.storage.identity import id_called
from coffres.storage.own_boards import own_boards
from coffres.storage.own_cards import OwnCards, Riddle, checked_riddle, checked_trial
from coffres.storage.reading import glance, read_file
from coffres.storage.roster import Player, Roster, typed_player
from coffres.storage.saved_game import SavedGame
from coffres.storage.shared_cards import received
from coffres.storage.text import typed
from tests.storage.bench import GAME, MADE, MemoryDisk, chance
from tests.storage.test_own_boards import SPACES, board, put
from tests.storage.test_own_cards import TRIAL

OLD = ("李", "A\u200bna", "Ana 🎉", "דוד")
PARTY = Riddle("Qui ronfle ? 🎉", "Papi", "李")


def test_a_game_of_theirs_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with SavedGame.create(path, GAME, OLD, {}, MADE, chance(), MemoryDisk()) as saved:
        moves = len(saved.match.session.moves)
    before = path.read_bytes()
    assert glance(before, "game").seats == OLD
    with SavedGame.open(path, chance(), MemoryDisk()) as saved:
        assert (saved.notes, saved.match.names) == ([], list(OLD))
        saved.match.play(
            random_move(saved.match.session.game, saved.match.session.state, chance(), random.Random(1))
        )
    assert path.read_bytes().startswith(before)
    assert len(read_file(path).session.moves) > moves


def test_whoever_takes_a_seat_over_has_a_name_that_can_be_drawn(tmp_path: Path) -> None:
    with SavedGame.create(tmp_path / "game", GAME, OLD, {}, MADE, chance(), MemoryDisk()) as saved:
        with pytest.raises(Trouble, match="ne peut pas être dessiné"):
            saved.match.sit(1, "王")
        saved.match.sit(1, "Ōta\u200b")
        assert saved.match.names == [OLD[0], "Ōta", *OLD[2:]]


def test_players_are_remembered_and_sit(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    looks = ("disc", "yellow", "right")
    family = [Player(name, *looks, id_called(name)) for name in ("李", "Ana 🎉")]
    path.write_text(json.dumps({"players": [player._asdict() for player in family]}))
    loaded, notes = roster.kept(path, MemoryDisk()).load()
    assert (list(loaded.players), notes) == (family, [])
    assert loaded.remember(family[1]).players == (family[1], family[0])
    with pytest.raises(Trouble, match="ne peut pas être dessiné"):
        typed_player(family[0])
    with pytest.raises(Trouble, match="ne peut pas être dessiné"):
        loaded.rename("李", "王")
    assert loaded.rename("李", "Li").players[0].name == "Li"


def test_of_twins_in_an_old_file_the_first_stays(tmp_path: Path) -> None:
    path = tmp_path / "players.json"
    names = ("Ana", "Bo", "A\u200bna", "ANA")
    players = [Player(name, "disc", "yellow")._asdict() for name in names]
    seats = [roster.Seat(name, "disc", "yellow", "left")._asdict() for name in names]
    path.write_text(json.dumps({"players": players, "seats": seats}))
    loaded, notes = roster.kept(path, MemoryDisk()).load()
    assert [player.name for player in loaded.players] == [seat.name for seat in loaded.seats] == ["Ana", "Bo"]
    assert notes == []


def test_a_twin_is_somebody_known() -> None:
    family = Roster((Player("Ana", "disc", "yellow"), Player("Bo", "star", "pink")))
    assert len(family.remember(Player("A\u200bna", "moon", "pink")).players) == 2
    with pytest.raises(Trouble, match="déjà Ana"):
        family.rename("Bo", "\u2067A\u200bna")


@pytest.mark.rule("FB-04")
def test_an_old_card_stays_and_a_new_one_can_be_drawn(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    old = TRIAL._replace(title="🎉")
    path.write_text(json.dumps({"riddles": [PARTY._asdict()], "trials": [old._asdict()]}))
    cards, notes = own_cards.kept(path, MemoryDisk()).load()
    assert (cards.riddles, cards.trials, notes) == ((PARTY,), (old,), [])
    apart = PARTY._replace(mixed=False)
    assert cards.with_riddle(apart, PARTY).riddles == (apart,)
    with pytest.raises(Trouble, match="ne peut pas être dessiné"):
        checked_riddle(PARTY, typed)
    for wrong in (TRIAL._replace(title="🎉"), TRIAL._replace(text="李"), TRIAL._replace(won="a א")):
        with pytest.raises(Trouble, match="ne peut pas être dessiné"):
            checked_trial(wrong, typed)


@pytest.mark.rule("FB-04")
def test_a_card_of_others_that_cannot_be_drawn_refuses_the_file(tmp_path: Path) -> None:
    cards = OwnCards(riddles=(Riddle("Qui ?", "Moi", "Léa"), PARTY))
    data = {"kind": "coffres-cards", "schema": 1, "trials": []}
    content = json.dumps({**data, "riddles": [card._asdict() for card in cards.riddles]}).encode()
    with pytest.raises(Trouble, match=r"énigme 2 : « 🎉 » a un signe .* Rien n'a été pris"):
        received("f", content)


@pytest.mark.rule("AT-01")
def test_a_board_has_a_name_that_can_be_drawn(tmp_path: Path) -> None:
    put(tmp_path, "a.json", board(SPACES, names={"fr": "Le cha\u0302teau", "en": "Το κάστρο"}))
    put(tmp_path, "b.json", board(SPACES[::-1], names={"fr": "La cave", "en": "地下室"}))
    found = own_boards(tmp_path, GAMES["agence_tous_risques"])
    assert [made.names["fr"] for made in found.boards] == ["Le château"]  # as it is shown
    ((file, trouble),) = found.spoilt
    assert (file, str(trouble)[:9]) == ("b.json", "« 地下室 » a")
