// What the board asks of a game with blocks, answered as most games answer it. A game spreads the answers of
// each part and puts its own in the place of those that are otherwise with it.

import { staticAddress } from "../address.js";

/** @typedef {{at: string}} Block */
/** @typedef {import("../types.d.ts").View & {blocks: Record<string, Block>}} View */

/**
 * Where a game's own blocks lie, and what follows from it.
 * @template {View} V
 * @param {(view: V | null, name: string) => string} trayOf the tray that a thing lies in, "" on the map
 */
export function blockDefaults(trayOf) {
  const pieces = {
    trayOf,
    /** The other own blocks in the place of one: "all here". */
    companions: (/** @type {V | null} */ view, /** @type {string} */ name) => {
      const at = atOf(view, name);
      const tray = trayOf(view, name);
      if (!view || !at) return [name];
      return namesOf(view).filter(
        (other) => atOf(view, other) === at && trayOf(view, other) === tray,
      );
    },
    /** The next block of a tray after one of it was placed, "" for none. */
    nextOf: (
      /** @type {V | null} */ view,
      /** @type {string} */ tray,
      /** @type {Set<string>} */ free,
    ) => namesOf(view).find((name) => free.has(name) && trayOf(view, name) === tray) ?? "",
    arrows: () => [],
  };
  const places = {
    /** Where on the map a name is. */
    of: (/** @type {string} */ name, /** @type {V | null} */ view) =>
      name.startsWith("block:") ? atOf(view, name) : keyOf(name),
    holders: () => ({}),
    neighbours: () => [],
  };
  /** Every line tells more than what is asked next. */
  const log = { isNews: () => true };
  return { pieces, places, log };
}

/** What stands in a name after its kind: "block:us01" is of us01. @param {string} name */
export function keyOf(name) {
  return name.split(":")[1] ?? "";
}

/** Where an own block is, "" for what is none. @param {View | null} view @param {string} name */
export function atOf(view, name) {
  return view?.blocks?.[keyOf(name)]?.at ?? "";
}

/** @param {View | null} view */
function namesOf(view) {
  return Object.keys(view?.blocks ?? {}).map((id) => `block:${id}`);
}

/** A module of a game that few ask for. @param {string} key the game's @param {string} name */
function fetched(key, name) {
  return import(staticAddress(`games/${key}/${name}.js`).href);
}

/**
 * What draws a game's key to the map, fetched when it is asked for.
 * @param {string} key the game's
 * @returns {import("../types.d.ts").GameDrawing["tracks"]["legend"]}
 */
export function legendOf(key) {
  return async (t, sheet, side) => {
    const { legend } = await fetched(key, "legend");
    return legend(t, sheet, side);
  };
}

/**
 * What knows a machine's reasons in a game, fetched when it is asked for.
 * @param {string} key the game's
 * @returns {NonNullable<NonNullable<import("../types.d.ts").GameDrawing["advice"]>["reason"]>}
 */
export function reasonOf(key) {
  return async (choice, view, sheet) => {
    const { reason } = await fetched(key, "reasons");
    return reason(choice, view, sheet);
  };
}

/**
 * Which step of the plan placed a block, by its number; -1 for none. Who presses it once more takes it up again.
 * @param {string} name @param {import("../types.d.ts").View} _view @param {import("../types.d.ts").Action[]} steps
 */
export function placedStep(name, _view, steps) {
  return steps.findLastIndex(({ type, block }) => type === "place" && name === `block:${block}`);
}
