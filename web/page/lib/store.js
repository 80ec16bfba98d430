// What a search found, the reader's own list and pictures: kept by the browser across reloads, sent nowhere.

const STORE = "searches";
const OWN = "own";
/** Searches that are kept, the latest of them. */
const KEPT = 12;

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((done, failed) => {
    const request = indexedDB.open("antre", 2);
    request.onupgradeneeded = () => {
      const base = request.result;
      if (!base.objectStoreNames.contains(STORE)) base.createObjectStore(STORE, { keyPath: "key" }).createIndex("at", "at");
      if (!base.objectStoreNames.contains(OWN)) base.createObjectStore(OWN);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/**
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest|null} act
 * @param {string} [name]
 * @returns {Promise<any>}
 */
async function within(mode, act, name = STORE) {
  try {
    const base = await open();
    return await new Promise((done, failed) => {
      const deal = base.transaction(name, mode);
      const request = act(deal.objectStore(name));
      deal.oncomplete = () => { base.close(); done(request?.result ?? null); };
      deal.onerror = () => { base.close(); failed(deal.error); };
    });
  } catch {
    // A browser that keeps nothing, as in a private window, searches all the same.
    return null;
  }
}

/** @param {string} key @returns {Promise<import("./types.js").Found|null>} */
export const stored = (key) => within("readonly", (store) => store.get(key));

/** @param {string} key @param {import("./types.js").Found} found */
export async function store(key, found) {
  await within("readwrite", (store) => store.put({ ...found, key, at: Date.now() }));
  await within("readwrite", (store) => {
    store.index("at").getAllKeys().onsuccess = (event) => {
      const keys = /** @type {IDBRequest} */ (event.target).result;
      for (const old of keys.slice(0, Math.max(0, keys.length - KEPT))) store.delete(old);
    };
    return null;
  });
}

/** Something of the reader's own. @param {string} key @returns {Promise<any>} */
export const own = (key) => within("readonly", (store) => store.get(key), OWN);

/** Keeps something of the reader's own; null forgets it. Tells whether it is kept. @param {string} key @param {any} value */
export async function keepOwn(key, value) {
  await within("readwrite", (store) => (value === null ? store.delete(key) : store.put(value, key)), OWN);
  return value === null || (await own(key)) !== null;
}
