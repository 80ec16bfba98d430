// The page in a real browser: every lab's main path by mouse and by keyboard.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answered, browse, open, overflow, serve, shots, violations } from "./help.mjs";

/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
/** @type {any[]} */
let forms;
before(async () => {
  server = await serve();
  browser = await browse();
  forms = await (await fetch(`${server.origin}/api/v1/forms.json`)).json();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const has = (/** @type {string} */ system) => forms.some((form) => form.system === system);
const sentence = (/** @type {import("playwright-core").Page} */ page) => page.locator(".stage h1").innerText();
const WON = "Iva wins seed 16 in 9 turns, 40 ticks and 23 draws, with 35 of 48 life left.";

test("from the first view to an answer and its dice", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(server.origin);
  await page.getByRole("navigation", { name: "Labs" }).getByText("Duel").click();
  await answered(page);
  assert.equal(await sentence(page), WON);
  assert.match(page.url(), /#\/duel\/fight$/);
  assert.equal(await page.title(), `${WON} · Antre`);
  assert.equal(await page.locator(".trace tbody tr").count(), 23);
  // The third turn: one die of the enemy's miss.
  await page.locator(".turns button").nth(2).click();
  assert.equal(await page.locator(".trace [aria-current]").count(), 1);
  assert.match(await page.locator(".inspect .fact").innerText(), /./);
  assert.match(page.url(), /view\.fact=2/);
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".trace [aria-current]").count(), 0);
  assert.deepEqual(wrong, []);
  await close();
});

test("the address holds the state: reload, back, a link pasted", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/duel/fight`);
  await answered(page);
  await page.getByRole("button", { name: "Seed: one more" }).click();
  await page.waitForFunction((won) => document.querySelector(".stage h1")?.textContent !== won, WON);
  const seventeen = await sentence(page);
  assert.match(page.url(), /seed=17/);
  await page.reload();
  await answered(page);
  assert.equal(await sentence(page), seventeen);
  await page.goBack();
  await page.waitForFunction((won) => document.querySelector(".stage h1")?.textContent === won, WON);
  assert.equal(await page.getByLabel("Seed", { exact: true }).inputValue(), "16");
  await page.goForward();
  await page.waitForFunction((told) => document.querySelector(".stage h1")?.textContent === told, seventeen);
  assert.deepEqual(wrong, []);
  await close();
});

test("what the command line opens is the same answer", async () => {
  const other = await serve(["sky/timeline?scenario=agility-three"]);
  const { page, wrong, close } = await open(browser);
  await page.goto(other.page);
  await answered(page);
  const text = await (await fetch(`${other.origin}/api/v1/sky/timeline?scenario=agility-three&format=text`)).text();
  assert.equal(await sentence(page), text.split("\n")[0]);
  assert.deepEqual(wrong, []);
  await close();
  await other.stop();
});

test("copies say what they copied, and the command asks the same", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/sky/timeline?scenario=L:agility*3,attack+E1:attack&rules=article`);
  await answered(page);
  const copied = async (/** @type {string} */ name) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.waitForFunction(() => document.querySelector(".toast")?.textContent !== "");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  assert.equal(await copied("Link"), page.url());
  assert.equal(await copied("Sentence"), await sentence(page));
  assert.equal(JSON.parse(await copied("JSON")).sentence.text, await sentence(page));
  assert.equal(await copied("Command"), 'antre sky timeline L:agility*3,attack E1:attack --rules article'.replace("L:agility*3,attack E1:attack", '"L:agility*3,attack E1:attack"'));
  assert.match(await page.locator(".toast").innerText(), /Copied: antre sky timeline/);
  assert.deepEqual(wrong, []);
  await close();
});

test("a scenario by clicking: change an example, add an action, undo", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/sky/timeline?scenario=agility-three`);
  await answered(page);
  await page.getByRole("button", { name: "Change who is there and what they do" }).click();
  await page.locator(".actor").first().waitFor();
  assert.equal(await page.locator(".actor").count(), 3);
  assert.match(decodeURIComponent(page.url()), /scenario=L:agility\*3,attack\+A:walk\+E1:attack/);
  await page.getByRole("button", { name: "Remove: L agility*3" }).click();
  await page.waitForFunction(() => document.querySelector(".stage")?.getAttribute("aria-busy") === "false");
  assert.match(decodeURIComponent(page.url()), /scenario=L:attack\+A:walk/);
  await page.getByRole("button", { name: "+ enemy" }).click();
  assert.equal(await page.locator(".actor").count(), 4);
  await page.getByRole("button", { name: "E2: faster" }).click();
  assert.match(decodeURIComponent(page.url()), /E2\+1:walk/);
  await page.keyboard.press("u");
  await page.waitForFunction(() => !decodeURIComponent(location.hash).includes("E2+1"));
  await page.getByRole("link", { name: "Exact or article" }).click();
  await answered(page);
  assert.match(page.url(), /sky\/diff\?scenario=/);
  assert.deepEqual(wrong, []);
  await close();
});

test("two answers side by side, with what differs underlined", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/sky/timeline?scenario=agility-three`);
  await answered(page);
  await page.getByRole("button", { name: "Keep this one to compare" }).click();
  await page.locator(".kept .pic").waitFor();
  assert.match(await page.locator(".steps .differs").innerText(), /^0 facts differ/);
  await page.getByLabel("Rule set").selectOption("article");
  await page.waitForFunction(() => !document.querySelector(".steps .differs")?.textContent?.startsWith("0 "));
  assert.ok(await page.locator(".figure .pic path.differs").count() > 0);
  await page.reload();
  await answered(page);
  await page.locator(".kept .pic").waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("a reading opens beside the usual run", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/torneko3/readings?scenario=warp-trap`);
  await answered(page);
  await page.getByRole("link", { name: "decision=batch" }).click();
  await page.locator(".kept .pic").waitFor();
  await page.waitForFunction(() => /^[1-9]/.test(document.querySelector(".steps .differs")?.textContent ?? ""));
  assert.match(decodeURIComponent(page.url()), /rules=decision=batch/);
  assert.deepEqual(wrong, []);
  await close();
});

test("everything by keyboard alone", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/sky/timeline?scenario=agility-three`);
  await answered(page);
  await page.keyboard.press("/");
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "SELECT");
  await page.locator(".picture").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.match(page.url(), /view\.fact=1/);
  assert.equal(await page.locator(".pic .ring.chosen").count(), 1);
  await page.keyboard.press("End");
  assert.match(await page.locator(".steps output").innerText(), /^(\d+) of \1$/);
  await page.keyboard.press("Escape");
  assert.doesNotMatch(page.url(), /view\.fact/);
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("s");
  await page.waitForFunction(() => document.querySelector(".toast")?.textContent?.startsWith("Copied"));
  // Tab reaches every control, and what has the focus is in the window.
  const reached = new Set();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.closest("header, .bar, .side, .stage, .inspect")?.className.split(" ")[0] ?? "body"));
  }
  for (const place of ["top", "bar", "side", "stage"]) assert.ok(reached.has(place), `${place} is reached: ${[...reached]}`);
  assert.deepEqual(wrong, []);
  await close();
});

test("a broken link keeps the rest and says what is wrong", async () => {
  const { page, wrong, close } = await open(browser);
  for (const [link, words] of [
    ["#/sky/timeline?scenario=agility-three&steps=many", 'steps "many": expected a whole number'],
    ["#/sky/timeline?scenario=nobody", 'scenario "nobody"'],
    ["#/sky/timeline?scenario=agility-three&sede=3", "sede: sky timeline has no such value"],
    ["#/duel/fight?roster=%5B%5Bfighter%5D%5D%0Aname=3", "name"],
    ["#/duel/fight?hit_clamp=%00", "hit_clamp"],
    [`#/sky/timeline?scenario=${"x".repeat(100_000)}`, "scenario"],
    [`#/dq9/decode?name=${"x".repeat(1_000_000)}`, ""],
    ["#/dq9/show?map=%00B5:15522", "rank"],
    ["#/dq9/suggest?text=%00&txt=3", "txt"],
    ["#/duel/roster?set=%231.speed%3Dfast", "set"],
    ["#/isaac/find?condition=boss_stps+%3D%3D+8", "perhaps boss_steps"],
    ["#/isaac/find?seeds=9..%3D1&condition=boss_steps+%3D%3D+8", "seeds"],
    ["#/duel/find?roster=%5B%5Bfighter%5D%5D%0Aname=3", "name"],
    ["#/dq9/find?sede=3", "sede"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`${server.origin}/${link}`);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    assert.ok((await alert.innerText()).includes(words ?? ""), await alert.innerText());
    assert.ok((await alert.innerText()).length < 900);
    assert.ok(await overflow(page) <= 0, link);
  }
  for (const link of ["#/nothing/here", "#/sky/nothing?scenario=agility-three", "#/%E0%A4%A/x", "#?&&=%", "#/../../etc/passwd"]) {
    await page.goto("about:blank");
    await page.goto(`${server.origin}/${link}`);
    await page.locator("main.home").waitFor();
    assert.ok((await page.locator("main").innerText()).includes("What would you like to know?"), link);
  }
  assert.deepEqual(wrong, []);
  await close();
});

test("the interface speaks six languages and keeps the choice", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/duel/fight`);
  await answered(page);
  for (const [code, copy] of [["es", "Copiar"], ["fr", "Copier"], ["it", "Copia"], ["id", "Salin"], ["ja", "コピー"], ["en", "Copy"]]) {
    await page.locator(".tools select").selectOption(code ?? "");
    await page.waitForFunction((text) => document.querySelector(".copy .lead")?.textContent === text, copy);
    assert.equal(await page.locator("html").getAttribute("lang"), code);
    assert.match(page.url(), new RegExp(`lang=${code}`));
    assert.doesNotMatch(await page.locator(".app").innerText(), /page-|\{\$/);
  }
  await page.goto(`${server.origin}/?again#/duel/fight?lang=es`);
  await page.waitForFunction(() => document.querySelector(".stage h1")?.textContent?.includes("gana"));
  await page.goto(`${server.origin}/?lang=it#/duel/fight`);
  await page.waitForFunction(() => document.querySelector(".copy .lead")?.textContent === "Copia");
  assert.deepEqual(wrong, []);
  await close();
});

test("a floor of Isaac: stage, rooms one by one, a seed with a slip", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(server.origin);
  await page.getByRole("navigation", { name: "Labs" }).getByText("Isaac").click();
  await answered(page);
  assert.match(await sentence(page), /boss is 9 rooms away/);
  const rows = page.locator(".stage table.rows tbody tr");
  const rooms = await rows.count();
  assert.ok(rooms > 10);
  await page.getByRole("button", { name: "One fact back" }).last().click();
  assert.match(page.url(), new RegExp(`view\\.rooms=${rooms - 1}`));
  assert.equal(await rows.count(), rooms - 1);
  assert.ok(await page.locator(".pic .veiled").count() > 1);
  await page.reload();
  await answered(page);
  assert.equal(await rows.count(), rooms - 1);
  await page.getByLabel("Stage").getByRole("button", { name: "5", exact: true }).click();
  await page.waitForFunction(() => location.hash.includes("stage=5") && document.querySelector(".stage")?.getAttribute("aria-busy") === "false");
  assert.doesNotMatch(page.url(), /view\.rooms/);
  await page.getByLabel("Seed", { exact: true }).fill("B91I 97JS");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await page.getByRole("alert").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /letter 4 is 'I'.*perhaps B911 97JS/s);
  await page.getByRole("link", { name: "Run", exact: true }).click();
  await page.getByLabel("Seed", { exact: true }).fill("B911 97JS");
  await page.getByLabel("Seed", { exact: true }).press("Enter");
  await page.locator(".strip a").nth(2).waitFor();
  await page.locator(".strip a").nth(2).click();
  await answered(page);
  assert.match(page.url(), /isaac\/show\?.*stage=3/);
  assert.deepEqual(wrong, []);
  await close();
});

test("a floor's facts tell the draws that made them", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/dq9/show?map=B5:15522&floor=8`);
  await answered(page);
  const marked = page.locator(".trace [aria-current]");
  // Arrive; go down; three chests; the first again, then what it holds at three seconds.
  for (const [fact, rows, words] of /** @type {[number, number, RegExp][]} */ ([[0, 3, /stairs/], [2, 3, /chest/], [5, 1, /rank of the chest/], [6, 1, /content of the chest 82|content of the chest/], [16, 1, /content of the chest/]])) {
    await page.goto(`${server.origin}/#/dq9/show?map=B5:15522&floor=8&view.fact=${fact}`);
    await page.waitForFunction((rows) => document.querySelectorAll(".trace [aria-current]").length === rows, rows);
    assert.match(await marked.first().innerText(), words);
  }
  // All floors on a sheet: the floor of the fact is asked.
  for (const [fact, words] of /** @type {[number, RegExp][]} */ ([[0, /stairs/], [1, /stairs/], [7, /chest/]])) {
    await page.goto(`${server.origin}/#/dq9/show?map=B5:15522&view.fact=${fact}`);
    await page.waitForFunction((words) => new RegExp(words).test(document.querySelector(".trace [aria-current]")?.textContent ?? ""), words.source);
  }
  // A room of Isaac that is nothing special has draws of its own, which no other room has.
  const seen = new Set();
  for (const fact of [1, 2, 3]) {
    await page.goto(`${server.origin}/#/isaac/show?seed=B911+97JS&stage=3&view.fact=${fact}`);
    await page.waitForFunction((fact) => document.querySelector(".steps output")?.textContent?.startsWith(`${fact + 1} `) && document.querySelector(".trace [aria-current]"), fact);
    for (const row of await marked.all()) {
      const text = await row.innerText();
      assert.ok(!seen.has(text), text);
      seen.add(text);
    }
  }
  assert.deepEqual(wrong, []);
  await close();
});

test("energy and life move turn by turn", async () => {
  const { page, wrong, close } = await open(browser, { reducedMotion: "reduce" });
  await page.goto(`${server.origin}/#/duel/fight`);
  await answered(page);
  await page.getByRole("button", { name: "One turn on" }).click();
  assert.match(await page.locator(".bars").innerText(), /100 → 0 energy/);
  assert.match(page.url(), /view\.fact=1/);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => location.hash.includes("view.fact=8"), undefined, { timeout: 30_000 });
  assert.match(await page.locator(".bars").innerText(), /35 \/ 48 life/);
  assert.deepEqual(wrong, []);
  await close();
});

test("the lesson is a tour with quizzes", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/duel/lesson`);
  await answered(page);
  await page.getByRole("button", { name: "Next" }).click();
  for (let step = 1; step < 8; step += 1) {
    await page.waitForFunction((step) => document.querySelector(".stage h1")?.textContent?.startsWith(`Step ${step} of 10`), step);
    await page.getByRole("button", { name: "Next" }).click();
  }
  await page.getByRole("radio").nth(2).waitFor();
  await page.getByRole("radio").nth(1).check();
  await page.locator(".quiz [role=status]").waitFor();
  const first = await page.locator(".quiz [role=status]").getAttribute("class");
  await page.getByRole("radio").nth(0).check();
  await page.waitForFunction((first) => document.querySelector(".quiz [role=status]")?.className !== first, first);
  assert.deepEqual(new Set([first, await page.locator(".quiz [role=status]").getAttribute("class")]), new Set(["right", "wrong"]));
  assert.deepEqual(wrong, []);
  await close();
});

test("a search by clicking: chips with odds, hits, pause", async () => {
  const { page, wrong, close } = await open(browser);
  await page.goto(`${server.origin}/#/dq9/show?map=B5:15522`);
  await answered(page);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await page.locator(".add select").first().waitFor();
  await page.getByLabel("What", { exact: true }).selectOption({ label: "level" });
  await page.getByLabel("Value", { exact: true }).fill("90");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.locator(".condition").first().waitFor();
  assert.match(await page.locator(".condition").innerText(), /level >= 90\s+1 in \d+/);
  await page.getByLabel("What", { exact: true }).selectOption({ label: "boss" });
  await page.getByLabel("Is", { exact: true }).selectOption("==");
  await page.getByLabel("Value", { exact: true }).selectOption("Hammibal");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll(".condition").length === 2);
  assert.match(decodeURIComponent(page.url()), /condition=level\+>=\+90\+&&\+boss\+==\+"Hammibal"/);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.locator(".progress p", { hasText: "hits in all 393,216" }).waitFor();
  assert.ok(await page.locator(".hits li").count() > 3);
  assert.equal(await page.getByRole("button", { name: "Command", exact: true }).isEnabled(), true);
  await page.getByRole("button", { name: "Remove: level >= 90" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".condition").length === 1);
  assert.equal(await page.locator(".hits").count(), 0);
  // What cannot be meant is told with its place.
  await page.getByLabel("The same as text (CEL)").fill("levl >= 3");
  await page.getByRole("alert").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /perhaps level/);
  assert.deepEqual(wrong, []);
  await close();
});

/** Every question that has an answer without being given anything, and one with a scenario each. */
function views() {
  const list = ["#/", "#/duel/fight", "#/duel/fight?view.fact=2", "#/duel/preview?cost=150", "#/duel/fight?seed=17&view.beside=duel/fight?seed%3D16", "#/sky/timeline?scenario=agility-three&view.fact=3", "#/sky/timeline?scenario=L:agility*3,attack+A:walk+E1:attack",
    "#/sky/diff?scenario=agility-three", "#/sky/due", "#/sky/stage?up=9,8", "#/sky/plan?scenario=all-normal", "#/sky/timeline?scenario=nobody"];
  if (has("torneko3")) list.push("#/torneko3/timeline?scenario=warp-trap", "#/torneko3/readings?scenario=warp-trap", "#/torneko3/timeline?scenario=@%5EC/A..+E+trap%3Dwarp%3E2,1", "#/torneko3/plan?scenario=theft-1");
  if (has("isaac")) list.push("#/isaac/show?seed=B911+97JS&stage=3", "#/isaac/show?seed=B911+97JS&stage=3&view.rooms=6&view.fact=2", "#/isaac/stages?seed=B911+97JS", "#/isaac/diff?seed=3&stage=2&profile=flash", "#/isaac/seed?seed=B911+97JX", "#/isaac/stages?seed=3&profile=flash", "#/isaac/infer?seeds=1..%3D2000&exits=LR", "#/isaac/infer", "#/isaac/find?condition=boss_steps+%3D%3D+8&seeds=1..%3D2000");
  list.push("#/duel/compare?b=%5B%5Bfighter%5D%5D", "#/duel/find?condition=won+%26%26+turns+%3C%3D+5&seeds=1..%3D2000", "#/duel/sweep", "#/duel/lesson?step=8&answer=2", "#/duel/sim?seeds=1..%3D500", "#/duel/sweep?vary=hero.speed%3D8..%3D12,hero.agility%3D0..%3D4&seeds=1..%3D50", "#/compare/turns");
  if (has("dq9")) list.push("#/dq9/find?condition=level+%3E%3D+90+%26%26+boss+%3D%3D+%22Hammibal%22+%26%26+chests.S+%3E%3D+3", "#/dq9/chests?map=B5:15522&floor=2", "#/dq9/show?map=B5:15522", "#/dq9/show?map=B5:15522&floor=14", "#/dq9/show?map=B5:15522&floor=8&view.fact=5", "#/dq9/entrances?map=B5:15522", "#/dq9/table?table=famous", "#/dq9/next?level=50", "#/dq9/decode?name=Granite+Tunnel+of+Woe+Lv.+1");
  return list;
}

/** Rules that can find on a phone what they did not find on a desk. */
const SIZED = ["target-size", "scrollable-region-focusable", "meta-viewport", "aria-hidden-focus", "region"];

const name = (/** @type {string} */ link) => link.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "").slice(0, 48) || "home";

for (const [kind, options] of /** @type {[string, import("playwright-core").BrowserContextOptions][]} */ ([
  ["desktop", { viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" }],
  ["phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" }],
])) {
  test(`${kind}: nothing for axe-core to find in light or dark, nothing wider than the window`, async () => {
    const { page, wrong, close } = await open(browser, options);
    for (const link of views()) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto("about:blank");
      await page.goto(`${server.origin}/${link}`);
      await page.waitForSelector('.stage[aria-busy="false"] h1, .card.bad, main.home');
      if (link.includes("/find")) await page.locator(".condition").first().waitFor();
      // For people to look at. What a machine can say of it: there is ink, and it lies where the design has it.
      const light = await page.screenshot({ path: `${shots}${kind}-light-${name(link)}.png`, fullPage: true });
      assert.ok(light.length > 8_000, `${link}: a blank picture of ${light.length} bytes`);
      assert.deepEqual(await violations(page, kind === "phone" ? SIZED : undefined), [], link);
      assert.ok(await overflow(page) <= 0, `${link} is ${await overflow(page)} px too wide`);
      if (kind === "phone") {
        const small = await page.evaluate(() => [...document.querySelectorAll("button, select, nav a, summary")].filter((one) => one.getClientRects().length > 0 && !one.closest("dialog"))
          .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent })).filter(({ box }) => box.height < 43.5 && box.width > 0).map(({ text, box }) => `${text} ${box.height}`));
        assert.deepEqual(small, [], link);
        const { tops, wide } = await page.evaluate(() => ({
          tops: [".verbs", ".stage", ".inspect"].map((part) => document.querySelector(part)?.getBoundingClientRect().top).filter((top) => top !== undefined),
          wide: [...document.querySelectorAll(".figure .picture")].map((one) => one.scrollWidth - one.clientWidth),
        }));
        assert.deepEqual(tops, [...tops].sort((one, other) => one - other), `${link}: questions, answer, draws`);
        assert.ok((tops[1] ?? 0) < 3 * 740, `${link}: the answer begins at ${tops[1]} px`);
        // A heat map is as wide as it is.
        if (!link.includes("sweep")) assert.ok(wide.every((more) => more <= 1), `${link}: the picture is ${wide} px wider than the phone`);
      }
      // Only colours differ in the dark.
      await page.emulateMedia({ colorScheme: "dark" });
      if (process.env.SHOTS) await page.screenshot({ path: `${shots}${kind}-dark-${name(link)}.png`, fullPage: true });
      assert.deepEqual(await violations(page, ["color-contrast", "link-in-text-block"]), [], `${link} in the dark`);
    }
    assert.deepEqual(wrong, []);
    await close();
  });
}

test("the page asks nobody else, and prints its figure whole", async () => {
  const { page, wrong, close } = await open(browser);
  /** @type {string[]} */
  const others = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(server.origin) && !request.url().startsWith("data:")) others.push(request.url());
  });
  await page.goto(`${server.origin}/#/duel/fight`);
  await answered(page);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".side").isVisible(), false);
  assert.equal(await page.locator(".figure .pic").isVisible(), true);
  assert.deepEqual(others, []);
  assert.deepEqual(wrong, []);
  await close();
});

{
  test("the first view is small and quick", async () => {
    const { page, wrong, close } = await open(browser);
    let bytes = 0;
    page.on("response", async (response) => {
      const size = await response.request().sizes().catch(() => null);
      bytes += size?.responseBodySize ?? 0;
    });
    await page.goto(`${server.origin}/#/duel/fight`);
    await answered(page);
    await page.waitForLoadState("networkidle");
    assert.ok(bytes > 0 && bytes <= 150_000, `${bytes} bytes`);
    console.log(`# first view with an answer: ${bytes} bytes over the wire`);
    assert.deepEqual(wrong, []);
    await close();
  });
}
