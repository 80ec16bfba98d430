"""The README's Python example in an environment that has nothing but the wheel: its figures are the command line's.

Run by .ci/python; needs no other package.
"""

import contextlib
import io
import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
CLI = os.environ["ANTRE_CLI"]


def ran(source: str) -> str:
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(source, "README.md", "exec"), {})
    return told.getvalue()


def main() -> None:
    checked = 0
    for readme in ("README.md", "crates/antre-py/README.md"):
        text = (ROOT / readme).read_text(encoding="utf-8")
        for source, printed in re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.S):
            assert ran(source) == printed, f"{readme}: printed\n{ran(source)}expected\n{printed}"
            checked += 1
            # What stands before a printed line is the command that prints the same.
            for command in re.findall(r"# antre (.*)\n", source):
                done = subprocess.run(f"{CLI} {command}", shell=True, capture_output=True, text=True, check=True)
                first = done.stdout.splitlines()[0]
                assert first in printed, f"{command}: printed {first!r}: expected it in\n{printed}"
                checked += 1
    assert checked >= 4, "the README has an example"
    print(f"fresh environment: {checked} passed, 0 failed")


main()
