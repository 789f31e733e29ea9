// Where some points are seen beside what covers a part of the map. Pure numbers.

/** @typedef {{l: number, t: number, r: number, b: number}} Box */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{zoom: number, dx: number, dy: number}} Reach how a picture must change */

const AROUND = 52; // pixels about a place: its pieces
const CLOSE = 26; // pixels about a place: its mark, and most of a stack
const TURNING = 90; // what it costs to turn a card over to the other edge, in pixels of the map's way
const SHRINKING = 3000;

/**
 * How a picture must be moved, and made smaller if need be, to have some points in a room.
 * @param {Point[]} points in pixels of the picture @param {Box} room
 * @param {number} [size] how much larger than usual pieces are
 * @returns {Reach} `zoom` about the points' middle, then the way in pixels
 */
export function reach(points, room, size = 1) {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const x = along(Math.min(...xs), Math.max(...xs), room.l, room.r, size);
  const y = along(Math.min(...ys), Math.max(...ys), room.t, room.b, size);
  const zoom = Math.min(1, x.zoom, y.zoom);
  return { zoom, dx: x.by(zoom), dy: y.by(zoom) };
}

/** @param {number} least @param {number} most @param {number} from @param {number} to @param {number} size */
function along(least, most, from, to, size) {
  const [middle, half] = [(least + most) / 2, (most - least) / 2];
  const space = to - from;
  // In a small room pieces may be cut, places not.
  const around = Math.min(AROUND * size, space / 4);
  const zoom = half ? Math.max(0.1, space / 2 - around) / half : 1;
  /** @param {number} shrunk */
  const by = (shrunk) => {
    const [low, high] = [middle - half * shrunk - around, middle + half * shrunk + around];
    if (low < from) return from - low;
    return high > to ? to - high : 0;
  };
  return { zoom, by };
}

/** @typedef {{isLow: boolean, isRight: boolean}} Corner */

/**
 * The corner in which a card covers none of some points, as things are, nor the pieces about them if there
 * is one: where it lies now, if it can. Null where there is none, or a point is not seen at all.
 * @param {Point[]} points in pixels of the pane
 * @param {{w: number, h: number}} pane @param {{w: number, h: number}} card
 * @param {{edge: number, buttons: number}} margins about the card, and at the right
 * @param {Corner} now
 */
export function clearCorner(points, pane, card, { edge, buttons }, now) {
  const isSeen = points.every(({ x, y }) => x >= 0 && y >= 0 && x <= pane.w && y <= pane.h);
  if (!isSeen) return null;
  const sides = [false, true];
  const corners = sides.flatMap((isRight) => sides.map((isLow) => ({ isLow, isRight })));
  /** @param {Corner} corner @param {number} around */
  const isClear = ({ isLow, isRight }, around) => {
    const l = isRight ? pane.w - buttons - card.w : edge;
    const t = isLow ? pane.h - edge - card.h : edge;
    const over = { l: l - around, t: t - around, r: l + card.w + around, b: t + card.h + around };
    return !points.some(({ x, y }) => x > over.l && x < over.r && y > over.t && y < over.b);
  };
  const all = [now, ...corners];
  // Before the map moves, pieces beside a place may be covered in part.
  return (
    all.find((corner) => isClear(corner, AROUND)) ?? all.find((corner) => isClear(corner, CLOSE))
  );
}

/**
 * Where a window of a size sees the most of some points: its middle. Of several the first one.
 * @param {Point[]} points @param {{w: number, h: number}} size @param {Point[]} [first] those of them that are seen in any case
 * @returns {Point}
 */
export function fullest(points, { w, h }, first = []) {
  const all = points.flatMap(({ x }) => points.map(({ y }) => ({ x, y })));
  const tried = all.filter((corner) => first.every((at) => isWithin(at, corner, { w, h })));
  const seen = tried.map((corner) => points.filter((at) => isWithin(at, corner, { w, h })));
  const most = seen.reduce((best, some) => (some.length > best.length ? some : best), []);
  const [xs, ys] = [most.map((at) => at.x), most.map((at) => at.y)];
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

/** @param {Point} at @param {Point} corner @param {{w: number, h: number}} size */
function isWithin(at, corner, { w, h }) {
  return at.x >= corner.x && at.x <= corner.x + w && at.y >= corner.y && at.y <= corner.y + h;
}

/**
 * The room in which points are seen with the least ado.
 * @template {{isLow: boolean, room: Box}} R
 * @param {R[]} rooms @param {(room: Box) => Reach} reached @param {boolean} isLow whether the card lies low now
 */
export function best(rooms, reached, isLow) {
  const ado = rooms.map((one) => {
    const { zoom, dx, dy } = reached(one.room);
    const turning = one.isLow === isLow ? 0 : TURNING;
    return SHRINKING * (1 - zoom) + Math.hypot(dx, dy) + turning;
  });
  return rooms[ado.indexOf(Math.min(...ado))];
}
