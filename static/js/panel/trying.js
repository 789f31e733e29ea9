// What stands in place of the question while pieces are moved on a board of one's own.
import { button, el } from "../dom/element.js";

/** @typedef {import("../types.d.ts").Translate} Translate */

/** The way in. @param {Translate} t */
export function tryingEntry(t) {
  return el(
    "section",
    {},
    el("h2", {}, t("trying-title")),
    el("p", { class: "small" }, t("trying-hint")),
    button("try-out", t("trying-begin"), "quiet"),
  );
}

/** @param {import("../types.d.ts").Trying} trying @param {Translate} t */
export function tryingPanel({ held, moves }, t) {
  const isAny = moves.length > 0;
  const asked = held ? t("trying-where") : t("trying-which");
  return el(
    "section",
    { class: "trying", "data-key": "trying", "aria-label": t("trying-title") },
    el("h2", {}, t("trying-title")),
    el(
      "p",
      { role: "status" },
      asked,
      " ",
      isAny ? t("trying-moves", { moves: moves.length }) : "",
    ),
    el("p", { class: "small" }, t("trying-hint")),
    el(
      "div",
      { class: "row" },
      button("try-end", t("trying-end"), "primary"),
      button("try-back", t("board-undo"), "", { disabled: !isAny }),
      button("try-again", t("trying-again"), "", { disabled: !isAny }),
    ),
  );
}
