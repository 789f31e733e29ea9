// Receipts: what was promised before play, this player's own entropy, and each head of the chain with
// the version it came with. With them anybody can check a finished match without the server.
// Who sits down at somebody else's match keeps the promise before their own number is sent.

import { browserStorage, tabStorage } from "../storage.js";

/** @typedef {{match: string, commitment: string, entropy: string}} Promised the server's word, with the creator's number */
/** @typedef {{match: string, commitment: string, entropy: string, other_entropy: string, heads: [number, string][]}} Receipts */

const MAX_HEADS = 4000;

/** @param {string} match */
function name(match) {
  return `vedette:receipts:${match}`;
}

/** @param {string} match @returns {Receipts} */
export function receipts(match) {
  /** @type {Receipts} */
  const empty = { match, commitment: "", entropy: "", other_entropy: "", heads: [] };
  try {
    return { ...empty, ...JSON.parse(browserStorage.read(name(match)) ?? "{}") };
  } catch {
    return empty;
  }
}

/** @param {string} match @param {object} kept */
function keep(match, kept) {
  if (!browserStorage.keep(name(match), JSON.stringify(kept))) console.warn("no receipts are kept");
}

/**
 * For the creator of a match. `promised`: its id as it was told with the promise.
 * @param {string} match @param {string} commitment @param {string} entropy @param {string} [promised]
 */
export function keepPromise(match, commitment, entropy, promised = match) {
  keep(match, { ...receipts(match), match: promised, commitment, entropy });
}

/**
 * For who sits down, before `entropy`, their own number, is sent. `at`: the match they are led to,
 * which is the promised one unless the server breaks its word.
 * @param {Promised} promised @param {string} entropy @param {string} [at]
 */
export function keepShownPromise(promised, entropy, at = promised.match) {
  const { match, commitment } = promised;
  keep(at, { ...receipts(at), match, commitment, entropy, other_entropy: promised.entropy });
}

/**
 * What the server says now that it did not promise then: "match", "commitment", "entropy" or "".
 * @param {import("../types.d.ts").Frame} frame @param {Receipts} kept
 */
export function brokenPromise(frame, kept = receipts(frame.match)) {
  const { commitment, entropies = [] } = frame.fairness;
  if (kept.match !== frame.match) return "match";
  if (kept.commitment && kept.commitment !== commitment) return "commitment";
  const own = kept.entropy ? [kept.entropy] : [];
  const wanted = kept.other_entropy ? [kept.other_entropy, ...own] : own;
  const isOpen = entropies.length < 2;
  return isOpen || wanted.every((entropy) => entropies.includes(entropy)) ? "" : "entropy";
}

/**
 * An invitation that says what this browser was promised, whatever the server wrote there.
 * @param {string} link @param {string} match
 */
export function vouchedFor(link, match) {
  const { commitment } = receipts(match);
  const [address, secret] = link.split("#");
  return commitment && secret ? `${address}#${secret.split(".")[0]}.${commitment}` : link;
}

/** @param {import("../types.d.ts").Frame} frame */
export function keepHead(frame) {
  const kept = receipts(frame.match);
  const last = kept.heads.at(-1);
  const isKnown = last?.[0] === frame.v && last[1] === frame.fairness.head;
  if (isKnown || !frame.fairness.head) return;
  const heads = [...kept.heads, /** @type {[number, string]} */ ([frame.v, frame.fairness.head])];
  const commitment = kept.commitment || frame.fairness.commitment;
  keep(frame.match, { ...kept, commitment, heads: heads.slice(-MAX_HEADS) });
}

/**
 * Links that this browser made, so that a reload does not lose them.
 * @param {string} match
 * @returns {{invite?: string, watch?: string, offered?: string}} `offered`: the one that was published
 */
export function madeLinks(match) {
  try {
    return JSON.parse(tabStorage.read(`vedette:links:${match}`) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} match @param {{invite?: string, watch?: string, offered?: string}} links */
export function keepLinks(match, links) {
  const all = { ...madeLinks(match), ...links };
  tabStorage.keep(`vedette:links:${match}`, JSON.stringify(all));
}
