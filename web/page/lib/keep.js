// What this browser remembers: choices of the reader, nothing about the games.

/** @param {string} name */
export function kept(name) {
  try {
    return localStorage.getItem(`antre.${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string | null} value
 */
export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(`antre.${name}`);
    else localStorage.setItem(`antre.${name}`, value);
  } catch {
    // A browser that keeps nothing shows the page all the same.
  }
}

/** @param {string | null} theme */
export function paint(theme) {
  if (theme === null) document.documentElement.removeAttribute("data-theme");
  else document.documentElement.dataset.theme = theme;
}
