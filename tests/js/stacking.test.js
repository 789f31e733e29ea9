import assert from "node:assert/strict";
import { test } from "node:test";
import { isCrowded, stacked } from "../../static/js/board/stacking.js";

/** @param {{count: number, lap?: number, seen?: number}[]} rows */
function stack(rows) {
  const size = { w: 20, h: 20 };
  const thing = { key: "", kind: "", size, names: [], label: "", content: "", draw: () => [] };
  const things = rows.map(({ count, ...how }) => ({ ...how, things: Array(count).fill(thing) }));
  return stacked(things, "york", "town:york", "york/us");
}

test("a stack is crowded where little of a piece shows, or less than is asked for", () => {
  assert.equal(isCrowded(stack([{ count: 1 }])), false);
  assert.equal(isCrowded(stack([{ count: 6 }])), false);
  assert.equal(isCrowded(stack([{ count: 2, lap: 6 }])), false);
  assert.equal(isCrowded(stack([{ count: 2, lap: 12 }])), true);
  assert.equal(isCrowded(stack([{ count: 2, lap: 10 }])), false);
  assert.equal(isCrowded(stack([{ count: 2, lap: 10 }]), 0.6), true);
  assert.equal(isCrowded(stack([{ count: 1, seen: 15 }, { count: 1 }])), false);
  assert.equal(isCrowded(stack([{ count: 1, seen: 8 }, { count: 1 }])), true);
});
