// Play now: a match against the machine, on a side that is drawn, by one click.

import { playNow } from "../state/newMatch.js";

const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
let isAsked = false;

/** @param {MouseEvent} event */
async function play(event) {
  event.preventDefault();
  if (isAsked) return;
  isAsked = true;
  const { game = "", machine = "" } = /** @type {HTMLElement} */ (event.currentTarget).dataset;
  const failed = await playNow(game, machine);
  if (!failed) return;
  isAsked = false;
  problem.textContent = failed;
  problem.hidden = false;
  problem.scrollIntoView({ block: "center" });
}

for (const button of document.querySelectorAll("[data-machine]")) {
  /** @type {HTMLElement} */ (button).addEventListener("click", play);
}
