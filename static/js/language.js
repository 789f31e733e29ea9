// The language switch: the choice goes into a cookie, and the same page comes again in its words, with
// what was typed, chosen and unfolded, and scrolled to where it was. A page that knows more of its
// place than its nodes tell adds to the event `leave` and takes it back from `kept`.

import "./fault.js";
import "./theme.js";
import { tabStorage } from "./storage.js";

const NAME = "vedette:place";
const FIELDS = "input, textarea, select";
const SCROLLED = "#tab-body, #turn, .sheet, .panel";

/**
 * @typedef {object} Left what a page was before its language changed
 * @property {string} address
 * @property {number} x
 * @property {number} y
 * @property {{name: string, value: string, checked: boolean | null}[]} fields
 * @property {boolean[]} folds
 * @property {number[]} scrolls
 * @property {import("./types.d.ts").LeftMatch} [match]
 */

/** @returns {Left | null} */
function read() {
  try {
    const found = JSON.parse(tabStorage.read(NAME) ?? "null");
    tabStorage.forget(NAME);
    return found?.address === location.href ? found : null;
  } catch {
    return null;
  }
}

/** What the page was before its language changed; null when it did not just change. */
export const kept = read();

/** @param {Element} node */
function isTyped(node) {
  return !node.matches("[type=hidden], [type=password], [readonly], [data-do-change]");
}

function fields() {
  return [...document.querySelectorAll(FIELDS)].filter(isTyped).map((node) => {
    const field = /** @type {HTMLInputElement} */ (node);
    const isMark = field.type === "checkbox" || field.type === "radio";
    return { name: nameOf(field), value: field.value, checked: isMark ? field.checked : null };
  });
}

/** @param {HTMLInputElement} field */
function nameOf(field) {
  return field.id || `${field.name}${field.type === "radio" ? `=${field.value}` : ""}`;
}

/** @param {string} language */
function leave(language) {
  const folds = [...document.querySelectorAll("details")].map((fold) => fold.open);
  const scrolls = [...document.querySelectorAll(SCROLLED)].map((node) => node.scrollTop);
  // An address may name a language, too: the switch is asked later and wins.
  const here = new URL(location.href);
  const isNamed = here.searchParams.has("lang");
  here.searchParams.delete("lang");
  const place = {
    address: here.href,
    x: scrollX,
    y: scrollY,
    fields: fields(),
    folds,
    scrolls,
  };
  document.dispatchEvent(new CustomEvent("leave", { detail: place }));
  tabStorage.keep(NAME, JSON.stringify(place));
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser, nor over plain HTTP.
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  if (isNamed) location.replace(here);
  else location.reload();
}

/** Put back what was typed and unfolded, and scroll there. */
export function restore() {
  if (!kept) return;
  const known = new Map(
    [...document.querySelectorAll(FIELDS)].map((node) => {
      const field = /** @type {HTMLInputElement} */ (node);
      return [nameOf(field), field];
    }),
  );
  for (const { name, value, checked } of kept.fields) {
    const field = known.get(name);
    if (!field || !isTyped(field)) continue;
    if (checked === null) field.value = value;
    else field.checked = checked;
  }
  for (const [n, fold] of [...document.querySelectorAll("details")].entries()) {
    fold.open = kept.folds[n] ?? fold.open;
  }
  for (const [n, node] of [...document.querySelectorAll(SCROLLED)].entries()) {
    node.scrollTop = kept.scrolls[n] ?? 0;
  }
  scrollTo(kept.x, kept.y);
}

// A page of matches that the browser kept since it was left shows what was so then.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && "reloaded" in document.body.dataset) location.reload();
});

document.addEventListener("click", (event) => {
  const node = event.target instanceof Element ? event.target.closest("[data-language]") : null;
  if (node instanceof HTMLElement) leave(node.dataset.language ?? "");
});
if (!document.body.classList.contains("match-page")) restore();
