// Which blocks can be taken in hand together.

/** @typedef {import("../../js/types.d.ts").Choices} Choices */
/** @typedef {import("./view.d.ts").View} View */

const RULE = "9.1";

/**
 * Why a block can't go with those in hand: the group of a turn is of one town (9.1). Null where it can.
 * @param {string} name @param {string[]} held @param {View} view @param {Choices} choices
 */
export function apart(name, [first = ""], { blocks }, { prompt }) {
  if (!prompt.key.startsWith("war1812-ask-campaign")) return null;
  const [town, other] = [first, name].map((one) => blocks?.[one.replace("block:", "")]?.at);
  if (!town || !other || town === other) return null;
  return {
    rule: RULE,
    message: {
      key: "war1812-one-group",
      params: { town: `@town-${town.replace("waiting:", "")}` },
    },
  };
}
