import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { recordsAfter, verify } from "../../static/js/verify/check.js";

/** @param {string} name */
const kept = (name) => readFileSync(new URL(`data/${name}.json`, import.meta.url), "utf-8");
const text = kept("match");
const receipts = ["receipts-first", "receipts-second"].map(kept);

/** @param {any} file @param {string[]} [given] */
const verdict = (file, given = []) => verify(JSON.stringify(file), given).verdict;

/** @param {any} file @param {string[]} [given] */
function faults(file, given = []) {
  const { findings } = verify(JSON.stringify(file), given);
  return findings.filter(({ isGood }) => !isGood).map(({ point }) => point);
}

/** @param {any} value @returns {any} */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

/** What a server that cheats would do. @param {any} file */
function resealed({ seal: _seal, ...rest }) {
  const seal = createHash("sha256")
    .update(JSON.stringify(sorted(rest)))
    .digest("hex");
  return { ...rest, seal };
}

/** @param {any} file */
function rehashed(file) {
  let head = "0".repeat(64);
  for (const record of file.records) {
    const hash = createHash("sha256").update(Buffer.from(head + record.salt, "hex"));
    head = record.head = hash.update(record.payload).digest("hex");
  }
  return resealed(file);
}

/** Each single change of a value. @param {any} value @returns {any[]} */
function changed(value) {
  if (typeof value === "number") return [value + 1];
  if (typeof value === "string") {
    const middle = value.length >> 1;
    const other = value[middle] === "0" ? "1" : "0";
    return [value.slice(0, middle) + other + value.slice(middle + 1), `${value.toUpperCase()}x`];
  }
  if (Array.isArray(value)) {
    const parts = value.flatMap((part, n) => changed(part).map((twin) => value.with(n, twin)));
    return [...parts, value.slice(0, -1), [...value, ...value.slice(-1)]];
  }
  const parts = Object.entries(value).flatMap(([name, part]) =>
    changed(part).map((twin) => ({ ...value, [name]: twin })),
  );
  return [...parts, { ...value, added: 1 }];
}

test("a genuine match is consistent, and proved by its receipts", () => {
  assert.equal(verify(text, []).verdict, "consistent");
  assert.equal(verify(text, receipts).verdict, "proved");
});

test("every single change is found", () => {
  const file = JSON.parse(text);
  const twins = changed(file).filter((twin) => JSON.stringify(twin) !== JSON.stringify(file));
  assert.ok(twins.length > 100);
  for (const twin of twins)
    assert.equal(verdict(twin), "failed", JSON.stringify(twin).slice(0, 200));
});

test("a history written anew is found by either player's receipts", () => {
  const file = JSON.parse(text);
  const commit = file.records.find((/** @type {any} */ record) => record.kind === "commit");
  commit.payload = commit.payload.replace('"town":"', '"town":"x');
  const twin = rehashed(file);
  assert.equal(verdict(twin), "consistent");
  for (const one of receipts) assert.equal(verdict(twin, [one]), "failed");
});

test("another block than the one drawn is found", () => {
  const file = JSON.parse(text);
  const content = JSON.parse(file.records[1].payload);
  content.events[0].blocks.reverse();
  file.records[1].payload = JSON.stringify(content);
  assert.deepEqual(faults(rehashed(file)), ["picks"]);
});

test("another draw is found", () => {
  const file = JSON.parse(text);
  const content = JSON.parse(file.records[1].payload);
  const [draw] = content.events[0].draws;
  draw[2] = (draw[2] + 1) % draw[1];
  file.records[1].payload = JSON.stringify(content);
  assert.deepEqual(faults(rehashed(file)), ["draws", "picks"]);
});

test("a cut tail is unproven, and found by receipts", () => {
  const file = JSON.parse(text);
  const cut = resealed({ ...file, records: file.records.slice(0, -1) });
  assert.equal(verdict(cut), "unproven");
  assert.equal(verdict(cut, receipts), "failed");
});

test("receipts tell how far they reach", () => {
  const { file } = verify(text, []);
  const early = JSON.parse(receipts[0]);
  assert.ok(file);
  assert.equal(recordsAfter(file, early), 0);
  assert.equal(verify(text, receipts).after, 0);
  assert.equal(verify(text, []).after, null);
  for (const heads of [[], [[0, "0".repeat(64)]]]) {
    const nothing = verify(text, [JSON.stringify({ ...early, heads })]);
    assert.equal(nothing.verdict, "consistent");
    assert.equal(nothing.after, file.records.length);
  }
  assert.ok(recordsAfter(file, { ...early, heads: early.heads.slice(0, 3) }) > 0);
});

test("what is no match file is told", () => {
  for (const damage of ["", "[]", "{", "null", '"x"']) {
    assert.equal(verify(damage, []).findings[0].point, "readable");
    assert.equal(verify(text, [damage]).findings[0].point, "readable");
    assert.equal(verify(damage, []).verdict, "unreadable");
    assert.equal(verify(text, [damage]).verdict, "unreadable");
  }
});

test("what programs read unlike is refused", () => {
  const deep = "[".repeat(100) + "]".repeat(100);
  const odd = ["1e999", "1.0", "1e2", "9007199254740993", '"\\ud800"', '{"\\udc00":1}', '{"😀":1}'];
  for (const value of [...odd, deep, "NaN"]) {
    const file = JSON.parse(text);
    const { payload } = file.records[2];
    file.records[2].payload = `${payload.slice(0, -1)},"note":${value}}`;
    const { verdict, findings } = verify(JSON.stringify(rehashed(file)), []);
    assert.equal(verdict, "failed", value);
    assert.deepEqual(
      findings.map(({ point }) => point),
      ["readable"],
      value,
    );
  }
  const point = JSON.parse(text);
  point.names.x = 'a "1.0" in words, \\"2e5\\"';
  assert.equal(verdict(resealed(point)), "consistent");
});
