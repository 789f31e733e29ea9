import assert from "node:assert/strict";
import { test } from "node:test";
import { goneOn, isAllInTray, isSettledByPlace, lesson } from "../../static/js/panel/coach.js";
import { blank } from "../../static/js/state/store.js";

const place = { action: { type: "place" }, final: false, subject: "block:a", target: "town:b" };
const done = { action: { type: "done" }, final: true };

/** @param {any[]} actions @param {any} [more] @returns {any} */
function asked(actions, more = {}) {
  const frame = { status: "running", choices: { actions }, draft: null, ...more };
  return { ...blank(), frame };
}

test("a newcomer is told to take a block, then to choose where it goes", () => {
  assert.equal(lesson(asked([place]), false), "take");
  assert.equal(lesson({ ...asked([place]), selection: ["block:a"] }, false), "aim");
});

test("who has all blocks beside the map is told to take one there", () => {
  const game = /** @type {any} */ ({
    pieces: {
      trayOf: (/** @type {any} */ _view, /** @type {string} */ name) =>
        name === "block:a" ? "hand" : "",
    },
  });
  const other = { ...place, subject: "block:c" };
  assert.equal(isAllInTray(asked([place, done]).frame, game), true);
  assert.equal(isAllInTray(asked([place, other]).frame, game), false);
  assert.equal(isAllInTray(asked([done]).frame, game), false);
});

test("done is spoken of once something is planned and can be ended", () => {
  const draft = { steps: [place.action], rejected_steps: [] };
  assert.equal(lesson(asked([place], { draft }), false), "take");
  assert.equal(lesson(asked([place, done], { draft }), false), "done");
  assert.equal(lesson(asked([place, done]), false), "take");
});

test("where a place that is chosen settles it, nobody is told to press Done", () => {
  const settled = { ...place, final: true };
  assert.equal(isSettledByPlace(asked([settled]).frame.choices), true);
  assert.equal(isSettledByPlace(asked([settled, done]).frame.choices), false);
  assert.equal(isSettledByPlace(asked([place]).frame.choices), false);
});

test("what is answered by a button alone needs no coach, nor does who is asked nothing", () => {
  assert.equal(lesson(asked([done]), false), "choose");
  assert.equal(lesson(asked([], { choices: null }), false), null);
  assert.equal(lesson(asked([done], { status: "ended" }), false), null);
});

test("ships sent to port and blocks that are only named are no matter of the course", () => {
  const sail = { ...place, subject: "fleet:lake/us/operational" };
  const lost = { ...place, target: undefined };
  assert.equal(lesson(asked([sail]), false), "choose");
  assert.equal(lesson(asked([lost]), false), "choose");
});

test("a battle has a lesson of its own", () => {
  assert.equal(lesson(asked([done]), true), "fight");
});

test("the course belongs to a browser's first match, up to the end of its first battle", () => {
  const begun = goneOn(null, "one", "take");
  assert.deepEqual(begun, { match: "one", isOver: false, fought: false });
  assert.deepEqual(goneOn(begun, "two", "fight"), begun);
  const fought = goneOn(begun, "one", "fight");
  assert.equal(fought.fought, true);
  assert.equal(fought.isOver, false);
  assert.equal(goneOn(fought, "one", "fight").isOver, false);
  assert.equal(goneOn(fought, "one", "take").isOver, true);
});
