// Holds the rules as WebAssembly and answers the page. Texts in, texts out.

/** @type {Promise<any>|null} */
let rules = null;

/** The module, loaded once. */
async function load() {
  // @ts-ignore: written by `cargo xtask site`
  const module = await import("./rules/antre_wasm.js");
  await module.default();
  return module;
}

addEventListener("message", async ({ data }) => {
  const { call, name, values } = data;
  try {
    rules ??= load();
    const module = await rules;
    postMessage({ call, value: module[name](...values) });
  } catch (wrong) {
    // What the rules refuse is a text; anything else is a fault of the module, and a new worker is needed.
    const refused = typeof wrong === "string";
    postMessage({ call, wrong: refused ? wrong : JSON.stringify({ error: `${wrong}` }), broken: !refused });
  }
});
