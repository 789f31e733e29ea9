// Where stacks and names lay when a page was left: after a reload they lie there again, as long as nothing on the map is
// another. How a map comes to be laid out depends on all that lay there before.
import { tabStorage } from "../storage.js";

/** @typedef {import("./layout.js").Plan} Plan */
/** @typedef {{read: () => {key: string, plan: Plan} | null, keep: (key: string, plan: Plan) => void}} KeptPlan */

/** @param {string} match @returns {KeptPlan} */
export function keptPlan(match) {
  const name = `vedette:laid:${match}`;
  return {
    read() {
      try {
        const { key, scale, stacks, names, sizes, tied } = JSON.parse(tabStorage.read(name) ?? "");
        const maps = { stacks: new Map(stacks), names: new Map(names), sizes: new Map(sizes) };
        return { key, plan: { ...maps, scale, tied: new Set(tied) } };
      } catch {
        return null;
      }
    },
    keep(key, { scale, stacks, names, sizes, tied }) {
      const lists = { stacks: [...stacks], names: [...names], sizes: [...sizes], tied: [...tied] };
      tabStorage.keep(name, JSON.stringify({ key, scale, ...lists }));
    },
  };
}
