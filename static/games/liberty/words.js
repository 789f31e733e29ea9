// Liberty in words: what stands where, what lies next to it, what a step of the draft did.

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Town} Town */

export const SIDES = ["gb", "am"];
export const ATLANTIC = "ATL";
/** Where blocks are that are nowhere on the map. */
const OFF_MAP = new Set(["pool", "french-pool", "prison", "drawn"]);

/** @param {string} place */
export function placeKey(place) {
  return `liberty-at-${place.toLowerCase()}`;
}

/** The name by which a place is pointed at. @param {string} place */
export function nameOfPlace(place) {
  return `hex:${place}`;
}

/** @param {View | null} view @param {string} place @param {string} side */
export function armyAt(view, place, side) {
  return view?.armies?.[`${side}@${place}`] ?? 0;
}

/** A place's town, those of the West Indies among them. @param {Sheet} sheet @param {string} place @returns {Town | null} */
export function townAt(sheet, place) {
  const port = sheet.west_indies.find(({ id }) => id === place);
  if (port) return { side: port.side, value: port.value, port: true };
  return sheet.hexes.find(({ id }) => id === place)?.town ?? null;
}

/** Who has a town while nobody stands there, "" where there is none. @param {Town | null} town */
export function friend(town) {
  return town?.side === "indian" ? "gb" : (town?.side ?? "");
}

/** Hexes on land and the boxes, for the board. @param {Sheet} sheet @returns {import("../../js/types.d.ts").Place[]} */
export function places(sheet) {
  const land = sheet.hexes.filter(({ water }) => !water).map(({ id }) => id);
  const boxes = [ATLANTIC, ...sheet.west_indies.map(({ id }) => id)];
  return [...land, ...boxes].map((id) => {
    const town = townAt(sheet, id);
    const value = town?.value ?? 0;
    return {
      id,
      name: nameOfPlace(id),
      word: placeKey(id),
      node: `hex-${id}`,
      ground: `area-${id}`,
      keepsStacks: true,
      isWater: false,
      crown: 0,
      side: town ? friend(town) : "",
      reach: town ? 9 + value : 17,
      mark: town && land.includes(id) ? 8 + value : 0,
      weight: town ? 2 + value : 1,
      isNamedNear: !town && land.includes(id),
    };
  });
}

/** What a place is called for those who hear it. @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t */
export function placeLabel(view, sheet, place, t) {
  const there = SIDES.flatMap((side) => {
    const count = armyAt(view, place, side);
    return count ? [t("liberty-hidden", { side: `@side-${side}`, count })] : [];
  });
  const about = placeAbout(view, sheet, place, t);
  const nobody = t("board-nobody");
  return t("liberty-place-label", {
    place: t(placeKey(place)),
    about,
    there: there.join("; ") || nobody,
  });
}

/**
 * A piece or a place on a card beside it, its name first.
 * @param {string[]} names @param {View | null} view @param {Sheet} sheet @param {Translate} t
 */
export function about(names, view, sheet, t) {
  const [block = "", place = ""] = ["block", "hex"].map(
    (kind) => names.find((name) => name.startsWith(`${kind}:`))?.split(":")[1],
  );
  const own = view?.blocks?.[block];
  const at = place || own?.at || "";
  const where = at && !OFF_MAP.has(at) ? placeLabel(view, sheet, at, t) : "";
  if (!own) return where ? [t(placeKey(at)), ...whatStands(view, sheet, at, t)] : [];
  const {
    letter = "",
    hits = 0,
    move = 0,
    home = "",
  } = sheet.blocks.find(({ id }) => id === block) ?? {};
  return [
    cardTitle(blockKey(block, sheet, view), `liberty-kind-${own.kind}`, t),
    t("liberty-card-strength", { cv: own.cv, max: own.max, letter, hits }),
    own.kind === "warship" ? "" : t("liberty-card-moves", { move }),
    home ? t("liberty-card-home", { at: `@${placeKey(home)}` }) : "",
    where,
  ].filter(Boolean);
}

/** @param {string} name @param {string} kind @param {Translate} t */
function cardTitle(name, kind, t) {
  if (isSameWord(name, kind, t)) return t(name);
  return t("liberty-card-block", { name: `@${name}`, kind: `@${kind}` });
}

/** @param {View | null} view @param {Sheet} sheet @param {string} at @param {Translate} t */
function whatStands(view, sheet, at, t) {
  const town = townAt(sheet, at);
  const there = SIDES.flatMap((side) => {
    const count = armyAt(view, at, side);
    return count ? [t("liberty-hidden", { side: `@side-${side}`, count })] : [];
  });
  const [has, lost] = view?.winter?.fed?.[at] ?? [0, 0];
  return [
    placeAbout(view, sheet, at, t),
    town?.value ? t("liberty-card-feeds", { value: town.value }) : "",
    lost ? t("liberty-winter-feeds", { at: `@${placeKey(at)}`, has, lost, feeds: has - lost }) : "",
    there.join("; "),
  ].filter(Boolean);
}

/** A town's value, port, and who holds it; of other hexes the land. @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t */
export function placeAbout(view, sheet, place, t) {
  if (place === ATLANTIC) return t("liberty-about-atlantic");
  const town = townAt(sheet, place);
  const holder = view?.held?.[place] ?? (town ? friend(town) : "");
  if (!town)
    return t("liberty-about-hex", {
      held: holder ? "yes" : "no",
      side: holder ? `@side-${holder}` : "",
    });
  const kind = town.side === "indian" ? "indian" : town.port ? "port" : "town";
  return t("liberty-about-town", { kind, value: town.value ?? 0, side: `@side-${holder}` });
}

/** The six ways from a hex, as the compass has them: the board's upper edge looks north-north-east. */
const COMPASS = ["se", "s", "sw", "nw", "n", "ne"];

/** @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function direction(from, to) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 6) / (2 * Math.PI);
  return COMPASS[(Math.round(turn) + 6) % 6];
}

/**
 * What lies next to a place: in which direction, over what kind of side.
 * @param {Sheet} sheet @param {string} place
 * @returns {{place: string, way: string}[]}
 */
export function neighbours(sheet, place) {
  const here = sheet.hexes.find(({ id }) => id === place);
  if (!here) return bySea(sheet, place);
  const found = sheet.sides.flatMap(({ a, b, terrain, river }) => {
    if (a !== place && b !== place) return [];
    const other = sheet.hexes.find(({ id }) => id === (a === place ? b : a));
    if (!other || other.water) return [];
    const kind = river && terrain !== "clear" ? "river" : terrain;
    return [{ place: other.id, way: `liberty-way-${kind}-${direction(here, other)}` }];
  });
  return here.town?.port ? [...found, { place: ATLANTIC, way: "liberty-way-sea" }] : found;
}

/** @param {Sheet} sheet @param {string} place */
function bySea(sheet, place) {
  const indies = sheet.west_indies.map(({ id }) => id);
  const ports = sheet.hexes.filter(({ town }) => town?.port).map(({ id }) => id);
  const all = place === ATLANTIC ? [...indies, ...ports] : [ATLANTIC, ...indies];
  return all.filter((id) => id !== place).map((id) => ({ place: id, way: "liberty-way-sea" }));
}

/**
 * Word a step of the draft.
 * @param {import("./view.d.ts").Step} step @param {Sheet} sheet @param {Translate} t
 * @param {View | null} [view]
 */
export function stepWords(step, sheet, t, view = null) {
  const to = step.to ?? step.at ?? step.path?.at(-1) ?? "";
  return t(`liberty-step-${step.type}`, {
    block: step.block ? `@${blockKey(step.block, sheet, view)}` : "",
    to: to ? `@${placeKey(to)}` : "",
  });
}

/** Whether a step goes on with the move of a block: one press may have made both. @param {import("./view.d.ts").Step} before @param {import("./view.d.ts").Step} step */
export function isOneStep(before, step) {
  return before.type === "move" && step.type === "move" && before.block === step.block;
}

/** Word the moves of a block as one, by where they lead. @param {import("./view.d.ts").Step[]} steps @param {Sheet} sheet @param {Translate} t @param {View | null} [view] */
export function stepsWords(steps, sheet, t, view = null) {
  return stepWords(steps[steps.length - 1], sheet, t, view);
}

/** Name what can be taken hold of. @param {string} name @param {View | null} view @param {Translate} t @param {Sheet} sheet */
export function thingWords(name, view, t, sheet) {
  const [kind, key = ""] = name.split(":");
  if (kind === "card") return cardWords(key, sheet, t);
  if (kind !== "block") return t(placeKey(key));
  return blockWords(key, view?.blocks?.[key], sheet, t, view);
}

/**
 * The key of a block's name in the year of a view: a leader's successor bears another.
 * @param {string} id @param {Sheet} sheet @param {View | null} view
 */
export function blockKey(id, sheet, view) {
  const { renamed = 0 } = sheet.blocks.find((found) => found.id === id) ?? {};
  const isAnother = renamed > 0 && (view?.year ?? 0) >= renamed;
  return `liberty-block-${id}${isAnother ? "-renamed" : ""}`;
}

/** @param {string} id @param {{cv: number, max: number, kind: string} | undefined} block @param {Sheet} sheet @param {Translate} t @param {View | null} view */
export function blockWords(id, block, sheet, t, view) {
  const counter = sheet.blocks.find((found) => found.id === id);
  const name = blockKey(id, sheet, view);
  const kind = `liberty-kind-${counter?.kind ?? ""}`;
  return t(isSameWord(name, kind, t) ? "liberty-block-of-its-kind" : "liberty-block", {
    name: `@${name}`,
    kind: `@${kind}`,
    cv: block?.cv ?? counter?.max ?? 0,
    max: counter?.max ?? 0,
    fire: `${counter?.letter ?? ""}${counter?.hits ?? ""}`,
  });
}

/** Whether a block is called as its kind is, which is said once. @param {string} name @param {string} kind @param {Translate} t */
function isSameWord(name, kind, t) {
  return t(name).toLowerCase() === t(kind).toLowerCase();
}

/** @param {string} id @param {Sheet} sheet @param {Translate} t */
export function cardWords(id, sheet, t) {
  const card = sheet.cards.find((found) => found.id === id);
  return t(`liberty-card-${card?.kind}`, { value: card?.value ?? 0 });
}
