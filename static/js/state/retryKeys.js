// The keys that this browser asks for seats with. Each is kept before it is sent: whoever had no answer
// asks again by the same one, and the server gives the same seat.

import { entropy } from "../net/random.js";
import { browserStorage } from "../storage.js";

/** @param {string} kind "sit" or "device" @param {string} match @param {string} secret */
function nameOf(kind, match, secret) {
  // Not the secret itself: what is kept here should open nothing by itself.
  return `vedette:key:${kind}:${match}:${secret.slice(0, 6)}`;
}

/**
 * The key that a link was tried with and no answer came; "" for none.
 * @param {string} kind @param {string} match @param {string} secret
 */
export function triedKey(kind, match, secret) {
  return browserStorage.read(nameOf(kind, match, secret)) ?? "";
}

/**
 * The key to ask with, kept.
 * @param {string} kind @param {string} match @param {string} secret
 */
export function retryKey(kind, match, secret) {
  const key = triedKey(kind, match, secret) || entropy();
  browserStorage.keep(nameOf(kind, match, secret), key);
  return key;
}

/**
 * The answer came.
 * @param {string} kind @param {string} match @param {string} secret
 */
export function forgetKey(kind, match, secret) {
  browserStorage.forget(nameOf(kind, match, secret));
}
