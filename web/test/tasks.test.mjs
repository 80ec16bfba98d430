// What a new user comes for, with only the page: clicks and keys, no address typed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answered, browse, open, serve, violations } from "./help.mjs";

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

const sentence = (/** @type {Page} */ page) => page.locator(".stage h1").first().innerText();

/** Opens the page and a lab by its name. @param {string} lab */
async function begin(lab) {
  const opened = await open(browser);
  await opened.page.goto(server.origin);
  await opened.page.getByRole("navigation", { name: "Labs" }).getByText(lab, { exact: true }).click();
  await answered(opened.page);
  return opened;
}

/** Chooses a question of the lab. @param {Page} page @param {string} name */
const question = (page, name) => page.getByRole("navigation", { name: "Questions" }).getByRole("link", { name, exact: true }).click();

/** Adds a condition by clicking. @param {Page} page @param {string} column @param {string|null} test @param {string|null} value */
async function condition(page, column, test, value) {
  const what = page.getByLabel("What", { exact: true });
  await what.locator("option", { hasText: column }).first().waitFor({ state: "attached" });
  await what.selectOption({ label: column });
  if (test !== null) await page.getByLabel("Is", { exact: true }).selectOption(test);
  if (value !== null) {
    const field = page.getByLabel("Value", { exact: true });
    if (await field.evaluate((node) => node.tagName === "SELECT")) await field.selectOption(value);
    else await field.fill(value);
  }
  const before = await page.locator(".condition").count();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForFunction((before) => document.querySelectorAll(".condition").length === before + 1, before);
}

test("the quest's map and its namesakes", async () => {
  const { page, wrong, close } = await begin("Grotto");
  const field = page.getByRole("combobox", { name: "Map name, or rank:seed" });
  await field.fill("");
  await field.pressSequentially("granite tun");
  await page.getByRole("option", { name: /^Granite Tunnel / }).first().waitFor();
  await field.press("ArrowDown");
  await field.press("Enter");
  await page.waitForFunction(() => /** @type {HTMLInputElement} */ (document.querySelector("[role=combobox]")).value === "Granite Tunnel ");
  await field.pressSequentially("of w");
  await page.getByRole("option", { name: /Granite Tunnel of Woe Lv\./ }).waitFor();
  await page.getByRole("option", { name: /Granite Tunnel of Woe Lv\./ }).click();
  await field.pressSequentially("1");
  await field.press("Enter");
  await page.locator(".stage tbody tr").first().waitFor();
  await answered(page);
  // The map that the quest gives is one of 22 that are called so.
  assert.match(await sentence(page), /22/);
  assert.equal(await page.locator(".stage tbody tr").count(), 22);
  assert.match(await page.locator(".stage").innerText(), /[Qq]uest/);
  await page.locator(".stage tbody a").first().click();
  await page.locator(".figure .pic").waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("a map of metal kings that can be drawn from a base below 200", async () => {
  const { page, wrong, close } = await begin("Grotto");
  await question(page, "Search");
  await condition(page, "rank", "==", "B5");
  await condition(page, "floors: single_monster", "==", "metal king slime");
  await condition(page, "origins: base", "<", "200");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.locator(".progress p", { hasText: "hits in all 393,216" }).waitFor();
  await page.locator(".hits a").first().click();
  await answered(page);
  // The map says itself where it lies and from which bases; one of its floors has that monster alone.
  assert.match(await page.locator(".stage").innerText(), /only metal king slime|metal king slime/i);
  assert.match(await page.locator(".figure .pic").innerHTML(), /bases \d+/);
  assert.deepEqual(wrong, []);
  await close();
});

test("an Isaac floor whose boss is eight rooms away", async () => {
  const { page, wrong, close } = await begin("Isaac");
  await question(page, "Search");
  await condition(page, "boss_steps", "==", "8");
  assert.match(await page.locator(".condition").innerText(), /boss_steps == 8/);
  await page.getByLabel("Seeds", { exact: true }).fill("1..=4000");
  await page.getByLabel("Seeds", { exact: true }).press("Enter");
  await page.waitForFunction(() => location.hash.includes("seeds="));
  await page.locator(".condition").waitFor();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.locator(".progress p", { hasText: "hits in all 4,000" }).waitFor();
  assert.ok(await page.locator(".hits li").count() > 10);
  assert.deepEqual(await violations(page), []);
  await page.locator(".hits a").first().click();
  await answered(page);
  assert.match(await sentence(page), /boss is 8 rooms away/);
  assert.match(page.url(), /isaac\/show\?seed=/);
  assert.deepEqual(wrong, []);
  await close();
});

test("from what was seen to the seed", async () => {
  const { page, wrong, close } = await begin("Isaac");
  await question(page, "Which seed?");
  await page.getByLabel("Seeds", { exact: true }).fill("1..=20000");
  await page.getByLabel("Seeds", { exact: true }).press("Enter");
  for (const side of ["left", "right"]) await page.getByRole("button", { name: side, exact: true }).click();
  await page.locator(".builder .condition").first().waitFor();
  await condition(page, "boss_steps", "==", "5");
  await page.waitForFunction(() => document.querySelectorAll(".builder .door").length > 0);
  assert.match(await page.locator(".builder").innerText(), /leaves/);
  await page.locator(".builder .door").first().click();
  await answered(page);
  assert.match(await sentence(page), /boss is 5 rooms away/);
  assert.deepEqual(wrong, []);
  await close();
});

test("the boost and the punch that leave the enemy no turn", async () => {
  const { page, wrong, close } = await begin("Turns");
  await page.getByRole("navigation", { name: "Questions" }).getByRole("link", { name: "Plan", exact: true }).first().click();
  await answered(page);
  await page.getByLabel("Example", { exact: true }).selectOption("all-normal");
  await page.waitForFunction(() => document.querySelector(".stage h1")?.textContent?.includes("focus-punch"));
  assert.match(await sentence(page), /agility, charge:focus-punch, release: no enemy acts in between/);
  await page.getByRole("link", { name: "See it as a timeline" }).click();
  await page.locator(".figure .pic").waitFor();
  assert.match(decodeURIComponent(page.url()), /timeline\?scenario=L:agility,charge:focus-punch,release,walk/);
  assert.deepEqual(wrong, []);
  await close();
});

test("which of two rosters wins more, with the interval, by clicking", async () => {
  const { page, wrong, close } = await begin("Duel");
  await question(page, "A or B");
  await answered(page);
  await page.getByText("Fighters B", { exact: true }).first().click();
  const speed = page.getByRole("group", { name: "Fighters B" }).getByLabel("Speed", { exact: true }).first();
  await speed.waitFor();
  await speed.fill("25");
  await speed.press("Enter");
  const holds = (/** @type {string} */ text) => page.waitForFunction((text) => decodeURIComponent(location.hash).includes(text), text);
  await holds("speed+=+25");
  await page.getByText("Fighters A", { exact: true }).first().click();
  const life = page.getByRole("group", { name: "Fighters A" }).getByLabel("Life", { exact: true }).first();
  await life.fill("50");
  await life.press("Enter");
  await holds("max_hp+=+50");
  await answered(page);
  assert.match(await sentence(page), /^B wins .* more often: A .* B .*95 %/);
  assert.match(await page.locator(".stage").innerText(), /–/);
  // The link holds both rosters.
  const told = await sentence(page);
  await page.reload();
  await answered(page);
  assert.equal(await sentence(page), told);
  assert.deepEqual(wrong, []);
  await close();
});

test("when to open a chest", async () => {
  const { page, wrong, close } = await begin("Grotto");
  await question(page, "Chests");
  await answered(page);
  await page.getByLabel("Wanted", { exact: true }).fill("Sage's elixir");
  await page.getByLabel("Wanted", { exact: true }).press("Enter");
  await page.locator(".watch").waitFor();
  await page.locator(".watch button.go").click();
  await page.waitForFunction(() => document.querySelector(".watch .clock")?.textContent !== "0:00.0");
  assert.match(await page.locator(".stage").innerText(), /second/);
  assert.deepEqual(wrong, []);
  await close();
});

test("a floor of Torneko by clicking", async () => {
  const { page, wrong, close } = await begin("Turns");
  await question(page, "Phases");
  await page.getByLabel("Example", { exact: true }).selectOption("warp-trap");
  await page.getByRole("button", { name: "Change who is there and what they do" }).click();
  await page.locator(".grid").waitFor();
  const before = await sentence(page);
  await page.getByRole("button", { name: "A an enemy" }).click();
  await page.locator(".grid button").first().click();
  await page.waitForFunction((before) => document.querySelector(".stage h1")?.textContent !== before && document.querySelector(".stage")?.getAttribute("aria-busy") === "false", before);
  assert.match(decodeURIComponent(page.url()), /scenario=D/);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(wrong, []);
  await close();
});

test("a scenario that no line can tell, by clicking", async () => {
  const { page, wrong, close } = await begin("Turns");
  await question(page, "Phases");
  await page.getByLabel("Example", { exact: true }).selectOption("monster-house");
  await page.getByRole("button", { name: "Change who is there and what they do" }).click();
  await page.locator(".grid").waitFor();
  const text = () => page.locator("textarea").inputValue();
  assert.match(await text(), /\.\.@%AB/);
  // Somebody new stands there; who is painted over has no part in the file any more.
  await page.getByRole("button", { name: "A an enemy" }).click();
  await page.getByRole("button", { name: /^0,0:/ }).click();
  await page.waitForFunction(() => /^C\.\.%%%$/m.test(document.querySelector("textarea")?.value ?? ""));
  await page.getByRole("button", { name: ". floor", exact: true }).click();
  await page.getByRole("button", { name: /^5,1:/ }).click();
  await page.waitForFunction(() => !/id = "B"/.test(document.querySelector("textarea")?.value ?? "B"));
  await page.getByRole("button", { name: "+ row", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll(".grid-row").length === 4);
  await page.getByRole("button", { name: "Remove: What the player does wait" }).click();
  await page.waitForFunction(() => /^play = "E"$/m.test(document.querySelector("textarea")?.value ?? ""));
  await answered(page);
  assert.equal(await page.getByRole("alert").count(), 0);
  const told = await sentence(page);
  await page.reload();
  await answered(page);
  assert.equal(await sentence(page), told);
  assert.deepEqual(wrong, []);
  await close();
});

test("a map on one's own list is there after a reload", async () => {
  const { page, wrong, close } = await begin("Grotto");
  await page.getByRole("button", { name: "Put on my list" }).click();
  await page.getByRole("button", { name: "On my list" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "On my list" }).waitFor();
  await page.getByRole("link", { name: "My list (1)" }).click();
  await page.locator(".stage table.rows").waitFor();
  assert.match(await page.locator(".stage").innerText(), /B5:15522/);
  assert.deepEqual(wrong, []);
  await close();
});
