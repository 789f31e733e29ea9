// Answers given beforehand to all that comes back, folded: what is asked now stands first among them.

import { button, el } from "../dom/element.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("./turn.js").Context} Context */

/** What somebody may answer beforehand: what their side can be asked. @param {State} state @param {Frame} frame @param {Context} context @returns {Record<string, string[]>} */
function preparable(state, frame, { standing }) {
  const isOpen = frame.status === "running" && !frame.outcome && !state.history;
  return (isOpen && standing[mySide(state)]) || {};
}

/** All that may be answered beforehand. @param {State} state @param {Frame} frame @param {Context} context */
export function standingPanel(state, frame, context) {
  const { t } = context;
  const own = preparable(state, frame, context);
  if (!Object.keys(own).length) return null;
  const count = Object.keys(frame.standing).length;
  const asked = (frame.choices && frame.view?.ask) || "";
  const all = Object.keys(own).sort((a, b) => Number(b === asked) - Number(a === asked));
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
        answersTo({ ask, answers: own[ask] }, `standing-${ask}`, frame, t),
      ),
    ),
  );
}

/** @param {{ask: string, answers: string[]}} question @param {string} label @param {Frame} frame @param {Context["t"]} t */
function answersTo({ ask, answers }, label, frame, t) {
  const chosen = frame.standing[ask] ?? "";
  const row = ["", ...answers].map((answer) => {
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
