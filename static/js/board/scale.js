// How large a map is seen, and how large its pieces: what can be read there.
import { scaleFor } from "./geometry.js";

export const READABLE = 0.6; // pixels a unit of the map, at which the names of places can be read
const FACES = 0.75; // pixels a unit of a piece, at which its face can be read
const NARROW = 560; // pixels

/** @typedef {Pick<import("./camera.js").Camera, "map" | "whole" | "size">} Seen */

/** Pixels for a unit of the map when all of it is seen. @param {Seen} camera */
export function fit({ map, whole }) {
  const rect = map.getBoundingClientRect();
  return Math.min(rect.width / whole.w, rect.height / whole.h) || 1;
}

/** How much larger than usual pieces are on a map of a width. @param {import("../types.d.ts").PieceSize} size @param {number} width in pixels */
export function sizeOf({ narrow = 1, wide, from = NARROW }, width) {
  if (width <= NARROW) return narrow;
  const grown = Math.min(1, (width - NARROW) / Math.max(1, from - NARROW));
  return narrow + (wide - narrow) * grown;
}

/** A small board is shown whole: nothing of it has to be looked for. @param {Seen} camera */
export function isNarrow(camera) {
  return camera.map.getBoundingClientRect().width <= NARROW && fit(camera) < READABLE;
}

/** Pixels a unit of the map, at which a piece's face can be read. @param {Seen} camera */
export function legible({ map, size }) {
  return scaleFor(FACES / sizeOf(size, map.getBoundingClientRect().width));
}

/** How much nearer than all of the map a map comes that is as wide as its window. @param {Seen} camera */
function breadth(camera) {
  return camera.map.getBoundingClientRect().width / camera.whole.w / fit(camera);
}

/** A map that is taller than its window is seen by its width, and moved up and down. @param {Seen} camera */
export function isTall(camera) {
  return breadth(camera) > 1;
}

/** How near the map comes at least where something is looked at. @param {Seen} camera */
export function nearest(camera) {
  return isTall(camera) ? breadth(camera) : Math.max(1, legible(camera) / fit(camera));
}
