// What nobody can foretell, by the one means that a page over plain http has, too.

/** @param {number} size in bytes @returns {string} in hex */
function randomHex(size) {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 32 random bytes: this player's part in the dice. */
export const entropy = () => randomHex(32);

/** A command's own, by which the server knows it when it is sent again. */
export const newKey = () => randomHex(16);
