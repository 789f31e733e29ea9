// Battles of War of 1812 as a stage: the two lines face to face, the dice rolled between them.

import { picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import {
  battleCard,
  facing,
  lastRolls,
  lineHead,
  linePiece,
  marksOf,
  volley,
} from "../../js/games/battleCard.js";
import { sinceMet, withLost, woundsOf } from "../../js/games/shared.js";
import { blankBlock, openBlock, ship, sideMark } from "./faces.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").BattleView} Battle */
/** @typedef {import("./view.d.ts").NavalView} Naval */
/** @typedef {import("./view.d.ts").LineBlock & import("../../js/games/battleCard.js").Marks} LineBlock */
/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("../../js/types.d.ts").Field<View>} Board */
/** @typedef {{title: string, state: string, rows: HTMLElement[], log: Line[], volleys: Line[]}} Stage */

const RETREATS = ["war1812-line-retreats", "war1812-line-retreats-back"];
const PURSUIT = "war1812-line-pursuit";
const STATES = /** @type {const} */ (["operational", "damaged"]);

/** @param {View} view @param {Board} board */
export function battle(view, board) {
  if (view.naval) return staged(navalBattle(view, view.naval, board), board);
  return view.battle ? staged(landBattle(view, view.battle, board), board) : null;
}

/** @param {View} view @param {Battle} fight @param {Board} board @returns {Stage} */
function landBattle(view, fight, board) {
  const { t } = board;
  const log = sinceMet(board.lines, fight.town);
  const volleys = lastRolls(log, view.side);
  const landing = fight.landing && !fight.volleys ? ` ${t("war1812-battle-landing")}` : "";
  return {
    title: t("war1812-battle-at", { town: `@town-${fight.town}` }),
    state: landState(fight, log, t) + landing,
    rows: [
      line(fight, fight.attacker, board),
      between(fight, volleys, roundsOf(fight.volleys ?? 0, volleys.length), board),
      line(fight, fight.defender, board),
    ],
    log,
    volleys,
  };
}

/** The rounds of the volleys that lie there, the last so many of all: each round has two. @param {number} fired @param {number} seen */
export function roundsOf(fired, seen) {
  const rounds = Array.from({ length: seen || 1 }, (_, n) => Math.ceil((fired - n) / 2));
  return [...new Set(rounds)].filter((round) => round > 0).reverse();
}

/** What happens now; who flees is told by the log before the view knows of it. @param {Battle} fight @param {Line[]} log @param {Translate} t */
function landState(fight, log, t) {
  if (fight.taking) {
    return t("war1812-battle-takes", { side: `@side-${fight.taking}`, hits: fight.hits ?? 0 });
  }
  const fled = log.find(({ message }) => RETREATS.includes(message.key))?.side;
  const leaves = fight.retreating || fled;
  if (leaves) return t("war1812-battle-leaves", { side: `@side-${leaves}` });
  if (fight.firing && fight.revealed) {
    const side = `@side-${fight.firing}`;
    return t("war1812-battle-fires", { side, dice: fight.dice ?? 0, least: fight.hits_on ?? 0 });
  }
  return t("war1812-battle-begins");
}

/** @param {Battle} fight @param {string} side @param {Board} board */
function line(fight, side, board) {
  const found = fight.lines?.[side] ?? [];
  const wounds = woundsOf(board.steps);
  const before = board.before?.battle?.lines?.[side] ?? [];
  const blocks = withLost(found, before, wounds).map((block) =>
    lineBlock(block, side, wounds, board),
  );
  const active = fight.taking || fight.retreating || (fight.revealed ? fight.firing : "");
  return lineOf(side, fight, blocks, { isActive: active === side, what: "blocks" }, board);
}

/** @param {LineBlock} block @param {string} side @param {Map<string, number>} wounds @param {Board} board */
function lineBlock(block, side, wounds, { free, t }) {
  const { id = "", kind, cv = 0, max = 0 } = block;
  if (!kind) {
    const face = picture(blankBlock(side), `block blank ${side}`);
    return piece(face, t("war1812-face-down"), "");
  }
  const hits = wounds.get(id) ?? 0;
  const values = { kind: `@kind-${kind}`, cv, max };
  const plain = hits
    ? t("war1812-line-block-hit", { ...values, hits })
    : t("war1812-line-block", values);
  // Its owner knows which one it is.
  const label = id
    ? t("war1812-line-named", { name: `@war1812-block-${id}`, block: plain })
    : plain;
  const face = picture(openBlock({ side, kind, cv, max }), `block ${side}`);
  const name = id && free.has(`block:${id}`) ? `block:${id}` : "";
  return piece(face, label, name, { marks: marksOf(block), hits });
}

/** A piece of a line: a button if its name can be taken hold of. @param {SVGElement} face @param {string} label @param {string} name @param {{marks?: string[], hits?: number}} [more] */
function piece(face, label, name, more) {
  return linePiece({ face, label, isFree: Boolean(name), more: { "data-names": name }, ...more });
}

/** @param {View} view @param {Naval} fight @param {Board} board @returns {Stage} */
function navalBattle(view, fight, board) {
  const { t } = board;
  const log = sinceMet(board.lines, fight.lake);
  const volleys = log.filter((line) => line.dice?.length).slice(-2);
  const owed = Object.entries(fight.hits ?? {}).filter(([, count]) => count);
  const hits = owed.map(([side, count]) =>
    t("war1812-naval-hits", { side: `@side-${side}`, hits: Number(count) }),
  );
  const leaves = fight.withdrawing
    ? [t("war1812-naval-leaves", { side: `@side-${fight.withdrawing}` })]
    : [];
  const state = [...hits, ...leaves].join(" ");
  return {
    title: t("war1812-naval-battle", { lake: `@${fight.lake}` }),
    state: state || t("war1812-naval-state"),
    rows: [
      shipLine(view, fight, fight.attacker, board),
      between(fight, volleys, [fight.rounds], board),
      shipLine(view, fight, fight.defender, board),
    ],
    log,
    volleys,
  };
}

/** @param {View} view @param {Naval} fight @param {string} side @param {Board} board */
function shipLine(view, fight, side, board) {
  const { free, lit, t } = board;
  const fleet = view.fleets?.[`${fight.lake}/${side}`] ?? {};
  const ships = STATES.flatMap((state) =>
    Array.from({ length: fleet[state] ?? 0 }, () => {
      const name = `fleet:${fight.lake}/${side}/${state}`;
      const label = t(`war1812-ships-${state}`, { count: 1, side: `@side-${side}` });
      const face = picture(ship(side, state === "operational"), `fleet ${side}`, "-11 -12 22 22");
      return piece(face, label, free.has(name) || lit.has(name) ? name : "");
    }),
  );
  const isActive = fight.withdrawing === side;
  return lineOf(side, fight, ships, { isActive, what: "ships" }, board);
}

/**
 * @param {string} side @param {Battle | Naval} fight @param {HTMLElement[]} pieces
 * @param {{isActive: boolean, what: string}} how @param {Board} board
 */
function lineOf(side, fight, pieces, { isActive, what }, { t }) {
  const role = side === fight.attacker ? "war1812-attacks" : "war1812-defends";
  const count = t(`war1812-line-${what}`, { count: pieces.filter(stands).length });
  return el(
    "div",
    { class: `line ${side} ${isActive ? "active" : ""}` },
    lineHead(sideMark(side), t(role, { side: `@side-${side}` }), count),
    el("div", { class: "line-blocks" }, ...pieces),
  );
}

/** Whether a piece is not lost to the hits that are being given out. @param {HTMLElement} piece */
function stands(piece) {
  return !piece.classList.contains("lost");
}

/**
 * The ground between the lines: the dice of the last roll, or what will be needed.
 * @param {Battle | Naval} fight @param {Line[]} volleys
 * @param {number[]} rounds of what was rolled @param {Board} board
 */
function between(fight, volleys, rounds, board) {
  const { t } = board;
  const last = volleys.at(-1);
  const isPursuit = last?.message.key === PURSUIT || ("retreating" in fight && fight.retreating);
  const before = isPursuit ? "war1812-battle-pursuit" : "war1812-battle-before";
  const round = last?.message.key === PURSUIT ? "" : roundWords(rounds.filter(Boolean), t);
  const needs = (/** @type {string} */ key, least = 0) =>
    el("span", { class: "needs" }, t(`war1812-${key}-needs`, { least }));
  return el(
    "div",
    { class: "between" },
    el("p", { class: "round" }, round || t(before), last ? null : needs("battle", fight.hits_on)),
    ...volleys.map((line) => {
      const rolled = volley(line, board);
      rolled.firstElementChild?.append(" ", needs("volley", line.hits_on));
      return rolled;
    }),
  );
}

/** @param {number[]} rounds @param {Translate} t */
function roundWords([first, last], t) {
  if (last) return t("war1812-battle-rounds", { first, last });
  return first ? t("war1812-battle-round", { round: first }) : "";
}

/** @param {Stage} stage @param {Board} board */
function staged({ rows, ...stage }, board) {
  const fold = board.t(board.folded ? "war1812-battle-unfold" : "war1812-battle-fold");
  return battleCard({ ...stage, ...facing(rows), fold, isSteady: true }, board);
}
