// Where the names of places are written, so that each can be read and is read as its own place's. Pure numbers in
// units of a piece.
import { overlap } from "./geometry.js";
import { boxAt, cheapest, cosine, directionOf, FARTHEST_REACH, gap, outside } from "./spots.js";

/** @typedef {import("./layout.js").Point} Point */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Name} Name */
/** @typedef {import("./layout.js").Lettered} Lettered */
/** @typedef {import("./layout.js").Mark} Mark */
/** @typedef {import("./layout.js").Candidate} Candidate */
/** @typedef {import("./layout.js").Taken} Taken */

const COST = { misread: 5, caption: 0.5 };
export const NAMED_AWAY = 9; // how far a name may stand off
const BEARINGS = ["E", "W", "N", "S", "NE", "NW", "SE", "SW"];
const SIZES = [1, 0.86, 0.74]; // a name that has no room is written smaller before it is left out
const CROWDED = 0.16; // the part of a name that may be covered
const WANTED = 0.5; // of the name that must be read
const OVER_OTHERS = 0.03; // the part of it that may lie on pieces or another name
const CLEAR = 3; // by how much a name lies nearer to its own place
const MISREAD = 4; // by how much nearer to another's it may be at most

/** A name as large as it is written. @param {Name} name @param {Lettered} spot @returns {Name} */
export function sizedBy(name, { size }) {
  return { ...name, w: name.w * size, h: name.h * size };
}

/** Leave a name where it stood, unless something has come to lie on it. @param {Name} name @param {Lettered | null | undefined} spot @param {Taken} taken @param {Map<string, Lettered | null>} found */
export function leave(name, spot, taken, found) {
  if (!spot) return;
  const box = boxAt(sizedBy(name, spot), spot, taken.marks);
  const area = (box.r - box.l) * (box.b - box.t);
  if (coverOf(box, taken) > CROWDED * area || overOthers(box, taken) > OVER_OTHERS * area) return;
  found.set(name.at, spot);
  taken.lettered.set(name.at, box);
}

/** Write a name as large as there is room for it. @param {Name} name @param {Taken} taken @param {Map<string, Lettered | null>} found */
export function letter(name, taken, found) {
  found.set(name.at, null);
  for (const size of SIZES) {
    const sized = { ...name, w: name.w * size, h: name.h * size };
    const spot = roomFor(sized, taken);
    if (!spot) continue;
    found.set(name.at, { ...spot, size });
    taken.lettered.set(name.at, boxAt(sized, spot, taken.marks));
    return;
  }
}

/** Where a name lies best; null where it can't be read, or would be read as another place's. @param {Name} name @param {Taken} taken @returns {Point | null} */
function roomFor(name, taken) {
  const mark = taken.marks.get(name.at);
  if (!mark) return null;
  const far = name.w + name.h + 2 * FARTHEST_REACH + NAMED_AWAY;
  const others = [...taken.marks.values()].filter(
    (other) =>
      other !== mark &&
      isRead(other, taken) &&
      Math.hypot(other.x - mark.x, other.y - mark.y) < far,
  );
  const around = roundAbout(name, mark.reach);
  const area = name.w * name.h;
  const { at, cost } = cheapest(around, (spot) => {
    const box = boxAt(name, spot, taken.marks);
    const cover = coverOf(box, taken);
    const ahead = lead(box, mark, others);
    const isCrowded = name.isWanted
      ? cover > WANTED * area
      : cover > CROWDED * area || overOthers(box, taken) > OVER_OTHERS * area || ahead < -MISREAD;
    if (isCrowded) return Number.POSITIVE_INFINITY;
    let beside = 0;
    for (const caption of [...taken.captions, ...taken.grounds])
      beside += COST.caption * overlap(box, caption);
    return beside + cover + COST.misread * Math.max(0, CLEAR - ahead);
  });
  return Number.isFinite(cost) ? { x: at.x, y: at.y } : null;
}

/** Whether a name could be read as a place's: it has a mark, or a name as well. @param {Mark} mark @param {Taken} taken */
function isRead({ id, box }, { named }) {
  return box.r > box.l || named.has(id);
}

/** How much nearer a name is to its own place than to any other. @param {Box} box @param {Mark} own @param {Mark[]} others */
function lead(box, own, others) {
  const distance = Math.max(0, gap(box, own) - own.reach);
  return Math.min(...others.map((other) => gap(box, other) - other.reach - distance));
}

/** How much of a name lies on other names, and on pieces. @param {Box} box @param {Taken} taken */
function overOthers(box, { lettered, laid }) {
  let over = 0;
  for (const other of lettered.values()) over += overlap(box, other);
  for (const stack of laid.values()) over += overlap(box, stack);
  return over;
}

/** @param {Name} name @param {number} reach @returns {Candidate[]} */
function roundAbout({ w, h, wish }, reach) {
  const around = [0, NAMED_AWAY].flatMap((away) =>
    BEARINGS.flatMap((bearing) => {
      const to = directionOf(bearing);
      const isAslant = to.x !== 0 && to.y !== 0;
      const x = to.x * (w / 2 + away + (isAslant ? reach * 0.6 : reach));
      const y = to.y * (h / 2 + away + (isAslant ? reach * 0.45 : reach - 2));
      const turned = 1 - cosine(to, wish);
      const cost = 22 * turned + (isAslant ? 6 + 7 * away : 4 * away);
      // Over and under its place a name may be slid along.
      const slides = to.x ? [0] : [0, -0.3, 0.3];
      return slides.map((slide) => ({
        x: x + slide * w,
        y,
        away,
        cost: cost + 12 * Math.abs(slide),
      }));
    }),
  );
  return around.sort((a, b) => a.cost - b.cost);
}

/** How much of a name is covered, or lies outside. @param {Box} box @param {Taken} taken */
function coverOf(box, { marks, laid, lettered, within }) {
  let cover = 3 * outside(box, within);
  for (const mark of marks.values()) cover += 2 * overlap(box, mark.box);
  for (const other of laid.values()) cover += 2 * overlap(box, other);
  for (const other of lettered.values()) cover += 2 * overlap(box, other);
  return cover;
}
