// The cards that one drew last, and many arrivals in few lines.

import { verbatim } from "../../js/i18n.js";
import { PLAYED } from "./interruption.js";

/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */

const DEALT = ["madison-line-dealt", "madison-line-drew"];
const HELD = "madison-line-held";
const ARRIVED = "madison-line-arrived";
const CARD = "@madison-card-";

/** The cards that a side drew last, in one line or in a row of such lines, if it has played none since. @param {Line[]} lines @param {string} side @returns {string[]} */
export function lastDrawn(lines, side) {
  const own = lines.filter((one) => one.side === side);
  const at = own.findLastIndex(({ message }) => DEALT.includes(message.key));
  const since = own.slice(at + 1);
  const isPlay = (/** @type {Line} */ { message: { key } }) => PLAYED.test(key) || key === HELD;
  if (at < 0 || since.some(isPlay)) return [];
  const { key } = own[at].message;
  const before = own.slice(0, at).findLastIndex(({ message }) => message.key !== key);
  const dealt = own.slice(before + 1, at + 1);
  return dealt
    .flatMap(({ message, remarks = [] }) => [message, ...remarks.map((one) => one.message)])
    .map(({ params }) => String(params?.card ?? ""))
    .filter((card) => card.startsWith(CARD))
    .map((card) => card.slice(CARD.length));
}

/** Lines of which those in a row that tell of arrivals are one for each place. @param {Line[]} lines @param {Translate} t @returns {Line[]} */
export function gathered(lines, t) {
  /** @type {Line[][]} */
  const groups = [];
  /** @type {Map<unknown, Line[]>} */
  let row = new Map();
  for (const line of lines) {
    const { key, params } = line.message;
    if (key !== ARRIVED) row = new Map();
    const where = `${line.side} ${params?.at}`;
    const known = key === ARRIVED ? row.get(where) : undefined;
    if (known) known.push(line);
    else {
      groups.push([line]);
      if (key === ARRIVED) row.set(where, groups[groups.length - 1]);
    }
  }
  return groups.map((group) => (group.length > 1 ? together(group, t) : group[0]));
}

/** @param {Line[]} group @param {Translate} t @returns {Line} */
function together(group, t) {
  const [{ message }] = group;
  const last = group[group.length - 1];
  const names = group.map((line) => t(String(line.message.params?.block).replace("@", "")));
  const params = { at: message.params?.at ?? "", count: group.length };
  return {
    ...last,
    message: {
      key: "madison-lines-arrived",
      params: { ...params, names: verbatim(names.join(", ")) },
    },
    motions: group.flatMap(({ motions = [] }) => motions),
    remarks: group.flatMap(({ remarks = [] }) => remarks),
  };
}
