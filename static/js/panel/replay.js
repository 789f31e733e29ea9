// Stepping through a match: an ended one, or a running one as its viewer saw it.

import { button, el } from "../dom/element.js";
import { isMemoryKept } from "../state/memory.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {import("./turn.js").Context} Context */

/** @param {State} state @param {Context} context */
export function historyPanel(state, { t, game }) {
  const { frame, history } = state;
  const isOver = frame?.status === "ended";
  // What each side remembered can be held against the truth, where something is remembered.
  const isRemembered = isOver && game.pieces.face && isMemoryKept(frame);
  const minds = isRemembered ? button("minds", t("board-minds"), history ? "quiet" : "") : null;
  if (!history) {
    const begin = button("history", t("board-history"), "primary", { "data-at": 0 });
    return [minds ? el("div", { class: "row" }, begin, minds) : begin];
  }
  const controls = [
    ...stepControls(state, t),
    button("history-end", t(isOver ? "board-history-end" : "board-history-now"), "quiet"),
    minds,
    el(
      "div",
      { class: "row ways" },
      button("try-out", t("trying-begin"), "quiet"),
      isOver ? goOn(state, history, t) : null,
    ),
    isOver ? eyesRow(state, history.at, game.sides, t) : null,
  ];
  return [el("section", { class: "replay", "data-key": "replay" }, ...controls)];
}

/**
 * The way to a match that goes on from the moment shown; there is none from where the rules ended it.
 * @param {State} state @param {import("../types.d.ts").History} history @param {Translate} t
 */
function goOn({ frame, lesson }, { at, outcome }, t) {
  if (lesson || outcome?.rule) return null;
  const href = `/m/${frame?.match}/continue?at=${at}`;
  return el("a", { class: "button quiet continue", href }, t("board-continue"));
}

/** Which moment is shown, and the ways to another. @param {Pick<State, "history" | "isReplaying">} state @param {Translate} t */
export function stepControls({ history, isReplaying }, t) {
  const { at, last } = history ?? { at: 0, last: 0 };
  const step = (/** @type {number} */ to, /** @type {string} */ text) =>
    button("history", text, "", { "data-at": to, disabled: to < 0 || to > last || to === at });
  return [
    el("p", {}, t("board-history-at", { at: at + 1, count: last + 1 })),
    el(
      "div",
      { class: "row steps" },
      step(0, t("board-first")),
      step(at - 1, t("board-before")),
      button("history-play", t(isReplaying ? "board-history-pause" : "board-history-play")),
      step(at + 1, t("board-next")),
      step(last, t("board-last")),
    ),
    el("input", {
      type: "range",
      min: 0,
      max: last,
      value: at,
      class: "slider",
      "data-do-change": "history",
      "aria-label": t("board-history"),
    }),
  ];
}

/**
 * Whose eyes an ended match is looked back at with: all that there was, or what one of them saw.
 * @param {State} state @param {number} at @param {readonly string[]} sides @param {Translate} t
 */
function eyesRow({ eyes }, at, sides, t) {
  const words = (/** @type {string} */ viewer) => {
    if (!viewer) return t("board-eyes-all");
    return t(viewer === "public" ? "board-eyes-public" : `side-${viewer}`);
  };
  const choice = (/** @type {string} */ viewer) =>
    button("history-eyes", words(viewer), "", {
      "data-value": viewer,
      "data-at": at,
      "aria-pressed": String(eyes === viewer),
    });
  return el(
    "div",
    { class: "eyes", role: "group", "aria-label": t("board-eyes") },
    el("span", {}, t("board-eyes")),
    ...["", ...sides, "public"].map(choice),
  );
}
