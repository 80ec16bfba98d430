// Searches over whole spaces: conditions as chips with their odds, hits as they come. The address holds the search.
import { html, useEffect, useId, useMemo, useRef, useState } from "../lib/view.js";
import { go, route as here, withValues } from "../lib/route.js";
import { columns as loadColumns, MOST, outlook as ask, run, searchOf } from "../lib/search.js";
import { alone } from "../lib/rules.js";
import { store, stored } from "../lib/store.js";
import { FieldView, Typed } from "./fields.js";

/** Hits that are shown before asking for more. */
const SHOWN = 200;

const count = (/** @type {number} */ number) => Math.round(number).toLocaleString("en");

/** A condition beside others: what has an "or" needs its brackets. @param {string} text */
const bracketed = (text) => (/\|\||\?/.test(text) && !/^\(.*\)$/.test(text) ? `(${text})` : text);

/** Fields of a search that are the builder's own. */
const OWN = ["space", "condition", "columns"];

/**
 * @param {{form: import("../lib/types.js").Form, values: URLSearchParams, say: import("../lib/types.js").Say, lang: string,
 *   told: (command: string, sentence: string) => void, Field?: (props: any) => any}} props
 */
export function SearchView({ form, values, say, lang, told, Field = FieldView }) {
  const id = useId();
  const search = useMemo(() => searchOf(form, values, lang), [form, values.toString(), lang]);
  const key = searchOf(form, values, "");
  const spaces = form.fields.find((field) => field.name === "space");
  const space = values.get("space") ?? String(spaces?.default ?? "");
  const condition = values.get("condition") ?? "";
  // What can be named follows from everything but the condition.
  const named = useMemo(() => {
    const own = new URLSearchParams(search);
    own.delete("condition");
    own.delete("columns");
    return own.toString();
  }, [search]);
  const [columns, setColumns] = useState(/** @type {import("../lib/types.js").Column[]} */ ([]));
  const [outlook, setOutlook] = useState(/** @type {import("../lib/types.js").Outlook|import("../lib/types.js").Problem|null} */ (null));
  const [found, setFound] = useState(/** @type {import("../lib/types.js").Found|null} */ (null));
  const [running, setRunning] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const [again, setAgain] = useState(false);
  const stop = useRef(/** @type {(() => void)|null} */ (null));
  const good = outlook && !("error" in outlook) ? outlook : null;
  const set = (/** @type {Record<string, string|null>} */ changes, /** @type {boolean} */ replace = false) => go(withValues(here(), changes), { replace });

  useEffect(() => {
    let wanted = true;
    loadColumns(named).then((got) => wanted && setColumns(got), () => wanted && setColumns([]));
    return () => { wanted = false; };
  }, [named]);
  useEffect(() => {
    let wanted = true;
    setOutlook(null);
    setShown(SHOWN);
    ask(search).then((got) => {
      if (!wanted) return;
      setOutlook(got);
      if (!("error" in got)) told(got.command, got.sentence);
    });
    return () => { wanted = false; };
  }, [key, lang]);
  // Another search: the old one stops, what is known of the new one comes back.
  useEffect(() => {
    let wanted = true;
    setFound(null);
    setAgain(false);
    stored(key).then((old) => {
      if (!wanted || !old) return;
      setFound(old);
      setAgain(true);
    });
    return () => {
      wanted = false;
      stop.current?.();
      stop.current = null;
      setRunning(false);
    };
  }, [key]);

  const last = useRef(0);
  const start = (/** @type {import("../lib/types.js").Found} */ from) => {
    setRunning(true);
    setAgain(false);
    stop.current = run(search, from, (now) => {
      const over = now.ended || now.wrong !== undefined;
      // The screen needs no more than this, the browser's store still less.
      if (over || Date.now() - last.current > 120) {
        last.current = Date.now();
        setFound(now);
      }
      if (over) {
        setRunning(false);
        stop.current = null;
        // What was found before it stopped is there after a reload too.
        const { wrong: _, ...good } = now;
        store(key, good);
      }
    });
  };
  const pause = () => {
    stop.current?.();
    stop.current = null;
    setRunning(false);
    setFound((now) => {
      if (now) store(key, now);
      return now;
    });
  };
  const fresh = () => good && start({ hits: [], done: 0, of: good.items, ended: false });
  const without = (/** @type {string} */ text) => (good?.chips ?? []).map((chip) => chip.text).filter((one) => one !== text).map(bracketed).join(" && ");

  const rest = form.fields.filter((field) => !OWN.includes(field.name));
  const near = rest.filter((field) => field.path.length === 0);
  const far = rest.filter((field) => field.path.length > 0);
  const fieldView = (/** @type {import("../lib/types.js").Field} */ field) => html`<${Field} key=${field.name} field=${field} say=${say} lang=${lang} values=${values}
    value=${values.has(field.name) ? values.getAll(field.name).join(",") : null}
    change=${(/** @type {string|null} */ value, /** @type {boolean} */ typing) => set({ [field.name]: value }, typing)} />`;

  return html`<section class="find" aria-label=${say("find-title")}>
    <h1>${say("find-title")}</h1>
    <div class="builder">
      ${spaces && spaces.choices.length > 1 && html`<p class="field"><label for=${`${id}s`}>${say("search-space")}</label>
        <select id=${`${id}s`} value=${space} onChange=${(/** @type {any} */ event) => set({ space: event.currentTarget.value === String(spaces.default) ? null : event.currentTarget.value, condition: null, columns: null })}>
          ${spaces.choices.map((one) => html`<option value=${one.value}>${say(`space-${one.value}`)}</option>`)}</select></p>`}
      ${near.length > 0 && html`<div class="pair">${near.map(fieldView)}</div>`}
      ${far.length > 0 && html`<details open=${far.some((field) => values.has(field.name))}><summary>${say("more-options")}</summary><div class="pair">${far.map(fieldView)}</div></details>`}
      ${good && good.chips.length > 0 && html`<ul class="chips" aria-label=${say("search-conditions")}>${good.chips.map((chip) => html`<li class="condition">
        <span class="what">${chip.text}</span>
        <span class="odds">${chip.keeps === 0 ? say("search-keeps-none") : say(chip.counted ? "search-keeps" : "search-keeps-about", { count: count(1 / chip.keeps) })}</span>
        <span class="cost" title=${say("search-cost", { stage: chip.stage_name })}><i aria-hidden="true">${"●".repeat(chip.stage + 1)}${"○".repeat(Math.max(0, 2 - chip.stage))}</i><span class="sr">${say("search-cost", { stage: chip.stage_name })}</span></span>
        <button type="button" aria-label=${say("remove", { what: chip.text })} onClick=${() => set({ condition: without(chip.text) || null })}>×</button></li>`)}</ul>`}
      <${Add} columns=${columns} say=${say} add=${(/** @type {string} */ text) => set({ condition: condition.trim() === "" ? text : `${good && good.chips.length < 2 ? bracketed(condition.trim()) : condition.trim()} && ${text}` })} />
      <div class="field"><label for=${`${id}c`}>${say("search-condition")}</label>
        <${Typed} id=${`${id}c`} rows=${3} value=${condition} described=${`${id}h`} change=${(/** @type {string} */ text, /** @type {boolean} */ typing) => set({ condition: text.trim() === "" ? null : text }, typing)} />
        <small class="hint" id=${`${id}h`}>${say(`search-condition-hint-${form.system}`)}</small></div>
    </div>
    ${outlook && "error" in outlook && html`<div class="card bad" role="alert"><p><b>${outlook.status === 0 ? say(alone ? "no-rules" : "no-server") : outlook.error}</b></p>
      ${outlook.place && html`<pre>${outlook.place.excerpt}</pre>`}</div>`}
    ${!outlook && html`<p class="hint">${say("search-sampling")}</p>`}
    ${good && html`<p class="odds-line" role="status">${good.sentence}</p>`}
    ${good && good.drop.length > 0 && html`<ul class="drops">${good.drop.map(([text, hits]) => html`<li>${say("search-drop", { condition: text, hits: count(hits) })}
      <button type="button" onClick=${() => set({ condition: without(text) || null })}>${say("search-drop-it")}</button></li>`)}</ul>`}
    <p class="acts">
      ${!running && html`<button type="button" class="go" disabled=${!good} onClick=${fresh}>${found ? say("search-again") : say("search-start")}</button>`}
      ${!running && found && !found.ended && html`<button type="button" onClick=${() => start({ ...found, wrong: undefined })}>${say("search-resume")}</button>`}
      ${running && html`<button type="button" onClick=${pause}>${say("search-pause")}</button>`}
    </p>
    ${found && html`<div class="progress"><progress max=${found.of} value=${found.ended ? found.of : found.done} aria-label=${say("search-progress-name")}></progress>
      <p>${say(found.ended ? "search-done" : "search-progress", { done: count(found.done), of: count(found.of), hits: count(found.hits.length) })}
        ${found.hits.length >= MOST ? ` ${say("search-full")}` : ""}${again ? ` ${say("search-kept")}` : ""}</p></div>`}
    ${found?.wrong && html`<div class="card bad" role="alert"><p><b>${found.wrong.status === 0 ? say(alone ? "no-rules" : "search-lost") : found.wrong.error}</b></p></div>`}
    ${found && found.hits.length > 0 && html`<ol class="hits">${found.hits.slice(0, shown).map((hit) => html`<li><a href=${hit.link}>${hit.id}</a> <span>${hit.told}</span>
      ${hit.cells && hit.cells.length > 0 && html`<small>${good?.columns.map((name, at) => html`<span>${name} <b>${hit.cells?.[at]}</b></span>`)}</small>`}</li>`)}</ol>
      ${found.hits.length > shown && html`<button type="button" class="quiet" onClick=${() => setShown(shown * 5)}>${say("search-more", { count: count(Math.min(found.hits.length, shown * 5) - shown) })}</button>`}`}
    <p class="hint">${say("find-told")}</p>
  </section>`;
}

/**
 * One more condition: a column, a comparison, a value.
 * @param {{columns: import("../lib/types.js").Column[], say: import("../lib/types.js").Say, add: (text: string) => void, begin?: string|null}} props
 *   `begin` names the column that is offered first.
 */
export function Add({ columns, say, add, begin = null }) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [test, setTest] = useState(">=");
  const [value, setValue] = useState("");
  useEffect(() => {
    const meant = begin === null ? -1 : columns.findIndex((one) => one.name === begin);
    if (meant < 0) return;
    setAt(meant);
    setTest("==");
    setValue("");
  }, [begin, columns]);
  const column = columns[at] ?? columns[0];
  if (!column) return null;
  const words = column.words ?? [];
  const tests = column.kind === "int" ? [">=", "<=", "==", "!=", ">", "<"] : ["==", "!="];
  const chosen = tests.includes(test) ? test : /** @type {string} */ (tests[0]);
  const given = words.length > 0 ? (words.includes(value) ? value : words[0] ?? "") : value;
  const path = column.list ? `x.${column.name}` : column.name;
  const text = column.kind === "bool" ? `${chosen === "!=" ? "!" : ""}${path}`
    : `${path} ${chosen} ${column.kind === "int" ? given.trim() : JSON.stringify(given)}`;
  const whole = column.list ? `${column.list}.exists(x, ${text})` : text;
  const ready = column.kind !== "int" || /^-?\d+$/.test(given.trim());
  return html`<fieldset class="add"><legend>${say("search-add-title")}</legend>
    <p class="field"><label for=${`${id}w`}>${say("search-column")}</label>
      <select id=${`${id}w`} value=${String(at)} onChange=${(/** @type {any} */ event) => { setAt(Number(event.currentTarget.value)); setValue(""); }}>
        ${columns.map((one, index) => html`<option value=${String(index)} title=${one.doc}>${one.list ? `${one.list}: ` : ""}${one.name}</option>`)}</select></p>
    <p class="field"><label for=${`${id}t`}>${say("search-test")}</label>
      <select id=${`${id}t`} value=${chosen} onChange=${(/** @type {any} */ event) => setTest(event.currentTarget.value)}>
        ${tests.map((one) => html`<option value=${one}>${{ ">=": "≥", "<=": "≤", "==": "=", "!=": "≠" }[one] ?? one}</option>`)}</select></p>
    ${column.kind !== "bool" && html`<p class="field"><label for=${`${id}v`}>${say("search-value")}</label>
      ${words.length > 0
        ? html`<select id=${`${id}v`} value=${given} onChange=${(/** @type {any} */ event) => setValue(event.currentTarget.value)}>${words.map((one) => html`<option value=${one}>${one === "" ? "–" : one}</option>`)}</select>`
        : html`<input type="text" id=${`${id}v`} value=${value} placeholder=${column.allowed} autocomplete="off" inputmode=${column.kind === "int" ? "numeric" : undefined}
            onInput=${(/** @type {any} */ event) => setValue(event.currentTarget.value)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter" && ready) { event.preventDefault(); add(whole); } }} />`}</p>`}
    <button type="button" disabled=${!ready} onClick=${() => add(whole)}>${say("search-add")}</button>
    <small class="hint">${column.doc}${column.unit ? ` (${column.unit})` : ""}</small></fieldset>`;
}
