// Preact and htm in one place, so that the labs import from here only.
import { h } from "../vendor/preact.mjs";
import htm from "../vendor/htm.mjs";

export { render, Fragment } from "../vendor/preact.mjs";
export { useState, useEffect, useId, useRef, useMemo, useCallback, useLayoutEffect } from "../vendor/hooks.mjs";

/** @type {(strings: TemplateStringsArray, ...values: any[]) => any} */
export const html = htm.bind(/** @type {any} */ (h));
