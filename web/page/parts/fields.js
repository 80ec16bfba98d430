// Fields of a question, from the form that the facade gives: nothing here knows what they mean.
import { html, useEffect, useId, useRef, useState } from "../lib/view.js";

/**
 * @param {import("../lib/types.js").Field} field
 * @param {import("../lib/types.js").Say} say
 */
export function label(field, say) {
  const own = say(`field-${field.name}`);
  if (own !== `field-${field.name}`) return own;
  const [first = ""] = field.told.split(/[,:;(\[]/);
  const text = first.trim();
  return text.length > 2 && text.length < 48 ? text : field.name.replaceAll("_", " ");
}

/**
 * A text field that tells what was typed after a pause, and at once when it is left.
 * @param {{id: string, value: string, change: (value: string, typing: boolean) => void, rows?: number, list?: string,
 *   kind?: string, described?: string, placeholder?: string, label?: string}} props
 */
export function Typed({ id, value, change, rows, list, kind = "text", described, placeholder, label: named }) {
  const [text, setText] = useState(value);
  const timer = useRef(0);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  const tell = (/** @type {string} */ now, /** @type {boolean} */ typing) => {
    clearTimeout(timer.current);
    if (now === sent.current) return;
    sent.current = now;
    change(now, typing);
  };
  const shared = {
    id,
    value: text,
    placeholder,
    "aria-describedby": described,
    "aria-label": named,
    autocomplete: "off",
    spellcheck: false,
    onInput: (/** @type {{currentTarget: HTMLInputElement}} */ event) => {
      const now = event.currentTarget.value;
      setText(now);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => tell(now, true), 300);
    },
    onBlur: () => tell(text, true),
  };
  return rows
    ? html`<textarea rows=${rows} ...${shared}></textarea>`
    : html`<input type="text" list=${list} inputmode=${kind === "number" ? "numeric" : undefined} ...${shared}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && tell(text, false)} />`;
}

/**
 * One field of a form.
 * @param {{field: import("../lib/types.js").Field, value: string|null, change: (value: string|null, typing: boolean) => void,
 *   say: import("../lib/types.js").Say}} props
 */
export function FieldView({ field, value, change, say }) {
  const id = useId();
  const hint = `${id}h`;
  const name = label(field, say);
  const empty = (/** @type {string} */ text) => (text === "" ? null : text);
  const usual = field.default === null ? "" : String(field.default);
  if (field.kind === "flag") {
    return html`<p class="field flag"><label title=${field.told}><input type="checkbox" checked=${value !== null && value !== "false"}
      onChange=${(/** @type {any} */ event) => change(event.currentTarget.checked ? "true" : null, false)} /> ${name}</label></p>`;
  }
  if (field.choices.length > 0 && !field.many) {
    return html`<p class="field"><label for=${id}>${name}</label>
      <select id=${id} value=${value ?? ""} onChange=${(/** @type {any} */ event) => change(empty(event.currentTarget.value), false)}>
        <option value="">${usual === "" ? "–" : usual}</option>
        ${field.choices.filter((choice) => choice.value !== usual).map((choice) => html`<option value=${choice.value} title=${choice.told}>${choice.value}</option>`)}
      </select></p>`;
  }
  const choices = field.choices.length > 0 ? field.choices : (field.suggestions ?? []);
  return html`<p class="field"><label for=${id}>${name}</label>
    <${Typed} id=${id} value=${value ?? ""} kind=${field.kind === "integer" && !field.many ? "number" : "text"}
      placeholder=${usual} list=${choices.length > 0 ? `${id}l` : undefined} described=${field.told === name ? undefined : hint}
      change=${(/** @type {string} */ text, /** @type {boolean} */ typing) => change(empty(text), typing)} />
    ${choices.length > 0 && html`<datalist id=${`${id}l`}>${choices.map((choice) => html`<option value=${choice.value}>${choice.told ?? ""}</option>`)}</datalist>`}
    ${field.told !== name && html`<small class="hint" id=${hint}>${field.told}</small>`}</p>`;
}

/**
 * A number with its two neighbours in reach.
 * @param {{id?: string, name: string, value: number, least?: number, change: (value: number) => void, say: import("../lib/types.js").Say}} props
 */
export function Stepper({ name, value, least = -Infinity, change, say }) {
  const id = useId();
  return html`<div class="field"><label for=${id}>${name}</label><div class="stepper">
    <button type="button" aria-label=${`${name}: ${say("less")}`} disabled=${value <= least} onClick=${() => change(value - 1)}>−</button>
    <${Typed} id=${id} kind="number" value=${String(value)}
      change=${(/** @type {string} */ text) => /^[+-]?\d+$/.test(text) && change(Number(text))} />
    <button type="button" aria-label=${`${name}: ${say("more")}`} onClick=${() => change(value + 1)}>+</button>
  </div></div>`;
}
