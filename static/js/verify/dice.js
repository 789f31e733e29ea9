// Every draw of a match, computed again from the opened seed. The browser's own cryptography is there
// on secure pages alone, and matches are played in networks without certificates, too.

import { sha256 as hashed, hkdf, hmac } from "../vendor/noble-hashes.js";

const ALL = 1n << 64n;
const KEY_BYTES = 32;

/** @typedef {import("./files.js").MatchFile} MatchFile */
/** @typedef {import("./files.js").Stretch} Stretch */
/** @typedef {import("./files.js").Drawn} Drawn */
/** @typedef {(message: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>} Sign */

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @param {Uint8Array<ArrayBuffer>} data */
export function sha256(data) {
  return Array.from(hashed(data), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * A match's own HMAC: HKDF-SHA256 (RFC 5869) of the seed and both entropies, with the salt
 * "vedette/1" and the match's id as info.
 * @param {Stretch} stretch @returns {Sign}
 */
export function keyed({ match, seed, entropies }) {
  const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
  const secret = bytes(seed + entropies.join(""));
  const key = hkdf(hashed, secret, encode("vedette/1"), encode(match), KEY_BYTES);
  return (message) => hmac(hashed, key, message);
}

/** The n-th number below `bound`, even for the last incomplete run. @param {Sign} sign @param {number} n @param {number} bound */
function valueOfDraw(sign, n, bound) {
  const size = BigInt(bound);
  for (let attempt = 0; ; attempt++) {
    const message = new DataView(new ArrayBuffer(16));
    message.setBigUint64(0, BigInt(n));
    message.setBigUint64(8, BigInt(attempt));
    const signed = sign(new Uint8Array(message.buffer));
    const number = new DataView(signed.buffer).getBigUint64(0);
    if (number < ALL - (ALL % size)) return Number(number % size);
  }
}

/** Whatever holds draws, with the number of its record. @param {MatchFile} file @returns {[number, Drawn][]} */
export function drawing(file) {
  return file.records.flatMap(({ content }, n) =>
    [content, ...(Array.isArray(content.events) ? content.events : [])]
      .filter((part) => Array.isArray(part?.draws))
      .map((part) => /** @type {[number, Drawn]} */ ([n, part])),
  );
}

/** The record whose draws are not what the key gives; -1 when all are right. @param {MatchFile} file */
export function drawsFault(file) {
  const signs = file.stretches.map((stretch) => ({ first: stretch.first, sign: keyed(stretch) }));
  let due = 0;
  for (const [record, { draws }] of drawing(file)) {
    const { sign } = signs.findLast(({ first }) => first <= record) ?? signs[0];
    for (const draw of draws) {
      if (!Array.isArray(draw) || draw.length !== 3) return record;
      const [n, bound, value] = draw;
      const isDue = n === due && Number.isSafeInteger(bound) && bound > 0;
      if (!isDue || value !== valueOfDraw(sign, n, bound)) return record;
      due += 1;
    }
  }
  const counted = file.records.findLast(({ content }) => "drawn" in content);
  return counted && counted.content.drawn !== due ? file.records.indexOf(counted) : -1;
}

/** The record whose blind draw is not what its draws pick; -1 when all are right. @param {MatchFile} file */
export function picksFault(file) {
  const wrong = drawing(file).find(
    ([, event]) => (event.candidates ?? null) !== null && !isPicked(event),
  );
  return wrong ? wrong[0] : -1;
}

/** @param {Drawn} event */
function isPicked(event) {
  const candidates = event.candidates ?? [];
  return Object.entries(event).some(([name, said]) => {
    if (name === "candidates" || name === "draws") return false;
    // A single one may be said by its name alone.
    if (!Array.isArray(said) && !candidates.includes(said)) return false;
    const listed = Array.isArray(said) ? said : [said];
    const left = [...candidates];
    const draws = event.draws.slice(event.draws.length - listed.length);
    return listed.every((block, n) => {
      if (draws[n]?.length !== 3) return false;
      const [, bound, value] = draws[n];
      return bound === left.length && left.splice(value, 1)[0] === block;
    });
  });
}
