"""Exact mechanics of five dungeon crawlers: one question in, one answer out.

``antre.dq9``, ``duel``, ``isaac``, ``sky`` and ``torneko3`` have one function per question; :func:`compare` puts the same
party into the turn machines. Whole spaces come as tables that Polars, pandas, DuckDB and PyArrow take without a copy;
``antre.dask`` spreads them over many machines. Everything wrong with a question is a ``ValueError`` with the sentence that
the command line prints.
"""

from . import dq9, duel, isaac, sky, torneko3
from ._antre import PROGRAM, Table, __version__
from ._answer import Answer
from ._compare import compare
from ._spaces import Column, Plan, Space, merge

__all__ = [
    "Answer",
    "Column",
    "PROGRAM",
    "Plan",
    "Space",
    "Table",
    "__version__",
    "compare",
    "dq9",
    "duel",
    "isaac",
    "merge",
    "sky",
    "torneko3",
]
