// On a phone: what waits on a part of the sheet that is not seen, named above it, one press away.

import { unread } from "../state/people.js";
import { createQuestionWatch } from "../state/question.js";
import { isCurrent, sideOf } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {import("../types.d.ts").GameDrawing} Game */

/** What is asked, or how it ended; in a battle its card stands over it. */
const ASKED = "#turn .outcome, #turn .asked.mine";
/** By how many pixels what is looked for may be hidden and still be found. */
const HIDDEN = 22;
const SIGNALS = /** @type {const} */ ([
  { id: "to-turn", seen: ASKED },
  { id: "to-hand", seen: "#tray > *" },
  { id: "to-chat", seen: "#tab-chat" },
]);

/** Who has won, in the fewest words; "" while nobody has. @param {Pick<State, "frame">} state @param {Translate} t */
export function resultWords({ frame }, t) {
  if (!frame?.outcome) return "";
  const { winner } = frame.outcome;
  if (!winner) return t("board-drawn");
  const mine = sideOf(frame);
  if (winner === mine) return t("board-you-win");
  return t(mine ? "board-you-lose" : "board-winner", { side: `@side-${winner}` });
}

/** @param {State} state @param {Translate} t @param {Game} game */
function wordsOf(state, t, game) {
  const { frame, scene } = state;
  const isAsked = frame?.choices && isCurrent(state) && !scene;
  const count = frame ? unread(state.people, frame) : 0;
  const hand = frame?.view ? (game.pieces.handWords?.(frame.view, t) ?? "") : "";
  return {
    "to-turn": (scene ? "" : resultWords(state, t)) || (isAsked ? t("board-your-move") : ""),
    "to-hand": hand,
    "to-chat": count ? t("board-new-chat", { count }) : "",
  };
}

/**
 * @typedef {object} Signals
 * @property {import("../state/store.js").Store} store
 * @property {Translate} t
 * @property {Game} game
 * @property {HTMLElement} sheet
 * @property {HTMLElement} grip
 * @property {{id: "to-turn" | "to-hand" | "to-chat", seen: string, node: HTMLElement}[]} buttons
 * @property {ReturnType<typeof createQuestionWatch>} isNewQuestion
 * @property {import("../types.d.ts").Frame | null} known
 */

/** @param {Signals["store"]} store @param {Translate} t @param {Game} game @param {() => void} scrolled */
export function createSignals(store, t, game, scrolled) {
  const sheet = /** @type {HTMLElement} */ (document.querySelector("main > .sheet"));
  const grip = /** @type {HTMLElement} */ (document.querySelector(".grip"));
  const buttons = SIGNALS.map(({ id, seen }) => {
    return { id, seen, node: /** @type {HTMLElement} */ (document.getElementById(id)) };
  });
  const isNewQuestion = createQuestionWatch();
  const signals = { store, t, game, sheet, grip, buttons, isNewQuestion, known: store.state.frame };
  sheet.addEventListener(
    "scroll",
    () => {
      draw(signals);
      scrolled();
    },
    { passive: true },
  );
  store.subscribe(() => draw(signals));
  return {
    /** The question as it began, with all that is answered by: its headline stays in sight wherever one reads. */
    toTurn() {
      if (isSheet(signals)) sheet.scrollTop = 0;
    },
    /** The hand, which under an enlarged map lies nowhere: that makes room for it. */
    toHand() {
      if (!document.querySelector("#tray > *")?.getClientRects().length) grip.click();
      goTo(signals, document.querySelector("#tray > *"));
    },
    /** A tab that is opened begins under the tabs, at the top of the sheet. */
    toTabs() {
      store.flush();
      if (!isSheet(signals)) return;
      const [tabs, body] = tabParts();
      // Under a battle or a question that stays in sight there would be no room to read it.
      tabs?.closest(".panel")?.classList.add("is-read");
      if (body?.hidden) goTo(signals, tabs);
      else goTo(signals, body, tabs?.offsetHeight);
    },
  };
}

/** @param {Signals} signals */
function draw(signals) {
  if (!isSheet(signals)) return;
  follow(signals);
  const words = wordsOf(signals.store.state, signals.t, signals.game);
  for (const { id, seen, node } of signals.buttons) {
    const text = words[id];
    node.hidden = !text || isSeen(signals, seen);
    if (node.textContent !== text) node.textContent = text;
  }
}

/** On a wide screen there is no sheet, and nothing of it out of sight. @param {Signals} signals */
function isSheet({ sheet }) {
  return getComputedStyle(sheet).display !== "contents";
}

/** How much of the sheet's upper part lies over what is scrolled: a battle that is fought. */
function covered() {
  const card = document.querySelector(".battle-card")?.parentElement;
  const isKept = card && getComputedStyle(card).position === "sticky";
  return isKept ? card.offsetHeight : 0;
}

/** Whether a part of the sheet lies on the screen. @param {Signals} signals @param {string} selector */
function isSeen(signals, selector) {
  const { sheet } = signals;
  const node = document.querySelector(selector);
  if (!node) return false;
  const [at, within] = [node, sheet].map((one) => one.getBoundingClientRect());
  return (
    at.top >= within.top + covered() - HIDDEN && Math.min(at.bottom, at.top + 40) <= within.bottom
  );
}

/**
 * Who answered far down in the sheet is shown the next question.
 * @param {Signals} signals
 */
function follow(signals) {
  const { frame } = signals.store.state;
  const isNext = frame !== signals.known && signals.isNewQuestion(frame);
  signals.known = frame;
  if (!isNext || isElsewhere(signals)) return;
  signals.sheet.scrollTop = 0;
}

/** Whether the player reads or writes in a tab, and nothing of the last question is seen. @param {Signals} signals */
function isElsewhere({ sheet }) {
  const [tabs, body] = tabParts();
  const end = tabs?.getBoundingClientRect().top ?? 0;
  const { top } = sheet.getBoundingClientRect();
  return end < top + 1 || Boolean(body?.contains(document.activeElement));
}

/** The bar of the tabs, which stays in sight while one is read, and what the open tab tells. */
function tabParts() {
  const find = (/** @type {string} */ part) =>
    /** @type {HTMLElement | null} */ (document.querySelector(part));
  return [find(".tabs"), find("#tab-body")];
}

/** @param {Signals} signals @param {Element | null} node @param {number} [over] how much is to stand over it */
function goTo(signals, node, over = 0) {
  if (!node || !isSheet(signals)) return;
  const { sheet } = signals;
  const top = sheet.getBoundingClientRect().top + covered() + over;
  sheet.scrollBy(0, node.getBoundingClientRect().top - top);
}
