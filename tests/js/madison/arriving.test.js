// Reinforcements whose space the enemy holds: what is lost by it, and what is answered.
import assert from "node:assert/strict";
import { test } from "node:test";
import { called, isMain } from "../../../static/games/madison/advice.js";
import { aboutBlocked, blockedArrivals } from "../../../static/games/madison/arriving.js";

const sheet = /** @type {any} */ ({
  spaces: [{ id: "sackets_harbour", side: "us" }],
  schedule: [
    { turn: "1812_SF", at: "sackets_harbour", pieces: ["us_6", "v_julia"] },
    { turn: "1813_SS", at: "sackets_harbour", pieces: ["us_9", "v_madison"] },
  ],
  blocks: [],
});
const due = (/** @type {string} */ kind, at = "schedule") => ({ side: "us", kind, at });
const view = /** @type {any} */ ({
  ask: "arrive",
  side: "us",
  turn: "1812_SF",
  seized: { sackets_harbour: "gb" },
  blocks: { us_6: due("regular"), v_julia: due("schooner"), us_9: due("regular") },
});
const done = /** @type {any} */ ({ action: { type: "done" }, final: true, label: { key: "done" } });
const choices = /** @type {any} */ ({ prompt: { key: "p" }, actions: [done] });

test("that vessels are lost where the enemy holds their port is said before they are placed", () => {
  const t = (/** @type {string} */ key, /** @type {any} */ params) =>
    params ? `${key} ${params.at} ${params.names}` : key;
  assert.deepEqual(
    aboutBlocked(view, sheet, t).map(({ text }) => text),
    ["madison-arrival-blocked @madison-at-sackets_harbour madison-block-v_julia"],
  );
  assert.equal(called(done, view, choices, sheet)?.params?.lost, 1);
  assert.deepEqual(blockedArrivals({ ...view, seized: {} }, sheet), []);
});

test("to wait is the main answer, but where somebody who has waited is lost by it", () => {
  const pass = /** @type {any} */ ({ action: { type: "pass" }, final: true, label: { key: "w" } });
  const asked = { ...view, ask: "fight-in" };
  assert.equal(isMain(pass, asked, choices, sheet), true);
  assert.equal(called(pass, asked, choices, sheet)?.params?.lost, 0);
  const late = { ...asked, turn: "1813_SS", blocks: { us_6: due("regular", "delayed") } };
  assert.equal(isMain(pass, late, choices, sheet), false);
  assert.equal(called(pass, late, choices, sheet)?.params?.lost, 1);
});
