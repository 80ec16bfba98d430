#!/bin/sh
# Measures fights and queues, and rot-js on the same work, in one go: sh records/run-duel.sh > records/DATE-duel.md
# Needs node and npm. Checksums are compared first; a difference ends the run.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-duel --example duel_rates
rates="${CARGO_TARGET_DIR:-target}/release/examples/duel_rates"
rivals=$(mktemp -d)
trap 'rm -rf "$rivals"' EXIT
cp records/rivals/package.json records/rivals/duel.mjs "$rivals/"
(cd "$rivals" && npm install --silent --no-audit --no-fund >/dev/null)
"$rates" > "$rivals/ours.tsv"
node "$rivals/duel.mjs" > "$rivals/theirs.tsv"
python3 - "$rivals/ours.tsv" "$rivals/theirs.tsv" <<'PY'
import datetime, os, platform, subprocess, sys

ours, theirs = ({name: (int(checksum), int(count), float(rate))
                 for name, checksum, count, rate in (line.rstrip("\n").split("\t") for line in open(path))}
                for path in sys.argv[1:3])
for name in theirs:
    if name.startswith("exact") and ours[name][:2] != theirs[name][:2]:
        sys.exit(f"{name}: checksums differ: {ours[name][:2]} here, {theirs[name][:2]} there")
cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
run = lambda *command: subprocess.run(command, capture_output=True, text=True).stdout.strip()
asked = {"fight": 5e6, "fight with log": 1e6, "queue n=4": 80e6, "queue n=1000": 20e6, "queue n=100000": 5e6}
print(f"# duel: fights and queues, {datetime.date.today()}\n")
print(f"`sh records/run-duel.sh` on {cpu}, {os.cpu_count()} cores, shared with other work; {run('rustc', '--version')}, "
      f"node {run('node', '--version')}, rot-js 2.2.1.\n")
print("Per CPU-second on one core, best of several rounds. An operation is a whole battle, or a turn with its payment.\n")
print("| work | operations | rate (M/s) | asked (M/s) | rate ÷ asked |\n|---|---:|---:|---:|---:|")
for name, (_, count, rate) in ours.items():
    want = asked.get(name)
    print(f"| {name} | {count:,} | {rate / 1e6:.2f} | {want / 1e6:g} | {rate / want:.2f} |" if want
          else f"| {name} | {count:,} | {rate / 1e6:.2f} | | |")
print("\nAgainst rot-js `Scheduler.Speed`, in the same run. `exact` rows: speeds and price are powers of two, which its sums "
      "of 1 ÷ speed hold exactly, so both have the same turns at the same times (equal checksums, order within a tick left "
      "out). `queue` rows: the lesson's kind of speeds, where its turns are not those of the energy queue.\n")
print("| work | checksum | here (M/s) | rot-js (M/s) | ratio | asked |\n|---|---|---:|---:|---:|---:|")
for name, (checksum, _, rate) in theirs.items():
    same = f"{checksum} = {ours[name][0]}" if name.startswith("exact") else "—"
    want = 10 if name.endswith("n=4") else 25
    print(f"| {name} | {same} | {ours[name][2] / 1e6:.2f} | {rate / 1e6:.3f} | {ours[name][2] / rate:.0f}× | {want}× |")
PY
