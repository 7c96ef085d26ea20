"""Every prompt, move and fact has a sentence in each language, without an unfilled field."""

from __future__ import annotations

from collections import Counter

from coffres.engine.checks.playout import Position, everywhere
from coffres.engine.checks.subject import Findings, Subject
from coffres.engine.contract import CHANCE, EVERYTHING, Move
from coffres.engine.languages import LANGUAGES
from coffres.engine.words import Names, Translate, heading, prompt


def sentences(subject: Subject, thoroughness: int = 1) -> list[str]:
    findings = Findings()
    _declared(subject, findings)
    for position in everywhere(subject, thoroughness, 8):
        if findings.enough:
            break
        for lang, translate in subject.languages.items():
            _prompts(position, lang, translate, findings)
            _chapter(position, lang, translate, findings)
            _moves(position, lang, translate, findings)
    return findings.lines()


def _declared(subject: Subject, findings: Findings) -> None:
    """Everything that the game declares has a sentence, and no sentence is for something undeclared."""
    game, words = subject.game, subject.words
    options = {option.name for option in game.options}
    for name, wanted, have in (
        ("ENDINGS", set(game.endings), set(words.ENDINGS)),
        ("OPTIONS", options, set(words.OPTIONS)),
    ):
        if wanted != have:
            findings.add(f"words.{name} and the game differ in {sorted(wanted ^ have)}", game.key)
    tables = (words.PROMPTS, words.REFUSALS, words.ENDINGS, words.CHAPTERS, words.OPTIONS, words.VALUES)
    texts = {key: text for table in tables for key, text in table.items()}
    for key, text in texts.items():
        if not text.strip():
            findings.add(f"the sentence of {key!r} is empty", game.key)


def _prompts(position: Position, lang: str, translate: Translate, findings: Findings) -> None:
    words, names = position.subject.words, position.setting.names()
    for ask in position.subject.game.asks(position.state):
        if ask.prompt in words.PROMPTS:  # if it is missing, the check of the structure finds that
            _readable(lang, prompt(words, ask, names, translate), ask.prompt, position, findings)


def _chapter(position: Position, lang: str, translate: Translate, findings: Findings) -> None:
    game, words = position.subject.game, position.subject.words
    chapter = game.chapter(position.state)
    if chapter.kind not in words.CHAPTERS:
        findings.add(f"chapter {chapter.kind!r} has no heading", position)
        return
    text = heading(words, chapter, position.setting.names(), translate)
    _readable(lang, text, chapter, position, findings)


def _moves(position: Position, lang: str, translate: Translate, findings: Findings) -> None:
    game, words, state = position.subject.game, position.subject.words, position.state
    names = position.setting.names()
    for ask in game.asks(state):
        moves = game.legal(state, ask.by)
        labels = [words.choice(move, names, translate) for move in moves]
        for move, label in zip(moves, labels, strict=True):
            if not label.strip():
                findings.add(f"{lang} choice {move.verb!r} has no label", position)
            _readable(lang, label, move, position, findings)
        twice = [label for label, count in Counter(labels).items() if count > 1]
        if twice and ask.by != CHANCE:
            findings.add(
                f"{lang} prompt {ask.prompt!r} offers different moves by one name: {twice}", position
            )
        for move in moves[:12] + game.interrupts(state):
            _facts(position, move, names, (lang, translate), findings)


def _facts(
    position: Position, move: Move, names: Names, language: tuple[str, Translate], findings: Findings
) -> None:
    game, words = position.subject.game, position.subject.words
    for viewer in (*position.setting.viewers(), EVERYTHING):
        fact = game.tell(position.state, move, viewer)
        if fact:
            sentence = words.fact(fact, names, language[1])
            _readable(language[0], sentence, fact, position, findings)


def _readable(lang: str, sentence: str, of: object, position: Position, findings: Findings) -> None:
    if LANGUAGES[lang].hole.search(sentence) or sentence != sentence.strip():
        findings.add(f"in {lang} {of} reads {sentence!r}", position)
