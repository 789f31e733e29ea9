// The plan: my steps since the last commit, each to be taken back, and those that dropped.

import { button, el } from "../dom/element.js";
import { groupsOf, groupWords } from "../state/steps.js";
import { mayAct } from "../state/store.js";
import { isSealed } from "./sealed.js";
import { isWriting } from "./typed.js";

/** @typedef {import("../types.d.ts").Frame} Frame */

/** @param {import("../types.d.ts").State} state @param {Frame} frame @param {import("./turn.js").Context} context */
export function draftPanel(state, frame, context) {
  const { t, game, sheet } = context;
  const steps = frame.draft?.steps ?? [];
  const rejected = frame.draft?.rejected_steps ?? [];
  if (!steps.length && !rejected.length) return null;
  const isOff = !mayAct(state);
  const isOpen = !isSealed(frame);
  const groups = groupsOf(steps, game);
  // The last step stands first, where it is seen: their numbers say in which order they are taken.
  const items = groups.map(({ first: n, steps: some }, nth) =>
    el(
      "li",
      { "data-nth": nth + 1 },
      el("span", {}, groupWords(some, frame.view, context), " ", typedOf(frame, n)),
      isOpen
        ? button("take-back", t("board-take-back"), "quiet", { "data-step": n, disabled: isOff })
        : null,
    ),
  );
  const summed = game.log.summed?.(steps, t);
  const dropped = rejected.map((step) =>
    el("li", { class: "rejected" }, game.log.stepWords(step, sheet, t, frame.view)),
  );
  return el(
    "section",
    { class: "draft" },
    el(
      "div",
      { class: "row" },
      el("h2", {}, t("board-draft", { count: groups.length })),
      // Where a question is asked it stands beside that, in sight however long the plan is.
      frame.choices ? null : undoButton(state, frame, { t }),
    ),
    summed ? el("ul", { class: "summed" }, ...summed) : el("ol", {}, ...items.reverse()),
    dropped.length ? el("p", { class: "small" }, t("board-rejected-steps")) : null,
    dropped.length ? el("ul", {}, ...dropped) : null,
  );
}

/** What takes back the last step; null where there is none, or all is sealed. @param {import("../types.d.ts").State} state @param {Frame} frame @param {Pick<import("./turn.js").Context, "t">} context */
export function undoButton(state, frame, { t }) {
  if (!frame.draft?.steps.length || isSealed(frame)) return null;
  return button("undo", t("board-undo"), "quiet", { "data-key": "undo", disabled: !mayAct(state) });
}

/** A step in the game's own shorthand, if it has one and the player writes it. @param {Frame} frame @param {number} n */
function typedOf(frame, n) {
  const typed = isWriting() && frame.draft?.typed?.[n];
  return typed ? el("code", {}, typed) : null;
}
