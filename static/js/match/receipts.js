// Receipts: the promise made before play, this player's own entropy, and each head of the chain with
// the version it came with. With them anybody can check a finished match without the server.

const MOST = 4000;

/** @param {string} match */
function name(match) {
  return `vedette:receipts:${match}`;
}

/**
 * @param {string} match
 * @returns {{match: string, commitment: string, entropy: string, heads: [number, string][]}}
 */
export function receipts(match) {
  const empty = { match, commitment: "", entropy: "", heads: [] };
  try {
    return { ...empty, ...JSON.parse(localStorage.getItem(name(match)) ?? "{}") };
  } catch {
    return empty;
  }
}

/** @param {string} match @param {object} kept */
function keep(match, kept) {
  try {
    localStorage.setItem(name(match), JSON.stringify(kept));
  } catch (error) {
    console.warn("receipts can't be kept", error);
  }
}

/** @param {string} match @param {string} commitment @param {string} entropy */
export function keepPromise(match, commitment, entropy) {
  keep(match, { ...receipts(match), commitment, entropy });
}

/** @param {import("../types.d.ts").Frame} frame */
export function keepHead(frame) {
  const kept = receipts(frame.match);
  const last = kept.heads.at(-1);
  const isKnown = last?.[0] === frame.v && last[1] === frame.fairness.head;
  if (isKnown || !frame.fairness.head) return;
  const heads = [...kept.heads, /** @type {[number, string]} */ ([frame.v, frame.fairness.head])];
  const commitment = kept.commitment || frame.fairness.commitment;
  keep(frame.match, { ...kept, commitment, heads: heads.slice(-MOST) });
}

/** Links that this browser made, so that a reload does not lose them. @param {string} match */
export function madeLinks(match) {
  try {
    return JSON.parse(sessionStorage.getItem(`vedette:links:${match}`) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} match @param {{invite?: string, watch?: string}} links */
export function keepLinks(match, links) {
  const all = { ...madeLinks(match), ...links };
  sessionStorage.setItem(`vedette:links:${match}`, JSON.stringify(all));
}
