// Whether this browser draws on blank blocks what was seen of them.

const KEPT = "vedette-memory";

/** Whether this browser shows what was seen. */
export function isMemoryShown() {
  return localStorage.getItem(KEPT) !== "off";
}

/** Turn the switch. */
export function switchMemory() {
  if (isMemoryShown()) localStorage.setItem(KEPT, "off");
  else localStorage.removeItem(KEPT);
}

/** Whether the match remembers for its viewers, as was agreed. @param {import("../types.d.ts").Frame} frame */
export function isMemoryKept({ options }) {
  return options.memory !== "nobody";
}
