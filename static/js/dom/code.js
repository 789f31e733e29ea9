// A link as a QR code (ISO/IEC 18004), for the camera of a phone.
import { generate } from "../vendor/lean-qr.js";

/** @typedef {{link: string, size: number, path: string}} Code `size`: modules a side; `path`: the dark ones, as an SVG path */

/** Return a link's code. @param {string} link @returns {Code} */
export function codeOf(link) {
  const bitmap = generate(link);
  const { size } = bitmap;
  const rows = Array.from({ length: size }, (_, y) => dark(bitmap, y));
  return { link, size, path: rows.join("") };
}

/** Return a row's dark modules, those side by side as one bar. @param {import("../vendor/lean-qr.js").Bitmap} bitmap @param {number} y */
function dark(bitmap, y) {
  let path = "";
  for (let x = 0; x < bitmap.size; x += 1) {
    const from = x;
    while (bitmap.get(x, y)) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`;
  }
  return path;
}
