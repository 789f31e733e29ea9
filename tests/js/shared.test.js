// What the clients of all games have in common: how the last battle ended, and where blocks lie.
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastRolls } from "../../static/js/games/battleCard.js";
import { blockDefaults } from "../../static/js/games/defaults.js";
import { endedBattle } from "../../static/js/games/shared.js";

/** @param {number} n @param {string} side @param {object[]} motions */
function line(n, side, motions) {
  return /** @type {any} */ ({ n, side, motions });
}

const met = line(1, "gb", [{ type: "met", at: "york" }]);
/** @type {Parameters<typeof endedBattle>[2]} */
const rules = {
  isFought: () => false,
  movesOn: (motion) => motion.type === "moved",
  costs: ["struck", "removed"],
};

test("a battle costs what was struck and what was removed, one if nothing else is said", () => {
  const lines = [
    met,
    line(2, "gb", [{ type: "struck", at: "york" }]),
    line(3, "us", [{ type: "struck", at: "york", hits: 5, lost: 2 }]),
    line(4, "us", [
      { type: "removed", at: "york" },
      { type: "removed", at: "erie" },
    ]),
  ];
  const found = endedBattle(lines, ["us", "gb"], rules);
  assert.deepEqual(found, {
    n: 1,
    place: "york",
    shown: 3,
    lost: { us: 3, gb: 0 },
    hits: { us: 6, gb: 1 },
  });
});

test("a battle of which less was shown has cost less, or has shown less", () => {
  const missed = [2, 3].map((n) => line(n, "gb", [{ type: "rolled", at: "york" }]));
  const [begun, whole] = [[met], [met, ...missed]].map((lines) =>
    endedBattle(lines, ["us", "gb"], rules),
  );
  assert.deepEqual([begun?.shown, whole?.shown], [0, 2]);
});

test("there is no last battle while it is fought, nor once somebody has moved on", () => {
  assert.equal(endedBattle([], ["us", "gb"], rules), null);
  assert.equal(endedBattle([met], ["us", "gb"], { ...rules, isFought: () => true }), null);
  const moved = line(2, "us", [{ type: "moved", path: ["erie", "york"] }]);
  assert.equal(endedBattle([met, moved], ["us", "gb"], rules), null);
});

const view = /** @type {any} */ ({
  blocks: { a: { at: "york" }, b: { at: "york" }, c: { at: "hand" }, d: { at: "hand" } },
});
const drawing = blockDefaults((seen, name) =>
  seen?.blocks[name.slice(6)]?.at === "hand" ? "hand" : "",
);

test("blocks of a place or a tray go together, the next of a tray is a free one", () => {
  assert.deepEqual(drawing.pieces.companions(view, "block:a"), ["block:a", "block:b"]);
  assert.deepEqual(drawing.pieces.companions(view, "town:york"), ["town:york"]);
  assert.equal(drawing.pieces.nextOf(view, "hand", new Set(["block:a", "block:d"])), "block:d");
  assert.equal(drawing.pieces.nextOf(view, "hand", new Set()), "");
});

test("a block is where it stands, any other thing where its name says", () => {
  assert.equal(drawing.places.of("block:a", view), "york");
  assert.equal(drawing.places.of("town:erie", view), "erie");
});

test("one's own last roll lies there before the last of all", () => {
  const rolls = ["gb", "am", "am", "gb", "gb"].map((side, n) => ({
    ...line(n, side, []),
    dice: [{ faces: [1] }],
  }));
  const numbers = (/** @type {string} */ side) => lastRolls(rolls, side).map(({ n }) => n);
  assert.deepEqual([numbers("am"), numbers("gb"), numbers("")], [[2, 4], [4], [4]]);
});
