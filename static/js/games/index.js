// The games that can be drawn, by key. A page loads the one that it shows.

import { staticAddress } from "../address.js";

/** @param {string} key @returns {Promise<import("../types.d.ts").GameDrawing>} */
export async function loadGame(key) {
  const module = await import(staticAddress(`games/${key}/index.js`).href);
  return module[key];
}
