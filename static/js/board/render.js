// The board: the drawn map, the pieces on it, arrows and lights. State in, nodes out.
import { arrowHead, bow, pathOf, shortened } from "./geometry.js";
import { createStacks } from "./stacks.js";
import { keep, put, svg } from "./svg.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../types.d.ts").Sheet} Sheet */
/** @typedef {{x: number, y: number, bearing: string, reach: number}} Mark */

/**
 * @typedef {object} Lights
 * @property {Set<string>} free names that can be taken hold of
 * @property {Set<string>} lit names that can be pointed at
 * @property {Set<string>} held
 */

/**
 * Take a drawn map into the page.
 * @param {SVGSVGElement} map
 * @param {Sheet} sheet
 * @param {import("../types.d.ts").Translate} t
 */
export function createBoard(map, sheet, t) {
  letter(map, t);
  const marks = readMarks(map, sheet);
  const layers = {
    towns: /** @type {Element} */ (map.querySelector("#towns")),
    arrows: /** @type {Element} */ (map.querySelector("#marks")),
    pieces: /** @type {Element} */ (map.querySelector("#pieces")),
  };
  const offers = svg("g", { id: "offers" });
  const fight = svg("g", { id: "fight" });
  layers.towns.before(fight);
  layers.pieces.after(offers);
  const stacks = createStacks(map, layers.pieces, sheet, marks);

  /** @type {Map<string, Element>} */
  const places = new Map();
  for (const { id } of sheet.lakes) takePlace(id, id, "lake");
  for (const { id } of sheet.towns) takePlace(id, `town-${id}`, "town");

  /** @param {string} place @param {string} id @param {string} kind */
  function takePlace(place, id, kind) {
    const node = map.querySelector(`#${id}`);
    if (!node) return;
    node.setAttribute("data-names", `${kind}:${place}`);
    places.set(place, node);
  }

  /** @param {Shown} shown */
  function render(shown) {
    const { pieces, arrows, lights, words, holders, battleAt } = shown;
    stacks.stand(pieces, lights);
    keep(
      offers,
      offered(sheet, lights).map((id) => ({ id, isAbove: !stacks.isOver(id) })),
      ({ id, isAbove }) => ({ key: id, content: `${id} ${isAbove}` }),
      ({ id, isAbove }) => drawBase(id, isAbove, marks, t),
    );
    keep(
      layers.arrows,
      arrows,
      (arrow) => ({ key: arrow.key, content: arrow.key }),
      (arrow) => drawArrow(arrow, map, marks),
    );
    keep(
      fight,
      battleAt ? [battleAt] : [],
      (id) => ({ key: id, content: id }),
      (id) => drawFight(id, marks),
    );
    for (const lake of sheet.lakes) {
      lightUp(places.get(lake.id), `lake:${lake.id}`, lights, words(lake.id));
    }
    for (const town of sheet.towns) {
      const node = places.get(town.id);
      node?.classList.toggle("taken", (holders[town.id] ?? town.side) !== town.side);
      lightUp(node, `town:${town.id}`, lights, words(town.id));
    }
  }

  /** The points of a way between places. @param {string[]} path @param {boolean} bySea */
  function wayOf(path, bySea) {
    return way({ key: "", kind: "", count: 1, path, bySea }, map, marks);
  }

  const { fan, rescale, spots } = stacks;
  return { render, marks, map, way: wayOf, fan, rescale, spots };
}

/**
 * @typedef {{pieces: Piece[], arrows: Arrow[], lights: Lights, words: (place: string) => string,
 *   holders: Record<string, string>, battleAt: string}} Shown
 */

/**
 * @typedef {{key: string, kind: string, path: string[], count: number, bySea?: boolean}} Arrow
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

/** @param {SVGSVGElement} map @param {Sheet} sheet @returns {Map<string, Mark>} */
function readMarks(map, sheet) {
  const towns = sheet.towns.map((town) => {
    const node = map.querySelector(`#town-${town.id}`);
    const value = (/** @type {string} */ name) => node?.getAttribute(name) ?? "";
    const reach = 5.6 + 0.8 * town.value + 4;
    const at = { x: Number(value("data-x")), y: Number(value("data-y")) };
    return /** @type {[string, Mark]} */ ([
      town.id,
      { ...at, bearing: value("data-bearing"), reach },
    ]);
  });
  const lakes = sheet.lakes.map((lake) => {
    const node = map.querySelector(`#${lake.id}`);
    const at = { x: Number(node?.getAttribute("data-x")), y: Number(node?.getAttribute("data-y")) };
    return /** @type {[string, Mark]} */ ([lake.id, { ...at, bearing: "C", reach: 0 }]);
  });
  return new Map([...towns, ...lakes]);
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
  node.classList.toggle("lit", isLit);
  put(node, "role", isLit ? "button" : "img");
  put(node, "aria-label", label);
}

/** Bases at which ships can be worked on now. @param {Sheet} sheet @param {Lights} lights */
function offered(sheet, lights) {
  return sheet.towns.map((town) => town.id).filter((id) => lights.lit.has(`base:${id}`));
}

/** Over the mark, or under it where pieces stand over it. @param {string} id @param {boolean} isAbove @param {Map<string, Mark>} marks @param {import("../types.d.ts").Translate} t */
function drawBase(id, isAbove, marks, t) {
  const mark = marks.get(id) ?? { x: 0, y: 0, bearing: "", reach: 0 };
  const label = t("board-base", { town: `@town-${id}` });
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

/** Where the battle is that is being fought. @param {string} id @param {Map<string, Mark>} marks */
function drawFight(id, marks) {
  const { x, y, reach } = marks.get(id) ?? { x: 0, y: 0, reach: 0 };
  const r = Math.max(reach + 5, 20);
  const rings = ["fight-glow", "fight-ring"].map((name) => svg("circle", { class: name, r }));
  const spot = `translate(${x} ${y})`;
  return svg("g", { class: "fight", transform: spot }, svg("g", { class: "scaled" }, ...rings));
}

/** @param {Arrow} arrow @param {SVGSVGElement} map @param {Map<string, Mark>} marks */
function drawArrow(arrow, map, marks) {
  const points = way(arrow, map, marks);
  if (points.length < 2) return svg("g");
  const short = shortened(points, 15);
  const middle = short[Math.floor(short.length / 2)];
  const parts = [
    svg("path", { class: "shaft", d: pathOf(short) }),
    svg("polygon", { class: "head", points: arrowHead(short, 6.5) }),
  ];
  if (arrow.count > 1) {
    const at = `translate(${middle.x.toFixed(1)} ${middle.y.toFixed(1)})`;
    const count = svg("text", { "text-anchor": "middle", y: 3.8 }, String(arrow.count));
    const disc = svg("circle", { r: 7 });
    parts.push(svg("g", { transform: at }, svg("g", { class: "scaled" }, disc, count)));
  }
  return svg("g", { class: `arrow ${arrow.kind}` }, ...parts);
}

/** @param {Arrow} arrow @param {SVGSVGElement} map @param {Map<string, Mark>} marks */
function way(arrow, map, marks) {
  const steps = arrow.path.slice(1).map((to, n) => step(arrow.path[n], to, arrow, map, marks));
  return steps.flat();
}

/**
 * @param {string} from @param {string} to @param {Arrow} arrow
 * @param {SVGSVGElement} map @param {Map<string, Mark>} marks
 */
function step(from, to, arrow, map, marks) {
  const [a, b] = [marks.get(from), marks.get(to)];
  if (!a || !b) return [];
  if (arrow.bySea) return bow(a, b);
  const forth = road(map, `#link-${from}-${to} .way`);
  if (forth) return forth;
  return road(map, `#link-${to}-${from} .way`)?.reverse() ?? [a, b];
}

/** @param {SVGSVGElement} map @param {string} selector */
function road(map, selector) {
  const path = map.querySelector(selector);
  if (!(path instanceof SVGPathElement)) return null;
  const length = path.getTotalLength();
  return Array.from({ length: 25 }, (_, n) => {
    const { x, y } = path.getPointAtLength((length * n) / 24);
    return { x, y };
  });
}
