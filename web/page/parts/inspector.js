// The draws behind an answer. The ones of the chosen fact are gold.
import { html, useEffect, useRef } from "../lib/view.js";

/**
 * @param {{reply: import("../lib/types.js").Reply, fact: import("../lib/types.js").Fact|null, chosen: Set<number>|null,
 *   pinned: boolean, pin: () => void, clear: () => void, say: import("../lib/types.js").Say}} props
 */
export function Inspector({ reply, fact, chosen, pinned, pin, clear, say }) {
  const body = useRef(/** @type {HTMLDivElement|null} */ (null));
  const draws = reply.shown.draws;
  const first = chosen?.values().next().value ?? -1;
  useEffect(() => {
    const row = body.current?.querySelector("[aria-current]");
    if (row instanceof HTMLElement && body.current) body.current.scrollTop = Math.max(0, row.offsetTop - 80);
  }, [first, draws]);
  return html`<section class="inspect" aria-label=${say("inspector")}>
    <h2 class="small">${say("inspector")}</h2>
    ${fact && html`<p class="fact">${fact.told}</p>
      <p class="acts"><button type="button" aria-pressed=${pinned} onClick=${pin}>${say("pin")}</button>
      <button type="button" onClick=${clear}>${say("close")}</button></p>`}
    ${!draws || draws.rows.length === 0
      ? html`<p class="hint">${say("no-draws")}</p>`
      : html`<p class="hint">${say("draws-count", { count: draws.rows.length })}</p>
        <div class="scroll tall" ref=${body} tabindex="0" role="region" aria-label=${say("draws")}>
        <table class="trace"><thead><tr><th scope="col">#</th><th scope="col">${draws.columns[3]}</th><th scope="col">${draws.columns[4]}</th></tr></thead>
        <tbody>${draws.rows.slice(0, 2000).map((row, at) => html`<tr aria-current=${chosen?.has(at) ? "true" : undefined}>
          <td class="dim">${row[0]}</td>
          <td class="mono">${row[3] === "" ? "–" : row[3]}<small>${row[2]}</small></td>
          <td>${row[4]} <b>${row[6]}</b><small>${row[1]} · ${row[5]}</small></td></tr>`)}</tbody></table></div>`}
  </section>`;
}
