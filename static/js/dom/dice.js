// Dice as faces, and rule numbers as links to our summary.

import { words } from "../i18n.js";
import { el } from "./element.js";
import { svg } from "./svg.js";

const SPOTS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The points of a burst, which a hit has behind it. */
const BURST = Array.from({ length: 24 }, (_, n) => {
  const [angle, reach] = [(n * Math.PI) / 12, n % 2 ? 9.4 : 11.8];
  return `${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`;
}).join(" ");

/** A die; one that hits is told by its burst as well as by its colour. @param {number} face @param {boolean} isHit */
function die(face, isHit) {
  const size = isHit ? 14.5 : 18;
  const spread = size * 0.255;
  const spots = SPOTS[face] ?? [];
  return svg(
    "svg",
    { class: `die${isHit ? " hit" : ""}`, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    ...(isHit ? [svg("polygon", { class: "burst", points: BURST })] : []),
    svg("rect", { x: -size / 2, y: -size / 2, width: size, height: size, rx: size * 0.22 }),
    ...spots.map(([x, y]) => svg("circle", { cx: x * spread, cy: y * spread, r: size * 0.105 })),
  );
}

/** @typedef {{dice?: number[], hits_on?: number, hits_up_to?: number, message?: import("../types.d.ts").Message}} Roll */

/** Whether a die counts: so much or more, or so much or less, as the roll has it. @param {number} face @param {Roll} rolled */
function counts(face, { hits_on: least, hits_up_to: most }) {
  return most ? face <= most : face >= (least || 7);
}

/**
 * @param {Roll} line
 * @param {import("../types.d.ts").Translate} t
 */
export function dice(line, t) {
  const faces = line.dice ?? [];
  if (!faces.length) return null;
  const label = diceWords(line, t);
  return el(
    "span",
    { class: "dice", role: "img", "aria-label": label },
    ...faces.map((face) => die(face, counts(face, line))),
  );
}

/**
 * Dice for those who hear them: "6, hit; 2, miss" of fire, "6, counts; 2" of other rolls.
 * @param {Roll} line
 * @param {import("../types.d.ts").Translate} t
 */
export function diceWords(line, t) {
  const faces = line.dice ?? [];
  if (!faces.length) return "";
  const isFire = line.message?.params?.hits !== undefined;
  const said = faces.map((face) => {
    if (counts(face, line)) return t(isFire ? "access-die-hit" : "access-die-counts", { face });
    return isFire ? t("access-die-miss", { face }) : String(face);
  });
  return t("board-dice", { faces: said.join(line.hits_on || line.hits_up_to ? "; " : ", ") });
}

/** Whether the page's game has a rulebook to link to. */
export function hasRules() {
  return !document.body.hasAttribute("data-no-rules");
}

/** What came of a line, each beside its rule. @param {import("../types.d.ts").Line} line @param {string} game @param {import("../types.d.ts").Translate} t */
export function remarks({ remarks: all = [] }, game, t) {
  return all.map(({ message, rule }) =>
    el(
      "span",
      { class: rule ? "remark" : "remark brief" },
      words(t, message),
      " ",
      ruleLink(rule, game, t),
    ),
  );
}

/** A rule's number, a link where there is a rulebook. @param {string | undefined} rule @param {string} game @param {import("../types.d.ts").Translate} t */
export function ruleLink(rule, game, t) {
  if (!rule) return null;
  if (!hasRules()) return el("span", { class: "small" }, rule);
  const label = t("board-rule", { rule });
  return el(
    "a",
    { class: "rule", href: `/rules/${game}#rule-${rule}`, target: "_blank", "aria-label": label },
    rule,
  );
}
