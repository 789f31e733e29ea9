// Between two players on one device: whoever takes it opens their seat with their PIN.
import { loadGame } from "../games/index.js";
import { loadTranslator, verbatim } from "../i18n.js";
import { call } from "../net/http.js";
import { turnParts, turnsOf } from "../panel/log.js";

/** @type {{match: string, game: string, lines: import("../types.d.ts").Line[]}} */
const { match, game, lines } = JSON.parse(document.body.dataset.page ?? "{}");
const sections = [...document.querySelectorAll(".hand-over")].map((section) => {
  return /** @type {HTMLElement} */ (section);
});
const DIGITS = /^[0-9]{4,8}$/;

const words = loadTranslator();
Promise.all([words, loadGame(game)]).then(([t, drawing]) => {
  const told = turnParts(turnsOf(lines, drawing, t), game, t);
  document.getElementById("lines")?.replaceChildren(...told);
});

for (const section of sections) prepare(section);
take(sections[0]);

/** Ask this side's player for their PIN. @param {HTMLElement} section */
function take(section) {
  for (const other of sections) other.hidden = other !== section;
  for (const input of section.querySelectorAll("input")) input.value = "";
  section.querySelector("input")?.focus();
}

/** @param {HTMLElement} section */
function prepare(section) {
  const form = /** @type {HTMLFormElement} */ (section.querySelector("form"));
  const [pin, again] = form.querySelectorAll("input");
  const length = Number(form.dataset.pinLength);
  const submit = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!submit.disabled) open();
  });
  // A PIN that is known to be so long is looked at as soon as it is.
  pin.addEventListener("input", () => {
    if (length && pin.value.length === length && !submit.disabled) open();
  });
  section.querySelector("[data-instead]")?.addEventListener("click", () => {
    const other = sections.find((one) => one !== section);
    if (other) take(other);
  });

  async function open() {
    const t = await words;
    if (!DIGITS.test(pin.value)) return fail(t("curtain-digits"));
    if (again && again.value !== pin.value) return fail(t("curtain-differ"));
    submit.disabled = true;
    const body = { side: section.dataset.side, pin: pin.value };
    const path = `/api/matches/${match}/curtain/${form.dataset.call}`;
    const answer = await call("POST", path, body);
    if (answer.ok) return location.replace(`/m/${match}`);
    await refused(answer.error, t);
  }

  /** @param {import("../net/http.js").Failure} error @param {import("../types.d.ts").Translate} t */
  async function refused(error, t) {
    const { code, wait } = error;
    if (["match-ended", "no-pin", "pin-chosen"].includes(code)) return location.reload();
    const who = verbatim(section.dataset.who ?? "");
    const said = { "wrong-pin": t("curtain-wrong", { who }), "no-connection": t("curtain-lost") };
    const parts = [said[/** @type {"wrong-pin"} */ (code)] ?? error.detail];
    if (wait) parts.push(t("curtain-wait", { seconds: wait }));
    fail(parts.join(" "));
    await new Promise((over) => setTimeout(over, wait * 1000));
    submit.disabled = false;
  }

  /** @param {string} text */
  function fail(text) {
    const note = /** @type {HTMLElement} */ (form.querySelector(".note"));
    note.textContent = text;
    note.hidden = false;
    pin.value = "";
    if (again) again.value = "";
    pin.focus();
  }
}
