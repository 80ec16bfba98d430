// The labs in the order of the page's head. A system without a lab of its own gets the plain one.
import { duel } from "./duel.js";
import { grotto } from "./grotto.js";
import { isaac } from "./isaac.js";
import { turns } from "./turns.js";

/** @type {import("../parts/workbench.js").Lab[]} */
const KNOWN = [grotto, isaac, turns, duel];

/**
 * The labs of the systems that this build answers for.
 * @param {import("../lib/types.js").Form[]} forms
 */
export function labs(forms) {
  const systems = [...new Set(forms.map((form) => form.system))];
  const known = KNOWN.filter((lab) => lab.systems.some((system) => systems.includes(system)));
  const others = systems.filter((system) => !KNOWN.some((lab) => lab.systems.includes(system)));
  return [...known, ...others.map(plain)];
}

/**
 * @param {string} system
 * @returns {import("../parts/workbench.js").Lab}
 */
function plain(system) {
  return { id: system, systems: [system], begin: "", own: () => [], Controls: () => null, Below: () => null };
}
