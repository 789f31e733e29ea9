// What each roll of a battle would mean, with what is added to it.

/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").Forecast} Forecast */
/** @typedef {import("./view.d.ts").Modifier} Modifier */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {"attack" | "defence" | ""} Role on which side of a battle a viewer is, "" for neither */
/** @typedef {{roll: number, ways: number, high: number, kind: string, code?: string}} Bar a roll: in how many ways it falls, how high it stands, what it means, on a lake what it does to the losers */

const LEAST_LAND = 2;
const LEAST_NAVAL = -1;
/** How heavy a result of a naval battle is, of the heaviest. */
const WEIGHTS = { step1: 0.3, step2: 0.5, "strike_lead+1": 0.75, strike_fleet: 1 };

/** How likely each end of a roll is where it can't happen. */
const NONE = { ar: 0, ex: 0, cc: 0, dr: 0 };

/** What two dice mean, each sum with what is added to it. @param {Sheet} sheet @param {number} sum @param {boolean} [hasFort] @returns {Bar[]} */
export function landBars(sheet, sum, hasFort = false) {
  const table = sheet.tables.land;
  return Array.from({ length: 11 }, (_, n) => {
    const roll = n + 2;
    const at = Math.max(0, Math.min(table.length - 1, roll + sum - LEAST_LAND));
    const ways = 6 - Math.abs(7 - roll);
    return { roll, ways, high: ways / 6, kind: kindOf(table[at], hasFort) };
  });
}

/** What one die means on a lake: the heavier for who loses, the higher. @param {Sheet} sheet @param {number} sum @returns {Bar[]} */
export function navalBars(sheet, sum) {
  const table = sheet.tables.naval;
  return Array.from({ length: 6 }, (_, n) => {
    const at = Math.max(0, Math.min(table.length - 1, n + 1 + sum - LEAST_NAVAL));
    const { winner, attacker, defender } = table[at];
    const isWon = winner === "attacker";
    const code = isWon ? defender : attacker;
    const high = WEIGHTS[/** @type {"step1"} */ (code)] ?? 0.3;
    return { roll: n + 1, ways: 1, high, kind: isWon ? "dr" : "ar", code };
  });
}

/** How likely each end of a roll is, in percent, those that can happen. @param {Bar[]} bars @param {boolean} isLand */
export function ends(bars, isLand) {
  const all = bars.reduce((sum, { ways }) => sum + ways, 0);
  const kinds = isLand ? ["ar", "ex", "cc", "dr"] : ["ar", "dr"];
  return kinds.flatMap((kind) => {
    const ways = bars.filter((bar) => bar.kind === kind).reduce((sum, bar) => sum + bar.ways, 0);
    if (!ways) return [];
    const key = isLand ? `madison-end-${kind}` : `madison-end-naval-${kind}`;
    return [{ kind, key, part: Math.round((100 * ways) / all) }];
  });
}

/** What a naval battle does to the losers, by who wins, and how likely in percent. @param {Bar[]} bars */
export function navalResults(bars) {
  const all = bars.reduce((sum, { ways }) => sum + ways, 0);
  const found = [...new Set(bars.map(({ kind, code }) => `${kind} ${code}`))];
  return found.map((one) => {
    const ways = bars
      .filter(({ kind, code }) => `${kind} ${code}` === one)
      .reduce((sum, bar) => sum + bar.ways, 0);
    const [kind, code] = one.split(" ");
    return { kind, code, part: Math.round((100 * ways) / all) };
  });
}

/**
 * All that is added to a roll, as far as it is certain: of the viewer's lead units the one that is meant or else the
 * best, of the others' what all come to. `open`: between what the lead units come to where that is not certain.
 * @param {Forecast} forecast @param {Role} role @param {boolean} isLand @param {string} [lead] who is to lead the viewer's side
 * @returns {{modifiers: Modifier[], lead: string, open: {least: number, most: number} | null}}
 */
export function reckoned({ modifiers, led = {}, ...leads }, role, isLand, lead = "") {
  const { attack_leads: attackers = {}, defence_leads: defenders = {} } = leads;
  const worth = (/** @type {string} */ unit) => attackers[unit] + (led[unit] ?? 0);
  const own = role === "attack" ? attackers : role === "defence" ? defenders : {};
  const value = (/** @type {string} */ unit) => (role === "attack" ? worth(unit) : own[unit]);
  const best = Object.keys(own).sort((a, b) => value(b) - value(a))[0] ?? "";
  const named = lead in own ? lead : best;
  const attack = role === "attack" && named ? [attackers[named]] : Object.values(attackers);
  const defence = role === "defence" && named ? [defenders[named]] : Object.values(defenders);
  if (!attack.length || !defence.length) return { modifiers, lead: "", open: null };
  const least = Math.min(...attack) - Math.max(...defence);
  const most = Math.max(...attack) - Math.min(...defence);
  const card = (role === "attack" && led[named]) || 0;
  const more = [
    { rule: isLand ? "10.31" : "12.32", what: "lead", drm: least === most ? least : 0 },
    { rule: "8.22", what: "card", drm: card },
  ].filter(({ drm }) => drm);
  const open = least === most ? null : { least, most };
  return { modifiers: [...modifiers, ...more], lead: named, open };
}

/** On which side the viewer is in the attacks that may be made now. @param {View} view @returns {Role} */
export function roleIn({ ask, play, side }) {
  // Reinforcements fight their way in with no card in play.
  if (ask === "fight-in") return "attack";
  if (!side || !play) return "";
  return play.side === side ? "attack" : "defence";
}

/** What an attack comes to: what is added, what each roll means, how likely each end is. @param {Forecast} attack @param {string} at @param {Sheet} sheet @param {Role} role */
export function chancesOf(attack, at, sheet, role) {
  const isLand = !isBox(at);
  const { modifiers, lead, open } = reckoned(attack, role, isLand);
  const sum = modifiers.reduce((all, { drm }) => all + drm, 0);
  const bars = isLand ? landBars(sheet, sum, attack.has_fort) : navalBars(sheet, sum);
  const found = Object.fromEntries(ends(bars, isLand).map(({ kind, part }) => [kind, part]));
  const parts = { ...NONE, ...found };
  return { isLand, modifiers, lead, open, sum, drm: signed(sum), bars, parts };
}

/** Whether a place is a lake's box. @param {string} at */
export function isBox(at) {
  return at.startsWith("box_");
}

/** What is added to the die, with its sign. @param {number} drm */
export function signed(drm) {
  return drm > 0 ? `+${drm}` : drm < 0 ? `−${-drm}` : "0";
}

/** A 9 throws attackers back from a fort. @param {string} code @param {boolean} hasFort */
function kindOf(code, hasFort) {
  if (code === "DR9") return hasFort ? "ar" : "dr";
  if (code.startsWith("AR")) return "ar";
  if (code.startsWith("DR")) return "dr";
  return code.toLowerCase();
}
