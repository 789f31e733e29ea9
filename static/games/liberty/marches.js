// How far blocks in hand go by more than a step, and what a forced march costs.
import { keyOf } from "../../js/games/defaults.js";
import { movesOf } from "../../js/games/shared.js";

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Foresight} Foresight */
/** @typedef {import("../../js/types.d.ts").Onward} Onward */

export const forcedWay = { key: "liberty-forced-way", rule: "5.5", price: "liberty-march-price" };

/** @param {string} held @param {View} view */
export function goesOn(held, view) {
  return view.ask === "move" && keyOf(held) in view.blocks;
}

/**
 * The ways that are longer than a step, each as the moves that it is made of.
 * @param {Foresight} foreseen @param {string} held @returns {Map<string, Onward>}
 */
export function onward({ ways }, held) {
  return new Map(
    ways.map(({ path, marches }) => {
      const choices = movesOf("move", held, path, "hex");
      return [`hex:${path.at(-1)}`, { choices, isForced: marches }];
    }),
  );
}
