// A brig, whichever game's: under sail or moored, her colours at the masthead, or a dismasted hulk.
import { svg } from "../dom/svg.js";
import { countTag } from "./blockArt.js";

export const SHIP = { w: 19, h: 19 };

const HULL =
  "M-8.6 1.9-4.8 2.4-4.4 3.3H3.2L3.6 2.8 8.8 1.9Q8.4 5 6 7Q5.4 7.5 4.6 7.5H-6.2Q-7 7.5-7.3 6.8Z";
const GUNS = "M-7.1 5.1H6.4";
/** A mast's topsail and course, filled. */
const SQUARE =
  "M-2-7.6H1.8Q3.2-5.6 2.7-3Q-.2-3.9-3.2-3Q-2-5.4-2-7.6Z" +
  "M-3.1-2.4H2.6Q4-.2 3.3 2.3Q-.2 1.2-4.4 2.3Q-2.9-.2-3.1-2.4Z";

/** The same, furled. */
const FURLED = "M-3.4-7.6H2.8V-5.7H-3.4ZM-4.6-2.2H3.8V-.2H-4.6Z";

/** @param {SVGElement[]} colours drawn aft from a masthead @param {boolean} [isMoored] with her sails furled */
export function underSail(colours, isMoored = false) {
  const d = isMoored ? FURLED : SQUARE;
  const aft = isMoored
    ? "M3.6 .6 9.7-1.8V-.3L3.6 2Z"
    : "M3.6-7.2Q5.8-3 9.7-.3L6.4 1.6Q5.8-2.4 3.6-7.2Z";
  return [
    grasp(),
    svg("ellipse", { class: "cast", cx: 0.6, cy: 7.8, rx: 8.4, ry: 1.3 }),
    svg("path", { class: "mast", d: "M-2.8 3.2V-10M3 3V-8M6.8 2.4 10-.2" }),
    svg("path", { class: "sail", d: aft }),
    svg("path", { class: "sail", d, transform: "translate(-2.8 .4)" }),
    svg("path", { class: "sail", d, transform: "translate(2.9 .9) scale(.92 .98)" }),
    svg("g", { transform: "translate(-2.8 -10)" }, ...colours),
    ...hull("hull"),
  ];
}

/** Masts by the board, a sail over the bow, her colours on a staff. @param {SVGElement[]} colours */
export function dismasted(colours) {
  return [
    grasp(),
    svg("ellipse", { class: "cast", cx: 0.6, cy: 7.8, rx: 8.4, ry: 1.3 }),
    svg(
      "g",
      { transform: "rotate(8) translate(0 .4)" },
      svg("path", { class: "mast", d: "M-1.4 3.2V-1.2L-.3 .2M3.2 3V.4M2.8 2.2 9.2-6M-8 2V-6" }),
      svg("path", { class: "sail torn", d: "M4.6 0 9.2-6 10 1 8.5-.6 7.8 3 6.4 .4Z" }),
      svg("g", { transform: "translate(-8 -6) scale(-.84 .84)" }, ...colours),
      ...hull("hull out"),
    ),
    svg("path", { class: "waves", d: "M-9 7.7q2.2-1.7 4.5 0t4.5 0 4.5 0 4.5 0" }),
  ];
}

/** What a press takes hold of: between her sails, too. */
function grasp() {
  return svg("rect", { class: "grasp", x: -SHIP.w / 2, y: -11, width: SHIP.w, height: 20 });
}

/** The hull with its row of guns. @param {string} kind */
function hull(kind) {
  return [
    svg("path", { class: "edge", d: HULL }),
    svg("path", { class: kind, d: HULL }),
    svg("path", { class: "guns", d: GUNS }),
  ];
}

/** Britain's colours: a square with a cross. */
export function britishColours() {
  return [
    svg("path", { class: "flag", d: "M0 0H-5.4V4.2H0Z" }),
    svg("path", { class: "cross", d: "M-2.7 0V4.2M0 2.1H-5.4" }),
  ];
}

/**
 * Several ships beside each other; of more than there is room for the number tells how many.
 * @param {number} count @param {() => SVGElement[]} draw @param {number} [room] how many have room abreast
 */
export function squadron(count, draw, room = MAX_ABREAST) {
  const drawn = Math.min(count, room);
  const ships = Array.from({ length: drawn }, (_, n) =>
    svg("g", { transform: `translate(${(n - (drawn - 1) / 2) * ABREAST} ${DOWN})` }, ...draw()),
  );
  if (count <= room) return ships;
  const spot = drawn > 1 ? "translate(4 6)" : "translate(-3 14)";
  const number = svg("g", { transform: spot }, ...countTag(count));
  return [...ships, number];
}

/** How much room several ships take. @param {number} count @param {number} [room] how many have room abreast */
export function squadronSize(count, room = MAX_ABREAST) {
  return { w: SHIP.w + (Math.min(count, room) - 1) * ABREAST, h: SHIP.h };
}

const DOWN = 1; // her masthead is farther off her middle than her keel
const ABREAST = 11;
const MAX_ABREAST = 2;
