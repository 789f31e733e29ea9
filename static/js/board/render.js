// The board: the drawn map, the pieces on it, arrows and lights. State in, nodes out.

import { keep, put, svg } from "../dom/svg.js";
import { drawArrow, way } from "./arrows.js";
import { arrowHead, pathOf, shortened } from "./geometry.js";
import { lanesOf } from "./lanes.js";
import { createStacks } from "./stacks.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").Place} Place */
/** @typedef {import("../types.d.ts").Arrow} Arrow */
/** @typedef {import("../types.d.ts").Gauge} Gauge */
/** @typedef {{x: number, y: number, bearing: string, reach: number}} Mark */
/** @typedef {import("./geometry.js").Point} Point */

/**
 * @typedef {object} Lights
 * @property {Set<string>} free names that can be taken hold of
 * @property {Set<string>} lit names that can be pointed at
 * @property {Set<string>} forced names among them, the way to which may cost something
 * @property {Set<string>} held
 * @property {Set<string>} named by the plan, and still where they stood
 * @property {boolean} isAdding whether what is taken next joins what is held
 * @property {Set<string>} foreseen names that could be reached by what is pointed at
 */

/**
 * @typedef {object} Board
 * @property {SVGSVGElement} map
 * @property {Place[]} places
 * @property {import("../types.d.ts").Translate} t
 * @property {Map<string, Mark>} marks
 * @property {ReturnType<typeof createStacks>} stacks
 * @property {Record<"arrows" | "fight" | "gauges" | "badges" | "offers", Element>} layers
 * @property {Map<string, Element>} nodes
 * @property {Map<string, Element>} grounds the ground of those that have a mark on it
 */

/**
 * Take a drawn map into the page.
 * @param {SVGSVGElement} map
 * @param {Place[]} places
 * @param {import("../types.d.ts").Translate} t
 * @param {number} [leastSeen] the part of each piece of a stack that a press needs to see
 * @param {import("./keptPlan.js").KeptPlan} [kept] where all lay when the page was left
 */
export function createBoard(map, places, t, leastSeen, kept) {
  letter(map, t);
  const marks = readMarks(map, places);
  const pieces = part(map, "#pieces");
  const layers = {
    arrows: part(map, "#marks"),
    fight: svg("g", { id: "fight" }),
    gauges: svg("g", { id: "gauges" }),
    badges: svg("g", { id: "badges" }),
    offers: svg("g", { id: "offers" }),
  };
  const ownMarks = svg("g", { id: "own-marks" });
  part(map, "#towns").before(layers.fight);
  pieces.after(layers.gauges, layers.badges, layers.offers, ownMarks);
  const stacks = createStacks(map, pieces, places, marks, leastSeen, kept);
  /** @type {Board} */
  const board = { map, places, t, marks, stacks, layers, nodes: new Map(), grounds: new Map() };
  for (const place of places) takePlace(board, place);
  const { fan, opens, restingAt, isFresh, rescale, spots } = stacks;
  return {
    /** @param {Shown} shown */
    render: (shown) => render(board, shown),
    marks,
    map,
    /** Where something can be done now. */
    action: () => action(board),
    /** @param {string} place */
    nodeOf: (place) => board.nodes.get(place) ?? null,
    /** The layer of the viewer's own marks, which the board itself never changes. */
    ownMarks,
    /** @param {{from: string, to: string}} mark @param {boolean} isBegun */
    drawOwn: (mark, isBegun) => drawOwn(mark, isBegun, marks),
    /** The points of a way between places. @param {string[]} path @param {boolean} bySea */
    way: (path, bySea) => way({ key: "", kind: "", count: 1, path, bySea }, [], map, marks),
    fan,
    opens,
    restingAt,
    isFresh,
    rescale,
    spots,
  };
}

/** The places of what is held, else of what may be taken or pointed at. @param {Board} board */
function action({ map, marks }) {
  const held = map.querySelectorAll(".piece.held");
  const found = held.length ? held : map.querySelectorAll(":is(.piece, .spot):is(.free, .lit)");
  return [...found].flatMap((node) => {
    const place = node.getAttribute("data-names")?.split(" ").at(-1) ?? "";
    return marks.get(place.split(":")[1] ?? "") ?? [];
  });
}

/** @param {SVGSVGElement} map @param {string} selector */
function part(map, selector) {
  return /** @type {Element} */ (map.querySelector(selector));
}

/** @param {Board} board @param {Place} place */
function takePlace({ map, nodes, grounds }, { id, name, node: at, ground = "" }) {
  const node = map.querySelector(`#${at}`);
  node?.setAttribute("data-names", name);
  node?.classList.add("spot");
  if (node) nodes.set(id, node);
  const area = ground && map.querySelector(`#${ground}`);
  if (!area) return;
  area.setAttribute("data-ground", name);
  grounds.set(id, area);
}

/** @param {Board} board @param {Shown} shown */
function render({ map, places, t, marks, stacks, layers, nodes, grounds }, shown) {
  const { pieces, arrows, gauges, badges, lights, battleAt, askedAt, step } = shown;
  const lanes = lanesOf(arrows);
  stacks.stand(pieces, lights, battleAt, step);
  // How many go is read where no piece lies on the number.
  const covered = arrows.some(({ count }) => count > 1) ? stacks.covered() : [];
  const coveredWords = covered.map(({ l, t: top }) => `${l | 0},${top | 0}`).join(" ");
  keep(
    layers.offers,
    offered(places, lights).map((place) => ({ place, isAbove: !stacks.isOver(place.id) })),
    ({ place: { id }, isAbove }) => ({ key: id, content: `${id} ${isAbove}` }),
    ({ place, isAbove }) => drawBase(place, isAbove, marks, t),
  );
  keep(
    layers.gauges,
    gauges,
    ({ key, text }) => ({ key, content: text }),
    (gauge) => drawGauge(gauge, grounds),
  );
  keep(
    layers.badges,
    badges,
    ({ at, text }) => ({ key: at, content: text }),
    (badge) => drawBadge(badge, grounds, marks),
  );
  keep(
    layers.arrows,
    arrows.map((arrow) => ({ arrow, lanes: lanes.get(arrow.key) ?? [] })),
    ({ arrow: { key, count }, lanes: own }) => ({
      key,
      content: `${key} ${own} ${count > 1 ? coveredWords : ""}`,
    }),
    ({ arrow, lanes: own }) => {
      const last = nodes.get(arrow.path.at(-1) ?? "");
      const ground = { map, marks, mark: last?.querySelector(".mark"), covered };
      return drawArrow(arrow, own, ground);
    },
  );
  keep(
    layers.fight,
    [battleAt || askedAt].filter(Boolean),
    (id) => ({ key: id, content: id }),
    (id) => drawFight(id, marks),
  );
  for (const place of places) showPlace(place, nodes.get(place.id), grounds.get(place.id), shown);
}

/**
 * Whose a place is, and what can be done with it.
 * @param {Place} place @param {Element | undefined} node @param {Element | undefined} ground
 * @param {Shown} shown
 */
function showPlace({ id, name, side, isWater }, node, ground, { lights, words, holders }) {
  const holder = holders[id] ?? side;
  if (!isWater) node?.classList.toggle("taken", Boolean(side) && holder !== side);
  if (node && holder) put(node, "data-holder", holder);
  else node?.removeAttribute("data-holder");
  lightUp(node, name, lights, words(id));
  node?.classList.toggle("foreseen", lights.foreseen.has(name));
  for (const one of [node, ground]) one?.classList.toggle("forced", lights.forced.has(name));
  ground?.classList.toggle("lit", lights.lit.has(name));
  ground?.classList.toggle("free", lights.free.has(name));
  ground?.classList.toggle("held", lights.held.has(name));
}

/**
 * @typedef {{pieces: Piece[], arrows: Arrow[], gauges: Gauge[], badges: import("../types.d.ts").Badge[], lights: Lights, words: (place: string) => string,
 *   holders: Record<string, string>, battleAt: string, askedAt: string, step: string}} Shown
 */

/**
 * Letter the map in the page's language; the drawing brings its names in English.
 * @param {SVGSVGElement} map
 * @param {import("../types.d.ts").Translate} t
 */
function letter(map, t) {
  for (const node of map.querySelectorAll("[data-word]")) {
    node.textContent = t(node.getAttribute("data-word") ?? "");
  }
}

/** @param {SVGSVGElement} map @param {Place[]} places @returns {Map<string, Mark>} */
function readMarks(map, places) {
  const land = [...places].sort((a, b) => Number(a.isWater) - Number(b.isWater));
  return new Map(
    land.map(({ id, node: at, reach, isWater }) => {
      const node = map.querySelector(`#${at}`);
      const [x, y] = [Number(node?.getAttribute("data-x")), Number(node?.getAttribute("data-y"))];
      const bearing = isWater ? "C" : (node?.getAttribute("data-bearing") ?? "");
      return [id, { x, y, bearing, reach }];
    }),
  );
}

/**
 * @param {Element | undefined} node
 * @param {string} name
 * @param {Lights} lights
 * @param {string} label
 */
function lightUp(node, name, lights, label) {
  if (!node) return;
  const isLit = lights.lit.has(name);
  const isFree = lights.free.has(name);
  node.classList.toggle("lit", isLit);
  node.classList.toggle("free", isFree);
  put(node, "role", isLit || isFree ? "button" : "img");
  put(node, "aria-label", label);
}

/** Bases at which ships can be worked on now. @param {Place[]} places @param {Lights} lights */
function offered(places, lights) {
  return places.filter(({ id }) => lights.lit.has(`base:${id}`));
}

/** Over the mark, or under it where pieces stand over it. @param {Place} place @param {boolean} isAbove @param {Map<string, Mark>} marks @param {import("../types.d.ts").Translate} t */
function drawBase({ id, word }, isAbove, marks, t) {
  const mark = marks.get(id) ?? { x: 0, y: 0, bearing: "", reach: 0 };
  const label = t("board-base", { town: `@${word}` });
  const y = (mark.reach + 6) * (isAbove ? -1 : 1);
  const button = svg(
    "g",
    {
      class: "offer",
      role: "button",
      tabindex: -1,
      "aria-label": label,
      "data-names": `base:${id}`,
      transform: `translate(0 ${y})`,
    },
    svg("circle", { class: "offer-disc", r: 8.5 }),
    svg("use", { href: "#anchor", class: "base" }),
  );
  const spot = `translate(${mark.x} ${mark.y})`;
  return svg("g", { transform: spot }, svg("g", { class: "scaled" }, button));
}

/** Where the battle is that is being fought, or asked about. @param {string} id @param {Map<string, Mark>} marks */
function drawFight(id, marks) {
  const { x, y, reach } = marks.get(id) ?? { x: 0, y: 0, reach: 0 };
  const r = Math.max(reach + 5, 20);
  const rings = ["fight-glow", "fight-ring"].map((name) => svg("circle", { class: name, r }));
  const spot = `translate(${x} ${y})`;
  return svg("g", { class: "fight", transform: spot }, svg("g", { class: "scaled" }, ...rings));
}

/** How far from the first place to the second a gauge stands: a stack covers the border itself. */
const BEYOND = 0.62;

/** By the border of two places, on the far side. @param {Gauge} gauge @param {Map<string, Element>} grounds */
function drawGauge({ between, text, isFull }, grounds) {
  const [a, b] = between.map((id) => middle(grounds.get(id)));
  if (!a || !b) return svg("g");
  const [x, y] = [a.x + (b.x - a.x) * BEYOND, a.y + (b.y - a.y) * BEYOND];
  const spot = `translate(${x} ${y})`;
  const tag = svg("rect", { class: "gauge-tag", x: -4, y: -5, width: 8, height: 10, rx: 2 });
  const number = svg("text", { "text-anchor": "middle", y: 2.9 }, text);
  const kind = isFull ? "gauge full" : "gauge";
  return svg("g", { class: kind, transform: spot }, svg("g", { class: "scaled" }, tag, number));
}

/** A sign at the foot of a place's ground, or over its mark. @param {import("../types.d.ts").Badge} badge @param {Map<string, Element>} grounds @param {Map<string, Mark>} marks */
function drawBadge({ at, text, words }, grounds, marks) {
  const { x, y } = footOf(grounds.get(at)) ?? marks.get(at) ?? { x: 0, y: 0 };
  const half = 4 + 3.1 * text.length;
  const tag = svg("rect", { x: -half, y: -8, width: 2 * half, height: 16, rx: 8 });
  const told = svg("text", { "text-anchor": "middle", y: 4 }, text);
  const sign = svg("g", { class: "scaled", role: "img", "aria-label": words }, tag, told);
  return svg("g", { class: "badge", transform: `translate(${x} ${y})` }, sign);
}

/** @param {Element | undefined} ground */
function footOf(ground) {
  if (!(ground instanceof SVGGraphicsElement)) return null;
  const { x, y, width, height } = ground.getBBox();
  return { x: x + width / 2, y: y + height - 7 };
}

/** @param {Element | undefined} ground */
function middle(ground) {
  if (!(ground instanceof SVGGraphicsElement)) return null;
  const { x, y, width, height } = ground.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** A ring about a place, or an arrow straight from one to another. @param {{from: string, to: string}} mark @param {boolean} isBegun @param {Map<string, Mark>} marks */
function drawOwn({ from, to }, isBegun, marks) {
  const [a, b] = [marks.get(from), marks.get(to)];
  if (!a || !b) return svg("g");
  const kind = isBegun ? "own-mark begun" : "own-mark";
  if (from === to) {
    const ring = svg("circle", { class: "own-ring", r: Math.max(a.reach + 4, 16) });
    const spot = `translate(${a.x} ${a.y})`;
    return svg("g", { class: kind, transform: spot }, svg("g", { class: "scaled" }, ring));
  }
  const points = shortened([a, b], 10);
  return svg(
    "g",
    { class: kind },
    svg("path", { class: "shaft", d: pathOf(points) }),
    svg("polygon", { class: "head", points: arrowHead(points, 8) }),
  );
}
