// What scrolls beside the map: a new question opens at its headline, and each tab where it was left, at
// first at its top; a field that is written in stays where it is, whatever comes above it on a phone.
import { createQuestionWatch } from "../state/question.js";

/**
 * Keep both places over a drawing.
 * @param {import("../state/store.js").Store} store
 * @returns {(draw: () => void) => void}
 */
export function createScrollKeeper({ state }) {
  const sheet = /** @type {HTMLElement} */ (document.querySelector("main > .sheet"));
  const turn = /** @type {HTMLElement} */ (document.getElementById("turn"));
  const body = /** @type {HTMLElement} */ (document.getElementById("tab-body"));
  const isNewQuestion = createQuestionWatch();
  /** @type {Map<string, {top: number, told: number}>} */
  const left = new Map();
  let shown = { tab: state.tab, told: 0 };
  let known = state.frame;
  let past = state.history;
  let [sure, said] = ["", ""];

  /** Where a tab is opened: the log, which begins with its newest line, at its top when there is one more. @param {string} tab @param {number} told */
  function topOf(tab, told) {
    const place = left.get(tab);
    return !place || (tab === "log" && place.told !== told) ? 0 : place.top;
  }

  /** Where the tabs are read, begin what the open one tells in sight under them. */
  function fromTop() {
    const tabs = body.closest(".panel.is-read")?.querySelector(".tabs");
    const hidden = (tabs?.getBoundingClientRect().bottom ?? 0) - body.getBoundingClientRect().top;
    if (tabs && hidden > 0) sheet.scrollTop -= hidden;
  }

  return (draw) => {
    const { tab, frame } = state;
    const field = body.contains(document.activeElement) ? document.activeElement : null;
    const top = field?.getBoundingClientRect().top ?? 0;
    const isOther = tab !== shown.tab;
    if (isOther) left.set(shown.tab, { top: body.scrollTop, told: shown.told });
    draw();
    if (field?.isConnected && !isOther) sheet.scrollTop += field.getBoundingClientRect().top - top;
    const told = frame?.log.at(-1)?.n ?? 0;
    if (isOther) body.scrollTop = topOf(tab, told);
    shown = { tab, told };
    // What a moment of the past tells begins under the tabs, where they are read.
    if (state.history !== past && tab === "log") fromTop();
    past = state.history;
    if (frame !== known && isNewQuestion(frame)) {
      turn.scrollTop = 0;
      if (!field) sheet.scrollTop = 0;
      showOwnLine();
    }
    known = frame;
    // What is asked once more says more than before, and that is read before it is pressed; so is a suggestion.
    sure = bring(state.sure ? turn.querySelector(".sure") : null, sure);
    said = bring(state.suggested ? turn.querySelector(".help [role='status']") : null, said);
  };
}

/** Bring the line of a battle into sight in which something can be pressed, where its card is scrolled. */
function showOwnLine() {
  const stage = document.getElementById("battle");
  const line = stage?.querySelector(".line:has(.line-block.free)");
  if (!stage || !line) return;
  const [seen, own] = [stage, line].map((node) => node.getBoundingClientRect());
  stage.scrollTop += Math.max(0, own.bottom - seen.bottom) - Math.max(0, seen.top - own.top);
}

/** Bring into sight what says something else than before. Returns its words. @param {Element | null} node @param {string} before */
function bring(node, before) {
  const words = node?.textContent ?? "";
  if (words && words !== before) node?.scrollIntoView({ block: "nearest" });
  return words;
}

/**
 * Begin what was opened in sight, under the question where that stays over what is scrolled.
 * @param {Element} opened @param {Element | null} question
 */
export function bringUnder(opened, question) {
  opened.scrollIntoView({ block: "start" });
  const covered = question?.getBoundingClientRect().bottom ?? 0;
  const hidden = covered - opened.getBoundingClientRect().top;
  const sheet = opened.closest(".sheet");
  if (sheet && hidden > 0) sheet.scrollTop -= hidden;
}
