// Floors of The Binding of Isaac: a seed, a run, a floor that is revealed room by room, profiles beside each other.
import { html, useId, useLayoutEffect } from "../lib/view.js";
import { Typed } from "../parts/fields.js";
import { address } from "../lib/route.js";

const STAGES = 11;

/** @type {import("../parts/workbench.js").Lab} */
export const isaac = {
  id: "isaac",
  systems: ["isaac"],
  begin: "isaac/show?seed=B911+97JS&stage=3",
  own: (form) => ["seed", "stage", "profile"].filter((name) => form.fields.some((field) => field.name === name)),
  Controls,
  Below,
};

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls({ form, values, set, say, reply }) {
  const id = useId();
  const field = (/** @type {string} */ name) => form.fields.find((one) => one.name === name);
  const stage = Number(values.get("stage") ?? 1);
  const profile = field("profile");
  const facts = reply?.answer.facts;
  const read = typeof facts?.seed === "number" ? say("seed-read", { text: facts.seed_text ?? facts.text ?? "", number: String(facts.seed) }) : "";
  return html`
    <div class="field"><label for=${id}>${say("field-seed")}</label>
      <${Typed} id=${id} value=${values.get("seed") ?? ""} placeholder="B911 97JS" described=${`${id}h`}
        change=${(/** @type {string} */ seed, /** @type {boolean} */ typing) => set({ seed: seed.trim() === "" ? null : seed }, { replace: typing })} />
      <small class="hint" id=${`${id}h`}>${say("seed-hint")} ${read}</small></div>
    ${field("stage") && html`<div class="field"><span class="label" id=${`${id}s`}>${say("stage")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}s`}>${Array.from({ length: STAGES }, (_, at) => at + 1).map((at) => html`
        <button type="button" aria-pressed=${stage === at} onClick=${() => set({ stage: String(at), "view.rooms": null })}>${at}</button>`)}</div></div>`}
    ${profile && html`<p class="field"><label for=${`${id}p`}>${say("profile")}</label>
      <select id=${`${id}p`} value=${values.get("profile") ?? ""} onChange=${(/** @type {any} */ event) => set({ profile: event.currentTarget.value || null, "view.rooms": null })}>
        <option value="">–</option>
        ${(profile.choices.length > 0 ? profile.choices : (profile.suggestions ?? [])).map((one) => html`<option value=${one.value} title=${one.told}>${one.value}</option>`)}</select></p>`}`;
}

/**
 * Shows only the first rooms of the picture, with their doors and signs.
 * @param {string|undefined} svg
 * @param {number} shown
 * @param {number} rooms
 */
function useReveal(svg, shown, rooms) {
  useLayoutEffect(() => {
    const drawn = document.querySelector(".figure .picture > svg");
    if (!(drawn instanceof SVGSVGElement) || shown >= rooms) return undefined;
    const groups = [...drawn.querySelectorAll("g")].filter((group) => group.firstElementChild?.tagName === "title");
    const hidden = groups.slice(shown, rooms);
    const boxes = (/** @type {SVGGElement[]} */ list) => list.map((group) => group.getBBox());
    const [out, stay] = [boxes(hidden), boxes(groups.slice(0, shown))];
    const within = (/** @type {DOMRect} */ box, /** @type {DOMRect} */ part) => {
      const [x, y] = [part.x + part.width / 2, part.y + part.height / 2];
      return x > box.x - 7 && x < box.x + box.width + 7 && y > box.y - 7 && y < box.y + box.height + 7;
    };
    /** @type {Element[]} */
    const veiled = [...hidden];
    for (const part of drawn.querySelectorAll(":scope > *")) {
      if (!(part instanceof SVGGraphicsElement) || groups.includes(/** @type {any} */ (part)) ) continue;
      const box = part.getBBox();
      const far = box.width > 60 || box.height > 60;
      // The way to the boss is known at the end only.
      if (part.querySelector(":scope > .line.dash") || (!far && out.some((room) => within(room, box)) && !stay.every((room) => within(room, box)))) veiled.push(part);
    }
    veiled.forEach((part) => part.classList.add("veiled"));
    return () => veiled.forEach((part) => part.classList.remove("veiled"));
  }, [svg, shown, rooms]);
}

/** @param {import("../parts/workbench.js").Bench} bench */
function Below({ reply, say, form, values, set, choose, chosen }) {
  const facts = reply?.answer.facts;
  const rooms = form.verb === "show" && Array.isArray(facts?.rooms) ? facts.rooms : [];
  const given = Number(values.get("view.rooms") ?? rooms.length);
  const shown = Number.isFinite(given) ? Math.min(rooms.length, Math.max(1, given)) : rooms.length;
  useReveal(reply?.shown.svg, shown, rooms.length);
  const to = (/** @type {number} */ count) => set({ "view.rooms": count >= rooms.length ? null : String(count) }, { replace: true });
  if (form.verb === "stages" && Array.isArray(facts?.stages)) {
    return html`<p class="acts">${facts.stages.map((/** @type {any} */ row) => html`<a class="door" href=${address({ system: "isaac", verb: "show", values: forStage(values, row.stage) })}>${say("stage")} ${row.stage}</a>`)}</p>`;
  }
  if (rooms.length === 0) return null;
  return html`<section aria-label=${say("reveal")}><h2 class="small">${say("reveal")}</h2>
    <p class="acts"><button type="button" disabled=${shown <= 1} onClick=${() => to(1)}>⇤</button>
      <button type="button" aria-label=${say("step-back")} disabled=${shown <= 1} onClick=${() => to(shown - 1)}>‹</button>
      <output>${say("rooms-of", { shown, count: rooms.length })}</output>
      <button type="button" aria-label=${say("step-on")} disabled=${shown >= rooms.length} onClick=${() => to(shown + 1)}>›</button>
      <button type="button" disabled=${shown >= rooms.length} onClick=${() => to(rooms.length)}>${say("all-floors")}</button></p>
    <p class="field"><input type="range" min="1" max=${rooms.length} value=${shown} aria-label=${say("reveal")} onInput=${(/** @type {any} */ event) => to(Number(event.currentTarget.value))} /></p>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("rooms")}><table class="rows">
      <thead><tr><th scope="col" class="number">#</th><th scope="col">${say("room")}</th><th scope="col">${say("cell")}</th><th scope="col" class="number">${say("distance")}</th><th scope="col" class="number">${say("steps-away")}</th></tr></thead>
      <tbody>${rooms.slice(0, shown).map((/** @type {any} */ room, /** @type {number} */ at) => html`<tr aria-current=${chosen === at ? "true" : undefined}>
        <td class="number">${at + 1}</td>
        <td><button type="button" class="quiet" onClick=${() => choose(chosen === at ? null : at)}>${room.kind}${facts.dead_ends?.includes(at) ? ` · ${say("dead-end")}` : ""}</button></td>
        <td>${room.origin.x},${room.origin.y} ${room.shape}</td><td class="number">${room.distance}</td><td class="number">${room.steps ?? "–"}</td></tr>`)}</tbody></table></div></section>`;
}

/** @param {URLSearchParams} values @param {number} stage */
function forStage(values, stage) {
  const own = new URLSearchParams();
  for (const [name, value] of values) if (!name.startsWith("view.") && name !== "stage") own.append(name, value);
  own.set("stage", String(stage));
  return own;
}
