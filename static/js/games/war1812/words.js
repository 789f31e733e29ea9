// War of 1812 in words: what stands where, what a step of the draft did.

/** @typedef {import("../../types.d.ts").Translate} Translate */
/** @typedef {import("../../types.d.ts").Sheet} Sheet */

/** @param {string} place */
export function placeKey(place) {
  return place.startsWith("lake-") ? place : `town-${place}`;
}

/** @param {any} view @param {string} place @param {Translate} t */
function occupants(view, place, t) {
  const found = [];
  for (const side of ["us", "gb"]) {
    const count = view.towns?.[place]?.army?.[side] ?? 0;
    if (count) found.push(t("war1812-hidden", { side: `@side-${side}`, count }));
    const ships = view.fleets?.[`${place}/${side}`] ?? {};
    for (const state of ["operational", "damaged"]) {
      if (!ships[state]) continue;
      found.push(t(`war1812-ships-${state}`, { count: ships[state], side: `@side-${side}` }));
    }
  }
  return found.join("; ");
}

/**
 * What a place is called for those who hear it: its name, value, who holds it, who is there.
 * @param {any} view @param {Sheet} sheet @param {string} place @param {Translate} t
 */
export function placeLabel(view, sheet, place, t) {
  const town = sheet.towns.find((found) => found.id === place);
  const there = view ? occupants(view, place, t) : "";
  if (!town) return t("war1812-lake-label", { lake: `@${place}`, there: there || "@board-nobody" });
  const holder = view?.towns?.[place]?.holder ?? town.side;
  return t("war1812-town-label", {
    town: `@town-${place}`,
    value: town.value,
    holder: `@side-${holder}`,
    there: there || "@board-nobody",
  });
}

/** @param {Sheet} sheet @param {string} place */
export function neighbours(sheet, place) {
  const lake = sheet.lakes.find((found) => found.id === place);
  if (lake) return lake.towns;
  return sheet.links.flatMap((link) => {
    if (link.a === place) return [link.b];
    return link.b === place ? [link.a] : [];
  });
}

/**
 * Word a step of the draft.
 * @param {any} step @param {Sheet} sheet @param {Translate} t
 */
export function stepWords(step, sheet, t) {
  const named = (/** @type {string} */ place) => (place ? `@${placeKey(place)}` : "");
  const block = sheet.blocks.find((found) => found.id === step.block);
  return t(`war1812-step-${step.type}`, {
    block: block ? `@war1812-block-${block.id}` : "",
    town: named(step.town ?? step.to ?? step.origin ?? ""),
    origin: named(step.origin ?? step.lake ?? ""),
    state: step.operational ? "operational" : "damaged",
  });
}

/** Name what can be taken hold of. @param {string} name @param {any} view @param {Translate} t */
export function thingWords(name, view, t) {
  const [kind, key] = name.split(":");
  if (kind === "block") {
    const block = view.blocks?.[key];
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
