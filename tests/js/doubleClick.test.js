import assert from "node:assert/strict";
import { test } from "node:test";
import { createDoubleClickGuard } from "../../static/js/match/doubleClick.js";

globalThis.Element ??= /** @type {any} */ (class {});

/** A guard, and what tells it that the page has changed. */
function guarded() {
  /** @type {any} */
  const state = { frame: {}, sure: "", scene: null };
  let tell = () => {};
  const isTooEarly = createDoubleClickGuard(
    /** @type {any} */ ({
      state,
      subscribe: (/** @type {() => void} */ heard) => {
        tell = heard;
      },
    }),
  );
  const change = () => {
    state.frame = {};
    tell();
  };
  /** @param {number} detail @param {number} x @param {string} name */
  const press = (detail, x, name) => {
    const node = Object.assign(new Element(), {
      closest: (/** @type {string} */ of) => (of.includes("data-final") ? null : node),
      getAttribute: () => name,
    });
    return isTooEarly(/** @type {any} */ ({ detail, target: node, clientX: x, clientY: 9 }));
  };
  return { change, press };
}

test("the second press of a double click means nothing that has come since", () => {
  const { change, press } = guarded();
  assert.equal(press(1, 100, "block"), false);
  change();
  assert.equal(press(2, 104, "town"), true);
});

test("a quick tap on something near is meant, though browsers count it as a second one", () => {
  const { change, press } = guarded();
  press(1, 100, "town");
  change();
  assert.equal(press(2, 130, "other town"), false);
});
