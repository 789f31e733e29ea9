// The return of the fleets: whom one press puts back, and what it costs to leave a lake empty.
import assert from "node:assert/strict";
import { test } from "node:test";
import { givingUp, mayEnd } from "../../../static/games/madison/returning.js";
import { along, alongWords } from "../../../static/games/madison/taking.js";

/** @param {Record<string, string>} at where each counter is */
function returning(at) {
  const kinds = /** @type {Record<string, string>} */ ({ perry: "naval-leader" });
  const blocks = Object.fromEntries(
    Object.entries(at).map(([id, place]) => [
      id,
      { at: place, side: "us", kind: kinds[id] ?? "brig" },
    ]),
  );
  return /** @type {any} */ ({
    ask: "return",
    side: "us",
    blocks,
    lakes: { erie: "us", huron: "us" },
  });
}

const put = (/** @type {string} */ block, /** @type {string} */ lake) => ({
  action: { type: "put-back", block, lake },
  final: false,
});
const done = { action: { type: "done" }, final: true };
const choices = (/** @type {any[]} */ ...some) =>
  /** @type {any} */ ({ prompt: { key: "p" }, rule: "11.23", actions: [...some, done] });

test("an empty lake is filled first, and who is put back is counted without leaders", () => {
  const view = returning({ perry: "box_erie", v_a: "box_erie", v_b: "erie", v_c: "erie" });
  const open = choices(
    put("v_b", "erie"),
    put("v_c", "erie"),
    put("v_b", "huron"),
    put("v_c", "huron"),
  );
  assert.equal(along(view, open)[0].action.lake, "huron");
  assert.equal(alongWords(view, open, /** @type {any} */ ({})).params?.count, 2);
});

test("the end says which lakes it gives up, and is the main answer once it gives up none", () => {
  const one = returning({ v_a: "box_erie", v_b: "erie" });
  assert.deepEqual(givingUp(one)?.params, { lake: "@madison-at-box_huron", count: 1 });
  assert.ok(!mayEnd(one, choices(put("v_b", "huron"))));
  assert.ok(mayEnd(one, choices()));
  const all = returning({ v_a: "box_erie", v_b: "box_huron" });
  assert.equal(givingUp(all), null);
  assert.ok(mayEnd(all, choices(put("v_b", "huron"))));
});
