import assert from "node:assert/strict";
import { test } from "node:test";
import { turnsOf } from "../../static/js/panel/log.js";

/** @param {number} n @param {string} key @returns {any} */
function line(n, key) {
  return { n, message: { key, params: {} } };
}

/** The numbers of a log's lines by turns, each with that of its beginning. @param {any[]} lines @param {string} game */
async function grouped(lines, game) {
  const t = /** @type {any} */ ((/** @type {string} */ key) => key);
  const { [game]: drawing } = await import(`../../static/games/${game}/index.js`);
  return turnsOf(lines, drawing, t).map(({ opening, lines: told }) => [
    opening?.n ?? 0,
    ...told.map(({ n }) => n),
  ]);
}

test("lines stand by the turns of the game, a turn's first line being its heading", async () => {
  const told = ["drawn", "turn", "marched", "turn", "year-ended", "in-port"];
  const lines = told.map((key, at) => line(at + 1, `war1812-line-${key}`));
  assert.deepEqual(await grouped(lines, "war1812"), [[0, 1], [2, 3], [4], [5, 6]]);
});

test("what is told of a turn whose beginning is not there stands before all turns", async () => {
  const told = ["ships", "turn", "order", "order"];
  const lines = told.map((key, at) => line(at + 90, `quebec1759-line-${key}`));
  assert.deepEqual(await grouped(lines, "quebec1759"), [
    [0, 90],
    [91, 92, 93],
  ]);
});
