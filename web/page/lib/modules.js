// Which module of the rules holds what: one for each lab, as `cargo xtask site` builds them.

/** Of the systems. @type {Record<string, string>} */
const OF_SYSTEM = { dq9: "grottos", isaac: "floors", duel: "fights", sky: "turns", torneko3: "turns", compare: "turns" };
/** Of the spaces that are searched; those that stand nowhere here are of the grottos. @type {Record<string, string>} */
const OF_SPACE = { stages: "floors", fights: "fights" };

/** All of them. */
export const MODULES = [...new Set(Object.values(OF_SYSTEM))];

/** The module that answers about a system; any says that a system is unknown. @param {string} system */
export const ofSystem = (system) => OF_SYSTEM[system] ?? "turns";

/** The module that searches. @param {string} search The values of a link. */
export const ofSearch = (search) => OF_SPACE[new URLSearchParams(search).get("space") ?? ""] ?? "grottos";
