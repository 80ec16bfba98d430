// A roster by clicking. The facade reads and writes the file; here are only the controls.
import { html, useEffect, useId, useState } from "../lib/view.js";
import { ask } from "../lib/ask.js";
import { Typed } from "./fields.js";

/**
 * @typedef {{name: string, stats: number[], kind: string, resist: string[], weak: string[]}} Fighter
 * @typedef {{text: string, stats: {name: string, low: number, high: number}[], kinds: string[], size: [number, number], fighters: Fighter[]}} Roster
 */

/** A roster in parts, or with changes. @param {string|null} text @param {string} lang @param {Record<string, string>} [changes] */
function asked(text, lang, changes = {}) {
  return ask("duel", "roster", new URLSearchParams({ ...(text === null ? {} : { roster: text }), lang, ...changes }));
}

/**
 * @param {{value: string|null, change: (value: string|null, typing: boolean) => void, say: import("../lib/types.js").Say, lang: string, name: string}} props
 */
export function RosterEditor({ value, change, say, lang, name }) {
  const [roster, setRoster] = useState(/** @type {Roster|null} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    let wanted = true;
    asked(value, lang).then((got) => {
      if (wanted && !("error" in got)) setRoster(got.answer.facts);
    });
    setWrong("");
    return () => { wanted = false; };
  }, [value, lang]);
  if (!roster) return null;
  const edit = (/** @type {Record<string, string>} */ changes) => asked(value, lang, changes).then((got) => {
    if ("error" in got) setWrong(got.error);
    else change(got.answer.facts.text, false);
  });
  const set = (/** @type {number} */ at, /** @type {string} */ what, /** @type {string|number} */ to) => edit({ set: `#${at + 1}.${what}=${to}` });
  const [least, most] = roster.size;
  return html`<div class="roster" role="group" aria-label=${name}>
    <ul class="actors">${roster.fighters.map((fighter, at) => html`<${FighterView} key=${at} ...${{ fighter, roster, say, hero: at === 0 }}
      set=${(/** @type {string} */ what, /** @type {string|number} */ to) => set(at, what, to)}
      twin=${roster.fighters.length < most ? () => edit({ add: `#${at + 1}` }) : null}
      drop=${at > 0 && roster.fighters.length > least ? () => edit({ drop: `#${at + 1}` }) : null} />`)}</ul>
    ${wrong !== "" && html`<p class="wrong" role="alert">${wrong}</p>`}
    <p class="acts">${value !== null && html`<button type="button" onClick=${() => change(null, false)}>${say("roster-lesson")}</button>`}</p>
  </div>`;
}

/** A word for a stat or a kind, else its own name. @param {import("../lib/types.js").Say} say @param {string} id @param {string} name */
const worded = (say, id, name) => {
  const word = say(id);
  return word === id ? name.replaceAll("_", " ") : word;
};

/**
 * @param {{fighter: Fighter, roster: Roster, say: import("../lib/types.js").Say, hero: boolean, set: (what: string, to: string|number) => void,
 *   twin: (() => void)|null, drop: (() => void)|null}} props
 */
function FighterView({ fighter, roster, say, hero, set, twin, drop }) {
  const id = useId();
  const kinds = (/** @type {string} */ kind, /** @type {string} */ how) => {
    for (const [list, own] of /** @type {[string, string[]][]} */ ([["resist", fighter.resist], ["weak", fighter.weak]])) {
      const now = own.filter((one) => one !== kind).concat(list === how ? [kind] : []);
      if (now.join() !== own.join()) set(list, now.join("+"));
    }
  };
  return html`<li class="fighter">
    <p class="who"><svg class="pic mark16" viewBox="0 0 16 16" aria-hidden="true"><g class=${hero ? "hero" : "enemy"}>${hero ? html`<circle class="fill" cx="8" cy="8" r="6" />` : html`<path class="fill" d="M8 2L14 13.1H2Z" />`}</g></svg>
      <${Typed} id=${`${id}n`} value=${fighter.name} label=${say("fighter-name")} change=${(/** @type {string} */ text) => set("name", text)} />
      ${twin && html`<button type="button" aria-label=${say("fighter-twin", { who: fighter.name })} title=${say("fighter-twin", { who: fighter.name })} onClick=${twin}>+</button>`}
      ${drop && html`<button type="button" aria-label=${say("remove", { what: fighter.name })} onClick=${drop}>×</button>`}</p>
    <div class="stats">${roster.stats.map((stat, at) => html`<p><label for=${`${id}${at}`}>${worded(say, `stat-${stat.name}`, stat.name)}</label>
      <input id=${`${id}${at}`} type="number" min=${stat.low} max=${stat.high} step="1" value=${String(fighter.stats[at])}
        onChange=${(/** @type {any} */ event) => /^[+-]?\d+$/.test(event.currentTarget.value) && set(stat.name, event.currentTarget.value)} /></p>`)}
      <p><label for=${`${id}k`}>${say("fighter-kind")}</label><select id=${`${id}k`} value=${fighter.kind} onChange=${(/** @type {any} */ event) => set("kind", event.currentTarget.value)}>
        ${roster.kinds.map((kind) => html`<option value=${kind}>${worded(say, `kind-${kind}`, kind)}</option>`)}</select></p></div>
    <details><summary>${say("fighter-kinds")}</summary><div class="stats">${roster.kinds.map((kind) => html`<p><label for=${`${id}${kind}`}>${worded(say, `kind-${kind}`, kind)}</label>
      <select id=${`${id}${kind}`} value=${fighter.resist.includes(kind) ? "resist" : fighter.weak.includes(kind) ? "weak" : ""} onChange=${(/** @type {any} */ event) => kinds(kind, event.currentTarget.value)}>
        <option value="">–</option><option value="resist">${say("fighter-resist")}</option><option value="weak">${say("fighter-weak")}</option></select></p>`)}</div></details></li>`;
}
