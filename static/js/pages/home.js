// Play now: a match against the machine played last, on a side that is drawn, by one click.

import { keptStrength, playNow } from "../state/newMatch.js";

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

/** Have a button begin against a machine, if its game has that one. @param {HTMLElement} button @param {string} machine */
function choose(button, machine) {
  const names = [
    .../** @type {NodeListOf<HTMLElement>} */ (button.querySelectorAll("[data-strength]")),
  ];
  if (!names.some(({ dataset }) => dataset.strength === machine)) return;
  button.dataset.machine = machine;
  for (const name of names) name.hidden = name.dataset.strength !== machine;
}

const buttons = /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll("[data-machine]")
);
for (const button of buttons) {
  choose(button, keptStrength());
  button.addEventListener("click", play);
}
