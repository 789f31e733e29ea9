// Battles of Quebec 1759 as a field: three columns a side face to face, reserves behind them.
import { picture } from "../../js/board/blockArt.js";
import { el } from "../../js/dom/element.js";
import { battleCard, lineHead, linePiece, marksOf, volley } from "../../js/games/battleCard.js";
import { sinceMet, toldOf, withLost, woundsOf } from "../../js/games/shared.js";
import { blankBlock, openBlock, sideMark } from "./faces.js";
import { COLUMNS } from "./settingUp.js";
import { byRank, kindKey } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Field<View>} Field */
/** @typedef {import("../../js/types.d.ts").Line} Line */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").BattleView} Battle */
/** @typedef {import("./view.d.ts").LineBlock & import("../../js/games/battleCard.js").Marks} Block */
/** @typedef {{fight: Battle, viewer: string, field: Field, wounds: Map<string, number>}} Scene */

/** What is told of a rout, by its rules: it stands over the field until the battle is over. */
export const ROUT = new Set(["quebec1759-line-routed", "quebec1759-line-left-behind"]);

/** @param {View} view @param {Field} field @param {import("./view.d.ts").Sheet} [sheet] */
export function battle(view, field, sheet) {
  const { battle: fight } = view;
  if (!fight) return null;
  const { t, folded } = field;
  const scene = { fight, viewer: view.side, field, wounds: woundsOf(field.steps) };
  const log = sinceMet(field.lines, fight.zone);
  const volleys = lastPart(log);
  const title = t("quebec1759-field-at", { zone: `@zone-${fight.zone}` });
  // Once a match has ended its view is nobody's: the sides stay where they stood.
  const [far, near] =
    fight.defender === (field.viewer || view.side)
      ? [fight.attacker, fight.defender]
      : [fight.defender, fight.attacker];
  const ground = el(
    "div",
    { class: "field", "data-drop": "" },
    army(far, scene, true),
    between(scene, volleys),
    army(near, scene, false),
  );
  const marks = { setting: isSetting(fight), skirmish: fight.skirmish, taking: fight.taking };
  const marked = Object.entries(marks).flatMap(([mark, is]) => (is ? mark : []));
  const kind = ["columns", sizeOf(fight), ...marked].join(" ");
  const fold = t(folded ? "quebec1759-field-unfold" : "quebec1759-field-fold");
  const rout = log.filter(({ message: { key } }) => ROUT.has(key)).slice(-ROUT.size);
  const now = rout.length && !fight.taking ? "" : stateOf(fight, t, sheet);
  const state = [...rout.flatMap((line) => [...toldOf(line, field), " "]), now];
  const stage = { title, state, fold, kind, ground, log, volleys };
  return battleCard({ ...stage, isSteady: true }, field);
}

/** Whether somebody still sets up. @param {Battle} fight */
function isSetting({ stage }) {
  return stage === "defender" || stage === "attacker";
}

/** How large blocks can be, by the fullest post. @param {Battle} fight */
function sizeOf(fight) {
  const posts = Object.values(fight.posts).flatMap((side) => Object.entries(side));
  const most = Math.max(
    0,
    ...posts.map(([post, blocks]) => blocks.length / (isWide(post) ? 4 : 1)),
  );
  return most > 6 ? "many" : most > 3 ? "some" : "few";
}

/** @param {string} post */
function isWide(post) {
  return !COLUMNS.includes(post);
}

/** The rolls of the last part that was fought: those of one side, one after the other. @param {Line[]} log */
function lastPart(log) {
  const rolled = log.filter((line) => line.dice?.length);
  const side = rolled.at(-1)?.side;
  const before = rolled.findLastIndex((line) => line.side !== side);
  return rolled.slice(before + 1).slice(-COLUMNS.length - 1);
}

/** The battle turn of dice that lie there: once the attacker has fired the defender's part begins the next one. @param {Battle} fight @param {string} [side] that rolled them */
export function diceTurn({ turn = 0, part, attacker, defender, leaving, withdrew }, side) {
  const isNext = side === attacker && part === defender && !leaving && !withdrew;
  return isNext ? Math.max(1, turn - 1) : turn;
}

/** Whether who attacks came over the St. Charles: no boat goes from one part of the river to another. @param {Battle} fight @param {import("./view.d.ts").Sheet} [sheet] */
function isCrossing({ zone, origin }, sheet) {
  const [here, there] = [zone, origin].map((at) => sheet?.zones.find(({ id }) => id === at)?.river);
  return Boolean(here && there && here !== there);
}

/** @param {Battle} fight @param {Field["t"]} t @param {import("./view.d.ts").Sheet} [sheet] */
function stateOf(fight, t, sheet) {
  const { taking, tolls = {}, leaving, stage, part, turn = 0 } = fight;
  const named = (/** @type {string} */ side) => ({ side: `@side-${side}` });
  if (taking) {
    const sumOf = (/** @type {"left" | "stopped"} */ what) =>
      Object.values(tolls).reduce((sum, toll) => sum + (toll[what] ?? 0), 0);
    const [hits, stopped] = [sumOf("left"), sumOf("stopped")];
    const takes = t("quebec1759-field-takes", { ...named(taking), hits });
    return stopped ? `${takes} ${t("quebec1759-field-screened", { hits: stopped })}` : takes;
  }
  if (leaving) {
    const key = leaving.routed ? "quebec1759-field-routed" : "quebec1759-field-leaves";
    return t(key, named(leaving.side));
  }
  if (stage === "defender") return t("quebec1759-field-sets-up", named(fight.defender));
  if (stage === "attacker") return t("quebec1759-field-sets-up", named(fight.attacker));
  if (!turn || !part) return t("quebec1759-field-begins");
  const told = t("quebec1759-field-part", { ...named(part), turn });
  if (!fight.landing || turn !== 1) return told;
  const doubled = isCrossing(fight, sheet)
    ? "quebec1759-field-crossing"
    : "quebec1759-field-landing";
  return `${told} ${t(doubled)}`;
}

/** One side: its columns towards the enemy, its reserve behind, who is not set up yet behind that. @param {string} side @param {Scene} scene @param {boolean} isFar */
function army(side, scene, isFar) {
  const { fight, field } = scene;
  const { t } = field;
  const posts = fight.posts[side] ?? {};
  const role = side === fight.attacker ? "quebec1759-attacks" : "quebec1759-defends";
  const isActive = side === activeSide(fight);
  const count = Object.values(posts).reduce((sum, blocks) => sum + blocks.length, 0);
  const head = lineHead(
    sideMark(side),
    t(role, { side: `@side-${side}` }),
    t("quebec1759-field-blocks", { count }),
  );
  const front = fight.skirmish ? ["line"] : COLUMNS;
  const rows = [
    el("div", { class: "front" }, ...front.map((at) => post(at, side, scene))),
    ...(fight.skirmish ? [] : [post("reserve", side, scene)]),
    ...(posts.field?.length ? [post("field", side, scene)] : []),
  ];
  const kind = `line ${side} ${isActive ? "active" : ""} ${isFar ? "far" : "near"}`;
  return el("div", { class: kind }, ...(isFar ? [head, ...rows.reverse()] : [...rows, head]));
}

/** Whose part it is, in whatever. @param {Battle} fight */
function activeSide({ taking, leaving, stage, part, attacker, defender }) {
  if (taking) return taking;
  if (leaving) return leaving.side;
  if (stage === "defender") return defender;
  return stage === "attacker" ? attacker : (part ?? "");
}

/** Where blocks stand: its name, what it rolls or suffers, and the blocks. @param {string} at @param {string} side @param {Scene} scene */
function post(at, side, scene) {
  const { fight, viewer, field, wounds } = scene;
  const { free, lit, t } = field;
  const now = fight.posts[side]?.[at] ?? [];
  const before = field.before?.battle?.posts?.[side]?.[at] ?? [];
  const found = withLost(now, before, wounds);
  // Who waits is handed out in this order, too.
  const blocks = at === "field" ? found.toSorted(byRank) : found;
  const name = `column:${at}`;
  const isTarget = side === viewer && lit.has(name);
  const isChoice = isTarget || (side === viewer && free.has(name));
  const mayAsk =
    side === viewer && isSetting(fight) && activeSide(fight) === viewer && at !== "field";
  const told = t("quebec1759-field-post", { post: `@column-${at}`, count: blocks.length });
  const isNext = isTarget && fight.stage === "fight" && !field.held.size && COLUMNS.includes(at);
  const label = isNext ? `${told}. ${t(`quebec1759-fires-next-${at}`)}` : told;
  const notes = notesOf(at, side, scene);
  const title = [el("span", { class: "post-name" }, t(`column-${at}`)), ...notes];
  // "line" is the class of a whole side.
  const own = at === "line" ? "alone" : at;
  const kind = `post ${own} ${isTarget ? "lit" : ""} ${isChoice ? "choice" : ""}`;
  const spoken = { "data-names": name, "aria-label": label };
  return el(
    "section",
    {
      class: kind,
      "data-key": `${side}-${at}`,
      "aria-label": label,
      // Who presses a column that nothing can go to is told why.
      ...(isTarget || mayAsk ? { "data-names": name } : {}),
    },
    isChoice
      ? el("button", { type: "button", class: "post-head", ...spoken }, ...title)
      : el("p", { class: "post-head" }, ...title),
    el("div", { class: "line-blocks" }, ...blocks.map((block, n) => piece(block, n, side, scene))),
  );
}

/** Dice that a post rolls now, hits that it has to take, its turn in the order of fire. @param {string} at @param {string} side @param {Scene} scene */
function notesOf(at, side, { fight, field: { t } }) {
  const notes = [];
  const toll = side === fight.taking ? fight.tolls?.[at] : null;
  const owed = toll?.left ?? 0;
  if (owed) notes.push(el("b", { class: "owed" }, t("quebec1759-field-owed", { hits: owed })));
  const count = side === fight.part && !fight.taking ? (fight.dice?.[at] ?? 0) : 0;
  if (count)
    notes.push(el("span", { class: "rolls" }, t("quebec1759-field-dice", { dice: count })));
  const turn = side === fight.part ? (fight.order ?? []).indexOf(at) : -1;
  if (turn >= 0) notes.push(el("b", { class: "in-order" }, String(turn + 1)));
  return notes;
}

/** @param {Block} block @param {number} n @param {string} side @param {Scene} scene */
function piece(block, n, side, { field, wounds }) {
  const { free, held, t } = field;
  const { kind = "", group = "", max = 0, cv = 0, id = "" } = block;
  const isOpen = Boolean(kind);
  const hits = wounds.get(id) ?? 0;
  const face = isOpen ? openBlock({ side, kind, group, cv, max }) : blankBlock(side);
  const shown = picture(face, `block ${side} ${isOpen ? "" : "blank"}`);
  const label = isOpen
    ? t("quebec1759-field-block", { kind: kindKey(kind, group), cv, max, hits })
    : t("quebec1759-field-face-down");
  const name = `block:${id}`;
  const isFree = Boolean(id) && free.has(name);
  const isHeld = held.has(name);
  const isPlaced = field.steps.some((step) => step.type === "deploy" && step.block === id);
  /** @type {Record<string, string>} */
  const pressed = isHeld ? { "aria-pressed": "true" } : {};
  return linePiece({
    face: shown,
    label,
    isFree,
    isPlaced,
    key: id || `${n}-${isOpen ? "up" : "down"}`,
    more: { ...pressed, "data-names": name, "data-drag": name },
    marks: [
      isHeld ? "held" : "",
      isOpen && !id ? "face-up" : "",
      block.leaves ? "leaves" : "",
      ...marksOf(block),
    ],
    hits,
  });
}

/** The ground between the fronts: under each column what was rolled there last. @param {Scene} scene @param {Line[]} volleys */
function between({ fight, field }, volleys) {
  const { t } = field;
  const columnOf = (/** @type {Line} */ line) =>
    COLUMNS.find((column) => line.message.params?.column === `@column-${column}`) ?? "";
  const turn = diceTurn(fight, volleys.at(-1)?.side);
  const when = turn ? t("quebec1759-field-turn", { turn }) : t("quebec1759-field-before");
  const needs = t("quebec1759-field-needs");
  const columns = volleys.map(columnOf);
  const dice = volleys.map((line, n) => {
    // A leader rolls beside the others of his column.
    const isSecond = columns[n] && columns.indexOf(columns[n]) < n;
    return volley(line, field, isSecond ? `${columns[n]} second` : columns[n] || "alone");
  });
  return el(
    "div",
    { class: "between" },
    el("p", { class: "round" }, when, el("span", { class: "needs" }, needs)),
    volleys.length ? el("div", { class: "volleys" }, ...dice) : null,
  );
}
