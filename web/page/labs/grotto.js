// Treasure-map grottos: find a map by its name, look at its floors, choose the second of opening.
import { html, useEffect, useId, useRef, useState } from "../lib/view.js";
import { Stepper, Typed } from "../parts/fields.js";
import { address } from "../lib/route.js";
import { ask } from "../lib/ask.js";
import { keepOwn, own } from "../lib/store.js";
import { Clues } from "../parts/clues.js";

/** @type {import("../parts/workbench.js").Lab} */
export const grotto = {
  id: "grotto",
  systems: ["dq9"],
  begin: "dq9/show?map=B5:15522",
  own: (form) => (form.verb === "save" ? ["file"] : form.verb === "infer" ? ["clues"] : ["show", "decode", "chests"].includes(form.verb) ? ["map", "name", "words", ...(form.verb === "show" ? ["floor", "second"] : [])] : []).filter((name) => form.fields.some((field) => field.name === name)),
  Controls,
  Below,
  hidden: ["suggest"],
  Ask: (bench) => (bench.form.verb === "infer" ? html`<${Inferred} ...${bench} />` : null),
  // A map leads to its picture.
  link: (_reply, row, column) => {
    const map = row[column] ?? "";
    return /^[0-9A-F]{2}:\d{1,5}$/.test(map) ? address({ system: "dq9", verb: "show", values: new URLSearchParams({ map }) }) : null;
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
  const facts = reply?.answer.facts;
  const floors = Number(facts?.header?.floors ?? 0);
  const floor = Number(values.get("floor") ?? 0);
  const second = Number(values.get("second") ?? 1);
  return html`
    <div class="field"><label for=${id}>${say("find-map")}</label>
      <${Named} id=${id} value=${text} change=${find} lang=${bench.lang} label=${say("find-map")} described=${`${id}h`} /><small class="hint" id=${`${id}h`}>${say("find-map-hint")}</small></div>
    ${form.verb === "show" && floors > 0 && html`<div class="field"><span class="label" id=${`${id}f`}>${say("floor")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}f`}>
        <button type="button" aria-pressed=${floor === 0} onClick=${() => set({ floor: null })}>${say("all-floors")}</button>
        ${Array.from({ length: floors }, (_, at) => at + 1).map((at) => html`<button type="button" aria-pressed=${floor === at} onClick=${() => set({ floor: String(at) })}>${at}</button>`)}
      </div></div>`}
    ${form.verb === "show" && facts?.id && html`<${Mine} map=${facts.id} say=${say} />`}
    ${form.verb === "show" && html`
      <${Stepper} name=${say("second")} value=${second} least=${0} say=${say} change=${(/** @type {number} */ value) => set({ second: value === 1 ? null : String(value) })} />
      <p class="field"><input type="range" min="0" max="120" value=${second} aria-label=${say("second")}
        onInput=${(/** @type {any} */ event) => set({ second: event.currentTarget.value }, { replace: true })} /></p>`}`;
}

/**
 * A map's name with suggestions while it is typed, in any of the six languages.
 * @param {{id: string, value: string, change: (value: string, typing: boolean) => void, lang: string, described: string, label: string}} props
 */
function Named({ id, value, change, lang, described, label }) {
  const [text, setText] = useState(value);
  const [list, setList] = useState(/** @type {{value: string, told: string}[]} */ ([]));
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const timer = useRef(0);
  useEffect(() => setText(value), [value]);
  const suggest = (/** @type {string} */ typed) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (typed.trim() === "") return setList([]);
      ask("dq9", "suggest", new URLSearchParams({ text: typed, lang })).then((got) => {
        const rows = "error" in got ? [] : got.answer.facts.suggestions;
        setList(rows.filter((/** @type {any} */ row) => row.value !== typed));
        setAt(-1);
      });
    }, 120);
  };
  const take = (/** @type {string} */ chosen) => {
    const whole = isMap(chosen);
    // A name still wants its level, a beginning its next word.
    setText(!whole && /[A-Za-zÀ-ÿ.]$/.test(chosen) ? `${chosen} ` : chosen);
    setOpen(!whole);
    if (whole) change(chosen, false);
    else suggest(chosen);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const shown = open && list.length > 0;
    if (event.key === "ArrowDown" && shown) setAt(Math.min(list.length - 1, at + 1));
    else if (event.key === "ArrowUp" && shown) setAt(Math.max(-1, at - 1));
    else if (event.key === "Escape" && shown) { setOpen(false); event.stopPropagation(); }
    else if (event.key === "Enter") {
      const chosen = shown ? list[at] : undefined;
      if (chosen) take(chosen.value);
      else {
        setOpen(false);
        change(text, false);
      }
    } else return;
    event.preventDefault();
  };
  const listed = open && list.length > 0;
  return html`<div class="combo">
    <input type="text" id=${id} role="combobox" aria-expanded=${listed} aria-controls=${`${id}l`} aria-autocomplete="list" aria-describedby=${described}
      aria-activedescendant=${listed && at >= 0 ? `${id}o${at}` : undefined} value=${text} autocomplete="off" spellcheck=${false}
      onInput=${(/** @type {any} */ event) => { setText(event.currentTarget.value); setOpen(true); suggest(event.currentTarget.value); }}
      onKeyDown=${key} onBlur=${() => { setOpen(false); if (text.trim() !== value && /\d\s*$/.test(text)) change(text, true); }} />
    <ul id=${`${id}l`} role="listbox" aria-label=${label} hidden=${!listed}>${list.map((row, index) => html`<li id=${`${id}o${index}`} role="option" aria-selected=${index === at}
      onMouseDown=${(/** @type {Event} */ event) => { event.preventDefault(); take(row.value); }}>${row.value} <small>${row.told}</small></li>`)}</ul></div>`;
}

/** The list of one's own, one map a line. */
const LIST = "dq9 maps";

/** Puts a map on the reader's own list, or takes it off. @param {{map: string, say: import("../lib/types.js").Say}} props */
function Mine({ map, say }) {
  const [list, setList] = useState(/** @type {string[]} */ ([]));
  useEffect(() => { own(LIST).then((text) => setList((text ?? "").split("\n").filter((/** @type {string} */ line) => line !== ""))); }, [map]);
  const has = list.includes(map);
  const [lost, setLost] = useState(false);
  const change = () => {
    const now = has ? list.filter((one) => one !== map) : [...list, map];
    setList(now);
    keepOwn(LIST, now.length === 0 ? null : now.join("\n")).then((is) => setLost(!is));
  };
  return html`<p class="acts"><button type="button" aria-pressed=${has} onClick=${change}>${say(has ? "mine-has" : "mine-add")}</button>
    ${list.length > 0 && html`<a class="door" href=${address({ system: "dq9", verb: "save", values: new URLSearchParams({ file: based(new TextEncoder().encode(`${list.join("\n")}\n`)) }) })}>${say("mine-open", { count: list.length })}</a>`}</p>
    ${lost && html`<p class="hint" role="status">${say("not-kept")}</p>`}`;
}

/** Which map it is, from what was seen. @param {import("../parts/workbench.js").Bench} bench */
function Inferred(bench) {
  const japanese = bench.values.get("release") === "japanese" ? "true" : "";
  return html`<${Clues} ...${bench} space="maps" more=${{ japanese }} link=${(/** @type {string} */ map) => address({ system: "dq9", verb: "show", values: new URLSearchParams({ map }) })} />`;
}

/**
 * Pictures of the reader's own for the regions: kept by the browser, sent nowhere.
 * @param {{areas: string[], say: import("../lib/types.js").Say}} props
 */
function Pictures({ areas, say }) {
  const id = useId();
  const [area, setArea] = useState(areas[0] ?? "");
  const [url, setUrl] = useState("");
  const [lost, setLost] = useState(false);
  const show = (/** @type {Blob|null} */ blob) => setUrl((old) => {
    if (old) URL.revokeObjectURL(old);
    return blob ? URL.createObjectURL(blob) : "";
  });
  useEffect(() => {
    let wanted = true;
    own(`picture ${area}`).then((blob) => wanted && show(blob instanceof Blob ? blob : null));
    return () => { wanted = false; };
  }, [area]);
  return html`<section class="builder" aria-label=${say("own-pictures")}><h2 class="small">${say("own-pictures")}</h2>
    <p class="field"><label for=${id}>${say("region")}</label><select id=${id} value=${area} onChange=${(/** @type {any} */ event) => setArea(event.currentTarget.value)}>${areas.map((one) => html`<option value=${one}>${one}</option>`)}</select></p>
    <p class="acts"><label class="file">${say("own-picture-open")}<input type="file" accept="image/*" onChange=${(/** @type {any} */ event) => {
      const file = event.currentTarget.files?.[0];
      if (!file) return;
      keepOwn(`picture ${area}`, file).then((is) => setLost(!is));
      show(file);
    }} /></label>${url && html`<button type="button" onClick=${() => { keepOwn(`picture ${area}`, null); show(null); }}>${say("save-drop")}</button>`}</p>
    ${url ? html`<img class="own" src=${url} alt=${say("own-picture-of", { area })} />` : html`<p class="hint">${say("own-pictures-hint")}</p>`}
    ${lost && html`<p class="hint" role="status">${say("not-kept")}</p>`}</section>`;
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
  // Without a file the reader's own list is looked at.
  useEffect(() => {
    if (values.has("file")) return;
    own(LIST).then((text) => text && set({ file: based(new TextEncoder().encode(`${text}\n`)) }, { replace: true }));
  }, []);
  const base = values.get("file") ?? "";
  const text = plainText(base);
  return html`<div class="field"><p class="acts"><label class="file">${say("save-file")}<input type="file" onChange=${(/** @type {any} */ event) => {
      const file = event.currentTarget.files?.[0];
      file?.arrayBuffer().then((/** @type {ArrayBuffer} */ content) => set({ file: based(new Uint8Array(content)) }));
    }} /></label>${base !== "" && html`<button type="button" onClick=${() => set({ file: null })}>${say("save-drop")}</button>`}</p>
    <small class="hint">${say("save-hint")}</small></div>
    ${text !== null && text.trim() !== "" && html`<p class="acts"><button type="button" onClick=${() => keepOwn(LIST, text.trim())}>${say("mine-keep")}</button></p>`}
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
function Below(bench) {
  const { reply, say, form } = bench;
  const facts = reply?.answer.facts;
  if (form.verb === "chests" && Array.isArray(facts?.windows) && facts.windows.length > 0) return html`<${Stopwatch} windows=${facts.windows} say=${say} />`;
  if (form.verb === "infer") return html`<${Inferred} ...${bench} />`;
  if (form.verb === "entrances" && Array.isArray(facts?.entrances)) return html`<${Pictures} areas=${[...new Set(facts.entrances.map((/** @type {any} */ one) => one.area))]} say=${say} />`;
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
