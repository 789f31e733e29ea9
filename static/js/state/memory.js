// Whether this browser draws on blank blocks what was seen of them.

import { browserStorage } from "../storage.js";

const KEPT = "vedette-memory";
/** @type {import("../net/wire.d.ts").Sighting[]} */
const NOTHING = [];

/** Whether this browser shows what was seen. */
export function isMemoryShown() {
  return browserStorage.read(KEPT) !== "off";
}

/** What is remembered beside what is shown: now, or then by those whose view it is. @param {import("../types.d.ts").State} state */
export function memoryOf({ memory, history }) {
  if (!isMemoryShown()) return NOTHING;
  return history ? (history.sightings ?? NOTHING) : memory;
}

/** Turn the switch. */
export function switchMemory() {
  if (isMemoryShown()) browserStorage.keep(KEPT, "off");
  else browserStorage.forget(KEPT);
}

/** Whether the match remembers for its viewers, as was agreed. @param {import("../types.d.ts").Frame} frame */
export function isMemoryKept({ options }) {
  return options.memory !== "nobody";
}
