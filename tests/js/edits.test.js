import assert from "node:assert/strict";
import { test } from "node:test";
import { edited } from "../../static/js/net/edits.js";

const frame = {
  v: 17,
  view: { blocks: { us07: { at: "erie", cv: 3 }, us08: { at: "erie", cv: 2 } }, spare: {} },
  log: [{ n: 1 }, { n: 2 }, { n: 3 }],
};

test("a value is put in its place, and what is beside it is shared", () => {
  const made = edited(frame, [
    [["v"], 18],
    [["view", "blocks", "us07", "at"], "buffalo"],
  ]);
  assert.equal(made.v, 18);
  assert.deepEqual(made.view.blocks.us07, { at: "buffalo", cv: 3 });
  assert.equal(made.view.blocks.us08, frame.view.blocks.us08);
  assert.equal(made.log, frame.log);
});

test("the frame that was there stays as it was", () => {
  const before = JSON.stringify(frame);
  edited(frame, [[["log"], 0, 2, []], [["view", "spare"]], [["view", "blocks", "us08", "cv"], 1]]);
  assert.equal(JSON.stringify(frame), before);
});

test("a key is taken out", () => {
  const made = edited(frame, [[["view", "blocks", "us08"]]]);
  assert.deepEqual(Object.keys(made.view.blocks), ["us07"]);
});

test("items are taken out of a list and others put in their place", () => {
  const moved = edited(frame, [
    [["log"], 0, 1, []],
    [["log"], 2, 0, [{ n: 4 }]],
  ]);
  assert.deepEqual(moved.log, [{ n: 2 }, { n: 3 }, { n: 4 }]);
  assert.deepEqual(edited(frame, [[["log", 1, "n"], 9]]).log, [{ n: 1 }, { n: 9 }, { n: 3 }]);
});

test("an edit stands on what the ones before it made", () => {
  const made = edited(frame, [
    [["view", "spare"], { gb: 2 }],
    [["view", "spare", "us"], 1],
    [["log"], 0, 3, [{ n: 5 }]],
    [["log", 0, "n"], 6],
  ]);
  assert.deepEqual(made.view.spare, { gb: 2, us: 1 });
  assert.deepEqual(made.log, [{ n: 6 }]);
});
