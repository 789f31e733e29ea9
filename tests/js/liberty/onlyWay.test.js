// What has one place to go to goes there by one press.
import assert from "node:assert/strict";
import { test } from "node:test";
import { onlyWay } from "../../../static/games/liberty/onlyWay.js";

const leave = (/** @type {string} */ block, to = "F9") => ({
  action: { type: "leave", block, path: ["E9", to] },
  final: false,
  subject: `block:${block}`,
  target: `hex:${to}`,
  label: { key: "liberty-retreat-to", params: { at: `@liberty-at-${to}` } },
});
const asked = (/** @type {any[]} */ ...actions) => /** @type {any} */ ({ actions });
const line = (/** @type {string[]} */ ...ids) => ({ gb: ids.map((id) => ({ id })) });
const beaten = (/** @type {any} */ more = {}) =>
  /** @type {any} */ ({
    ask: "withdraw",
    side: "gb",
    battle: { used: {}, acted: [], lines: line("howe", "rall"), ...more },
  });

test("two blocks with one place to go to leave by one press", () => {
  const [howe, rall] = [leave("howe"), leave("rall")];
  const found = onlyWay(beaten(), asked(howe, rall));
  assert.deepEqual(found?.label, {
    key: "liberty-retreat-all",
    params: { blocks: 2, at: "@liberty-at-F9" },
  });
  assert.deepEqual(
    found?.choices.map(({ action }) => action.type),
    ["leave", "leave", "done"],
  );
});

test("who has a choice, no way out or no room is asked block by block", () => {
  const [howe, rall] = [leave("howe"), leave("rall")];
  assert.equal(onlyWay(beaten(), asked(howe, leave("rall", "D8"))), null);
  const alone = beaten({ lines: line("howe") });
  assert.equal(onlyWay(alone, asked(howe, leave("howe", "D8"))), null);
  assert.equal(onlyWay(beaten(), asked(howe)), null, "the other one is captured");
  const three = beaten({ lines: line("howe", "rall", "guards") });
  assert.equal(onlyWay(three, asked(howe, rall, leave("guards"))), null);
  assert.equal(onlyWay(beaten({ used: { "gb@E9-F9": 1 } }), asked(howe, rall)), null);
  assert.equal(onlyWay({ ...beaten(), ask: "regroup" }, asked(howe, rall)), null);
});

test("a new block that has one place is put there by one press", () => {
  const to = (/** @type {string} */ at) => ({
    action: { type: "deploy", to: at },
    final: true,
    label: { key: "liberty-deploy", params: { at } },
  });
  const back = { action: { type: "put-back" }, final: true };
  const asks = /** @type {any} */ ({ ask: "deploy" });
  assert.deepEqual(onlyWay(asks, asked(to("ATL"), back))?.label, to("ATL").label);
  assert.equal(onlyWay(asks, asked(to("ATL"), to("E5"), back)), null);
});
