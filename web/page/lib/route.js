// The address holds the whole state: `#/sky/timeline?scenario=agility-three&view.fact=3`. Values whose names begin with
// `view.` are the page's own; all others are the question, named as in the API.

/** @returns {import("./types.js").Route} */
export function route() {
  const text = location.hash.replace(/^#?\/?/, "");
  const cut = text.indexOf("?");
  const path = cut < 0 ? text : text.slice(0, cut);
  const [system = "", verb = ""] = path.split("/");
  return { system: plain(system), verb: plain(verb), values: new URLSearchParams(cut < 0 ? "" : text.slice(cut + 1)) };
}

/** @param {string} text */
function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address of a route, with blanks and commas as people read them.
 * @param {import("./types.js").Route} to
 */
export function address(to) {
  const values = to.values.toString().replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%2F", "/");
  const path = to.system === "" ? "" : `${encodeURIComponent(to.system)}/${encodeURIComponent(to.verb)}`;
  return `#/${path}${values === "" ? "" : `?${values}`}`;
}

/**
 * Goes to a route. What is typed letter by letter replaces the last entry; a decision adds one, so that Back undoes it.
 * @param {import("./types.js").Route} to
 * @param {{replace?: boolean}} [how]
 */
export function go(to, how = {}) {
  const url = address(to);
  if (url === address(route())) return;
  history[how.replace ? "replaceState" : "pushState"](null, "", url);
  dispatchEvent(new Event("antre:route"));
}

/**
 * The same route with other values; null leaves one out.
 * @param {import("./types.js").Route} from
 * @param {Record<string, string|null>} changes
 * @returns {import("./types.js").Route}
 */
export function withValues(from, changes) {
  const values = new URLSearchParams(from.values);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) values.delete(name);
    else values.set(name, value);
  }
  return { ...from, values };
}

/**
 * Only what the API is asked.
 * @param {URLSearchParams} values
 */
export function asked(values) {
  const own = new URLSearchParams();
  for (const [name, value] of values) if (!name.startsWith("view.")) own.append(name, value);
  return own;
}
