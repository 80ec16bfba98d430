"""The functions are those of the schema."""

import subprocess
import sys
from pathlib import Path

GENERATE = Path(__file__).resolve().parents[1] / "generate.py"


def generated(*arguments):
    return subprocess.run([sys.executable, GENERATE, *arguments], capture_output=True, text=True)


def test_generated_files_are_not_stale():
    done = generated("--check")
    assert done.returncode == 0, done.stderr


def test_a_stale_file_is_told(tmp_path):
    """A doc comment that changed makes its file stale."""
    source = GENERATE.read_text()
    package = tmp_path / "python" / "antre"
    package.mkdir(parents=True)
    for made in (GENERATE.parent / "python" / "antre").glob("_*.py"):
        (package / made.name).write_text(made.read_text())
    (tmp_path / "generate.py").write_text(source)
    told = package / "_duel.py"
    told.write_text(told.read_text().replace("seed of the dice", "seed of the die"))
    done = subprocess.run([sys.executable, tmp_path / "generate.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 1 and "_duel.py is stale" in done.stderr
    assert "_dq9.py" not in done.stderr
