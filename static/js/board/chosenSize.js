// How large pieces are, of what is usual: set in this browser, for every board.
import { browserStorage } from "../storage.js";

const KEPT = "vedette-pieces";
const USUAL = "usual";
/** @type {Record<string, number>} */
const SIZES = { small: 0.82, usual: 1, large: 1.25 };

/** The sizes to choose from. */
export const PIECE_SIZES = Object.keys(SIZES);

/** The size that was chosen. */
export function pieceSizeChosen() {
  const kept = browserStorage.read(KEPT) ?? USUAL;
  return kept in SIZES ? kept : USUAL;
}

/** How large pieces are of what is usual. */
export function chosenScale() {
  return SIZES[pieceSizeChosen()];
}

/** @param {string} size */
export function choosePieceSize(size) {
  browserStorage.keep(KEPT, size);
}
