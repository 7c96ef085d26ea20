"""Bad input, as a sentence for the people at the table."""

from __future__ import annotations

from collections.abc import Callable


def N_(sentence: str) -> str:
    """Marks a French sentence for the catalogue without translating it yet."""
    return sentence


class Trouble(Exception):
    """Something is wrong with what the user gave us. Nothing was changed.

    Carries the French source sentence and its fields apart, so that whoever shows it can translate it.
    """

    def __init__(self, sentence: str, **fields: object) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.fields = fields

    def say(self, translate: Callable[[str], str]) -> str:
        """A field that is a trouble itself is said within the sentence."""
        fields = {
            name: value.say(translate) if isinstance(value, Trouble) else value
            for name, value in self.fields.items()
        }
        return translate(self.sentence).format(**fields)

    def __str__(self) -> str:
        return self.say(str)
