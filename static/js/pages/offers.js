// The matches that wait for anybody, as they come and go: the page asks for itself again and takes over
// what differs, so that words and links are made in one place.

import { fill } from "../dom/element.js";
import { call } from "../net/http.js";
import { fetchPart } from "../net/part.js";
import { showProblem } from "./door.js";

const ASKED_EVERY_MS = 10_000;
const list = /** @type {HTMLElement} */ (document.getElementById("offers"));
let asked = 0;

async function refresh() {
  if (document.hidden) return;
  asked += 1;
  const own = asked;
  const fresh = await fetchPart(location.href, "#offers");
  // What was asked for later knows more.
  if (!fresh || own !== asked) return;
  const held = list.contains(document.activeElement) ? document.activeElement : null;
  fill(list, [...fresh.childNodes]);
  // Whose row has vanished under them hears how many are left; another row's button would be pressed for it.
  if (held && !held.isConnected) document.getElementById("offers-count")?.focus();
}

list.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-withdraw]") : null;
  if (!button) return;
  const match = button.getAttribute("data-withdraw");
  const answer = await call("DELETE", `/api/matches/${match}/offer`);
  if (answer.ok) await refresh();
  else showProblem(answer.error);
});

setInterval(refresh, ASKED_EVERY_MS);
document.addEventListener("visibilitychange", refresh);
// Also when the browser has kept the page since it was left.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) refresh();
});
