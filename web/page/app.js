// The frame: head, copy bar, lab, help. Everything about games comes from the API.
import { html, render, useCallback, useEffect, useMemo, useRef, useState } from "./lib/view.js";
import { address, go, route, withValues } from "./lib/route.js";
import { forms as loadForms, worded, words as loadWords } from "./lib/ask.js";
import { keep, kept, paint } from "./lib/keep.js";
import { toldOf, Whole, Workbench } from "./parts/workbench.js";
import { alone } from "./lib/rules.js";
import { labs as labsOf } from "./labs/index.js";

const LANGS = { en: "English", es: "Español", fr: "Français", id: "Bahasa Indonesia", it: "Italiano", ja: "日本語" };

/** Letters above which some programs cut a link. */
const LONG = 2000;

paint(kept("theme"));

/** The language: of the address, else the one chosen before, else the browser's. @param {import("./lib/types.js").Route} now */
function language(now) {
  const asked = now.values.get("lang") ?? new URLSearchParams(location.search).get("lang");
  if (asked && asked in LANGS) return asked;
  const before = kept("lang");
  if (before && before in LANGS) return before;
  return navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in LANGS) ?? "en";
}

function Page() {
  const [now, setNow] = useState(route);
  const [english, setForms] = useState(/** @type {import("./lib/types.js").Form[]|null} */ (null));
  const [texts, setTexts] = useState(/** @type {Record<string, string>} */ ({}));
  const [broken, setBroken] = useState("");
  const [reply, setReply] = useState(/** @type {import("./lib/types.js").Reply|null} */ (null));
  const lang = language(now);

  useEffect(() => {
    const moved = () => setNow(route());
    for (const event of ["hashchange", "popstate", "antre:route"]) addEventListener(event, moved);
    return () => ["hashchange", "popstate", "antre:route"].forEach((event) => removeEventListener(event, moved));
  }, []);
  useEffect(() => {
    loadForms().then(setForms, (error) => setBroken(String(error)));
  }, []);
  useEffect(() => {
    document.documentElement.lang = lang;
    // Another language than English that does not come leaves the words that are there.
    loadWords(lang).catch(() => loadWords("en")).then(setTexts, (error) => setBroken(String(error)));
  }, [lang]);

  /** @type {import("./lib/types.js").Say} */
  const say = useCallback((id, values = {}) => {
    const text = texts[`page-${id}`] ?? id;
    return text.replace(/\{\s*\$(\w+)\s*\}/g, (whole, name) => String(values[name] ?? whole));
  }, [texts]);
  const forms = useMemo(() => english && worded(english, texts), [english, texts]);
  const labs = useMemo(() => (forms ? labsOf(forms) : []), [forms]);
  const lab = labs.find((one) => one.systems.includes(now.system));
  const form = forms?.find((one) => one.system === now.system && one.verb === now.verb);
  useEffect(() => {
    document.title = reply && form ? `${reply.answer.sentence.text} · Antre` : "Antre";
  }, [reply, form]);
  const told = useCallback((/** @type {any} */ got) => setReply(got), []);

  if (broken && (!forms || Object.keys(texts).length === 0)) {
    return html`<p class="start" role="alert">Antre could not be opened: a part of the page did not come. <button type="button" onClick=${() => location.reload()}>Try again</button><br /><small>${broken}</small></p>`;
  }
  if (!forms || Object.keys(texts).length === 0) return html`<p class="start">Antre opens here.</p>`;
  return html`<div class="app">
    <a class="skip" href="#main" onClick=${(/** @type {Event} */ event) => { event.preventDefault(); document.getElementById("main")?.focus(); }}>${say("skip")}</a>
    <${Head} labs=${labs} lab=${lab} forms=${forms} say=${say} lang=${lang} now=${now} />
    <${Newer} say=${say} />
    ${form && lab && html`<${Bar} reply=${reply} say=${say} now=${now} />`}
    ${form && lab
      ? html`<${form.search ? Whole : Workbench} key=${lab.id} lab=${lab} forms=${forms} form=${form} route=${now} say=${say} lang=${lang} told=${told} />`
      : html`<${Home} labs=${labs} forms=${forms} say=${say} now=${now} />`}
  </div>`;
}

/** Where a lab begins. @param {import("./parts/workbench.js").Lab} lab @param {import("./lib/types.js").Form[]} forms */
function begin(lab, forms) {
  const first = forms.find((form) => lab.systems.includes(form.system));
  return `#/${lab.begin !== "" ? lab.begin : `${first?.system}/${first?.verb}`}`;
}

/** @param {any} props */
function Head({ labs, lab, forms, say, lang, now }) {
  const [theme, setTheme] = useState(kept("theme"));
  const help = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const next = theme === null ? "light" : theme === "light" ? "dark" : null;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "?") help.current?.showModal();
      if (event.key === "/") {
        event.preventDefault();
        /** @type {HTMLElement|null} */ (document.querySelector(".question input, .question textarea, .question select"))?.focus();
      }
      if (event.key === "u") history.back();
      const labelled = { l: "link", s: "sentence", j: "json", c: "command" }[event.key];
      if (labelled) /** @type {HTMLElement|null} */ (document.querySelector(`[data-copy=${labelled}]`))?.click();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
  return html`<header class="top">
    <a class="brand" href="#/"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 21V12a9 9 0 0 1 18 0v9M8 21v-8a4 4 0 0 1 8 0v8" /></svg>Antre</a>
    <nav aria-label=${say("labs")}>${labs.map((/** @type {any} */ one) => html`<a href=${begin(one, forms)} aria-current=${one === lab ? "true" : undefined}>${labName(one, say)}</a>`)}</nav>
    <span class="tools">
      <select aria-label=${say("language")} value=${lang} onChange=${(/** @type {any} */ event) => {
        keep("lang", event.currentTarget.value);
        go(withValues(now, { lang: event.currentTarget.value }));
      }}>${Object.entries(LANGS).map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}</select>
      <button type="button" aria-label=${say(`theme-${theme ?? "system"}`)} title=${say(`theme-${theme ?? "system"}`)} onClick=${() => { keep("theme", next); paint(next); setTheme(next); }}>${theme === null ? "◐" : theme === "light" ? "○" : "●"}</button>
      <button type="button" aria-label=${say("key-undo")} title=${say("key-undo")} onClick=${() => history.back()}>↶</button>
      <button type="button" aria-label=${say("help")} onClick=${() => help.current?.showModal()}>?</button>
    </span>
    <dialog ref=${help} aria-labelledby="help-title"><h2 id="help-title">${say("help")}</h2>
      <dl class="keys">${[["/", "key-find"], ["← →", "key-step"], ["Esc", "key-close"], ["u", "key-undo"], ["l s j c", "key-copy"], ["?", "key-help"]].map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${say(id ?? "")}</dd>`)}</dl>
      <p class="hint">${say("help-evidence")}</p><p class="hint">${say("help-api")} <a href="api/v1/openapi.json">api/v1/openapi.json</a></p>
      <form method="dialog"><button>${say("close")}</button></form></dialog>
  </header>`;
}

/** @param {import("./parts/workbench.js").Lab} lab @param {import("./lib/types.js").Say} say */
function labName(lab, say) {
  const id = `lab-${lab.id}`;
  const own = say(id);
  return own === id ? say(`system-${lab.id}`).replace(/^system-/, "") : own;
}

/** @param {{reply: import("./lib/types.js").Reply|null, say: import("./lib/types.js").Say, now: import("./lib/types.js").Route}} props */
function Bar({ reply, say, now }) {
  const [toast, setToast] = useState("");
  const timer = useRef(0);
  const copies = {
    link: () => location.href,
    sentence: () => reply?.answer.sentence.text ?? "",
    json: () => JSON.stringify(reply?.answer ?? null, null, 2),
    command: () => reply?.shown.command ?? "",
  };
  const copy = async (/** @type {keyof typeof copies} */ what) => {
    const text = copies[what]();
    const [line = ""] = text.split("\n");
    const short = what === "json" ? say("copied-json", { count: text.length }) : line.length > 90 ? `${line.slice(0, 90)}…` : line;
    try {
      await navigator.clipboard.writeText(text);
      setToast(say("copied", { what: short }) + (what === "link" && text.length > LONG ? ` ${say("link-long", { count: text.length })}` : ""));
    } catch {
      setToast(say("not-copied"));
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setToast(""), 6000);
  };
  return html`<section class="bar" aria-label=${say("copy")}>
    <code class="url">${address(now).slice(1)}</code>
    <span class="copy"><span class="lead">${say("copy")}</span>
      ${/** @type {(keyof typeof copies)[]} */ (["link", "sentence", "json", "command"]).map((what) => html`<button type="button" data-copy=${what}
        disabled=${what !== "link" && !reply} onClick=${() => copy(what)}>${say(`copy-${what}`)}</button>`)}</span>
    <p class="toast" role="status">${toast}</p>
  </section>`;
}

/** A question with its first example, where it has examples of scenarios. @param {import("./lib/types.js").Form} form */
function opening(form) {
  const example = form.fields.find((field) => field.name === "scenario")?.suggestions?.[0];
  return address({ system: form.system, verb: form.verb, values: new URLSearchParams(example ? { scenario: example.value } : {}) });
}

/** @param {any} props */
function Home({ labs, forms, say, now }) {
  const lost = now.system !== "";
  const known = forms.filter((/** @type {any} */ form) => form.system === now.system);
  return html`<main class="home" id="main" tabindex="-1">
    ${lost && html`<div class="card bad" role="alert"><p><b>${say("no-question", { path: `${now.system}/${now.verb}` })}</b></p>
      ${known.length > 0 && html`<p>${known.map((/** @type {any} */ form) => html`<a href=${address({ system: form.system, verb: form.verb, values: now.values })}>${form.verb}</a> `)}</p>`}</div>`}
    <h1>${say("home-title")}</h1><p class="hint">${say("home-told")}</p>
    <ul class="doors">${labs.map((/** @type {any} */ lab) => html`<li class="card"><h2><a href=${begin(lab, forms)}>${labName(lab, say)}</a></h2>
      ${lab.systems.map((/** @type {string} */ system) => html`${lab.systems.length > 1 && html`<h3 class="small">${say(`system-${system}`)}</h3>`}
      <ul>${forms.filter((/** @type {any} */ form) => form.system === system && !lab.hidden?.includes(form.verb)).map((/** @type {any} */ form) => html`<li>
        <a href=${opening(form)}>${say(`verb-${form.system}-${form.verb}`).replace(/^verb-.*-/, "")}</a> <span class="hint">${toldOf(form, say)}</span></li>`)}</ul>`)}</li>`)}</ul>
  </main>`;
}

/** Tells that newer files are there; they are used when the reader says so, or at the next visit. @param {{say: import("./lib/types.js").Say}} props */
function Newer({ say }) {
  const [waiting, setWaiting] = useState(/** @type {ServiceWorker|null} */ (null));
  useEffect(() => {
    // The page without a server stays, with its rules, where there is no network.
    if (!alone || !("serviceWorker" in navigator)) return;
    const take = (/** @type {ServiceWorkerRegistration} */ place) => navigator.serviceWorker.controller && place.waiting && setWaiting(place.waiting);
    navigator.serviceWorker.register("sw.js").then((place) => {
      take(place);
      place.addEventListener("updatefound", () => place.installing?.addEventListener("statechange", () => take(place)));
    }, () => {});
  }, []);
  if (!waiting) return null;
  return html`<p class="newer" role="status">${say("new-version")} <button type="button" onClick=${() => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("now");
  }}>${say("reload")}</button></p>`;
}

const root = document.getElementById("page");
if (root) {
  root.textContent = "";
  render(html`<${Page} />`, root);
}
