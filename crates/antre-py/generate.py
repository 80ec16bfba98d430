#!/usr/bin/env python3
"""Writes the package's functions and dataclasses from the schema of the questions and answers.

A question is defined once, as a struct of the facade with its doc comments; flags, web form and Python's function come from
it. Run after building the module (``maturin develop``): ``python generate.py``, or ``--check`` to only compare.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import keyword
import re
import sys
import textwrap
from pathlib import Path
from typing import Any, Iterator

HERE = Path(__file__).resolve().parent
WIDTH = 120

#: Questions whose word is taken by a batch function.
RENAMED = {("dq9", "chests"): "contents"}

#: Parameters of every function, after the question's own.
DETAIL = {
    "lang": "language of the words",
    "explain": "how much of the draws is told: ``short`` and ``full`` fill ``trace``",
    "svg": "draw the picture, where there is one",
}

HEAD = '"""Made from the questions\' schema by generate.py: do not change by hand."""\n\nfrom __future__ import annotations\n'


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="compare with what is there; exit 1 if it differs")
    arguments.add_argument("--module", help="the native module [default: the installed one]")
    given = arguments.parse_args()
    made = files(json.loads(native(given.module).schema()))
    folder = HERE / "python" / "antre"
    stale = [name for name, text in made.items() if not same(folder / name, text)]
    if given.check:
        for name in stale:
            print(f"{folder / name} is stale: run generate.py", file=sys.stderr)
        return 1 if stale else 0
    for name in stale:
        (folder / name).write_text(made[name])
        print(folder / name)
    return 0


def native(path: str | None) -> Any:
    """The native module alone: the package imports what is written here."""
    if path is None:
        package = importlib.util.find_spec("antre")
        assert package and package.submodule_search_locations, "antre is not installed: maturin develop"
        path = str(next(Path(package.submodule_search_locations[0]).glob("_antre*.so")))
    spec = importlib.util.spec_from_file_location("antre._antre", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def same(path: Path, text: str) -> bool:
    return path.exists() and path.read_text() == text


def files(schema: dict[str, Any]) -> dict[str, str]:
    """Every generated file."""
    questions = Questions(schema["query"], schema["detail"])
    answers = Answers(schema["answer"])
    made = {"_facts.py": answers.module()}
    for system, verbs in questions.systems():
        functions, names, used = [], [], set()
        for verb, node in verbs:
            name = RENAMED.get((system, verb or system), (verb or system).replace("-", "_"))
            facts = answers.of(system, verb)
            used.add(facts)
            functions.append(questions.function(system, verb, name, node, facts))
            names.append(name)
        text = HEAD + "\nimport os\nfrom typing import Any, Literal, Sequence\n\nfrom . import _inputs\n"
        text += "from ._answer import Answer, ask\n"
        text += f"from ._facts import {', '.join(sorted(used))}\n\n"
        text += "__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n"
        made[f"_{system}.py"] = text + "".join(f"\n\n{function}" for function in functions)
    return made


def resolve(node: dict[str, Any], defs: dict[str, Any]) -> dict[str, Any]:
    """A node with what it refers to; its own words come first."""
    while "$ref" in node:
        name = node["$ref"].rsplit("/", 1)[-1]
        own = {key: value for key, value in node.items() if key != "$ref"}
        target = defs[name]
        merged = {**target, **own}
        if "properties" in own and "properties" in target:
            merged["properties"] = {**own["properties"], **target["properties"]}
            merged["required"] = [*own.get("required", ()), *target.get("required", ())]
        if "$ref" in target:
            merged["$ref"] = target["$ref"]
        node = {**merged, "name": node.get("name", name)}
    return node


def nullable(node: dict[str, Any]) -> tuple[dict[str, Any], bool]:
    """A node without its null, and whether it had one."""
    kind = node.get("type")
    if isinstance(kind, list) and "null" in kind:
        rest = [one for one in kind if one != "null"]
        node = {**node, "type": rest[0] if len(rest) == 1 else rest}
        if "enum" in node:
            node["enum"] = [value for value in node["enum"] if value is not None]
        return node, True
    options = node.get("anyOf")
    if options and {"type": "null"} in options:
        rest = [one for one in options if one != {"type": "null"}]
        if len(rest) == 1:
            own = {key: value for key, value in node.items() if key != "anyOf"}
            return {**rest[0], **own}, True
    return node, False


def words(node: dict[str, Any]) -> list[str] | None:
    """The words of an enumeration."""
    if "enum" in node and all(isinstance(value, str) for value in node["enum"]):
        return list(node["enum"])
    options = node.get("oneOf") or node.get("anyOf") or []
    found: list[str] = []
    for option in options:
        if "const" in option and isinstance(option["const"], str):
            found.append(option["const"])
        elif "enum" in option:
            found.extend(option["enum"])
        else:
            return None
    return found or None


class Questions:
    def __init__(self, schema: dict[str, Any], detail: dict[str, Any]) -> None:
        self.schema, self.defs = schema, schema["$defs"]
        detail_of = {name: resolve(node, detail["$defs"]) for name, node in detail["properties"].items()}
        self.langs, self.explains = words(detail_of["lang"]), words(detail_of["explain"])

    def systems(self) -> Iterator[tuple[str, list[tuple[str | None, dict[str, Any]]]]]:
        for variant in self.schema["oneOf"]:
            system = variant["properties"]["system"]["const"]
            node = resolve(variant, self.defs)
            if "oneOf" in node:
                verbs = []
                for verb in node["oneOf"]:
                    word = verb["properties"]["verb"]["const"]
                    verbs.append((word, self.question(verb)))
                yield system, verbs
            else:
                yield system, [(None, self.question(variant))]

    def question(self, variant: dict[str, Any]) -> dict[str, Any]:
        """A question's struct, with the doc comment of the list it stands in: the schema merges the two."""
        return {"description": "", **resolve(variant, self.defs)}

    def parameters(self, node: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[dict[str, Any]]:
        required = node.get("required", ())
        for name, one in node.get("properties", {}).items():
            if not path and name in ("system", "verb"):
                continue
            about = one.get("description")
            bare, null = nullable(one)
            full = resolve(bare, self.defs)
            full, inner_null = nullable(full)
            if full.get("type") == "object" and "properties" in full and full.get("name") != "RoomFiles":
                # Options of a group are flags of their own; so they are parameters.
                yield from self.parameters(full, (*path, name))
                continue
            yield {
                "path": (*path, name),
                "name": name + "_" if keyword.iskeyword(name) else name,
                "required": name in required and not null and not path and "default" not in one,
                "default": one.get("default"),
                "doc": about or full.get("description") or "",
                **self.kind(full),
            }

    def kind(self, node: dict[str, Any]) -> dict[str, Any]:
        """Type, and how a value of it becomes JSON."""
        name = node.get("name")
        if name in ("Input", "Scene"):
            return {"type": "str | os.PathLike[str]", "convert": "_inputs.text({0}, {1!r})"}
        if name == "Bytes":
            return {"type": "bytes | os.PathLike[str]", "convert": "_inputs.file({0}, {1!r})"}
        if name == "Seeds":
            return {"type": "str | int | range", "convert": "_inputs.span({0})"}
        chosen = words(node)
        if chosen:
            listed = ", ".join(f'"{word}"' for word in chosen)
            comma = "," if len(chosen) == 1 else ""
            return {
                "type": f"Literal[{listed}]",
                "convert": "_inputs.choice({0}, {1!r}, (" + listed + comma + "))",
            }
        plain = {"integer": "int", "number": "float", "boolean": "bool", "string": "str"}
        checked = {"integer": "_inputs.whole({0}, {1!r})", "number": "_inputs.number({0}, {1!r})"}
        if node.get("type") in plain:
            return {"type": plain[node["type"]], "convert": checked.get(node["type"], "{0}")}
        if node.get("type") == "array":
            item, _ = nullable(resolve(node.get("items") or {}, self.defs))
            return {"type": f"Sequence[{self.kind(item)['type']}]", "convert": "_inputs.words({0})"}
        return {"type": "Any", "convert": "{0}"}

    def function(self, system: str, verb: str | None, name: str, node: dict[str, Any], facts: str) -> str:
        parameters = list(self.parameters(node))
        parameters.sort(key=lambda one: not one["required"])
        seen: set[str] = set()
        for one in parameters:
            if one["name"] in seen or one["name"] in DETAIL:
                one["name"] = "_".join(one["path"])
            assert one["name"] not in seen, (system, verb, one)
            seen.add(one["name"])
        text = f"def {name}(\n"
        starred = False
        for place, one in enumerate(parameters):
            if not one["required"] and place > 0 and not starred:
                text += "    *,\n"
                starred = True
            if one["required"]:
                text += f"    {one['name']}: {one['type']},\n"
            else:
                text += f"    {one['name']}: {one['type']} | None = None,\n"
        if not starred:
            text += "    *,\n"
        langs = ", ".join(f'"{word}"' for word in self.langs)
        explains = ", ".join(f'"{word}"' for word in self.explains)
        text += f'    lang: Literal[{langs}] = "{self.langs[0]}",\n'
        text += f'    explain: Literal[{explains}] = "{self.explains[0]}",\n'
        text += "    svg: bool = False,\n"
        text += f") -> Answer[{facts}]:\n"
        text += self.docstring(system, node, parameters)
        text += "    query: dict[str, Any] = {\n"
        text += f'        "system": "{system}",\n'
        if verb is not None:
            text += f'        "verb": "{verb}",\n'
        text += "    }\n"
        text += f'    _inputs.choice(lang, "lang", ({langs}))\n'
        text += f'    _inputs.choice(explain, "explain", ({explains}))\n'
        groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for one in parameters:
            groups.setdefault(one["path"][:-1], []).append(one)
        for path, members in groups.items():
            text += "    " + ("query |= " if not path else f"group = ") + "_inputs.given(\n        {\n"
            for one in members:
                converted = one["convert"].format(one["name"], one["path"][-1]).replace("'", '"')
                text += f'            "{one["path"][-1]}": {converted},\n'
            text += "        }\n    )\n"
            if path:
                place = "query" + "".join(f'.setdefault("{step}", {{}})' for step in path[:-1])
                text += f'    if group:\n        {place}["{path[-1]}"] = group\n'
        text += f'    return ask(query, "{facts}", lang=lang, explain=explain, svg=svg)\n'
        return text

    def docstring(self, system: str, node: dict[str, Any], parameters: list[dict[str, Any]]) -> str:
        about = node["description"]
        lines = [*wrap(escape(about), "", WIDTH - 4), ""]
        told = [(one["name"], escape(one["doc"]) + default(one)) for one in parameters]
        told += list(DETAIL.items())
        for name, doc in told:
            lines += wrap(f":param {name}: {lower(doc)}", "    ", WIDTH - 4)
        rules = "docs/rules/{duel,sky,torneko3}.md" if system == "compare" else f"docs/rules/{system}.md"
        lines += wrap(
            ":raises ValueError: what is wrong, in the command line's sentence: the input, what was found, what is "
            f"allowed. Rules and their sources: ``{rules}``",
            "    ",
            WIDTH - 4,
        )
        body = "\n".join(f"    {line}".rstrip() for line in lines)
        return f'    """{body.strip()}\n    """\n'


def default(one: dict[str, Any]) -> str:
    value = one["default"]
    if value in (None, "", [], {}, False) or "[default" in one["doc"] or not isinstance(value, (int, float, str)):
        return ""
    return f" [default: {value}]"


def escape(text: str) -> str:
    """Doc comments in Python's docstrings: code between two marks, links by their words."""
    text = re.sub(r"\[`([^`\]]+)`\](\([^)]*\))?", r"`\1`", text).replace("\\", "\\\\")
    return re.sub(r"`([^`]+)`", r"``\1``", " ".join(text.split()))


def lower(text: str) -> str:
    """Without the capital of a sentence's first word, unless it is a name or a letter."""
    first = text.split(" ", 1)[0]
    if len(first) > 1 and first[1:].islower() and first.rstrip(":,") not in ("Dragon", "Torneko", "Repentance's"):
        return text[0].lower() + text[1:]
    return text


def wrap(text: str, indent: str, width: int) -> list[str]:
    return textwrap.wrap(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False) or [""]


class Answers:
    def __init__(self, schema: dict[str, Any]) -> None:
        self.defs = schema["$defs"]
        facts = resolve(schema["properties"]["facts"], self.defs)
        # "Of [`duel::Fight`]." names the question that a variant answers.
        self.answers: dict[str, str] = {}
        self.roots: list[str] = []
        for variant in facts["anyOf"]:
            question = re.search(r"`([^`]+)`", variant.get("description", ""))
            name = variant["$ref"].rsplit("/", 1)[-1]
            self.roots.append(name)
            if question:
                self.answers[question[1]] = name
        self.names = self.reachable()

    def of(self, system: str, verb: str | None) -> str:
        # Structs are called as their verbs; where the name was taken, with an ending.
        struct = "".join(part.capitalize() for part in (verb or system).split("-"))
        found = [self.answers.get(f"{system}::{struct}{ending}") for ending in ("", "Query")]
        # "Of the `columns` of every system."
        found.append(self.answers.get(verb or system))
        return self.names[next(name for name in found if name)]

    def reachable(self) -> dict[str, str]:
        """Definitions that become dataclasses, with their Python names: one name each, told apart by their system."""
        todo, seen = list(self.roots), dict.fromkeys(self.roots)
        while todo:
            for name in refs(self.defs[todo.pop()]):
                if name not in seen:
                    seen[name] = None
                    todo.append(name)
        objects = [name for name in self.defs if name in seen and self.is_class(self.defs[name])]
        systems = {}
        for question, name in self.answers.items():
            if "::" in question:
                systems[name] = question.split("::")[0]
        made = {}
        for name in objects:
            bare = re.sub(r"(?<=[a-z])\d+$", "", name)
            clash = sum(re.sub(r"(?<=[a-z])\d+$", "", other) == bare for other in objects) > 1
            if clash and name in systems:
                made[name] = systems[name].capitalize() + bare
            else:
                made[name] = name
        return made

    @staticmethod
    def is_class(node: dict[str, Any]) -> bool:
        unions = ("oneOf", "anyOf", "allOf")
        return node.get("type") == "object" and "properties" in node and not any(union in node for union in unions)

    def spec(self, node: dict[str, Any]) -> tuple[str, str]:
        """Type, and the class that objects below it are made of (empty for none)."""
        node, null = nullable(node)
        kind, cls = self.bare(node)
        return (f"{kind} | None" if null and kind != "Any" else kind), cls

    def bare(self, node: dict[str, Any]) -> tuple[str, str]:
        if "$ref" in node:
            name = node["$ref"].rsplit("/", 1)[-1]
            if name in self.names:
                return self.names[name], self.names[name]
            return self.spec({key: value for key, value in self.defs[name].items() if key != "description"})
        chosen = words(node)
        if chosen:
            listed = ", ".join(f'"{word}"' for word in chosen)
            literal = f"Literal[{listed}]"
            return (literal if len(literal) < 80 else "str"), ""
        kind = node.get("type")
        plain = {"integer": "int", "number": "float", "boolean": "bool", "string": "str"}
        if isinstance(kind, str) and kind in plain:
            return plain[kind], ""
        if kind == "array":
            if "prefixItems" in node:
                items = [self.spec(item) for item in node["prefixItems"]]
                classes = {cls for _, cls in items}
                listed = ", ".join(item for item, _ in items)
                return f"tuple[{listed}]", classes.pop() if len(classes) == 1 else ""
            item, cls = self.spec(node["items"]) if isinstance(node.get("items"), dict) else ("Any", "")
            return f"tuple[{item}, ...]", cls
        if kind == "object":
            return "dict[str, Any]", ""
        return "Any", ""

    def module(self) -> str:
        text = HEAD + "\nfrom dataclasses import dataclass\nfrom typing import Any, Literal\n\n"
        text += "from ._frozen import Facts, made\n\n\n"
        text += "def build(name: str, told: Any) -> Any:\n"
        text += '    """The dataclass of a question\'s facts."""\n'
        text += "    return made(CLASSES, name, told)\n"
        for name, python in self.names.items():
            node = self.defs[name]
            about = wrap(escape(node.get("description", "")), "    ", WIDTH - 7)
            text += f'\n\n@dataclass(frozen=True, kw_only=True)\nclass {python}(Facts):\n    """{chr(10).join(about)}"""\n'
            of = []
            for field, one in node["properties"].items():
                kind, cls = self.spec(one)
                required = field in node.get("required", ())
                attribute = field + "_" if keyword.iskeyword(field) else field
                if required:
                    text += f"\n    {attribute}: {kind}\n"
                else:
                    absent = "" if "None" in kind or kind == "Any" else " | None"
                    text += f"\n    {attribute}: {kind}{absent} = None\n"
                doc = one.get("description")
                if doc:
                    text += f'    """{chr(10).join(wrap(escape(doc), "    ", WIDTH - 7))}"""\n'
                if cls:
                    of.append((field, cls))
            text += "\n    _of = {" + ", ".join(f'"{field}": "{cls}"' for field, cls in of) + "}\n"
        text += "\n\nCLASSES = {\n" + "".join(f'    "{python}": {python},\n' for python in self.names.values()) + "}\n"
        return text


def refs(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"].rsplit("/", 1)[-1]
        for value in node.values():
            yield from refs(value)
    elif isinstance(node, list):
        for value in node:
            yield from refs(value)


if __name__ == "__main__":
    sys.exit(main())
