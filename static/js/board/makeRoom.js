// Room for a name that has none: one or two names or stacks in its way go elsewhere, if each of them can. Pure
// numbers in units of a piece.
import { letter, NAMED_AWAY } from "./lettering.js";
import { gap } from "./spots.js";

/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Name} Name */
/** @typedef {import("./layout.js").Lettered} Lettered */
/** @typedef {import("./layout.js").Stack} Stack */
/** @typedef {import("./layout.js").Taken} Taken */
/** @typedef {import("./layout.js").Candidate} Candidate */
/** @typedef {{at: Candidate, cost: number}} Choice a stack's best spot and what it costs there */

/**
 * @typedef {object} Table what lies on the map so far
 * @property {Taken} taken
 * @property {Map<string, Lettered | null>} found the names' spots
 * @property {Map<string, Candidate>} chosen the stacks' spots, of those that may go elsewhere
 * @property {(stack: Stack) => Choice} choose where a stack lies best, as all else lies
 * @property {(stack: Stack) => number} costBefore what one that was taken up cost where it lay
 */

const DEARER = [40, 125]; // by how much a stack may lie worse than it did: little, or as much as a block's width off its place

/**
 * Write a name that found no room, if what is in its way finds other room; else leave all as it is.
 * @param {Name} name @param {Name[]} names @param {Stack[]} stacks @param {Table} table
 */
export function makeRoom(name, names, stacks, table) {
  const { marks, laid, lettered } = table.taken;
  const own = marks.get(name.at);
  if (!own) return;
  const isNear = (/** @type {Box | undefined} */ box) =>
    box && gap(box, own) < own.reach + NAMED_AWAY + name.w;
  const movers = [
    ...names.filter((one) => one !== name && isNear(lettered.get(one.at))).map(ofName),
    ...stacks.filter(({ key }) => isNear(laid.get(key))).map(ofStack),
  ];
  const pairs = movers.flatMap((one, n) => movers.slice(n + 1).map((other) => [one, other]));
  const some = [...movers.map((one) => [one]), ...pairs];
  DEARER.some((dearer) => some.some((these) => isRoomWithout(these, name, table, dearer)));
}

/** @typedef {{lift: (table: Table, dearer: number) => () => boolean}} Mover takes something up; what it gives back puts it elsewhere, if that is well enough */

/** @param {Name} name @returns {Mover} */
function ofName(name) {
  return {
    lift({ taken, found }) {
      taken.lettered.delete(name.at);
      return () => {
        letter(name, taken, found);
        return Boolean(found.get(name.at));
      };
    },
  };
}

/** @param {Stack} stack @returns {Mover} */
function ofStack(stack) {
  return {
    lift({ taken, chosen, choose, costBefore }, dearer) {
      taken.laid.delete(stack.key);
      const before = costBefore(stack);
      return () => {
        const { at, cost } = choose(stack);
        chosen.set(stack.key, at);
        return cost <= before + dearer;
      };
    },
  };
}

/** Take up what may be in the way, write the name, and put that elsewhere; else all is as it was. @param {Mover[]} movers @param {Name} name @param {Table} table @param {number} dearer */
function isRoomWithout(movers, name, table, dearer) {
  const { taken, found, chosen } = table;
  const putAllBack = [
    restorer(taken.lettered),
    restorer(taken.laid),
    restorer(found),
    restorer(chosen),
  ];
  const putElsewhere = movers.map(({ lift }) => lift(table, dearer));
  letter(name, taken, found);
  if (found.get(name.at) && putElsewhere.every((put) => put())) return true;
  for (const put of putAllBack) put();
  return false;
}

/** What makes a map again what it is now. @template V @param {Map<string, V>} map */
function restorer(map) {
  const kept = new Map(map);
  return () => {
    map.clear();
    for (const [key, value] of kept) map.set(key, value);
  };
}
