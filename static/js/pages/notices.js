// Where a browser's player is told of their turns besides: leave an address, try it, remove it.
import { takeOver } from "../dom/form.js";
import { call } from "../net/http.js";
import { showProblem } from "./door.js";

/** @typedef {import("../net/wire.d.ts").ShownWebhook} Webhook */

/** Which form an address is written to in, by its host. */
const KINDS_BY_HOST = [
  { kind: "discord", host: /(^|\.)discord(app)?\.com$/ },
  { kind: "slack", host: /(^|\.)slack\.com$/ },
  { kind: "ntfy", host: /(^|\.)ntfy\./ },
];

const form = /** @type {HTMLFormElement | null} */ (document.getElementById("leaving"));
const problem = /** @type {HTMLElement} */ (document.getElementById("problem"));

/** @param {string} url */
function kindOf(url) {
  if (!URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return KINDS_BY_HOST.find(({ host }) => host.test(hostname))?.kind ?? null;
}

function showHow() {
  const chosen = form?.querySelector("[name=kind]:checked");
  const kind = chosen instanceof HTMLInputElement ? chosen.value : "";
  for (const how of document.querySelectorAll("[data-how]")) {
    how.toggleAttribute("hidden", how.getAttribute("data-how") !== kind);
  }
}

/** An address tells what it is. @param {string} url */
function chooseKind(url) {
  const kind = kindOf(url.trim());
  const field = kind && form?.querySelector(`[name=kind][value=${kind}]`);
  if (field instanceof HTMLInputElement) field.checked = true;
  showHow();
}

async function leave() {
  if (!form) return;
  problem.hidden = true;
  const given = new FormData(form);
  /** @type {import("../net/http.js").Answer<Webhook>} */
  const answer = await call("POST", "/api/webhooks", {
    url: `${given.get("url")}`.trim(),
    kind: given.get("kind"),
    language: document.documentElement.lang,
  });
  if (!answer.ok) return showProblem(answer.error);
  if (answer.value.secret) showSecret(form, answer.value.secret);
  else location.reload();
}

/** What a program checks signatures with is shown once. @param {HTMLElement} asked @param {string} secret */
function showSecret(asked, secret) {
  const box = /** @type {HTMLElement} */ (document.getElementById("signed"));
  const field = /** @type {HTMLInputElement} */ (box.querySelector(".link"));
  field.value = secret;
  asked.remove();
  box.hidden = false;
  field.focus();
  field.select();
}

/** @param {string} id @param {boolean} isRemoved */
async function change(id, isRemoved) {
  problem.hidden = true;
  const address = `/api/webhooks/${id}`;
  const answer = isRemoved ? await call("DELETE", address) : await call("POST", `${address}/test`);
  if (answer.ok) location.reload();
  else showProblem(answer.error);
}

document.addEventListener("click", async ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-try], [data-remove]") : null;
  const id = button?.closest("[data-webhook]")?.getAttribute("data-webhook");
  if (!(button instanceof HTMLButtonElement) || !id) return;
  button.disabled = true;
  await change(id, button.hasAttribute("data-remove"));
  button.disabled = false;
});

for (const time of document.querySelectorAll("time[data-at]")) {
  const at = new Date(Number(time.getAttribute("data-at")) * 1000);
  time.setAttribute("datetime", at.toISOString());
  time.textContent = at.toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

if (form) {
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "url") chooseKind(target.value);
    else showHow();
  });
  takeOver(form, leave);
}
