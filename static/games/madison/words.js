// Mr. Madison's War in words: what stands where, what lies next to it, what a step of the draft did.

import { verbatim } from "../../js/i18n.js";

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Piece} Counter */

export const SIDES = ["us", "gb"];
const VESSELS = ["schooner", "sloop", "brig", "corvette", "frigate", "ship-of-the-line"];
const LEADERS = ["leader", "naval-leader"];

/** @param {string} place */
export function placeKey(place) {
  return `madison-at-${place}`;
}

/** The name by which a place is pointed at. @param {string} place */
export function nameOfPlace(place) {
  return `space:${place}`;
}

/** @param {string} kind */
export function isVessel(kind) {
  return VESSELS.includes(kind);
}

/** @param {string} kind */
export function isLeader(kind) {
  return LEADERS.includes(kind);
}

/** How far the sign of a base or fort stands over its mark, in units of a piece. */
const SIGN = 7;

/** Spaces and the lakes' boxes, for the board. @param {Sheet} sheet @returns {import("../../js/types.d.ts").Place[]} */
export function places(sheet) {
  const spaces = sheet.spaces.map(({ id, side, value, base, fort }) => ({
    ...named(id),
    isWater: false,
    crown: base || fort ? SIGN : 0,
    side,
    reach: 9.4 + 0.7 * value,
    mark: 7 + 0.7 * value,
    weight: value,
  }));
  const boxes = sheet.lakes.map(({ box }) => ({
    ...named(box),
    ground: `area-${box}`,
    keepsStacks: true,
    isWater: false,
    crown: 0,
    side: "",
    reach: 0,
    weight: 9,
  }));
  return [...spaces, ...boxes];
}

/** @param {string} id */
function named(id) {
  return { id, name: nameOfPlace(id), word: placeKey(id), node: `space-${id}` };
}

/** The lake whose control box a place is. @param {Sheet} sheet @param {string} place */
function lakeOf(sheet, place) {
  return sheet.lakes.find(({ box }) => box === place);
}

/** Whether a counter has left its space in this card play. @param {View} view @param {string} id */
export function hasMoved(view, id) {
  return (view.play?.moved?.[id]?.path.length ?? 0) > 1;
}

/** A side's counters in a place. @param {View | null} view @param {string} place @param {string} side */
export function standing(view, place, side) {
  return Object.entries(view?.blocks ?? {}).filter(
    ([, own]) => own.at === place && own.side === side,
  );
}

/** What a place is called for those who hear it. @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t */
export function placeLabel(view, sheet, place, t) {
  const there = SIDES.flatMap((side) => {
    const names = standing(view, place, side).map(([id, own]) => counterWords(id, own, sheet, t));
    return names.length
      ? [t("madison-there", { side: `@side-${side}`, names: names.join("; ") })]
      : [];
  });
  return t("madison-place-label", {
    place: t(placeKey(place)),
    about: placeAbout(view, sheet, place, t),
    there: there.join(". ") || t("madison-there-nobody"),
  });
}

/** A space's value and holder, its ground, fort, base and depot; who holds a lake. @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t */
export function placeAbout(view, sheet, place, t) {
  const lake = lakeOf(sheet, place);
  if (lake) {
    const holder = view?.lakes?.[lake.id] ?? "";
    return t("madison-about-box", { held: holder ? "yes" : "no", side: sideKey(holder) });
  }
  const space = sheet.spaces.find(({ id }) => id === place);
  if (!space) return "";
  const holder = view?.seized?.[place] ?? space.side;
  const about = [
    t("madison-about-space", {
      value: view?.destroyed?.includes(place) ? 0 : space.value,
      terrain: space.terrain,
      side: sideKey(holder),
    }),
    ...signsOf(view, sheet, space, t),
  ];
  return about.join(", ");
}

/** @param {string} side */
function sideKey(side) {
  return side ? `@side-${side}` : "";
}

/** @param {View | null} view @param {Sheet} sheet @param {import("./view.d.ts").Space} space @param {Translate} t */
function signsOf(view, sheet, { id, fort, base, lake }, t) {
  const found = [];
  const built = sheet.forts.find((one) => one.at === id && view?.forts?.includes(one.id));
  const walls = built ?? fort;
  if (walls) found.push(t("madison-about-fort", { letter: walls.letter, value: walls.strength }));
  if (base) {
    const lost = view?.ruined?.includes(id) ? "lost" : base.backup ? "reserve" : "main";
    found.push(t("madison-about-base", { kind: lost }));
  }
  if (lake) found.push(t("madison-about-port", { lake: `@madison-lake-${lake}` }));
  const depot = view?.depots?.[id];
  if (depot) found.push(t("madison-about-depot", { side: sideKey(depot) }));
  if (view?.destroyed?.includes(id)) found.push(t("madison-about-destroyed"));
  return found;
}

/**
 * What lies next to a place: by what kind of way.
 * @param {Sheet} sheet @param {string} place
 * @returns {{place: string, way: string}[]}
 */
export function neighbours(sheet, place) {
  const lake = lakeOf(sheet, place);
  const ports = sheet.spaces.filter((space) => space.lake === lake?.id);
  if (lake) return ports.map(({ id }) => ({ place: id, way: "madison-way-port" }));
  const found = sheet.links.flatMap(({ a, b, kind }) =>
    a === place || b === place ? [{ place: a === place ? b : a, way: `madison-way-${kind}` }] : [],
  );
  const own = sheet.spaces.find(({ id }) => id === place)?.lake;
  const box = sheet.lakes.find(({ id }) => id === own)?.box;
  return box ? [...found, { place: box, way: "madison-way-box" }] : found;
}

/**
 * Word a step of the draft.
 * @param {import("./view.d.ts").Step} step @param {Sheet} sheet @param {Translate} t @param {View | null} [view]
 */
export function stepWords(step, sheet, t, view) {
  const to = step.to ?? step.at ?? "";
  const block = step.block ?? step.leader ?? "";
  const { name = "", window = "", lake = "" } = step;
  if (step.type === "take" && view?.ask === "force") return namedWords(block, view, t);
  return t(`madison-step-${step.type}`, {
    block: block ? `@madison-block-${block}` : "",
    to: to ? `@${placeKey(to)}` : "",
    lake: lake ? `@madison-lake-${lake}` : "",
    window: window ? `@madison-window-${window.replaceAll("_", "-")}` : "",
    count: step.least ?? 0,
    what: pickedKey(name, sheet),
    card: step.card ? `@madison-card-${step.card}` : "",
  });
}

/** Who is named to act, and where they stand. @param {string} block @param {View} view @param {Translate} t */
function namedWords(block, { blocks }, t) {
  const at = `@${placeKey(blocks[block]?.at ?? "")}`;
  return t("madison-step-named", { block: `@madison-block-${block}`, at });
}

/** Whether a step of a plan is told with the one before it: all who are taken along one after the other. @param {{type: string}} before @param {{type: string}} step */
export function isOneStep(before, step) {
  return before.type === "take" && step.type === "take";
}

/** Word the steps that are told as one. @param {import("../../js/types.d.ts").Action[]} steps @param {Sheet} _sheet @param {Translate} t @param {View | null} [view] */
export function stepsWords(steps, _sheet, t, view) {
  const names = steps.map(({ block }) => t(`madison-block-${block}`)).join(", ");
  const params = { count: steps.length, names: verbatim(names) };
  return t(view?.ask === "force" ? "madison-steps-named" : "madison-steps-take", params);
}

/** What a card hits: a counter, a card or a place; "none" for what has no name. @param {string} name @param {Sheet} sheet */
function pickedKey(name, { blocks, cards, lakes, spaces }) {
  const isIn = (/** @type {{id: string}[]} */ all) => all.some(({ id }) => id === name);
  if (isIn(blocks)) return `@madison-block-${name}`;
  if (isIn(cards)) return `@madison-card-${name}`;
  // Erie and Champlain are spaces as well as lakes; a lake is picked at once, and is no step of a draft.
  if (isIn(spaces)) return `@${placeKey(name)}`;
  return isIn(lakes) ? `@madison-lake-${name}` : "none";
}

/** Name what can be taken hold of. @param {string} name @param {View | null} view @param {Translate} t @param {Sheet} sheet */
export function thingWords(name, view, t, sheet) {
  const [kind, key = ""] = name.split(":");
  if (kind === "card") return t(`madison-card-${key}`);
  if (kind !== "block") return t(placeKey(key));
  const own = view?.blocks?.[key];
  return own ? counterWords(key, own, sheet, t) : t(`madison-block-${key}`);
}

/** A counter in words: its name and what is printed on the side that shows. @param {string} id @param {{kind: string, cv: number, max: number}} own @param {Sheet} sheet @param {Translate} t @param {boolean} [isCut] */
export function counterWords(id, own, sheet, t, isCut = false) {
  const params = { name: `@madison-block-${id}`, ...printedOf(id, own, sheet) };
  const what = isLeader(own.kind) ? "leader" : isVessel(own.kind) ? "vessel" : "unit";
  const words = t(`madison-${what}`, params);
  return isCut ? `${words}, ${t("madison-unit-cut")}` : words;
}

/** What is printed on the side of a counter that shows. @param {string} id @param {{kind: string, cv: number, max: number}} own @param {Sheet} sheet */
export function printedOf(id, own, sheet) {
  const printed = sheet.blocks.find((one) => one.id === id);
  const isReduced = own.cv < own.max;
  return {
    kind: `@madison-kind-${own.kind}`,
    letter: printed?.letter ?? "",
    strength: (isReduced ? printed?.reduced : printed?.strength) ?? 0,
    stars: printed?.stars ?? 0,
    command: printed?.command ?? 0,
    modifier: printed?.modifier ?? 0,
    state: isReduced ? "reduced" : "full",
  };
}

/** Points of building, which are counted in halves. @param {number} halves */
export function halfPoints(halves) {
  const whole = Math.floor(halves / 2);
  return halves % 2 ? `${whole || ""}½` : String(whole);
}
