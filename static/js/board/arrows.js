// Arrows along the ways of the map, with how many go.

import { svg } from "../dom/svg.js";
import { arrowHead, bow, outOf, pathOf, shortened, TIP } from "./geometry.js";
import { aside, tagSpot } from "./lanes.js";

/** @typedef {import("../types.d.ts").Arrow} Arrow */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./render.js").Mark} Mark */

/** From an arrow's end to its place's middle, at least, and the size of its head, in units of the map. */
const END = 15;
const HEAD = 6.5;
/** Half the height of the tag that says how many go. */
const TAG = 7;

/**
 * @typedef {object} Ground
 * @property {SVGSVGElement} map
 * @property {Map<string, Mark>} marks
 * @property {Element | null | undefined} mark what is drawn at the arrow's end
 * @property {Box[]} covered what pieces cover, under which no number can be read
 */

/** @param {Arrow} arrow @param {number[]} lanes how far each leg lies aside @param {Ground} ground */
export function drawArrow(arrow, lanes, { map, marks, mark, covered }) {
  const points = way(arrow, lanes, map, marks);
  if (points.length < 2) return svg("g");
  const piece = Number(getComputedStyle(map).getPropertyValue("--piece")) || 1;
  const short = shortened(points, endOf(points, mark, piece));
  const parts = [svg("path", { class: "shaft", d: pathOf(short) }), drawHead(short)];
  if (arrow.count > 1) {
    const text = `×${arrow.count}`;
    const half = 3.2 + 3.1 * text.length;
    const { x, y } = tagSpot(short, { w: half * piece, h: TAG * piece }, covered);
    const at = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
    const tag = svg("rect", { x: -half, y: -TAG, width: 2 * half, height: 2 * TAG, rx: 3 });
    const count = svg("text", { "text-anchor": "middle", y: 3.8 }, text);
    parts.push(svg("g", { transform: at }, svg("g", { class: "scaled" }, tag, count)));
  }
  return svg("g", { class: `arrow ${arrow.kind}` }, ...parts);
}

/** An arrow's head, which grows with its shaft. @param {Point[]} points */
function drawHead(points) {
  const [before, end] = points.slice(-2);
  const about = [
    { x: before.x - end.x, y: before.y - end.y },
    { x: 0, y: 0 },
  ];
  const head = svg("polygon", { class: "head", points: arrowHead(about, HEAD) });
  const at = `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)})`;
  return svg("g", { transform: at }, svg("g", { class: "scaled" }, head));
}

/** How far from its last place's middle an arrow ends, its head beside what is drawn there. @param {Point[]} points @param {Element | null | undefined} mark @param {number} piece how large pieces are, in units of the map */
function endOf(points, mark, piece) {
  if (!(mark instanceof SVGGraphicsElement)) return END;
  const { width, height } = mark.getBBox();
  const within = outOf(points, { w: (width / 2) * piece, h: (height / 2) * piece });
  return Math.max(END, within + TIP * HEAD * piece);
}

/** @param {Arrow} arrow @param {number[]} lanes @param {SVGSVGElement} map @param {Map<string, Mark>} marks */
export function way(arrow, lanes, map, marks) {
  const steps = arrow.path.slice(1).map((to, n) => {
    const from = arrow.path[n];
    return aside(step(from, to, arrow, map, marks), lanes[n], from, to);
  });
  return steps.flat();
}

/**
 * @param {string} from @param {string} to @param {Arrow} arrow
 * @param {SVGSVGElement} map @param {Map<string, Mark>} marks
 */
function step(from, to, arrow, map, marks) {
  const [a, b] = [marks.get(from), marks.get(to)];
  if (!a || !b) return [];
  const kind = arrow.bySea ? "channel" : "link";
  const forth = road(map, `#${kind}-${from}-${to} .way`);
  if (forth) return forth;
  const back = road(map, `#${kind}-${to}-${from} .way`)?.reverse();
  return back ?? (arrow.bySea ? bow(a, b) : [a, b]);
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
