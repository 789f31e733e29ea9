// What was seen of blocks that hide their faces now: drawn on the blank ones that could be them.
import { svg } from "../dom/svg.js";
import { verbatim, words } from "../i18n.js";

/** @typedef {import("../types.d.ts").Piece} Piece */
/** @typedef {import("../net/wire.d.ts").Sighting & {isWrong?: boolean}} Sighting looked back at, one may be wrong */
/** @typedef {import("../panel/turn.js").Context} Context */

/** So large is a face on the smaller back of a blank block. */
const SCALE = 0.7;
/** Where its doubt stands, "?" for whose it is and "+" for how strong: in the upper right corner of the back. */
const DOUBT = { x: 6.5, y: -3.5 };
/** A piece that may stand in more places than these is drawn in none of them: it would tell nothing of any. */
const MAX_PLACES = 3;

/** Those that may stand in a place, who surely does first. @param {Sighting[]} sightings @param {string} place @param {string} [side] */
function at(sightings, place, side = "") {
  const here = sightings.filter((one) => one.at.includes(place));
  const own = side ? here.filter(({ piece }) => piece.side === side) : here;
  return own.sort((a, b) => a.at.length - b.at.length);
}

/** What is remembered of a place, a line for all that is remembered alike. @param {Sighting[]} sightings @param {string} place @param {Context} context @param {string} [side] */
export function rememberedAt(sightings, place, context, side = "") {
  const { game, sheet, t } = context;
  const told = at(sightings, place, side).map(
    ({ piece, when, at: places, isWrong, may_have_grown: mayHaveGrown }) => {
      const seen = game.pieces.face?.(piece, sheet, t).words ?? "";
      const now = mayHaveGrown ? t("board-seen-grown", { what: verbatim(seen) }) : seen;
      const what = isWrong ? t("board-mind-not-so", { what: now }) : now;
      const named = { when: words(t, when), place: `@${game.places.key(piece.at)}` };
      if (places.length > 1) return { key: "board-seen-perhaps", named, what };
      return { key: piece.at === place ? "board-seen-here" : "board-seen-came", named, what };
    },
  );
  const alike = Map.groupBy(told, ({ key, named }) => `${key} ${named.when} ${named.place}`);
  return [...alike.values()].map((all) => {
    const [{ key, named }] = all;
    return t(key, { ...named, what: verbatim(counted(all, t)) });
  });
}

/** The same said once, with its number. @param {{what: string}[]} all @param {Context["t"]} t */
function counted(all, t) {
  const kinds = Map.groupBy(all, ({ what }) => what);
  const told = [...kinds].map(([what, { length: count }]) =>
    count > 1 ? t("board-seen-times", { count, what: verbatim(what) }) : what,
  );
  return told.join("; ");
}

/**
 * Pieces with what is remembered on the blank ones among them.
 * @param {Piece[]} pieces @param {Sighting[]} sightings @param {Context} context
 */
export function withRemembered(pieces, sightings, context) {
  const { game, sheet, t } = context;
  if (!sightings.length || !game.pieces.face) return pieces;
  return pieces.map((piece) => {
    const { hidden, at: place } = piece;
    const there = hidden ? at(sightings, place, hidden.side) : [];
    if (!hidden || !there.length) return piece;
    const told = rememberedAt(there, place, context);
    const label = [piece.label, ...told].join("; ");
    const sighting = there.filter((one) => one.at.length <= MAX_PLACES)[hidden.n];
    // A crowd is one block with their number on it: it shows nobody's face.
    if (!sighting || hidden.isCrowd) return { ...piece, label };
    const isSure = sighting.at.length === 1;
    const doubt = isSure ? (sighting.may_have_grown ? "+" : "") : "?";
    const how = `ghost${isSure ? "" : " perhaps"}${sighting.isWrong ? " not-so" : ""}`;
    const face = game.pieces.face?.(sighting.piece, sheet, t).draw() ?? [];
    const { kind, group, cv, max } = sighting.piece;
    return {
      ...piece,
      label,
      content: `1 ${kind} ${group} ${cv} ${max} ${how} ${doubt}`,
      draw: () => [
        ...piece.draw(),
        svg("g", { class: how, transform: `scale(${SCALE})` }, ...face),
        ...(doubt ? [svg("text", { class: "doubt", ...DOUBT }, doubt)] : []),
      ],
    };
  });
}
