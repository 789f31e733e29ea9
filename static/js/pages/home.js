// Play now: a match against the machine by one click, as it was played last.

import { keptGame, keptSide, keptStrength, playNow } from "../state/newMatch.js";

const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
let isAsked = false;

/** @param {MouseEvent} event */
async function play(event) {
  event.preventDefault();
  if (isAsked) return;
  isAsked = true;
  const {
    game = "",
    machine = "",
    side,
  } = /** @type {HTMLElement} */ (event.currentTarget).dataset;
  const failed = await playNow(game, machine, side);
  if (!failed) return;
  isAsked = false;
  problem.textContent = failed;
  problem.hidden = false;
  problem.scrollIntoView({ block: "center" });
}

/**
 * Have a button begin something, if it offers that, and say so: a game, a side of it, a machine.
 * @param {HTMLElement} button @param {"game" | "side" | "strength"} what @param {string} wanted
 */
function choose(button, what, wanted) {
  const names = [
    .../** @type {NodeListOf<HTMLElement>} */ (button.querySelectorAll(`[data-${what}]`)),
  ];
  if (!names.some(({ dataset }) => dataset[what] === wanted)) return;
  button.dataset[what === "strength" ? "machine" : what] = wanted;
  for (const name of names) name.hidden = name.dataset[what] !== wanted;
}

const buttons = /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("[data-machine]")
);
for (const button of buttons) {
  choose(button, "game", keptGame());
  choose(button, "side", keptSide(button.dataset.game ?? ""));
  choose(button, "strength", keptStrength());
  button.addEventListener("click", play);
}
