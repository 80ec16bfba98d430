// Asks the server, or the rules beside the page. The page knows no rule: it sends values and shows what comes back.
import { alone, call } from "./rules.js";

/** Links longer than this go in the body instead. */
const LONGEST = 6000;
const KEPT = 60;

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
async function json(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** @returns {Promise<import("./types.js").Form[]>} */
export const forms = () => json("api/v1/forms.json");

/**
 * @param {string} lang
 * @returns {Promise<Record<string, string>>}
 */
export const words = (lang) => json(`api/v1/words/${lang}.json`);

/**
 * Forms that tell of themselves in a language: its words have what they say in English.
 * @param {import("./types.js").Form[]} forms
 * @param {Record<string, string>} words
 * @returns {import("./types.js").Form[]}
 */
export function worded(forms, words) {
  /** @template {{told?: string}} T @param {T} one @returns {T} */
  const said = (one) => (one.told === undefined ? one : { ...one, told: words[one.told] ?? one.told });
  const field = (/** @type {import("./types.js").Field} */ one) => ({
    ...said(one),
    choices: one.choices.map(said),
    suggestions: one.suggestions?.map(said),
    pieces: one.pieces?.map(said),
  });
  return forms.map((form) => ({ ...said(form), fields: form.fields.map(field) }));
}

/**
 * Answers a question, or says what is wrong with it. The same question is asked once.
 * @param {string} system
 * @param {string} verb
 * @param {URLSearchParams} values
 * @returns {Promise<import("./types.js").Reply | import("./types.js").Problem>}
 */
export function ask(system, verb, values) {
  const path = `api/v1/${encodeURIComponent(system)}/${encodeURIComponent(verb)}`;
  const text = values.toString();
  const key = `${path}?${text}`;
  const known = kept.get(key);
  if (known) return known;
  const reply = alone ? worked(system, verb, text) : sent(path, text);
  kept.set(key, reply);
  for (const first of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(first);
  }
  // What went wrong on the way may go right the next time.
  reply.then((got) => {
    if ("error" in got && got.status !== 400) kept.delete(key);
  });
  return reply;
}

/**
 * @param {string} system
 * @param {string} verb
 * @param {string} values
 * @returns {Promise<any>}
 */
async function worked(system, verb, values) {
  try {
    return JSON.parse(await call("ask", [system, verb, values]));
  } catch (wrong) {
    return { ...refusal(wrong), status: typeof wrong === "string" ? 400 : 0 };
  }
}

/** What is wrong, from the text that tells it. @param {any} wrong @returns {import("./types.js").Problem} */
export function refusal(wrong) {
  try {
    return JSON.parse(String(wrong));
  } catch {
    return { error: wrong instanceof Error ? wrong.message : String(wrong) };
  }
}

/**
 * @param {string} path
 * @param {string} values
 */
async function sent(path, values) {
  for (let tries = 0; ; tries += 1) {
    try {
      const short = values.length <= LONGEST;
      const response = short
        ? await fetch(values === "" ? path : `${path}?${values}`)
        : await fetch(path, { method: "POST", body: new URLSearchParams(values) });
      const retry = Number(response.headers.get("retry-after") ?? 0);
      if (response.status === 429 && tries < 5) {
        await new Promise((go) => setTimeout(go, 1000 * retry));
        continue;
      }
      const got = await response.json();
      return response.ok ? got : { ...got, status: response.status, retry };
    } catch (error) {
      return { error: `${error instanceof Error ? error.message : error}`, status: 0 };
    }
  }
}
