// What a player has read or put away on this device, by the lines of the log: it stays away after a reload.

import { browserStorage } from "../storage.js";

/** @typedef {import("../types.d.ts").Frame} Frame */
/**
 * How battles ended that were put away; how one did, after which something was answered: by the line that began the
 * battle. What the enemy did against one's own move: by the line up to which it was read.
 * All that was told when they were here last: by the line after it.
 * @typedef {"dismissed" | "answered" | "heard" | "left"} Seen
 */

/** @param {Seen} what @param {Frame} frame */
function name(what, { match, viewer }) {
  return `vedette:${what}:${match}:${viewer}`;
}

/** The line that is known of, 0 for none. @param {Seen} what @param {Frame} frame */
export function lineSeen(what, frame) {
  return Number(browserStorage.read(name(what, frame))) || 0;
}

/** @param {Seen} what @param {Frame} frame @param {number} line */
export function keepSeen(what, frame, line) {
  browserStorage.keep(name(what, frame), String(line));
}

/** More battles are fought in no turn: those before are asked for no more. */
const MAX_KEPT = 30;

/** All lines that are known of, of what is known of several. @param {Seen} what @param {Frame} frame */
export function linesSeen(what, frame) {
  return (browserStorage.read(name(what, frame)) ?? "").split(",").map(Number).filter(Boolean);
}

/** @param {Seen} what @param {Frame} frame @param {number[]} lines */
export function keepAllSeen(what, frame, lines) {
  browserStorage.keep(name(what, frame), lines.slice(-MAX_KEPT).join());
}
