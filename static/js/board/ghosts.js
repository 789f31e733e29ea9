// Ghosts over the map: the pieces of a motion under way, a ring, a wound, dice that tumble.

import { dice } from "../dom/dice.js";
import { el } from "../dom/element.js";
import { svg } from "../dom/svg.js";
import { words } from "../i18n.js";

/** @typedef {import("../types.d.ts").Change} Change */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("../types.d.ts").Motion} Motion */
/** @typedef {import("../types.d.ts").Point} Point */
/** @typedef {import("../types.d.ts").View} View */

const SPREAD = 14;
const RESTS = 0.8; // of the time of a roll, when its dice lie still
const GLIDE = "cubic-bezier(0.4, 0, 0.3, 1)";

/**
 * @typedef {object} Stage where motions are shown
 * @property {ReturnType<typeof import("./render.js").createBoard>} board
 * @property {import("../panel/turn.js").Context} context
 * @property {SVGElement} ghosts
 * @property {HTMLElement} notice over the map: dice, a season's name
 */

/**
 * Show one motion.
 * @param {Stage} stage
 * @param {import("./timeline.js").Shown} shown
 * @param {Change} change what it does to the picture
 * @param {{old: View, landed: View, duration: number}} beat the views before and after
 */
export function animate(stage, { motion, line }, change, { old, landed, duration }) {
  const side = line.side ?? "";
  if (motion.type === "rolled") return tumble(stage, line, duration);
  if (motion.type === "passed") return pass(stage, line, motion.to ?? "", duration);
  if (motion.type === "moved") {
    const from = spot(stage, old, motion.path?.at(0) ?? "", side, motion);
    const to = spot(stage, landed, motion.path?.at(-1) ?? "", side, motion);
    return glide(stage, motion, change, { from, to, duration });
  }
  const place = motion.at ?? "";
  if (motion.type === "met" || motion.type === "captured")
    return ring(stage, place, side, duration);
  const offset = spot(stage, motion.type === "appeared" ? landed : old, place, side, motion);
  if (change.faces.length)
    fade(stage, place, change, { offset, duration, isGone: motion.type !== "appeared" });
  if (motion.type === "struck") wound(stage, place, motion.hits ?? 1, { offset, duration });
}

/**
 * Where a side's pieces stand beside a place.
 * @param {Stage} stage @param {View} view @param {string} place @param {string} side @param {Motion} motion
 */
function spot({ board, context: { game, sheet, t } }, view, place, side, motion) {
  const sort = motion.piece === "ship" ? "fleet" : "block";
  const there = board
    .spots(game.pieces.all(view, sheet, t))
    .filter((p) => p.at === place && p.kind.startsWith(sort) && p.kind.includes(side));
  const mean = (/** @type {"x" | "y"} */ name) =>
    there.reduce((sum, p) => sum + p[name], 0) / Math.max(1, there.length);
  return { x: mean("x"), y: mean("y") };
}

/** @param {Change} change @returns {SVGElement} */
function company({ faces, kind }) {
  const row = faces.map((draw, n) =>
    svg("g", { transform: `translate(${(n - (faces.length - 1) / 2) * SPREAD} 0)` }, ...draw()),
  );
  return svg("g", { class: `piece ${kind}` }, ...row);
}

/** Put a ghost at a place. @param {Stage} stage @param {string} place @param {SVGElement} inner */
function put({ board, ghosts }, place, inner) {
  const { x, y } = board.marks.get(place) ?? { x: 0, y: 0 };
  const node = svg(
    "g",
    { transform: `translate(${x} ${y})` },
    svg("g", { class: "scaled" }, inner),
  );
  ghosts.append(node);
  return inner;
}

/**
 * @param {Stage} stage @param {Motion} motion @param {Change} change
 * @param {{from: Point, to: Point, duration: number}} how
 */
function glide({ board, ghosts }, motion, change, { from, to, duration }) {
  const points = board.way(motion.path ?? [], motion.water ?? false);
  if (points.length < 2) return;
  const inner = svg("g", {}, company(change));
  const outer = svg("g", {}, svg("g", { class: "scaled" }, inner));
  ghosts.append(outer);
  const timing = { duration, easing: GLIDE, fill: /** @type {const} */ ("both") };
  outer.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    timing,
  );
  inner.animate(
    [from, to].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    timing,
  );
}

/**
 * @param {Stage} stage @param {string} place @param {Change} change
 * @param {{offset: Point, duration: number, isGone: boolean}} how
 */
function fade(stage, place, change, { offset, duration, isGone }) {
  const { x, y } = offset;
  const inner = put(stage, place, svg("g", {}, company(change)));
  const here = { transform: `translate(${x}px, ${y}px) rotate(0deg)`, opacity: 1 };
  const away = isGone
    ? { transform: `translate(${x}px, ${y + 9}px) rotate(38deg)`, opacity: 0 }
    : { transform: `translate(${x}px, ${y - 16}px) rotate(0deg)`, opacity: 0 };
  inner.animate(isGone ? [here, away] : [away, here], { duration, easing: GLIDE, fill: "both" });
}

/** @param {Stage} stage @param {string} place @param {string} side @param {number} duration */
function ring(stage, place, side, duration) {
  const inner = put(stage, place, svg("circle", { class: `stage-ring ${side}`, r: 22 }));
  inner.animate(
    [
      { transform: "scale(0.3)", opacity: 1 },
      { transform: "scale(1.4)", opacity: 0 },
    ],
    { duration, easing: "ease-out", fill: "both" },
  );
}

/** @param {Stage} stage @param {string} place @param {number} hits @param {{offset: Point, duration: number}} how */
function wound(stage, place, hits, { offset, duration }) {
  const text = svg("text", { class: "stage-wound", "text-anchor": "middle" }, `−${hits}`);
  const inner = put(stage, place, svg("g", {}, text));
  inner.animate(
    [
      { transform: `translate(${offset.x}px, ${offset.y}px)`, opacity: 1 },
      { transform: `translate(${offset.x}px, ${offset.y - 20}px)`, opacity: 0 },
    ],
    { duration, easing: "ease-in", fill: "both" },
  );
}

/**
 * Dice tumble: those of a battle on its stage, others over the map.
 * @param {Stage} stage @param {Line} line @param {number} duration
 */
function tumble({ notice, context: { t } }, line, duration) {
  const volley = document.querySelector(`#battle [data-line="${line.n}"]`);
  if (!volley) {
    const rolled = dice(line, t);
    if (rolled) notice.replaceChildren(el("p", {}, words(t, line.message)), rolled);
  }
  const rolled = (volley ?? notice).querySelectorAll(".die");
  // In a battle what they fall past would be words.
  const [above, below] = volley ? [0, 0] : [-26, 3];
  rolled.forEach((die, n) => {
    const turn = (n % 2 ? -1 : 1) * (300 + (n % 5) * 70);
    die.animate(
      [
        { transform: `translateY(${above}px) rotate(${turn}deg) scale(0.7)`, opacity: 0 },
        { transform: `translateY(${below}px) rotate(${turn / 4}deg)`, opacity: 1, offset: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      { duration: duration * (0.6 + (n % 4) * 0.06), easing: "ease-out", fill: "backwards" },
    );
    if (die.classList.contains("hit")) strike(die, duration);
  });
  const beside = [...document.querySelectorAll(".battle-state, .asked.playing .caption")];
  const told = volley ? [volley.querySelector("p"), ...beside] : [];
  for (const one of told) one?.animate(...later({ opacity: 0 }, duration));
  // A chart of chances marks the roll.
  for (const mark of document.querySelectorAll("#battle .rolled"))
    mark.animate(...later({ stroke: "transparent" }, duration));
}

/**
 * What is so only once the dice lie still: no words and no colour tell their result before.
 * @param {Keyframe} before @param {number} duration
 * @returns {[Keyframe[], KeyframeAnimationOptions]}
 */
function later(before, duration) {
  return [[before, { ...before, offset: RESTS }], { duration, fill: "backwards" }];
}

/** A die that hits is like the others until it lies still, then starts. @param {Element} die @param {number} duration */
function strike(die, duration) {
  die.querySelector(".burst")?.animate(...later({ opacity: 0 }, duration));
  die.querySelector("rect")?.animate(...later({ fill: "#fffdf6", stroke: "#4a4033" }, duration));
  for (const spot of die.querySelectorAll("circle"))
    spot.animate(...later({ fill: "#2b2620" }, duration));
  die.animate([{ scale: 1.35 }, { scale: 1 }], {
    delay: duration * RESTS,
    duration: 320,
    easing: "ease-out",
  });
}

/** A season begins, or a year: what its line calls it. @param {Stage} stage @param {Line} line @param {string} season @param {number} duration */
function pass({ notice, context: { t } }, line, season, duration) {
  const mark = el("p", { class: `season ${season}` }, words(t, line.message));
  notice.replaceChildren(mark);
  mark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }], { duration });
}
