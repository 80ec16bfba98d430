// Holds the rules as WebAssembly and answers the page. Texts in, texts out.

import { ofSearch, ofSystem } from "./lib/modules.js";

/** The modules, each loaded once. @type {Record<string, Promise<any>>} */
const modules = {};

/** A file beside the modules. @param {string} path */
async function text(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** A module with the questions' forms. @param {string} name */
async function load(name) {
  // @ts-ignore: written by `cargo xtask site`
  const [module, forms] = await Promise.all([import(`./rules/${name}.js`), text("rules/forms.json")]);
  await module.default();
  module.bring_forms(forms);
  return module;
}

/** A module with the words of the language that is asked for. @param {string} name @param {string} asked */
async function speaking(name, asked) {
  const module = await (modules[name] ??= load(name));
  const lang = module.lacking(asked);
  if (lang) module.bring_words(lang, await text(`rules/words/${lang}.ftl`));
  return module;
}

addEventListener("message", async ({ data }) => {
  const { call, name, values } = data;
  try {
    // A question has its system first and its values last, with its language among them; a search holds its own.
    const asks = name === "ask";
    const module = await speaking(asks ? ofSystem(values[0]) : ofSearch(values[0]), String(asks ? values[2] : values[0]));
    postMessage({ call, value: module[name](...values) });
  } catch (wrong) {
    // What the rules refuse is a text; anything else is a fault of the module, and a new worker is needed.
    const refused = typeof wrong === "string";
    postMessage({ call, wrong: `${wrong}`, broken: !refused });
  }
});
