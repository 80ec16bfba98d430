// Figures of the page for the records: `node figures.mjs SERVER SITE`, rows of a table.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { answered, browse, open } from "./help.mjs";

const [base = "", dir = "", native = ""] = process.argv.slice(2);
const KINDS = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json", ".wasm": "application/wasm" };
const files = createServer((request, response) => {
  const path = normalize(new URL(request.url ?? "/", "http://x").pathname).replace(/^\/$/, "/index.html");
  try {
    const body = readFileSync(join(dir, path));
    response.writeHead(200, { "content-type": KINDS[/** @type {keyof typeof KINDS} */ (extname(path))] ?? "text/plain" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => files.listen(0, "127.0.0.1", () => done(null)));
const address = files.address();
const site = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
const browser = await browse();

/** @param {string} what @param {string} got @param {string} asked */
const row = (what, got, asked) => console.log(`| ${what} | ${got} | ${asked} |`);
/** @param {string} origin */
async function first(origin) {
  const times = [];
  for (let run = 0; run < 5; run += 1) {
    const { page, close } = await open(browser);
    const begun = performance.now();
    await page.goto(`${origin}/#/duel/fight`);
    await answered(page);
    times.push(performance.now() - begun);
    await close();
  }
  return times.sort((a, b) => a - b)[2] ?? 0;
}

row("first answer on loopback, cold cache, from the server (median of 5)", `${(await first(base)).toFixed(0)} ms`, "≤ 1 s");
row("the same without a server, WebAssembly loaded", `${(await first(site)).toFixed(0)} ms`, "");
{
  const { page, close } = await open(browser);
  await page.goto(`${site}/#/duel/fight`);
  await answered(page);
  // The layouts alone, on one worker, against the program on one thread.
  const time = await page.evaluate(async () => {
    // @ts-ignore: the page's own module
    const { call } = await import("./lib/rules.js");
    await call("search_columns", ["space=maps"], 1);
    const begun = performance.now();
    await call("search_prepare", ['{"condition":"chests.S >= 1"}'], 1);
    return performance.now() - begun;
  });
  row("all layouts, one worker (one thread of the program: " + Number(native).toFixed(0) + " ms)", `${time.toFixed(0)} ms, ${(Number(native) / time).toFixed(2)} ×`, "≥ 0.4 ×");
  await close();
}
{
  const { page, close } = await open(browser);
  const condition = 'level >= 80 && chests.S >= 3 && floors.exists(f, f.special != "")';
  await page.goto(`${site}/#/dq9/find?${new URLSearchParams({ condition })}`);
  await page.locator(".condition").first().waitFor();
  const begun = performance.now();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.locator(".progress p", { hasText: "hits in all" }).waitFor();
  row(`all 393,216 maps by \`${condition.replaceAll("|", "\\|")}\` in Chromium, workers fresh`, `${((performance.now() - begun) / 1000).toFixed(2)} s, ${await page.locator(".progress p").innerText()}`, "≤ 4 s");
  await close();
}
await browser.close();
files.close();
