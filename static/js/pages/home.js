// Play now: a match against the machine, on a side that is drawn, by one click.

import { call, entropy } from "../net/http.js";
import { keepLinks, keepPromise } from "../state/receipts.js";

const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
let isAsked = false;

/** @param {MouseEvent} event */
async function play(event) {
  event.preventDefault();
  if (isAsked) return;
  isAsked = true;
  const { game, machine } = /** @type {HTMLElement} */ (event.currentTarget).dataset;
  const own = entropy();
  const wanted = { game, machine, side: "random", watch: "link", entropy: own };
  /** @type {import("../net/http.js").Answer<import("../types.d.ts").Created>} */
  const answer = await call("POST", "/api/matches", wanted);
  if (!answer.ok) {
    isAsked = false;
    problem.textContent = answer.error.detail || answer.error.code;
    problem.hidden = false;
    problem.scrollIntoView({ block: "center" });
    return;
  }
  const { match, commitment, links } = answer.value;
  keepPromise(match, commitment, own);
  keepLinks(match, { invite: "", watch: links.watch ?? "" });
  location.assign(`/m/${match}`);
}

for (const button of document.querySelectorAll("[data-machine]")) {
  /** @type {HTMLElement} */ (button).addEventListener("click", play);
}
