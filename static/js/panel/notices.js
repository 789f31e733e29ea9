// How a player wants to be told that it is their move: by mail, by this browser, by ear.
import { el } from "../dom/element.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Notices} Notices */
/** @typedef {import("./turn.js").Context} Context */

/** @param {State} state @param {Context} context */
export function noticesPanel(state, { t }) {
  const { frame, table } = state;
  if (!frame || frame.status === "ended" || frame.status === "cancelled") return null;
  return el(
    "section",
    { class: "notices", "data-key": "notices" },
    el("h2", {}, t("notices-title")),
    ...mail(table.notices, t),
    ...notes(table.notices, t),
    el("p", { class: "small" }, el("a", { href: "/notices" }, t("notices-elsewhere"))),
  );
}

/** @param {Notices} notices @param {Context["t"]} t */
function mail({ mail: known, problem }, t) {
  if (!known?.available) return [];
  if (known.address) {
    const key = known.confirmed ? "notices-mail-on" : "notices-mail-asked";
    return [
      el("p", { role: "status", "data-key": "mail" }, t(key, { address: known.address })),
      press("remove", t("notices-mail-remove"), "quiet"),
    ];
  }
  const field = el("input", {
    type: "email",
    name: "address",
    required: true,
    maxlength: 254,
    autocomplete: "email",
  });
  return [
    el("p", { class: "small" }, t("notices-mail-none")),
    el(
      "form",
      { id: "notices-mail", class: "notices-mail" },
      el("label", {}, t("notices-mail-label"), field),
      el("button", { type: "submit", class: "button" }, t("notices-mail-save")),
    ),
    problem ? el("p", { class: "note error", role: "alert" }, problem) : null,
  ];
}

/** @param {Notices} notices @param {Context["t"]} t */
function notes({ browser, sound }, t) {
  const asked = {
    off: () => [
      press("notes", t("notices-browser")),
      el("p", { class: "small" }, t("notices-browser-why")),
    ],
    on: () => [
      el("p", {}, t("notices-browser-on")),
      press("no-notes", t("notices-browser-off"), "quiet"),
    ],
    refused: () => [el("p", { class: "small" }, t("notices-browser-refused"))],
    missing: () => [],
  };
  const box = el("input", { type: "checkbox", "data-notice": "sound", checked: sound });
  return [
    ...asked[browser](),
    el("label", { class: "notices-sound", "data-key": `sound-${sound}` }, box, t("notices-sound")),
  ];
}

/** @param {string} does @param {string} text @param {string} [kind] */
function press(does, text, kind = "") {
  return el("button", { type: "button", class: `button ${kind}`, "data-notice": does }, text);
}
