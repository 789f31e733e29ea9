// What is checked of a match file, point by point, and what follows from it.
import { bytes, drawsFault, picksFault, sha256 } from "./dice.js";
import { Foreign, GENESIS, Mistaken, readMatch, readReceipts, Unreadable } from "./files.js";

/** @typedef {import("./files.js").MatchFile} MatchFile */
/** @typedef {import("./files.js").Receipts} Receipts */
/**
 * @typedef {object} Finding
 * @property {string} point
 * @property {boolean} isGood
 * @property {number} record the record that is wrong, -1 for the file as a whole
 * @property {string} detail
 */
/**
 * @typedef {object} Report
 * @property {"proved" | "consistent" | "unproven" | "failed" | "mistaken" | "unreadable"} verdict
 * @property {Finding[]} findings
 * @property {MatchFile | null} file
 * @property {number | null} after how many records no receipts reach, null without any receipts
 * @property {Vouched[]} vouched
 */
/**
 * What one player's receipts show of who could choose the draws. "guest": nobody, as the seed and the
 * creator's number were kept before the guest's was sent; "creator": not the server alone, as the seed
 * was promised before anybody sat down; "nothing": they hold no number that goes with a promise.
 * @typedef {"guest" | "creator" | "nothing"} Vouched
 */

const PLAYED = /** @type {const} */ (["game", "edition", "scenario"]);
const OWN = /** @type {const} */ (["match", "commitment"]);
const WHOLE = -1;
const GOOD = -2;

/** @param {string} text @param {string[]} receipts @param {string} [origin] the file of a match that it goes on from @returns {Report} */
export function verify(text, receipts, origin = "") {
  /** @type {MatchFile} */
  let file;
  /** @type {MatchFile | null} */
  let other;
  /** @type {Receipts[]} */
  let kept;
  try {
    file = readMatch(text);
    other = origin ? readMatch(origin) : null;
    kept = receipts.map(readReceipts);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const findings = [finding("readable", WHOLE, error.message)];
    return { verdict: unchecked(error), findings, file: null, after: null, vouched: [] };
  }
  const findings = [];
  for (const [point, fault] of Object.entries(POINTS))
    findings.push(finding(point, faultOf(fault, file)));
  if (other) findings.push(finding("origin", orWhole(isOrigin(file, other))));
  for (const one of kept) findings.push(receiptsFinding(file, one));
  const reached = kept.map((one) => recordsAfter(file, one));
  const after = reached.length ? Math.min(...reached) : null;
  const shown = kept.map((one) => vouched(file, one));
  return { verdict: verdict(file, findings, after), findings, file, after, vouched: shown };
}

/** @param {Unreadable} error */
function unchecked(error) {
  if (error instanceof Mistaken) return "mistaken";
  return error instanceof Foreign ? "unreadable" : "failed";
}

/**
 * The record at which a point fails; what has not even the form that it should have is a fault.
 * @param {(file: MatchFile) => number} find @param {MatchFile} file
 */
function faultOf(find, file) {
  try {
    return find(file);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return WHOLE;
    throw error;
  }
}

/** @param {string} point @param {number} fault @param {string} [detail] @returns {Finding} */
function finding(point, fault, detail = "") {
  return { point, isGood: fault === GOOD, record: fault, detail };
}

/** @param {MatchFile} file @param {Finding[]} findings @param {number | null} after */
function verdict(file, findings, after) {
  if (findings.some(({ isGood }) => !isGood)) return "failed";
  if (ended(file.records.at(-1), file) === null) return "unproven";
  return after === 0 ? "proved" : "consistent";
}

/** @param {boolean} isRight */
const orWhole = (isRight) => (isRight ? GOOD : WHOLE);
/** @param {number} record */
const orGood = (record) => (record < 0 ? GOOD : record);

/** @type {Record<string, (file: MatchFile) => number>} */
const POINTS = {
  commitment: ({ stretches }) =>
    orWhole(stretches.every(({ seed, commitment }) => sha256(bytes(seed)) === commitment)),
  chain: chainFault,
  opening: openingFault,
  draws: (file) => orGood(drawsFault(file)),
  picks: (file) => orGood(picksFault(file)),
  ending: (file) => endingFault(file),
  seal: sealFault,
};

/** @param {MatchFile} file */
function chainFault(file) {
  let head = GENESIS;
  for (const [n, record] of file.records.entries()) {
    const payload = new TextEncoder().encode(record.payload);
    const before = bytes(head + record.salt);
    const hashed = new Uint8Array(before.length + payload.length);
    hashed.set(before);
    hashed.set(payload, before.length);
    head = sha256(hashed);
    if (head !== record.head) return n;
  }
  return GOOD;
}

/** @param {MatchFile} file */
function openingFault(file) {
  const [first, second, ...rest] = file.records;
  const isBegun = first?.kind === "open" && second?.kind === "start";
  if (!isBegun || rest.some(({ kind }) => kind === "open" || kind === "start")) return WHOLE;
  const { content } = first;
  const board = file.board ? sha256(new TextEncoder().encode(file.board)) : "";
  const isSame =
    PLAYED.every((name) => content[name] === file[name]) &&
    (content.board ?? "") === board &&
    text(content.options) === text(file.options);
  if (!isSame) return 0;
  const last = file.stretches[file.stretches.length - 1].first;
  const own = file.records[last].content;
  const isOwn =
    OWN.every((name) => own[name] === file[name]) && text(own.entropies) === text(file.entropies);
  return isOwn ? orGood(beginningFault(file)) : last;
}

/** The record that begins a match with a creator who has no side, or goes on from another than the one before it; -1 for none. @param {MatchFile} file */
function beginningFault({ records, sides, stretches }) {
  const wrong = stretches.find(({ first }, n) => {
    const { content } = records[first];
    const isDrawn = (content.draws ?? []).every(
      (/** @type {number[]} */ [, bound, value]) =>
        bound === sides.length && sides[value] === content.creator,
    );
    const goesOn = n === 0 || content.origin === stretches[n - 1].match;
    return !(isDrawn && goesOn && sides.includes(content.creator));
  });
  return wrong ? wrong.first : -1;
}

/** @param {MatchFile} file */
function endingFault(file) {
  const early = file.records.slice(0, -1).findIndex((record) => ended(record, file) !== null);
  if (early >= 0) return early;
  const end = ended(file.records.at(-1), file);
  if (end === null) return GOOD;
  const said = outcome(file.outcome);
  const isSame = end.winner === said.winner && end.rule === said.rule;
  return isSame ? GOOD : file.records.length - 1;
}

/**
 * How a record ended the match; null when it did not. Throws for what has not the form of an end.
 * @param {import("./files.js").MatchRecord | undefined} record @param {MatchFile} file
 * @returns {{winner: string, rule: string} | null}
 */
function ended(record, file) {
  if (!record) return null;
  const { kind, content } = record;
  if (kind === "accept") return { winner: "", rule: "" };
  if (kind === "resign") {
    const others = file.sides.filter((side) => side !== content.side);
    return others.length === 1 ? { winner: others[0], rule: "" } : null;
  }
  if (kind === "claim") {
    if (typeof content.wins !== "boolean") throw new TypeError("neither won nor drawn");
    return outcome({ winner: content.wins ? content.side : "", rule: "" });
  }
  return (content.outcome ?? null) === null ? null : outcome(content.outcome);
}

/** Winner and rule as they are said. @param {unknown} said @returns {{winner: string, rule: string}} */
function outcome(said) {
  const { winner, rule } = Object(said);
  if (typeof winner !== "string" || typeof rule !== "string") throw new TypeError("no outcome");
  return { winner, rule };
}

/** @param {MatchFile} file */
function sealFault(file) {
  const { seal: _seal, ...rest } = file.whole;
  return orWhole(sha256(new TextEncoder().encode(text(rest))) === file.seal);
}

/** JSON with sorted keys and no spaces. @param {unknown} value @returns {string} */
function text(value) {
  if (Array.isArray(value)) return `[${value.map(text).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = /** @type {Record<string, unknown>} */ (value);
  const fields = Object.keys(members)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${text(members[name])}`);
  return `{${fields.join(",")}}`;
}

/** Whether a match goes on from another: by its records up to there, and with its seed opened. @param {MatchFile} file @param {MatchFile} other */
function isOrigin({ records, stretches }, other) {
  if (Object.values(POINTS).some((fault) => faultOf(fault, other) !== GOOD)) return false;
  const n = stretches.slice(0, -1).findIndex(({ match }) => match === other.match);
  if (n < 0 || stretches[n].seed !== other.seed) return false;
  const shared = records.slice(0, stretches[n + 1].first);
  return shared.every(({ head }, at) => head === other.records[at]?.head);
}

/** @param {MatchFile} file @param {Receipts} kept @returns {Finding} */
function receiptsFinding(file, kept) {
  const isSame =
    kept.match === file.match &&
    kept.commitment === file.commitment &&
    (!kept.entropy || file.entropies.includes(kept.entropy)) &&
    (!kept.other_entropy || text([kept.other_entropy, kept.entropy]) === text(file.entropies));
  if (!isSame) return finding("receipts", WHOLE);
  const at = new Map(file.records.map(({ head }, n) => [head, n]));
  let [version, found] = [-1, -1];
  for (const [v, head] of kept.heads) {
    const n = head === GENESIS ? -1 : at.get(head);
    if (n === undefined || v < version || n < found) return finding("receipts", WHOLE, `${v}`);
    [version, found] = [v, n];
  }
  return finding("receipts", GOOD);
}

/** @param {MatchFile} file @param {Receipts} kept @returns {Vouched} */
function vouched(file, kept) {
  if (kept.other_entropy) return "guest";
  return kept.entropy === file.entropies[0] ? "creator" : "nothing";
}

/** How many records come after the last that these receipts know of. @param {MatchFile} file @param {Receipts} kept */
export function recordsAfter(file, kept) {
  const seen = new Set(kept.heads.map(([, head]) => head));
  return file.records.length - 1 - file.records.findLastIndex(({ head }) => seen.has(head));
}
