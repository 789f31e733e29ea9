// What stays while others come and go: within a step nothing is to slip under a pointer that was aimed at another.
// Pure, but for what is kept.

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("./layout.js").Plan} Plan */

/**
 * @typedef {object} Seats
 * @property {string} step what they are kept for, "" for nothing
 * @property {Map<string, Piece[]>} stacks the pieces that had a seat, by stack
 * @property {Map<string, Plan>} plans where stacks and names were, by what lay on the map
 * @property {Plan | null} last
 * @property {string} at the scale that the plans are made for
 */

/** @returns {Seats} */
export function noSeats(step = "") {
  return { step, stacks: new Map(), plans: new Map(), last: null, at: "" };
}

/**
 * Leave each piece of a stack where it was in the stack, as long as none has joined it: who has gone leaves a gap.
 * @param {Seats} seats of this step, changed @param {Piece[]} pieces
 */
export function seated(seats, pieces) {
  const stacks = Map.groupBy(pieces, ({ stack }) => stack);
  /** @type {Map<string, Piece>} */
  const found = new Map();
  for (const [stack, own] of stacks) {
    const had = new Map(seats.stacks.get(stack)?.map((piece) => [piece.key, piece]));
    const isKnown = own.every(({ key }) => had.has(key));
    if (!isKnown) seats.stacks.set(stack, own);
    else for (const { key } of own) found.set(key, /** @type {Piece} */ (had.get(key)));
  }
  return pieces.map((piece) => {
    const seat = found.get(piece.key);
    return seat ? { ...piece, spot: seat.spot, fanned: seat.fanned } : piece;
  });
}

/** All that had a seat in a stack, those who are gone as well: they still give it its size. @param {Seats | null} seats @param {string} stack @param {Piece[]} own */
export function everSeated(seats, stack, own) {
  const had = seats?.stacks.get(stack) ?? [];
  return had.length > own.length ? had : own;
}

/** The last plan of a step, unless the map is now seen otherwise. @param {Seats} seats @param {string} at */
export function lastAt(seats, at) {
  if (seats.at !== at) Object.assign(seats, { plans: new Map(), last: null, at });
  return seats.last;
}

/** Keep a plan for the rest of the step. @param {Seats | null} seats @param {string} key @param {Plan} plan */
export function noted(seats, key, plan) {
  seats?.plans.set(key, plan);
  if (seats) seats.last = plan;
  return plan;
}
