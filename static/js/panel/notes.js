// Private notes: a field that saves itself, what they point at, and what another device has made of them.
import { button, el } from "../dom/element.js";
import { verbatim } from "../i18n.js";
import { noteMarks } from "../state/noteMarks.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Translate} Translate */

const MAX_BYTES = 16 * 1024;

/** @param {State} state @param {import("./turn.js").Context} context */
export function notesPanel(state, context) {
  const { t } = context;
  const { notes } = state.people;
  return [
    el(
      "div",
      { class: "notes" },
      el(
        "div",
        { class: "row notes-head" },
        el("label", { for: "notes", class: "notes-title" }, t("notes-title")),
        notes.stamp ? writeDown(state, t) : null,
      ),
      el("p", { class: "small" }, t("notes-hint")),
      notes.stamp ? marksOf(notes.text, context) : null,
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

/** What writes down the moment that is shown. @param {State} state @param {Translate} t */
function writeDown({ frame, history }, t) {
  const told = history ? history.lines : (frame?.log ?? []);
  const line = told.at(-1)?.n;
  return line ? button("notes-moment", t("notes-moment"), "quiet", { "data-line": line }) : null;
}

/** Ways to the moments and places that were written down. @param {string} text @param {import("./turn.js").Context} context */
function marksOf(text, { t, game, sheet }) {
  const named = game.places.all(sheet);
  const places = named.map(({ id }) => tuple(id, t(game.places.key(id))));
  const ways = noteMarks(text, places).map((mark) => {
    if (mark.kind === "place")
      return button("look", mark.text, "quiet", { "data-place": mark.place });
    const words = t("notes-to-moment", { line: mark.line, text: verbatim(mark.text) });
    return button("history-line", words, "quiet", { "data-line": mark.line });
  });
  if (!ways.length) return null;
  const items = ways.map((way) => el("li", {}, way));
  return el("ul", { class: "note-marks", "aria-label": t("notes-marks") }, ...items);
}

/** @param {string} a @param {string} b @returns {[string, string]} */
function tuple(a, b) {
  return [a, b];
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
