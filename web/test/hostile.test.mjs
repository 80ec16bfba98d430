// What can go wrong around the page: it says so, is never blank, and goes on where it can.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answered, browse, open, serve } from "./help.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What Chromium itself says of requests that fail; anything else is the page's. @param {string[]} wrong */
const own = (wrong) => wrong.filter((line) => !/^failed: |Failed to load resource/.test(line));

test("a browser that keeps nothing shows, searches and says what it cannot keep", async () => {
  for (const how of ["throws", "refuses"]) {
    const { page, wrong, close } = await open(browser);
    await page.addInitScript((how) => {
      const denied = () => { throw new DOMException("denied", "SecurityError"); };
      if (how === "throws") {
        Object.defineProperty(window, "indexedDB", { get: denied });
        Object.defineProperty(window, "localStorage", { get: denied });
      } else {
        const refused = IDBFactory.prototype.open;
        // A version below the one that is there is refused by the browser with an event.
        IDBFactory.prototype.open = function (name) { return refused.call(this, name, 1); };
        refused.call(indexedDB, "antre", 9);
      }
    }, how);
    await page.goto(`${server.origin}/#/dq9/find?condition=level+%3E%3D+99`);
    await page.locator(".condition").first().waitFor();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.locator(".progress p", { hasText: "hits in all 393,216" }).waitFor();
    await page.goto(`${server.origin}/?list#/dq9/show?map=B5:15522`);
    await answered(page);
    await page.getByRole("button", { name: "Put on my list" }).click();
    await page.getByText("This browser keeps nothing here").waitFor();
    // Language and theme hold as long as the page is open.
    await page.locator(".tools select").selectOption("fr");
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await page.getByRole("button", { name: /Thème/ }).click();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("a server that is stopped: the page says so, keeps what it has, and goes on with the next one", async () => {
  const mortal = await serve();
  const port = new URL(mortal.origin).port;
  const { page, wrong, close } = await open(browser);
  // Every map has to be made for this one, so that there is time.
  await page.goto(`${mortal.origin}/#/dq9/find?${new URLSearchParams({ condition: "chests.S * 2 >= 20" })}`);
  await page.locator(".condition").first().waitFor();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector("progress")?.value ?? 0) > 0);
  await mortal.stop();
  const alert = page.getByRole("alert");
  await alert.waitFor();
  assert.match(await alert.innerText(), /(The search stopped|The server ends).* go on/i);
  const done = Number(await page.locator("progress").getAttribute("value"));
  assert.ok(done > 0 && done < 393_216, `${done}`);
  // A question now: an alert, not a blank page, and the question stays to be asked again.
  await page.getByRole("navigation", { name: "Labs" }).getByText("Duel").click();
  await page.getByText("The program behind this page does not answer.").waitFor();
  assert.ok(await page.getByLabel("Seed", { exact: true }).isVisible());
  const next = await serve([], port);
  await page.getByRole("button", { name: "Seed: one more" }).click();
  await answered(page);
  assert.match(await page.locator(".stage h1").innerText(), /seed 17/);
  await page.goBack();
  await page.goBack();
  const resume = page.getByRole("button", { name: "Go on", exact: true });
  await resume.waitFor();
  assert.equal(Number(await page.locator("progress").getAttribute("value")), done);
  await resume.click();
  await page.waitForFunction((done) => Number(document.querySelector("progress")?.value ?? 0) > done, done);
  assert.deepEqual(own(wrong), []);
  await close();
  await next.stop();
});

test("a part of the page that does not come", async () => {
  for (const [lang, what, words] of /** @type {[string, string, RegExp][]} */ ([["en", "**/api/v1/forms.json", /could not be opened/], ["en", "**/api/v1/words/en.json", /could not be opened/], ["ja", "**/api/v1/words/ja.json", /Copy/]])) {
    const { page, wrong, close } = await open(browser);
    await page.route(what, (route) => route.fulfill({ status: 500, body: "<html>no" }));
    await page.goto(`${server.origin}/#/duel/fight?lang=${lang}`);
    await page.waitForFunction((words) => new RegExp(words).test(document.body.innerText), words.source);
    assert.deepEqual(own(wrong).filter((line) => !/status of 500/.test(line)), []);
    await close();
  }
});

test("answers that are none, slow ones, and refusals", async () => {
  const { page, wrong, close } = await open(browser);
  /** @type {Record<string, (route: import("playwright-core").Route) => Promise<void>>} */
  const answers = {
    html: (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    busy: (route) => route.fulfill({ status: 429, headers: { "retry-after": "0" }, json: { error: "too many searches at once" } }),
    broken: (route) => route.abort("connectionreset"),
  };
  for (const [seed, [name, answer]] of Object.entries(answers).entries()) {
    await page.route("**/api/v1/duel/fight?*", answer);
    await page.goto(`${server.origin}/?${name}#/duel/fight?seed=${seed}`);
    await page.getByRole("alert").waitFor();
    assert.match(await page.getByRole("alert").innerText(), name === "busy" ? /too many searches/ : /does not answer/);
    await page.unroute("**/api/v1/duel/fight?*");
    // The same question goes right as soon as it can.
    await page.getByRole("button", { name: "Seed: one more" }).click();
    await answered(page);
    assert.equal(await page.getByRole("alert").count(), 0);
  }
  assert.deepEqual(own(wrong).filter((line) => !/status of (502|429)/.test(line)), []);
  await close();
});
