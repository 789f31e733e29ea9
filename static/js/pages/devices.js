// All matches of a browser on another device: the one makes a link, the other takes the seats by it.
import { codeOf } from "../dom/code.js";
import { takeOver } from "../dom/form.js";
import { copyLink, share } from "../dom/giveAway.js";
import { picture } from "../dom/linkCode.js";
import { given } from "../net/given.js";
import { call } from "../net/http.js";
import { forgetKey, retryKey } from "../state/retryKeys.js";
import { showProblem } from "./door.js";

/** What a key is kept by: no one match's. */
const ALL = "all";

const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));
const { secret } = given();
const isTaking = location.hash.length > 1;

/** @param {string} id */
const form = (id) => /** @type {HTMLFormElement | null} */ (document.getElementById(id));

async function make() {
  problem.hidden = true;
  /** @type {import("../net/http.js").Answer<import("../net/wire.d.ts").AllMatchesLink>} */
  const answer = await call("POST", "/api/devices");
  if (answer.ok) show(answer.value.link);
  else showProblem(answer.error);
}

/** Show the link, to be copied, passed on, or read by the other device's camera. @param {string} link */
function show(link) {
  const made = /** @type {HTMLElement} */ (document.getElementById("made"));
  const field = /** @type {HTMLInputElement} */ (made.querySelector(".link"));
  field.value = link;
  made.hidden = false;
  form("making")?.remove();
  const code = made.querySelector("[data-code]");
  code?.replaceChildren(picture(codeOf(link), code.getAttribute("data-label") ?? ""));
  const passing = /** @type {HTMLElement} */ (made.querySelector("[data-share]"));
  passing.hidden = !(navigator.canShare?.({ url: link }) ?? false);
  passing.addEventListener("click", () => share(link));
  const copying = /** @type {HTMLElement} */ (made.querySelector("[data-copy]"));
  copying.addEventListener("click", () => copy(copying, link));
  field.focus();
  field.select();
}

/** @param {HTMLElement} button @param {string} link */
async function copy(button, link) {
  if (await copyLink(link)) button.textContent = button.dataset.copied ?? "";
}

async function take() {
  problem.hidden = true;
  const sent = { secret, key: retryKey("device", ALL, secret) };
  /** @type {import("../net/http.js").Answer<import("../net/wire.d.ts").AllTaken>} */
  const answer = await call("POST", "/api/device", sent);
  if (!answer.ok) return showProblem(answer.error);
  forgetKey("device", ALL, secret);
  if (!answer.value.left_out) return location.replace("/");
  form("taking")?.remove();
  document.getElementById("left-out")?.removeAttribute("hidden");
}

for (const [id, isShown] of /** @type {const} */ ([
  ["give", !isTaking],
  ["take", isTaking],
])) {
  document.getElementById(id)?.toggleAttribute("hidden", !isShown);
}
const [asked, send] = isTaking ? [form("taking"), take] : [form("making"), make];
if (asked) takeOver(asked, async () => void (await send()));
