#!/bin/sh
# Measures grottos, and the slow model on the same work, in one go: sh records/run-dq9.sh > records/DATE-dq9.md
# Needs python3. Checksums are compared first; a difference ends the run.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-dq9 --example dq9_rates
rates="${CARGO_TARGET_DIR:-target}/release/examples/dq9_rates"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$rates" > "$work/ours.tsv"
python3 records/rivals/dq9.py > "$work/theirs.tsv"
python3 - "$rates" "$work/ours.tsv" "$work/theirs.tsv" <<'PY'
import datetime, os, platform, resource, subprocess, sys

rates, *paths = sys.argv[1:]
parse = lambda lines: {name: (int(checksum), int(count), float(seconds))
                       for name, checksum, count, seconds in (line.rstrip("\n").split("\t") for line in lines)}
ours, theirs = (parse(open(path)) for path in paths)
for name in theirs:
    if ours[name][:2] != theirs[name][:2]:
        sys.exit(f"{name}: checksums differ: {ours[name][:2]} here, {theirs[name][:2]} in the model")

# Everything from a cold start: the best of five processes, and what the largest of them took of the memory.
rounds = []
for _ in range(5):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run([rates, "everything"], capture_output=True, text=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    rounds.append((parse(out.splitlines(True))["everything"], cpu))
if len({everything[:2] for everything, _ in rounds}) != 1:
    sys.exit(f"everything: checksums differ between runs: {rounds}")
wall, cpu = min(everything[2] for everything, _ in rounds), min(cpu for _, cpu in rounds)
# Of all children so far this is the peak; the slow model ran elsewhere.
megabytes = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024

cpu_name = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
run = lambda *command: subprocess.run(command, capture_output=True, text=True).stdout.strip()
load = os.getloadavg()[0]
print(f"# dq9: grottos, {datetime.date.today()}\n")
print(f"`sh records/run-dq9.sh` on {cpu_name}, {os.cpu_count()} cores, shared with other work (load {load:.0f}); "
      f"{run('rustc', '--version')}, Python {platform.python_version()}.\n")
print("CPU time of one thread, best of several rounds, unless it says wall.\n")
print("| work | figure | asked | reached |\n|---|---:|---:|---|")
row = lambda work, figure, asked, reached: print(f"| {work} | {figure} | {asked} | {'yes' if reached else 'no'} |")
rate = ours["headers"][1] / ours["headers"][2] / 1e6
row("headers", f"{rate:.1f} M/s", "≥ 25 M/s", rate >= 25)
row(f"all {ours['layouts'][1]:,} layouts with memory and chest draws", f"{ours['layouts'][2]:.3f} s", "≤ 0.5 s", ours["layouts"][2] <= 0.5)
count = rounds[0][0][1]
row(f"everything ({count:,} floors), two threads, cold start, wall", f"{wall:.3f} s", "≤ 1.5 s", wall <= 1.5)
print(f"| the same, CPU time of both threads | {cpu:.3f} s | | |")
row("the same, memory at most", f"{megabytes:.0f} MB", "≤ 300 MB", megabytes <= 300)
row("name index", f"{ours['index'][2] * 1e3:.1f} ms", "≤ 50 ms", ours["index"][2] <= 0.05)
each = ours["decode"][2] / ours["decode"][1]
row("decoding a name, mean", f"{each * 1e3:.3f} ms", "≤ 1 ms", each <= 1e-3)
row("decoding hostile text, longest", f"{ours['decode, hostile text'][2] * 1e3:.3f} ms", "≤ 1 ms", ours["decode, hostile text"][2] <= 1e-3)
print("\nAgainst the slow model (`oracle/dq9/model.py`), in the same run, equal checksums. No other program that makes these maps "
      "is in a package registry; Grotto-Searcher, a web page, is not run here.\n")
print("| work | checksum | operations | here (s) | model (s) | ratio |\n|---|---|---:|---:|---:|---:|")
for name, (checksum, count, seconds) in theirs.items():
    here = ours[name][2]
    print(f"| {name} | {checksum} = {ours[name][0]} | {count:,} | {here:.6f} | {seconds:.3f} | {seconds / here:,.0f}× |")
PY
