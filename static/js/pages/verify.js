// Checking a finished match in the browser: from files, or from the table one comes from.

import { el } from "../dom/element.js";
import { loadTranslator } from "../i18n.js";
import { call } from "../net/http.js";
import { receipts } from "../state/receipts.js";
import { verify } from "../verify/check.js";
import { drawing } from "../verify/dice.js";

/** @typedef {import("../verify/check.js").Report} Report */
/** @typedef {import("../verify/check.js").Finding} Finding */

const form = /** @type {HTMLFormElement} */ (document.getElementById("verify"));
const section = /** @type {HTMLElement} */ (document.getElementById("report"));
const t = await loadTranslator();

/** @param {Finding} finding */
function line({ point, isGood, record, detail }) {
  const words = t(`verify-point-${point}`);
  const where = record >= 0 ? t("verify-at-record", { record }) : detail;
  const mark = el("span", { class: "mark", "aria-hidden": "true" }, isGood ? "✓" : "✗");
  const said = el("span", { class: "visually-hidden" }, t(isGood ? "verify-good" : "verify-bad"));
  const more = !isGood && where ? el("span", { class: "small" }, ` ${where}`) : null;
  return el("li", { class: isGood ? "good" : "bad" }, mark, said, ` ${words}`, more);
}

/** @param {Report} report */
function show({ verdict, findings, file, after, vouched }) {
  const draws = file ? drawing(file).reduce((sum, [, part]) => sum + part.draws.length, 0) : 0;
  const counts = file ? t("verify-counts", { records: file.records.length, draws }) : "";
  const isGood = verdict === "proved" || verdict === "consistent";
  const isShort = verdict === "consistent" && after !== null;
  const text = isShort ? t("verify-after", { count: after }) : t(`verify-${verdict}-text`);
  section.replaceChildren(
    el("h2", { class: `verdict ${verdict}` }, t(`verify-${verdict}`)),
    el("p", {}, text),
    el("ul", { class: "points" }, ...findings.map(line)),
    ...(isGood ? vouched.map((one) => el("p", {}, t(`verify-vouched-${one}`))) : []),
    el("p", { class: "small" }, counts),
  );
  section.hidden = false;
}

/** @param {string} text @param {string[]} given @param {string} [origin] */
function check(text, given, origin) {
  show(verify(text, given, origin));
}

/** The match one comes from, with what this browser kept of it. @param {string} match */
async function fetched(match) {
  const answer = await call("GET", `/api/matches/${match}/export`);
  if (!answer.ok) {
    section.replaceChildren(el("p", { class: "note error" }, answer.error.detail));
    section.hidden = false;
    return;
  }
  const kept = receipts(match);
  check(JSON.stringify(answer.value), kept.heads.length ? [JSON.stringify(kept)] : []);
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const data = new FormData(form);
  const file = /** @type {File} */ (data.get("file"));
  const given = /** @type {File[]} */ (data.getAll("receipts")).filter(({ size }) => size > 0);
  const origin = /** @type {File} */ (data.get("origin"));
  check(
    await file.text(),
    await Promise.all(given.map((one) => one.text())),
    origin.size > 0 ? await origin.text() : "",
  );
});

/** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]")).disabled = false;
const match = location.hash.slice(1);
if (/^[0-9a-z]{12}$/.test(match)) await fetched(match);
