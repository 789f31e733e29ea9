// On a phone: what waits on a part of the sheet that is not seen, named above it, one press away.

import { unread } from "../state/people.js";
import { createQuestionWatch } from "../state/question.js";
import { isCurrent } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Translate} Translate */

/** What is asked, or how it ended; in a battle its card comes before it. */
const ASKED = "#turn .outcome, #turn .asked.mine";
const SIGNALS = [
  { id: "to-turn", seen: ASKED },
  { id: "to-chat", seen: "#tab-chat" },
];

/** Who has won, in the fewest words; "" while nobody has. @param {State} state @param {Translate} t */
export function resultWords({ frame }, t) {
  if (!frame?.outcome) return "";
  const { winner } = frame.outcome;
  return winner ? t("board-winner", { side: `@side-${winner}` }) : t("board-drawn");
}

/** @param {State} state @param {Translate} t */
function wordsOf(state, t) {
  const { frame, scene } = state;
  const isAsked = frame?.choices && isCurrent(state) && !scene;
  const count = frame ? unread(state.people, frame) : 0;
  return {
    "to-turn": (scene ? "" : resultWords(state, t)) || (isAsked ? t("board-your-move") : ""),
    "to-chat": count ? t("board-new-chat", { count }) : "",
  };
}

/**
 * @param {import("../state/store.js").Store} store
 * @param {Translate} t
 * @param {() => void} scrolled
 */
export function createSignals(store, t, scrolled) {
  const sheet = /** @type {HTMLElement} */ (document.querySelector("main > .sheet"));
  const grip = /** @type {HTMLElement} */ (document.querySelector(".grip"));
  const buttons = SIGNALS.map(({ id, seen }) => ({
    node: /** @type {HTMLElement} */ (document.getElementById(id)),
    seen,
  }));

  /** Whether a part of the sheet lies on the screen. @param {string} selector */
  function isSeen(selector) {
    const node = document.querySelector(selector);
    if (!node) return false;
    const [at, within] = [node, sheet].map((one) => one.getBoundingClientRect());
    return (
      at.top >= within.top + grip.offsetHeight / 2 &&
      Math.min(at.bottom, at.top + 40) <= within.bottom
    );
  }

  /** On a wide screen there is no sheet, and nothing of it out of sight. */
  function isSheet() {
    return getComputedStyle(sheet).display !== "contents";
  }

  const isNewQuestion = createQuestionWatch();
  let known = store.state.frame;

  /** Whether the player reads or writes in a tab, and nothing of the last question is seen. */
  function isElsewhere() {
    const [turn, body] = ["turn", "tab-body"].map((id) => document.getElementById(id));
    const end = turn?.getBoundingClientRect().bottom ?? 0;
    const top = sheet.getBoundingClientRect().top + grip.offsetHeight;
    return end <= top || Boolean(body?.contains(document.activeElement));
  }

  /** Who answered far down in the sheet is shown the next question; a battle's card stays where it was put. */
  function follow() {
    const { frame } = store.state;
    const isNext = frame !== known && isNewQuestion(frame);
    known = frame;
    if (!isNext || document.querySelector(".battle-card") || isElsewhere()) return;
    sheet.scrollTop = 0;
  }

  function draw() {
    if (!isSheet()) return;
    follow();
    const words = wordsOf(store.state, t);
    for (const { node, seen } of buttons) {
      const text = words[/** @type {"to-turn"} */ (node.id)];
      node.hidden = !text || isSeen(seen);
      if (node.textContent !== text) node.textContent = text;
    }
  }

  /** @param {Element | null} node */
  function goTo(node) {
    if (!isSheet() || !node) return;
    const top = sheet.getBoundingClientRect().top + grip.offsetHeight;
    sheet.scrollBy(0, node.getBoundingClientRect().top - top);
  }

  sheet.addEventListener(
    "scroll",
    () => {
      draw();
      scrolled();
    },
    { passive: true },
  );
  store.subscribe(draw);
  return {
    toTurn: () => goTo(document.querySelector(ASKED)),
    /** A tab that is opened comes to the top of the sheet. */
    toTabs() {
      store.flush();
      goTo(document.querySelector(".tabs"));
    },
  };
}
