import assert from "node:assert/strict";
import { test } from "node:test";
import { verdict } from "../../static/js/panel/luck.js";

test("luck is told in words, and only where it was more than usual", () => {
  const told = [-2.5, -1, -0.3, 0, 0.6, 1.2, 3].map((deviation) =>
    verdict({ dice: 40, deviation }),
  );
  const lucky = ["lucky", "very-lucky"];
  assert.equal(verdict({ dice: 3, deviation: 2.5 }), "usual");
  assert.deepEqual(told, ["very-unlucky", "unlucky", "usual", "usual", "usual", ...lucky]);
});
