// The sheet of keys: what each does, and a switch for those that write a letter.

import { el } from "../dom/element.js";
import { createSheet } from "../dom/sheet.js";
import { areLettersOn, KEYS, turnLetters } from "../state/keys.js";

/** @typedef {import("../types.d.ts").Translate} Translate */

/** @type {Record<string, string>} */
const CAPS = {
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowRight: "→",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** @param {string} key @param {Translate} t */
function cap(key, t) {
  const text = key === " " ? t("access-key-space") : (CAPS[key] ?? key);
  return el("kbd", {}, text);
}

/** @param {import("../state/keys.js").Key} row @param {Translate} t */
function line({ keys, does, says }, t) {
  const caps = keys.map((key) => cap(key, t));
  const between = does === "tab" ? " – " : " ";
  return [
    el("dt", {}, ...caps.flatMap((one, n) => (n ? [between, one] : [one]))),
    el("dd", {}, t(says)),
  ];
}

/** @param {Translate} t */
export function createKeySheet(t) {
  const letters = el("input", { type: "checkbox", id: "letters", checked: areLettersOn() });
  letters.addEventListener("change", () =>
    turnLetters(/** @type {HTMLInputElement} */ (letters).checked),
  );
  const groups = KEYS.map(({ title, keys }) =>
    el("section", {}, el("h3", {}, t(title)), el("dl", {}, ...keys.flatMap((row) => line(row, t)))),
  );
  const dialog = createSheet(
    { kind: "key-sheet", id: "key-sheet-title", title: t("access-keys"), close: t("access-close") },
    el("label", { class: "letters" }, letters, " ", t("access-letters")),
    el("div", { class: "key-groups" }, ...groups),
    el("p", { class: "small" }, t("access-keys-list")),
  );
  return () => dialog.showModal();
}
