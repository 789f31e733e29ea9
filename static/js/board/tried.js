// The pieces on a board of one's own: as they stand, but for those that were tried out elsewhere.
import { markOf } from "../state/trying.js";
import { stacked } from "./stacking.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").Trying} Trying */

/**
 * The pieces as they were tried out: those that were moved stand together beside who stands there.
 * @param {Piece[]} pieces @param {Trying | null} trying @param {(id: string) => string} nameOf the name of a place
 * @returns {Piece[]}
 */
export function asTried(pieces, trying, nameOf) {
  if (!trying) return pieces;
  const goals = new Map(trying.moves.map(({ key, to }) => [key, to]));
  const named = pieces.map((piece) => ({
    ...piece,
    names: [markOf(piece.key), ...piece.names],
  }));
  const isMoved = (/** @type {Piece} */ { key, at }) => (goals.get(key) ?? at) !== at;
  const moved = Map.groupBy(named.filter(isMoved), ({ key }) => goals.get(key) ?? "");
  const arrived = [...moved].flatMap(([at, things]) =>
    stacked([{ things: things.map(onTrial) }], at, nameOf(at), `${at}~tried`),
  );
  return [...named.filter((piece) => !isMoved(piece)), ...arrived];
}

/** A piece without its place. @param {Piece} piece */
function onTrial({ names, kind, ...piece }) {
  return { ...piece, names: names.slice(0, -1), kind: `${kind} tried` };
}
