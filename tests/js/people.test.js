// The people at the table, as far as it needs no page.
import assert from "node:assert/strict";
import test from "node:test";
import {
  ago,
  blankPeople,
  mayWrite,
  merged,
  moment,
  newLines,
  plain,
  readable,
  unbroken,
  unread,
} from "../../static/js/state/people.js";

/** @param {number} n @param {string} [side] */
const line = (n, side = "gb") => ({ n, at: 0, text: `line ${n}`, side });

/** @param {string} viewer @param {string} status @returns {any} */
const frame = (viewer, status, machines = {}) => ({ viewer, status, machines });

test("each reads their own room, and both after the end", () => {
  assert.deepEqual(readable(frame("us", "running")), ["players"]);
  assert.deepEqual(readable(frame("public", "running")), ["spectators"]);
  assert.deepEqual(readable(frame("us", "ended")), ["players", "spectators"]);
  assert.deepEqual(readable(frame("everyone", "ended")), ["spectators", "players"]);
});

test("who may write where", () => {
  assert.equal(mayWrite(frame("us", "open"), "players"), false);
  assert.equal(mayWrite(frame("us", "running"), "players"), true);
  assert.equal(mayWrite(frame("us", "ended"), "spectators"), true);
  assert.equal(mayWrite(frame("public", "ended"), "players"), false);
  assert.equal(mayWrite(frame("us", "running", { gb: "random" }), "players"), false);
});

test("a line that comes twice stands once, and late ones in their place", () => {
  const lines = merged([line(1), line(3)], [line(2), line(3)]);
  assert.deepEqual(
    lines.map(({ n }) => n),
    [1, 2, 3],
  );
});

test("after a gap the newest lines are kept, so that older ones can be fetched", () => {
  const numbers = unbroken([line(1), line(2), line(60), line(61)]).map(({ n }) => n);
  assert.deepEqual(numbers, [60, 61]);
  assert.deepEqual(unbroken([]), []);
});

test("one's own lines are not new, nor is anything in a muted room", () => {
  const people = blankPeople();
  people.rooms.players.lines = [line(1), line(2, "us"), line(3)];
  assert.equal(newLines(people, "players", "us"), 2);
  people.rooms.players.read = 1;
  assert.equal(unread(people, frame("us", "running")), 1);
  people.rooms.players.muted = true;
  assert.equal(unread(people, frame("us", "running")), 0);
});

test("times gone by are told as people tell them", () => {
  assert.equal(ago(10, "en"), "1 minute ago");
  assert.equal(ago(5 * 60 + 59, "en"), "5 minutes ago");
  assert.equal(ago(3 * 3600, "en"), "3 hours ago");
  assert.equal(ago(30 * 3600, "en"), "yesterday");
  assert.equal(ago(30 * 3600, "ja"), "昨日");
});

test("a moment has its day unless it is today", () => {
  const now = new Date(2026, 0, 2, 12);
  const earlier = new Date(2026, 0, 1, 9, 5);
  assert.equal(moment(now.getTime() / 1000, now, "en-GB"), "12:00");
  assert.match(moment(earlier.getTime() / 1000, now, "en-GB"), /1 Jan.*09:05/);
});

test("control characters are left out, lines and tabs are kept", () => {
  assert.equal(plain("a\u0000b\u202ec\nd\te\r"), "abc\nd\te");
});
