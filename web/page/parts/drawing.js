// A floor by clicking. Of one line: a drawing, then inputs, traits and settings as words; of a file: its drawing and what the
// player does, with everything else left as it stands. The marks come from the form.
import { html, useState } from "../lib/view.js";

/**
 * @typedef {{rows: string[], inputs: string[], traits: Map<string, string[]>, rest: string[], ground?: string[], file?: string}} Sketch
 *   `ground`: what lies under everybody, where a file tells it.
 * @typedef {import("../lib/types.js").Piece} Piece
 */

/** A drawing in a file: its beginning, its rows, its end. @param {string} name */
const drawn = (name) => new RegExp(`^(${name}\\s*=\\s*""")([^"]*)(""")`, "m");
/** What the player does, in a file. */
const PLAY = /^(play\s*=\s*")([^"\n]*)(")/m;
/** @param {string} text */
const rowsOf = (text) => text.split("\n").map((row) => row.trim()).filter((row) => row !== "");

/** The parts of a file that can be clicked; null without a drawing. @param {string} text @returns {Sketch|null} */
function fileSketch(text) {
  const found = drawn("draw").exec(text);
  const rows = rowsOf(found?.[2] ?? "");
  if (rows.length === 0) return null;
  const inputs = (PLAY.exec(text)?.[2] ?? "").split(/[\s,]+/).filter((input) => input !== "");
  return { rows, inputs, traits: new Map(), rest: [], ground: rowsOf(drawn("ground").exec(text)?.[2] ?? ""), file: text };
}

/** The parts of a scenario of one line or of a file; null for any other text. @param {string} text @returns {Sketch|null} */
export function sketch(text) {
  if (text.includes("\n")) return fileSketch(text);
  const words = text.trim().split(/\s+/);
  const [drawing = "", ...others] = words;
  if (!drawing.includes("@") || /["[{]/.test(text)) return null;
  /** @type {Sketch} */
  const found = { rows: drawing.split("/"), inputs: [], traits: new Map(), rest: [] };
  for (const word of others) {
    const trait = /^(@|[A-Za-z])=(.*)$/.exec(word);
    if (trait) found.traits.set(trait[1] ?? "", (trait[2] ?? "").split(","));
    else if (word.includes("=") || word === "unpaid" || word === "thief") found.rest.push(word);
    else found.inputs.push(word);
  }
  return found;
}

/** The file with another drawing: who left it has no part of the file any more. @param {Sketch} from @param {string} file */
function written({ rows, inputs, ground = [] }, file) {
  const gone = [...new Set(fileSketch(file)?.rows.join("") ?? "")].filter((mark) => !rows.join("").includes(mark));
  const named = gone.map((mark) => new RegExp(`^(id|mark)\\s*=\\s*"${mark.replace(/[^A-Za-z0-9]/, "\\$&")}"\\s*$`, "m"));
  const parts = file.split(/^(?=\[\[|\[(?!chars\.))/m).filter((part) => !part.startsWith("[[chars]]") || !named.some((name) => name.test(part)));
  const put = (/** @type {string} */ text, /** @type {RegExp} */ where, /** @type {string} */ now) => text.replace(where, (_, begin, _old, end) => `${begin}${now}${end}`);
  const width = Math.max(...rows.map((row) => row.length));
  const under = rows.map((_, y) => (ground[y] ?? "").padEnd(width, ".").slice(0, width));
  const text = put(put(parts.join(""), drawn("draw"), `\n${rows.join("\n")}\n`), drawn("ground"), `\n${under.join("\n")}\n`);
  return PLAY.test(text) ? put(text, PLAY, inputs.join(" ")) : inputs.length === 0 ? text : `play = "${inputs.join(" ")}"\n${text}`;
}

/** The scenario as text. @param {Sketch} from */
export function oneLine(from) {
  const { rows, inputs, traits, rest, file } = from;
  if (file !== undefined) return written(from, file);
  const drawn = rows.join("/");
  const known = [...traits].filter(([who, list]) => drawn.includes(who) && list.length > 0).map(([who, list]) => `${who}=${list.join(",")}`);
  return [drawn, ...inputs, ...known, ...rest].join(" ");
}

/** @param {string} mark */
const isEnemy = (mark) => /[A-Z]/.test(mark);
/** @param {string} mark */
const isAlly = (mark) => /[a-z]/.test(mark);

/**
 * @param {{found: Sketch, pieces: Piece[], change: (text: string) => void, say: import("../lib/types.js").Say}} props
 */
export function DrawingEditor({ found, pieces, change, say }) {
  const marks = pieces.filter((piece) => piece.group === "mark");
  const [mark, setMark] = useState(marks[0]?.value ?? ".");
  const floor = marks[0]?.value ?? ".";
  const width = Math.max(...found.rows.map((row) => row.length));
  const grid = found.rows.map((row) => [...row.padEnd(width, floor)]);
  const whole = grid.flat();
  const put = (/** @type {Partial<Sketch>} */ now) => change(oneLine({ ...found, ...now }));
  const rows = (/** @type {string[][]} */ now, ground = found.ground) => put({ rows: now.map((row) => row.join("")), ground });
  /** The mark that is put: the next free letter for somebody new. */
  const next = () => {
    if (!isEnemy(mark) && !isAlly(mark)) return mark;
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(mark.charCodeAt(0) + at));
    return letters.find((letter) => !whole.includes(letter)) ?? mark;
  };
  const paint = (/** @type {number} */ y, /** @type {number} */ x) => {
    const put = next();
    // There is one player: it moves rather than being two, and it does not vanish.
    if (grid[y]?.[x] === "@" && put !== "@") return;
    const below = (/** @type {number} */ atY, /** @type {number} */ atX) => found.ground?.[atY]?.[atX] ?? floor;
    const somebody = put === "@" || isEnemy(put) || isAlly(put);
    const ground = somebody || !found.ground?.length ? found.ground : found.ground.map((row, atY) => (atY === y ? row.slice(0, x) + put + row.slice(x + 1) : row));
    rows(grid.map((row, atY) => row.map((old, atX) => (atY === y && atX === x ? put : put === "@" && old === "@" ? below(atY, atX) : old))), ground);
  };
  const told = (/** @type {string} */ value) => marks.find((one) => one.value === value)?.told ?? value;
  const people = [...new Set(whole.filter((one) => one === "@" || isEnemy(one) || isAlly(one)))];
  return html`<div class="sketch">
    <fieldset class="palette"><legend>${say("drawing-mark")}</legend>${marks.map((one) => html`<button type="button" aria-pressed=${mark === one.value} title=${one.told} aria-label=${`${one.value} ${one.told}`} onClick=${() => setMark(one.value)}>${one.value}</button>`)}
      <small class="hint">${told(mark)}</small></fieldset>
    <div class="grid" role="group" aria-label=${say("drawing")}>${grid.map((row, y) => html`<div class="grid-row">${row.map((cell, x) => html`<button type="button" key=${`${x},${y}`}
      class=${cell === "@" ? "hero" : isEnemy(cell) ? "enemy" : isAlly(cell) ? "ally" : cell === "#" ? "rock" : ""} aria-label=${`${x},${y}: ${told(cell)}`} onClick=${() => paint(y, x)}>${cell === floor ? "·" : cell}</button>`)}</div>`)}</div>
    <p class="acts">
      <button type="button" onClick=${() => rows([...grid, Array(width).fill(floor)])}>${say("drawing-row")}</button>
      <button type="button" onClick=${() => rows(grid.map((row) => [...row, floor]))}>${say("drawing-column")}</button>
      <button type="button" disabled=${grid.length < 2 || grid.at(-1)?.includes("@")} onClick=${() => rows(grid.slice(0, -1))}>− ${say("drawing-row-less")}</button>
      <button type="button" disabled=${width < 2 || grid.some((row) => row.at(-1) === "@")} onClick=${() => rows(grid.map((row) => row.slice(0, -1)))}>− ${say("drawing-column-less")}</button></p>
    <${Words} name=${say("drawing-inputs")} list=${found.inputs} pieces=${pieces.filter((one) => one.group === "input")} say=${say} change=${(/** @type {string[]} */ inputs) => put({ inputs })} />
    ${found.file === undefined && people.map((who) => html`<${Words} key=${who} name=${`${who}: ${say("drawing-traits")}`} list=${found.traits.get(who) ?? []} pieces=${pieces.filter((one) => one.group === "trait")} say=${say}
      change=${(/** @type {string[]} */ list) => put({ traits: new Map([...found.traits, [who, list]]) })} />`)}
    ${found.rest.length > 0 && html`<${Words} name=${say("drawing-settings")} list=${found.rest} pieces=${[]} say=${say} change=${(/** @type {string[]} */ rest) => put({ rest })} />`}
  </div>`;
}

/**
 * Words in a row: each can be taken away, more can be added.
 * @param {{name: string, list: string[], pieces: Piece[], change: (list: string[]) => void, say: import("../lib/types.js").Say}} props
 */
export function Words({ name, list, pieces, change, say }) {
  return html`<div class="script" role="group" aria-label=${name}><span class="label">${name}</span>
    ${list.map((word, at) => html`<button type="button" class="chip" title=${say("remove", { what: word })} aria-label=${say("remove", { what: `${name} ${word}` })} onClick=${() => change(list.filter((_, other) => other !== at))}>${word} <span aria-hidden="true">×</span></button>`)}
    ${pieces.length > 0 && html`<select aria-label=${`${name}: ${say("add-action")}`} value="" onChange=${(/** @type {any} */ event) => {
      const value = event.currentTarget.value;
      event.currentTarget.value = "";
      if (value) change([...list, value]);
    }}><option value="">+</option>${pieces.map((one) => html`<option value=${one.value} title=${one.told}>${one.value}</option>`)}</select>`}</div>`;
}
