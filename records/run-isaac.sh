#!/bin/sh
# Measures floors, stage tests and a count over all seeds: sh records/run-isaac.sh > records/DATE-isaac.md
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-isaac --example isaac_rates
# ANTRE is the program, where it is built already: dist/antre of `cargo xtask dist`.
[ -n "${ANTRE:-}" ] || cargo build --release --quiet --locked -p antre-cli
built="${CARGO_TARGET_DIR:-target}/release"
cpu=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
cat <<TEXT
# isaac: floors and stage tests, $(date +%F)

\`sh records/run-isaac.sh\` on ${cpu:-$(uname -m)}, $(nproc) cores, shared with other work (load $(cut -d' ' -f1 /proc/loadavg)); $(rustc --version).

Per CPU-second on one core. Obvious and fast forms make the same floors of the same seeds in one run; asked: demo 4 M, flash
level 1 100 k and level 6 300 k, abplus 0.4 M layouts, stage tests 200 M.

TEXT
"$built/examples/isaac_rates"
python3 - "${ANTRE:-$built/antre}" <<'PYTHON'
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

What brought the fast forms here, counted by `valgrind --tool=callgrind --branch-sim=yes` as the difference of a long and a
short run, per floor (the same on every machine; valgrind runs the forms for AVX2):

| floor | instructions before | now | branches guessed wrong before | now |
|---|---:|---:|---:|---:|
| demo, one after the other | 1,486 | 1,496 | 3.4 | 3.1 |
| demo, many at once | 1,966 | 1,872 | 0.6 | 0.3 |
| abplus stage 1 | 18,452 | 12,034 | 90 | 50 |
| abplus stage 3 | 27,492 | 16,544 | 126 | 67 |
| abplus stage 6 | 30,863 | 18,213 | 138 | 73 |

* demo, many at once: a floor waits for itself - each step needs the one before, and its branches are on its own draws. 256
  floors are side by side and move from one step's list to the next one's without a branch. A floor that is found gives its
  place to the next seed ("before" are lists that ran empty, so that the last floors of each waited as if alone; 32 to 42 % more
  floors a second since, interleaved runs of both). Lists of 128 and of 512 floors are slower: the rarer steps' lists are
  short, or the floors no longer fit into the nearest 48 kB. With a third form for AVX-512 the draws are made sixteen at a
  time, a fifth faster than with AVX2; one floor after the other gains nothing by it and has none.
* demo, both: a cell's four coins, a floor's first twelve coins looked up. Rooms beside one other are the dead ends and the
  last room is the boss, so that growing keeps no list of them; a floor grows as if without limit, and what the last room
  placed beyond it is taken back once. 32 tries for the secret room side by side: the processor waits for the chain of one
  batch, whatever its width. Tried without gain: only the row of a try first, neighbours kept as two boards, coins gathered
  by shifts instead of a product (the compiler takes vectors apart), all floors' coins before any opening is looked up.
* abplus: the thirteen outputs of a door are linear in the state, so that four rows of a table of 64 kB give all of them as
  two vectors, and the divisions are tested side by side: 43 instructions and no branch instead of 145 with one. Whether an
  entry is crowded is known door by door; candidates settle at their places, without those that cannot stand, while they are
  shuffled. Dead ends are put in order as sixteen words side by side; a plain room takes its dead end without a check as long
  as nothing has grown since; the doors that face a cell are shifted four directions at a time.
* A stage 3 has 1.14 layouts a floor, stages 1 and 6 have 1.00 and 1.01: floors are counted, not layouts.
TEXT
