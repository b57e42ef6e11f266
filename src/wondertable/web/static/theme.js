// @ts-check
/**
 * How pages look: light, dark, or as the system (one button goes round), the cloth of the table and
 * the size of cards. Cookies tell the server, so nothing flashes.
 */

const THEMES = ["system", "light", "dark"];
const LOOKS = ["theme", "cloth", "cards"];
const YEAR = 31536000;

/** Wears what was chosen before, and lets it be changed. */
export function startTheme() {
  for (const look of LOOKS) {
    wear(look, localStorage.getItem(look) ?? document.documentElement.dataset[look] ?? "");
  }
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-theme-switch]");
    if (!button) return;
    const now = document.documentElement.dataset.theme ?? "system";
    keep("theme", THEMES[(THEMES.indexOf(now) + 1) % THEMES.length]);
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches("[data-look]")) {
      keep(target.name, target.value);
    }
  });
}

/**
 * @param {string} look
 * @param {string} way
 */
function keep(look, way) {
  localStorage.setItem(look, way);
  document.cookie = `${look}=${way}; path=/; max-age=${YEAR}; samesite=lax`;
  wear(look, way);
}

/**
 * @param {string} look
 * @param {string} way
 */
function wear(look, way) {
  document.documentElement.dataset[look] = way;
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    if (look === "theme" && button instanceof HTMLElement) button.title = button.dataset[way] ?? "";
  }
  for (const choice of document.querySelectorAll(`[data-look][name="${look}"]`)) {
    if (choice instanceof HTMLInputElement) choice.checked = choice.value === way;
  }
}
