import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { isPackingKnown, shared, unpacked } from "../../static/js/net/packing.js";

const NOTHING = 2 ** 32 - 1;
const HEAD_BYTES = 6;

/** @param {number} base @param {object} plain @param {object} frame @param {Uint8Array} [dictionary] */
function packed(base, plain, frame, dictionary = new Uint8Array()) {
  const told = Buffer.from(JSON.stringify(plain));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(base);
  head.writeUInt16BE(told.length, 4);
  const body = deflateRawSync(JSON.stringify(frame), { dictionary });
  const all = Buffer.concat([head, told, body]);
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.length);
}

/** @param {number} from @param {number} to */
const lines = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => ({ n: from + n }));
const plain = { names: { us: "Ann", gb: "Zoë" }, head: "ab" };
const view = { blocks: { us07: { at: "erie" }, us08: { at: "erie" } }, score: { us: 12, gb: 10 } };
const frame = { v: 3, fairness: { head: "" }, names: {}, log: lines(1, 50), view };

/** @param {ArrayBuffer} message @param {any} last */
async function read(message, last) {
  const made = await unpacked(message, last);
  assert.ok(made);
  return /** @type {{frame: any, text: Uint8Array<ArrayBuffer>}} */ (made);
}

test("a frame that stands on none is whole", async () => {
  const { frame: made } = await read(packed(NOTHING, plain, frame), null);
  assert.deepEqual(made, {
    ...frame,
    type: "frame",
    names: plain.names,
    fairness: { head: "ab" },
  });
});

test("a frame is read by the text of the one before, whose names and log go on", async () => {
  const first = await read(packed(NOTHING, plain, frame), null);
  const next = { ...frame, v: 4, log: lines(45, 52), view: { ...view, score: { us: 13, gb: 10 } } };
  const { frame: made } = await read(packed(3, { head: "cd" }, next, first.text), first);
  assert.deepEqual(made.names, plain.names);
  assert.equal(made.fairness.head, "cd");
  assert.deepEqual(made.log, lines(3, 52));
  assert.equal(made.view.score.us, 13);
  assert.equal(made.view.blocks, first.frame.view.blocks);
});

test("a dictionary longer than DEFLATE reaches back counts by its end", async () => {
  const long = { ...frame, filler: "äöü".repeat(9_000) };
  const first = await read(packed(NOTHING, plain, long), null);
  assert.ok(first.text.length > 2 ** 15);
  const { frame: made } = await read(packed(3, {}, { ...long, v: 4 }, first.text), first);
  assert.equal(made.filler, long.filler);
  assert.equal(made.v, 4);
});

test("a frame that stands on another than the last can't be read", async () => {
  const first = await read(packed(NOTHING, plain, frame), null);
  assert.equal(await unpacked(packed(2, {}, frame, first.text), first), null);
  assert.equal(await unpacked(packed(3, {}, frame), null), null);
});

test("a browser that can't unpack says so", () => {
  assert.equal(isPackingKnown(), true);
  const { DecompressionStream: known } = globalThis;
  try {
    // Early ones knew two other forms.
    Object.assign(globalThis, {
      DecompressionStream: class {
        constructor() {
          throw new TypeError("Unsupported compression format");
        }
      },
    });
    assert.equal(isPackingKnown(), false);
    Reflect.deleteProperty(globalThis, "DecompressionStream");
    assert.equal(isPackingKnown(), false);
  } finally {
    Object.assign(globalThis, { DecompressionStream: known });
  }
});

test("what is no packed frame is refused", async () => {
  const whole = packed(NOTHING, plain, frame);
  await assert.rejects(unpacked(whole.slice(0, whole.byteLength - 9), null));
  await assert.rejects(unpacked(whole.slice(0, 3), null));
});

test("what reads the same is the same, and what doesn't is not", () => {
  const before = { a: { b: 1 }, list: [{ c: 2 }, { c: 3 }], gone: {} };
  const after = shared(before, { a: { b: 1 }, list: [{ c: 2 }, { c: 4 }], came: null });
  assert.equal(after.a, before.a);
  assert.equal(after.list[0], before.list[0]);
  assert.deepEqual(after, { a: { b: 1 }, list: [{ c: 2 }, { c: 4 }], came: null });
  assert.equal(shared(before, structuredClone(before)), before);
  assert.deepEqual(shared({ list: [1] }, { list: { 0: 1 } }), { list: { 0: 1 } });
  assert.deepEqual(shared({ list: [1, 2] }, { list: [1] }), { list: [1] });
});
