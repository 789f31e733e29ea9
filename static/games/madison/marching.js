// How far those in hand go by one press, and where they would be out of supply.

/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Foresight} Foresight */
/** @typedef {import("../../js/types.d.ts").Onward} Onward */

/** What is said of places where they would be out of supply. */
export const forcedWay = { key: "madison-cut-off-way", rule: "13.1" };

/** What stands for all whom the server has in hand, "" for nobody. @param {View} view */
export function inHand({ ask, play }) {
  const [first = ""] = ask === "move" ? (play?.group ?? []) : [];
  return first && `block:${first}`;
}

/** Whether the server knows of ways that are longer than a step. @param {string} held @param {View} view */
export function goesOn(held, view) {
  return Boolean(held) && held === inHand(view);
}

/** The ways of those in hand, each as the steps that it is made of. @param {Foresight} foreseen @returns {Map<string, Onward>} */
export function onward({ onward: found }) {
  const { paths = {}, unsupplied = [] } = found ?? {};
  return new Map(
    Object.entries(paths).map(([to, path]) => [
      `space:${to}`,
      {
        choices: path.map((at) => ({
          action: { type: "march", to: at },
          final: false,
          target: `space:${at}`,
        })),
        isForced: unsupplied.includes(to),
      },
    ]),
  );
}
