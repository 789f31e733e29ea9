import assert from "node:assert/strict";
import { test } from "node:test";
import { createAlarm } from "../../static/js/match/alarm.js";

/** A sign, and what waits to raise the alarm. */
function opened() {
  /** @type {Set<string>} */
  const shown = new Set();
  /** @type {(() => void)[]} */
  const waiting = [];
  const classList = {
    add: (/** @type {string} */ name) => shown.add(name),
    remove: (/** @type {string} */ name) => shown.delete(name),
  };
  const later = (/** @type {() => void} */ task) => /** @type {any} */ (waiting.push(task));
  return { alarm: createAlarm(/** @type {any} */ ({ classList }), later), shown, waiting };
}

test("a connection that is opened or breaks for a moment raises no alarm", () => {
  const { alarm, shown, waiting } = opened();
  alarm("connecting");
  assert.equal(shown.size, 0);
  alarm("live");
  alarm("lost");
  alarm("connecting");
  alarm("lost");
  assert.equal(shown.size, 0);
  // It is counted from the first loss on, however often it was tried since.
  assert.equal(waiting.length, 2);
});

test("one that stays away does, and so does one that is closed for good", () => {
  const { alarm, shown, waiting } = opened();
  alarm("lost");
  for (const task of waiting) task();
  assert.ok(shown.has("alarm"));
  alarm("connecting");
  assert.ok(shown.has("alarm"));
  alarm("live");
  assert.equal(shown.size, 0);
  alarm("closed");
  assert.ok(shown.has("alarm"));
});
