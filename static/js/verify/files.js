// The two files, read strictly: a finished match, and the receipts that a player's browser kept.
// JSON that programs read, order or write in different ways is refused: one file must not be two.
// Nothing under verify/ uses the rest of Vedette: one mistake must not hide another.

const FORMAT = "vedette-match/2";
/** The format of version 0.2, where a file did not hold its board. */
const BEFORE_BOARDS = "vedette-match/1";
export const GENESIS = "0".repeat(64);
/** The kind of the record with which a match goes on from another. */
const CONTINUE = "continue";

/** How deep lists and objects may be nested: far beyond any match, within every program's reach. */
const MAX_DEPTH = 64;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/g;
const NUMBER = /-?\d[\d.eE+-]*/g;
const HALF_A_PAIR = /\p{Surrogate}/u;
const BEYOND_BMP = /[\ud800-\udfff]/;

/** Why a file can't be read, for who can look into it. */
export class Unreadable extends Error {}

/** A file that holds no JSON object: it was never a match nor receipts. */
export class Foreign extends Unreadable {}

/** A match where receipts are asked for, or the other way round: no fault of the file. */
export class Mistaken extends Unreadable {}

/** @typedef {[n: number, bound: number, value: number]} Draw */
/** @typedef {{draws: Draw[], candidates?: unknown[] | null} & Record<string, unknown>} Drawn what holds draws */

/**
 * What a payload says, as far as it is checked. Nothing was made sure of but its type: a check that
 * comes upon another form throws, and that is a fault.
 * @typedef {object} Content
 * @property {string} type
 * @property {string} match
 * @property {string} game
 * @property {number} edition
 * @property {string} scenario
 * @property {string} commitment
 * @property {string} [board]
 * @property {string} [origin]
 * @property {unknown} options
 * @property {unknown} entropies
 * @property {string} creator
 * @property {string} side
 * @property {boolean} wins
 * @property {Draw[]} [draws]
 * @property {Drawn[]} [events]
 * @property {number} [drawn]
 * @property {Outcome} [outcome]
 */
/** @typedef {{winner: string, rule: string}} Outcome */
/**
 * @typedef {object} MatchRecord
 * @property {string} kind
 * @property {string} payload the hashed text
 * @property {string} salt
 * @property {string} head
 * @property {Content} content what the payload says
 */
/**
 * @typedef {object} MatchFile
 * @property {string} match
 * @property {string} game
 * @property {number} edition
 * @property {string} scenario
 * @property {Record<string, unknown>} options
 * @property {string[]} sides
 * @property {Record<string, string>} names
 * @property {string} commitment
 * @property {string} seed
 * @property {string[]} entropies
 * @property {Outcome} outcome
 * @property {string} board its board's sheet, to the byte; "" for the standard one of version 0.2
 * @property {MatchRecord[]} records
 * @property {string} seal
 * @property {Stretch[]} stretches
 * @property {WholeFile} whole the file as it was read
 */
/**
 * Records of a file, from number `first` on, whose draws come from one seed. A match that goes on from
 * another has that one's records before its own: two stretches, or more.
 * @typedef {object} Stretch
 * @property {number} first
 * @property {string} match
 * @property {string} commitment
 * @property {string} seed
 * @property {string[]} entropies
 */
/** @typedef {Omit<MatchFile, "records" | "stretches" | "whole"> & {format: string, records: unknown[]}} WholeFile */
/** @typedef {{match: string, commitment: string, entropy: string, other_entropy: string, heads: [number, string][]}} Receipts */

const MATCH_FIELDS = {
  format: isText,
  match: isText,
  game: isText,
  edition: Number.isSafeInteger,
  scenario: isText,
  options: isObject,
  sides: Array.isArray,
  names: isObject,
  commitment: isHex(32),
  seed: isHex(32),
  entropies: isPairOfHex,
  outcome: isObject,
  records: Array.isArray,
  seal: isHex(32),
};
const MATCH_BEGUN = { match: isText, commitment: isHex(32), entropies: isPairOfHex };
const SEED_OPENED = { seed: isHex(32) };
const WITH_BOARD = { ...MATCH_FIELDS, board: isText };
const RECORD_FIELDS = { kind: isText, payload: isText, salt: isHex(16), head: isHex(32) };
const RECEIPT_FIELDS = {
  match: isText,
  commitment: isHex(32),
  entropy: isHexOrBlank,
  other_entropy: isHexOrBlank,
  heads: (/** @type {unknown} */ value) => Array.isArray(value) && value.every(isKeptHead),
};

/** @param {string} text @returns {MatchFile} */
export function readMatch(text) {
  const read = objectIn(text, "file");
  if (isLike(read, RECEIPT_FIELDS)) throw new Mistaken();
  /** @type {WholeFile} */
  const whole = fields(read, read.format === BEFORE_BOARDS ? MATCH_FIELDS : WITH_BOARD, "file");
  const isKnown = whole.format === FORMAT || whole.format === BEFORE_BOARDS;
  if (!isKnown) throw new Unreadable(`format: ${whole.format}`);
  const records = whole.records.map((record, n) => readRecord(record, `record ${n}`));
  const stretches = [...stretchesOf(whole, records)];
  return { ...whole, board: whole.board ?? "", records, stretches, whole };
}

/**
 * Part the records by their seeds: each but the last is opened where another match goes on.
 * @param {WholeFile} file @param {MatchRecord[]} records @returns {Generator<Stretch>}
 */
function* stretchesOf(file, records) {
  const begins = [...records.keys()].filter((n) => records[n].kind === CONTINUE);
  if (!begins.length) {
    const { match, commitment, seed, entropies } = file;
    yield { first: 0, match, commitment, seed, entropies };
    return;
  }
  for (const [n, first] of [0, ...begins].entries()) {
    const begun = fixed(records[first].content, MATCH_BEGUN, `record ${first}`);
    const end = begins[n];
    const { seed } =
      end === undefined ? file : fixed(records[end].content, SEED_OPENED, `record ${end}`);
    yield { ...begun, first, seed };
  }
}

/**
 * What a record fixes of its match's draws.
 * @param {Content} content @param {Record<string, (value: unknown) => boolean>} wanted
 * @param {string} where @returns {Stretch}
 */
function fixed(content, wanted, where) {
  const said = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (content));
  const names = Object.keys(wanted);
  const wrong = names.find((name) => !wanted[name](said[name]));
  if (wrong !== undefined) throw new Unreadable(`${where}: ${wrong}`);
  const parts = names.map((name) => [name, said[name]]);
  return Object.fromEntries(parts);
}

/** @param {string} text @returns {Receipts} */
export function readReceipts(text) {
  const read = objectIn(text, "receipts");
  if (isLike(read, MATCH_FIELDS) || isLike(read, WITH_BOARD)) throw new Mistaken();
  return fields(read, RECEIPT_FIELDS, "receipts");
}

/** @param {unknown} read @param {string} where @returns {MatchRecord} */
function readRecord(read, where) {
  /** @type {Omit<MatchRecord, "content">} */
  const record = fields(read, RECORD_FIELDS, where);
  const content = parsed(record.payload, where);
  if (!isObject(content) || content.type !== record.kind) throw new Unreadable(`${where}: kind`);
  return { ...record, content: /** @type {Content & typeof content} */ (content) };
}

/**
 * JSON that all programs read alike; throws `NoJson` for what is none.
 * @param {string} text @param {string} where @param {typeof Unreadable} NoJson @returns {unknown}
 */
function parsed(text, where, NoJson = Unreadable) {
  const read = valueIn(text, where, NoJson);
  const bare = text.replace(STRING, "");
  if (depth(bare) > MAX_DEPTH) throw new NoJson(`${where}: depth`);
  const numbers = bare.match(NUMBER) ?? [];
  if (!numbers.every(isWhole) || hasOddWords(read)) throw new Unreadable(`${where}: ambiguous`);
  return read;
}

/** @param {string} text @param {string} where @param {typeof Unreadable} NoJson @returns {unknown} */
function valueIn(text, where, NoJson) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoJson(`${where}: JSON`);
  }
}

/** How deep lists and objects are nested. @param {string} bare JSON without its strings */
function depth(bare) {
  let [now, deepest] = [0, 0];
  for (const bracket of bare.match(/[[\]{}]/g) ?? []) {
    now += "[{".includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, now);
  }
  return deepest;
}

/** @param {string} number as it is written */
function isWhole(number) {
  return /^-?\d+$/.test(number) && Number.isSafeInteger(Number(number));
}

/**
 * Whether there is text that can't be encoded, or a name that programs put in different orders.
 * @param {unknown} read @returns {boolean}
 */
function hasOddWords(read) {
  if (typeof read === "string") return HALF_A_PAIR.test(read);
  if (typeof read !== "object" || read === null) return false;
  const names = Array.isArray(read) ? [] : Object.keys(read);
  return names.some((name) => BEYOND_BMP.test(name)) || Object.values(read).some(hasOddWords);
}

/** @param {string} text @param {string} where @returns {Record<string, unknown>} */
function objectIn(text, where) {
  const read = parsed(text, where, Foreign);
  if (!isObject(read)) throw new Foreign(`${where}: object`);
  return read;
}

/** @param {Record<string, unknown>} read @param {Record<string, unknown>} wanted */
function isLike(read, wanted) {
  return Object.keys(read).sort().join() === Object.keys(wanted).sort().join();
}

/**
 * What was read, when it has the fields that are wanted, and no others.
 * @template T
 * @param {unknown} read @param {Record<string, (value: unknown) => boolean>} wanted
 * @param {string} where
 * @returns {T}
 */
function fields(read, wanted, where) {
  if (!isObject(read)) throw new Unreadable(where);
  const names = Object.keys(wanted);
  const odd = [...Object.keys(read), ...names].find(
    (name) => !(Object.hasOwn(read, name) && Object.hasOwn(wanted, name)),
  );
  const wrong = odd ?? names.find((name) => !wanted[name](read[name]));
  if (wrong !== undefined) throw new Unreadable(`${where}: ${wrong}`);
  return /** @type {T} */ (read);
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === "string";
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {number} bytes @returns {(value: unknown) => boolean} */
function isHex(bytes) {
  const hex = new RegExp(`^[0-9a-f]{${2 * bytes}}$`);
  return (value) => typeof value === "string" && hex.test(value);
}

/** @param {unknown} value */
function isHexOrBlank(value) {
  return value === "" || isHex(32)(value);
}

/** @param {unknown} value */
function isPairOfHex(value) {
  return Array.isArray(value) && value.length === 2 && value.every(isHex(32));
}

/** @param {unknown} kept */
function isKeptHead(kept) {
  return (
    Array.isArray(kept) && kept.length === 2 && Number.isSafeInteger(kept[0]) && isHex(32)(kept[1])
  );
}
