// Fords on the board: blocks at three crossings, as every plain game draws them.
import { plainDrawing } from "../../js/games/plain.js";

export const fords = plainDrawing({
  key: "fords",
  sides: ["us", "gb"],
  /** @param {import("./view.d.ts").View} view @param {string} place @param {string} side */
  armyAt: (view, place, side) => view.counts[place]?.[side] ?? 0,
  /** A block stands where its owner means to post it. @param {import("./view.d.ts").View} view @param {string} id */
  at: (view, id) => view.posts?.[id] ?? view.blocks[id].at,
  /** @param {import("./view.d.ts").View} view @param {string} side */
  score: (view, side) => view.counts.hand[side],
  /** @param {import("./view.d.ts").View} view @param {import("../../js/types.d.ts").Translate} t */
  when: (view, t) => t("fords-when", { day: view.day }),
});
