"""Turns, phases and characters of Torneko no Daibouken 3.

Rules, with their sources: ``docs/rules/torneko3.md``. One function per question.
"""

from ._torneko3 import *  # noqa: F403
from ._torneko3 import __all__ as _questions

__all__ = [*_questions]
