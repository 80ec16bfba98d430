// What every lab is made of: the question on the left, the answer in the middle, the draws on the right.
import { html, useCallback, useEffect, useMemo, useRef, useState } from "../lib/view.js";
import { address, asked, go, route as here, withValues } from "../lib/route.js";
import { ask } from "../lib/ask.js";
import { alone } from "../lib/rules.js";
import { FieldView } from "./fields.js";
import { Picture, twin } from "./picture.js";
import { TableView } from "./table.js";
import { Inspector } from "./inspector.js";
import { SearchView } from "./search.js";

/**
 * @typedef {{form: import("../lib/types.js").Form, forms: import("../lib/types.js").Form[], values: URLSearchParams,
 *   set: (changes: Record<string, string|null>, how?: {replace?: boolean}) => void,
 *   reply: import("../lib/types.js").Reply|null, say: import("../lib/types.js").Say, lang: string,
 *   choose: (fact: number|null) => void, chosen: number|null}} Bench
 * @typedef {{id: string, systems: string[], begin: string,
 *   own: (form: import("../lib/types.js").Form) => string[],
 *   Controls: (bench: Bench) => any, Below: (bench: Bench) => any,
 *   order?: (facts: import("../lib/types.js").Fact[]) => import("../lib/types.js").Fact[],
 *   Ask?: (bench: Bench) => any,
 *   Field?: (props: any) => any, hidden?: string[],
 *   link?: (reply: import("../lib/types.js").Reply, row: string[], column: number) => string|null}} Lab
 */

/**
 * Which draws made a fact of the picture: they bear its name, or that of a part of it.
 * @param {import("../lib/types.js").Reply} reply @param {string} name
 */
function drawsOf(reply, name) {
  const made = (/** @type {any} */ draw) => draw.of === name || draw.of?.startsWith(`${name}-`);
  return new Set((reply.answer.draws ?? []).flatMap((/** @type {any} */ draw, /** @type {number} */ at) => (made(draw) ? [at] : [])));
}

/**
 * The answer to a route, kept while the next one is on its way.
 * @param {import("../lib/types.js").Route} to
 * @param {string} lang
 * @param {boolean} narrow
 */
function useAnswer(to, lang, narrow) {
  const [state, setState] = useState(/** @type {{got: any, key: string, since: number}} */ ({ got: null, key: "", since: 0 }));
  const values = asked(to.values);
  values.set("lang", lang);
  if (!values.has("explain")) values.set("explain", "short");
  if (narrow) values.set("narrow", "true");
  const key = `${to.system}/${to.verb}?${values}`;
  useEffect(() => {
    let wanted = true;
    ask(to.system, to.verb, values).then((got) => {
      if (wanted) setState({ got, key, since: Date.now() });
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return { got: state.got, fresh: state.key === key };
}

/** Whether the window is as narrow as a phone. */
export function useNarrow() {
  const query = useMemo(() => matchMedia("(max-width: 640px)"), []);
  const [narrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const change = () => setNarrow(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return narrow;
}

/**
 * @param {{lab: Lab, forms: import("../lib/types.js").Form[], form: import("../lib/types.js").Form,
 *   route: import("../lib/types.js").Route, say: import("../lib/types.js").Say, lang: string,
 *   told: (reply: import("../lib/types.js").Reply|null) => void}} props
 */
export function Workbench({ lab, forms, form, route, say, lang, told }) {
  const narrow = useNarrow();
  const { got, fresh } = useAnswer(route, lang, narrow);
  const problem = got && "error" in got ? /** @type {import("../lib/types.js").Problem} */ (got) : null;
  const last = useRef(/** @type {import("../lib/types.js").Reply|null} */ (null));
  const reply = got && !problem ? /** @type {import("../lib/types.js").Reply} */ (got) : null;
  const path = `${form.system}/${form.verb}`;
  const about = (/** @type {import("../lib/types.js").Reply|null} */ one) => one?.shown.link.split("?")[0] === path;
  const same = about(reply);
  if (same) last.current = reply;
  const shown = about(last.current) ? last.current : null;
  useEffect(() => told(same ? reply : null), [same ? reply : null]);

  const at = route.values.get("view.fact");
  const chosen = at !== null && /^\d+$/.test(at) ? Number(at) : null;
  const [fact, setFact] = useState(/** @type {import("../lib/types.js").Fact|null} */ (null));
  const [pinned, setPinned] = useState(false);
  const to = useCallback((/** @type {number|null} */ index) => {
    const now = here();
    const text = index === null ? null : String(index);
    if (now.values.get("view.fact") !== text) go(withValues(now, { "view.fact": text }), { replace: true });
  }, []);
  const aim = useCallback((/** @type {import("../lib/types.js").Fact|null} */ now) => setFact((old) => (pinned && now ? old : now)), [pinned]);
  const choose = useCallback((/** @type {number|null} */ index, /** @type {any} */ now) => {
    aim(now ?? null);
    to(index);
  }, [aim]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key === "Escape") {
        setPinned(false);
        choose(null, null);
      }
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, [choose]);

  const set = useCallback((/** @type {Record<string, string|null>} */ changes, /** @type {{replace?: boolean}|undefined} */ how) => {
    go(withValues(here(), { "view.fact": null, ...changes }), how);
  }, []);
  /** @type {Bench} */
  const bench = { form, forms, values: route.values, set, reply: shown, say, lang, choose: (index) => choose(index, null), chosen };
  const own = lab.own(form);
  const rest = form.fields.filter((field) => !own.includes(field.name));
  // On a phone the answer comes before what few people change.
  const near = rest.filter((field) => field.path.length === 0 && (!narrow || field.required || route.values.has(field.name)));
  const far = rest.filter((field) => !near.includes(field));
  const Field = lab.Field ?? FieldView;
  const fieldView = (/** @type {import("../lib/types.js").Field} */ field) => html`<${Field} key=${field.name} field=${field} say=${say} lang=${lang}
    value=${route.values.has(field.name) ? route.values.getAll(field.name).join(",") : null}
    change=${(/** @type {string|null} */ value, /** @type {boolean} */ typing) => set({ [field.name]: value }, { replace: typing })} />`;
  const open = far.some((field) => route.values.has(field.name));
  // One floor among several: the answer about that floor alone tells its draws.
  const alone = fact && chosen !== null && form.fields.some((field) => field.name === "floor") ? fact.floor : null;
  const there = useBeside(alone === null ? null : `${path}?${asked(withValues(route, { floor: alone }).values)}`, lang, false);
  const telling = alone === null ? shown : there;
  const decided = useMemo(() => (telling && fact?.name && chosen !== null ? drawsOf(telling, fact.name) : null), [telling, fact, chosen]);

  return html`<main class=${`lab lab-${lab.id}`} id="main" tabindex="-1">
    <div class="side">
      <${Verbs} lab=${lab} forms=${forms} form=${form} route=${route} say=${say} />
      <form class="question" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()} aria-label=${say("question")}>
        <p class="hint">${toldOf(form, say)}</p>
        <${lab.Controls} ...${bench} />
        ${near.map(fieldView)}
        ${far.length > 0 && html`<details open=${open}><summary>${say("more-options")}</summary>${far.map(fieldView)}</details>`}
      </form>
    </div>
    <section class=${`stage${fresh ? "" : " waiting"}`} aria-label=${say("answer")} aria-busy=${!fresh}>
      ${problem && html`<${ProblemView} problem=${problem} say=${say} first=${shown === null} blank=${shown === null && problem.status === 400 && asked(route.values).toString().replace(/lang=\w*/, "") === ""} />`}
      ${!shown && problem && lab.Ask && html`<${lab.Ask} ...${bench} />`}
      ${shown ? html`<${AnswerView} ...${bench} lab=${lab} reply=${shown} chosen=${chosen} choose=${choose} about=${aim} stale=${problem !== null} />`
        : !problem && html`<p class="hint">${say("asking")}</p>`}
    </section>
    ${shown && html`<${Inspector} reply=${telling ?? shown} fact=${fact} chosen=${decided} say=${say} pinned=${pinned}
      pin=${() => setPinned(!pinned)} clear=${() => { setPinned(false); choose(null, null); }} />`}
  </main>`;
}

/**
 * A search over a whole space takes the whole width.
 * @param {{lab: Lab, forms: import("../lib/types.js").Form[], form: import("../lib/types.js").Form,
 *   route: import("../lib/types.js").Route, say: import("../lib/types.js").Say, lang: string, told: (reply: any) => void}} props
 */
export function Whole({ lab, forms, form, route, say, lang, told }) {
  const tell = useCallback((/** @type {string} */ command, /** @type {string} */ sentence) => {
    told({ query: null, answer: { sentence: { text: sentence } }, shown: { command } });
  }, [told]);
  return html`<main class=${`lab whole lab-${lab.id}`} id="main" tabindex="-1">
    <div class="side"><${Verbs} lab=${lab} forms=${forms} form=${form} route=${route} say=${say} /></div>
    <section class="stage" aria-label=${say("answer")} aria-busy="false"><${SearchView} key=${form.system} form=${form} values=${route.values} say=${say} lang=${lang} told=${tell} Field=${lab.Field} /></section>
  </main>`;
}

/** @param {{lab: Lab, forms: import("../lib/types.js").Form[], form: import("../lib/types.js").Form, route: import("../lib/types.js").Route, say: import("../lib/types.js").Say}} props */
function Verbs({ lab, forms, form, route, say }) {
  const systems = forms.filter((one) => lab.systems.includes(one.system));
  // On a phone the list opens on a tap, so that the answer is near.
  const [open, setOpen] = useState(false);
  const narrow = useNarrow();
  useEffect(() => setOpen(false), [form]);
  const list = html`${[...new Set(systems.map((one) => one.system))].map((system) => html`
      <div class="system"><h2 class="small">${say(`system-${system}`)}</h2><ul>
      ${systems.filter((one) => one.system === system && !lab.hidden?.includes(one.verb)).map((one) => html`<li><a
        href=${address({ system: one.system, verb: one.verb, values: carried(route, form, one) })}
        aria-current=${one === form ? "page" : undefined} title=${toldOf(one, say)}>${verbName(one, say)}</a></li>`)}
      </ul></div>`)}`;
  if (!narrow) return html`<nav class="verbs" aria-label=${say("questions")}>${list}</nav>`;
  return html`<nav class="verbs" aria-label=${say("questions")}><details open=${open} onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${say(`system-${form.system}`)}: <b>${verbName(form, say)}</b></summary>${list}</details></nav>`;
}

/**
 * Values that the next question takes too: a scenario, a map.
 * @param {import("../lib/types.js").Route} from
 * @param {import("../lib/types.js").Form} old
 * @param {import("../lib/types.js").Form} to
 */
function carried(from, old, to) {
  const values = new URLSearchParams();
  if (old.system !== to.system) return values;
  for (const [name, value] of from.values) {
    const field = to.fields.find((one) => one.name === name);
    const before = old.fields.find((one) => one.name === name);
    if (field && before && field.told === before.told) values.append(name, value);
  }
  return values;
}

/**
 * @param {import("../lib/types.js").Form} form
 * @param {import("../lib/types.js").Say} say
 */
function verbName(form, say) {
  const id = `verb-${form.system}-${form.verb}`;
  const own = say(id);
  return own === id ? form.verb : own;
}

/** What a question is about. @param {import("../lib/types.js").Form} form @param {import("../lib/types.js").Say} say */
export function toldOf(form, say) {
  const id = `told-${form.system}-${form.verb}`;
  const own = say(id);
  return own === id ? form.told : own;
}

/** What is wrong; where nothing was given yet, what is still to be given. @param {{problem: import("../lib/types.js").Problem, say: import("../lib/types.js").Say, first: boolean, blank: boolean}} props */
function ProblemView({ problem, say, first, blank }) {
  if (blank) return html`<div class="card"><h1>${say("begin-title")}</h1><p class="hint">${problem.error}</p></div>`;
  const sentence = problem.status === 0 ? say(alone ? "no-rules" : "no-server") : problem.error;
  return html`<div class="card bad" role="alert">
    ${first ? html`<h1 class="wrong">${sentence}</h1>` : html`<p><b>${sentence}</b></p>`}
    ${problem.place && html`<pre>${say("at-line", { line: problem.place.line, column: problem.place.column })}\n${problem.place.excerpt}</pre>`}
    ${problem.status === 0 ? html`<p class="hint">${problem.error}</p>` : problem.status === 429 ? html`<p class="hint">${say("busy")}</p>` : !first && html`<p class="hint">${say("rest-kept")}</p>`}
  </div>`;
}

/**
 * The answer that was kept to compare with: its link stands in the address.
 * @param {string|null} link
 * @param {string} lang
 * @param {boolean} narrow
 * @returns {import("../lib/types.js").Reply|null}
 */
function useBeside(link, lang, narrow) {
  const [reply, setReply] = useState(/** @type {import("../lib/types.js").Reply|null} */ (null));
  useEffect(() => {
    setReply(null);
    if (link === null) return undefined;
    let wanted = true;
    const [path = "", query = ""] = link.split(/\?(.*)/s);
    const [system = "", verb = ""] = path.split("/");
    const values = new URLSearchParams(query);
    values.set("lang", lang);
    values.set("explain", "short");
    if (narrow) values.set("narrow", "true");
    ask(system, verb, values).then((got) => {
      if (wanted && !("error" in got)) setReply(got);
    });
    return () => {
      wanted = false;
    };
  }, [link, lang, narrow]);
  return link === null ? null : reply;
}

/** @param {Bench & {lab: Lab, reply: import("../lib/types.js").Reply, chosen: number|null, choose: any, about: any, stale: boolean}} props */
function AnswerView(props) {
  const { reply, lab, form, say, chosen, choose, about, stale, set, values, lang } = props;
  const { answer, shown } = reply;
  const kept = values.get("view.beside");
  const beside = useBeside(kept, lang, useNarrow());
  const [mark, word] = shown.evidence;
  const told = shown.svg !== undefined;
  return html`<div class=${stale ? "stale" : ""}>
    <h1 class=${told ? "drawn" : ""}>${answer.sentence.text}</h1>
    <p class="facts"><span class=${`ev ev-${answer.evidence}`}><i>${mark}</i> ${word}</span> ${answer.edition}</p>
    ${shown.svg && html`<${Picture} svg=${shown.svg} chosen=${chosen} choose=${choose} about=${about} order=${lab.order} say=${say}
      other=${beside?.shown.svg ?? null} />`}
    <p class="acts beside">
      <button type="button" onClick=${() => set({ "view.beside": shown.link })} disabled=${kept === shown.link}>${say("keep-beside")}</button>
      ${kept !== null && html`<button type="button" onClick=${() => set({ "view.beside": null })}>${say("drop-beside")}</button>`}</p>
    ${beside && html`<section class="kept" aria-label=${say("beside")}><h2 class="small">${say("beside")}</h2>
      <p><a href=${`#/${beside.shown.link}`}>${beside.answer.sentence.text}</a></p>
      ${beside.shown.svg && html`<div class="picture" dangerouslySetInnerHTML=${{ __html: twin(beside.shown.svg) }}></div>`}</section>`}
    ${shown.lines && !lab.own(form).includes("clues") && html`<pre class="lines" tabindex="0">${shown.lines.join("\n")}</pre>`}
    ${shown.table && html`<${TableView} table=${shown.table} say=${say} label=${answer.sentence.text}
      link=${lab.link ? (/** @type {string[]} */ row, /** @type {number} */ at) => lab.link?.(reply, row, at) ?? null : undefined} />`}
    <${lab.Below} ...${props} />
    ${answer.notes && html`<ul class="notes">${answer.notes.map((note) => html`<li>${note.text}</li>`)}</ul>`}
  </div>`;
}
