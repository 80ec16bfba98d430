"""Runs the SQL of docs/search.md with DuckDB and compares every count with `antre dq9 find`.

Usage: check.py ANTRE   (the program; DuckDB must be importable)

Two of the twelve ranks are looked at; all of them with ANTRE_LONG=1.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

import duckdb


def main(antre: str) -> int:
    text = (pathlib.Path(__file__).parent.parent / "search.md").read_text(encoding="utf-8")
    recipes = re.findall(r"```sql\n-- find: (.*?)\n(.*?)```", text, re.S)
    if not recipes:
        print("no recipe in docs/search.md")
        return 1
    rows = "true" if os.environ.get("ANTRE_LONG") else 'rank in ["B5", "DD"]'
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([antre, "dq9", "catalog", "maps", "--rows", rows, "--folder", folder, "--quiet"],
                       check=True, stdout=subprocess.DEVNULL)
        for condition, sql in recipes:
            sql = sql.replace("'dq9-maps.parquet'", f"'{folder}/dq9-maps.parquet'")
            theirs = duckdb.sql(sql).fetchall()[0][0]
            found = subprocess.run(
                [antre, "dq9", "find", f"({condition}) && {rows}", "--format", "csv", "--columns", "id", "--quiet"],
                check=True, capture_output=True, text=True,
            )
            ours = len(found.stdout.splitlines()) - 1
            print(f"{'same' if ours == theirs else 'DIFFERS'}: {theirs} rows, {ours} found: {condition}")
            wrong += ours != theirs
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
