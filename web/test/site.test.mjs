// The page without a server: the same answers from the workers, searches in parts, offline.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { answered, browse, open, overflow, serve, shots, violations } from "./help.mjs";

const dir = process.env.SITE ?? "";
const skip = dir === "" ? "SITE names no folder that cargo xtask site made" : false;
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".webmanifest": "application/manifest+json", ".wasm": "application/wasm" };

/** @type {import("node:http").Server} */
let files;
/** @type {string} */
let origin;
/** @type {import("playwright-core").Browser} */
let browser;
/** What a file is for once: other bytes, or null for none. @type {((path: string, body: Buffer) => Buffer|null)|null} */
let spoil = null;
before(async () => {
  if (skip) return;
  files = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname)).replace(/^\/$/, "/index.html");
    const file = join(dir, path);
    const body = file.startsWith(dir) && existsSync(file) ? readFileSync(file) : null;
    const given = body && spoil ? spoil(path, body) : body;
    if (given === null) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": KINDS[/** @type {keyof typeof KINDS} */ (extname(file))] ?? "text/plain", "cache-control": "no-cache" });
    return response.end(given);
  });
  await new Promise((done) => files.listen(0, "127.0.0.1", () => done(null)));
  const address = files.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  browser = await browse();
});
after(async () => {
  await browser?.close();
  files?.close();
});

test("questions are answered beside the page", { skip }, async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${origin}/#/duel/fight`);
  await answered(page);
  assert.equal(await page.locator(".stage h1").innerText(), "Iva wins seed 16 in 9 turns, 40 ticks and 23 draws, with 35 of 48 life left.");
  for (const link of ["#/dq9/show?map=B5:15522", "#/isaac/show?seed=B911+97JS&stage=3", "#/sky/timeline?scenario=agility-three", "#/torneko3/timeline?scenario=warp-trap", "#/duel/sim?seeds=1..%3D2000"]) {
    await page.goto(`${origin}/?${encodeURIComponent(link)}${link}`);
    await answered(page);
  }
  await page.goto(`${origin}/?wrong#/dq9/show?map=XX`);
  await page.getByRole("alert").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /^map XX: expected RR:seed/);
  assert.deepEqual(wrong, []);
  await close();
});

test("server and workers give the same answers", { skip }, async () => {
  const server = await serve();
  const { page, wrong, close } = await open(browser);
  await page.goto(`${origin}/#/duel/fight`);
  await answered(page);
  const many = process.env.ANTRE_LONG ? 500 : 120;
  const langs = ["en", "fr", "ja", "it", "es", "id"];
  const pick = (/** @type {any[]} */ list, /** @type {number} */ at) => list[at % list.length];
  for (let at = 0; at < many; at += 1) {
    // A fixed walk through the questions: the same on every machine.
    const number = Math.imul(at + 1, 2654435761) >>> 0;
    const [path, values] = /** @type {[string, Record<string, string>]} */ (pick([
      ["duel/fight", { seed: String(number) }],
      ["dq9/show", { map: `${pick(["02", "38", "4C", "65", "8D", "A1", "B5", "C9", "DD"], number >> 4)}:${number % 32768}` }],
      ["isaac/show", { seed: String(number), stage: String(1 + (number % 8)), profile: pick(["abplus", "flash", "demo"], at) }],
      ["sky/stage", { up: `${number % 12},${number % 7}`, flat: String((number % 5) - 2) }],
      ["torneko3/timeline", { scenario: pick(["warp-trap", "theft-1"], at) }],
      ["dq9/decode", { name: `${pick(["Granite Tunnel of Woe", "Ruby Path of Doubt", "Emerald World of Gloom"], number)} Lv. ${1 + (number % 99)}` }],
      ["duel/preview", { count: String(1 + (number % 20)), cost: String(50 + (number % 60)) }],
      ["dq9/show", { map: `ZZ:${number}` }],
    ], at));
    const text = new URLSearchParams({ ...values, lang: pick(langs, number >> 3), explain: pick(["no", "short"], at), ...(at % 3 === 0 ? { narrow: "true" } : {}) }).toString();
    const theirs = await (await fetch(`${server.origin}/api/v1/${path}?${text}`)).json();
    const ours = await page.evaluate(async ([system, verb, values]) => {
      // @ts-ignore: the page's own module
      const { call } = await import("./lib/rules.js");
      return call("ask", [system, verb, values]).catch((/** @type {string} */ wrong) => wrong);
    }, [...path.split("/"), text]);
    assert.deepEqual(JSON.parse(ours), theirs, `${path}?${text}`);
  }
  assert.deepEqual(wrong, []);
  await close();
  await server.stop();
});

test("a search over all maps: odds, progress, pause, hits that stay", { skip }, async () => {
  const { page, wrong, close } = await open(browser);
  const condition = 'level >= 90 && boss == "Hammibal" && chests.S >= 3';
  await page.goto(`${origin}/#/dq9/find?${new URLSearchParams({ condition, columns: "level" })}`);
  await page.locator(".condition").first().waitFor();
  assert.equal(await page.locator(".condition").count(), 3);
  const begun = Date.now();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.locator(".progress p", { hasText: "hits in all 393,216" }).waitFor();
  console.log(`# all maps with their layouts searched in ${((Date.now() - begun) / 1000).toFixed(2)} s`);
  const told = await page.locator(".progress p").innerText();
  assert.ok(await page.locator(".hits li").count() > 3);
  await page.reload();
  await page.locator(".progress p", { hasText: "Kept from before" }).waitFor();
  assert.ok((await page.locator(".progress p").innerText()).startsWith(told));
  await page.screenshot({ path: `${shots}site-find.png`, fullPage: true });
  assert.deepEqual(await violations(page), []);
  await page.locator(".hits a").first().click();
  await answered(page);
  assert.match(page.url(), /dq9\/show\?map=/);
  assert.deepEqual(wrong, []);
  await close();
});

test("a search pauses, goes on after a reload, and finds what one without a pause finds", { skip }, async () => {
  const { page, wrong, close } = await open(browser);
  const find = async (/** @type {string} */ more) => {
    // Every map has to be made for this one, so that there is time to pause.
    await page.goto(`${origin}/?${more}#/dq9/find?${new URLSearchParams({ condition: "chests.S * 2 >= 24" })}`);
    await page.locator(".condition").first().waitFor();
  };
  const done = page.locator(".progress p", { hasText: "hits in all 393,216" });
  await find("pause");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector("progress")?.value ?? 0) > 0);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const resume = page.getByRole("button", { name: "Go on", exact: true });
  await resume.waitFor();
  const before = Number(await page.locator("progress").getAttribute("value"));
  assert.ok(before > 0 && before < 393_216, `${before}`);
  await page.reload();
  await resume.waitFor();
  assert.equal(Number(await page.locator("progress").getAttribute("value")), before);
  await resume.click();
  await done.waitFor();
  const inTwo = [await done.innerText(), await page.locator(".hits li").allInnerTexts()];
  await page.getByRole("button", { name: "Search from the start", exact: true }).click();
  await done.waitFor();
  assert.deepEqual([await done.innerText(), await page.locator(".hits li").allInnerTexts()], inTwo);
  assert.deepEqual(wrong, []);
  await close();
});

test("it opens without a network, and can be installed", { skip }, async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${origin}/#/duel/fight`);
  await answered(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const manifest = await (await fetch(`${origin}/manifest.webmanifest`)).json();
  assert.equal(manifest.display, "standalone");
  const inside = await page.context().newCDPSession(page);
  const { installabilityErrors } = await inside.send("Page.getInstallabilityErrors");
  // A context of a test counts as a private window, which is the only thing in the way.
  assert.deepEqual(installabilityErrors.filter((error) => error.errorId !== "in-incognito"), []);
  await page.context().setOffline(true);
  await page.goto(`${origin}/?offline#/isaac/show?seed=B911+97JS&stage=3`);
  await answered(page);
  assert.match(await page.locator(".stage h1").innerText(), /boss is 9 rooms away/);
  await page.goto(`${origin}/?offline2#/dq9/find?condition=level+%3E%3D+99`);
  await page.locator(".condition").first().waitFor();
  assert.equal(await overflow(page), 0);
  assert.deepEqual(wrong, []);
  await close();
});

test("rules that do not come are told, and asked for again", { skip }, async () => {
  for (const bytes of [null, Buffer.from("no module")]) {
    spoil = (path, body) => (path.endsWith("_bg.wasm") ? bytes : body);
    const { page, wrong, close } = await open(browser);
    await page.goto(`${origin}/#/duel/fight`);
    await page.getByText("The rules could not be loaded.").waitFor();
    assert.ok(await page.getByLabel("Seed", { exact: true }).isVisible());
    spoil = null;
    await page.getByRole("button", { name: "Seed: one more" }).click();
    await answered(page);
    assert.match(await page.locator(".stage h1").innerText(), /seed 17/);
    assert.deepEqual(wrong.filter((line) => !/Failed to load resource/.test(line)), []);
    await close();
  }
});

test("newer files wait until the reader takes them", { skip }, async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${origin}/#/duel/fight?seed=18`);
  await answered(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const names = () => page.evaluate(() => caches.keys());
  const before = await names();
  spoil = (path, body) => (path === "/sw.js" ? Buffer.from(String(body).replace(/const VERSION = "/, "$&next")) : body);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.getByText("A newer version of this page is there.").waitFor();
  assert.match(await page.locator(".stage h1").innerText(), /seed 18/);
  await page.getByRole("button", { name: "Load it" }).click();
  await page.getByText("A newer version of this page is there.").waitFor({ state: "detached" });
  await answered(page);
  assert.match(await page.locator(".stage h1").innerText(), /seed 18/);
  await page.waitForFunction((before) => caches.keys().then((names) => names.length === 1 && names[0] !== before), before[0]);
  spoil = null;
  assert.deepEqual(wrong, []);
  await close();
});
