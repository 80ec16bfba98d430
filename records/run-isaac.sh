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
