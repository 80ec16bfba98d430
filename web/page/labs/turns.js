// Who acts when: Explorers of Sky and Torneko 3. A scenario is text; the cards only write that text.
import { html, useId } from "../lib/view.js";
import { FieldView, Typed } from "../parts/fields.js";
import { DrawingEditor, sketch, Words } from "../parts/drawing.js";
import { byPlace } from "../parts/picture.js";
import { address } from "../lib/route.js";

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
  own: (form) => form.fields.map((field) => field.name).filter((name) => ["scenario", "party", "payload", "setup", ...(form.system === "sky" ? ["rules"] : [])].includes(name)),
  Controls,
  Below,
  // A reading opens the run under it, with the usual one beside it and what differs marked.
  link: (reply, row, column) => {
    const { system, verb, scenario } = reply.query;
    const rule = row[column] ?? "";
    if (system !== "torneko3" || verb !== "readings" || !/^\w+=\w+$/.test(rule)) return null;
    const usual = new URLSearchParams({ scenario });
    return address({ system, verb: "timeline", values: new URLSearchParams({ scenario, rules: rule, "view.beside": `${system}/timeline?${usual}` }) });
  },
  order: byPlace,
};

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls(bench) {
  const { form, values, set, say } = bench;
  const id = useId();
  const party = form.fields.find((one) => one.name === "party");
  if (party) return html`<${Party} field=${party} text=${values.get("party")} change=${(/** @type {string} */ text) => set({ party: text })} say=${say} />`;
  const field = form.fields.find((one) => one.name === "scenario");
  if (!field) return null;
  const text = values.get("scenario") ?? "";
  const examples = field.suggestions ?? [];
  const example = examples.find((one) => one.value === text);
  const actors = form.system === "sky" ? cards(text) : null;
  const change = (/** @type {string} */ scenario, /** @type {boolean} */ typing = false) => set({ scenario }, { replace: typing });
  const actions = field.pieces ?? [];
  const floor = form.system === "torneko3" ? sketch(text) : null;
  const rules = form.fields.find((one) => one.name === "rules");
  return html`
    ${examples.length > 0 && html`<p class="field"><label for=${`${id}e`}>${say("example")}</label>
      <select id=${`${id}e`} value=${example?.value ?? ""} onChange=${(/** @type {any} */ event) => event.currentTarget.value && change(event.currentTarget.value)}>
        ${!example && html`<option value="">${say("own-scenario")}</option>`}
        ${examples.map((one) => html`<option value=${one.value}>${one.value}</option>`)}
      </select>${example?.told && html`<small class="hint">${example.told}</small>`}</p>`}
    ${example?.begin && html`<p class="acts"><button type="button" onClick=${() => change(example.begin ?? "")}>${say("edit-scenario")}</button></p>`}
    ${actors && html`<${Cards} actors=${actors} actions=${actions} change=${(/** @type {Actor[]} */ now) => change(written(now))} say=${say} />`}
    ${floor && html`<${DrawingEditor} found=${floor} pieces=${actions} change=${change} say=${say} />`}
    ${["payload", "setup"].map((name) => form.fields.find((one) => one.name === name)).map((list) => list && html`<${Listed} key=${list.name} field=${list} value=${values.get(list.name)} say=${say}
      change=${(/** @type {string|null} */ now) => set({ [list.name]: now })} />`)}
    ${rules && form.system === "sky" && html`<${FieldView} field=${rules} say=${say} value=${values.get("rules")} change=${(/** @type {string|null} */ value) => set({ rules: value })} />`}
    <div class="field"><label for=${`${id}s`}>${say("field-scenario")}</label>
      <${Typed} id=${`${id}s`} rows=${text.includes("\n") ? 12 : 2} value=${text} change=${change} described=${`${id}h`} />
      <small class="hint" id=${`${id}h`}>${say(`scenario-hint-${form.system}`)}</small></div>`;
}

/** A plan's sequence as the leader's script, to be looked at. @param {import("../parts/workbench.js").Bench} bench */
function Below({ form, values, reply, say }) {
  const actions = reply?.answer.facts.combo?.actions;
  if (form.verb !== "plan" || !Array.isArray(actions)) return null;
  const text = values.get("scenario") ?? "";
  const field = form.fields.find((one) => one.name === "scenario");
  const actors = cards(field?.suggestions?.find((one) => one.value === text)?.begin ?? text);
  const [leader, ...others] = actors ?? [];
  if (!leader) return null;
  const scenario = written([{ ...leader, actions: [...actions, "walk"] }, ...others.map((actor) => ({ ...actor, actions: ["walk"] }))]);
  return html`<p class="acts"><a class="door" href=${address({ system: form.system, verb: "timeline", values: new URLSearchParams({ scenario }) })}>${say("plan-play")}</a></p>`;
}

/** A list of actions: what the form takes by itself until it is changed. @param {{field: import("../lib/types.js").Field, value: string|null, change: (value: string|null) => void, say: import("../lib/types.js").Say}} props */
function Listed({ field, value, change, say }) {
  const usual = Array.isArray(field.default) ? field.default : [];
  const list = value === null ? usual : value.split(",").filter((one) => one !== "");
  const known = [...new Set([...usual, ...(field.suggestions ?? []).map((one) => one.value)])];
  const put = (/** @type {string[]} */ now) => change(now.join() === usual.join() || now.length === 0 ? null : now.join(","));
  return html`<${Words} name=${say(`field-${field.name}`)} list=${list} pieces=${known.map((one) => ({ group: "", value: one }))} say=${say} change=${put} />`;
}

/**
 * A party for several machines: speed and deeds of each, `L:fast:attack*2+walk`.
 * @param {{field: import("../lib/types.js").Field, text: string|null, change: (text: string) => void, say: import("../lib/types.js").Say}} props
 */
function Party({ field, text, change, say }) {
  const usual = Array.isArray(field.default) ? field.default : [];
  const members = (text ?? usual.join(",")).split(",").map((one) => one.trim()).filter((one) => one !== "");
  const pieces = field.pieces ?? [];
  const of = (/** @type {string} */ group) => pieces.filter((one) => one.group === group);
  const parsed = members.map((member) => {
    const [id = "", pace = "", deeds = ""] = member.split(":");
    return { id, pace, deeds: deeds.split("+").filter((deed) => deed !== "") };
  });
  const put = (/** @type {typeof parsed} */ now) => change(now.map(({ id, pace, deeds }) => [id, pace || (deeds.length > 0 ? "normal" : ""), deeds.join("+")].join(":").replace(/:+$/, "")).join(","));
  const edit = (/** @type {number} */ at, /** @type {Partial<typeof parsed[0]>} */ now) => put(parsed.map((one, other) => (other === at ? { ...one, ...now } : one)));
  const add = (/** @type {string[]} */ ids) => {
    const free = ids.find((id) => !parsed.some((one) => one.id === id));
    if (free) put([...parsed, { id: free, pace: "normal", deeds: ["walk"] }]);
  };
  return html`<ul class="actors">${parsed.map((member, at) => html`<li class="actor" key=${member.id}><b><${Mark} role=${at === 0 ? "hero" : /^[ABC]$/.test(member.id) ? "ally" : "enemy"} />${member.id}</b>
    <span class="step"><select aria-label=${`${member.id}: ${say("speed")}`} value=${member.pace || "normal"} onChange=${(/** @type {any} */ event) => edit(at, { pace: event.currentTarget.value })}>${of("pace").map((one) => html`<option value=${one.value}>${one.value}</option>`)}</select>
      ${parsed.length > 1 && at > 0 && html`<button type="button" aria-label=${say("remove", { what: member.id })} onClick=${() => put(parsed.filter((_, other) => other !== at))}>×</button>`}</span>
    <${Words} name=${member.id} list=${member.deeds} pieces=${of("deed")} say=${say} change=${(/** @type {string[]} */ deeds) => edit(at, { deeds })} /></li>`)}</ul>
    <p class="acts"><button type="button" onClick=${() => add(["A", "B", "C"])}>${say("add-ally")}</button>
    <button type="button" onClick=${() => add(Array.from({ length: 16 }, (_, at) => `E${at + 1}`))}>${say("add-enemy")}</button></p>`;
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

/** @param {{actors: Actor[], actions: import("../lib/types.js").Piece[], change: (actors: Actor[]) => void, say: import("../lib/types.js").Say}} props */
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
