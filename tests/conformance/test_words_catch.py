"""The checks of refusals, sentences, interruptions, options and material catch what they say they do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from coffres.engine.contract import NO_OPTIONS, TABLE, Move, Option, Preset
from coffres.games.coffre_et_cle.rules import CoffreEtCle
from coffres.games.coffre_et_cle.state import State
from tests.conformance.faults import CLAUSED, assert_caught, findings, game_with, words_with


@pytest.mark.parametrize("check", ["refusals", "sentences", "interruptions", "variants", "conservation"])
def test_the_sound_game_passes(check: str) -> None:
    assert findings(check, game_with()) == []


def _checked(refuse: Any) -> CoffreEtCle:
    def check(self: CoffreEtCle, s: State, m: Move) -> str | None:
        return str(clause) if (clause := refuse(m)) else CoffreEtCle.check(self, s, m)

    return game_with(check=check)


def test_refusals() -> None:
    assert_caught(
        "refusals", "is legal but refused by CC-11", _checked(lambda m: m.verb == "pass" and "CC-11")
    )
    assert_caught("refusals", "has no sentence", _checked(lambda m: m.verb == "no_such_verb" and "CC-01"))
    assert_caught("refusals", "turn_rule 'CC-99'", game_with(turn_rule="CC-99"))


def test_a_refusal_by_a_clause_that_the_rules_lack() -> None:
    subject = CLAUSED._replace(words=words_with(REFUSALS={**CLAUSED.words.REFUSALS, "CC-99": "Non."}))
    planted = _checked(lambda m: m.verb == "no_such_verb" and "CC-99")
    assert_caught("refusals", "is not in the rules", planted, subject)


def test_an_illegal_move_that_passes() -> None:
    def check(self: CoffreEtCle, s: State, m: Move) -> str | None:
        return None if m.verb == "designate" else CoffreEtCle.check(self, s, m)

    assert_caught("refusals", "'designate' is not legal but passes", game_with(check=check))


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"ENDINGS": {"series": "Fini."}}, "words.ENDINGS"),
        ({"OPTIONS": {**CLAUSED.words.OPTIONS, "gone": "Rien."}}, "words.OPTIONS"),
        ({"REFUSALS": {"CC-11": "  "}}, "is empty"),
        ({"PROMPTS": dict.fromkeys(CLAUSED.words.PROMPTS, "Vas-y {{name}}")}, "reads 'Vas-y {name}'"),
        ({"choice": lambda move, names, _: "Oui"}, "different moves by one name"),
        ({"choice": lambda move, names, _: ""}, "has no label"),
        ({"choice": lambda move, names, _: f"Coup {move.args} None"}, "None"),
        ({"fact": lambda fact, names, _: f"{fact[2]} "}, "fr"),
        ({"fact": lambda fact, names, _: str(fact[2])}, "None"),
    ],
)
def test_sentences(changes: dict[str, Any], what: str) -> None:
    assert_caught("sentences", what, game_with(), CLAUSED._replace(words=words_with(**changes)))


def test_a_sentence_that_only_english_lacks() -> None:
    def broken(sentence: str) -> str:
        return sentence.replace("{name}", "{name}  ")

    subject = CLAUSED._replace(languages={"fr": str, "en": broken})
    found = findings("sentences", game_with(), subject)
    assert found and all(line.startswith("in en") for line in found)


def test_interruptions() -> None:
    def check(self: CoffreEtCle, s: State, m: Move) -> str | None:
        return "CC-11" if m.verb == "stop" else CoffreEtCle.check(self, s, m)

    def lost(self: CoffreEtCle, s: State, m: Move) -> None:
        CoffreEtCle.apply(self, s, m)
        if m.verb == "stop":
            s.left[0] += 1

    def ignored(self: CoffreEtCle, s: State, m: Move) -> None:
        if m.verb != "stop":
            CoffreEtCle.apply(self, s, m)

    assert_caught("interruptions", "offered but refused by CC-11", game_with(check=check))
    assert_caught("interruptions", "loses something", game_with(apply=lost))
    assert findings("interruptions", game_with(apply=ignored)) == []  # it goes on, and ends in its own way
    asked_for = game_with(interrupts=lambda self, s: [Move(TABLE, "end_talk")])
    assert_caught("interruptions", "never asked for", asked_for)


def test_an_interruption_after_which_the_game_never_ends() -> None:
    def apply(self: CoffreEtCle, s: State, m: Move) -> None:
        CoffreEtCle.apply(self, s, m)
        if s.result == "stopped":
            s.phase = "talk"

    assert_caught("interruptions", "does not end", game_with(apply=apply))


_SOUND = CoffreEtCle.options
_HALF = Preset("courte", {4: NO_OPTIONS}, {4: 10}, "CC-60", first=True)
_WHOLE = Preset("courte", {4: {}, 5: {}}, {4: 10, 5: 10}, "CC-60", first=True)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"options": (*_SOUND, _SOUND[0])}, "declared twice"),
        ({"options": (*_SOUND, Option("rare", 7, (1, 2), "CC-04"))}, "none of its choices"),
        ({"options": (*_SOUND, Option("rare", 1, (1, 2), "CC-99"))}, "which the rules lack"),
        ({"presets": (_HALF,)}, "for every number of seats"),
        ({"presets": (_WHOLE, _WHOLE)}, "not exactly one preset"),
        ({"presets": (_WHOLE._replace(rule="CC-99"),)}, "which the rules lack"),
        ({"presets": (_WHOLE._replace(options={4: {"extra_neutrals": 2}, 5: {}}),)}, "contradicts itself"),
    ],
)
def test_declarations(changes: dict[str, Any], what: str) -> None:
    planted = game_with(**changes)
    if "options" in changes:
        planted = game_with(**changes, start=lambda self, seats, options: None)
    assert_caught("variants", what, planted)


def test_an_option_that_takes_anything() -> None:
    options = (*_SOUND, Option("board", "plain", ("plain",), "CC-04", free="layout"))
    planted = game_with(options=options, free_value=lambda self, option, value: value)
    assert_caught("variants", "accepts 4 seats with {'board': -12345}", planted)


def test_a_value_that_goes_with_nothing() -> None:
    def reconcile(self: CoffreEtCle, seats: int, given: Any, settled: Any) -> None:
        settled["rounds"] = 0
        CoffreEtCle.reconcile(self, seats, given, settled)

    assert_caught("variants", "nothing goes with 'extra_neutrals'", game_with(reconcile=reconcile))


def test_options_that_fall_over_instead_of_being_refused() -> None:
    def reconcile(self: CoffreEtCle, seats: int, given: Any, settled: Any) -> None:
        if settled["extra_neutrals"] and not settled["rounds"]:
            raise KeyError

    with pytest.raises(KeyError) as raised:
        findings("variants", game_with(reconcile=reconcile))
    assert "settling" in raised.value.__notes__[0]


def test_a_lost_card() -> None:
    def apply(self: CoffreEtCle, s: State, m: Move) -> None:
        CoffreEtCle.apply(self, s, m)
        if m.verb == "exchange":
            s.left[0] -= 1

    assert_caught("conservation", "'exchange' changes what is in the game", game_with(apply=apply))


def test_an_empty_box() -> None:
    def inventory(self: CoffreEtCle, s: State) -> Mapping[str, int]:
        return {}

    assert_caught("conservation", "inventory is empty", game_with(inventory=inventory))


def test_a_card_lost_in_imagination() -> None:
    def imagine(self: CoffreEtCle, view: Any, rng: random.Random) -> State:
        world = CoffreEtCle.imagine(self, view, rng)
        world.left[0] += 1
        return world

    assert_caught("conservation", "imagines another box", game_with(imagine=imagine))
