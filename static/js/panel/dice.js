// Dice as faces, and rule numbers as links to our summary.
import { svg } from "../board/svg.js";
import { el } from "./element.js";

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

/** @param {number} face @param {boolean} isHit */
function die(face, isHit) {
  const spots = SPOTS[face] ?? [];
  return svg(
    "svg",
    { class: `die${isHit ? " hit" : ""}`, viewBox: "-10 -10 20 20", "aria-hidden": "true" },
    svg("rect", { x: -9, y: -9, width: 18, height: 18, rx: 4 }),
    ...spots.map(([x, y]) => svg("circle", { cx: x * 4.6, cy: y * 4.6, r: 1.9 })),
  );
}

/**
 * @param {{dice?: number[], hits_on?: number, message?: import("../types.d.ts").Message}} line
 * @param {import("../types.d.ts").Translate} t
 */
export function dice(line, t) {
  const faces = line.dice ?? [];
  if (!faces.length) return null;
  const label = diceWords(line, t);
  const least = line.hits_on || 7;
  return el(
    "span",
    { class: "dice", role: "img", "aria-label": label },
    ...faces.map((face) => die(face, face >= least)),
  );
}

/**
 * Dice for those who hear them: "6, hit; 2, miss" of fire, "6, counts; 2" of other throws.
 * @param {{dice?: number[], hits_on?: number, message?: import("../types.d.ts").Message}} line
 * @param {import("../types.d.ts").Translate} t
 */
export function diceWords(line, t) {
  const faces = line.dice ?? [];
  if (!faces.length) return "";
  const least = line.hits_on || 7;
  const isFire = line.message?.params?.hits !== undefined;
  const said = faces.map((face) => {
    if (face >= least) return t(isFire ? "access-die-hit" : "access-die-counts", { face });
    return isFire ? t("access-die-miss", { face }) : String(face);
  });
  return t("board-dice", { faces: said.join(line.hits_on ? "; " : ", ") });
}

/** @param {string | undefined} rule @param {string} game @param {import("../types.d.ts").Translate} t */
export function ruleLink(rule, game, t) {
  if (!rule) return null;
  const label = t("board-rule", { rule });
  return el(
    "a",
    { class: "rule", href: `/rules/${game}#rule-${rule}`, target: "_blank", "aria-label": label },
    rule,
  );
}
