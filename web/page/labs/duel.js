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
  own: (form) => ["seed", "roster", "exercise", "recording"].filter((name) => form.fields.some((field) => field.name === name)),
  Controls,
  Below,
  // Turns in their order first, then the dice as they lie on the tape.
  order: (facts) => [
    ...facts.filter(isTurn).sort((a, b) => (a.number ?? 0) - (b.number ?? 0)),
    ...facts.filter((fact) => !isTurn(fact)),
  ],
  decided: (reply, fact, index) => {
    const steps = reply.answer.facts.steps ?? [];
    if (!isTurn(fact)) {
      const turns = steps.length;
      return index >= turns ? [index - turns, index - turns + 1] : null;
    }
    let from = 0;
    for (const step of steps) {
      if (step.turn === fact.number) return [from, from + step.draws.length];
      from += step.draws.length;
    }
    return null;
  },
};

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls({ form, values, set, say }) {
  const id = useId();
  const field = (/** @type {string} */ name) => form.fields.find((one) => one.name === name);
  const seed = field("seed");
  const text = ["roster", "exercise", "recording"].map(field).find((one) => one !== undefined);
  const begin = field("roster")?.suggestions?.[0]?.begin;
  const usual = Number(seed?.default ?? 0);
  const now = values.get("seed");
  const box = () => text && html`<div class="field"><label for=${id}>${say(`field-${text.name}`)}</label>
    <${Typed} id=${id} rows=${8} value=${values.get(text.name) ?? ""} described=${`${id}h`}
      change=${(/** @type {string} */ value, /** @type {boolean} */ typing) => set({ [text.name]: value === "" ? null : value }, { replace: typing })} />
    <small class="hint" id=${`${id}h`}>${text.name === "roster" ? say("roster-hint") : text.told}</small>
    <p class="acts">
      ${begin && html`<button type="button" onClick=${() => set({ roster: begin })}>${say("roster-begin")}</button>`}
      <label class="file">${say("open-file")}<input type="file" accept=".toml,.json,.txt" onChange=${(/** @type {any} */ event) => {
        const file = event.currentTarget.files?.[0];
        file?.text().then((/** @type {string} */ content) => set({ [text.name]: content }));
      }} /></label></p></div>`;
  return html`
    ${seed && html`<${Stepper} name=${say("field-seed")} value=${now !== null && /^[+-]?\d+$/.test(now) ? Number(now) : usual} say=${say}
      change=${(/** @type {number} */ value) => set({ seed: String(value) })} />`}
    ${text && text.name !== "roster" && box()}
    ${text && text.name === "roster" && html`<details open=${values.has("roster")}><summary>${say("field-roster")}</summary>${box()}</details>`}`;
}

/** The turns in words: choosing one shows its dice. @param {import("../parts/workbench.js").Bench} bench */
function Below({ reply, say, choose, chosen }) {
  const steps = reply?.answer.facts.steps;
  const names = reply?.answer.facts.names ?? [];
  if (!Array.isArray(steps) || steps.length === 0 || !reply?.shown.svg) return null;
  return html`<section aria-label=${say("turns")}><h2 class="small">${say("turns")}</h2>
    <ol class="turns">${steps.slice(0, 500).map((step, at) => html`<li aria-current=${chosen === at ? "true" : undefined}>
      <button type="button" onClick=${() => choose(chosen === at ? null : at)}>
        <span class="count">${step.turn}</span><span class="when">${say("tick", { tick: step.tick })}</span>
        <span><b>${names[step.actor]}</b> ${step.energy} → ${step.kept}<br /><span class="hint">${step.lines.join(" ")}</span></span>
      </button></li>`)}</ol></section>`;
}
