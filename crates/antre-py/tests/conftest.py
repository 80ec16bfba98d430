"""What the tests share."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
#: The README's roster.
ROSTER = "[rules]" + (ROOT / "README.md").read_text().split("```toml\n[rules]")[1].split("```")[0]
#: Heavy forms of the same tests.
LONG = os.environ.get("ANTRE_LONG") == "1"


@pytest.fixture(scope="session")
def cli() -> str:
    """The command line's program: what Python must agree with."""
    found = os.environ.get("ANTRE_CLI") or shutil.which("antre")
    assert found, "set ANTRE_CLI to the program antre (cargo build -p antre-cli)"
    return found


@pytest.fixture(scope="session")
def said(cli):
    """Runs the command line: exit code, standard output, standard error."""

    def run(*args, **options):
        done = subprocess.run(
            [cli, *map(str, args)], capture_output=True, text=True, cwd=ROOT, env={**os.environ, "LANG": "C.UTF-8"}, **options
        )
        return done.returncode, done.stdout, done.stderr

    return run
