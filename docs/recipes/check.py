"""Runs the recipes of docs/search.md and compares every count with `antre dq9 find`.

Usage: check.py ANTRE   (the program; DuckDB must be importable)

SQL runs in DuckDB and, where it can be imported, in DataFusion; Python runs where Polars can be imported. Two of the
twelve ranks are looked at; all of them with ANTRE_LONG=1.
"""

import importlib.util
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable

import duckdb

TABLES = ("dq9-maps.parquet", "dq9-maps.arrow")


def engines() -> dict[str, dict[str, Callable[[str], int]]]:
    """By language of a recipe, what runs it: each takes the recipe's text and gives a number of rows."""
    sql = {"DuckDB": lambda text: duckdb.sql(text).fetchall()[0][0]}
    python = {}
    if importlib.util.find_spec("datafusion"):
        import datafusion

        context = datafusion.SessionContext().enable_url_table()
        sql["DataFusion"] = lambda text: context.sql(text.strip().rstrip(";")).collect()[0].column(0)[0].as_py()
    if importlib.util.find_spec("polars"):
        import polars

        python["Polars"] = lambda text: eval(text.strip(), {"pl": polars})
    return {"sql": sql, "python": python}


def main(antre: str) -> int:
    text = (pathlib.Path(__file__).parent.parent / "search.md").read_text(encoding="utf-8")
    recipes = re.findall(r"```(sql|python)\n(?:--|#) find: (.*?)\n(.*?)```", text, re.S)
    if not recipes:
        print("no recipe in docs/search.md")
        return 1
    rows = "true" if os.environ.get("ANTRE_LONG") else 'rank in ["B5", "DD"]'
    run_by = engines()
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for table in TABLES:
            subprocess.run([antre, "dq9", "catalog", "maps", "--rows", rows, "--as", table.split(".")[1],
                            "--folder", folder, "--quiet"], check=True, stdout=subprocess.DEVNULL)
        for language, condition, recipe in recipes:
            for table in TABLES:
                recipe = recipe.replace(table, f"{folder}/{table}")
            found = subprocess.run(
                [antre, "dq9", "find", f"({condition}) && {rows}", "--format", "csv", "--columns", "id", "--quiet"],
                check=True, capture_output=True, text=True,
            )
            ours = len(found.stdout.splitlines()) - 1
            for engine, run in run_by[language].items():
                theirs = run(recipe)
                print(f"{'same' if ours == theirs else 'DIFFERS'}: {engine} {theirs} rows, {ours} found: {condition}")
                wrong += ours != theirs
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
