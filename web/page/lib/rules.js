// The rules without a server: workers that hold them as WebAssembly. One answers questions; all of them search.

/** Whether the page has the rules beside it rather than behind a server. */
export const alone = document.querySelector('meta[name="antre"]')?.getAttribute("content") === "worker";

/** How many workers search at once. */
export const WORKERS = Math.max(1, Math.min(8, navigator.hardwareConcurrency || 2));

/** @typedef {{worker: Worker, waiting: Map<number, {done: (value: any) => void, failed: (error: any) => void}>}} Hand */

/** @type {Hand[]} */
const hands = [];
let calls = 0;

/** @param {number} at @returns {Hand} */
function hand(at) {
  const known = hands[at];
  if (known) return known;
  const worker = new Worker(new URL("../worker.js", import.meta.url), { type: "module" });
  /** @type {Hand} */
  const made = { worker, waiting: new Map() };
  worker.onmessage = ({ data }) => {
    const call = made.waiting.get(data.call);
    made.waiting.delete(data.call);
    if (data.broken) {
      call?.failed(new Error(data.wrong));
      give(data.wrong);
    } else if ("wrong" in data) call?.failed(data.wrong);
    else call?.done(data.value);
  };
  // A worker that broke is not asked again: the next question makes a new one.
  const give = (/** @type {string} */ wrong) => {
    if (hands[at] === made) delete hands[at];
    for (const call of made.waiting.values()) call.failed(new Error(wrong));
    made.waiting.clear();
    worker.terminate();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    give(event.message ?? "");
  };
  hands[at] = made;
  return made;
}

/**
 * Calls a function of the rules in a worker.
 * @param {string} name
 * @param {(string|number)[]} values
 * @param {number} [at] Which worker.
 * @returns {Promise<any>}
 */
export function call(name, values, at = 0) {
  const { worker, waiting } = hand(at);
  calls += 1;
  const number = calls;
  return new Promise((done, failed) => {
    waiting.set(number, { done, failed });
    worker.postMessage({ call: number, name, values });
  });
}
