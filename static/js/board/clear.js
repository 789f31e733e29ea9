// Where some points are seen beside what covers a part of the map. Pure numbers.

/** @typedef {{l: number, t: number, r: number, b: number}} Box */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{zoom: number, dx: number, dy: number}} Reach how a picture must change */

const AROUND = 52; // pixels about a place: its pieces
const TURNING = 90; // what it costs to turn a card over to the other edge, in pixels of the map's way
const SHRINKING = 3000;

/**
 * How a picture must be moved, and made smaller if need be, to have some points in a room.
 * @param {Point[]} points in pixels of the picture @param {Box} room
 * @returns {Reach} `zoom` about the points' middle, then the way in pixels
 */
export function reach(points, room) {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
  const x = along(Math.min(...xs), Math.max(...xs), room.l, room.r);
  const y = along(Math.min(...ys), Math.max(...ys), room.t, room.b);
  const zoom = Math.min(1, x.zoom, y.zoom);
  return { zoom, dx: x.by(zoom), dy: y.by(zoom) };
}

/** @param {number} least @param {number} most @param {number} from @param {number} to */
function along(least, most, from, to) {
  const [middle, half] = [(least + most) / 2, (most - least) / 2];
  const space = to - from;
  // In a small room pieces may be cut, places not.
  const around = Math.min(AROUND, space / 4);
  const zoom = half ? Math.max(0.1, space / 2 - around) / half : 1;
  /** @param {number} shrunk */
  const by = (shrunk) => {
    const [low, high] = [middle - half * shrunk - around, middle + half * shrunk + around];
    if (low < from) return from - low;
    return high > to ? to - high : 0;
  };
  return { zoom, by };
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
