// Where a question is longer than its room, a few words over what ends the step say so: many browsers hide their bars.

const LEAST = 8; // pixels that nobody misses
const PART = 0.6; // of the question's room, that a press on the words goes further
const WORDS = 24; // pixels, how high the words stand

/** What a phone's player is to see of a question. */
const ANSWERS = ":is(.answers, .help, .in-hand) .button, .warned";

/** Mark the question while there is more of it below. @param {import("../types.d.ts").Translate} t */
export function markMore(t) {
  const turn = document.getElementById("turn");
  const sheet = document.querySelector("main > .sheet");
  if (!turn || !(sheet instanceof HTMLElement)) return;
  sheet.style.setProperty("--more", JSON.stringify(t("board-more-below")));
  let isDue = false;
  const look = () => {
    isDue = false;
    const rest = turn.scrollHeight - turn.clientHeight - turn.scrollTop;
    turn.classList.toggle("has-more", rest > LEAST);
    sheet.classList.toggle("has-more", isBelow(sheet, turn));
  };
  // Once a frame, when what was drawn is laid out anyway.
  const soon = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  for (const part of [turn, sheet]) {
    part.addEventListener("scroll", soon, { passive: true });
    new ResizeObserver(soon).observe(part);
  }
  new MutationObserver(soon).observe(turn, { childList: true, subtree: true });
  // What is unfolded at the foot would open out of sight; the event does not bubble.
  turn.addEventListener("toggle", ({ target }) => bringInSight(target), true);
  turn.addEventListener("click", (event) => {
    if (isOnWords(event, turn)) turn.scrollBy({ top: turn.clientHeight * PART });
  });
}

/** @param {EventTarget | null} target what was folded or unfolded */
function bringInSight(target) {
  if (target instanceof HTMLDetailsElement && target.open)
    target.scrollIntoView({ block: "nearest" });
}

/** Whether the words that there is more were pressed, which styles draw over what ends the step, or at the foot: a button under them is pressed itself. @param {MouseEvent} event @param {HTMLElement} turn */
function isOnWords({ target, clientY }, turn) {
  if (!turn.classList.contains("has-more")) return false;
  if (target instanceof Element && target.closest("button, a, summary, label, input")) return false;
  const main = turn.querySelector(".answers > .main");
  const end = main ? main.getBoundingClientRect().top : turn.getBoundingClientRect().bottom;
  return clientY > end - WORDS && clientY < end;
}

/** Whether a phone's sheet, or what ends the step over it, covers the end of the question. @param {HTMLElement} sheet @param {HTMLElement} turn */
function isBelow(sheet, turn) {
  if (getComputedStyle(sheet).display === "contents") return false;
  const main = turn.querySelector(".answers > .main:not(.here)");
  const isPinned = main && getComputedStyle(main).position === "fixed";
  const end = (isPinned ? main : sheet).getBoundingClientRect()[isPinned ? "top" : "bottom"];
  return [...turn.querySelectorAll(ANSWERS)].some(
    (node) => !main?.contains(node) && node.getBoundingClientRect().bottom > end + LEAST,
  );
}
