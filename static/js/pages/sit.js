// Sitting down: the invitation is used up, and this player's entropy goes into the dice. It is drawn
// and sent only after the server's promise was shown and kept.
import { keepShownPromise, receipts } from "../match/receipts.js";
import { entropy, takeSecret } from "../net/http.js";
import { matchInAddress, openDoor } from "./door.js";

const page = JSON.parse(document.body.dataset.page ?? "{}");
const promise = { ...page.promise, match: matchInAddress() };
const [invitation, vouched = ""] = takeSecret().split(".");
const isBroken = (vouched && vouched !== promise.commitment) || !isHex(promise.commitment);

for (const part of document.querySelectorAll("[data-promise]"))
  part.toggleAttribute("hidden", part.getAttribute("data-promise") !== promiseWords());

/** What the page says of the promise: the link agrees with it, says nothing of it, or another. */
function promiseWords() {
  if (isBroken) return "broken";
  return vouched ? "vouched" : "plain";
}

if (isBroken) {
  document.querySelector("#door [type=submit]")?.setAttribute("disabled", "");
} else {
  openDoor("sit", (_, form) => ({
    invitation,
    entropy: kept(),
    name: String(form.get("name") ?? "").trim(),
    promise,
  }));
}

/** @param {string} text */
function isHex(text) {
  return /^[0-9a-f]{64}$/.test(text);
}

/** This player's number for the match: one, also when the answer was lost and it is sent again. */
function kept() {
  const known = receipts(promise.match);
  const own = known.entropy || entropy();
  if (!known.entropy) keepShownPromise(promise, own);
  return own;
}
