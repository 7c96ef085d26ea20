"""Reads all that people read, and lists what a publisher would send back."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from coffres.dev.command import Args, Console, Done, Parser
from coffres.dev.evidence import checkout
from coffres.engine.languages import LANGUAGES, SOURCE
from coffres.engine.registry import GAMES, find, tips, words
from coffres.engine.trouble import N_
from coffres.l10n import translator
from coffres.storage.film import film_of, has_film

if TYPE_CHECKING:
    from coffres.ui.rulebook import Paragraph

_MOST = 20  # words of a sentence that asks
_MOST_IN_RULES = 25  # in English
_WORD = re.compile(r"[^\W_][\w'’-]*|\{\w+\}")
_END = re.compile(r"(?<=[.!?…])\s+")
# Before a name that may begin with any letter: « de Ana », « que Eve ».
_ELIDED = re.compile(r"\b(?:de|que|jusque|lorsque|puisque|qu'|d') ?\{(\w+)\}")
# gaps that hold a name; all others hold numbers and things of ours
_NAMES = re.compile(r"name|foe|target|opponent|player_name|winner|owner|\w+_seat")


def arguments(parser: Parser) -> None:
    parser.add("games", metavar="GAME", nargs="*", help=N_("un ou plusieurs jeux ; sans rien, tout"))


def run(args: Args, console: Console) -> Done:
    games = [find(key).key for key in args.games] or list(GAMES)
    found = [fault for game in games for fault in of_game(game)]
    if not args.games:
        found += of_catalogues()
    for fault in found:
        console.line(fault)
    return Done({"faults": found}, status=1 if found else 0)


def of_game(game: str) -> list[str]:
    """What is wrong with a game's questions, tips and rules, in every language."""
    os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
    from coffres.ui.rulebook import read  # imported late: it lies in the window's package

    found = [f"{game}: « {prompt} » has no tip and is not marked as needing none" for prompt in untold(game)]
    for lang in LANGUAGES:
        say = translator(lang, game)
        asked = {prompt: say(text) for prompt, text in words(game).PROMPTS.items()}
        told = {f"tip of {prompt}": say(text) for prompt, text in tips(game).items()}
        says = captions(game, lang)
        found += [
            f"{game} {lang}, {where}: {fault}" for where, fault in long_winded({**asked, **told, **says})
        ]
        found += [f"{game} {lang}, {where}: {fault}" for where in says for fault in untidy(says[where])]
        book = read(game, lang)
        found += [f"{game} {lang}, rules: {fault}" for fault in early(book)]
        if lang != SOURCE:
            clauses = {
                paragraph.clause or f"paragraph {at}": paragraph.text for at, paragraph in enumerate(book)
            }
            found += [
                f"{game} {lang}, {where}: {fault}" for where, fault in long_winded(clauses, _MOST_IN_RULES)
            ]
        found += [
            f"{game} {lang}, {paragraph.clause or 'rules'}: {fault}"
            for paragraph in book
            for fault in untidy(paragraph.text)
        ]
    return found


def captions(game: str, lang: str) -> dict[str, str]:
    """What the film of a game says, scene by scene."""
    scenes = film_of(game).scenes if has_film(game) else ()
    return {f"scene {number}": scene.says[lang] for number, scene in enumerate(scenes, 1)}


def of_catalogues() -> list[str]:
    """What is wrong with any sentence of the app."""
    from coffres.dev import words_tool  # imported late: its library is installed for developers only

    found = []
    for domain, catalogue in words_tool.extract(checkout()).items():
        for message in catalogue:
            if not message.id or not isinstance(message.id, str) or _of_tools(message.locations):
                continue
            for lang in LANGUAGES:
                text = translator(lang, domain)(message.id)
                faults = [*untidy(text), *(unelided(text) if lang == SOURCE else ())]
                found += [f"{domain} {lang}: {fault}: {text}" for fault in faults]
    return found


def _of_tools(locations: Sequence[tuple[str, object]]) -> bool:
    """Whether a sentence is for developers only, who also type its signs."""
    return all(file.startswith("coffres/dev/") for file, _line in locations)


def untold(game: str) -> list[str]:
    """The prompts without a tip that are not marked as needing none."""
    none = import_module(f"coffres.games.{game}.tips").NONE
    return sorted(set(words(game).PROMPTS) - set(tips(game)) - set(none))


def long_winded(texts: dict[str, str], most: int = _MOST) -> Iterator[tuple[str, str]]:
    for where, text in texts.items():
        for sentence in _END.split(text):
            count = len(_WORD.findall(sentence))
            if count > most:
                yield where, f"{count} words: {sentence}"


def early(book: Iterable[Paragraph]) -> Iterator[str]:
    """Words that a clause uses before the clause that explains them."""
    book = list(book)
    clauses = [paragraph for paragraph in book if paragraph.clause]
    order = {paragraph.clause: place for place, paragraph in enumerate(clauses)}
    for word in (paragraph for paragraph in book if paragraph.word):
        if word.at not in order:
            yield f"« {word.word} » is explained at {word.at}, which is not there"
            continue
        used = re.compile(rf"\b{re.escape(word.word)}(?:s|x|es)?\b", re.IGNORECASE)
        for paragraph in clauses[: order[word.at]]:
            if used.search(paragraph.text):
                yield f"« {word.word} » stands in {paragraph.clause}, before {word.at} explains it"


def untidy(text: str) -> Iterator[str]:
    if '"' in text:
        yield "a straight quote"
    if re.search(r"\S  +\S", text):
        yield "a doubled space"


def unelided(text: str) -> Iterator[str]:
    """Turns of phrase that would need « d'Ana » for one name and « de Bo » for another."""
    for found in _ELIDED.finditer(text):
        if _NAMES.fullmatch(found[1]):
            yield f"« {found[0]} » does not hold for every name"
