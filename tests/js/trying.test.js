import assert from "node:assert/strict";
import { test } from "node:test";
import { asTried } from "../../static/js/board/tried.js";
import { markOf, newTrial, tried, withoutLast } from "../../static/js/state/trying.js";

const placeOf = (/** @type {string} */ name) => (name.startsWith("town:") ? name.slice(5) : "");
const nameOf = (/** @type {string} */ id) => `town:${id}`;

/** @param {string} key @param {string} at @returns {any} */
const piece = (key, at) => ({
  key,
  at,
  place: nameOf(at),
  stack: at,
  size: { w: 20, h: 20 },
  spot: { x: 1, y: 2 },
  fanned: { x: 1, y: 2 },
  names: [nameOf(at)],
  kind: "block blank gb",
});

const PIECES = [piece("gb@york#0", "york"), piece("gb@york#1", "york"), piece("us01", "erie")];

/** @param {...string[]} presses names of what is pressed */
const after = (...presses) =>
  presses.reduce((trying, names) => tried(trying, names, placeOf), newTrial());

test("a piece is taken in hand and put where one presses, also a blank one", () => {
  const trying = after([markOf("gb@york#1"), "town:york"], ["town:erie"]);
  assert.deepEqual(trying, { held: "", moves: [{ key: "gb@york#1", to: "erie" }] });
  const [stayed, mine, moved] = asTried(PIECES, trying, nameOf);
  assert.deepEqual([stayed.at, mine.at, moved.at], ["york", "erie", "erie"]);
  assert.deepEqual(moved.names, [markOf("gb@york#1"), "town:erie"]);
  assert.notEqual(moved.stack, mine.stack);
  assert.ok(moved.kind.endsWith("tried"));
});

test("who presses another piece puts the one in hand where that stands", () => {
  const trying = after([markOf("us01"), "town:erie"], [markOf("gb@york#0"), "town:york"]);
  assert.deepEqual(trying.moves, [{ key: "us01", to: "york" }]);
});

test("the piece in hand is put down by another press, and no place takes it nowhere", () => {
  const us = [markOf("us01"), "town:erie"];
  assert.equal(after(us, us).held, "");
  assert.deepEqual(after(us, ["lake:erie"]), { held: "us01", moves: [] });
});

test("the last move counts, may be taken back, and back home a piece stands as before", () => {
  const us = [markOf("us01"), "town:erie"];
  const home = after(us, ["town:york"], [markOf("us01"), "town:york"], ["town:erie"]);
  assert.equal(asTried(PIECES, home, nameOf)[2].stack, "erie");
  assert.equal(asTried(PIECES, withoutLast(home), nameOf)[2].at, "york");
});

test("on the match's own board all is as it is", () => {
  assert.equal(asTried(PIECES, null, nameOf), PIECES);
});
