#!/bin/sh
# Measures the explorer's server and page in one go: sh records/run-explore.sh > records/DATE-explore.md
# Needs wrk, python3, node and Chromium (see web/run.sh). The server runs on the same cores as the load.
set -eu
cd "$(dirname "$0")/.."
cargo build --release --quiet --locked -p antre-cli
antre="${CARGO_TARGET_DIR:-target}/release/antre"
seconds="${SECONDS_EACH:-10}"
work=$(mktemp -d)
cargo xtask site --dir "$work/site" > /dev/null
native=$(cargo run --release --quiet --locked -p antre-wasm --example prepare)
"$antre" explore --port 0 --no-open --quiet > "$work/address" &
server=$!
trap 'kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
while [ ! -s "$work/address" ]; do sleep 0.1; done
base=$(sed 's,/$,,' "$work/address")
python3 - "$base" "$server" "$seconds" "$antre" <<'PY'
import datetime, gzip, json, os, pathlib, platform, re, subprocess, sys, threading, time, urllib.error, urllib.request

base, server, seconds, antre = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
run = lambda *command: subprocess.run(command, capture_output=True, text=True).stdout.strip()
memory = lambda: int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{server}/status").read())[1]) // 1024
print(f"# The explorer, {datetime.date.today()}\n")
print(f"`sh records/run-explore.sh` on {cpu}, {os.cpu_count()} cores shared with the load and with other work "
      f"(load average {os.getloadavg()[0]:.1f}); {run('rustc', '--version')}, {run('wrk', '-v').splitlines()[0] if run('wrk', '-v') else 'wrk'}.\n")
print(f"## Asks, {seconds} s each\n\n| question | connections | asks/s | p50 | p99 | not 2xx | bytes |\n|---|---:|---:|---:|---:|---:|---:|")
for path, connections in [("/healthz", 32), ("/api/v1/sky/due", 32), ("/api/v1/sky/stage?up=9,8", 32),
                          ("/api/v1/duel/fight?seed=16", 32), ("/api/v1/sky/timeline?scenario=agility-three", 32)]:
    size = len(urllib.request.urlopen(base + path).read())
    text = run("wrk", "-t2", f"-c{connections}", f"-d{seconds}s", "--latency", base + path)
    rate = re.search(r"Requests/sec:\s+(\S+)", text)[1]
    of = lambda part: re.search(rf"\n\s+{part}%\s+(\S+)", text)[1]
    bad = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    print(f"| `{path}` | {connections} | {float(rate):,.0f} | {of(50)} | {of(99)} | {bad[1] if bad else 0} | {size:,} |", flush=True)
print(f"\nMemory after this: {memory()} MiB.\n")

# A storm of searches: everybody is answered, and look-ups go on.
search = base + "/api/v1/sky/plan?scenario=L:walk%20E1:walk%20E2:walk&depth=9&setup=agility,pass,walk"
statuses, waits, lock, over = {}, [], threading.Lock(), time.monotonic() + seconds
def ask(url):
    begun = time.monotonic()
    try:
        with urllib.request.urlopen(url, timeout=120) as response:
            response.read()
            status = response.status
    except urllib.error.HTTPError as error:
        status = f"{error.code} with Retry-After {error.headers['retry-after']}"
    except OSError as error:
        status = type(error).__name__
    return status, time.monotonic() - begun
def searching():
    while time.monotonic() < over:
        status, _ = ask(search)
        with lock:
            statuses[status] = statuses.get(status, 0) + 1
clients = [threading.Thread(target=searching) for _ in range(200)]
for client in clients: client.start()
while time.monotonic() < over:
    status, took = ask(base + "/api/v1/sky/due")
    waits.append((took, status))
    time.sleep(0.02)
for client in clients: client.join()
waits.sort()
print(f"## A storm of 200 searching clients, {seconds} s\n")
print("| answer | times |\n|---|---:|")
for status, times in sorted(statuses.items(), key=str): print(f"| {status} | {times} |")
print(f"\nLook-ups meanwhile: {len(waits)}, all 200: {all(status == 200 for _, status in waits)}; p50 {waits[len(waits)//2][0]*1e3:.1f} ms, "
      f"p99 {waits[int(len(waits)*0.99)][0]*1e3:.1f} ms (the 200 clients run on the same cores). Memory: {memory()} MiB.\n")

files = [path for path in pathlib.Path("web/page").rglob("*") if path.suffix in {".html", ".js", ".mjs", ".css", ".svg"} and not path.name.endswith(".d.mts")]
fetch = lambda path: urllib.request.urlopen(base + path).read()
parts = [path.read_bytes() for path in files] + [fetch("/picture.css"), fetch("/api/v1/forms.json"), fetch("/api/v1/words/en.json")]
print("## Size\n")
print(f"The page with its forms and words: {sum(map(len, parts)):,} bytes, {sum(len(gzip.compress(part, 6)) for part in parts):,} compressed with gzip 6 "
      f"(asked: at most 150,000 without wasm). The program: {os.path.getsize(antre):,} bytes.")
PY
rules="$work/site/rules/antre_wasm_bg.wasm"
printf '\nThe rules as WebAssembly: %s bytes, %s compressed with gzip 9 (asked: at most 900,000).\n\n' \
  "$(wc -c < "$rules")" "$(gzip -9 -c "$rules" | wc -c)"
printf '## In Chromium\n\n| what | measured | asked |\n|---|---|---|\n'
node web/test/figures.mjs "$base" "$work/site" "$native"
