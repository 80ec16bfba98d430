// A server of our own and a browser for the tests.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const axe = readFileSync(here("../node_modules/axe-core/axe.min.js"), "utf8");

/** Folder of the screenshots that people look at. */
export const shots = here("./shots/");
mkdirSync(shots, { recursive: true });

/** The program. */
export function program() {
  const target = process.env.CARGO_TARGET_DIR ?? here("../../target");
  const found = [process.env.ANTRE, `${target}/debug/antre`, `${target}/release/antre`].find((path) => path && existsSync(path));
  assert.ok(found, "antre is not built: cargo build -p antre-cli, or set ANTRE");
  return found;
}

/** Starts `antre explore`, on a free port unless one is asked for. @param {string[]} [more] @param {string} [port] */
export async function serve(more = [], port = "0") {
  const child = spawn(program(), ["explore", "--port", port, "--no-open", "--quiet", ...more], { stdio: ["ignore", "pipe", "inherit"] });
  const page = await new Promise((told, failed) => {
    child.stdout.once("data", (data) => told(String(data).trim()));
    child.once("exit", (code) => failed(new Error(`antre ended with ${code}`)));
  });
  const url = new URL(page);
  return { page, origin: url.origin, stop: () => new Promise((gone) => { child.removeAllListeners("exit"); child.once("exit", gone); child.kill("SIGTERM"); }) };
}

export async function browse() {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  // Chromium's own sandbox does not run as root in a container.
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/**
 * A page that remembers everything that went wrong in it.
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function open(browser, options = {}) {
  const context = await browser.newContext({ locale: "en-GB", permissions: ["clipboard-read", "clipboard-write"], ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  /** @type {string[]} */
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(`error: ${error}`));
  page.on("console", (message) => {
    // Chromium itself tells of every answer that is a refusal; the page shows those.
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text())) wrong.push(`console: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED") wrong.push(`failed: ${request.url()}`);
  });
  return { page, wrong, close: () => context.close() };
}

/** Waits until the answer to what is asked stands there. @param {import("playwright-core").Page} page */
export async function answered(page) {
  await page.waitForSelector('.stage[aria-busy="false"] h1');
}

/** Pages that have axe-core, in every document that they load from then on. @type {WeakSet<import("playwright-core").Page>} */
const searched = new WeakSet();

/**
 * What axe-core finds, one line each: by all rules of WCAG 2.2 AA and of good practice, or by some.
 * @param {import("playwright-core").Page} page
 * @param {string[]} [rules]
 */
export async function violations(page, rules) {
  if (!searched.has(page)) {
    searched.add(page);
    await page.addInitScript(axe);
    await page.evaluate(axe);
  }
  const found = await page.evaluate(async (rules) => {
    // @ts-ignore: put there by the line above
    const result = await window.axe.run(document, {
      runOnly: rules ? { type: "rule", values: rules } : ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      // Only what is wrong is told, and nothing is named by a selector.
      resultTypes: ["violations"], selectors: false, preload: false,
    });
    return result.violations.flatMap((/** @type {any} */ one) => one.nodes.slice(0, 3).map((/** @type {any} */ node) => `${one.id}: ${node.html.slice(0, 160)}: ${node.failureSummary.replaceAll("\n", " ").slice(0, 240)}`));
  }, rules);
  return found;
}

/** Whether something is wider than the window. @param {import("playwright-core").Page} page */
export async function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
