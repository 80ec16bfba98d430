#!/usr/bin/env python3
"""Runs the notebooks beside it and compares what they print with what they keep; ``--write`` keeps what they print.

Pictures are drawn again but not compared: a drawing library may set a letter elsewhere. What is kept has no times and no
names of machines.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).resolve().parent
#: Bytes of a notebook with its outputs at most.
LARGEST = 120_000


def printed(notebook: nbformat.NotebookNode) -> list[list[str]]:
    """The texts of every cell's outputs; what is printed comes in pieces that differ from run to run, and is one text here."""
    told = []
    for cell in notebook.cells:
        texts, printing = [], False
        for output in cell.get("outputs", []):
            if output.output_type == "stream":
                texts[len(texts) - printing :] = ["".join(texts[len(texts) - printing :]) + output.text]
            elif "text/plain" in output.get("data", {}) and "image/png" not in output.data:
                texts.append(output.data["text/plain"])
            printing = output.output_type == "stream"
        told.append(texts)
    return told


def tidy(notebook: nbformat.NotebookNode) -> None:
    """Takes out what differs from run to run, and what nobody looks at."""
    notebook.metadata = {
        "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
        "language_info": {"name": "python"},
    }
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if output.get("name") != "stderr"]
            for output in cell.outputs:
                output.pop("metadata", None)
                if output.output_type in ("display_data", "execute_result"):
                    output["metadata"] = {}
                    if "image/png" in output.data:
                        output.data.pop("text/plain", None)


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true")
    arguments.add_argument("notebooks", nargs="*", type=Path)
    given = arguments.parse_args()
    failed = 0
    paths = given.notebooks or sorted(HERE.glob("*.ipynb"))
    for path in paths:
        notebook = nbformat.read(path, as_version=4)
        kept = printed(notebook)
        NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(HERE)}}).execute()
        tidy(notebook)
        if given.write:
            nbformat.write(notebook, path)
        size = len(nbformat.writes(notebook))
        same = printed(notebook) == kept or given.write
        if not same:
            for number, (ours, theirs) in enumerate(zip(printed(notebook), kept)):
                if ours != theirs:
                    print(f"{path.name}, cell {number}: printed {ours}\nkept {theirs}", file=sys.stderr)
        if size > LARGEST:
            print(f"{path.name}: {size} bytes with its outputs: expected at most {LARGEST}", file=sys.stderr)
        failed += not same or size > LARGEST
    print(f"notebooks: {len(paths) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
