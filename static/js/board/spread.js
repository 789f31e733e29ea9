// Where the pieces of an open stack stand: within what is seen of the map, over what they lay on when it was closed, and
// large enough for a finger. Pure numbers in units of a piece, about the stack's place.
import { overlap } from "./geometry.js";

/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./ranks.js").Point} Point */
/** @typedef {Pick<import("../types.d.ts").Piece, "spot" | "fanned" | "size">} Piece */

/**
 * @typedef {object} Room
 * @property {Box} within what is seen of the map
 * @property {Box} mark of the place, which stays in sight
 * @property {Box[]} lit the marks of other places that can be pointed at
 * @property {Box[]} others what the stack should not lie on
 * @property {number} pixels that a unit of a piece takes
 * @property {boolean} isTouched whether fingers press
 * @property {Pick<Piece, "spot" | "fanned">} [aim] the piece under the pointer, which stays there if it can
 */

/** @typedef {Point & {times: number}} Spread the middle of the open stack, and how much larger its pieces are */

/** What a finger hits surely, in pixels; what it needs at least. */
const FINGER = 44;
export const MIN_FINGER = 24;
// What it costs to lie elsewhere and on the place's own mark, in areas of what is lain on.
const MOVED = 2;
const MARKED = 4;
/** What it costs a piece to leave the pointer. */
const SLIPPED = 12;

/**
 * @param {Piece[]} pieces all that stood in the stack in this step @param {Point} middle of the closed stack
 * @param {Room} room @param {number} [part] of the size that a finger wants
 * @returns {Spread}
 */
export function spreadOf(pieces, middle, room, part = 1) {
  const near = boxOf(pieces, "spot", middle);
  const wide = boxOf(pieces, "fanned", { x: 0, y: 0 });
  const times = Math.max(1, part * timesOf(pieces, wide, room));
  const [w, h] = [(wide.r - wide.l) * times, (wide.b - wide.t) * times];
  const { aim } = room;
  const usual = aim
    ? boxFrom(
        middle.x + aim.spot.x + (wide.l - aim.fanned.x) * times,
        middle.y + aim.spot.y + (wide.t - aim.fanned.y) * times,
        { w, h },
      )
    : usualBox(near, middle, { w, h });
  const { l, t } = boxes(near, usual, { w, h }, room)
    .map((box) => held(pushed(box, room.within), near))
    .map((box) => ({ box, cost: costOf(box, usual, room) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a)).box;
  return { x: l - wide.l * times, y: t - wide.t * times, times };
}

/** Whether a finger can't tell the pieces of a closed stack from each other: more than a few small ones. @param {Piece[]} pieces @param {number} pixels that a unit of a piece takes */
export function isTooSmall(pieces, pixels) {
  return pieces.length > 3 && smallest(pieces) * pixels < MIN_FINGER;
}

/** @param {Piece[]} pieces */
function smallest(pieces) {
  return Math.min(...pieces.map(({ size }) => Math.min(size.w, size.h)));
}

/** How much larger pieces are drawn for a finger: as far as all of them have room. @param {Piece[]} pieces @param {Box} wide @param {Room} room */
function timesOf(pieces, wide, { within, pixels, isTouched }) {
  if (!isTouched) return 1;
  const wanted = FINGER / (smallest(pieces) * pixels);
  const room = [
    (within.r - within.l) / (wide.r - wide.l),
    (within.b - within.t) / (wide.b - wide.t),
  ];
  return Math.max(1, Math.min(wanted, ...room));
}

/** @param {Piece[]} pieces @param {"spot" | "fanned"} how @param {Point} middle @returns {Box} */
function boxOf(pieces, how, { x, y }) {
  const edges = pieces.map(({ size, [how]: at }) => ({
    l: x + at.x - size.w / 2,
    t: y + at.y - size.h / 2,
    r: x + at.x + size.w / 2,
    b: y + at.y + size.h / 2,
  }));
  return {
    l: Math.min(...edges.map(({ l }) => l)),
    t: Math.min(...edges.map(({ t }) => t)),
    r: Math.max(...edges.map(({ r }) => r)),
    b: Math.max(...edges.map(({ b }) => b)),
  };
}

/** It grows away from its place's mark. @param {Box} near @param {Point} middle @param {{w: number, h: number}} size @returns {Box} */
function usualBox(near, middle, { w, h }) {
  const side = Math.sign(Math.round(middle.y));
  const top = (near.t + near.b - h) / 2;
  const t = side ? (side < 0 ? near.b - h : near.t) : top;
  return boxFrom((near.l + near.r - w) / 2, t, { w, h });
}

/**
 * The usual one first, then others that leave a mouse over the stack that it opened; a finger is gone.
 * @param {Box} near @param {Box} usual @param {{w: number, h: number}} size @param {Room} room
 */
function boxes(near, usual, { w, h }, { mark, isTouched }) {
  const across = [usual.l, near.l, near.r - w];
  const over = [usual.t, near.b - h, (near.t + near.b - h) / 2, near.t];
  const down = isTouched ? [...over, mark.b, mark.t - h] : over;
  return down.flatMap((t) => across.map((l) => boxFrom(l, t, { w, h })));
}

/** @param {number} l @param {number} t @param {{w: number, h: number}} size @returns {Box} */
function boxFrom(l, t, { w, h }) {
  return { l, t, r: l + w, b: t + h };
}

/** Push a box into what is seen; one that is too large shows its beginning. @param {Box} box @param {Box} within @returns {Box} */
function pushed({ l, t, r, b }, within) {
  const x = Math.max(within.l, Math.min(l, within.r - (r - l)));
  const y = Math.max(within.t, Math.min(t, within.b - (b - t)));
  return boxFrom(x, y, { w: r - l, h: b - t });
}

/** Hold a box at where the stack lay closed, which may be out of sight: it belongs to a place. @param {Box} box @param {Box} near @returns {Box} */
function held({ l, t, r, b }, near) {
  const [w, h] = [r - l, b - t];
  const x = Math.max(near.l - w, Math.min(l, near.r));
  const y = Math.max(near.t - h, Math.min(t, near.b));
  return boxFrom(x, y, { w, h });
}

/** @param {Box} box @param {Box} usual @param {Room} room */
function costOf(box, usual, { mark, lit, others, aim }) {
  let lain = 0;
  for (const other of others) lain += overlap(box, other);
  for (const one of [mark, ...lit]) lain += MARKED * overlap(box, one);
  return lain + (aim ? SLIPPED : MOVED) * Math.hypot(box.l - usual.l, box.t - usual.t);
}
