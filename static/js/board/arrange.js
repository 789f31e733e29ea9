// Stacks and names on the drawn map: measures them, has them laid out, and keeps what was worked out.
import { layOut } from "./layout.js";
import { everSeated, lastAt, noted } from "./seats.js";
import { zonesOf } from "./zones.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").Place} Place */
/** @typedef {import("../types.d.ts").Point} Point */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./layout.js").Stack} Stack */
/** @typedef {{text: SVGTextElement, rise: number, name: import("./layout.js").Name}} Lettering */

const REMEMBERED = 16;
const DEPTH = 2.4; // of a block, to the lower right
const GRID = 12; // spots across an area
const NEAR = 0.86; // the scale from which on a near map is lettered in full

/**
 * @param {SVGSVGElement} map
 * @param {Place[]} all
 * @param {Map<string, import("./render.js").Mark>} marks
 * @param {import("./keptPlan.js").KeptPlan} [kept] where all lay when the page was left
 */
export function createArrangement(map, all, marks, kept) {
  const land = all.filter(({ isWater }) => !isWater);
  const waters = all.filter(({ isWater }) => isWater);
  const places = [...land, ...waters].map(({ id, crown, reach, mark }) => {
    const { x, y } = marks.get(id) ?? { x: 0, y: 0 };
    return { id, x, y, reach, mark, crown };
  });
  const areas = new Map(waters.map((place) => [place.id, areaOf(map, place)]));
  const grounds = new Map(all.map((place) => [place.id, groundOf(map, place)]));
  const nearOnly = new Set(all.filter((place) => place.isNamedNear).map(({ id }) => id));
  const fixed = { ...surroundings(map, [...grounds.values()]), zoneAt: zonesOf(map, all) };
  /** @type {import("./layout.js").Box[]} */
  let captions = [];
  /** @type {Lettering[]} */
  let lettering = [];
  /** @type {Map<string, Plan>} */
  const known = new Map();

  let letters = "";
  /** What was shown last. @type {Plan | null} */
  let habit = null;
  /** Whose names are written. @type {Plan | null} */
  let written = null;
  const left = kept?.read();
  /** By what each plan is known. @type {WeakMap<Plan, string>} */
  const keys = new WeakMap();

  /** Measure the names: again when their fonts have come, and in letters of another size. */
  function measure() {
    letters = map.style.getPropertyValue("--letters");
    lettering = land.flatMap((place) => letteringOf(map, place));
    captions = [...map.querySelectorAll(".captions .country-name, .captions .small")].map(boxOf);
    known.clear();
    if (left) known.set(left.key, left.plan);
    habit = left?.plan ?? null;
    written = null;
  }

  /** Where everything goes at a scale. @param {Piece[]} pieces @param {number} scale @param {string} wanted whose name must be read @param {import("./seats.js").Seats | null} [seats] of the step in which what stays keeps its place @returns {Plan} */
  function planOf(pieces, scale, wanted, seats = null) {
    if (!lettering.length || letters !== map.style.getPropertyValue("--letters")) measure();
    const stacks = stacksOf(pieces, marks, areas, grounds, seats);
    const key = `${scale} ${letters} ${wanted} ${stacks.map(identity).join()}`;
    const before = seats ? lastAt(seats, String(scale)) : null;
    const made = (before && seats?.plans) || known;
    const found = seats?.plans.get(key) ?? made.get(key);
    if (found) return noted(seats, key, found);
    const names = namesFor(stacks, lettering, { scale, wanted, nearOnly });
    const plan = layOut({ ...fixed, places, stacks, names, captions, scale, before, habit });
    if (made.size >= REMEMBERED) made.delete([...made.keys()][0]);
    made.set(key, plan);
    keys.set(plan, key);
    return noted(seats, key, plan);
  }

  /** Show a plan's names, and keep to it from now on. @param {Plan} plan */
  function letter(plan) {
    if (plan === written) return;
    habit = written = plan;
    kept?.keep(keys.get(plan) ?? left?.key ?? "", plan);
    for (const one of lettering) write(one, plan.names.get(one.name.at));
  }

  return { planOf, letter, measure };
}

/**
 * The names that are looked for room for at a scale.
 * @param {Stack[]} stacks @param {Lettering[]} lettering
 * @param {{scale: number, wanted: string, nearOnly: Set<string>}} how
 */
function namesFor(stacks, lettering, { scale, wanted, nearOnly }) {
  // Whoever stands in a place is told of by its name: it can be found on the map then.
  const named = new Set([wanted, ...stacks.map(({ at }) => at)]);
  return lettering
    .filter(({ name: { at } }) => scale <= NEAR || named.has(at) || !nearOnly.has(at))
    .map(({ name }) => ({ ...name, isWanted: name.at === wanted }));
}

/** What decides where a stack lies. @param {Stack} stack */
function identity({ key, w, h, toward }) {
  return `${key} ${w} ${h} ${toward ? `${toward.x.toFixed(2)} ${toward.y.toFixed(2)}` : ""}`;
}

/** Write a name where it has room, or nowhere. @param {Lettering} lettering @param {import("./layout.js").Lettered | null} [spot] */
function write({ text, rise }, spot) {
  text.classList.toggle("crowded", !spot);
  if (!spot) return;
  text.setAttribute("text-anchor", "middle");
  text.setAttribute("x", spot.x.toFixed(1));
  text.setAttribute("y", (spot.y + rise * spot.size).toFixed(1));
  text.style.setProperty("--shrunk", String(spot.size));
}

/** What lies still on the map: its border, its ornaments, the grounds that stacks keep to. @param {SVGSVGElement} map @param {Point[][]} grounds of each place */
function surroundings(map, grounds) {
  const kept = grounds.filter(({ length }) => length);
  return {
    frame: frameOf(map),
    ornaments: [...map.querySelectorAll(".cartouche, .compass")].map(boxOf),
    // Where every place has a ground of its own, no stack strays onto another's.
    grounds: kept.length < grounds.length ? kept.map(boundsOf) : [],
  };
}

/** @param {Piece[]} pieces @param {Map<string, import("./render.js").Mark>} marks @param {Map<string, Area>} areas @param {Map<string, Point[]>} grounds @param {import("./seats.js").Seats | null} seats @returns {Stack[]} */
function stacksOf(pieces, marks, areas, grounds, seats) {
  const members = Map.groupBy(pieces, (piece) => piece.stack);
  return [...members].map(([key, own]) => {
    const [first] = own;
    const box = { w: 0, h: 0 };
    for (const { spot, size } of everSeated(seats, key, own)) {
      box.w = Math.max(box.w, 2 * Math.abs(spot.x) + size.w);
      box.h = Math.max(box.h, 2 * Math.abs(spot.y) + size.h);
    }
    const bearing = marks.get(first.at)?.bearing ?? "N";
    const toward = first.from ? towards(first.from, first.at, marks) : undefined;
    return {
      key,
      at: first.at,
      w: box.w + DEPTH,
      h: box.h + DEPTH,
      bearing,
      toward,
      ...areas.get(first.at),
      ground: grounds.get(first.at),
    };
  });
}

/** The direction of some places from another one. @param {string[]} from @param {string} at @param {Map<string, import("./render.js").Mark>} marks @returns {Point} */
function towards(from, at, marks) {
  const own = marks.get(at) ?? { x: 0, y: 0 };
  const ways = from.map((id) => {
    const { x, y } = marks.get(id) ?? own;
    const far = Math.hypot(x - own.x, y - own.y) || 1;
    return { x: (x - own.x) / far, y: (y - own.y) / far };
  });
  return ways.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
}

/** @param {SVGSVGElement} map @param {Place} place @returns {Lettering[]} */
function letteringOf(map, { id, node, weight }) {
  const text = map.querySelector(`#${node} .town-name`);
  if (!(text instanceof SVGTextElement)) return [];
  text.style.removeProperty("--shrunk");
  const { x, y, width, height } = text.getBBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const wish = text.dataset.wish ? JSON.parse(text.dataset.wish) : middle;
  text.dataset.wish = JSON.stringify(wish);
  const rise = Number(text.getAttribute("y")) - middle.y;
  // A line's box is taller than its letters.
  return [{ text, rise, name: { at: id, w: width + 2, h: height * 0.7, wish, weight } }];
}

/** @typedef {{within: Point[], water: import("./layout.js").Box[]}} Area of a water: the points at which fleets may lie, the first where its plan says, and what is wet */

/** @param {SVGSVGElement} map @param {Place} place @returns {Area} */
function areaOf(map, { node }) {
  const area = map.querySelector(`#${node} .lake-area`);
  if (!(area instanceof SVGGeometryElement)) return { within: [], water: [] };
  const box = area.getBBox();
  const steps = Array.from({ length: GRID * GRID }, (_, n) => ({
    x: box.x + (box.width * ((n % GRID) + 0.5)) / GRID,
    y: box.y + (box.height * (Math.floor(n / GRID) + 0.5)) / GRID,
  }));
  const group = area.parentElement;
  const spot = { x: Number(group?.dataset.x), y: Number(group?.dataset.y) };
  const isWet = (/** @type {Point} */ { x, y }) => area.isPointInFill(new DOMPoint(x, y));
  const [w, h] = [box.width / GRID, box.height / GRID];
  const wet = steps.filter(isWet);
  const water = wet.map(({ x, y }) => ({ l: x - w / 2, t: y - h / 2, r: x + w / 2, b: y + h / 2 }));
  return { within: isWet(spot) ? [spot, ...wet] : wet, water };
}

/** The corners of a ground that stacks keep to: a box, or a path of straight pieces with relative steps. @param {SVGSVGElement} map @param {Place} place @returns {Point[]} */
function groundOf(map, { ground = "", keepsStacks = false }) {
  const area = keepsStacks && ground ? map.querySelector(`#${ground}`) : null;
  if (!(area instanceof SVGGraphicsElement)) return [];
  const steps = area
    .getAttribute("d")
    ?.match(/-?[\d.]+/g)
    ?.map(Number);
  if (!steps) return corners(area.getBBox());
  let [x, y] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, n) => {
    [x, y] = [x + steps[2 * n], y + steps[2 * n + 1]];
    return { x, y };
  });
}

/** @param {{x: number, y: number, width: number, height: number}} box @returns {Point[]} */
function corners({ x, y, width, height }) {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** @param {Point[]} points @returns {import("./layout.js").Box} */
function boundsOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { l: Math.min(...xs), t: Math.min(...ys), r: Math.max(...xs), b: Math.max(...ys) };
}

/** What lies within the map's border. @param {SVGSVGElement} map */
function frameOf(map) {
  const line = map.querySelector("#neatline rect");
  const value = (/** @type {string} */ name) => Number(line?.getAttribute(name) ?? 0);
  const [l, t] = [value("x"), value("y")];
  return { l, t, r: l + value("width"), b: t + value("height") };
}

/** An ornament's box on the map. @param {Element} node @returns {import("./layout.js").Box} */
function boxOf(node) {
  const group = /** @type {SVGGraphicsElement} */ (node);
  const { x, y, width, height } = group.getBBox();
  const at = group.transform.baseVal.consolidate()?.matrix ?? { a: 1, d: 1, e: 0, f: 0 };
  const [l, t] = [at.a * x + at.e, at.d * y + at.f];
  return { l, t, r: l + at.a * width, b: t + at.d * height };
}
