// Energy-queue combat.
import { html, useId } from "../lib/view.js";
import { Stepper, Typed } from "../parts/fields.js";

/** @param {import("../lib/types.js").Fact} fact */
const isTurn = (fact) => fact.node.querySelector(":scope > circle") !== null && fact.number !== null;

/** @type {import("../parts/workbench.js").Lab} */
export const duel = {
  id: "duel",
  systems: ["duel"],
  begin: "duel/fight",
  own: (form) => ["seed", ...TEXTS, ...(form.verb === "lesson" ? ["step", "answer"] : [])].filter((name) => form.fields.some((field) => field.name === name)),
  Controls,
  Below,
  // Turns in their order first, then the dice as they lie on the tape.
  order: (facts) => [
    ...facts.filter(isTurn).sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
    ...facts.filter((fact) => !isTurn(fact)),
  ],
  decided: (reply, fact, index) => {
    const steps = turns(reply);
    if (!isTurn(fact)) {
      const before = steps.length;
      return index >= before ? [index - before, index - before + 1] : null;
    }
    let from = 0;
    for (const step of steps) {
      if (step.turn === fact.number) return [from, from + step.draws.length];
      from += step.draws.length;
    }
    return null;
  },
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
  const { form, values, set, say } = bench;
  const field = (/** @type {string} */ name) => form.fields.find((one) => one.name === name);
  const seed = field("seed");
  const usual = Number(seed?.default ?? 0);
  const now = values.get("seed");
  const texts = TEXTS.map(field).filter((one) => one !== undefined);
  return html`
    ${form.verb === "lesson" && html`<${Steps} ...${bench} />`}
    ${seed && html`<${Stepper} name=${say("field-seed")} value=${now !== null && /^[+-]?\d+$/.test(now) ? Number(now) : usual} say=${say}
      change=${(/** @type {number} */ value) => set({ seed: String(value) })} />`}
    ${texts.map((text) => text.name === "roster"
      ? html`<details key=${text.name} open=${values.has("roster")}><summary>${say("field-roster")}</summary><${Text} ...${bench} text=${text} /></details>`
      : html`<${Text} key=${text.name} ...${bench} text=${text} />`)}`;
}

/** @param {import("../parts/workbench.js").Bench & {text: import("../lib/types.js").Field}} props */
function Text({ text, values, set, say }) {
  const id = useId();
  const begin = text.suggestions?.[0]?.begin;
  const roster = begin !== undefined;
  return html`<div class="field"><label for=${id}>${say(`field-${text.name}`)}</label>
    <${Typed} id=${id} rows=${8} value=${values.get(text.name) ?? ""} described=${`${id}h`}
      change=${(/** @type {string} */ value, /** @type {boolean} */ typing) => set({ [text.name]: value === "" ? null : value }, { replace: typing })} />
    <small class="hint" id=${`${id}h`}>${roster ? say("roster-hint") : text.told}</small>
    <p class="acts">
      ${roster && html`<button type="button" onClick=${() => set({ [text.name]: begin })}>${say("roster-begin")}</button>`}
      <label class="file">${say("open-file")}<input type="file" accept=".toml,.json,.txt" onChange=${(/** @type {any} */ event) => {
        const file = event.currentTarget.files?.[0];
        file?.text().then((/** @type {string} */ content) => set({ [text.name]: content }));
      }} /></label></p></div>`;
}

const LESSON_STEPS = 10;

/** The guided tour: its steps, and an answer where a step asks one. @param {import("../parts/workbench.js").Bench} bench */
function Steps({ values, set, say, reply }) {
  const id = useId();
  const step = Number(values.get("step") ?? 0);
  const to = (/** @type {number|null} */ now) => set({ step: now === null ? null : String(now), answer: null, input: null, printed: null });
  const facts = reply?.answer.facts.steps?.[0];
  const asks = facts !== undefined && step > 0 && "checked" in facts && facts.about !== "exercise";
  const given = values.get("answer") ?? "";
  const answer = (/** @type {string} */ text, /** @type {boolean} */ typing = false) => set({ answer: text.trim() === "" ? null : text }, { replace: typing });
  return html`<div class="field"><span class="label" id=${`${id}s`}>${say("lesson-step")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}s`}><button type="button" aria-pressed=${step === 0} onClick=${() => to(null)}>${say("all-floors")}</button>
      ${Array.from({ length: LESSON_STEPS }, (_, at) => at + 1).map((at) => html`<button type="button" aria-pressed=${step === at} onClick=${() => to(at)}>${at}</button>`)}</div></div>
    ${asks && html`<fieldset class="quiz"><legend>${say("lesson-answer")}</legend>
      ${Array.isArray(facts.answers)
        ? facts.answers.map((/** @type {string} */ one, /** @type {number} */ at) => html`<label class="choice"><input type="radio" name=${id} checked=${given === String(at + 1)} onChange=${() => answer(String(at + 1))} /> ${at + 1}) ${one}</label>`)
        : html`<${Typed} id=${`${id}a`} label=${say("lesson-answer")} value=${given} change=${answer} />`}
      ${facts.checked && html`<p class=${facts.checked.right ? "right" : "wrong"} role="status">${facts.checked.right ? "✓" : "✗"} ${say(facts.checked.right ? "lesson-right" : "lesson-wrong")}</p>`}</fieldset>`}
    <p class="acts">${step > 1 && html`<button type="button" onClick=${() => to(step - 1)}>‹ ${say("lesson-back")}</button>`}
      ${step < LESSON_STEPS && html`<button type="button" class="go" onClick=${() => to(step + 1)}>${say("lesson-on")} ›</button>`}</p>`;
}

/** The turns in words: choosing one shows its dice. @param {import("../parts/workbench.js").Bench} bench */
function Below({ reply, say, choose, chosen }) {
  const steps = reply ? turns(reply) : [];
  const names = reply?.answer.facts.names ?? [];
  if (steps.length === 0 || !reply?.shown.svg) return null;
  return html`<section aria-label=${say("turns")}><h2 class="small">${say("turns")}</h2>
    <ol class="turns">${steps.slice(0, 500).map((step, at) => html`<li aria-current=${chosen === at ? "true" : undefined}>
      <button type="button" onClick=${() => choose(chosen === at ? null : at)}>
        <span class="count">${step.turn}</span><span class="when">${say("tick", { tick: step.tick })}</span>
        <span><b>${names[step.actor]}</b> ${step.energy} → ${step.kept}<br /><span class="hint">${step.lines.join(" ")}</span></span>
      </button></li>`)}</ol></section>`;
}
