// Which pieces stand where: a view of War of 1812 as a list of things to draw.
import { rows, standing } from "../../board/geometry.js";
import { BLANK, BLOCK, blankBlock, openBlock, SHIP, ship } from "./faces.js";

/** @typedef {import("../../types.d.ts").Piece} Piece */
/** @typedef {import("../../types.d.ts").Sheet} Sheet */
/** @typedef {import("../../types.d.ts").Translate} Translate */

const SIDES = ["us", "gb"];
const MOST_BLANKS = 4;

/**
 * @typedef {object} Thing one piece before it has its place
 * @property {string} key
 * @property {string} kind
 * @property {{w: number, h: number}} size
 * @property {string[]} names
 * @property {string} label
 * @property {string} content
 * @property {() => SVGElement[]} draw
 */

/**
 * @param {any} view
 * @param {Sheet} sheet
 * @param {Map<string, {x: number, y: number, stack: string, reach: number}>} marks
 * @param {Translate} t
 * @returns {Piece[]}
 */
export function pieces(view, sheet, marks, t) {
  const owners = new Map(sheet.blocks.map((block) => [block.id, block.side]));
  const towns = sheet.towns.flatMap((town) =>
    atTown(view, town.id, owners, marks.get(town.id) ?? { x: 0, y: 0, stack: "N", reach: 12 }, t),
  );
  return [...sheet.lakes.flatMap((lake) => onLake(view, lake, t)), ...towns];
}

/**
 * @param {any} view
 * @param {string} town
 * @param {Map<string, string>} owners
 * @param {{stack: string, reach: number}} mark
 * @param {Translate} t
 */
function atTown(view, town, owners, mark, t) {
  const place = `town:${town}`;
  const lines = [];
  for (const side of SIDES) {
    const own = ownBlocks(view, town, side, owners, t);
    const hidden = (view.towns[town]?.army?.[side] ?? 0) - own.length;
    lines.push(...rows(own), ...rows(blanks(side, town, hidden, t)));
  }
  const ships = SIDES.flatMap((side) => fleet(view, town, side, t));
  if (ships.length) lines.push(...rows(ships, 5));
  return placed(lines, town, place, mark);
}

/**
 * @param {Thing[][]} lines
 * @param {string} at
 * @param {string} place
 * @param {{stack: string, reach: number}} mark
 * @returns {Piece[]}
 */
function placed(lines, at, place, mark) {
  const spots = standing(
    mark.stack,
    mark.reach,
    lines.map((line) => line.map((p) => p.size)),
  );
  return lines.flatMap((line, n) =>
    line.map(({ size: _size, names, ...piece }, m) => ({
      ...piece,
      at,
      place,
      names: [...names, place],
      dx: spots[n][m].x,
      dy: spots[n][m].y,
    })),
  );
}

/**
 * @param {any} view
 * @param {string} town
 * @param {string} side
 * @param {Map<string, string>} owners
 * @param {Translate} t
 * @returns {Thing[]}
 */
function ownBlocks(view, town, side, owners, t) {
  return Object.keys(view.blocks ?? {})
    .filter((id) => view.blocks[id].at === town && owners.get(id) === side)
    .map((id) => ownBlock(id, view.blocks[id], side, t));
}

/** @param {string} id @param {any} block @param {string} side @param {Translate} t @returns {Thing} */
export function ownBlock(id, block, side, t) {
  return {
    key: id,
    kind: `block ${side}`,
    size: BLOCK,
    names: [`block:${id}`],
    label: blockLabel(id, block, t),
    content: JSON.stringify([block.kind, block.cv, block.max, block.marked ?? false]),
    draw: () => openBlock({ side, ...block }),
  };
}

/** @param {string} id @param {any} block @param {Translate} t */
export function blockLabel(id, block, t) {
  const values = { kind: `@kind-${block.kind}`, cv: block.cv, max: block.max };
  const label = t("war1812-block", { ...values, name: `@war1812-block-${id}` });
  return block.marked ? `${label}, ${t("war1812-block-marked")}` : label;
}

/** @param {string} side @param {string} town @param {number} count @param {Translate} t @returns {Thing[]} */
function blanks(side, town, count, t) {
  const shown = count > MOST_BLANKS ? 1 : Math.max(count, 0);
  return Array.from({ length: shown }, (_, n) => ({
    key: `${side}@${town}#${n}`,
    kind: `block blank ${side}`,
    size: BLANK,
    names: [],
    label: t("war1812-hidden", { side: `@side-${side}`, count }),
    content: String(count > MOST_BLANKS ? count : 1),
    draw: () => blankBlock(side, count > MOST_BLANKS ? count : 1),
  }));
}

/** @param {any} view @param {string} place @param {string} side @param {Translate} t @returns {Thing[]} */
function fleet(view, place, side, t) {
  const ships = view.fleets?.[`${place}/${side}`] ?? {};
  return ["operational", "damaged"].flatMap((state) =>
    ships[state] ? [shipsOf(place, side, state, ships[state], t)] : [],
  );
}

/**
 * @param {string} place @param {string} side @param {string} state @param {number} count
 * @param {Translate} t @returns {Thing}
 */
function shipsOf(place, side, state, count, t) {
  return {
    key: `fleet:${place}/${side}/${state}`,
    kind: `fleet ${side} ${state}`,
    size: { w: SHIP.w + (count - 1) * 11, h: SHIP.h },
    names: [`fleet:${place}/${side}/${state}`],
    label: t(`war1812-ships-${state}`, { count, side: `@side-${side}` }),
    content: String(count),
    draw: () => shipRow(side, state === "operational", count),
  };
}

/** @param {string} side @param {boolean} operational @param {number} count */
function shipRow(side, operational, count) {
  return Array.from({ length: count }, (_, n) => {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("transform", `translate(${(n - (count - 1) / 2) * 11} 0)`);
    group.append(...ship(side, operational));
    return group;
  });
}

/** @param {any} view @param {Sheet["lakes"][number]} lake @param {Translate} t @returns {Piece[]} */
function onLake(view, lake, t) {
  const lines = SIDES.map((side) => fleet(view, lake.id, side, t)).filter((line) => line.length);
  return placed(lines, lake.id, `lake:${lake.id}`, { stack: "C", reach: 0 });
}
