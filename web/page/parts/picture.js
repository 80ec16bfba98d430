// A picture of antre-draw with hovering, stepping and zoom. It is shown as it came; only the ring around a fact is ours.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib/view.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The facts of a picture: groups with a title of their own.
 * @param {SVGSVGElement} svg
 * @returns {import("../lib/types.js").Fact[]}
 */
function facts(svg) {
  const found = [];
  for (const node of svg.querySelectorAll("g")) {
    const title = node.firstElementChild;
    if (title?.tagName !== "title" || !title.textContent) continue;
    const box = node.getBBox();
    const text = node.querySelector("text")?.textContent ?? "";
    found.push({
      told: title.textContent,
      node,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      number: /^\d+$/.test(text) ? Number(text) : null,
      name: node.dataset.fact ?? null,
      floor: node.closest("[data-floor]")?.getAttribute("data-floor") ?? null,
    });
  }
  return found;
}

/** The same picture with names of its own, since a page may have each only once. @param {string} svg @param {string} [before] */
export function twin(svg, before = "kept-") {
  return svg.replaceAll(/(\bid=")([^"]+)"/g, `$1${before}$2"`).replace(/aria-labelledby="([^"]+)"/, (_, ids) => `aria-labelledby="${ids.split(" ").map((/** @type {string} */ id) => `${before}${id}`).join(" ")}"`);
}

/** Facts from left to right within a row, rows from top to bottom; a row ends where the picture begins again at the left.
 * @param {import("../lib/types.js").Fact[]} list
 */
export function byPlace(list) {
  return [...list].sort((a, b) => a.x - b.x || a.y - b.y);
}

/**
 * @param {{svg: string, chosen: number|null, choose: (index: number|null, fact: import("../lib/types.js").Fact|null) => void,
 *   order?: (list: import("../lib/types.js").Fact[]) => import("../lib/types.js").Fact[], say: import("../lib/types.js").Say,
 *   about: (fact: import("../lib/types.js").Fact|null) => void, other?: string|null}} props
 *   `about` is told which fact of the picture the chosen one is.
 */
export function Picture({ svg, chosen, choose, about, order, say, other = null }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  const [list, setList] = useState(/** @type {import("../lib/types.js").Fact[]} */ ([]));
  const [near, setNear] = useState(/** @type {import("../lib/types.js").Fact|null} */ (null));
  const [zoom, setZoom] = useState(1);

  useLayoutEffect(() => {
    const drawn = box.current?.querySelector("svg");
    const found = drawn ? facts(drawn) : [];
    setList(order ? order(found) : found);
    setNear(null);
  }, [svg, order]);

  const fact = chosen === null ? null : (list[chosen] ?? null);
  // Only what the address says is told here: to write into it, the reader has to choose.
  useEffect(() => about(fact), [fact]);

  // The ring: a rectangle around what is chosen, a thinner one around what is near.
  useLayoutEffect(() => {
    const drawn = box.current?.querySelector("svg");
    if (!drawn) return undefined;
    /** @type {SVGElement[]} */
    const rings = [];
    for (const [about, kind] of [[near, "near"], [fact, "chosen"]]) {
      if (!about || typeof about === "string" || !about.node.isConnected) continue;
      const area = about.node.getBBox();
      const ring = document.createElementNS(SVG, "rect");
      ring.setAttribute("class", `ring ${kind}`);
      for (const [name, value] of Object.entries({ x: area.x - 3, y: area.y - 3, width: area.width + 6, height: area.height + 6, rx: 8 })) {
        ring.setAttribute(name, String(value));
      }
      drawn.append(ring);
      rings.push(ring);
    }
    return () => rings.forEach((ring) => ring.remove());
  }, [near, fact, list]);

  // What the picture beside it does not tell is underlined.
  const differing = useMemo(() => {
    if (other === null) return [];
    const titles = new DOMParser().parseFromString(other, "image/svg+xml").querySelectorAll("g > title");
    const known = new Set([...titles].map((title) => title.textContent));
    return list.filter((one) => !known.has(one.told));
  }, [other, list]);
  useLayoutEffect(() => {
    const marks = differing.filter((one) => one.node.isConnected).map((one) => {
      const area = one.node.getBBox();
      const mark = document.createElementNS(SVG, "path");
      mark.setAttribute("class", "differs");
      mark.setAttribute("d", `M${area.x} ${area.y + area.height + 3}h${area.width}`);
      one.node.append(mark);
      return mark;
    });
    return () => marks.forEach((mark) => mark.remove());
  }, [differing]);

  /** @param {Event} event */
  const under = (event) => {
    const at = event.target instanceof Element ? event.target : null;
    for (let node = at?.closest("g") ?? null; node; node = node.parentElement?.closest("g") ?? null) {
      const index = list.findIndex((one) => one.node === node);
      if (index >= 0) return index;
    }
    return -1;
  };
  const step = (/** @type {number} */ by) => {
    if (list.length === 0) return;
    const from = chosen ?? (by > 0 ? -1 : list.length);
    const to = Math.min(list.length - 1, Math.max(0, from + by));
    choose(to, list[to] ?? null);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const moves = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -1e9, End: 1e9 };
    const by = moves[/** @type {keyof typeof moves} */ (event.key)];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  const wide = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? 0) > 500;
  const drawing = useMemo(() => ({ __html: svg }), [svg]);
  return html`<figure class="figure">
    <div class=${`picture zoom${zoom}${wide ? " wide" : ""}`} ref=${box} tabindex="0" role="group" aria-label=${say("picture-keys")}
      onKeyDown=${key} onMouseOver=${(/** @type {Event} */ event) => setNear(list[under(event)] ?? null)}
      onMouseLeave=${() => setNear(null)}
      onClick=${(/** @type {Event} */ event) => { const index = under(event); if (index >= 0) choose(index, list[index] ?? null); }}
      dangerouslySetInnerHTML=${drawing}></div>
    <figcaption class="steps">
      ${list.length > 0 && html`
        <button type="button" aria-label=${say("step-back")} disabled=${chosen === 0} onClick=${() => step(-1)}>‹</button>
        <output>${chosen === null ? say("facts-count", { count: list.length }) : say("fact-of", { fact: chosen + 1, count: list.length })}</output>
        <button type="button" aria-label=${say("step-on")} disabled=${chosen === list.length - 1} onClick=${() => step(1)}>›</button>`}
      <button type="button" class="zoom" aria-pressed=${zoom > 1} onClick=${() => setZoom(zoom === 1 ? 2 : 1)}>${say("zoom")}</button>
      ${other !== null && html`<span class="differs">${say("differing", { count: differing.length })}</span>`}
      <span class="told">${(near ?? fact)?.told ?? (list.length > 0 ? say("hover-hint") : "")}</span>
    </figcaption>
  </figure>`;
}
