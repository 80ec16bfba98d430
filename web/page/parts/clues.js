// From what was seen to what it was: clues as chips with what each leaves, what to look at next, what remains.
import { html, useEffect, useState } from "../lib/view.js";
import { columns as loadColumns } from "../lib/search.js";
import { Add } from "./search.js";

const count = (/** @type {number} */ number) => Math.round(number).toLocaleString("en");

/**
 * @param {import("./workbench.js").Bench & {space: string, more: Record<string, string>, link: (id: string) => string|null}} props
 *   `more` is what the space needs besides its name.
 */
export function Clues({ reply, set, say, space, more, link }) {
  const [columns, setColumns] = useState(/** @type {import("../lib/types.js").Column[]} */ ([]));
  const [begin, setBegin] = useState(/** @type {string|null} */ (null));
  const asked = new URLSearchParams({ space, ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== "")) }).toString();
  useEffect(() => {
    let wanted = true;
    loadColumns(asked).then((got) => wanted && setColumns(got), () => wanted && setColumns([]));
    return () => { wanted = false; };
  }, [asked]);
  const facts = reply?.answer.facts;
  // As the facade read them: what parts one clue from the next is its affair.
  /** @type {string[]} */
  const own = reply?.query.clues ?? [];
  const put = (/** @type {string[]} */ clues) => set({ clues: clues.length === 0 ? null : clues.join(",") });
  const rows = Array.isArray(facts?.clues) ? facts.clues : [];
  // What the fields say comes first, then the clues in their order.
  const given = rows.length - own.length;
  // A look at one column alone can be added as a clue with one more choice.
  const single = (/** @type {string} */ clue) => columns.some((column) => column.name === clue);
  return html`<section class="builder" aria-label=${say("clues")}><h2 class="small">${say("clues")}</h2>
    ${rows.length > 0 && html`<ol class="chips">${rows.map((/** @type {any} */ row, /** @type {number} */ at) => html`<li class="condition"><span class="what">${row.clue}</span>
      <span class="odds">${say("clue-left", { count: count(row.remain) })}</span>
      ${at >= given ? html`<button type="button" aria-label=${say("remove", { what: row.clue })} onClick=${() => put(own.filter((_, other) => other !== at - given))}>×</button>` : html`<span></span>`}</li>`)}</ol>`}
    <${Add} columns=${columns} begin=${begin} say=${say} add=${(/** @type {string} */ clue) => put([...own, clue])} />
    ${Array.isArray(facts?.next) && facts.next.length > 0 && html`<div><h2 class="small">${say("clue-next")}</h2><ul class="looks">${facts.next.slice(0, 8).map((/** @type {any} */ look) => html`<li>
      ${single(look.clue) ? html`<button type="button" onClick=${() => setBegin(look.clue)}>${look.clue}</button>` : html`<code>${look.clue}</code>`}
      <span>${say("clue-worth", { bits: look.bits.toFixed(2), count: count(look.remain) })}</span></li>`)}</ul></div>`}
    ${Array.isArray(facts?.ids) && facts.ids.length > 0 && html`<div><h2 class="small">${say("clue-fits", { count: count(facts.remain) })}</h2>
      <p class="acts">${facts.ids.slice(0, 60).map((/** @type {string} */ one) => { const to = link(one); return to ? html`<a class="door" href=${to}>${one}</a>` : html`<span>${one}</span>`; })}</p></div>`}
  </section>`;
}
