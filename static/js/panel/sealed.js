// What lies under seal: mine, and that the other side has sealed, where the players agreed to see it.

import { button, el } from "../dom/element.js";
import { mayAct, mySide } from "../state/store.js";
import { nameOf } from "./names.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../types.d.ts").Translate} Translate */

/** Whether this seat has sealed its answer. @param {Frame} frame */
export function isSealed(frame) {
  return frame.sealed.includes(frame.viewer);
}

/** @param {import("../types.d.ts").State} state @param {Frame} frame @param {import("./turn.js").Context} context */
export function sealedPanel(state, frame, { t }) {
  if (frame.outcome || !isSealed(frame)) return null;
  return el(
    "div",
    { class: "asked mine" },
    el("p", { class: "whose" }, t("sealed-mine")),
    el("h2", { id: "prompt" }, t("sealed-until")),
    ...sealedLines(state, frame, t),
    el(
      "div",
      { class: "row" },
      button("unseal", t("sealed-back"), "", { disabled: !mayAct(state) }),
    ),
  );
}

/** Who else has sealed, or is still at it; where it was agreed that one does not see it, silence means nothing. @param {import("../types.d.ts").State} state @param {Frame} frame @param {Translate} t */
export function sealedLines(state, frame, t) {
  const others = frame.awaiting.filter(({ side, sealed }) => sealed && side !== mySide(state));
  const lines = others.map((waiting) =>
    frame.options.ready === "hidden"
      ? el("p", {}, t("sealed-unseen", { who: nameOf(frame, waiting.side, t) }))
      : waitingLine(frame, waiting, t),
  );
  return others.length ? [...lines, ...termsOf(frame, t)] : lines;
}

/**
 * Who does not see whether the other has sealed is told what was agreed, always and in the same words: not whether
 * the other's days run.
 * @param {Frame} frame @param {Translate} t
 */
function termsOf(frame, t) {
  const { options, claim } = frame;
  const isTold = options.ready === "hidden" && claim.days > 0 && !isSealed(frame);
  return isTold ? [el("p", { class: "small" }, t("claim-agreed", { days: claim.days }))] : [];
}

/**
 * What a side is about, or has done under seal: each question has words for it, since orders that are
 * open are followed by others under seal.
 * @param {Frame} frame @param {import("../types.d.ts").Frame["awaiting"][number]} waiting @param {Translate} t
 */
export function waitingLine(frame, { side, message }, t) {
  const key = frame.sealed.includes(side) ? `${message.key}-sealed` : message.key;
  return el("p", {}, el("b", {}, nameOf(frame, side, t)), " ", t(key, message.params));
}

/** What the page says aloud of seals. @param {Frame} before @param {Frame} frame @param {Translate} t */
export function sealedSentences(before, frame, t) {
  const isAsked = (/** @type {string} */ side) => frame.awaiting.some((w) => w.side === side);
  const sealed = frame.sealed.filter((side) => !before.sealed.includes(side));
  const back = before.sealed.filter((side) => !frame.sealed.includes(side) && isAsked(side));
  const isOpened = frame.log.at(-1)?.n !== before.log.at(-1)?.n;
  const words = (/** @type {string} */ side, /** @type {string} */ did) =>
    side === frame.viewer
      ? t(`sealed-said-${did}-mine`)
      : t(`sealed-said-${did}`, { who: nameOf(frame, side, t) });
  return [
    ...sealed.map((side) => words(side, "sealed")),
    ...(isOpened ? [] : back.map((side) => words(side, "back"))),
  ];
}
