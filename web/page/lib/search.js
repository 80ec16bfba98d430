// Searches over whole spaces: by the server with events, or by the workers in parts. Both tell the same.
import { alone, call, WORKERS } from "./rules.js";
import { refusal } from "./ask.js";

/** Positions of one part: long enough to be worth the message, short enough to stop soon. */
const PART = 16_384;
/** Most hits that are given. */
export const MOST = 10_000;

/**
 * A search as the values of a link: `space=maps&condition=…&lang=en`.
 * @typedef {string} Search
 * @typedef {import("./types.js").Found} Found
 * @typedef {(found: Found) => void} Tell
 */

/**
 * What an address asks of a search, as the API takes it.
 * @param {import("./types.js").Form} form
 * @param {URLSearchParams} values
 * @param {string} lang
 * @returns {Search}
 */
export function searchOf(form, values, lang) {
  const own = new URLSearchParams();
  // What the form does not know goes along: the answer says so.
  for (const [name, value] of values) if (!name.startsWith("view.") && name !== "lang" && value !== "") own.append(name, value);
  const space = form.fields.find((field) => field.name === "space");
  if (space && !own.has("space")) own.set("space", String(space.default));
  own.set("lang", lang);
  return own.toString();
}

/** @param {string} path @returns {Promise<any>} */
async function json(path) {
  const response = await fetch(path);
  const got = await response.json();
  if (!response.ok) throw JSON.stringify(got);
  return got;
}

/** What conditions of a search can name. @param {Search} search @returns {Promise<import("./types.js").Column[]>} */
export async function columns(search) {
  return alone ? JSON.parse(await call("search_columns", [search])) : json(`api/v1/search/columns?${search}`);
}

/** What a search will cost and find. @param {Search} search @returns {Promise<import("./types.js").Outlook|import("./types.js").Problem>} */
export async function outlook(search) {
  try {
    return alone ? JSON.parse(await call("search_outlook", [search])) : await json(`api/v1/search/outlook?${search}`);
  } catch (wrong) {
    return refused(wrong);
  }
}

/** What is wrong; status 0 where nobody answered. @param {any} wrong @returns {import("./types.js").Problem} */
const refused = (wrong) => ({ ...(typeof wrong === "string" ? {} : { status: 0 }), ...refusal(wrong) });

/**
 * Searches on from what is found already; tells now and then. The function that comes back stops it.
 * @param {Search} search
 * @param {Found} from
 * @param {Tell} tell
 * @returns {() => void}
 */
export function run(search, from, tell) {
  return alone ? byWorkers(search, from, tell) : byServer(search, from, tell);
}

/** @param {Search} search @param {Found} from @param {Tell} tell */
function byWorkers(search, from, tell) {
  let stopped = false;
  let next = from.done;
  let found = from;
  /** Parts that are done before those in front of them. @type {Map<number, {hits: any[], end: number}>} */
  const early = new Map();
  const work = async (/** @type {number} */ at) => {
    await call("search_prepare", [search], at);
    while (!stopped && next < found.of) {
      const first = next;
      next = Math.min(found.of, first + PART);
      const { hits, part } = JSON.parse(await call("search_part", [search, first, next, MOST], at));
      if (stopped) return;
      early.set(first, { hits, end: part.end });
      for (let ready = early.get(found.done); ready; ready = early.get(found.done)) {
        early.delete(found.done);
        const all = [...found.hits, ...ready.hits].slice(0, MOST);
        const full = all.length >= MOST;
        found = { ...found, hits: all, done: ready.end, ended: full || ready.end >= found.of };
        tell(found);
        if (full) stopped = true;
      }
    }
  };
  const wrong = (/** @type {any} */ error) => {
    stopped = true;
    tell({ ...found, wrong: refused(error) });
  };
  for (let at = 0; at < WORKERS; at += 1) work(at).catch(wrong);
  return () => { stopped = true; };
}

/** @param {Search} search @param {Found} from @param {Tell} tell */
function byServer(search, from, tell) {
  const stop = new AbortController();
  let found = from;
  // Hits before the position that is told: those after it come again when the search goes on.
  let sure = from.hits.length;
  const take = (/** @type {string} */ name, /** @type {any} */ data) => {
    if (name === "hits") found = { ...found, hits: [...found.hits, ...data] };
    if (name === "progress") {
      found = { ...found, done: from.done + data.done };
      sure = from.hits.length + data.hits;
    }
    if (name === "done") found = { ...found, done: data.end, ended: true };
    if (name === "problem") found = { ...found, wrong: data };
    if (name !== "outlook") tell(found);
  };
  const read = async () => {
    const room = Math.max(1, MOST - from.hits.length);
    const response = await fetch(`api/v1/search?${search}&from=${from.done}&limit=${room}`, { signal: stop.signal });
    if (!response.ok || !response.body) throw JSON.stringify(await response.json());
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const events = (text + value).split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const [name = "", data = ""] = event.split("\n");
        take(name.replace("event: ", ""), JSON.parse(data.replace("data: ", "")));
      }
    }
    // A server that ends says nothing more.
    if (!found.ended && found.wrong === undefined) throw new Error("ended");
  };
  read().catch((wrong) => {
    if (!stop.signal.aborted) tell({ ...found, hits: found.hits.slice(0, sure), wrong: refused(wrong) });
  });
  return () => {
    stop.abort();
    tell({ ...found, hits: found.hits.slice(0, sure) });
  };
}
