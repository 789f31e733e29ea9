// One card beside a place: to choose between several actions there, to read why not, to say what a
// thing is.
import { onceElsewhere } from "./glide.js";

const GAP = 8; // pixels
const EDGE = 6;
/** How much farther from the thing it may stand. */
const FARTHER = [50, 110];
const STEP = 24; // pixels between the spots that are tried last

/** What it costs to hide a thing that is asked about, and how far a card goes rather than hide another, in pixels. */
const KEPT = 8;
const NEAR = 40;
/** From which size on a thing is pressed anywhere, and what a press hides of it on each side, in pixels. */
const LARGE = 120;
const FINGER = 12;

/** @typedef {{x: number, y: number}} Spot */

/** The first of the spots that cost least. @param {Spot[]} spots @param {(spot: Spot) => number} cost */
function least(spots, cost) {
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))];
}

/** The spots of an area in which a card has room. @param {DOMRect} area @param {number} w @param {number} h @returns {Spot[]} */
function everywhere(area, w, h) {
  const count = (/** @type {number} */ room) =>
    Math.max(0, Math.floor((room - 2 * EDGE) / STEP) + 1);
  const [across, down] = [count(area.width - w), count(area.height - h)];
  return Array.from({ length: across * down }, (_, n) => ({
    x: area.left + EDGE + STEP * (n % across),
    y: area.top + EDGE + STEP * Math.floor(n / across),
  }));
}

/** @typedef {() => Element[]} Found */

const nothing = () => [];

/** @param {Element} node */
const boxOf = (node) => node.getBoundingClientRect();

/** @typedef {{box: DOMRect, part: number}} Shunned a thing, and how much of what is told apart it is: a piece is a part of its stack */

/** @param {Element[]} nodes @returns {Shunned[]} */
function weighed(nodes) {
  const stacks = nodes.map((node) => node.closest("[data-stack]")?.getAttribute("data-stack"));
  const counts = new Map();
  for (const stack of stacks) counts.set(stack, (counts.get(stack) ?? 0) + 1);
  return nodes.map((node, n) => ({
    box: boxOf(node),
    part: stacks[n] ? 1 / counts.get(stacks[n]) : 1,
  }));
}

/**
 * Where a thing so large that its middle may be far off was pressed last: null for others, and where keys chose it.
 * @param {HTMLElement} around
 */
function lastPress(around) {
  /** @type {Spot | null} */
  let last = null;
  around.addEventListener(
    "pointerdown",
    ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY };
    },
    true,
  );
  addEventListener("keydown", () => {
    last = null;
  });
  return (/** @type {DOMRect} */ { left, right, top, bottom, width, height }) => {
    if (!last || Math.max(width, height) < LARGE) return null;
    const { x, y } = last;
    const isIn = x >= left && x <= right && y >= top && y <= bottom;
    return isIn ? new DOMRect(x - FINGER, y - FINGER, 2 * FINGER, 2 * FINGER) : null;
  };
}

/**
 * @param {HTMLElement} tip
 * @param {HTMLElement} around
 * @param {SVGSVGElement} map
 */
export function createTips(tip, around, map) {
  const pressedIn = lastPress(around);
  /** Places what is only read anew: a stack that a tap has opened lies elsewhere once it is open. */
  let settleAgain = () => {};
  map.addEventListener("transitionend", () => tip.hidden || settleAgain());

  /** @param {Element | null} anchor @param {HTMLElement[]} content @param {Found} [shunned] what is to be seen beside it @param {Found} [kept] what has to be, as near as may be to what was pressed */
  function show(anchor, content, shunned = nothing, kept = nothing) {
    if (!anchor || !content.length) return hide();
    const [first] = content;
    tip.replaceChildren(...content);
    tip.hidden = false;
    const press = pressedIn(boxOf(anchor));
    const isRead = first.matches(".look");
    const isAnswered = kept !== nothing && !isRead;
    const settle = () =>
      place(press ?? boxOf(anchor), weighed(shunned()), kept().map(boxOf), isAnswered);
    settle();
    settleAgain = isRead ? settle : () => {};
    // What it keeps clear of lies elsewhere once the map has come to where it goes.
    onceElsewhere(map, () => first.isConnected && settle());
  }

  /**
   * Under, over or beside a thing, farther off if need be: where it covers least of what is shunned, and nothing that is
   * asked about.
   * @param {DOMRect} at @param {Shunned[]} shunned @param {DOMRect[]} kept
   * @param {boolean} isAnswered whether it is pressed next, and so stands near rather than clear of all
   */
  function place(at, shunned, kept, isAnswered) {
    const area = around.getBoundingClientRect();
    const { width: w, height: h } = tip.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2 - w / 2, at.top + at.height / 2 - h / 2];
    const [right, left] = [at.right + GAP, at.left - w - GAP];
    const [below, above] = [at.bottom + GAP, at.top - h - GAP];
    const spots = [
      { x, y: below },
      { x, y: above },
      { x: right, y },
      { x: left, y },
      { x: right, y: below },
      { x: left, y: below },
      { x: right, y: above },
      { x: left, y: above },
      ...FARTHER.flatMap((far) => [
        { x: right + far, y },
        { x: left - far, y },
        { x, y: below + far },
        { x, y: above - far },
      ]),
    ].map((spot) => ({
      x: Math.max(area.left + EDGE, Math.min(spot.x, area.right - w - EDGE)),
      y: Math.max(area.top + EDGE, Math.min(spot.y, area.bottom - h - EDGE)),
    }));
    const cover = (/** @type {Spot} */ { x: l, y: top }) => {
      const hides = (/** @type {DOMRect} */ box) =>
        box.left < l + w && box.right > l && box.top < top + h && box.bottom > top;
      const far = isAnswered ? off({ x: l, y: top }) / NEAR : 0;
      const most = shunned.length + KEPT * kept.length + 1;
      const lain = shunned.reduce((sum, { box, part }) => sum + (hides(box) ? part : 0), 0);
      const hidden = lain + KEPT * kept.filter(hides).length;
      return hidden + far + (hides(at) ? most : 0);
    };
    const off = (/** @type {Spot} */ spot) => Math.hypot(spot.x - x, spot.y - y);
    const beside = least(spots, cover);
    // Where there is no room beside it, anywhere: what is lit may be pressed next.
    const best = cover(beside)
      ? least([beside, ...everywhere(area, w, h).sort((a, b) => off(a) - off(b))], cover)
      : beside;
    tip.style.left = `${best.x - area.left}px`;
    tip.style.top = `${best.y - area.top}px`;
  }

  function hide() {
    tip.hidden = true;
    tip.replaceChildren();
  }

  return { show, hide };
}
