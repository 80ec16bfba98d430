"""The tables of run-explore.sh about a running server: `load` or `memory`, address, process, seconds, minutes, program, folder
to work in."""

import datetime
import gzip
import os
import pathlib
import platform
import re
import subprocess
import sys
import time
import urllib.request

PART, BASE, SERVER, SECONDS, MINUTES, PROGRAM, WORK = sys.argv[1:8]
SECONDS = int(SECONDS)

# Another question each time: no answer was given before.
VARIED = """
local number = 0
request = function()
  number = number + 1
  return wrk.format("GET", string.format("%s", number))
end
"""

# Which statuses came, and whether those who were sent away were told when to come back.
STORM = """
local threads = {}
setup = function(thread) table.insert(threads, thread) end
init = function() searched, away, untold, other, number = 0, 0, 0, 0, 0 end
request = function()
  number = number + 1
  local condition = string.format("level+%%3E%%3D+%d+%%26%%26+chests.S+%%3E%%3D+3", 30 + number % 60)
  return wrk.format("GET", "/api/v1/search?condition=" .. condition)
end
response = function(status, headers)
  if status == 200 then searched = searched + 1
  elseif status == 429 then
    away = away + 1
    if not headers["retry-after"] then untold = untold + 1 end
  else other = other + 1 end
end
done = function()
  local sum = {searched = 0, away = 0, untold = 0, other = 0}
  for _, thread in ipairs(threads) do
    for name, value in pairs(sum) do sum[name] = value + thread:get(name) end
  end
  io.write(string.format("counts %d %d %d %d\\n", sum.searched, sum.away, sum.untold, sum.other))
end
"""


def run(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def memory():
    status = pathlib.Path(f"/proc/{SERVER}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def script(name, text):
    path = pathlib.Path(WORK, name)
    path.write_text(text)
    return str(path)


def varied(name, address):
    return script(name, VARIED.replace('"%s", number', f'"{address}", number'))


def wrk(address, connections, seconds=SECONDS, lua=None):
    more = ["-s", lua] if lua else []
    return run("wrk", "-t2" if connections > 1 else "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "--latency", *more, BASE + address)


def figures(text):
    """Answers a second, p50, p99, answers that were refusals, connections that broke."""
    part = lambda share: re.search(rf"\n\s+{share}%\s+(\S+)", text)[1]
    refused = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    broken = re.search(r"Socket errors: (.*)", text)
    return float(re.search(r"Requests/sec:\s+(\S+)", text)[1]), part(50), part(99), refused[1] if refused else "0", broken[1] if broken else "none"


def load():
    cpu = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), platform.machine())
    print(f"# The explorer, {datetime.date.today()}\n")
    print(f"`sh records/run-explore.sh` on {cpu}, {os.cpu_count()} cores shared with the load and with other work "
          f"(load average {os.getloadavg()[0]:.1f} at the beginning); {run('rustc', '--version')}, wrk.\n")

    print(f"## Asks, {SECONDS} s each, 32 connections\n")
    print("Asked: 10,000 simple asks a second with p99 of at most 20 ms. *Again* is one question asked again and again, as a link "
          "that many follow; *new* is another question each time, worked out each time.\n")
    print("| question | | asks/s | p50 | p99 | refused | broken |\n|---|---|---:|---:|---:|---:|---|")
    rows = [("/healthz", None), ("/api/v1/sky/due", None), ("/api/v1/duel/fight?seed=16", None), ("/api/v1/dq9/show?map=B5:15522", None),
            ("/api/v1/sky/timeline?scenario=agility-three", None),
            ("/api/v1/isaac/seed?seed=N", "/api/v1/isaac/seed?seed=%d"), ("/api/v1/duel/preview?cost=N", "/api/v1/duel/preview?cost=%d"),
            ("/api/v1/duel/fight?seed=N", "/api/v1/duel/fight?seed=%d")]
    for at, (address, new) in enumerate(rows):
        lua = varied(f"{at}.lua", new) if new else None
        if lua is None:
            urllib.request.urlopen(BASE + address).read()
        rate, middle, worst, refused, broken = figures(wrk(address if lua is None else "", 32, lua=lua))
        print(f"| `{address}` | {'new' if lua else 'again'} | {rate:,.0f} | {middle} | {worst} | {refused} | {broken} |", flush=True)
    print(f"\nMemory after this: {memory():.0f} MiB.\n")

    print(f"## A storm of 200 searching clients, {3 * SECONDS} s\n")
    storm = subprocess.Popen(["wrk", "-t1", "-c200", f"-d{3 * SECONDS}s", "--timeout", "120s", "-s", script("storm.lua", STORM), BASE],
                             stdout=subprocess.PIPE, text=True)
    time.sleep(SECONDS / 2)
    again = figures(wrk("/api/v1/sky/due", 8, 2 * SECONDS // 2))
    new = figures(wrk("", 8, 2 * SECONDS // 2, varied("meanwhile.lua", "/api/v1/duel/preview?cost=7&count=%d")))
    told = storm.communicate()[0]
    searched, away, untold, other = map(int, re.search(r"counts (\d+) (\d+) (\d+) (\d+)", told).groups())
    broken = re.search(r"Socket errors: (.*)", told)
    print(f"Searches done {searched}; sent away with 429 {away}, of them without `Retry-After` {untold}; other answers {other}; "
          f"broken connections: {broken[1] if broken else 'none'}.\n")
    print("| look-ups meanwhile, 8 connections | asks/s | p50 | p99 (asked: at most 100 ms) | refused |\n|---|---:|---:|---:|---:|")
    for name, (rate, middle, worst, refused, _) in (("again", again), ("new", new)):
        print(f"| {name} | {rate:,.0f} | {middle} | {worst} | {refused} |")
    print(f"\nMemory after this: {memory():.0f} MiB.\n")

    files = [path for path in pathlib.Path("web/page").rglob("*")
             if path.suffix in {".html", ".js", ".mjs", ".css", ".svg", ".webmanifest"} and not path.name.endswith(".d.mts")]
    made = ["/picture.css", "/api/v1/forms.json", "/api/v1/words/en.json"]
    parts = [path.read_bytes() for path in files] + [urllib.request.urlopen(BASE + path).read() for path in made]
    print("## Size\n")
    print(f"All of the page's files with its forms and words: {sum(map(len, parts)):,} bytes, {sum(len(gzip.compress(part, 6)) for part in parts):,} "
          f"with gzip 6, as the server sends it (asked: at most 150,000 without WebAssembly). The program: {os.path.getsize(PROGRAM):,} bytes.")


def steady():
    print(f"## Memory over {MINUTES} minutes of new questions\n\nWatched last: other work on the machine does not change it.\n")
    until = time.monotonic() + 60 * float(MINUTES)
    lua = varied("long.lua", "/api/v1/duel/fight?seed=%d")
    asking = subprocess.Popen(["wrk", "-t1", "-c16", f"-d{int(60 * float(MINUTES))}s", "-s", lua, BASE], stdout=subprocess.DEVNULL)
    print("| minute | MiB |\n|---:|---:|")
    while time.monotonic() < until - 1:
        step = min(60, until - 1 - time.monotonic())
        time.sleep(max(step, 0.1))
        print(f"| {float(MINUTES) - (until - time.monotonic()) / 60:.1f} | {memory():.0f} |", flush=True)
    asking.wait()


if PART == "load":
    load()
elif float(MINUTES) > 0:
    steady()
