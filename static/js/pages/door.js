// A link's page: nothing is spent until its button is pressed.
import { takeOver } from "../dom/form.js";
import { given } from "../net/given.js";
import { call } from "../net/http.js";
import { forgetKey, retryKey } from "../state/retryKeys.js";

/** The match that the link is for, as whoever gave it away wrote it: the page itself may lie. */
export function matchInAddress() {
  return location.pathname.split("/").at(-1) ?? "";
}

/** What a published invitation is refused with, when somebody else was quicker or nobody waits any more. */
const OFFER_OVER = ["offer-taken", "offer-gone"];

/** @param {import("../net/http.js").Failure} error */
export function showProblem(error) {
  const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
  problem.textContent = error.detail || error.code;
  problem.hidden = false;
  if (!OFFER_OVER.includes(error.code)) return;
  // Instead of what is said to whom a friend has invited.
  const told = document.querySelector("#taken .lead");
  if (told) told.textContent = error.detail;
  document.getElementById("elsewhere")?.removeAttribute("hidden");
}

/**
 * @param {string} kind "sit", "device" or "watch"
 * @param {(secret: string, form: FormData) => Record<string, unknown>} body
 */
export function openDoor(kind, body) {
  const match = matchInAddress();
  const form = /** @type {HTMLFormElement} */ (document.getElementById("door"));
  takeOver(form, async () => {
    const { secret } = given();
    const own = body(secret, new FormData(form));
    // Many may watch by one link: it is not used up.
    const isOnce = kind !== "watch";
    const sent = isOnce ? { ...own, key: retryKey(kind, match, secret) } : own;
    const answer = await call("POST", `/api/matches/${match}/${kind}`, sent);
    if (!answer.ok) return showProblem(answer.error);
    forgetKey(kind, match, secret);
    location.replace(`/m/${match}`);
  });
}
