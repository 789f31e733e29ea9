import assert from "node:assert/strict";
import { test } from "node:test";
import { isLocal } from "../../static/js/panel/linkRow.js";

test("a link is local if no other computer can open it", () => {
  for (const host of ["127.0.0.1:8000", "localhost:8000", "[::1]:8000", "127.8.0.1"])
    assert.ok(isLocal(`http://${host}/sit/x#y`), host);
  for (const host of ["play.example", "192.0.2.7:8000", "127.0.0.1.example", "localhost.example"])
    assert.ok(!isLocal(`https://${host}/sit/x#y`), host);
});
