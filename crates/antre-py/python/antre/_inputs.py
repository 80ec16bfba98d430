"""What a question is made of, from what Python gives."""

from __future__ import annotations

import base64
import os
from typing import Any, Iterable


def text(value: Any, name: str) -> Any:
    """A text as it is, or a file's with its name, so that an error can say where it is wrong."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, os.PathLike):
        path = os.fspath(value)
        try:
            with open(path, encoding="utf-8") as file:
                return {"name": path, "text": file.read()}
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise ValueError(f"{path}: cannot be read: {reason}") from None
        except UnicodeDecodeError:
            raise ValueError(f"{path}: expected UTF-8 text") from None
    raise ValueError(f"{name} of type {type(value).__name__}: expected a text, or a path of a file")


def file(value: Any, name: str) -> Any:
    """Bytes, or the bytes of a file, in the form that the question has."""
    if value is None:
        return None
    if isinstance(value, os.PathLike):
        path = os.fspath(value)
        try:
            with open(path, "rb") as opened:
                value = opened.read()
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise ValueError(f"{path}: cannot be read: {reason}") from None
    if isinstance(value, str):
        value = value.encode()
    if isinstance(value, (bytes, bytearray, memoryview)):
        return base64.b64encode(value).decode()
    raise ValueError(f"{name} of type {type(value).__name__}: expected bytes, or a path of a file")


def whole(value: Any, name: str) -> Any:
    """A whole number, of whatever kind."""
    if value is None or isinstance(value, str):
        valid = value is None
    else:
        valid = hasattr(value, "__index__")
    if not valid:
        raise ValueError(f'{name} "{value}": expected a whole number')
    return None if value is None else int(value)


def number(value: Any, name: str) -> Any:
    """A number, of whatever kind."""
    try:
        return None if value is None else float(value)
    except (TypeError, ValueError):
        raise ValueError(f'{name} "{value}": expected a number') from None


def choice(value: Any, name: str, allowed: tuple[str, ...]) -> Any:
    """One of some words."""
    if value is None or value in allowed:
        return value
    raise ValueError(f'{name} "{value}": expected {", ".join(allowed)}')


def words(value: Any) -> Any:
    """A list; one text stands for a list of one."""
    if value is None:
        return None
    if isinstance(value, (str, bytes, os.PathLike)) or not isinstance(value, Iterable):
        return [value]
    return list(value)


def span(value: Any) -> Any:
    """A range as the command line writes it: ``range(1, 11)`` is ``1..=10``."""
    if isinstance(value, range) and value.step == 1:
        if len(value) == 0:
            return f"{value.start}..{value.stop}"
        return f"{value.start}..={value.stop - 1}"
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    return value


def given(values: dict[str, Any]) -> dict[str, Any]:
    """What was given; what was not is left to its default."""
    return {name: value for name, value in values.items() if value is not None}
