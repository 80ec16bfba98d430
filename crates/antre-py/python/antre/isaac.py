"""Floors of The Binding of Isaac.

Rules, with their sources: ``docs/rules/isaac.md``. One function per question.
"""

from ._isaac import *  # noqa: F403
from ._isaac import __all__ as __all__
