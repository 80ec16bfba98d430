// Energy-queue combat.
import { html, useEffect, useId, useState } from "../lib/view.js";
import { FieldView, Stepper, Typed } from "../parts/fields.js";
import { RosterEditor } from "../parts/roster.js";
import { ask } from "../lib/ask.js";

/** @param {import("../lib/types.js").Fact} fact */
const isTurn = (fact) => fact.node.querySelector(":scope > circle") !== null && fact.number !== null;

/** @type {import("../parts/workbench.js").Lab} */
export const duel = {
  id: "duel",
  systems: ["duel"],
  begin: "duel/fight",
  own: (form) => ["seed", "vary", ...TEXTS, ...(form.verb === "lesson" ? ["step", "answer"] : [])].filter((name) => form.fields.some((field) => field.name === name)),
  hidden: ["roster"],
  Field: (props) => (props.field.name === "roster" ? html`<${Rosters} ...${props} />` : props.field.name === "vary" ? html`<${Vary} ...${props} roster=${props.values?.get("roster") ?? null} />` : html`<${FieldView} ...${props} />`),
  Controls,
  Below,
  // Turns in their order first, then the dice as they lie on the tape.
  order: (facts) => [
    ...facts.filter(isTurn).sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
    ...facts.filter((fact) => !isTurn(fact)),
  ],
};

/** The turns of a fight; the steps of the lesson are none. @param {import("../lib/types.js").Reply} reply @returns {any[]} */
const turns = (reply) => {
  const steps = reply.answer.facts.steps;
  return Array.isArray(steps) ? steps.filter((step) => Array.isArray(step.lines) && Array.isArray(step.draws)) : [];
};

/** Texts that stand in files. */
const TEXTS = ["roster", "a", "b", "exercise", "recording"];

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls(bench) {
  const { form, values, set, say, lang } = bench;
  const field = (/** @type {string} */ name) => form.fields.find((one) => one.name === name);
  const seed = field("seed");
  const usual = Number(seed?.default ?? 0);
  const now = values.get("seed");
  const texts = TEXTS.map(field).filter((one) => one !== undefined);
  // Fighters that must be there are the lesson's until they are changed.
  const missing = texts.find((text) => text.required && !values.has(text.name) && text.suggestions?.[0]?.begin !== undefined);
  useEffect(() => {
    if (missing) set({ [missing.name]: missing.suggestions?.[0]?.begin ?? null }, { replace: true });
  }, [missing?.name]);
  return html`
    ${form.verb === "lesson" && html`<${Steps} ...${bench} />`}
    ${seed && html`<${Stepper} name=${say("field-seed")} value=${now !== null && /^[+-]?\d+$/.test(now) ? Number(now) : usual} say=${say}
      change=${(/** @type {number} */ value) => set({ seed: String(value) })} />`}
    ${field("vary") && html`<${Vary} value=${values.get("vary")} roster=${values.get("roster")} say=${say} lang=${lang} change=${(/** @type {string|null} */ value) => set({ vary: value })} />`}
    ${texts.map((text) => html`<${text.suggestions?.[0]?.begin === undefined ? TextField : Rosters} key=${text.name} field=${text} value=${values.get(text.name)}
      say=${say} lang=${lang} change=${(/** @type {string|null} */ value, /** @type {boolean} */ typing) => set({ [text.name]: value }, { replace: typing })} />`)}`;
}

/**
 * What varies from roster to roster: somebody's stat from one value to another, once or twice.
 * @param {{value: string|null, roster: string|null, say: import("../lib/types.js").Say, lang: string, change: (value: string|null, typing: boolean) => void}} props
 */
function Vary({ value, roster, say, lang, change }) {
  const id = useId();
  const [facts, setFacts] = useState(/** @type {import("../parts/roster.js").Roster|null} */ (null));
  const [who, setWho] = useState(0);
  const [stat, setStat] = useState("speed");
  useEffect(() => {
    let wanted = true;
    ask("duel", "roster", new URLSearchParams({ ...(roster === null ? {} : { roster }), lang })).then((got) => {
      if (wanted && !("error" in got)) setFacts(got.answer.facts);
    });
    return () => { wanted = false; };
  }, [roster, lang]);
  const axes = (value ?? "").split(",").filter((axis) => axis !== "");
  const put = (/** @type {string[]} */ now) => change(now.length === 0 ? null : now.join(","), false);
  const now = facts?.fighters[who]?.stats[facts.stats.findIndex((one) => one.name === stat)] ?? 0;
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    const [from, to] = ["f", "t"].map((end) => /** @type {HTMLInputElement} */ (document.getElementById(`${id}${end}`)).value);
    const fighter = facts?.fighters[who];
    if (fighter && from !== "" && to !== "") put([...axes, `${who === 0 ? "hero" : fighter.name}.${stat}=${from}..=${to}`]);
  };
  return html`<fieldset class="vary"><legend>${say("field-vary")}</legend>
    <div class="script">${axes.map((axis) => html`<button type="button" class="chip" aria-label=${say("remove", { what: axis })} onClick=${() => put(axes.filter((one) => one !== axis))}>${axis} <span aria-hidden="true">×</span></button>`)}</div>
    ${facts && axes.length < 2 && html`<div class="stats">
      <p><label for=${`${id}w`}>${say("vary-who")}</label><select id=${`${id}w`} value=${String(who)} onChange=${(/** @type {any} */ event) => setWho(Number(event.currentTarget.value))}>${facts.fighters.map((one, at) => html`<option value=${String(at)}>${one.name}</option>`)}</select></p>
      <p><label for=${`${id}s`}>${say("search-column")}</label><select id=${`${id}s`} value=${stat} onChange=${(/** @type {any} */ event) => setStat(event.currentTarget.value)}>${facts.stats.map((one) => html`<option value=${one.name}>${say(`stat-${one.name}`)}</option>`)}</select></p>
      <p key=${`f${who}${stat}${now}`}><label for=${`${id}f`}>${say("vary-from")}</label><input id=${`${id}f`} type="number" value=${String(now)} /></p>
      <p key=${`t${who}${stat}${now}`}><label for=${`${id}t`}>${say("vary-to")}</label><input id=${`${id}t`} type="number" value=${String(now + 10)} /></p>
      <p><button type="button" onClick=${add}>${say("search-add")}</button></p></div>`}</fieldset>`;
}

/** Fighters: closed as long as the lesson's fight. @param {any} props */
function Rosters(props) {
  const { field, value, say } = props;
  return html`<details class="rosters" open=${value !== null && value !== field.suggestions?.[0]?.begin}><summary>${say(`field-${field.name}`)}</summary>
    <${RosterEditor} ...${props} name=${say(`field-${field.name}`)} />
    <details><summary>${say("roster-text")}</summary><${TextField} ...${props} /></details></details>`;
}

/**
 * A text of several lines, or a file.
 * @param {{field: import("../lib/types.js").Field, value: string|null, change: (value: string|null, typing: boolean) => void, say: import("../lib/types.js").Say}} props
 */
function TextField({ field, value, change, say }) {
  const id = useId();
  const begin = field.suggestions?.[0]?.begin;
  return html`<div class="field"><label for=${id}>${say(`field-${field.name}`)}</label>
    <${Typed} id=${id} rows=${8} value=${value ?? ""} described=${`${id}h`}
      change=${(/** @type {string} */ text, /** @type {boolean} */ typing) => change(text === "" ? null : text, typing)} />
    <small class="hint" id=${`${id}h`}>${begin === undefined ? field.told : say("roster-hint")}</small>
    <p class="acts">
      ${begin !== undefined && html`<button type="button" onClick=${() => change(begin, false)}>${say("roster-begin")}</button>`}
      <label class="file">${say("open-file")}<input type="file" accept=".toml,.json,.txt" onChange=${(/** @type {any} */ event) => {
        const file = event.currentTarget.files?.[0];
        file?.text().then((/** @type {string} */ content) => change(content, false));
      }} /></label></p></div>`;
}

/** The guided tour: its steps, and an answer where a step asks one. @param {import("../parts/workbench.js").Bench} bench */
function Steps({ form, values, set, say, reply }) {
  const steps = form.fields.find((field) => field.name === "step")?.suggestions ?? [];
  const id = useId();
  const step = Number(values.get("step") ?? 0);
  const to = (/** @type {number|null} */ now) => set({ step: now === null ? null : String(now), answer: null, input: null, printed: null });
  const facts = reply?.answer.facts.steps?.[0];
  const asks = facts !== undefined && step > 0 && "checked" in facts && facts.about !== "exercise";
  const given = values.get("answer") ?? "";
  const answer = (/** @type {string} */ text, /** @type {boolean} */ typing = false) => set({ answer: text.trim() === "" ? null : text }, { replace: typing });
  return html`<div class="field"><span class="label" id=${`${id}s`}>${say("lesson-step")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}s`}><button type="button" aria-pressed=${step === 0} onClick=${() => to(null)}>${say("all-floors")}</button>
      ${steps.map(({ value }) => html`<button type="button" aria-pressed=${String(step) === value} onClick=${() => to(Number(value))}>${value}</button>`)}</div></div>
    ${asks && html`<fieldset class="quiz"><legend>${say("lesson-answer")}</legend>
      ${Array.isArray(facts.answers)
        ? facts.answers.map((/** @type {string} */ one, /** @type {number} */ at) => html`<label class="choice"><input type="radio" name=${id} checked=${given === String(at + 1)} onChange=${() => answer(String(at + 1))} /><span>${at + 1}) ${one}</span></label>`)
        : html`<${Typed} id=${`${id}a`} label=${say("lesson-answer")} value=${given} change=${answer} />`}
      ${facts.checked && html`<p class=${facts.checked.right ? "right" : "wrong"} role="status">${facts.checked.right ? "✓" : "✗"} ${say(facts.checked.right ? "lesson-right" : "lesson-wrong")}</p>`}</fieldset>`}
    <p class="acts">${step > 1 && html`<button type="button" onClick=${() => to(step - 1)}>‹ ${say("lesson-back")}</button>`}
      ${step < steps.length && html`<button type="button" class="go" onClick=${() => to(step + 1)}>${say("lesson-on")} ›</button>`}</p>`;
}

/**
 * Everybody's energy and life after a turn, as the lesson's screen has them.
 * @param {{facts: any, at: number, say: import("../lib/types.js").Say}} props
 */
function Bars({ facts, at, say }) {
  const energies = facts.energies?.[at];
  const lives = facts.lives?.[at];
  if (!energies || !lives) return null;
  const most = Math.max(facts.threshold, ...facts.energies.flat(), ...facts.steps.map((/** @type {any} */ step) => step.energy));
  return html`<div class="bars" role="group" aria-label=${say("bars", { turn: facts.steps[at].turn })}>${facts.names.map((/** @type {string} */ name, /** @type {number} */ who) => {
    const acts = facts.steps[at].actor === who;
    return html`<p class=${`bar-row${lives[who] === 0 ? " fallen" : ""}`} key=${who}><b>${acts ? "▸ " : ""}${name}</b>
      <span class="gauge energy" aria-hidden="true"><i style=${{ width: `${100 * energies[who] / most}%` }}></i><em style=${{ left: `${100 * facts.threshold / most}%` }}></em></span>
      <span class="num">${acts ? `${facts.steps[at].energy} → ${energies[who]}` : energies[who]} ${say("bar-energy")}</span>
      <span class="gauge life" aria-hidden="true"><i style=${{ width: `${100 * lives[who] / facts.max_hp[who]}%` }}></i></span>
      <span class="num">${lives[who]} / ${facts.max_hp[who]} ${say("bar-life")}</span></p>`;
  })}</div>`;
}

/** Plays the turns one by one. @param {{count: number, at: number, to: (at: number) => void, say: import("../lib/types.js").Say}} props */
function Player({ count, at, to, say }) {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    if (!plays) return undefined;
    if (at >= count - 1) {
      setPlays(false);
      return undefined;
    }
    const timer = setTimeout(() => to(at + 1), 900);
    return () => clearTimeout(timer);
  }, [plays, at, count]);
  return html`<p class="acts"><button type="button" disabled=${at <= 0} aria-label=${say("turn-back")} onClick=${() => to(at - 1)}>‹</button>
    <output>${say("turn-of", { turn: at + 1, count })}</output>
    <button type="button" disabled=${at >= count - 1} aria-label=${say("turn-on")} onClick=${() => to(at + 1)}>›</button>
    <button type="button" aria-pressed=${plays} onClick=${() => { if (!plays && at >= count - 1) to(0); setPlays(!plays); }}>${say(plays ? "play-stop" : "play")}</button></p>`;
}

/** The turns in words: choosing one shows its dice. @param {import("../parts/workbench.js").Bench} bench */
function Below({ reply, say, choose, chosen }) {
  const steps = reply ? turns(reply) : [];
  const names = reply?.answer.facts.names ?? [];
  if (steps.length === 0 || !reply?.shown.svg) return null;
  const at = chosen !== null && chosen < steps.length ? chosen : 0;
  return html`<section aria-label=${say("turns")}><h2 class="small">${say("turns")}</h2>
    <${Bars} facts=${reply.answer.facts} at=${at} say=${say} />
    <${Player} count=${steps.length} at=${at} to=${choose} say=${say} />
    <ol class="turns">${steps.slice(0, 500).map((step, at) => html`<li aria-current=${chosen === at ? "true" : undefined}>
      <button type="button" onClick=${() => choose(chosen === at ? null : at)}>
        <span class="count">${step.turn}</span><span class="when">${say("tick", { tick: step.tick })}</span>
        <span><b>${names[step.actor]}</b> ${step.energy} → ${step.kept}<br /><span class="hint">${step.lines.join(" ")}</span></span>
      </button></li>`)}</ol></section>`;
}
