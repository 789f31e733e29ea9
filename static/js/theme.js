// By day or by night: the choice goes into a cookie, with which every page comes as it was chosen. What
// is open changes at once. Without a choice it is as the device has it.

/** @type {Record<string, string>} by theme, the media query of what is shown by night alone */
const NIGHT = { "": "(prefers-color-scheme: dark)", light: "not all", dark: "all" };
/** @type {Record<string, string>} by theme, that of what is shown by day alone */
const DAY = { "": "(prefers-color-scheme: light)", light: "all", dark: "not all" };
const YEAR_SECONDS = 31_536_000;

/** @param {string} theme */
function choose(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, nor over plain HTTP.
  document.cookie = `theme=${theme}; path=/; max-age=${theme ? YEAR_SECONDS : 0}; samesite=lax`;
  for (const node of document.querySelectorAll("[data-night]"))
    node.setAttribute("media", NIGHT[theme]);
  for (const node of document.querySelectorAll("[data-day]"))
    node.setAttribute("media", DAY[theme]);
  for (const node of document.querySelectorAll("[data-choose-theme]"))
    node.setAttribute("aria-pressed", String(node.getAttribute("data-choose-theme") === theme));
}

document.addEventListener("click", ({ target }) => {
  const node = target instanceof Element ? target.closest("[data-choose-theme]") : null;
  if (node instanceof HTMLElement) choose(node.dataset.chooseTheme ?? "");
});
