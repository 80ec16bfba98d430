// One question, three ways: the program's command line, its server, and its rules as WebAssembly give the same answer.
// 60 questions of a walk that is the same everywhere; 500 with ANTRE_LONG=1.
import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { MODULES, ofSystem } from "../page/lib/modules.js";
import { program, serve } from "./help.mjs";

const run = promisify(execFile);
const dir = process.env.SITE ?? "";
const skip = dir === "" ? "SITE names no folder that cargo xtask site made" : false;
const LANGS = ["en", "fr", "ja", "it", "es", "id"];

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** The modules, by name. @type {Record<string, any>} */
const rules = {};
/** @type {string} */
let work;
before(async () => {
  if (skip) return;
  server = await serve();
  // Node takes a file for a module by its name.
  work = mkdtempSync(join(tmpdir(), "antre-"));
  for (const name of MODULES) {
    copyFileSync(join(dir, `rules/${name}.js`), join(work, `${name}.mjs`));
    const module = await import(pathToFileURL(join(work, `${name}.mjs`)).href);
    module.initSync({ module: readFileSync(join(dir, `rules/${name}_bg.wasm`)) });
    module.bring_forms(readFileSync(join(dir, "rules/forms.json"), "utf8"));
    rules[name] = module;
  }
});
after(async () => {
  await server?.stop();
  if (work) rmSync(work, { recursive: true });
});

/** Numbers in which no pattern is to be seen, the same on every machine. @param {number} at */
function dice(at) {
  let state = Math.imul(at + 1, 0x9E3779B1) >>> 0;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2C1B3C6D) + 0x6D2B79F5) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** @param {number} at @returns {{path: string, values: Record<string, string>}} */
function question(at) {
  const roll = dice(at);
  const of = (/** @type {any[]} */ list) => list[roll(list.length)];
  const qualities = ["02", "38", "3D", "4C", "51", "65", "79", "8D", "A1", "B5", "C9", "DD"];
  const map = () => `${of(qualities)}:${roll(32768)}`;
  const names = ["Granite Tunnel of Woe", "Ruby Path of Doubt", "Emerald World of Gloom", "Bronze Mine of Bane"];
  const [path, values] = of([
    () => ["duel/fight", { seed: roll(1e9) }],
    () => ["duel/preview", { count: 1 + roll(20), cost: 50 + roll(60) }],
    () => ["duel/lesson", { step: 1 + roll(8) }],
    () => ["duel/sim", { seeds: `${roll(1000)}..=${1000 + roll(1000)}` }],
    () => ["dq9/show", { map: map() }],
    () => ["dq9/show", { map: map(), floor: 1 + roll(3) }],
    () => ["dq9/chests", { map: map(), floor: 3 + roll(2) }],
    () => ["dq9/boss", { boss: of(["Equinox", "Nemean", "Shogum", "Trauminator", "Hammibal"]) }],
    () => ["dq9/decode", { name: `${of(names)} Lv. ${1 + roll(99)}` }],
    () => ["dq9/show", { map: `ZZ:${roll(100)}` }],
    () => ["isaac/show", { seed: roll(1e9), stage: 1 + roll(8), profile: of(["abplus", "flash", "demo"]) }],
    () => ["isaac/stages", { seed: roll(1e9) }],
    () => ["isaac/seed", { seed: of(["B911 97JS", "B911 97JX", "nonsense", String(roll(1e9))]) }],
    () => ["sky/stage", { up: `${roll(12)},${roll(7)}`, flat: roll(5) - 2 }],
    () => ["sky/due", {}],
    () => ["sky/timeline", { scenario: of(["agility-three", "all-normal", "refresh-trap", "slow-leader"]), steps: 1 + roll(30) }],
    () => ["torneko3/timeline", { scenario: of(["warp-trap", "theft-1", "no-such"]) }],
    () => ["compare/turns", {}],
  ])();
  const text = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return { path, values: { ...text, lang: of(LANGS), explain: of(["no", "no", "short"]) } };
}

test("the command line, the server and WebAssembly give the same answers", { skip }, async () => {
  const many = process.env.ANTRE_LONG ? 500 : 60;
  /** @type {Record<string, number>} */
  const told = { answers: 0, refusals: 0 };
  for (let at = 0; at < many; at += 1) {
    const { path, values } = question(at);
    const text = new URLSearchParams(values).toString();
    const response = await fetch(`${server.origin}/api/v1/${path}?${text}`);
    const theirs = await response.json();
    const module = rules[ofSystem(path.split("/")[0] ?? "")];
    const lacking = module.lacking(text);
    if (lacking) module.bring_words(lacking, readFileSync(join(dir, `rules/words/${lacking}.ftl`), "utf8"));
    let ours;
    try {
      ours = module.ask(...path.split("/"), text);
    } catch (wrong) {
      ours = wrong;
    }
    assert.deepEqual(JSON.parse(String(ours)), theirs, `${path}?${text}`);
    if (!response.ok) {
      told.refusals = (told.refusals ?? 0) + 1;
      continue;
    }
    told.answers = (told.answers ?? 0) + 1;
    // The command that the page would copy.
    const command = theirs.shown.command.replace(/^antre/, '"$0"');
    const flags = `--format json --lang ${values.lang} ${values.explain === "no" ? "" : `--explain=${values.explain}`}`;
    const { stdout } = await run("bash", ["-c", command.includes("\n") || / -- /.test(command) ? command.replace('"$0"', `"$0" ${flags}`) : `${command} ${flags}`, program()], { maxBuffer: 1 << 28 })
      .catch((/** @type {any} */ wrong) => (wrong.code === 1 ? wrong : Promise.reject(wrong)));
    assert.deepEqual(JSON.parse(stdout), theirs.answer, theirs.shown.command);
  }
  console.log(`# ${told.answers} answers and ${told.refusals} refusals`);
  assert.ok((told.answers ?? 0) > many / 2 && (told.refusals ?? 0) > 0);
});

test("a lab loads at most 900 kB of rules", { skip }, (t) => {
  try {
    execFileSync("wasm-opt", ["--version"]);
  } catch {
    return t.skip("the modules are not made smaller: wasm-opt is not on the path");
  }
  for (const name of MODULES) {
    const { length } = gzipSync(readFileSync(join(dir, `rules/${name}_bg.wasm`)), { level: 9 });
    console.log(`# ${name}: ${length} bytes`);
    assert.ok(length <= 900_000, `${name}: ${length} bytes`);
  }
});
