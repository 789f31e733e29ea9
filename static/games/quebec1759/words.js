// Quebec 1759 in words: what stands where, what a step of the draft did.

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

export const SIDES = ["gb", "fr"];
const KINDS = [
  "leader",
  "infantry",
  "light-infantry",
  "rangers",
  "militia",
  "detachment",
  "indian",
];
const WATERS = new Set(["BA", "SL"]);

/** @param {string} place */
export function isWater(place) {
  return WATERS.has(place);
}

/** @param {string} place */
export function placeKey(place) {
  return isWater(place) ? `river-${place}` : `zone-${place}`;
}

/** The name by which a place is pointed at. @param {string} place */
export function nameOfPlace(place) {
  return isWater(place) ? `river:${place}` : `zone:${place}`;
}

/** River areas and zones, for the board. @param {Sheet} sheet @returns {import("../../js/types.d.ts").Place[]} */
export function places(sheet) {
  const named = (/** @type {string} */ id) => ({
    id,
    name: nameOfPlace(id),
    word: placeKey(id),
    node: placeKey(id),
    crown: 0,
    side: "",
  });
  const waters = sheet.rivers.map(({ id }) => ({
    ...named(id),
    isWater: true,
    reach: 0,
    weight: 0,
  }));
  const zones = sheet.zones.map(({ id, objective }) => ({
    ...named(id),
    ground: `area-${id}`,
    isWater: false,
    reach: 15,
    weight: objective ? 3 : 2,
  }));
  return [...waters, ...zones];
}

/** Who has a zone: who alone stands there, or had it when enemies came. @param {View | null} view @param {string} zone */
export function holderOf(view, zone) {
  const { army = {}, held = "" } = view?.zones?.[zone] ?? {};
  const here = SIDES.filter((side) => army[side]);
  return here.length > 1 ? held : (here[0] ?? "");
}

/** @param {View | null} view */
export function holders(view) {
  const zones = Object.keys(view?.zones ?? {});
  return Object.fromEntries(zones.map((zone) => [zone, holderOf(view, zone)]));
}

/** @param {View | null} view @param {string} place @param {Translate} t */
function occupants(view, place, t) {
  const ships = view?.ships?.[place] ?? 0;
  if (ships) return t("quebec1759-ships", { count: ships });
  const armies = SIDES.map((side) => ({ side, count: view?.zones?.[place]?.army?.[side] ?? 0 }));
  const here = armies.filter(({ count }) => count);
  return here
    .map(({ side, count }) => t("quebec1759-hidden", { side: `@side-${side}`, count }))
    .join("; ");
}

/**
 * What a place is called for those who hear it: its name, its short form, who holds it, who is there.
 * @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t
 */
export function placeLabel(view, sheet, place, t) {
  const found = occupants(view, place, t);
  const about = placeAbout(view, sheet, place, t);
  const named = { place: `@${placeKey(place)}`, about };
  // Of what nobody holds it goes without saying that nobody is there.
  if (view && !found && !holderOf(view, place)) return t("quebec1759-place-empty", named);
  return t("quebec1759-place-label", { ...named, there: found || t("board-nobody") });
}

/** A place's short form, what borders it, who holds it. @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t */
export function placeAbout(view, sheet, place, t) {
  const zone = sheet.zones.find((found) => found.id === place);
  if (!zone) return t("quebec1759-river-about", { code: place });
  const holder = view ? holderOf(view, place) : "";
  const been = view?.zones?.[place]?.occupied ? "been" : "never";
  const held = holder
    ? t("quebec1759-held", { side: `@side-${holder}` })
    : t("quebec1759-held-nobody");
  const goal = zone.objective ? "yes" : "no";
  return t("quebec1759-zone-about", { code: zone.id, held, goal, been });
}

/**
 * What lies next to a place, and by what kind of way.
 * @param {Sheet} sheet @param {string} place
 * @returns {{place: string, way: string}[]}
 */
export function neighbours(sheet, place) {
  if (isWater(place)) {
    const near = sheet.zones.filter(({ river }) => river === place);
    const shores = near.map(({ id }) => ({ place: id, way: "quebec1759-way-shore" }));
    const other = sheet.rivers.filter(({ id }) => id !== place);
    return [...shores, ...other.map(({ id }) => ({ place: id, way: "quebec1759-way-divide" }))];
  }
  const roads = sheet.roads.flatMap(({ a, b, crossing }) => {
    if (a !== place && b !== place) return [];
    const way = crossing ? "quebec1759-way-crossing" : "quebec1759-way-road";
    return [{ place: a === place ? b : a, way }];
  });
  const water = sheet.zones.find((found) => found.id === place)?.river;
  return water ? [...roads, { place: water, way: "quebec1759-way-river" }] : roads;
}

/**
 * Word a step of the draft: what the names in it stand for is the message's affair.
 * @param {import("./view.d.ts").Step} step @param {Sheet} sheet @param {Translate} t
 */
export function stepWords(step, sheet, t) {
  const blockOf = (/** @type {string | undefined} */ id) =>
    sheet.blocks.some((found) => found.id === id) ? `@quebec1759-block-${id}` : "";
  const named = (/** @type {string} */ place) => (place ? `@${placeKey(place)}` : "");
  const column = step.post ?? step.column;
  return t(`quebec1759-step-${step.type}`, {
    block: blockOf(step.block ?? step.giver),
    taker: blockOf(step.taker),
    origin: named(step.origin ?? ""),
    to: named(step.to ?? step.at ?? step.zone ?? ""),
    column: column ? `@column-${column}` : "",
    way: step.way ?? "",
    count: step.count ?? 1,
    what: step.what ?? step.direction ?? "",
  });
}

/** As blocks are shown and handed out: by kind, the strongest first. @param {{kind?: string, cv?: number}} a @param {{kind?: string, cv?: number}} b */
export function byRank(a, b) {
  const [rankA, rankB] = [a, b].map(({ kind = "" }) => KINDS.indexOf(kind));
  return rankA - rankB || (b.cv ?? 0) - (a.cv ?? 0);
}

/** Some of one's own blocks, by rank. @param {View | null} view @param {(id: string) => boolean} isMeant */
export function ranked(view, isMeant) {
  const blocks = view?.blocks ?? {};
  const ids = Object.keys(blocks).filter(isMeant);
  return ids.sort((a, b) => byRank(blocks[a], blocks[b]));
}

/** A block's kind, its strength and its name. @param {{kind: string, group?: string, max: number, cv: number} | undefined} block @param {string} id @param {Translate} t */
export function blockWords(block, id, t) {
  const { cv = 0, max = 0, group = "" } = block ?? {};
  return t("quebec1759-block", {
    kind: kindKey(block?.kind ?? "", group),
    cv,
    max,
    name: `@quebec1759-block-${id}`,
  });
}

/** @param {string} kind @param {string} [group] */
export function kindKey(kind, group = "") {
  return group && kind === "militia" ? `@kind-militia-${group}` : `@kind-${kind}`;
}

/** Name what can be taken hold of. @param {string} name @param {View | null} view @param {Translate} t */
export function thingWords(name, view, t) {
  const [kind, key = ""] = name.split(":");
  if (kind === "block") return blockWords(view?.blocks?.[key], key, t);
  if (kind === "column") return t(`column-${key}`);
  if (kind === "ships") return t("quebec1759-ships-at", { place: `@${placeKey(key)}` });
  return t(placeKey(key));
}
