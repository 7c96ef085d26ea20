"""The terminal table: curtains before secrets, numbered moves, undo, and a polite end."""

from __future__ import annotations

from pathlib import Path

from tests.dev.run import Dev

GAME = "coffre_et_cle"
SEEN = "\n1\n"  # through the curtain, then: I have seen


def test_a_card_is_seen_only_behind_its_own_curtain(dev: Dev) -> None:
    ran = dev("play", GAME, "--seed", "3", typed=SEEN * 2)
    assert ran.status == 0
    pages = ran.out.split("La tablette passe à : ")
    assert [page.split(".")[0] for page in pages[1:]] == ["Ana", "Bo", "Chloé"]
    assert "Ta carte" not in pages[0]
    for page, name in zip(pages[1:3], ("Ana", "Bo"), strict=True):
        curtain, private = page.split("Entrée, une fois seul devant l'écran.")
        assert "carte" not in curtain
        assert f"Ta carte, {name}" in private
        assert "\n" * 60 in private  # the page before has scrolled away
    assert "Ta carte" not in pages[3]
    assert ran.out.rstrip().endswith("À bientôt.")


def test_a_whole_game(dev: Dev) -> None:
    # Numbers, and Enter for the curtains between; stopping is the last choice of every page.
    ran = dev("play", GAME, "--seed", "3", "--json", typed="\n2\n1\n")
    assert ran.json["finished"]
    assert ran.json["outcome"]["reason"] == "stopped"
    told = dev("play", GAME, "--seed", "3", typed="\n2\n1\n")
    assert "La table arrête la partie : le coffre reste fermé, et garde son secret." in told.out
    assert "The table stops the game" in dev("play", GAME, "--lang", "en", typed="\n2\n1\n").out


def test_what_is_typed_wrong_is_asked_again(dev: Dev) -> None:
    ran = dev("play", GAME, typed="\n0\n99\nx\n-1\n=5\n²\n2\n1\n")
    assert ran.out.count("(un numéro") == 1 + 6
    assert "garde son secret" in ran.out


def test_moves_are_taken_back_or_the_reason_is_said(dev: Dev) -> None:
    start = SEEN * 4 + "\n"
    ran = dev("play", GAME, "--seed", "3", typed=start + "u\n11\nu\n\n")
    assert "! Le coup d'avant est celui de quelqu'un d'autre." in ran.out
    # After a pass the table talks; the pass is taken back and the same page asks again.
    assert ran.out.count("choisis une action") == 3
    assert dev("play", GAME, typed="\nu\nq\n").out.count("! ") == 1


def test_everything_that_a_viewer_sees(dev: Dev) -> None:
    ran = dev("play", GAME, "--seed", "3", typed="\nv\nq\n")
    assert '"cards"' in ran.out


def test_a_clock_is_a_choice(dev: Dev) -> None:
    typed = SEEN * 4 + "\n11\n2\n\n"
    ran = dev("play", GAME, "--seed", "3", "--set", "talk=20", typed=typed)
    assert "Fin du temps de parole" in ran.out
    assert "désignes-tu" in ran.out


def test_a_game_is_kept_and_gone_on_with(dev: Dev, tmp_path: Path) -> None:
    save = tmp_path / "evening.jsonl"
    first = dev("play", GAME, "--save", save, "--json", typed=SEEN).json
    again = dev("play", GAME, "--save", save, "--json", typed=SEEN).json
    assert (again["moves"], again["finished"]) == (first["moves"] + 1, False)
    save.write_bytes(save.read_bytes()[:-5])
    told = dev("play", GAME, "--save", save)
    assert "! La dernière ligne" in told.out


def test_dice_are_rolled_or_typed(dev: Dev) -> None:
    game = "agence_tous_risques"
    rolled = dev("play", game, "--seed", "1", typed="1\n" * 4)
    assert "1  Lancer" in rolled.out
    typed = dev("play", game, "--seed", "1", "--dice", typed="1\n" * 4)
    assert "Lancer\n" not in typed.out
    assert "   6  " in typed.out
