"""Turns on a dungeon floor of Pokémon Mystery Dungeon: Explorers of Sky.

Rules, with their sources: ``docs/rules/sky.md``. One function per question.
"""

from ._sky import *  # noqa: F403
from ._sky import __all__ as _questions

__all__ = [*_questions]
