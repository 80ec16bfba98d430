// Floors of The Binding of Isaac: a seed, a run, a floor that is revealed room by room, profiles beside each other.
import { html, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../lib/view.js";
import { Typed } from "../parts/fields.js";
import { address } from "../lib/route.js";
import { ask } from "../lib/ask.js";
import { Clues } from "../parts/clues.js";
import { twin } from "../parts/picture.js";

/** @type {import("../parts/workbench.js").Lab} */
export const isaac = {
  id: "isaac",
  systems: ["isaac"],
  begin: "isaac/show?seed=B911+97JS&stage=3",
  Ask: (bench) => (bench.form.verb === "infer" ? html`<${Inferred} ...${bench} />` : null),
  own: (form) => ["seed", "stage", "profile", ...(form.verb === "infer" ? ["clues", "exits", "cursed", "variant"] : [])].filter((name) => form.fields.some((field) => field.name === name)),
  Controls,
  Below,
};

/** @param {import("../parts/workbench.js").Bench} bench */
function Controls(bench) {
  const { form, values, set, say, reply } = bench;
  const id = useId();
  const field = (/** @type {string} */ name) => form.fields.find((one) => one.name === name);
  const stage = values.get("stage") ?? String(field("stage")?.default ?? 1);
  const stages = field("stage")?.suggestions ?? [];
  const profile = field("profile");
  const facts = reply?.answer.facts;
  const read = typeof facts?.seed === "number" && (facts.seed_text ?? facts.text) ? say("seed-read", { text: facts.seed_text ?? facts.text, number: String(facts.seed) }) : "";
  return html`
    ${field("seed") && html`<div class="field"><label for=${id}>${say("field-seed")}</label>
      <${Typed} id=${id} value=${values.get("seed") ?? ""} placeholder="B911 97JS" described=${`${id}h`}
        change=${(/** @type {string} */ seed, /** @type {boolean} */ typing) => set({ seed: seed.trim() === "" ? null : seed }, { replace: typing })} />
      <small class="hint" id=${`${id}h`}>${say("seed-hint")} ${read}</small></div>`}
    ${field("stage") && html`<div class="field"><span class="label" id=${`${id}s`}>${say("stage")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}s`}>${stages.map(({ value }) => html`
        <button type="button" aria-pressed=${stage === value} onClick=${() => set({ stage: value, "view.rooms": null })}>${value}</button>`)}</div></div>`}
    ${form.verb === "infer" && html`<${Seen} ...${bench} />`}
    ${profile && html`<p class="field"><label for=${`${id}p`}>${say("profile")}</label>
      <select id=${`${id}p`} value=${values.get("profile") ?? ""} onChange=${(/** @type {any} */ event) => set({ profile: event.currentTarget.value || null, "view.rooms": null })}>
        <option value="">–</option>
        ${(profile.choices.length > 0 ? profile.choices : (profile.suggestions ?? [])).map((one) => html`<option value=${one.value} title=${one.told}>${one.value}</option>`)}</select></p>`}`;
}

/** What a player sees first: doors, curse, variant. @param {import("../parts/workbench.js").Bench} bench */
function Seen({ form, values, set, say }) {
  const id = useId();
  const exits = values.get("exits");
  const cursed = form.fields.find((field) => field.name === "cursed");
  const door = (/** @type {string} */ letter) => {
    const now = (exits ?? "").includes(letter) ? (exits ?? "").replace(letter, "") : `${exits ?? ""}${letter}`;
    set({ exits: now === "" ? null : now });
  };
  return html`<div class="field"><span class="label" id=${`${id}d`}>${say("clue-doors")}</span>
      <div class="floors" role="group" aria-labelledby=${`${id}d`}>${[["L", "left", "←"], ["U", "up", "↑"], ["R", "right", "→"], ["D", "down", "↓"]].map(([letter = "", side, arrow]) => html`
        <button type="button" aria-pressed=${(exits ?? "").includes(letter)} aria-label=${say(`side-${side}`)} title=${say(`side-${side}`)} onClick=${() => door(letter)}>${arrow}</button>`)}</div></div>
    ${cursed && html`<p class="field"><label for=${`${id}c`}>${say("clue-curse")}</label>
      <select id=${`${id}c`} value=${values.get("cursed") ?? ""} onChange=${(/** @type {any} */ event) => set({ cursed: event.currentTarget.value || null })}>
        <option value="">–</option>${(cursed.suggestions ?? []).map((one) => html`<option value=${one.value}>${one.value}</option>`)}</select></p>`}
    <div class="field"><label for=${`${id}v`}>${say("clue-variant")}</label>
      <${Typed} id=${`${id}v`} kind="number" value=${values.get("variant") ?? ""} change=${(/** @type {string} */ text, /** @type {boolean} */ typing) => set({ variant: text === "" ? null : text }, { replace: typing })} /></div>`;
}

/** Which seed it is, from what was seen. @param {import("../parts/workbench.js").Bench} bench */
function Inferred(bench) {
  const { values } = bench;
  const link = (/** @type {string} */ seed) => {
    const own = forStage(values, Number(values.get("stage") ?? 1));
    for (const name of ["clues", "exits", "variant", "cursed", "seeds", "ids"]) own.delete(name);
    own.set("seed", seed);
    return address({ system: "isaac", verb: "show", values: own });
  };
  return html`<${Clues} ...${bench} space="stages" more=${{ profile: values.get("profile") ?? "" }} link=${link} />`;
}

/**
 * A floor without head, list and foot: only its rooms.
 * @param {{svg: string, name: string}} props
 */
function Small({ svg, name }) {
  const box = useRef(/** @type {HTMLDivElement|null} */ (null));
  useLayoutEffect(() => {
    const drawn = box.current?.querySelector("svg");
    const rooms = [...(drawn?.querySelectorAll("g") ?? [])].filter((group) => group.firstElementChild?.tagName === "title").map((group) => group.getBBox());
    const list = rooms.filter((room) => room.width > 0);
    if (!drawn || list.length === 0) return;
    const [left, top] = [Math.min(...list.map((room) => room.x)), Math.min(...list.map((room) => room.y))];
    const [right, bottom] = [Math.max(...list.map((room) => room.x + room.width)), Math.max(...list.map((room) => room.y + room.height))];
    drawn.setAttribute("viewBox", `${left - 8} ${top - 8} ${right - left + 16} ${bottom - top + 16}`);
    drawn.removeAttribute("width");
    drawn.removeAttribute("height");
  }, [svg]);
  const drawing = useMemo(() => ({ __html: twin(svg, `${name}-`) }), [svg, name]);
  return html`<div class="picture small" aria-hidden="true" ref=${box} dangerouslySetInnerHTML=${drawing}></div>`;
}

/** Two profiles beside each other. @param {import("../parts/workbench.js").Bench & {names: string[]}} bench */
function Pair({ names, values, lang }) {
  const [floors, setFloors] = useState(/** @type {any[]} */ ([]));
  const asked = values.toString();
  useEffect(() => {
    let wanted = true;
    const own = (/** @type {string} */ profile) => {
      const to = forStage(values, Number(values.get("stage") ?? 1));
      for (const name of ["against", "sample"]) to.delete(name);
      to.set("profile", profile);
      to.set("lang", lang);
      return to;
    };
    Promise.all(names.map((name) => ask("isaac", "show", own(name)))).then((got) => wanted && setFloors(got.map((one) => ("error" in one ? null : one))));
    return () => { wanted = false; };
  }, [asked, lang, names.join()]);
  return html`<div class="strip">${names.map((name, at) => floors[at] && html`<section class="card" aria-label=${name}><h2 class="small"><a href=${`#/${floors[at].shown.link}`}>${name}</a></h2>
    <${Small} svg=${floors[at].shown.svg} name=${`pair${at}`} /><p class="hint">${floors[at].answer.sentence.text}</p></section>`)}</div>`;
}

/** Every floor of a run, small. @param {import("../parts/workbench.js").Bench & {stages: any[]}} bench */
function Overview({ stages, values, lang, say }) {
  const [floors, setFloors] = useState(/** @type {Record<string, any>} */ ({}));
  const asked = forStage(values, 0).toString();
  useEffect(() => {
    let wanted = true;
    setFloors({});
    for (const { stage } of stages) {
      const own = forStage(values, stage);
      own.set("lang", lang);
      own.set("narrow", "true");
      ask("isaac", "show", own).then((got) => {
        if (wanted && !("error" in got)) setFloors((all) => ({ ...all, [stage]: got }));
      });
    }
    return () => { wanted = false; };
  }, [asked, lang, stages.map((row) => row.stage).join()]);
  return html`<ol class="strip" aria-label=${say("run-overview")}>${stages.map((row) => {
    const got = floors[row.stage];
    return html`<li class="card"><a href=${address({ system: "isaac", verb: "show", values: forStage(values, row.stage) })}>
      <b>${say("stage")} ${row.stage}${row.name ? ` · ${row.name}` : ""}</b></a>
      ${got?.shown.svg ? html`<${Small} svg=${got.shown.svg} name=${`stage${row.stage}`} />
      <p class="hint">${got.answer.sentence.text}</p>` : html`<p class="hint">${say("asking")}</p>`}</li>`;
  })}</ol>`;
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
function Below(bench) {
  const { reply, say, form, values, set, choose, chosen } = bench;
  const facts = reply?.answer.facts;
  const rooms = form.verb === "show" && Array.isArray(facts?.rooms) ? facts.rooms : [];
  const given = Number(values.get("view.rooms") ?? rooms.length);
  const kindOf = (/** @type {number} */ at) => say(`isaac-kind-${rooms[at].kind}`);
  const shown = Number.isFinite(given) ? Math.min(rooms.length, Math.max(1, given)) : rooms.length;
  useReveal(reply?.shown.svg, shown, rooms.length);
  const to = (/** @type {number} */ count) => set({ "view.rooms": count >= rooms.length ? null : String(count) }, { replace: true });
  if (form.verb === "stages" && Array.isArray(facts?.stages)) {
    return html`<${Overview} ...${bench} stages=${facts.stages} />`;
  }
  if (form.verb === "diff" && Array.isArray(facts?.floors)) return html`<${Pair} ...${bench} names=${facts.floors.map((/** @type {any} */ floor) => floor.profile)} />`;
  if (form.verb === "infer") return html`<${Inferred} ...${bench} />`;
  if (rooms.length === 0) return null;
  return html`<section aria-label=${say("reveal")}><h2 class="small">${say("reveal")}</h2>
    <p class="acts"><button type="button" disabled=${shown <= 1} onClick=${() => to(1)}>⇤</button>
      <button type="button" aria-label=${say("step-back")} disabled=${shown <= 1} onClick=${() => to(shown - 1)}>‹</button>
      <output>${say("rooms-of", { shown, count: rooms.length })}</output>
      <button type="button" aria-label=${say("step-on")} disabled=${shown >= rooms.length} onClick=${() => to(shown + 1)}>›</button>
      <button type="button" disabled=${shown >= rooms.length} onClick=${() => to(rooms.length)}>${say("all-floors")}</button></p>
    <p class="told" role="status">${say("room-told", { number: shown, kind: kindOf(shown - 1), distance: rooms[shown - 1].distance })}${facts.dead_ends?.includes(shown - 1) ? ` ${say("room-dead-end")}` : ""}</p>
    <p class="field"><input type="range" min="1" max=${rooms.length} value=${shown} aria-label=${say("reveal")} onInput=${(/** @type {any} */ event) => to(Number(event.currentTarget.value))} /></p>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("rooms")}><table class="rows rooms">
      <thead><tr><th scope="col" class="number">#</th><th scope="col">${say("room")}</th><th scope="col">${say("cell")}</th><th scope="col" class="number">${say("distance")}</th><th scope="col" class="number">${say("steps-away")}</th></tr></thead>
      <tbody>${rooms.slice(0, shown).map((/** @type {any} */ room, /** @type {number} */ at) => html`<tr aria-current=${chosen === at ? "true" : undefined}>
        <td class="number">${at + 1}</td>
        <td><button type="button" class="quiet" onClick=${() => choose(chosen === at ? null : at)}>${kindOf(at)}${facts.dead_ends?.includes(at) ? ` · ${say("dead-end")}` : ""}</button></td>
        <td>${room.origin.x},${room.origin.y} ${room.shape}</td><td class="number">${room.distance}</td><td class="number">${room.steps ?? "–"}</td></tr>`)}</tbody></table></div></section>`;
}

/** @param {URLSearchParams} values @param {number} stage */
function forStage(values, stage) {
  const own = new URLSearchParams();
  for (const [name, value] of values) if (!name.startsWith("view.") && name !== "stage") own.append(name, value);
  own.set("stage", String(stage));
  return own;
}
