"""Frozen dataclasses from what was told."""

from __future__ import annotations

import keyword
from typing import Any, ClassVar


class Facts:
    """The numbers of an answer. What does not stand in it (a part that was not asked for) is ``None``."""

    _of: ClassVar[dict[str, str]]
    _given: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """As dictionaries and lists, as ``--format json`` prints it."""
        return {name: _plain(getattr(self, _attribute(name))) for name in self._given}


def made(classes: dict[str, Any], name: str, told: Any) -> Any:
    """An instance of a class, and of the classes below it."""
    cls = classes.get(name)
    if isinstance(told, list):
        return tuple(made(classes, name, one) for one in told)
    if cls is None or not isinstance(told, dict):
        return told
    facts = object.__new__(cls)
    fields = dict.fromkeys(cls.__dataclass_fields__)
    for key, value in told.items():
        fields[_attribute(key)] = made(classes, cls._of.get(key, ""), value)
    facts.__dict__.update(fields, _given=tuple(told))
    return facts


def _attribute(name: str) -> str:
    return name + "_" if keyword.iskeyword(name) else name


def _plain(value: Any) -> Any:
    if isinstance(value, Facts):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value
