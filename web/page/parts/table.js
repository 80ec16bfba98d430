import { html, useState } from "../lib/view.js";

/** Rows that are shown before asking for all of them. */
const FIRST = 200;

/**
 * A table in words. A cell can be made a link, a row can be the chosen one.
 * @param {{table: import("../lib/types.js").Table, say: import("../lib/types.js").Say,
 *   link?: (row: string[], column: number) => string|null, label: string}} props
 */
export function TableView({ table, say, link, label }) {
  const [all, setAll] = useState(false);
  const rows = all ? table.rows : table.rows.slice(0, FIRST);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${label}>
    <table class=${`rows${table.columns.length > 4 ? " many" : ""}`} role="table">
      <thead role="rowgroup"><tr role="row">${table.columns.map((name, at) => name === "" ? html`<td role="cell"></td>` : html`<th scope="col" role="columnheader" class=${table.numbers[at] ? "number" : ""}>${name}</th>`)}</tr></thead>
      <tbody role="rowgroup">${rows.map((row) => html`<tr role="row">${row.map((cell, at) => {
        const to = link?.(row, at);
        return html`<td role="cell" data-name=${table.columns[at]} class=${table.numbers[at] ? "number" : ""}>${to ? html`<a href=${to}>${cell}</a>` : cell}</td>`;
      })}</tr>`)}</tbody>
    </table>
    ${table.rows.length > rows.length && html`<button type="button" class="quiet" onClick=${() => setAll(true)}>
      ${say("all-rows", { count: table.rows.length })}</button>`}
  </div>`;
}
