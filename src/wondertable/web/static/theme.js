// @ts-check
/**
 * Light, dark, or as the system: one button goes round; a cookie tells the server, so nothing
 * flashes.
 */

const KEY = "theme";
const THEMES = ["system", "light", "dark"];
const YEAR = 31536000;

/** Wears the theme chosen before, and lets it be changed. */
export function startTheme() {
  wear(localStorage.getItem(KEY) ?? document.documentElement.dataset.theme ?? "system");
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-theme-switch]");
    if (!button) return;
    const now = document.documentElement.dataset.theme ?? "system";
    const next = THEMES[(THEMES.indexOf(now) + 1) % THEMES.length];
    localStorage.setItem(KEY, next);
    document.cookie = `${KEY}=${next}; path=/; max-age=${YEAR}; samesite=lax`;
    wear(next);
  });
}

/** @param {string} theme */
function wear(theme) {
  document.documentElement.dataset.theme = theme;
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    if (button instanceof HTMLElement) button.title = button.dataset[theme] ?? "";
  }
}
