// The games that can be drawn, by key. A page loads the one that it shows.

/** @param {string} key @returns {Promise<import("../types.d.ts").GameDrawing>} */
export async function loadGame(key) {
  const module = await import(`../../games/${key}/index.js`);
  return module[key];
}
