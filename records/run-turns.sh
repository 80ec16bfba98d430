#!/bin/sh
# Measures steps, turns, events and plans of the two turn machines: sh records/run-turns.sh > records/DATE-turns.md
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-sky -p antre-torneko3 --example sky_rates --example torneko3_rates
told=$(mktemp -d)
trap 'rm -rf "$told"' EXIT
examples="${CARGO_TARGET_DIR:-target}/release/examples"
"$examples/sky_rates" > "$told/sky.tsv"
"$examples/torneko3_rates" > "$told/torneko3.tsv"
python3 - "$told/sky.tsv" "$told/torneko3.tsv" <<'PY'
import datetime, os, platform, subprocess, sys

asked = {"steps, five at +0": 50e6, "steps, five from -1 to +3": 50e6, "events, five from -1 to +3": 5e6,
         "plan to depth 12": 1, "turns, ten characters": 2e6}
cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
rustc = subprocess.run(["rustc", "--version"], capture_output=True, text=True).stdout.strip()
print(f"# sky and torneko3: steps, turns, plans, {datetime.date.today()}\n")
print(f"`sh records/run-turns.sh` on {cpu}, {os.cpu_count()} cores, shared with other work; {rustc}.\n")
print("Per CPU-second on one core, best of seven rounds. No step or turn allocates (`tests/allocations.rs` of both crates).\n")
print("| machine | work | checksum | operations | rate (1/s) | asked (1/s) | rate ÷ asked |\n|---|---|---:|---:|---:|---:|---:|")
for path, machine in zip(sys.argv[1:3], ("sky", "torneko3")):
    for line in open(path):
        name, checksum, count, rate = line.rstrip("\n").split("\t")
        want = asked.get(name)
        tail = f"{want:,.0f} | {float(rate) / want:.2f} |" if want else "| |"
        print(f"| {machine} | {name} | {checksum} | {int(count):,} | {float(rate):,.0f} | {tail}")
PY
