// What the enemy did against one's own move, or what dice made of it: told over the question until it is put away, or
// until one decides something. It has room of its own, so it lies over nothing that can be pressed.

import { dice, remarks, ruleLink } from "../dom/dice.js";
import { button, el } from "../dom/element.js";
import { words } from "../i18n.js";
import { lineSeen } from "../state/seen.js";
import { mySide } from "../state/store.js";

/** @param {import("../types.d.ts").State} state @param {import("./turn.js").Context} context */
export function interruptionPanel(state, { t, game }) {
  const { frame } = state;
  const side = mySide(state);
  if (!frame || !side || state.history || frame.status !== "running") return null;
  if (frame.draft?.steps.length) return null;
  const found = game.log.interruption?.(frame.log, side);
  const last = found?.told.at(-1)?.line.n ?? 0;
  if (!found || last <= Math.max(state.heard, lineSeen("heard", frame))) return null;
  const lines = found.told.map(({ line, more }) =>
    el(
      "li",
      {},
      words(t, line.message),
      " ",
      dice(line, t),
      ruleLink(line.rule, frame.game, t),
      ...remarks(line, frame.game, t),
      more ? el("span", { class: "small" }, words(t, more)) : null,
    ),
  );
  return el(
    "section",
    {
      class: found.isOwn ? "interruption own" : "interruption",
      role: "status",
      "data-do": "heard",
      "data-value": last,
    },
    el("h3", {}, words(t, found.title)),
    el("ul", {}, ...lines),
    button("heard", t("board-heard"), "quiet", { "data-value": last }),
  );
}
