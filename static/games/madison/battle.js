// A battle on land or on a lake: both lines face to face, between them what is added to the die, and how
// likely each end is by now.

import { picture } from "../../js/board/blockArt.js";
import { ruleLink } from "../../js/dom/dice.js";
import { el } from "../../js/dom/element.js";
import { svg } from "../../js/dom/svg.js";
import { battleCard, lastRolls, lineHead, linePiece, volley } from "../../js/games/battleCard.js";
import { sinceMet } from "../../js/games/shared.js";
import { verbatim } from "../../js/i18n.js";
import { byLead } from "./advice.js";
import { openBlock, rosterOf, sideMark } from "./faces.js";
import { leadOf } from "./leads.js";
import { ends, landBars, navalBars, navalResults, reckoned, signed } from "./odds.js";
import { MODIFIER, shownRound, toldLeads } from "./rounds.js";
import { counterWords, isLeader, isVessel, placeKey, standing } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/types.d.ts").Field<View>} Field */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").Battle} Battle */
/** @typedef {import("./view.d.ts").NavalBattle} Naval */
/** @typedef {import("./view.d.ts").Modifier} Modifier */
/** @typedef {import("./odds.js").Bar} Bar */
/** @typedef {import("../../js/types.d.ts").Line} Line */

const FACE = "-13 -13 27 27";
const WIDE = 22; // of a bar
const HIGH = 36;
const LEAST_PART = 8; // of the balance, in percent

/** @param {View} view @param {Field} field @param {Sheet} sheet */
export function battle(view, field, sheet) {
  const fight = view.battle ?? view.naval;
  if (!fight) return null;
  const { t, folded } = field;
  const at = view.naval && !view.battle ? `box_${view.naval.lake}` : (view.battle?.at ?? "");
  const log = sinceMet(field.lines, at);
  const volleys = lastRolls(log, view.side);
  const now = shownRound(view, log);
  const ground = el(
    "div",
    { class: `madison-field ${view.battle ? "by-land" : "on-lake"}` },
    line(view, fight, at, fight.attacker, field, sheet),
    between(view, now, volleys, log, field, sheet),
    line(view, fight, at, fight.defender, field, sheet),
  );
  const most = Math.max(
    ...[fight.attacker, fight.defender].map((side) => standing(view, at, side).length),
  );
  const kind = most > 8 ? "many" : most > 4 ? "some" : "few";
  const key = view.battle ? "madison-battle-at" : "madison-battle-on";
  const title = t(key, { at: `@${placeKey(at)}` });
  const state = stateWords(view, now.round, field);
  const fold = t(folded ? "madison-battle-unfold" : "madison-battle-fold");
  // What is added to the dice stands in the field, and need not be read again under it.
  const told = log.filter(({ message }) => !message.key.startsWith(MODIFIER));
  return battleCard({ title, state, fold, kind, ground, log: told, volleys }, field);
}

/** How a battle stands; what its dice bring is said once they lie there. @param {View} view @param {number} round @param {Pick<Field, "t" | "isPlaying">} field */
function stateWords({ battle: fight, naval }, round, { t, isPlaying }) {
  const now = fight ?? naval;
  const under = fight ? t("madison-battle-round", { round }) : t("madison-battle-fleets");
  if (isPlaying) return under;
  if (now?.winner) return t("madison-battle-won", { side: `@side-${now.winner}` });
  const losing = Object.entries(now?.losses ?? {}).find(([, count]) => count > 0);
  if (losing) {
    return t("madison-battle-loses", { side: `@side-${losing[0]}`, count: losing[1] });
  }
  if (fight?.retreats) return t("madison-battle-retreats", { side: `@side-${fight.retreats}` });
  return under;
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
  const lead = side === view.side ? leadOf(view, field.choices, sheet, field.pressed ?? "") : "";
  const faces = inOrder.map(([id, own]) => {
    const name = `block:${id}`;
    const isLead = fight.leads?.[side] === id;
    const words = counterWords(id, own, sheet, t, view.unsupplied?.includes(id));
    const isCut = view.unsupplied?.includes(id);
    return linePiece({
      face: picture(
        openBlock({ id, ...own, isCut, isInHand: id === lead }, sheet),
        `block counter ${side}`,
        FACE,
      ),
      label: isLead ? t("madison-leads", { block: words }) : words,
      isFree: field.free.has(name) || field.lit.has(name),
      key: id,
      more: { "data-names": name },
      marks: [isLead ? "leads" : "", id === lead ? "picked" : ""],
      // Orders, losses and ports are told by name, which stands on no ship and on no unit.
      name: isLeader(own.kind) ? "" : t(`madison-block-${id}`),
    });
  });
  const role = side === fight.attacker ? "madison-attacks" : "madison-defends";
  const count = t("madison-line-counters", { count: all.length });
  const isActive = view.awaiting?.[side] !== undefined && !fight.winner;
  const kinds = ["line", side, isActive ? "active" : "", side === view.side ? "" : "theirs"];
  const card = fight.cards?.[side];
  return el(
    "div",
    { class: kinds.filter(Boolean).join(" ") },
    lineHead(sideMark(side), t(role, { side: `@side-${side}` }), count),
    el("div", { class: "line-blocks" }, ...faces, fortOf(view, side, sheet, t)),
    card
      ? el(
          "p",
          { class: "battle-played" },
          t("madison-battle-card", { card: `@madison-card-${card}` }),
          " ",
          el("span", { class: "more" }, t(`madison-card-text-${card}`)),
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
    el("small", {}, t("madison-legend-fort")),
    `${walls.letter}${walls.strength}`,
  );
}

/** What stands between the lines. @param {View} view @param {ReturnType<typeof shownRound>} now @param {Line[]} volleys @param {Line[]} log @param {Field} field @param {Sheet} sheet */
function between(view, now, volleys, log, field, sheet) {
  const { t } = field;
  const ahead = now.isForeseen ? foreseen(view, field, sheet) : null;
  const added = ahead?.modifiers ?? now.modifiers;
  const sum = added.reduce((total, { drm }) => total + drm, 0);
  const bars = view.battle ? landBars(sheet, sum, view.battle.has_fort) : navalBars(sheet, sum);
  const rolled = now.dice.reduce((total, face) => total + face, 0);
  // Of a round of which nothing is known yet, no sum is told.
  const isKnown = now.isForeseen || now.dice.length > 0;
  return el(
    "div",
    { class: "between" },
    strengths(view, t),
    isKnown ? chips(added, sum, ahead, view, t) : null,
    isKnown ? chances(bars, rolled, view, t) : null,
    ...volleys.map((one) => volley(one, field)),
    notes(view, log, field, sheet),
  );
}

/** What the roll to come is reckoned with: of the viewer's lead units with the one that is pressed. @param {View} view @param {Field} field @param {Sheet} sheet */
function foreseen(view, field, sheet) {
  const fight = view.battle ?? view.naval;
  if (!view.forecast || !fight) return null;
  const role =
    view.side === fight.attacker ? "attack" : view.side === fight.defender ? "defence" : "";
  const lead = leadOf(view, field.choices, sheet, field.pressed ?? "");
  return reckoned(view.forecast, role, Boolean(view.battle), lead);
}

/** Rules that nobody is asked about: who leads without a choice, and that the attackers' reduced units count for nothing. @param {View} view @param {Line[]} log @param {Field} field @param {Sheet} sheet */
function notes(view, log, { t, game }, sheet) {
  const fight = view.battle;
  if (!fight) return null;
  const leads = toldLeads(log).map(([side, block]) => {
    const letter = rosterOf(sheet).get(block.replace("@madison-block-", ""))?.letter ?? "";
    return t("madison-note-lead", { side: `@side-${side}`, block, letter });
  });
  const reduced = standing(view, fight.at, fight.attacker).filter(
    ([id, { kind, cv, max }]) =>
      fight.attackers.includes(id) && !isLeader(kind) && !isVessel(kind) && cv < max,
  );
  const told = [
    ...(reduced.length
      ? [{ rule: "10.23", text: t("madison-note-reduced", { count: reduced.length }) }]
      : []),
    ...(leads.length
      ? [{ rule: "10.32", text: t("madison-note-leads", { leads: verbatim(leads.join(", ")) }) }]
      : []),
  ];
  if (!told.length) return null;
  const items = told.map(({ rule, text }) => el("li", {}, text, " ", ruleLink(rule, game, t)));
  return el("ul", { class: "battle-notes" }, ...items);
}

/** Both strengths against each other, as a balance. @param {View} view @param {Translate} t */
function strengths({ forecast, battle: onLand, naval }, t) {
  const fight = onLand ?? naval;
  if (!forecast || !fight) return null;
  const { attack, defence } = forecast;
  const all = attack + defence;
  // So much of it as a number needs is left to the weakest.
  const part = all ? Math.max(LEAST_PART, Math.min(100 - LEAST_PART, (100 * attack) / all)) : 50;
  const words = t(onLand ? "madison-strengths" : "madison-ships-against", { attack, defence });
  return el(
    "div",
    { class: "strengths" },
    svg(
      "svg",
      { class: "balance", "aria-hidden": "true" },
      ...share(fight.attacker, attack, 0, part),
      ...share(fight.defender, defence, part, 100 - part),
    ),
    el("span", { class: "visually-hidden" }, words),
  );
}

/** A side's share of the balance, in its colour. @param {string} side @param {number} strength @param {number} from in percent @param {number} wide in percent */
function share(side, strength, from, wide) {
  const percent = (/** @type {number} */ of) => `${of.toFixed(1)}%`;
  const box = { x: percent(from), width: percent(wide), height: "100%" };
  const middle = { x: percent(from + wide / 2), y: "50%", "text-anchor": "middle" };
  return [
    svg("rect", { class: side, ...box }),
    svg("text", { ...middle, "dominant-baseline": "central" }, String(strength)),
  ];
}

/** Everything that is added to the die, and what else would be. @param {Modifier[]} added @param {number} sum @param {ReturnType<typeof foreseen>} ahead @param {View} view @param {Translate} t */
function chips(added, sum, ahead, { forecast }, t) {
  const items = added.map(({ what, drm, rule }) =>
    el(
      "li",
      { class: drm > 0 ? "for" : "against", title: rule },
      t(`madison-line-modifier-${what.replaceAll("_", "-")}`, { drm: signed(drm) }),
    ),
  );
  const total = el("li", { class: "sum" }, t("madison-modifiers-sum", { drm: signed(sum) }));
  const open = ahead?.open;
  const words = [
    ...(open
      ? [t("madison-lead-open", { least: signed(open.least), most: signed(open.most) })]
      : []),
    ...(ahead && forecast ? byLead(forecast, t, ahead.lead) : []),
  ];
  const perhaps = words.map((one) => el("li", {}, one));
  return el("ul", { class: "drm" }, ...items, total, ...perhaps);
}

/** How likely each end of the roll is: a bar for each roll, and under it the ends in words. @param {Bar[]} bars @param {number} rolled @param {View} view @param {Translate} t */
function chances(bars, rolled, { battle: onLand, naval }, t) {
  const isLand = Boolean(onLand);
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
  const told = ends(bars, isLand).map(({ kind, key, part }) =>
    el("li", { class: kind }, t(key, { part })),
  );
  return el(
    "div",
    { class: "chances" },
    svg(
      "svg",
      { viewBox: `0 -2 ${bars.length * WIDE} ${HIGH + 14}`, "aria-hidden": "true" },
      ...drawn,
    ),
    el(
      "div",
      {},
      el("ul", { class: "ends" }, ...told),
      naval && !isLand ? el("ul", { class: "naval-results" }, ...results(bars, naval, t)) : null,
    ),
    el("p", { class: "chart-words" }, t(isLand ? "madison-chart-land" : "madison-chart-naval")),
  );
}

/** What a naval battle does to the losers, each result with whose it is and how likely. @param {Bar[]} bars @param {Naval} fight @param {Translate} t */
function results(bars, fight, t) {
  return navalResults(bars).map(({ kind, code, part }) =>
    el(
      "li",
      { class: kind },
      t("madison-end-result", {
        side: `@side-${kind === "dr" ? fight.defender : fight.attacker}`,
        what: `@madison-naval-${code.replace(/[_+]/g, "-")}`,
        part,
      }),
    ),
  );
}
