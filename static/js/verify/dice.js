// Every draw of a match, computed again from the opened seed with the browser's own cryptography.

const ALL = 1n << 64n;

/** @typedef {import("./files.js").MatchFile} MatchFile */
/** @typedef {import("./files.js").Drawn} Drawn */
/** @typedef {(message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>} Sign */

/** @param {string} hex @returns {Uint8Array<ArrayBuffer>} */
export function bytes(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @param {Uint8Array<ArrayBuffer>} data */
export async function sha256(data) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The match's own HMAC: HKDF-SHA256 (RFC 5869) of the seed and both entropies, with the salt
 * "vedette/1" and the match's id as info.
 * @param {MatchFile} file @returns {Promise<Sign>}
 */
export async function keyed(file) {
  const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
  const secret = bytes(file.seed + file.entropies.join(""));
  const material = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveKey"]);
  const derived = {
    name: "HKDF",
    hash: "SHA-256",
    salt: encode("vedette/1"),
    info: encode(file.match),
  };
  const hmac = { name: "HMAC", hash: "SHA-256", length: 256 };
  const key = await crypto.subtle.deriveKey(derived, material, hmac, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", key, message));
}

/** The n-th number below `bound`, even for the last incomplete run. @param {Sign} sign @param {number} n @param {number} bound */
async function valueOfDraw(sign, n, bound) {
  const size = BigInt(bound);
  for (let attempt = 0; ; attempt++) {
    const message = new DataView(new ArrayBuffer(16));
    message.setBigUint64(0, BigInt(n));
    message.setBigUint64(8, BigInt(attempt));
    const signed = await sign(new Uint8Array(message.buffer));
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
export async function drawsFault(file) {
  const sign = await keyed(file);
  let due = 0;
  for (const [record, { draws }] of drawing(file)) {
    for (const draw of draws) {
      if (!Array.isArray(draw) || draw.length !== 3) return record;
      const [n, bound, value] = draw;
      const isDue = n === due && Number.isSafeInteger(bound) && bound > 0;
      if (!isDue || value !== (await valueOfDraw(sign, n, bound))) return record;
      due += 1;
    }
  }
  const counted = file.records.findLast(({ content }) => "drawn" in content);
  return counted && counted.content.drawn !== due ? file.records.indexOf(counted) : -1;
}

/** The record whose blind draw is not what its draws pick; -1 when all are right. @param {MatchFile} file */
export async function picksFault(file) {
  const wrong = drawing(file).find(
    ([, event]) => (event.candidates ?? null) !== null && !isPicked(event),
  );
  return wrong ? wrong[0] : -1;
}

/** @param {Drawn} event */
function isPicked(event) {
  return Object.entries(event).some(([name, listed]) => {
    if (name === "candidates" || name === "draws" || !Array.isArray(listed)) return false;
    const left = [...(event.candidates ?? [])];
    const draws = event.draws.slice(event.draws.length - listed.length);
    return listed.every((block, n) => {
      if (draws[n]?.length !== 3) return false;
      const [, bound, value] = draws[n];
      return bound === left.length && left.splice(value, 1)[0] === block;
    });
  });
}
