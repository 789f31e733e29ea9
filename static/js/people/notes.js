// Private notes: saved by themselves, never over what another device of the same seat has written.
import { plain } from "../state/people.js";

const PAUSE = 800;
const AGAIN = 4000;
/** What the server says of notes that are for others to see. */
const SHUT = "not-yours";

/** @typedef {import("../types.d.ts").Notes} State */

/** @param {ReturnType<typeof import("./people.js").access>} at */
export function createNotes(at) {
  const { change, call } = at;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isSaving = false;

  /** @param {Partial<State>} changes */
  function put(changes) {
    change({ notes: { ...at.people().notes, ...changes } });
  }

  /** Fetch the notes, unless there is something of our own to be saved first. */
  async function load() {
    if (isUnsaved() || isSaving) return;
    const answer = await call("GET", "/notes");
    if (!answer.ok && answer.error.code === SHUT) return shut();
    if (!answer.ok || isUnsaved()) return;
    const { version, text } = answer.value;
    const { stamp, text: old } = at.people().notes;
    // Another stamp is another field on the page: only when it must show another text.
    put({ version, text, stamp: text === old && stamp ? stamp : stamp + 1, state: "saved" });
  }

  /** After the end two who share a device see the same page: the notes of neither are on it. */
  function shut() {
    put({ version: 0, text: "", stamp: 0, mine: "", state: "shut" });
  }

  function isUnsaved() {
    return ["typing", "waiting"].includes(at.people().notes.state);
  }

  /** @param {string} text */
  function typed(text) {
    put({ text: plain(text), state: "typing" });
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }

  async function save() {
    clearTimeout(timer);
    if (!isUnsaved() || isSaving) return;
    isSaving = true;
    const { version, text } = at.people().notes;
    const answer = await call("PUT", "/notes", { expect: version, text });
    isSaving = false;
    const isSame = at.people().notes.text === text;
    if (answer.ok) {
      put({ version: answer.value.version, state: isSame ? "saved" : "typing" });
      if (!isSame) timer = setTimeout(save, PAUSE);
    } else if (answer.error.code === "note-changed") {
      await takeNewer();
    } else if (answer.error.code === SHUT) {
      shut();
    } else if (answer.error.code === "note-too-large") {
      put({ state: isSame ? "too-large" : "typing" });
    } else {
      put({ state: "waiting" });
      timer = setTimeout(save, AGAIN);
    }
  }

  /** Another device was faster: its text is shown, ours stands below it. */
  async function takeNewer() {
    const answer = await call("GET", "/notes");
    const { text, stamp, mine } = at.people().notes;
    if (!answer.ok) {
      put({ state: "waiting" });
      timer = setTimeout(save, AGAIN);
      return;
    }
    const kept = [mine, text].filter((part) => part).join("\n\n");
    put({ ...answer.value, stamp: stamp + 1, state: "newer", mine: kept });
  }

  function append() {
    const { text, mine, stamp } = at.people().notes;
    const both = [text, mine].filter((part) => part).join("\n\n");
    put({ text: both, mine: "", stamp: stamp + 1, state: "typing" });
    save();
  }

  addEventListener("pagehide", save);

  return {
    load,
    typed,
    resume: save,
    does: { "notes-append": append, "notes-drop": () => put({ mine: "", state: "saved" }) },
  };
}
