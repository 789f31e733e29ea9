import assert from "node:assert/strict";
import { test } from "node:test";
import { noSeats, seated } from "../../static/js/board/seats.js";

/** @param {string} key @param {number} x */
function piece(key, x, stack = "a/us") {
  const spot = { x, y: 0 };
  return /** @type {import("../../static/js/types.d.ts").Piece} */ (
    /** @type {unknown} */ ({ key, stack, spot, fanned: spot })
  );
}

/** @param {ReturnType<typeof seated>} pieces */
function spots(pieces) {
  return pieces.map(({ key, spot }) => `${key} ${spot.x}`);
}

test("who has gone leaves a gap in the stack, which they take again", () => {
  const seats = noSeats("move");
  const whole = [piece("a", -20), piece("b", 0), piece("c", 20)];
  assert.deepEqual(spots(seated(seats, whole)), ["a -20", "b 0", "c 20"]);
  assert.deepEqual(spots(seated(seats, [piece("a", -10), piece("c", 10)])), ["a -20", "c 20"]);
  assert.deepEqual(spots(seated(seats, whole)), ["a -20", "b 0", "c 20"]);
});

test("a stack that others join is set up anew", () => {
  const seats = noSeats("arrive");
  seated(seats, [piece("a", 0)]);
  const joined = [piece("a", -10), piece("b", 10)];
  assert.deepEqual(spots(seated(seats, joined)), ["a -10", "b 10"]);
});
