// Answers given beforehand: to what is asked now, for the next time, and to all that comes back.

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

/** How what is asked now is answered from the next time on. @param {State} state @param {Frame} frame @param {Context} context */
export function standingForThis(state, frame, context) {
  const ask = frame.choices && frame.view?.ask;
  if (!ask || !context.standing[ask] || !mayPrepare(state, frame, context)) return null;
  return el(
    "div",
    { class: "standing-now", "data-key": "standing-now" },
    el("p", { class: "small", id: "standing-now" }, context.t("standing-next-time")),
    answersTo(ask, "standing-now", frame, context),
  );
}

/** All that may be answered beforehand. @param {State} state @param {Frame} frame @param {Context} context */
export function standingPanel(state, frame, context) {
  if (!mayPrepare(state, frame, context)) return null;
  const { t, standing } = context;
  const count = Object.keys(frame.standing).length;
  return el(
    "details",
    { class: "standing", "data-key": "standing" },
    el("summary", {}, t("standing-title", { count })),
    el("p", { class: "small" }, t("standing-hint")),
    ...Object.keys(standing).map((ask) =>
      el(
        "div",
        { class: "standing-question" },
        el("p", { id: `standing-${ask}` }, t(`${frame.game}-standing-${ask}`)),
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
