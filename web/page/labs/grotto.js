// Treasure-map grottos: find a map by its name, look at its floors, choose the second of opening.
import { html, useEffect, useId, useState } from "../lib/view.js";
import { Stepper, Typed } from "../parts/fields.js";
import { address } from "../lib/route.js";
import { SearchView } from "../parts/search.js";

/** @type {import("../parts/workbench.js").Lab} */
export const grotto = {
  id: "grotto",
  systems: ["dq9"],
  begin: "dq9/show?map=B5:15522",
  own: (form) => (form.verb === "save" ? ["file"] : ["show", "decode", "chests"].includes(form.verb) ? ["map", "name", "words", ...(form.verb === "show" ? ["floor", "second"] : [])] : []).filter((name) => form.fields.some((field) => field.name === name)),
  Controls,
  Below,
  views: { find: SearchView },
  link: (_reply, row) => {
    const map = row.find((cell) => /^[0-9A-F]{2}:\d{1,5}$/.test(cell));
    return map ? address({ system: "dq9", verb: "show", values: new URLSearchParams({ map }) }) : null;
  },
};

/** Whether a text is a map's number rather than its name. @param {string} text */
const isMap = (text) => /^\s*([0-9A-Fa-f]{2}\s*:\s*\d+|[0-9A-Fa-f]{6})\s*$/.test(text);

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls(bench) {
  const { form, values, set, say, reply } = bench;
  const id = useId();
  if (form.verb === "save") return html`<${Own} ...${bench} />`;
  if (!["show", "decode", "chests"].includes(form.verb)) return null;
  const text = values.get("map") ?? values.get("name") ?? "";
  const find = (/** @type {string} */ now, /** @type {boolean} */ typing) => {
    const values = new URLSearchParams();
    const map = isMap(now);
    values.set(map ? "map" : "name", now.trim());
    const to = address({ system: "dq9", verb: map ? (form.verb === "chests" ? "chests" : "show") : "decode", values });
    if (typing) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    dispatchEvent(new Event("antre:route"));
  };
  const floors = Number(reply?.answer.facts.header?.floors ?? 0);
  const floor = Number(values.get("floor") ?? 0);
  const second = Number(values.get("second") ?? 1);
  return html`
    <div class="field"><label for=${id}>${say("find-map")}</label>
      <${Typed} id=${id} value=${text} change=${find} described=${`${id}h`} /><small class="hint" id=${`${id}h`}>${say("find-map-hint")}</small></div>
    ${form.verb === "show" && floors > 0 && html`<div class="field"><span class="label" id=${`${id}f`}>${say("floor")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}f`}>
        <button type="button" aria-pressed=${floor === 0} onClick=${() => set({ floor: null })}>${say("all-floors")}</button>
        ${Array.from({ length: floors }, (_, at) => at + 1).map((at) => html`<button type="button" aria-pressed=${floor === at} onClick=${() => set({ floor: String(at) })}>${at}</button>`)}
      </div></div>`}
    ${form.verb === "show" && html`
      <${Stepper} name=${say("second")} value=${second} least=${0} say=${say} change=${(/** @type {number} */ value) => set({ second: value === 1 ? null : String(value) })} />
      <p class="field"><input type="range" min="0" max="120" value=${second} aria-label=${say("second")}
        onInput=${(/** @type {any} */ event) => set({ second: event.currentTarget.value }, { replace: true })} /></p>`}`;
}

/** The bytes of a text or a file, as the question takes them. @param {Uint8Array} bytes */
function based(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The text again, if it is one. @param {string} base */
function plainText(base) {
  try {
    const bytes = Uint8Array.from(atob(base), (letter) => letter.charCodeAt(0));
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** A save file or a list of one's own. @param {import("../parts/workbench.js").Bench} bench */
function Own({ values, set, say }) {
  const id = useId();
  const base = values.get("file") ?? "";
  const text = plainText(base);
  return html`<div class="field"><p class="acts"><label class="file">${say("save-file")}<input type="file" onChange=${(/** @type {any} */ event) => {
      const file = event.currentTarget.files?.[0];
      file?.arrayBuffer().then((/** @type {ArrayBuffer} */ content) => set({ file: based(new Uint8Array(content)) }));
    }} /></label>${base !== "" && html`<button type="button" onClick=${() => set({ file: null })}>${say("save-drop")}</button>`}</p>
    <small class="hint">${say("save-hint")}</small></div>
    ${text !== null && html`<div class="field"><label for=${id}>${say("save-list")}</label>
      <${Typed} id=${id} rows=${5} value=${text} placeholder="B5:15522" change=${(/** @type {string} */ now, /** @type {boolean} */ typing) => set({ file: now === "" ? null : based(new TextEncoder().encode(now)) }, { replace: typing })} /></div>`}`;
}

/**
 * A stopwatch, started with the button that starts the game's clock, and how far off each window is.
 * @param {{windows: {floor: number, chests: number[], stopwatch: [number, number]}[], say: import("../lib/types.js").Say}} props
 */
function Stopwatch({ windows, say }) {
  const [begun, setBegun] = useState(/** @type {number|null} */ (null));
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (begun === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [begun]);
  const passed = begun === null ? 0 : Math.max(0, now - begun) / 1000;
  const clock = `${Math.floor(passed / 60)}:${(passed % 60).toFixed(1).padStart(4, "0")}`;
  const coming = windows.filter((one) => one.stopwatch[1] + 1 > passed).slice(0, 5);
  return html`<section class="card watch" aria-label=${say("stopwatch")}><h2 class="small">${say("stopwatch")}</h2>
    <p class="acts"><b class="clock" role="timer">${clock}</b>
      <button type="button" class="go" onClick=${() => { setBegun(performance.now()); setNow(performance.now()); }}>${say(begun === null ? "stopwatch-start" : "stopwatch-again")}</button>
      ${begun !== null && html`<button type="button" onClick=${() => setBegun(null)}>${say("stopwatch-stop")}</button>`}</p>
    <ol>${coming.map((one) => {
      const wait = one.stopwatch[0] - passed;
      return html`<li class=${wait <= 0 && begun !== null ? "open" : ""}>B${one.floor}F · ${say("chests")} ${one.chests.join(", ")} · ${one.stopwatch[0]}–${one.stopwatch[1]} ${begun === null ? "" : wait <= 0 ? `✓ ${say("stopwatch-now")}` : say("stopwatch-in", { seconds: wait.toFixed(1) })}</li>`;
    })}</ol><p class="hint">${say("stopwatch-hint")}</p></section>`;
}

/** @param {import("../parts/workbench.js").Bench} bench */
function Below({ reply, say, form }) {
  const facts = reply?.answer.facts;
  if (form.verb === "chests" && Array.isArray(facts?.windows) && facts.windows.length > 0) return html`<${Stopwatch} windows=${facts.windows} say=${say} />`;
  if (form.verb === "decode" && Array.isArray(facts?.candidates)) {
    return html`<section aria-label=${say("candidates")}><h2 class="small">${say("candidates")}</h2>
      <ol class="cands">${facts.candidates.slice(0, 300).map((/** @type {any} */ one) => html`<li><a href=${address({ system: "dq9", verb: "show", values: new URLSearchParams({ map: one.id }) })}>
        <b>${one.id}</b><span>${one.called}</span><span>${say("floors-count", { count: one.header.floors })} · ${one.header.environment}${one.nickname ? ` · ${one.nickname}` : ""}</span></a></li>`)}</ol></section>`;
  }
  if (form.verb !== "show" || !Array.isArray(facts?.floors)) return null;
  const chests = facts.floors.flatMap((/** @type {any} */ floor) => (floor.chests ?? []).map((/** @type {any} */ chest) => ({ floor: floor.number, ...chest })));
  if (chests.length === 0) return null;
  return html`<section><h2 class="small">${say("chests")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("chests")}><table class="rows chests">
      <thead><tr><th scope="col">${say("floor")}</th><th scope="col">${say("rank")}</th><th scope="col">${say("cell")}</th>
        ${(chests[0].contents ?? []).map((/** @type {any} */ content) => html`<th scope="col">${say("at-second", { second: content.second })}</th>`)}</tr></thead>
      <tbody>${chests.map((/** @type {any} */ chest) => html`<tr>
        <td><a href=${address({ system: "dq9", verb: "show", values: new URLSearchParams({ map: facts.id, floor: chest.floor }) })}>B${chest.floor}F</a></td>
        <td><i class="chest">${chest.letter}</i></td><td>${chest.cell.x},${chest.cell.y}</td>
        ${(chest.contents ?? []).map((/** @type {any} */ content) => html`<td class=${content.kind === "trap" ? "trap" : ""}>${content.item}</td>`)}</tr>`)}</tbody>
    </table></div></section>`;
}
