import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf } from "../../static/js/dom/code.js";
import { generate } from "../../static/js/vendor/lean-qr.js";

const LINK = "https://play.example/sit/8K3wq0dYc1#3zJ0r7n9Qx4wUqv2mB5tLk8sPa6hEyDf1gRi";

test("a code's path darkens the modules of the code and no others", () => {
  const { link, size, path } = codeOf(LINK);
  const bitmap = generate(LINK);
  assert.equal(link, LINK);
  assert.equal(size, bitmap.size);
  const dark = new Set();
  for (const [, x, y, width, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    assert.equal(back, x);
    for (let n = 0; n < Number(width); n += 1) dark.add(`${Number(x) + n} ${y}`);
  }
  const wanted = new Set();
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if (bitmap.get(x, y)) wanted.add(`${x} ${y}`);
  assert.ok(wanted.size > 300);
  assert.deepEqual([...dark].sort(), [...wanted].sort());
});
