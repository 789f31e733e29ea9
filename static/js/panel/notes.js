// Private notes: a field that saves itself, and what another device has made of them.
import { button, el } from "../dom/element.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Translate} Translate */

const MAX_BYTES = 16 * 1024;

/** @param {State} state @param {import("./turn.js").Context} context */
export function notesPanel(state, { t }) {
  const { notes } = state.people;
  return [
    el(
      "div",
      { class: "notes" },
      el("label", { for: "notes", class: "notes-title" }, t("notes-title")),
      el("p", { class: "small" }, t("notes-hint")),
      notes.stamp
        ? el(
            "textarea",
            { id: "notes", "data-field": "notes", "data-key": `notes-${notes.stamp}`, dir: "auto" },
            notes.text,
          )
        : null,
      el("p", { class: "small notes-state", role: "status" }, words(notes, t)),
      notes.mine ? other(notes.mine, t) : null,
    ),
  ];
}

/** @param {import("../types.d.ts").Notes} notes @param {Translate} t */
function words(notes, t) {
  const bytes = new TextEncoder().encode(notes.text).length;
  if (notes.state === "too-large" || bytes > MAX_BYTES) {
    return t("notes-too-large", { bytes, most: MAX_BYTES });
  }
  return t(`notes-${notes.state || "loading"}`);
}

/** What was typed here while another device wrote. @param {string} mine @param {Translate} t */
function other(mine, t) {
  return el(
    "section",
    { class: "note" },
    el("p", { role: "alert" }, t("notes-mine")),
    el("pre", { tabindex: 0, "aria-label": t("notes-mine-label") }, mine),
    el(
      "div",
      { class: "row" },
      button("notes-append", t("notes-append"), "quiet"),
      button("notes-drop", t("notes-drop"), "quiet"),
    ),
  );
}
