// Who goes along with a leader of Mr. Madison's War.
import assert from "node:assert/strict";
import { test } from "node:test";
import { confirms } from "../../../static/games/madison/taking.js";

const MARCH = { type: "march", to: "batavia" };
const TAKE = { type: "take", block: "us_13" };

/** What is asked once more before a march. @param {string[]} group @param {{type: string}[]} offered @param {string[]} path */
function asked(group, offered, path = []) {
  const view = {
    ask: "move",
    blocks: { us_13: { kind: "regular", cv: 4, max: 4 } },
    play: { group, forces: [{ leader: group[0] }], now: 0, moved: { [group[0]]: { path } } },
  };
  const choices = { actions: [MARCH, ...offered].map((action) => ({ action })) };
  const it = /** @type {any} */ ({ view, choices });
  return confirms(it.choices.actions[0], it.view, it.choices)?.key ?? null;
}

test("a leader sets out alone only when that is meant", () => {
  assert.equal(asked(["brock"], [TAKE]), "madison-alone-sure");
  assert.equal(asked(["brock", "us_13"], [TAKE]), null);
  assert.equal(asked(["brock"], []), null);
});

test("a force ends where it began only when that is meant, whoever moved before it", () => {
  const view = (/** @type {string[]} */ moved, /** @type {string[]} */ done) =>
    /** @type {any} */ ({
      ask: "move",
      blocks: {},
      play: {
        group: ["vanrensselaer"],
        moved: Object.fromEntries(moved.map((id) => [id, { path: ["a", "b"] }])),
        done,
      },
    });
  const done = { action: { type: "done" }, final: true };
  const asks = (/** @type {any} */ now, /** @type {any[]} */ ...others) => {
    const choices = /** @type {any} */ ({ actions: [done, ...others] });
    return confirms(/** @type {any} */ (done), now, choices)?.key ?? null;
  };
  const march = { action: MARCH };
  assert.equal(asks(view([], []), march), "madison-unmoved-sure");
  assert.equal(asks(view(["dearborn"], ["dearborn"]), march), "madison-unmoved-sure");
  assert.equal(asks(view(["dearborn", "us_13"], ["dearborn"]), march), null);
  assert.equal(asks(view(["dearborn"], ["dearborn"])), null);
});

test("a leader on the way is not asked at every space", () => {
  assert.equal(asked(["brock"], [TAKE], ["lewiston", "batavia"]), null);
});
