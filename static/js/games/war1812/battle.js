// Battles of War of 1812: both lines face to face, on land and on a lake.
import { el } from "../../panel/element.js";
import { blankBlock, openBlock, picture, ship } from "./faces.js";
import { sideMark } from "./tracks.js";

/** @typedef {import("../../types.d.ts").Translate} Translate */
/**
 * @typedef {object} Board what the battle's pieces need to know of the choices
 * @property {Set<string>} free
 * @property {Set<string>} lit
 * @property {Translate} t
 * @property {HTMLElement[]} thrown the latest lines of the log with dice
 */

/** @param {any} view @param {Board} board */
export function battle(view, board) {
  const found = view.naval
    ? navalBattle(view, board)
    : view.battle
      ? landBattle(view.battle, board)
      : null;
  if (found && board.thrown.length)
    found.append(el("ul", { class: "log thrown" }, ...board.thrown));
  return found;
}

/** @param {any} fight @param {Board} board */
function landBattle(fight, board) {
  const { t } = board;
  const state = fight.taking
    ? t("war1812-battle-takes", { side: `@side-${fight.taking}`, hits: fight.hits ?? 0 })
    : fight.retreating
      ? t("war1812-battle-leaves", { side: `@side-${fight.retreating}` })
      : fight.firing && fight.revealed
        ? t("war1812-battle-fires", { side: `@side-${fight.firing}` })
        : t("war1812-battle-begins");
  const lines = [fight.attacker, fight.defender].map((side) => line(fight, side, board));
  const title = t("war1812-battle-at", { town: `@town-${fight.town}` });
  return card(title, state, lines, fight.landing ? t("war1812-battle-landing") : "");
}

/** @param {any} fight @param {string} side @param {Board} board */
function line(fight, side, board) {
  const { t } = board;
  const blocks = (fight.lines?.[side] ?? []).map((/** @type {any} */ block) =>
    lineBlock(block, side, board),
  );
  const role = side === fight.attacker ? "war1812-attacks" : "war1812-defends";
  const isActive = fight.taking ? fight.taking === side : fight.firing === side;
  return lineOf(side, t(role, { side: `@side-${side}` }), blocks, Boolean(isActive));
}

/** @param {any} block @param {string} side @param {Board} board */
function lineBlock(block, side, { free, t }) {
  if (!block.kind) {
    const label = t("war1812-face-down");
    return el(
      "span",
      { class: "line-block", role: "img", "aria-label": label },
      picture(blankBlock(side), `block blank ${side}`),
    );
  }
  const face = picture(openBlock({ side, ...block }), `block ${side}`);
  const label = t("war1812-line-block", {
    kind: `@kind-${block.kind}`,
    cv: block.cv,
    max: block.max,
  });
  const name = `block:${block.id}`;
  if (!block.id || !free.has(name)) {
    return el("span", { class: "line-block", role: "img", "aria-label": label }, face);
  }
  return el(
    "button",
    { type: "button", class: "line-block free", "data-names": name, "aria-label": label },
    face,
  );
}

/** @param {any} view @param {Board} board */
function navalBattle(view, board) {
  const { t } = board;
  const fight = view.naval;
  const lines = [fight.attacker, fight.defender].map((side) => shipLine(view, side, board));
  const owed = Object.entries(fight.hits ?? {}).filter(([, count]) => count);
  const hits = owed.map(([side, count]) =>
    t("war1812-naval-hits", { side: `@side-${side}`, hits: Number(count) }),
  );
  const title = t("war1812-naval-battle", { lake: `@${fight.lake}` });
  return card(title, t("war1812-naval-round", { round: fight.rounds ?? 0 }), lines, hits.join(" "));
}

/** @param {any} view @param {string} side @param {Board} board */
function shipLine(view, side, { free, lit, t }) {
  const fight = view.naval;
  const fleet = view.fleets?.[`${fight.lake}/${side}`] ?? {};
  const ships = ["operational", "damaged"].flatMap((state) =>
    Array.from({ length: fleet[state] ?? 0 }, () => {
      const name = `fleet:${fight.lake}/${side}/${state}`;
      const label = t(`war1812-ships-${state}`, { count: 1, side: `@side-${side}` });
      const face = picture(ship(side, state === "operational"), `fleet ${side}`, "-11 -12 22 22");
      return free.has(name) || lit.has(name)
        ? el(
            "button",
            { type: "button", class: "line-block free", "data-names": name, "aria-label": label },
            face,
          )
        : el("span", { class: "line-block", role: "img", "aria-label": label }, face);
    }),
  );
  const role = side === fight.attacker ? "war1812-attacks" : "war1812-defends";
  return lineOf(side, t(role, { side: `@side-${side}` }), ships, false);
}

/** @param {string} side @param {string} words @param {HTMLElement[]} pieces @param {boolean} isActive */
function lineOf(side, words, pieces, isActive) {
  return el(
    "div",
    { class: `line ${side} ${isActive ? "active" : ""}` },
    el("h3", {}, sideMark(side), words),
    el("div", { class: "line-blocks" }, ...pieces),
  );
}

/** @param {string} title @param {string} state @param {HTMLElement[]} lines @param {string} more */
function card(title, state, lines, more) {
  return el(
    "section",
    { class: "battle-card", "aria-label": title },
    el("h2", {}, title),
    el("p", { class: "battle-state" }, state),
    el("div", { class: "lines" }, ...lines),
    more ? el("p", { class: "small" }, more) : null,
  );
}
