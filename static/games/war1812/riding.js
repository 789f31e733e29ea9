// How far dragoons in hand ride beyond the next town (16).
import { keyOf } from "../../js/games/defaults.js";
import { movesOf } from "../../js/games/shared.js";

/** @typedef {import("./view.d.ts").Foresight} Foresight */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("../../js/types.d.ts").Onward} Onward */

/** Whether the server knows of ways of a block that are longer than a step. @param {string} held @param {View} view */
export function goesOn(held, { ask, blocks }) {
  return ["campaign", "orders"].includes(ask) && blocks[keyOf(held)]?.kind === "dragoon";
}

/** The rides through a town into a second one, by where they end. @param {Foresight} foreseen @param {string} held @returns {Map<string, Onward>} */
export function onward({ ways }, held) {
  return new Map(
    ways.map(({ path }) => [
      `town:${path.at(-1)}`,
      { choices: movesOf("march", held, path, "town"), isForced: false },
    ]),
  );
}
