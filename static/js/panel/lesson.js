// What a guided first battle says: which choice to press now, and at the end what was learned.

import { button, el } from "../dom/element.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("./turn.js").Context} Context */

/** What is to be pressed, and why: it stays in sight with the question. @param {State} state @param {Context} context @returns {HTMLElement | null} */
export function lessonPanel({ lesson }, { t }) {
  if (!lesson?.say) return null;
  const { say } = lesson;
  return el(
    "section",
    { class: "coach lesson", "aria-label": t("lesson-title") },
    el("p", { "aria-current": "step" }, t(say)),
  );
}

/** How far the lesson has come, and the ways back. @param {State} state @param {Context} context @returns {HTMLElement | null} */
export function lessonWays({ lesson }, { t }) {
  if (!lesson?.say) return null;
  const { press, presses } = lesson;
  return el(
    "div",
    { class: "row lesson-ways" },
    el("span", { class: "small" }, t("lesson-step", { press, presses })),
    button("lesson-back", t("lesson-back"), "quiet", { disabled: press < 2 }),
    button("lesson-again", t("lesson-again"), "quiet", { disabled: press < 2 }),
  );
}

/** What was learned, and what comes after it. @param {State} state @param {Context} context */
export function lessonEnd({ frame, lesson }, { t }) {
  const machine = `@machine-${lesson?.machine}`;
  const game = frame?.game ?? "";
  return el(
    "section",
    { class: "outcome lesson-end", "aria-label": t("lesson-title") },
    el("h2", {}, t("lesson-over")),
    el("p", {}, t(`${game}-lesson-learned`)),
    el(
      "div",
      { class: "row" },
      button("play-now", t("lesson-play", { machine }), "primary"),
      el("a", { class: "button", href: `/rules/${game}` }, t("site-rules")),
    ),
    el(
      "div",
      { class: "row" },
      button("lesson-back", t("lesson-back"), "quiet"),
      button("lesson-again", t("lesson-again"), "quiet"),
    ),
  );
}
