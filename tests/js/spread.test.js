import assert from "node:assert/strict";
import { test } from "node:test";
import { isTooSmall, spreadOf } from "../../static/js/board/spread.js";
import { stacked } from "../../static/js/board/stacking.js";

const MIDDLE = { x: 0, y: -30 };
const mark = { l: -12, t: -8, r: 12, b: 8 };
const room = {
  within: { l: -200, t: -200, r: 200, b: 200 },
  mark,
  lit: [],
  others: [],
  pixels: 1,
  isTouched: false,
};

/** Three ranks, closed up. @param {number} count blocks in each */
function army(count) {
  const size = { w: 20, h: 20 };
  const thing = { key: "", kind: "", size, names: [], label: "", content: "", draw: () => [] };
  const rows = [1, 2, 3].map(() => ({ things: Array(count).fill(thing), lap: 6, seen: 10 }));
  return stacked(rows, "OR", "zone:OR", "OR/gb");
}

/** @param {ReturnType<typeof army>} pieces @param {import("../../static/js/board/spread.js").Spread} spread */
function box(pieces, { x, y, times }) {
  const xs = pieces.map(({ fanned, size }) => [fanned.x - size.w / 2, fanned.x + size.w / 2]);
  const ys = pieces.map(({ fanned, size }) => [fanned.y - size.h / 2, fanned.y + size.h / 2]);
  return {
    l: x + times * Math.min(...xs.flat()),
    t: y + times * Math.min(...ys.flat()),
    r: x + times * Math.max(...xs.flat()),
    b: y + times * Math.max(...ys.flat()),
  };
}

test("an open stack grows away from its place, where there is room", () => {
  const spread = spreadOf(army(3), MIDDLE, room);
  const { l, r, b } = box(army(3), spread);
  assert.equal(spread.times, 1);
  assert.deepEqual([l + r, b], [0, -10]);
});

test("an open stack lies within what is seen of the map", () => {
  const within = { l: -300, t: -60, r: 40, b: 200 };
  const { l, t, r, b } = box(army(7), spreadOf(army(7), MIDDLE, { ...room, within }));
  assert.ok(l >= within.l && t >= within.t && r <= within.r + 1e-9 && b <= within.b);
});

test("an open stack keeps off its neighbours, over what it lay on", () => {
  const neighbour = { l: 20, t: -60, r: 60, b: -20 };
  const { l, r, t, b } = box(army(3), spreadOf(army(3), MIDDLE, { ...room, others: [neighbour] }));
  assert.ok(r <= 25, String(r));
  assert.ok(l <= -24 && t <= -50 && b >= -10, String([l, t, b]));
});

test("a finger has 44 pixels for each piece, or as many as there is room for", () => {
  const touched = { ...room, isTouched: true };
  assert.equal(spreadOf(army(3), MIDDLE, touched).times, 2.2);
  const within = { l: -50, t: -200, r: 50, b: 200 };
  const { times } = spreadOf(army(3), MIDDLE, { ...touched, within });
  assert.ok(times > 1 && times < 2.2, String(times));
  assert.equal(spreadOf(army(3), MIDDLE, { ...touched, pixels: 3 }).times, 1);
});

test("more than a few small pieces are opened before one is taken", () => {
  assert.equal(isTooSmall(army(3), 1), true);
  assert.equal(isTooSmall(army(3), 1.3), false);
  assert.equal(isTooSmall(army(1), 1), false);
});

test("an open stack whose place is out of sight stays with it", () => {
  const closed = army(3);
  for (const within of [
    { l: 300, t: -200, r: 700, b: 200 },
    { l: -200, t: -900, r: 200, b: -500 },
  ]) {
    const { l, t, r, b } = box(closed, spreadOf(closed, MIDDLE, { ...room, within }));
    const spots = closed.map(({ spot }) => ({ x: MIDDLE.x + spot.x, y: MIDDLE.y + spot.y }));
    const isNear = spots.some(
      ({ x, y }) => x + 10 >= l && x - 10 <= r && y + 10 >= t && y - 10 <= b,
    );
    assert.ok(isNear, JSON.stringify({ l, t, r, b }));
  }
});

test("an open stack turns away from where its pieces could go, and can be made smaller", () => {
  const touched = { ...room, isTouched: true };
  const usual = box(army(1), spreadOf(army(1), MIDDLE, touched));
  const lit = { l: 11, t: usual.t + 4, r: 30, b: usual.t + 20 };
  assert.ok(usual.r > lit.l && usual.l < lit.r);
  const away = box(army(1), spreadOf(army(1), MIDDLE, { ...touched, lit: [lit] }));
  assert.ok(away.r <= lit.l || away.b <= lit.t || away.t >= lit.b);
  assert.equal(spreadOf(army(3), MIDDLE, touched, 0.5).times, 1.1);
  assert.equal(spreadOf(army(3), MIDDLE, touched, 0.1).times, 1);
});

test("the piece under the pointer stays there, unless the stack would lie over what is lit or out of sight", () => {
  const pieces = army(4);
  const aim = pieces[0];
  const from = { x: MIDDLE.x + aim.spot.x, y: MIDDLE.y + aim.spot.y };
  /** @param {Partial<import("../../static/js/board/spread.js").Room>} how */
  const slipped = (how) => {
    const { x, y, times } = spreadOf(pieces, MIDDLE, {
      ...room,
      mark: { ...mark, b: -8 },
      aim,
      ...how,
    });
    return Math.hypot(x + times * aim.fanned.x - from.x, y + times * aim.fanned.y - from.y);
  };
  assert.ok(slipped({}) < 1e-9);
  assert.ok(slipped({ isTouched: true }) < 1e-9);
  assert.ok(slipped({ within: { ...room.within, t: from.y } }) > 5);
  const lit = [{ l: 30, t: -15, r: 60, b: 15 }];
  assert.ok(slipped({ lit }) > 5);
});
