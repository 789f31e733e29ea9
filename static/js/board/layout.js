// Where stacks of pieces and the names of places go, so that nothing lies on anything else. Pure
// numbers in units of a piece: on a far map pieces are larger than the land between two towns.
import { afloat } from "./afloat.js";
import { beside } from "./beside.js";
import { overlap } from "./geometry.js";
import { atHome } from "./home.js";
import { hostsOf, isMet, isStill, spotIn, wellWritten } from "./lain.js";
import { leave, letter, sizedBy } from "./lettering.js";
import { makeRoom } from "./makeRoom.js";
import { boxAt, cheapest, FARTHEST_REACH, gap, outside, strangersGap } from "./spots.js";
import { tiedOf } from "./tethers.js";
import { astray } from "./zones.js";

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
 * @property {Point} [toward] the direction it came from, which is where it lies rather
 * @property {Point[]} [within] where it may lie, in units of the map, the best first: a fleet keeps to its lake
 * @property {Box[]} [water] the water there, in units of the map
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
 * @property {number} scale
 * @property {Map<string, {w: number, h: number}>} sizes of the stacks
 * @property {Set<string>} tied the stacks that a line ties to their places
 */

/** @typedef {Point & {away: number}} Spot how far a stack stands off its place */
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
  out: 12,
  ornament: 1,
  mistaken: 7,
  moved: 0.35,
  strayed: 0.35,
  foreign: 0.8,
  nowhere: 0.3,
};
const APART = 10; // by how much a stack lies nearer to its own place, lest it seem another's
const NEAR = 70;
const ROUNDS = 3;
const FIRST = 1e6; // greater than the size of any stack in a crowd
const SIGN_BESIDE = 3.5; // how far what stands over a mark reaches beside it

/**
 * @typedef {{places: Place[], stacks: Stack[], names: Name[], frame: Box, ornaments: Box[],
 *   captions?: Box[], grounds?: Box[], zoneAt?: ((at: Point) => string) | null, scale: number, before?: Plan | null, habit?: Plan | null}} Ground `frame`, `ornaments` (title, compass), `captions`, which names
 *   avoid, and `grounds` that others' stacks keep to, in
 *   units of the map; `scale` is how many of those a unit of a piece takes; what has not changed since `before` stays
 *   where it lay then; where it was in `habit` is rather kept than left; `zoneAt`: whose a point of the map is, "" for nobody's
 */

/** @param {Ground} map @returns {Plan} */
export function layOut(map) {
  const hosts = hostsOf(map.habit, map.scale);
  const plan = planned(map, hosts);
  if (map.before || !map.habit || !plan.tied.size) return plan;
  // What gave way to others time and again has strayed: it goes back where that makes the map plainer.
  const fresh = planned({ ...map, habit: null }, hosts);
  return strain(fresh) < strain(plan) ? fresh : plan;
}

/** How many stacks can't be told by where they lie, and names not be read. @param {Plan} plan */
function strain({ tied, names }) {
  return tied.size + [...names.values()].filter((spot) => !spot).length;
}

/** @param {Ground} map @param {Plan | null} hosts where who has met an enemy stays @returns {Plan} */
function planned(
  {
    places,
    stacks,
    names,
    frame,
    ornaments,
    captions = [],
    grounds = [],
    zoneAt = null,
    scale,
    before = null,
    habit = null,
  },
  hosts,
) {
  const marks = new Map(places.map((place) => [place.id, markOf(place, scale)]));
  const still = stacks.filter(
    (stack) => isStill(stack, before) || (isMet(stack, stacks) && isStill(stack, hosts)),
  );
  const spotOf = (/** @type {string} */ key) => spotIn(before ?? hosts, key);
  const stirred = stacks.filter((stack) => !still.includes(stack));
  const [kept, free] = [true, false].map((isKept) =>
    stirred.filter(({ ground }) => Boolean(ground?.length) === isKept),
  );
  const lain = new Map(still.map((stack) => [stack.key, spotOf(stack.key)]));
  const lying = still.map((stack) => boxAt(stack, spotOf(stack.key), marks));
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
    free.map((stack) => {
      const was = usual(stack, before, habit);
      return [stack.key, offer(stack, marks, { scale, zoneAt }, was)];
    }),
  );
  const usualNames = before?.names ?? wellWritten(habit);
  const written = writtenBefore(names, usualNames, marks);
  const tries = ordersOf(free, marks).map((order) => settle(order, offered, fixed, written));
  const best = tries.reduce((a, b) => (b.cost < a.cost ? b : a));
  const sizes = new Map(stacks.map(({ key, w, h }) => [key, { w, h }]));
  const plan = lettered(best, names, offered, usualNames);
  return { ...plan, scale, sizes, tied: tiedOf(stacks, plan.stacks, marks) };
}

/** Where a stack lay, and what it costs it to leave. @param {Stack} stack @param {Plan | null} before @param {Plan | null} habit @returns {{spot: Point | undefined, cost: number}} */
function usual({ key }, before, habit) {
  return before
    ? { spot: before.stacks.get(key), cost: COST.moved }
    : { spot: habit?.stacks.get(key), cost: COST.strayed };
}

/** Where names stood, which stacks that have changed keep off. @param {Name[]} names @param {Plan["names"]} before @param {Map<string, Mark>} marks @returns {Map<string, Box>} */
function writtenBefore(names, before, marks) {
  const boxes = names.flatMap((name) => {
    const spot = before.get(name.at);
    return spot ? [/** @type {const} */ ([name.at, boxAt(sizedBy(name, spot), spot, marks)])] : [];
  });
  return new Map(boxes);
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
  // What is afloat has the least choice.
  const first = (/** @type {Stack} */ { within }) => (within?.length ? FIRST : 0);
  return [
    by((stack) => first(stack) + size(stack)),
    by((stack) => first(stack) + crowded(stack) * size(stack)),
  ];
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
    const { at, cost } = laid(stack, offered, taken);
    sum += cost;
    isSame &&= chosen.get(stack.key) === at;
    chosen.set(stack.key, at);
  }
  return { sum, isSame };
}

/** Lay a stack where it costs least as all others lie. @param {Stack} stack @param {Map<string, Offer>} offered @param {Taken} taken */
function laid(stack, offered, taken) {
  taken.laid.delete(stack.key);
  const { spots, near } = offered.get(stack.key) ?? { spots: [], near: [] };
  const found = cheapest(spots, (spot, most) =>
    stackCost(boxAt(stack, spot, taken.marks), stack, near, taken, most),
  );
  taken.laid.set(stack.key, boxAt(stack, found.at, taken.marks));
  return found;
}

/** How stacks go elsewhere once names are written. @param {Map<string, Offer>} offered @param {Taken} taken @param {Map<string, Candidate>} chosen */
function movable(offered, taken, chosen) {
  return {
    choose: (/** @type {Stack} */ stack) => laid(stack, offered, taken),
    costBefore(/** @type {Stack} */ stack) {
      const at = chosen.get(stack.key) ?? { x: 0, y: 0, away: 0, cost: 0 };
      const near = offered.get(stack.key)?.near ?? [];
      const box = boxAt(stack, at, taken.marks);
      return at.cost + stackCost(box, stack, near, taken, Number.POSITIVE_INFINITY);
    },
  };
}

/**
 * Put the names in; then stacks give way to them where they can, and names go where there is room.
 * @param {ReturnType<typeof settle>} settled @param {Name[]} names
 * @param {Map<string, Offer>} offered @param {Plan["names"]} before
 * @returns {Omit<Plan, "scale" | "sizes" | "tied">}
 */
function lettered({ order, taken, chosen }, names, offered, before) {
  const weigh = (/** @type {Name} */ { weight, isWanted }) => (isWanted ? 1000 : weight);
  const byWeight = [...names].sort((a, b) => weigh(b) - weigh(a) || (a.at < b.at ? -1 : 1));
  /** @type {Map<string, Lettered | null>} */
  const found = new Map();
  const letterAll = () => {
    taken.lettered.clear();
    found.clear();
    for (const name of byWeight) leave(name, before.get(name.at), taken, found);
    for (const name of byWeight) if (!found.has(name.at)) letter(name, taken, found);
  };
  letterAll();
  lay(order, offered, taken, chosen);
  letterAll();
  const table = { taken, found, chosen, ...movable(offered, taken, chosen) };
  for (const name of byWeight) if (!found.get(name.at)) makeRoom(name, byWeight, order, table);
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
 * @param {Stack} stack @param {Map<string, Mark>} marks @param {Pick<Ground, "scale" | "zoneAt">} map @param {ReturnType<typeof usual>} was
 * @returns {Offer}
 */
function offer(stack, marks, { scale, zoneAt }, { spot: was, cost }) {
  const moved = (/** @type {Point} */ { x, y }) =>
    was ? cost * Math.hypot(x - was.x, y - was.y) : 0;
  const strange = (/** @type {Point} */ spot) => {
    if (!zoneAt || stack.within?.length) return 0;
    const { foreign, nowhere } = astray(boxAt(stack, spot, marks), stack.at, zoneAt, scale);
    return COST.foreign * foreign + COST.nowhere * nowhere;
  };
  const spots = candidates(stack, marks, scale)
    .map((spot) => ({ ...spot, cost: spot.cost + moved(spot) + strange(spot) }))
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
  return afloat(stack, mark, scale);
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
    const far = gap(box, mark) - mark.reach;
    const lead = far - distance;
    if (lead < APART) sum += COST.mistaken * Math.min(APART - lead, 2 * APART);
    else if (own && far < APART && strangersGap(box, own, mark) < APART)
      sum += COST.mistaken * (APART - far);
    if (sum >= most) break;
  }
  return sum;
}
