"""The texts of riddle cards in the language of the table. The rules never read them (FB-33)."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from coffres.places import ASSETS


class RiddleCard(NamedTuple):
    question: str
    answer: str
    accepted: tuple[str, ...] = ()  # other wordings that are also right
    one_answer: bool = False


def riddle_card(id: str, lang: str) -> RiddleCard | None:
    """The texts of a riddle of the box; None for a riddle that the players wrote."""
    return _cards(lang).get(id)


@cache
def _cards(lang: str) -> dict[str, RiddleCard]:
    file = ASSETS / "fort_boyard" / f"riddles.{lang}.json"
    cards = json.loads(file.read_text(encoding="utf-8"))["riddles"]
    return {
        card["id"]: RiddleCard(card["question"], card["answer"], tuple(card["accepted"]), card["one_answer"])
        for card in cards
    }
