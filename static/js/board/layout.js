// Where stacks of pieces and the names of places go, so that nothing lies on anything else. Pure
// numbers in units of a piece: on a far map pieces are larger than the land between two towns.
import { overlap } from "./geometry.js";
import { atHome } from "./home.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{l: number, t: number, r: number, b: number}} Box */

/**
 * @typedef {object} Place
 * @property {string} id
 * @property {number} x in units of the map
 * @property {number} y
 * @property {number} reach how far from its middle its name and its stacks keep
 * @property {number} [mark] how far its mark reaches, which nothing shall cover; as far, if not said
 * @property {number} crown how far a sign stands over its mark
 */

/**
 * @typedef {object} Stack
 * @property {string} key
 * @property {string} at the place's id
 * @property {number} w
 * @property {number} h
 * @property {string} bearing where the map's plan wants it: "N", "SE"
 * @property {Point[]} [within] where it may lie, in units of the map, the best first: a fleet keeps to its lake
 * @property {Point[]} [ground] the corners of its place's own ground, in units of the map, which it keeps to
 */

/**
 * @typedef {object} Name a place's lettering
 * @property {string} at
 * @property {number} w
 * @property {number} h
 * @property {Point} wish where the drawing has its middle
 * @property {number} weight of several in each other's way the heavier one is kept
 * @property {boolean} [isWanted] whether it must be read: of the place that is fought for
 */

/**
 * @typedef {object} Plan
 * @property {Map<string, Spot>} stacks middle of each about its place
 * @property {Map<string, Lettered | null>} names middle of each about its place; none where it is crowded out
 * @property {Map<string, {w: number, h: number}>} sizes of the stacks
 */

/** @typedef {Point & {away: number}} Spot how far a stack stands off its place is said for the line between them */
/** @typedef {Point & {size: number}} Lettered where a name is written, and how large: 1 is as drawn */

/**
 * @typedef {object} Candidate
 * @property {number} x about the place
 * @property {number} y
 * @property {number} away
 * @property {number} cost before anything is in its way
 */

const MARGIN = 1.5;
const COST = {
  mark: 14,
  marked: 80,
  stack: 9,
  ground: 2,
  name: 1.6,
  away: 4,
  turned: 13,
  slid: 5,
  out: 12,
  ornament: 1,
  mistaken: 7,
  misread: 5,
  caption: 0.5,
  moved: 0.35,
};
const APART = 10; // by how much a stack lies nearer to its own place, lest it seem another's
const NEAR = 70;
const FARTHEST_REACH = 24;
const NAMED_AWAY = 9; // how far a name may stand off
const ROUNDS = 3;
const DISTANCES = [0, 12, 28, 48];
const BEARINGS = ["E", "W", "N", "S", "NE", "NW", "SE", "SW"];
const SLIDES = [-1, -0.5, 0, 0.5, 1];
const SIZES = [1, 0.86, 0.74]; // a name that has no room is written smaller before it is left out
const CROWDED = 0.16; // the part of a name that may be covered
const WANTED = 0.5; // of the name that must be read
const OVER_NAMES = 0.03; // the part of it that may lie on another name
const SIGN_BESIDE = 3.5; // how far what stands over a mark reaches beside it
const CLEAR = 3; // by how much a name lies nearer to its own place
const MISREAD = 4; // by how much nearer to another's it may be at most

/**
 * @param {{places: Place[], stacks: Stack[], names: Name[], frame: Box, ornaments: Box[],
 *   captions?: Box[], grounds?: Box[], scale: number, before?: Plan | null}} map `frame`, `ornaments` (title, compass), `captions`, which names
 *   avoid, and `grounds` that others' stacks keep to, in
 *   units of the map; `scale` is how many of those a unit of a piece takes; what has not changed since `before` stays
 *   where it lay then
 * @returns {Plan}
 */
export function layOut({
  places,
  stacks,
  names,
  frame,
  ornaments,
  captions = [],
  grounds = [],
  scale,
  before = null,
}) {
  const marks = new Map(places.map((place) => [place.id, markOf(place, scale)]));
  const still = stacks.filter((stack) => isStill(stack, before));
  const stirred = stacks.filter((stack) => !still.includes(stack));
  const [kept, free] = [true, false].map((isKept) =>
    stirred.filter(({ ground }) => Boolean(ground?.length) === isKept),
  );
  const lain = new Map(still.map((stack) => [stack.key, spotIn(before, stack.key)]));
  const lying = still.map((stack) => boxAt(stack, spotIn(before, stack.key), marks));
  const fixed = {
    marks,
    within: inPieces(frame, scale),
    ornaments: ornaments.map((box) => inPieces(box, scale)),
    captions: captions.map((box) => inPieces(box, scale)),
    grounds: grounds.map((box) => inPieces(box, scale)),
    kept: new Map([...lain, ...atHome(kept, marks, scale, lying)]),
    keptBoxes: new Map(),
    named: new Set(names.map(({ at }) => at)),
  };
  for (const stack of [...still, ...kept]) {
    const spot = fixed.kept.get(stack.key);
    if (spot) fixed.keptBoxes.set(stack.key, boxAt(stack, spot, marks));
  }
  const offered = new Map(
    free.map((stack) => [stack.key, offer(stack, marks, scale, before?.stacks.get(stack.key))]),
  );
  const written = writtenBefore(names, before, marks);
  const tries = ordersOf(free, marks).map((order) => settle(order, offered, fixed, written));
  const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
  const sizes = new Map(stacks.map(({ key, w, h }) => [key, { w, h }]));
  return { ...lettered(best, names, offered, before), sizes };
}

/** Whether a stack is as it was. @param {Stack} stack @param {Plan | null} before */
function isStill({ key, w, h }, before) {
  const size = before?.sizes.get(key);
  return Boolean(size && before?.stacks.has(key) && size.w === w && size.h === h);
}

/** @param {Plan | null} before @param {string} key @returns {Spot} */
function spotIn(before, key) {
  return before?.stacks.get(key) ?? { x: 0, y: 0, away: 0 };
}

/** Where names stood, which stacks that have changed keep off. @param {Name[]} names @param {Plan | null} before @param {Map<string, Mark>} marks @returns {Map<string, Box>} */
function writtenBefore(names, before, marks) {
  const boxes = names.flatMap((name) => {
    const spot = before?.names.get(name.at);
    return spot ? [/** @type {const} */ ([name.at, boxAt(sizedBy(name, spot), spot, marks)])] : [];
  });
  return new Map(boxes);
}

/** @param {Name} name @param {Lettered} spot @returns {Name} */
function sizedBy(name, { size }) {
  return { ...name, w: name.w * size, h: name.h * size };
}

/**
 * In which order stacks choose where to lie: who comes first takes what a later one may need more.
 * @param {Stack[]} stacks @param {Map<string, Mark>} marks
 */
function ordersOf(stacks, marks) {
  const crowd = new Map(stacks.map((stack) => [stack.key, neighbours(stack, marks)]));
  const by = (/** @type {(stack: Stack) => number} */ rank) =>
    [...stacks].sort((a, b) => rank(b) - rank(a) || (a.key < b.key ? -1 : 1));
  const size = (/** @type {Stack} */ { w, h }) => w * h;
  const crowded = (/** @type {Stack} */ { key }) => crowd.get(key) ?? 0;
  return [by(size), by((stack) => crowded(stack) * size(stack))];
}

/** How many other places are near. @param {Stack} stack @param {Map<string, Mark>} marks */
function neighbours({ at, within }, marks) {
  const own = marks.get(at);
  if (!own || within?.length) return 0;
  return [...marks.values()].filter(({ x, y }) => Math.hypot(x - own.x, y - own.y) < NEAR).length;
}

/**
 * Let each stack choose, then think again when the others lie.
 * @param {Stack[]} order @param {Map<string, Offer>} offered
 * @param {Fixed} fixed @param {Map<string, Box>} written where names stand already
 */
function settle(order, offered, fixed, written) {
  /** @type {Taken} */
  const taken = { ...fixed, laid: new Map(fixed.keptBoxes), lettered: new Map(written) };
  /** @type {Map<string, Candidate>} */
  const chosen = new Map();
  let round = { sum: 0, isSame: false };
  for (let n = 0; n < ROUNDS && !round.isSame; n += 1) round = lay(order, offered, taken, chosen);
  return { order, taken, chosen, cost: round.sum };
}

/** @param {Stack[]} order @param {Map<string, Offer>} offered @param {Taken} taken @param {Map<string, Candidate>} chosen */
function lay(order, offered, taken, chosen) {
  let [sum, isSame] = [0, true];
  for (const stack of order) {
    taken.laid.delete(stack.key);
    const { spots, near } = offered.get(stack.key) ?? { spots: [], near: [] };
    const { at, cost } = cheapest(spots, (spot, most) =>
      stackCost(boxAt(stack, spot, taken.marks), stack, near, taken, most),
    );
    sum += cost;
    isSame &&= chosen.get(stack.key) === at;
    chosen.set(stack.key, at);
    taken.laid.set(stack.key, boxAt(stack, at, taken.marks));
  }
  return { sum, isSame };
}

/**
 * Put the names in; then stacks give way to them where they can, and names go where there is room.
 * @param {ReturnType<typeof settle>} settled @param {Name[]} names
 * @param {Map<string, Offer>} offered @param {Plan | null} before
 * @returns {Omit<Plan, "sizes">}
 */
function lettered({ order, taken, chosen }, names, offered, before) {
  const weigh = (/** @type {Name} */ { weight, isWanted }) => (isWanted ? 1000 : weight);
  const byWeight = [...names].sort((a, b) => weigh(b) - weigh(a) || (a.at < b.at ? -1 : 1));
  /** @type {Map<string, Lettered | null>} */
  const found = new Map();
  const letterAll = () => {
    taken.lettered.clear();
    found.clear();
    for (const name of byWeight) leave(name, before?.names.get(name.at), taken, found);
    for (const name of byWeight) if (!found.has(name.at)) letter(name, taken, found);
  };
  letterAll();
  lay(order, offered, taken, chosen);
  letterAll();
  return { stacks: new Map([...taken.kept, ...chosen]), names: found };
}

/**
 * @typedef {{spots: Candidate[], near: Mark[]}} Offer
 * @typedef {{id: string, x: number, y: number, reach: number, box: Box}} Mark a place in units of a piece
 * @typedef {{marks: Map<string, Mark>, within: Box, ornaments: Box[], captions: Box[], grounds: Box[],
 *   kept: Map<string, Spot>, keptBoxes: Map<string, Box>, named: Set<string>}} Fixed
 * @typedef {Fixed & {laid: Map<string, Box>, lettered: Map<string, Box>}} Taken
 */

/** @param {Place} place @param {number} scale @returns {Mark} */
function markOf({ id, x, y, reach, mark = reach, crown }, scale) {
  const [cx, cy, half] = [x / scale, y / scale, Math.max(0, mark - 2)];
  const beside = crown && SIGN_BESIDE;
  const box = { l: cx - half, t: cy - half - crown, r: cx + half + beside, b: cy + half };
  return { id, x: cx, y: cy, reach, box };
}

/**
 * Where a stack may lie, what is cheap first, and the marks that it could come near to there.
 * @param {Stack} stack @param {Map<string, Mark>} marks @param {number} scale @param {Point} [was] where it lay before
 * @returns {Offer}
 */
function offer(stack, marks, scale, was) {
  const moved = (/** @type {Point} */ { x, y }) =>
    was ? COST.moved * Math.hypot(x - was.x, y - was.y) : 0;
  const spots = candidates(stack, marks, scale)
    .map((spot) => ({ ...spot, cost: spot.cost + moved(spot) }))
    .sort((a, b) => a.cost - b.cost);
  const own = marks.get(stack.at) ?? { x: 0, y: 0 };
  const farthest = Math.max(0, ...spots.map(({ x, y }) => Math.hypot(x, y)));
  const far = farthest + Math.hypot(stack.w, stack.h) / 2 + FARTHEST_REACH;
  const near = [...marks.values()].filter(({ x, y }) => Math.hypot(x - own.x, y - own.y) < far);
  return { spots, near };
}

/** @param {Box} box in units of the map @param {number} scale @returns {Box} */
function inPieces({ l, t, r, b }, scale) {
  return { l: l / scale, t: t / scale, r: r / scale, b: b / scale };
}

/** @param {Stack} stack @param {Map<string, Mark>} marks @param {number} scale @returns {Candidate[]} */
function candidates(stack, marks, scale) {
  const mark = marks.get(stack.at);
  if (!mark) return [];
  if (!stack.within?.length) return beside(stack, mark.reach);
  const [best] = stack.within;
  return stack.within.map((point) => {
    const [x, y] = [point.x / scale - mark.x, point.y / scale - mark.y];
    const away = Math.hypot(point.x - best.x, point.y - best.y) / scale;
    return { x, y, away: 0, cost: 1.2 * away };
  });
}

/** Round about a mark, near and farther off. @param {Stack} stack @param {number} reach @returns {Candidate[]} */
function beside({ w, h, bearing }, reach) {
  const wish = directionOf(bearing);
  return DISTANCES.flatMap((away) =>
    SLIDES.flatMap((slide) => {
      const [x, y] = [slide * Math.max(0, w / 2 - 5), slide * Math.max(0, h / 2 - 5)];
      const [dx, dy] = [reach + away + w / 2, reach + away + h / 2];
      const spots = [
        { x, y: -dy },
        { x, y: dy },
        { x: dx, y },
        { x: -dx, y },
      ];
      return spots.map((spot) => {
        const turned = 1 - cosine(spot, wish);
        const cost = COST.away * away + COST.turned * turned + COST.slid * slide ** 2;
        return { ...spot, away, cost };
      });
    }),
  );
}

/** @param {string} bearing */
function directionOf(bearing) {
  return {
    x: Number(bearing.includes("E")) - Number(bearing.includes("W")),
    y: Number(bearing.includes("S")) - Number(bearing.includes("N")),
  };
}

/** @param {Point} a @param {Point} b */
function cosine(a, b) {
  const length = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  return length ? (a.x * b.x + a.y * b.y) / length : 0;
}

/**
 * @param {Candidate[]} all the cheapest first
 * @param {(at: Candidate, most: number) => number} costOf may stop counting at `most`
 */
function cheapest(all, costOf) {
  let best = { x: 0, y: 0, away: 0, cost: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (const at of all) {
    if (at.cost >= least) break;
    const cost = at.cost + costOf(at, least - at.cost);
    if (cost < least) [best, least] = [at, cost];
  }
  return { at: best, cost: least };
}

/** @param {{at: string, w: number, h: number}} thing @param {Point} about @param {Map<string, Mark>} marks @returns {Box} */
function boxAt({ at, w, h }, about, marks) {
  const mark = marks.get(at) ?? { x: 0, y: 0 };
  const [x, y] = [mark.x + about.x, mark.y + about.y];
  return { l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 };
}

/** @param {Box} box @param {Stack} stack @param {Mark[]} near @param {Taken} taken @param {number} most */
function stackCost(box, stack, near, { laid, lettered: names, within, ornaments, grounds }, most) {
  let cost = withMarks(COST.out * outside(box, within), box, stack, near, most);
  if (cost >= most) return cost;
  for (const other of laid.values()) cost += COST.stack * overlap(box, other, MARGIN);
  if (cost >= most) return cost;
  for (const other of names.values()) cost += COST.name * overlap(box, other);
  for (const other of ornaments) cost += COST.ornament * overlap(box, other);
  // What lies in a lake's box is afloat there.
  for (const other of grounds) cost += COST.ground * overlap(box, other);
  return cost;
}

/** Add to a cost what the marks near by cost a stack, at least until it is `most`. @param {number} cost @param {Box} box @param {Stack} stack @param {Mark[]} near @param {number} most */
function withMarks(cost, box, stack, near, most) {
  let sum = cost;
  const own = near.find(({ id }) => id === stack.at);
  const keeps = Boolean(stack.within?.length);
  const distance = own && !keeps ? gap(box, own) - own.reach : 0;
  for (const mark of near) {
    const covered = overlap(box, mark.box);
    if (covered) sum += COST.marked + COST.mark * covered;
    if (mark === own || keeps) continue;
    const lead = gap(box, mark) - mark.reach - distance;
    if (lead < APART) sum += COST.mistaken * Math.min(APART - lead, 2 * APART);
    if (sum >= most) break;
  }
  return sum;
}

/** Leave a name where it stood, unless something has come to lie on it. @param {Name} name @param {Lettered | null | undefined} spot @param {Taken} taken @param {Map<string, Lettered | null>} found */
function leave(name, spot, taken, found) {
  if (!spot) return;
  const box = boxAt(sizedBy(name, spot), spot, taken.marks);
  let covered = 0;
  for (const other of taken.laid.values()) covered += 2 * overlap(box, other);
  if (covered > CROWDED * (box.r - box.l) * (box.b - box.t)) return;
  found.set(name.at, spot);
  taken.lettered.set(name.at, box);
}

/** Write a name as large as there is room for it. @param {Name} name @param {Taken} taken @param {Map<string, Lettered | null>} found */
function letter(name, taken, found) {
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
      : cover > CROWDED * area || overNames(box, taken) > OVER_NAMES * area || ahead < -MISREAD;
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

/** How much of a name lies on others. @param {Box} box @param {Taken} taken */
function overNames(box, { lettered }) {
  let over = 0;
  for (const other of lettered.values()) over += overlap(box, other);
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

/** @param {Box} box @param {Box} within */
function outside(box, within) {
  return (box.r - box.l) * (box.b - box.t) - overlap(box, within);
}

/** How far a point is from a box. @param {Box} box @param {Point} point */
function gap({ l, t, r, b }, { x, y }) {
  return Math.hypot(Math.max(l - x, 0, x - r), Math.max(t - y, 0, y - b));
}
