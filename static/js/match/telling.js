// Telling why a thing can't be done, and what was pointed at.

import { reachOf } from "../state/reach.js";
import { isFleet, isPiece, maxAt, refused } from "../state/select.js";

/** @typedef {import("./pointing.js").Controls} Controls */

/**
 * Ask why a thing can't be taken hold of, or pointed at by what is held.
 * @param {Controls} controls @param {string[]} names
 * @param {boolean} [isOthers] whether a piece is meant that is not one's own
 */
export function why(controls, names, isOthers = false) {
  const { store, commands } = controls;
  const { state } = store;
  if (state.frame?.status !== "running" || state.history) return;
  if (!state.selection.length && !isSpent(controls, names) && look(controls, names)) return;
  if (opens(controls, names, isOthers) || isCrowded(controls, names)) return;
  const { selection, target } = refused(state.frame.choices, state.selection, names);
  store.update({ chooser: null });
  commands.why(selection, target, names);
}

/**
 * Whether a piece or a place may have been free until a plan was begun: then it is told why it no longer is.
 * @param {Controls} controls @param {string[]} names
 */
function isSpent({ store, game }, [name = ""]) {
  const { frame } = store.state;
  if (!frame?.view || !frame.draft?.steps.length) return false;
  return isPiece(name) || isFleet(name) || Boolean(game.advice?.isOrigin?.(name, frame.view));
}

/**
 * Keep as many in hand as can go together where they were pointed at, and say so. Returns whether there are any.
 * @param {Controls} controls @param {string[]} names
 */
function isCrowded({ store, commands, game }, names) {
  const { selection, frame } = store.state;
  const told = game.advice?.crowded;
  const most = maxAt(frame?.choices ?? null, selection, names, reachOf(store.state, game));
  if (!told || !most) return false;
  store.update({ selection: selection.slice(0, most), chooser: null });
  const message = { key: told.key, params: { blocks: most } };
  commands.refuse({ rule: told.rule, message }, names);
  return true;
}

/**
 * Show who stands where a finger tapped, and with an empty hand what was seen of the other side's pieces: nothing rests
 * there as a mouse does. Whoever taps once more asks why. Returns whether it did.
 * @param {Controls} controls @param {string[]} names @param {boolean} isOthers
 */
function opens({ store, game }, names, isOthers) {
  const { note, selection } = store.state;
  const isStack = game.places.company && names.some((name) => name.startsWith("block:"));
  const isOpen = note?.kind === "look" && note.at?.join() === names.join();
  if (isOpen || !(isStack || (isOthers && !selection.length))) return false;
  if (!matchMedia("(hover: none)").matches) return false;
  store.update({ note: { kind: "look", text: "", at: names }, chooser: null });
  return true;
}

/**
 * Tell what was pointed at, where pieces and places are not what is asked about. Returns whether it did.
 * @param {Controls} controls @param {string[]} names
 */
export function look({ store }, names) {
  const actions = store.state.frame?.choices?.actions ?? [];
  const isOnMap = (/** @type {string | undefined} */ name) =>
    Boolean(name && !name.startsWith("card:"));
  if (actions.some(({ subject, target }) => isOnMap(subject) || isOnMap(target))) return false;
  store.update({ note: { kind: "look", text: "", at: names }, chooser: null });
  return true;
}

/** Tell what a mouse rests on; nothing tells no more. @param {Controls} controls @param {string[]} names @param {string} over what it is over @param {boolean} [hasLeft] the map, where buttons lie under what is told on it */
export function hover({ store }, names, over, hasLeft = false) {
  const { note, chooser } = store.state;
  if (chooser) return;
  // A refusal on the map is read until something else is pointed at.
  const isElsewhere = Boolean(over && note?.at?.length && note.at.join(" ") !== over);
  const isRead = (note?.kind === "refusal" && isElsewhere) || (note?.kind === "look" && hasLeft);
  if (note && note.kind !== "hover" && !isRead) return;
  if (names.length) store.update({ note: { kind: "hover", text: "", at: names } });
  else if (note) store.update({ note: null });
}
