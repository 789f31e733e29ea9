// What a link gives away behind its #, which no server ever gets: a secret, in an invitation with what
// its maker was promised. Programs take what stands behind a link for a part of it, or cut it short.

const SECRET = 43;
const COMMITMENT = 64;
const GIVEN = /^([\w-]{0,43})(?:\.([0-9a-f]{0,64}))?/;

/**
 * @typedef {object} Given
 * @property {string} secret
 * @property {string} commitment "" where the link says none
 * @property {boolean} isCut whether a part of the link is missing
 */

/** @param {string} [fragment] of an address, with its # @returns {Given} */
export function given(fragment = location.hash) {
  const [, secret = "", commitment = ""] = GIVEN.exec(fragment.slice(1)) ?? [];
  const isShort = commitment !== "" && commitment.length < COMMITMENT;
  return { secret, commitment, isCut: secret.length < SECRET || isShort };
}
