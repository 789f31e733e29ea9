// A board of one's own: pieces tried out elsewhere. Pure; nothing of it is ever sent to anybody.

/** @typedef {import("../types.d.ts").Trying} Trying */

const MARK = "try:";

/** A board on which nothing was moved yet. @returns {Trying} */
export function newTrial() {
  return { held: "", moves: [] };
}

/** The name by which a piece is pointed at on a board of one's own: also a blank one has it. @param {string} key */
export function markOf(key) {
  return `${MARK}${key}`;
}

/** The key of the piece that is pointed at, "" for none. @param {string[]} names */
function pieceIn(names) {
  return names.find((name) => name.startsWith(MARK))?.slice(MARK.length) ?? "";
}

/**
 * What a press means: a piece is taken in hand or put down, or the one in hand is put to a place.
 * @param {Trying} trying @param {string[]} names of what is pressed, the piece first, its place last
 * @param {(name: string) => string} placeOf the id of a place by its name, "" for what is none
 * @returns {Trying}
 */
export function tried({ held, moves }, names, placeOf) {
  const key = pieceIn(names);
  if (key && key === held) return { held: "", moves };
  if (!held) return { held: key, moves };
  const to = placeOf(names.at(-1) ?? "");
  return to ? { held: "", moves: [...moves, { key: held, to }] } : { held: key || held, moves };
}

/** Take the last move back. @param {Trying} trying @returns {Trying} */
export function withoutLast({ moves }) {
  return { held: "", moves: moves.slice(0, -1) };
}
