#!/bin/sh
# Measures floors, stage tests and a count over all seeds: sh records/run-isaac.sh > records/DATE-isaac.md
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-isaac --example isaac_rates
cargo build --release --quiet --locked -p antre-cli
built="${CARGO_TARGET_DIR:-target}/release"
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
cat <<TEXT
# isaac: floors and stage tests, $(date +%F)

\`sh records/run-isaac.sh\` on ${cpu:-$(uname -m)}, $(nproc) cores, shared with other work (load $(cut -d' ' -f1 /proc/loadavg)); $(rustc --version).

Per CPU-second on one core. Obvious and fast forms make the same floors of the same seeds in one run; asked: demo 4 M, flash
level 1 100 k and level 6 300 k, abplus 0.4 M layouts, stage tests 200 M.

TEXT
"$built/examples/isaac_rates"
python3 - "$built/antre" <<'PYTHON'
import resource, subprocess, sys, time

ask = ["isaac", "find", 'curse == "lost" && variant == 2', "--seeds", "1..=4294967295", "--count"]
begun = time.monotonic()
said = subprocess.run([sys.argv[1], *ask], capture_output=True, text=True, check=True).stdout.splitlines()[0]
wall = time.monotonic() - begun
used = resource.getrusage(resource.RUSAGE_CHILDREN)
cpu = used.ru_utime + used.ru_stime
print(f"\nAll 2³² seeds through the program, asked: 15 s on two cores. `antre isaac find '{ask[2]}' --seeds {ask[4]} --count`:")
print(f"{said} CPU time of all threads {cpu:.1f} s, on two cores therefore {cpu / 2:.1f} s; wall {wall:.1f} s on the shared machine.")
PYTHON
cat <<'TEXT'

What brought the fast forms here, counted by `valgrind --tool=callgrind --branch-sim=yes` over 20,000 floors of the demo and
2,000 layouts a stage (the same on every machine):

* demo: a cell's four coins, a floor's first twelve coins looked up; coins and the tries for the secret room eight at a time
  with AVX2. 4,489 instructions a floor with coins looked up cell by cell, 2,954 with lanes, before the table of openings.
  Tried without gain: only the row of a try first (as many branches guessed wrong as draws saved), neighbours kept as two
  boards instead of made anew for each cell. What is left is waiting: every floor ends in three or four branches on its own
  draws, and nothing of the next floor is begun before; several floors in one loop would be the way on.
* abplus stage 6: branches guessed wrong fell from 208 to 137 a layout, at stage 1 from 120 to 87, for a fifth more
  instructions (25.8 k to 31.4 k): open doors, met doors and candidates gathered as bits or moved to the front before a
  branch. Tried without gain: two outputs of a door tested in any case instead of three (13 more wrong guesses a layout).
  A fifth of all instructions are the draws of doors, which one lane cannot avoid.
TEXT
