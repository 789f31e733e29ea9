// Pieces on the map, stack by stack: where nothing is in their way, fanned out where somebody looks.

import { keep, put, svg } from "../dom/svg.js";
import { createArrangement } from "./arrange.js";
import { isGliding } from "./glide.js";
import { isInTheWay } from "./inTheWay.js";
import { boxAbout, pixelsOf, roomOf, spotOf } from "./room.js";
import { everSeated, noSeats, seated } from "./seats.js";
import { isTooSmall, spreadOf } from "./spread.js";
import { isCovered, isCrowded } from "./stacking.js";
import { drawTether, tetherId, tethersOf } from "./tethers.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {import("./render.js").Lights} Lights */
/** @typedef {import("./render.js").Mark} Mark */

const SETTLED = 90; // ms without a change of scale after which the map has come to rest
const OVER = 8;
/** How long a stack must have been open for a press to be meant for one of its pieces, in ms. */
const NOTICED = 250;
/** How many times larger pieces may get before what is open is laid out anew. */
const OUTGROWN = 1.25;
/** How large an open stack is tried, of its usual size, where it would lie over where what is in hand could go. */
const SMALLER = [0.75, 0.5, 0.3];

/**
 * @typedef {object} Stacks
 * @property {SVGSVGElement} map
 * @property {Element} layer
 * @property {SVGElement} tethers
 * @property {Map<string, Mark>} marks
 * @property {ReturnType<typeof createArrangement>} arrangement
 * @property {{pieces: Piece[], lights: Lights, battleAt: string, step: string, plan: Plan} | null} last
 * @property {import("./seats.js").Seats} seats
 * @property {number} scale
 * @property {ReturnType<typeof setTimeout> | undefined} settled
 * @property {string} spread the stack that is fanned out, "" for none
 * @property {string} aim the piece of it that was pointed at, "" for none
 * @property {number} since when it is
 * @property {number | undefined} leastSeen the part of each piece that a press needs to see
 * @property {Map<string, number>} raised the stacks that were spread, the last one highest
 * @property {Map<string, import("./spread.js").Spread>} open where those lie that are open
 * @property {number} openedAt the pixels that a unit of a piece took when the last one was opened
 */

/**
 * @param {SVGSVGElement} map
 * @param {Element} layer
 * @param {import("../types.d.ts").Place[]} places
 * @param {Map<string, Mark>} marks
 * @param {number} [leastSeen] @param {import("./keptPlan.js").KeptPlan} [kept]
 */
export function createStacks(map, layer, places, marks, leastSeen, kept) {
  const arrangement = createArrangement(map, places, marks, kept);
  const tethers = svg("g", { id: "tethers" });
  layer.before(tethers);
  /** @type {Stacks} */
  const stacks = {
    map,
    layer,
    tethers,
    marks,
    arrangement,
    last: null,
    seats: noSeats(),
    scale: 1,
    settled: undefined,
    spread: "",
    aim: "",
    since: 0,
    leastSeen,
    raised: new Map(),
    open: new Map(),
    openedAt: 1,
  };
  document.fonts.addEventListener("loadingdone", () => {
    arrangement.measure();
    stacks.seats = noSeats();
    standAgain(stacks);
  });
  return {
    /** @param {Piece[]} pieces @param {Lights} lights @param {string} battleAt @param {string} step */
    stand: (pieces, lights, battleAt, step) => stand(stacks, pieces, lights, battleAt, step),
    /** @param {string} stack @param {string} [aim] the piece under the pointer */
    fan: (stack, aim) => fan(stacks, stack, aim),
    /** @param {EventTarget | null} target @param {boolean} isMouse */
    opens: (target, isMouse) => opens(stacks, target, isMouse),
    /** @param {{clientX: number, clientY: number}} at */
    restingAt: (at) => restingAt(stacks, at),
    /** Whether a node is of the stack that has just opened: a press is still meant for what lay there. @param {Element} node */
    isFresh: (node) => {
      const isOpen = node.closest("#pieces [data-stack]")?.getAttribute("data-stack");
      return isOpen === stacks.spread && performance.now() - stacks.since <= NOTICED;
    },
    /** @param {number} to */
    rescale: (to) => rescale(stacks, to),
    /** @param {Piece[]} pieces */
    spots: (pieces) => spots(stacks, pieces),
    /** @param {string} id */
    isOver: (id) => isOver(stacks, id),
    /** What closed stacks cover of the map, in its units. */
    covered: () => covered(stacks),
  };
}

/**
 * Stand the pieces where nothing is in their way; within a step what stays keeps its place.
 * @param {Stacks} stacks @param {Piece[]} all @param {Lights} lights @param {string} battleAt @param {string} step
 */
function stand(stacks, all, lights, battleAt, step) {
  const { arrangement, layer, marks, raised, tethers } = stacks;
  if (stacks.seats.step !== step) stacks.seats = noSeats(step);
  const seats = step ? stacks.seats : null;
  const pieces = seats ? seated(seats, all) : all;
  const plan = arrangement.planOf(pieces, stacks.scale, battleAt, seats);
  stacks.last = { pieces, lights, battleAt, step, plan };
  const apart = openSpots(stacks, pieces, lights, plan, seats);
  const nodes = keep(layer, inOrder(pieces, raised), pieceId, drawPiece);
  for (const [turn, piece] of pieces.entries()) {
    const node = /** @type {Element} */ (nodes.get(piece.key));
    put(node, "data-turn", String(turn));
    place(node, piece, marks.get(piece.at) ?? { x: 0, y: 0 });
    const face = /** @type {SVGElement} */ (node.firstElementChild?.firstElementChild);
    dress(face, piece, lights);
    const { x, y, times } = apart.get(piece.key) ?? { ...spotOf(piece, plan), times: 1 };
    const larger = times > 1 ? ` scale(${times.toFixed(2)})` : "";
    const at = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${larger}`;
    if (face.style.transform !== at) face.style.transform = at;
  }
  keep(tethers, tethersOf(pieces, plan), tetherId, (tether) => drawTether(tether, marks));
  arrangement.letter(plan);
}

/** @param {Stacks} stacks */
function standAgain(stacks) {
  const { last } = stacks;
  if (last) stand(stacks, last.pieces, last.lights, last.battleAt, last.step);
}

/** Spread a stack's pieces; "" closes them up. @param {Stacks} stacks @param {string} stack @param {string} [aim] the piece under the pointer */
function fan(stacks, stack, aim = "") {
  if (stack === stacks.spread) return;
  Object.assign(stacks, { spread: stack, aim });
  stacks.since = performance.now();
  stacks.open.delete(stack);
  if (stack) raise(stacks, stack);
  standAgain(stacks);
}

/**
 * Fan a closed stack out where a press can't tell which of its pieces it is meant for. Returns whether it
 * did: who has pieces of it in hand, or points with them at its place, knows what they press, and so
 * does a mouse on a piece that lies in sight, and who presses the only one that can be taken.
 * @param {Stacks} stacks @param {EventTarget | null} target @param {boolean} isMouse
 */
function opens(stacks, target, isMouse) {
  const node = target instanceof Element ? target.closest("#pieces [data-stack]") : null;
  const stack = node?.getAttribute("data-stack") ?? "";
  const { last, spread, since, leastSeen } = stacks;
  if (!stack || !last || (stack === spread && performance.now() - since > NOTICED)) return false;
  const own = last.pieces.filter((piece) => piece.stack === stack);
  const { free, lit, held } = last.lights;
  const pressed = own.find(({ key }) => key === node?.getAttribute("data-key"));
  const isPiece = (/** @type {Piece} */ { names: [name] }) => free.has(name) || lit.has(name);
  const isPlace =
    Boolean(pressed) && !isPiece(/** @type {Piece} */ (pressed)) && lit.has(own[0].place);
  const isKnown = isPlace || own.some(({ names }) => held.has(names[0]));
  const count = own.filter(isPiece).length;
  const isPlain = (/** @type {Piece} */ piece) =>
    isPiece(piece) && (count === 1 || (isMouse && !isCovered(piece, own, leastSeen)));
  if (isKnown || !count) return false;
  const isSmall = !isMouse && count > 1 && isTooSmall(own, pixelsOf(stacks.map, stacks.scale));
  if (!isSmall && ((pressed && isPlain(pressed)) || !isCrowded(own, leastSeen))) return false;
  fan(stacks, stack, pressed?.key);
  return true;
}

/**
 * The names of the piece that rests at a point of the screen while its stack, which has opened since, is closed: who
 * presses there aimed at it before it moved. "" for none.
 * @param {Stacks} stacks @param {{clientX: number, clientY: number}} at
 */
function restingAt({ last, spread, layer }, { clientX, clientY }) {
  if (!last || !spread) return "";
  const { pieces, plan } = last;
  const node = layer.querySelector(`[data-stack="${CSS.escape(spread)}"]`);
  const scaled = node?.firstElementChild;
  const frame = scaled instanceof SVGGraphicsElement ? scaled.getScreenCTM() : null;
  if (!frame) return "";
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(frame.inverse());
  const found = pieces.findLast((piece) => {
    const spot = spotOf(piece, plan);
    const isAcross = Math.abs(x - spot.x) * 2 < piece.size.w;
    return piece.stack === spread && isAcross && Math.abs(y - spot.y) * 2 < piece.size.h;
  });
  return found?.names.join(" ") ?? "";
}

/**
 * Draw a stack over all others. What has the focus stays: moved, it would lose it.
 * @param {Stacks} stacks @param {string} stack
 */
function raise({ layer, raised }, stack) {
  const all = [...layer.children];
  const isOwn = (/** @type {Element} */ node) => node.getAttribute("data-stack") === stack;
  const own = all.filter(isOwn);
  const over = all.slice(all.findIndex(isOwn)).filter((node) => !isOwn(node));
  // In a shadow root the document names its host alone.
  const { activeElement } = /** @type {Document | ShadowRoot} */ (layer.getRootNode());
  const hasFocus = own.some((node) => node.contains(activeElement));
  if (hasFocus) own[0].before(...over);
  else layer.append(...own);
  raised.set(stack, 1 + Math.max(0, ...raised.values()));
}

/**
 * The map is seen at another scale: when it has come to rest, there is more room or less.
 * @param {Stacks} stacks @param {number} to
 */
function rescale(stacks, to) {
  const scale = Math.round(to * 50) / 50;
  if (scale === stacks.scale && !isOutgrown(stacks)) return;
  stacks.scale = scale;
  layOutAnew(stacks);
}

/** What is open is laid out for the scale at which the map has come to rest, and not on its way there. @param {Stacks} stacks */
function layOutAnew(stacks) {
  clearTimeout(stacks.settled);
  stacks.settled = setTimeout(() => {
    if (isGliding(stacks.map)) return layOutAnew(stacks);
    stacks.open.clear();
    standAgain(stacks);
  }, SETTLED);
}

/** Whether the map has been made so much larger or smaller that what is open no longer has a finger's size. @param {Stacks} stacks */
function isOutgrown({ map, open, openedAt, scale }) {
  const times = pixelsOf(map, scale) / openedAt;
  return open.size > 0 && Math.max(times, 1 / times) > OUTGROWN;
}

/** Where pieces stand about their places, all stacks being closed. @param {Stacks} stacks @param {Piece[]} pieces */
function spots({ arrangement, last, scale }, pieces) {
  const plan = arrangement.planOf(pieces, scale, last?.battleAt ?? "");
  return pieces.map((piece) => ({ ...piece, ...spotOf(piece, plan) }));
}

/** What pieces cover of the map, in its units, all stacks being closed. @param {Stacks} stacks */
function covered({ last, marks, scale }) {
  if (!last) return [];
  return last.pieces.map((piece) => {
    const { x, y } = marks.get(piece.at) ?? { x: 0, y: 0 };
    const spot = spotOf(piece, last.plan);
    const [w, h] = [piece.size.w * scale, piece.size.h * scale];
    return boxAbout({ x: x + spot.x * scale, y: y + spot.y * scale }, { w, h });
  });
}

/** Whether pieces stand over a place's mark. @param {Stacks} stacks @param {string} id */
function isOver({ last }, id) {
  if (!last) return false;
  const { pieces, plan } = last;
  return pieces.some(({ at, stack }) => at === id && (plan.stacks.get(stack)?.y ?? 0) < -OVER);
}

/** What a piece looks like; where it stands and what can be done with it are put on its node. @param {Piece} piece */
function pieceId({ key, kind, content }) {
  return { key, content: `${kind} ${content}` };
}

/** The pieces in the order in which they are drawn. @param {Piece[]} pieces @param {Map<string, number>} raised */
function inOrder(pieces, raised) {
  const height = (/** @type {Piece} */ { stack }) => raised.get(stack) ?? 0;
  return [...pieces].sort((a, b) => height(a) - height(b));
}

/**
 * Where the pieces of open stacks stand: of the one looked at, and of those of which something is in hand beside others,
 * so large that they don't lie over where that could go.
 * @param {Stacks} stacks @param {Piece[]} pieces @param {Lights} lights @param {Plan} plan @param {import("./seats.js").Seats | null} seats
 */
function openSpots(stacks, pieces, lights, plan, seats) {
  const isHeld = (/** @type {Piece} */ { names }) => lights.held.has(names[0]);
  const members = Map.groupBy(pieces, ({ stack }) => stack);
  const opened = [...members].flatMap(([stack, own]) => {
    const isInHand = own.some(isHeld);
    // One that stands alone is told from nothing.
    if (own.length === 1 || (!isInHand && stack !== stacks.spread)) {
      stacks.open.delete(stack);
      return [];
    }
    const ever = everSeated(seats, stack, own);
    const table = { pieces, plan, lights };
    const spots = spreadSpots(stacks, own, ever, table);
    if (!isInHand || lights.isAdding || !isInTheWay(stacks, own, spots, lights)) return [...spots];
    for (const part of SMALLER) {
      const smaller = spreadSpots(stacks, own, ever, table, part);
      if (!isInTheWay(stacks, own, smaller, lights)) return [...smaller];
    }
    return [];
  });
  return new Map(opened);
}

/** @typedef {{pieces: Piece[], plan: Plan, lights: Lights}} Table what an open stack lies among */

/**
 * Where the pieces of an open stack stand; it keeps its place as long as it is open, unless it is to be smaller.
 * @param {Stacks} stacks @param {Piece[]} own @param {Piece[]} ever all that stood in it in this step @param {Table} table @param {number} [part] of its usual size
 */
function spreadSpots(stacks, own, ever, table, part = 0) {
  const [{ stack }] = own;
  const middle = table.plan.stacks.get(stack) ?? { x: 0, y: 0 };
  let spread = stacks.open.get(stack);
  if (!spread || part) {
    const aim = own.find(({ key }) => stack === stacks.spread && key === stacks.aim);
    spread = spreadOf(ever, middle, { ...roomOf(stacks, own, table), aim }, part || 1);
    stacks.open.set(stack, spread);
    stacks.openedAt = pixelsOf(stacks.map, stacks.scale);
  }
  const { x, y, times } = spread;
  return new Map(
    own.map(({ key, fanned }) => [
      key,
      { x: x + fanned.x * times, y: y + fanned.y * times, times },
    ]),
  );
}

/** @param {Element} node @param {Piece} piece @param {{x: number, y: number}} mark */
function place(node, piece, { x, y }) {
  put(node, "transform", `translate(${x} ${y})`);
  put(node, "data-stack", piece.stack);
}

/** @param {Piece} piece @param {Lights} lights */
function classOf(piece, lights) {
  const [name = ""] = piece.names;
  const parts = ["piece", piece.kind];
  if (lights.held.has(name)) parts.push("held");
  else if (lights.named.has(name)) parts.push("named");
  else if (lights.lit.has(name)) parts.push("lit");
  else if (lights.free.has(name)) parts.push("free");
  return parts.join(" ");
}

/** Which one the Tab key stops at, `match/mapKeyboard.js` says. @param {Piece} piece */
function drawPiece(piece) {
  const face = svg("g", { tabindex: -1 }, ...piece.draw());
  return svg("g", {}, svg("g", { class: "scaled" }, face));
}

/** What a piece is called and what can be done with it now. @param {Element} face @param {Piece} piece @param {Lights} lights */
function dress(face, piece, lights) {
  const [name = ""] = piece.names;
  const isNamed = lights.named.has(name);
  const isChoice = isNamed || lights.lit.has(name) || lights.free.has(name);
  put(face, "class", classOf(piece, lights));
  put(face, "data-names", piece.names.join(" "));
  put(face, "aria-label", piece.label);
  put(face, "role", isChoice ? "button" : "img");
  if (isChoice) put(face, "aria-pressed", String(isNamed || lights.held.has(name)));
  else face.removeAttribute("aria-pressed");
}
