// Who acts when: Explorers of Sky and Torneko 3. A scenario is text; the cards only write that text.
import { html, useId } from "../lib/view.js";
import { Typed } from "../parts/fields.js";
import { byPlace } from "../parts/picture.js";

/** @typedef {{id: string, flat: number, actions: string[]}} Actor */

/**
 * The short form `L:agility*3,attack E1+1:walk` as cards; null for any other text.
 * @param {string} text
 * @returns {Actor[]|null}
 */
export function cards(text) {
  const actors = [];
  for (const word of text.trim().split(/\s+/)) {
    const match = /^([A-Za-z][A-Za-z0-9]*)([+-]\d+)?:(.*)$/.exec(word);
    if (!match) return null;
    const actions = (match[3] ?? "").split(",").filter((action) => action !== "");
    actors.push({ id: match[1] ?? "", flat: Number(match[2] ?? 0), actions });
  }
  return actors;
}

/** @param {Actor[]} actors */
export function written(actors) {
  return actors.map(({ id, flat, actions }) => {
    const sign = flat === 0 ? "" : flat > 0 ? `+${flat}` : String(flat);
    return `${id}${sign}:${actions.join(",")}`;
  }).join(" ");
}

/** @type {import("../parts/workbench.js").Lab} */
export const turns = {
  id: "turns",
  systems: ["sky", "torneko3", "compare"],
  begin: "sky/timeline?scenario=agility-three",
  own: (form) => form.fields.filter((field) => field.name === "scenario").map((field) => field.name),
  Controls,
  Below: () => null,
  order: byPlace,
};

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls(bench) {
  const { form, forms, values, set, say } = bench;
  const id = useId();
  const field = form.fields.find((one) => one.name === "scenario");
  if (!field) return null;
  const text = values.get("scenario") ?? "";
  const examples = field.suggestions ?? [];
  const example = examples.find((one) => one.value === text);
  const actors = form.system === "sky" ? cards(text) : null;
  const change = (/** @type {string} */ scenario, /** @type {boolean} */ typing = false) => set({ scenario }, { replace: typing });
  const actions = forms.find((one) => one.system === form.system && one.verb === "plan")?.fields.find((one) => one.name === "setup")?.suggestions ?? [];
  return html`
    ${examples.length > 0 && html`<p class="field"><label for=${`${id}e`}>${say("example")}</label>
      <select id=${`${id}e`} value=${example?.value ?? ""} onChange=${(/** @type {any} */ event) => event.currentTarget.value && change(event.currentTarget.value)}>
        ${!example && html`<option value="">${say("own-scenario")}</option>`}
        ${examples.map((one) => html`<option value=${one.value}>${one.value}</option>`)}
      </select>${example?.told && html`<small class="hint">${example.told}</small>`}</p>`}
    ${example?.begin && html`<p class="acts"><button type="button" onClick=${() => change(example.begin ?? "")}>${say("edit-scenario")}</button></p>`}
    ${actors && html`<${Cards} actors=${actors} actions=${actions} change=${(/** @type {Actor[]} */ now) => change(written(now))} say=${say} />`}
    <div class="field"><label for=${`${id}s`}>${say("field-scenario")}</label>
      <${Typed} id=${`${id}s`} rows=${text.includes("\n") ? 12 : 2} value=${text} change=${change} described=${`${id}h`} />
      <small class="hint" id=${`${id}h`}>${say(`scenario-hint-${form.system}`)}</small></div>`;
}

/** @param {string} id */
function role(id) {
  return id.startsWith("E") ? "enemy" : id.startsWith("L") ? "hero" : "ally";
}

/** @param {{role: string}} props */
function Mark({ role: of }) {
  const shape = { hero: html`<circle class="fill" cx="8" cy="8" r="6" />`, ally: html`<rect class="fill" x="2.6" y="2.6" width="10.8" height="10.8" rx="1.5" />`,
    enemy: html`<path class="fill" d="M8 2L14 13.1H2Z" />` }[of];
  return html`<svg class="pic mark16" viewBox="0 0 16 16" aria-hidden="true"><g class=${of}>${shape}</g></svg>`;
}

/** @param {{actors: Actor[], actions: import("../lib/types.js").Choice[], change: (actors: Actor[]) => void, say: import("../lib/types.js").Say}} props */
function Cards({ actors, actions, change, say }) {
  const edit = (/** @type {number} */ at, /** @type {Partial<Actor>} */ now) => change(actors.map((actor, index) => (index === at ? { ...actor, ...now } : actor)));
  const add = (/** @type {string[]} */ ids) => {
    const free = ids.find((id) => !actors.some((actor) => actor.id === id));
    if (free) change([...actors, { id: free, flat: 0, actions: ["walk"] }]);
  };
  return html`<ul class="actors">${actors.map((actor, at) => html`<li class="actor" key=${actor.id}>
    <b><${Mark} role=${role(actor.id)} />${actor.id}</b>
    <span class="step" role="group" aria-label=${`${actor.id}: ${say("speed")}`}>
      <button type="button" aria-label=${`${actor.id}: ${say("slower")}`} onClick=${() => edit(at, { flat: actor.flat - 1 })}>−</button>
      <output>${actor.flat > 0 ? `+${actor.flat}` : String(actor.flat).replace("-", "−")}</output>
      <button type="button" aria-label=${`${actor.id}: ${say("faster")}`} onClick=${() => edit(at, { flat: actor.flat + 1 })}>+</button>
      ${actors.length > 1 && at > 0 && html`<button type="button" aria-label=${say("remove", { what: actor.id })} onClick=${() => change(actors.filter((_, index) => index !== at))}>×</button>`}
    </span>
    <div class="script">
      ${actor.actions.map((action, index) => html`<button type="button" class="chip" title=${say("remove", { what: action })} aria-label=${say("remove", { what: `${actor.id} ${action}` })}
        onClick=${() => edit(at, { actions: actor.actions.length > 1 ? actor.actions.filter((_, other) => other !== index) : ["walk"] })}>${action} <span aria-hidden="true">×</span></button>`)}
      <select aria-label=${`${actor.id}: ${say("add-action")}`} value="" onChange=${(/** @type {any} */ event) => {
        const value = event.currentTarget.value;
        event.currentTarget.value = "";
        if (value) edit(at, { actions: [...actor.actions, value] });
      }}><option value="">+ ${say("add-action")}</option>${actions.map((one) => html`<option value=${one.value}>${one.value}</option>`)}</select>
    </div></li>`)}</ul>
    <p class="acts"><button type="button" onClick=${() => add(["A", "B", "C"])}>${say("add-ally")}</button>
    <button type="button" onClick=${() => add(Array.from({ length: 16 }, (_, at) => `E${at + 1}`))}>${say("add-enemy")}</button></p>`;
}
