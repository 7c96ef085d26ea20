"""What a canvas is made of, for those who measure or compare what is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from kivy.graphics.instructions import Instruction, InstructionGroup


def everything_in(group: InstructionGroup) -> Iterator[Instruction]:
    """All instructions, in the order of drawing, and the groups in which they are."""
    for child in group.children:
        yield child
        if isinstance(child, InstructionGroup):
            yield from everything_in(child)


def drawn_in(group: InstructionGroup) -> Iterator[Instruction]:
    """All instructions without the groups."""
    return (each for each in everything_in(group) if not isinstance(each, InstructionGroup))
