// War of 1812 in words: what stands where, what a step of the draft did.

/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */
/**
 * A link as the map has it: a road, a trail or a crossing, which is all one to the rules.
 * @typedef {import("./view.d.ts").Link & {kind: string}} Link
 */

export const SIDES = ["us", "gb"];

/** @param {string} place */
export function placeKey(place) {
  return place.startsWith("lake-") ? place : `town-${place}`;
}

/** @param {View} view @param {string} place @param {Translate} t */
function occupants(view, place, t) {
  const found = [];
  for (const side of SIDES) {
    const count = view.towns?.[place]?.army?.[side] ?? 0;
    if (count) found.push(t("war1812-hidden", { side: `@side-${side}`, count }));
    const ships = view.fleets?.[`${place}/${side}`] ?? {};
    for (const state of /** @type {const} */ (["operational", "damaged"])) {
      if (!ships[state]) continue;
      found.push(t(`war1812-ships-${state}`, { count: ships[state], side: `@side-${side}` }));
    }
  }
  return found.join("; ");
}

/**
 * What a place is called for those who hear it: its name, value, who holds it, who is there.
 * @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t
 */
export function placeLabel(view, sheet, place, t) {
  const occupied = view && occupants(view, place, t);
  const about = placeAbout(view, sheet, place, t);
  const town = t(placeKey(place));
  if (!about) return t("war1812-lake-label", { lake: town, there: occupied || t("board-nobody") });
  return t("war1812-town-label", { town, about, there: occupied || t("war1812-no-blocks") });
}

/** A town's value, and who holds it. @param {View | null} view @param {Sheet} sheet @param {string} place @param {Translate} t */
export function placeAbout(view, sheet, place, t) {
  const town = sheet.towns.find((found) => found.id === place);
  if (!town) return "";
  const holder = view?.towns?.[place]?.holder ?? town.side;
  return t("war1812-town-about", { value: town.value, holder: `@side-${holder}` });
}

/**
 * What lies next to a place, and by what kind of way.
 * @param {Sheet} sheet @param {string} place
 * @returns {{place: string, way: string}[]}
 */
export function neighbours(sheet, place) {
  const lake = sheet.lakes.find((found) => found.id === place);
  if (lake) return lake.towns.map((town) => ({ place: town, way: "war1812-way-harbour" }));
  const links = /** @type {Link[]} */ (sheet.links);
  const roads = links.flatMap((link) => {
    if (link.a !== place && link.b !== place) return [];
    const way = `war1812-way-${link.kind}${link.border ? "-border" : ""}`;
    return [{ place: link.a === place ? link.b : link.a, way }];
  });
  const water = sheet.lakes.filter(({ towns }) => towns.includes(place));
  return [...roads, ...water.map(({ id }) => ({ place: id, way: "war1812-way-lake" }))];
}

/** How far the sign stands over the mark of a base at which ships are built, in units of a piece. */
const OFFER = 14;

/** Lakes and towns, for the board. @param {Sheet} sheet @returns {import("../../js/types.d.ts").Place[]} */
export function places(sheet) {
  const lakes = sheet.lakes.map(({ id }) => ({
    ...named(id),
    node: id,
    isWater: true,
    crown: 0,
    side: "",
    reach: 0,
    weight: 0,
  }));
  const towns = sheet.towns.map(({ id, side, value, base }) => ({
    ...named(id),
    node: `town-${id}`,
    isWater: false,
    crown: base ? OFFER : 0,
    side,
    reach: 9.6 + 0.8 * value,
    weight: value,
  }));
  return [...lakes, ...towns];
}

/** @param {string} id */
function named(id) {
  return { id, name: nameOfPlace(id), word: placeKey(id) };
}

/** The name by which a place is pointed at. @param {string} place */
export function nameOfPlace(place) {
  return place.startsWith("lake-") ? `lake:${place}` : `town:${place}`;
}

/**
 * Word a step of the draft.
 * @param {import("./view.d.ts").Step} step @param {Sheet} sheet @param {Translate} t
 */
export function stepWords(step, sheet, t) {
  const named = (/** @type {string} */ place) => (place ? `@${placeKey(place)}` : "");
  const block = sheet.blocks.find((found) => found.id === step.block);
  return t(`war1812-step-${step.type}`, {
    block: block ? `@war1812-block-${block.id}` : "",
    town: named(step.town ?? step.at ?? step.to ?? step.origin ?? ""),
    origin: named(step.origin ?? step.lake ?? ""),
    state: step.operational ? "operational" : "damaged",
  });
}

/** Name what can be taken hold of. @param {string} name @param {View | null} view @param {Translate} t */
export function thingWords(name, view, t) {
  const [kind, key] = name.split(":");
  if (kind === "block") {
    const block = view?.blocks?.[key];
    const values = {
      cv: block?.cv ?? 0,
      max: block?.max ?? 0,
      kind: `@kind-${block?.kind}`,
    };
    return t("war1812-block", { ...values, name: `@war1812-block-${key}` });
  }
  if (kind === "fleet") {
    const [place, , state] = key.split("/");
    return t("war1812-a-ship", { state, place: `@${placeKey(place)}` });
  }
  return t(placeKey(key));
}
