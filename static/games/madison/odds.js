// What each roll of a battle would mean, with what is added to it.

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {{roll: number, ways: number, high: number, kind: string}} Bar a roll: in how many ways it falls, how high it stands, what it means */

const LEAST_LAND = 2;
const LEAST_NAVAL = -1;
/** How heavy a result of a naval battle is, of the heaviest. */
const WEIGHTS = { step1: 0.3, step2: 0.5, "strike_lead+1": 0.75, strike_fleet: 1 };

/** What two dice mean, each sum with what is added to it. @param {Sheet} sheet @param {number} sum @returns {Bar[]} */
export function landBars(sheet, sum) {
  const table = sheet.tables.land;
  return Array.from({ length: 11 }, (_, n) => {
    const roll = n + 2;
    const at = Math.max(0, Math.min(table.length - 1, roll + sum - LEAST_LAND));
    const ways = 6 - Math.abs(7 - roll);
    return { roll, ways, high: ways / 6, kind: kindOf(table[at]) };
  });
}

/** What one die means on a lake: the heavier for who loses, the higher. @param {Sheet} sheet @param {number} sum @returns {Bar[]} */
export function navalBars(sheet, sum) {
  const table = sheet.tables.naval;
  return Array.from({ length: 6 }, (_, n) => {
    const at = Math.max(0, Math.min(table.length - 1, n + 1 + sum - LEAST_NAVAL));
    const { winner, attacker, defender } = table[at];
    const isWon = winner === "attacker";
    const high = WEIGHTS[/** @type {"step1"} */ (isWon ? defender : attacker)] ?? 0.3;
    return { roll: n + 1, ways: 1, high, kind: isWon ? "dr" : "ar" };
  });
}

/** @param {string} code */
function kindOf(code) {
  if (code.startsWith("AR")) return "ar";
  if (code.startsWith("DR")) return "dr";
  return code.toLowerCase();
}
