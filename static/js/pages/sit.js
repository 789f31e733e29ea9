// Sitting down: the invitation is used up, and this player's entropy goes into the dice. It is drawn
// and sent only after the server's promise was shown and kept.

import { given } from "../net/given.js";
import { call } from "../net/http.js";
import { entropy } from "../net/random.js";
import { keepShownPromise, receipts } from "../state/receipts.js";
import { triedKey } from "../state/retryKeys.js";
import { matchInAddress, openDoor, showProblem } from "./door.js";

const match = matchInAddress();
const { secret: invitation, commitment: vouched, isCut } = given();

// Whoever had no answer finds the seat taken: by themselves. They may go on.
const key = triedKey("sit", match, invitation);
if (key) {
  document.getElementById("taken")?.setAttribute("hidden", "");
  document.getElementById("entrance")?.removeAttribute("hidden");
}

/** @type {import("../net/http.js").Answer<import("../state/receipts.js").Promised>} */
const answer = await call("POST", `/api/matches/${match}/promise`, { secret: invitation, key });
if (answer.ok) open({ ...answer.value, match });
else showProblem(answer.error);

/** @param {import("../state/receipts.js").Promised} promise */
function open(promise) {
  const words = wordsFor(promise.commitment);
  for (const part of document.querySelectorAll("[data-promise]"))
    part.toggleAttribute("hidden", part.getAttribute("data-promise") !== words);
  /** @type {HTMLElement} */ (document.getElementById("commitment")).textContent =
    promise.commitment;
  if (words === "broken") return;
  openDoor("sit", (_, form) => ({
    invitation,
    entropy: numberFor(promise),
    name: String(form.get("name") ?? "").trim(),
    promise,
  }));
}

/**
 * What is said of the promise: the link vouches for it, says nothing of it, only its beginning, or another.
 * @param {string} commitment
 */
function wordsFor(commitment) {
  if (!vouched) return "plain";
  if (isCut && commitment.startsWith(vouched)) return "cut";
  return vouched === commitment ? "vouched" : "broken";
}

/**
 * This player's number, kept with the promise: one, also when the answer was lost and it is sent again.
 * @param {import("../state/receipts.js").Promised} promise
 */
function numberFor(promise) {
  const known = receipts(promise.match);
  const own = known.entropy || entropy();
  if (!known.entropy) keepShownPromise(promise, own);
  return own;
}
