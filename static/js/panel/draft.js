// The plan: my steps since the last commit, each to be taken back, and those that dropped.

import { button, el } from "../dom/element.js";
import { mayAct } from "../state/store.js";
import { isSealed } from "./sealed.js";

/** @typedef {import("../types.d.ts").Frame} Frame */

/** @param {import("../types.d.ts").State} state @param {Frame} frame @param {import("./turn.js").Context} context */
export function draftPanel(state, frame, { t, game, sheet }) {
  const steps = frame.draft?.steps ?? [];
  const rejected = frame.draft?.rejected_steps ?? [];
  if (!steps.length && !rejected.length) return null;
  const isOff = !mayAct(state);
  const isOpen = !isSealed(frame);
  const items = steps.map((step, n) =>
    el(
      "li",
      {},
      el("span", {}, game.log.stepWords(step, sheet, t, frame.view), " ", typedOf(frame, n)),
      isOpen
        ? button("take-back", t("board-take-back"), "quiet", { "data-step": n, disabled: isOff })
        : null,
    ),
  );
  const dropped = rejected.map((step) =>
    el("li", { class: "rejected" }, game.log.stepWords(step, sheet, t, frame.view)),
  );
  return el(
    "section",
    { class: "draft" },
    el(
      "div",
      { class: "row" },
      el("h2", {}, t("board-draft", { count: steps.length })),
      steps.length && isOpen ? button("undo", t("board-undo"), "quiet", { disabled: isOff }) : null,
    ),
    el("ol", {}, ...items.reverse()),
    dropped.length ? el("p", { class: "small" }, t("board-rejected-steps")) : null,
    dropped.length ? el("ul", {}, ...dropped) : null,
  );
}

/** A step in the game's own shorthand, if it has one. @param {Frame} frame @param {number} n */
function typedOf(frame, n) {
  const typed = frame.draft?.typed?.[n];
  return typed ? el("code", {}, typed) : null;
}
