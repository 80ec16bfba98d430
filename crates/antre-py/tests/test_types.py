"""Types: the package checks, the native module's stub is what it has, and a user's mistakes are found."""

import subprocess
import sys
from pathlib import Path

import antre
import pytest

PACKAGE = Path(antre.__file__).parent
CONFIG = Path(__file__).resolve().parents[1] / "pyproject.toml"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """One folder for all, since what was checked once stays in it."""
    return tmp_path_factory.mktemp("types")


def mypy(*arguments, of="mypy", cwd):
    done = subprocess.run([sys.executable, "-m", of, *map(str, arguments)], capture_output=True, text=True, cwd=cwd)
    return done.returncode, done.stdout + done.stderr


def test_the_package_is_typed(folder):
    code, told = mypy("--config-file", CONFIG, "-p", "antre", cwd=folder)
    assert code == 0, told


def test_the_stub_is_what_the_module_has(folder):
    code, told = mypy("antre._antre", "--ignore-disjoint-bases", of="mypy.stubtest", cwd=folder)
    assert code == 0, told


#: Lines of a user's program, and what is said about each.
PROGRAM = {
    'antre.dq9.show("B5:15522", flor=14)': 'Unexpected keyword argument "flor"',
    'antre.duel.fight(seed="16")': 'incompatible type "str"; expected "int | None"',
    "antre.duel.fight(seed=16).facts.turnz": '"FightFacts" has no attribute "turnz"',
    'antre.dq9.maps("B5", range(3)).to_polars()': '"Table" has no attribute "to_polars"',
    'antre.duel.fight(lang="xx")': "incompatible type",
    "reveal_type(antre.duel.fight().facts.won)": 'Revealed type is "bool"',
    "for part in antre.dq9.find(): reveal_type(part)": 'Revealed type is "antre._antre.Table"',
    'antre.dq9.show("B5:15522", floor=14, lang="fr").facts': None,
}


def test_a_users_program_is_checked(folder):
    (folder / "program.py").write_text("\n".join(["import antre", *PROGRAM]) + "\n")
    _, told = mypy("--config-file", CONFIG, "program.py", cwd=folder)
    for number, (line, about) in enumerate(PROGRAM.items(), 2):
        found = [one for one in told.splitlines() if one.startswith(f"program.py:{number}:")]
        assert about in "\n".join(found) if about else not found, (line, told)
