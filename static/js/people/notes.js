// Private notes: saved by themselves, never over what another device of the same seat has written.
import { momentMark } from "../state/noteMarks.js";
import { plain } from "../state/people.js";

const PAUSE = 800;
const AGAIN = 4000;
/** What the server says of notes that are for others to see. */
const SHUT = "not-yours";

/** @typedef {import("../net/http.js").Answer<{version: number, text: string}>} Answer */

/**
 * @typedef {object} Notes
 * @property {ReturnType<typeof import("./people.js").access>} at
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 * @property {boolean} isSaving
 */

/** @param {Notes["at"]} at */
export function createNotes(at) {
  /** @type {Notes} */
  const notes = { at, timer: undefined, isSaving: false };
  addEventListener("pagehide", () => save(notes));
  return {
    load: () => load(notes),
    /** @param {string} text */
    typed: (text) => typed(notes, text),
    resume: () => save(notes),
    does: {
      "notes-append": () => append(notes, notes.at.people().notes.mine),
      /** @param {DOMStringMap} data */
      "notes-moment": (data) => {
        append(notes, momentMark(Number(data.line)), "\n");
        writeOn(notes);
      },
      "notes-drop": () => put(notes, { mine: "", state: "saved" }),
    },
  };
}

/** @param {Notes} notes @param {Partial<import("../types.d.ts").Notes>} changes */
function put({ at }, changes) {
  at.change({ notes: { ...at.people().notes, ...changes } });
}

/** Fetch the notes, unless there is something of our own to be saved first. @param {Notes} notes */
async function load(notes) {
  const { at } = notes;
  if (isUnsaved(notes) || notes.isSaving) return;
  /** @type {Answer} */
  const answer = await at.call("GET", "/notes");
  if (!answer.ok && answer.error.code === SHUT) return shut(notes);
  if (!answer.ok || isUnsaved(notes)) return;
  const { version, text } = answer.value;
  const { stamp, text: old } = at.people().notes;
  // Another stamp is another field on the page: only when it must show another text.
  put(notes, { version, text, stamp: text === old && stamp ? stamp : stamp + 1, state: "saved" });
}

/** After the end two who share a device see the same page: the notes of neither are on it. @param {Notes} notes */
function shut(notes) {
  put(notes, { version: 0, text: "", stamp: 0, mine: "", state: "shut" });
}

/** @param {Notes} notes */
function isUnsaved({ at }) {
  return ["typing", "waiting"].includes(at.people().notes.state);
}

/** @param {Notes} notes @param {string} text */
function typed(notes, text) {
  put(notes, { text: plain(text), state: "typing" });
  clearTimeout(notes.timer);
  saveAfter(notes, PAUSE);
}

/** @param {Notes} notes @param {number} wait */
function saveAfter(notes, wait) {
  notes.timer = setTimeout(() => save(notes), wait);
}

/** @param {Notes} notes */
async function save(notes) {
  const { at } = notes;
  clearTimeout(notes.timer);
  if (!isUnsaved(notes) || notes.isSaving) return;
  notes.isSaving = true;
  const { version, text } = at.people().notes;
  /** @type {Answer} */
  const answer = await at.call("PUT", "/notes", { expect: version, text });
  notes.isSaving = false;
  const isSame = at.people().notes.text === text;
  if (answer.ok) {
    put(notes, { version: answer.value.version, state: isSame ? "saved" : "typing" });
    if (!isSame) saveAfter(notes, PAUSE);
  } else if (answer.error.code === "note-changed") {
    await takeNewer(notes);
  } else if (answer.error.code === SHUT) {
    shut(notes);
  } else if (answer.error.code === "note-too-large") {
    put(notes, { state: isSame ? "too-large" : "typing" });
  } else {
    saveLater(notes);
  }
}

/** @param {Notes} notes */
function saveLater(notes) {
  put(notes, { state: "waiting" });
  saveAfter(notes, AGAIN);
}

/** Another device was faster: its text is shown, ours stands below it. @param {Notes} notes */
async function takeNewer(notes) {
  /** @type {Answer} */
  const answer = await notes.at.call("GET", "/notes");
  if (!answer.ok) return saveLater(notes);
  const { text, stamp, mine } = notes.at.people().notes;
  const kept = [mine, text].filter((part) => part).join("\n\n");
  put(notes, { ...answer.value, stamp: stamp + 1, state: "newer", mine: kept });
}

/** Put something at the end of what is kept. @param {Notes} notes @param {string} more */
function append(notes, more, between = "\n\n") {
  const { text, mine, stamp } = notes.at.people().notes;
  const both = [text.trimEnd(), more].filter((part) => part).join(between);
  put(notes, {
    text: both,
    mine: more === mine ? "" : mine,
    stamp: stamp + 1,
    state: "typing",
  });
  save(notes);
}

/** Let the writer go on at the end of their notes. @param {Notes} notes */
function writeOn({ at }) {
  at.store.flush();
  const field = document.querySelector("#notes");
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  field.scrollTop = field.scrollHeight;
}
