// How the pieces of one stack stand: closed up, or fanned out. Pure numbers, in units of a piece.

/** @typedef {{w: number, h: number}} Size */
/** @typedef {{x: number, y: number}} Point */

/**
 * @typedef {object} Line pieces beside each other
 * @property {Size[]} sizes
 * @property {number} [lap] how far each piece lies over the one before it
 * @property {number} [seen] how much of the line's height shows behind the line in front of it
 */

const GAP = 1.5;
const FAN = 3;

/**
 * Cut pieces into ranks as even as can be.
 * @template T
 * @param {T[]} items
 * @param {number} widest
 * @returns {T[][]}
 */
export function ranks(items, widest) {
  const count = Math.ceil(items.length / widest);
  const size = Math.ceil(items.length / Math.max(count, 1));
  return Array.from({ length: count }, (_, n) => items.slice(n * size, (n + 1) * size));
}

/**
 * The middle of each piece about the middle of its stack, line by line from the rear.
 * @param {Line[]} lines
 * @returns {Point[][]}
 */
export function closed(lines) {
  return spots(
    lines.map(({ sizes, lap = -GAP }) => ({ sizes, lap })),
    lines.map(({ sizes, seen }) => seen ?? tallest(sizes) + GAP),
  );
}

/**
 * The same with every piece in full sight.
 * @param {Line[]} lines
 * @returns {Point[][]}
 */
export function fanned(lines) {
  return spots(
    lines.map(({ sizes }) => ({ sizes, lap: -FAN })),
    lines.map(({ sizes }) => tallest(sizes) + FAN),
  );
}

/** @param {Size[]} sizes */
function tallest(sizes) {
  return Math.max(0, ...sizes.map(({ h }) => h));
}

/**
 * @param {{sizes: Size[], lap: number}[]} lines
 * @param {number[]} steps from the top of each line to the top of the next
 */
function spots(lines, steps) {
  const last = lines.at(-1);
  const height = steps.slice(0, -1).reduce((sum, step) => sum + step, tallest(last?.sizes ?? []));
  let top = -height / 2;
  return lines.map(({ sizes, lap }, n) => {
    const middle = top + tallest(sizes) / 2;
    top += steps[n];
    const width = sizes.reduce((sum, { w }) => sum + w - lap, lap);
    let left = -width / 2;
    return sizes.map(({ w }) => {
      const x = left + w / 2;
      left += w - lap;
      return { x, y: middle };
    });
  });
}
