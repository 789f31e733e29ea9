// Answers given beforehand to all that comes back, folded: what is asked now stands first among them.

import { button, el } from "../dom/element.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("./turn.js").Context} Context */

/** Whether somebody may answer beforehand. @param {State} state @param {Frame} frame @param {Context} context */
function mayPrepare(state, frame, { standing }) {
  const isOpen = frame.status === "running" && !frame.outcome && !state.history;
  return isOpen && Boolean(mySide(state)) && Object.keys(standing).length > 0;
}

/** All that may be answered beforehand. @param {State} state @param {Frame} frame @param {Context} context */
export function standingPanel(state, frame, context) {
  if (!mayPrepare(state, frame, context)) return null;
  const { t, standing } = context;
  const count = Object.keys(frame.standing).length;
  const asked = (frame.choices && frame.view?.ask) || "";
  const all = Object.keys(standing).sort((a, b) => Number(b === asked) - Number(a === asked));
  return el(
    "details",
    { class: "standing", "data-key": "standing" },
    el("summary", {}, t("standing-title", { count })),
    el("p", { class: "small" }, t("standing-hint")),
    ...all.map((ask) =>
      el(
        "div",
        { class: "standing-question" },
        el("p", { id: `standing-${ask}` }, t(`${frame.game}-standing-${ask}`)),
        ask === asked ? el("p", { class: "small" }, t("standing-next-time")) : null,
        answersTo(ask, `standing-${ask}`, frame, context),
      ),
    ),
  );
}

/** @param {string} ask @param {string} label @param {Frame} frame @param {Context} context */
function answersTo(ask, label, frame, { t, standing }) {
  const chosen = frame.standing[ask] ?? "";
  const row = ["", ...standing[ask]].map((answer) => {
    const text = answer ? t(`${frame.game}-standing-${ask}-${answer}`) : t("standing-ask-me");
    const isOn = answer === chosen;
    return button("prepare", text, `quiet toggle ${isOn ? "on" : ""}`, {
      "aria-pressed": String(isOn),
      "data-ask": ask,
      "data-answer": answer,
    });
  });
  return el("div", { class: "row", role: "group", "aria-labelledby": label }, ...row);
}
