// A battle on land or on a lake: both lines face to face, between them what is added to the die, and how
// likely each end is by now.

import { picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { battleCard, lastRolls, lineHead, linePiece, volley } from "../../js/games/battleCard.js";
import { sinceMet } from "../../js/games/shared.js";
import { openBlock, sideMark } from "./faces.js";
import { landBars, navalBars } from "./odds.js";
import { counterWords, isLeader, isVessel, placeKey, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Field<View>} Field */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").Battle} Battle */
/** @typedef {import("./view.d.ts").NavalBattle} Naval */
/** @typedef {import("./view.d.ts").Modifier} Modifier */
/** @typedef {import("./odds.js").Bar} Bar */

const FACE = "-13 -13 27 27";
const WIDE = 22; // of a bar
const HIGH = 36;

/** @param {View} view @param {Field} field @param {Sheet} sheet */
export function battle(view, field, sheet) {
  const fight = view.battle ?? view.naval;
  if (!fight) return null;
  const { t, folded } = field;
  const at = view.naval && !view.battle ? `box_${view.naval.lake}` : (view.battle?.at ?? "");
  const log = sinceMet(field.lines, at);
  const volleys = lastRolls(log, view.side);
  const ground = el(
    "div",
    { class: "madison-field" },
    line(view, fight, at, fight.attacker, field, sheet),
    between(view, fight, volleys, field, sheet),
    line(view, fight, at, fight.defender, field, sheet),
  );
  const most = Math.max(
    ...[fight.attacker, fight.defender].map((side) => standing(view, at, side).length),
  );
  const kind = most > 8 ? "many" : most > 4 ? "some" : "few";
  const key = view.battle ? "madison-battle-at" : "madison-battle-on";
  const title = t(key, { at: `@${placeKey(at)}` });
  const state = stateWords(view, t);
  const fold = t(folded ? "madison-battle-unfold" : "madison-battle-fold");
  return battleCard({ title, state, fold, kind, ground, log, volleys }, field);
}

/** @param {View} view @param {Translate} t */
function stateWords({ battle: fight, naval }, t) {
  const now = fight ?? naval;
  if (now?.winner) return t("madison-battle-won", { side: `@side-${now.winner}` });
  const losing = Object.entries(now?.losses ?? {}).find(([, count]) => count > 0);
  if (losing) {
    return t("madison-battle-loses", { side: `@side-${losing[0]}`, count: losing[1] });
  }
  if (fight?.retreats) return t("madison-battle-retreats", { side: `@side-${fight.retreats}` });
  return fight
    ? t("madison-battle-round", { round: fight.round ?? 1 })
    : t("madison-battle-fleets");
}

/** @param {View} view @param {Battle | Naval} fight @param {string} at @param {string} side @param {Field} field @param {Sheet} sheet */
function line(view, fight, at, side, field, sheet) {
  const { t } = field;
  const isLand = Boolean(view.battle);
  const attackers = new Set(view.battle?.attackers ?? []);
  const all = standing(view, at, side).filter(([id, { kind }]) =>
    isLand
      ? !isVessel(kind) && kind !== "naval-leader" && (side !== fight.attacker || attackers.has(id))
      : true,
  );
  const inOrder = [...all].sort(
    ([, a], [, b]) => Number(isLeader(b.kind)) - Number(isLeader(a.kind)),
  );
  const faces = inOrder.map(([id, own]) => {
    const name = `block:${id}`;
    const isLead = fight.leads?.[side] === id;
    const words = counterWords(id, own, sheet, t, view.unsupplied?.includes(id));
    const isCut = view.unsupplied?.includes(id);
    return linePiece({
      face: picture(openBlock({ id, ...own, isCut }, sheet), `block counter ${side}`, FACE),
      label: isLead ? t("madison-leads", { block: words }) : words,
      isFree: field.free.has(name) || field.lit.has(name),
      key: id,
      more: { "data-names": name },
      marks: [isLead ? "leads" : ""],
    });
  });
  const role = side === fight.attacker ? "madison-attacks" : "madison-defends";
  const count = t("madison-line-counters", { count: all.length });
  const isActive = view.awaiting?.[side] !== undefined && !fight.winner;
  const card = fight.cards?.[side];
  return el(
    "div",
    { class: `line ${side} ${isActive ? "active" : ""}` },
    lineHead(sideMark(side), t(role, { side: `@side-${side}` }), count),
    el("div", { class: "line-blocks" }, ...faces, fortOf(view, side, sheet, t)),
    card
      ? el(
          "p",
          { class: "battle-played" },
          t("madison-battle-card", { card: `@madison-card-${card}` }),
        )
      : null,
  );
}

/** The fort that the defenders stand in. @param {View} view @param {string} side @param {Sheet} sheet @param {Translate} t */
function fortOf({ battle: fight, forts }, side, sheet, t) {
  if (!fight?.has_fort || side !== fight.defender) return null;
  const built = sheet.forts.find((one) => one.at === fight.at && forts?.includes(one.id));
  const walls = built ?? sheet.spaces.find(({ id }) => id === fight.at)?.fort;
  if (!walls) return null;
  const label = t("madison-about-fort", { letter: walls.letter, value: walls.strength });
  return el(
    "span",
    { class: "fort-badge", role: "img", "aria-label": label, title: label },
    `${walls.letter}${walls.strength}`,
  );
}

/** What stands between the lines. @param {View} view @param {Battle | Naval} fight @param {import("../../js/types.d.ts").Line[]} volleys @param {Field} field @param {Sheet} sheet */
function between(view, fight, volleys, field, sheet) {
  const { t } = field;
  const isKnown = Boolean(fight.dice?.length);
  const added = (isKnown ? fight.modifiers : view.forecast?.modifiers) ?? [];
  const sum = added.reduce((total, { drm }) => total + drm, 0);
  const bars = view.battle ? landBars(sheet, sum) : navalBars(sheet, sum);
  const rolled = (fight.dice ?? []).reduce((total, face) => total + face, 0);
  return el(
    "div",
    { class: "between" },
    strengths(view, t),
    chips(added, sum, t),
    chances(bars, isKnown ? rolled : 0, Boolean(view.battle), t),
    ...volleys.map((one) => volley(one, field)),
  );
}

/** Both strengths against each other, as a balance. @param {View} view @param {Translate} t */
function strengths({ forecast, battle: fight }, t) {
  if (!forecast) return null;
  const { attack, defence } = forecast;
  const part = (100 * attack) / Math.max(1, attack + defence);
  const words = t(fight ? "madison-strengths" : "madison-ships-against", { attack, defence });
  return el(
    "div",
    { class: "strengths" },
    el(
      "div",
      { class: "balance", "aria-hidden": "true" },
      el("span", { class: "attack", style: `width:${part.toFixed(0)}%` }, String(attack)),
      el("span", { class: "defence" }, String(defence)),
    ),
    el("span", { class: "visually-hidden" }, words),
  );
}

/** Everything that is added to the die. @param {Modifier[]} added @param {number} sum @param {Translate} t */
function chips(added, sum, t) {
  const items = added.map(({ what, drm, rule }) =>
    el(
      "li",
      { class: drm > 0 ? "for" : "against", title: rule },
      t(`madison-line-modifier-${what.replaceAll("_", "-")}`, { drm: signed(drm) }),
    ),
  );
  const total = el("li", { class: "sum" }, t("madison-modifiers-sum", { drm: signed(sum) }));
  return el("ul", { class: "drm" }, ...items, total);
}

/** @param {number} drm */
function signed(drm) {
  return drm > 0 ? `+${drm}` : drm < 0 ? `−${-drm}` : "0";
}

/** How likely each end of the roll is: a bar for each roll, and under it the ends in words. @param {Bar[]} bars @param {number} rolled @param {boolean} isLand @param {Translate} t */
function chances(bars, rolled, isLand, t) {
  const all = bars.reduce((sum, { ways }) => sum + ways, 0);
  const drawn = bars.flatMap(({ roll, high: part, kind }, n) => {
    const high = HIGH * part;
    const x = n * WIDE;
    return [
      svg("rect", {
        class: `bar ${kind} ${roll === rolled ? "rolled" : ""}`,
        x: x + 2,
        y: HIGH - high,
        width: WIDE - 4,
        height: high,
        rx: 2,
      }),
      svg("text", { x: x + WIDE / 2, y: HIGH + 10, "text-anchor": "middle" }, String(roll)),
    ];
  });
  const kinds = isLand ? ["ar", "ex", "cc", "dr"] : ["ar", "dr"];
  const ends = kinds.flatMap((kind) => {
    const ways = bars.filter((bar) => bar.kind === kind).reduce((sum, bar) => sum + bar.ways, 0);
    if (!ways) return [];
    const part = Math.round((100 * ways) / all);
    const key = isLand ? `madison-end-${kind}` : `madison-end-naval-${kind}`;
    return [el("li", { class: kind }, t(key, { part }))];
  });
  return el(
    "div",
    { class: "chances" },
    svg(
      "svg",
      { viewBox: `0 -2 ${bars.length * WIDE} ${HIGH + 14}`, "aria-hidden": "true" },
      ...drawn,
    ),
    el("ul", { class: "ends" }, ...ends),
  );
}
