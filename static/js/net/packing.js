// A frame as a socket is sent it: packed, with the text of the one before as dictionary (docs/protocol.md).

/** The base of a frame that stands on none. */
const NOTHING = 2 ** 32 - 1;
const VERSION_BYTES = 4;
const HEAD_BYTES = 6;
/** How far back DEFLATE reaches, and how it writes what is not compressed: a head and bytes as they are. */
const WINDOW = 2 ** 15;
const STORED_HEAD_BYTES = 5;
/** The latest lines of a log that a frame has. */
const LINES = 50;

/** @typedef {import("./wire.d.ts").FrameMessage} FrameMessage */
/** @typedef {{frame: FrameMessage, text: Uint8Array<ArrayBuffer>}} Unpacked a frame, and the text that it was unpacked to */

/** Whether this browser can unpack frames; one that can't is sent them whole. */
export function isPackingKnown() {
  try {
    return Boolean(new DecompressionStream("deflate-raw"));
  } catch {
    return false;
  }
}

/**
 * The frame of a packed one, null if it stands on another than the last.
 * @param {ArrayBuffer} message
 * @param {Unpacked | null} last
 * @returns {Promise<Unpacked | null>}
 */
export async function unpacked(message, last) {
  const head = new DataView(message);
  const base = head.getUint32(0);
  const known = base === NOTHING ? null : last;
  if (base !== NOTHING && base !== known?.frame.v) return null;
  const size = head.getUint16(VERSION_BYTES);
  const plain = read(new Uint8Array(message, HEAD_BYTES, size));
  const body = new Uint8Array(message, HEAD_BYTES + size);
  const text = await inflated(body, known?.text.subarray(-WINDOW) ?? new Uint8Array());
  /** @type {FrameMessage} */
  const frame = read(text);
  frame.type = "frame";
  frame.names = plain.names ?? known?.frame.names;
  frame.fairness.head = plain.head ?? known?.frame.fairness.head;
  frame.log = continued(known?.frame.log ?? [], frame.log);
  return { frame: shared(known?.frame, frame), text };
}

/** @param {Uint8Array} json */
function read(json) {
  return JSON.parse(new TextDecoder().decode(json));
}

/**
 * What compressed bytes make with a dictionary. To a browser that knows none it goes before them, as a part of
 * the stream that is not compressed.
 * @param {Uint8Array<ArrayBuffer>} body
 * @param {Uint8Array<ArrayBuffer>} dictionary
 */
async function inflated(body, dictionary) {
  const head = new DataView(new ArrayBuffer(STORED_HEAD_BYTES));
  head.setUint16(1, dictionary.length, true);
  head.setUint16(3, ~dictionary.length, true);
  const whole = new Blob([head, dictionary, body]).stream();
  const stream = whole.pipeThrough(new DecompressionStream("deflate-raw"));
  const both = await new Response(stream).arrayBuffer();
  return new Uint8Array(both, dictionary.length);
}

/**
 * A value whose parts are those of another where they read the same: what was worked out of them still holds.
 * @template T
 * @param {unknown} before
 * @param {T} value
 * @returns {T}
 */
export function shared(before, value) {
  if (!isObject(before) || !isObject(value) || Array.isArray(before) !== Array.isArray(value))
    return value;
  /** @type {Record<string, unknown>} */
  const parts = value;
  const keys = Object.keys(parts);
  let isSame = keys.length === Object.keys(before).length;
  for (const key of keys) {
    parts[key] = shared(before[key], parts[key]);
    isSame &&= parts[key] === before[key];
  }
  return /** @type {T} */ (isSame ? before : value);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null;
}

/**
 * A log's latest lines, of those known before and those told with the frame.
 * @param {FrameMessage["log"]} known
 * @param {FrameMessage["log"]} told
 */
function continued(known, told) {
  const first = told[0]?.n ?? 0;
  return [...known.filter(({ n }) => n < first), ...told].slice(-LINES);
}
