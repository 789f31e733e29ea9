// A frame is made anew from the one before and from what has changed since.

/** @typedef {import("./wire.d.ts").Edit} Edit */
/** @typedef {import("./wire.d.ts").Path} Path */

/**
 * The value that edits make of another, which stays as it is; they share what is the same in both.
 * @template T
 * @param {T} value
 * @param {Edit[]} edits
 * @returns {T}
 */
export function edited(value, edits) {
  return edits.reduce((made, edit) => /** @type {T} */ (editedAt(made, edit[0], edit)), value);
}

/**
 * @param {unknown} value
 * @param {Path} path what is left of it
 * @param {Edit} edit
 * @returns {unknown}
 */
function editedAt(value, [key, ...rest], edit) {
  if (key === undefined) return edit.length === 4 ? spliced(value, edit) : edit[1];
  const known = /** @type {Record<string | number, unknown>} */ (value);
  const copy = /** @type {typeof known} */ (Array.isArray(value) ? [...value] : { ...known });
  if (edit.length === 1 && !rest.length) delete copy[key];
  else copy[key] = editedAt(copy[key], rest, edit);
  return copy;
}

/** @param {unknown} value @param {[Path, number, number, unknown[]]} edit */
function spliced(value, [, at, removed, items]) {
  const list = /** @type {unknown[]} */ (value);
  return [...list.slice(0, at), ...items, ...list.slice(at + removed)];
}
