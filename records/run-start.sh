#!/bin/sh
# Measures how long the program takes to start: sh records/run-start.sh [PROGRAM] > records/DATE-start.md
# PROGRAM is dist/antre of `cargo xtask dist`, which is made first where it is missing.
set -eu
cd "$(dirname "$0")/.."
program="${1:-dist/antre}"
[ -x "$program" ] || cargo xtask dist >&2
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
cat <<TEXT
# Start, $(date +%F)

\`sh records/run-start.sh\` on ${cpu:-$(uname -m)}, $(nproc) cores, shared with other work (load $(cut -d' ' -f1 /proc/loadavg));
$("$program" --version --verbose | head -n 2 | paste -sd, - | sed 's/,/, /'), $(wc -c < "$program") bytes.

| what | least | median | asked |
|---|---:|---:|---|
TEXT
python3 - "$program" <<'CODE'
import subprocess
import sys
import time

for arguments in (["--help"], ["--version"], ["dq9", "show", "B5:15522", "--floor", "14"], ["duel", "fight"]):
    walls = []
    for _ in range(101):
        begin = time.perf_counter()
        subprocess.run([sys.argv[1], *arguments], capture_output=True, check=True)
        walls.append(1000 * (time.perf_counter() - begin))
    walls.sort()
    asked = "≤ 20 ms" if arguments == ["--help"] else ""
    print(f"| `antre {' '.join(arguments)}`, of 101 runs | {walls[0]:.1f} ms | {walls[50]:.1f} ms | {asked} |")
CODE
