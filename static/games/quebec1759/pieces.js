// Which pieces stand where: a view of Quebec 1759 as a list of things to draw.

import { BLOCK, countTag } from "../../js/board/blockArt.js";
import { ranks } from "../../js/board/ranks.js";
import { squadron, squadronSize } from "../../js/board/shipArt.js";
import { stacked } from "../../js/board/stacking.js";
import { svg } from "../../js/dom/svg.js";
import { blanks, rowsOf } from "../../js/games/shared.js";
import { blankBlock, openBlock, ottawaMark, ship } from "./faces.js";
import { blockWords, ranked, SIDES } from "./words.js";

/** @typedef {import("../../js/types.d.ts").Piece} Piece */
/** @typedef {import("../../js/types.d.ts").Translate} Translate */
/** @typedef {import("../../js/board/stacking.js").Thing} Thing */
/** @typedef {import("./view.d.ts").Sheet} Sheet */
/** @typedef {import("./view.d.ts").View} View */

const CROWD = 10; // blocks that are not counted at a glance, and close up to leave the map in sight
const CLOSE = 6;

/** @param {View} view @param {Sheet} sheet @param {Translate} t @returns {Piece[]} */
export function pieces(view, sheet, t) {
  const owners = new Map(sheet.blocks.map((block) => [block.id, block.side]));
  return [
    ...sheet.rivers.flatMap(({ id }) => squadronAt(view, id, t)),
    ...sheet.zones.flatMap(({ id }) => SIDES.flatMap((side) => army(view, id, side, owners, t))),
  ];
}

/**
 * A side's stack in a zone: its blocks, the rear rank first.
 * @param {View} view @param {string} zone @param {string} side
 * @param {Map<string, string>} owners @param {Translate} t
 */
function army(view, zone, side, owners, t) {
  const own = ownBlocks(view, zone, side, owners, t);
  const hidden = (view.zones?.[zone]?.army?.[side] ?? 0) - own.length;
  const open = ranks(numbered(own), widest(own.length));
  const label = t("quebec1759-hidden", { side: `@side-${side}`, count: hidden });
  const backs = blanks({ side, place: zone, count: hidden, label }, blankBlock);
  const unseen = side === "fr" && areKnownAt(view, zone) ? withOttawa(backs, t) : backs;
  const rows = rowsOf(open, unseen).map((row) =>
    own.length < CROWD ? row : { lap: CLOSE, ...row },
  );
  return stacked(rows, zone, `zone:${zone}`, `${zone}/${side}`);
}

/** Whether both sides know that the Ottawa are in a zone. @param {View} view @param {string} zone */
function areKnownAt({ ottawa_zones = [] }, zone) {
  return ottawa_zones.length === 1 && ottawa_zones[0] === zone;
}

/**
 * One of the hidden blocks is the Ottawa, whose strength alone is hidden: the last, so that who was
 * seen before is drawn on the others. A crowd shows nobody.
 * @param {Thing[]} backs @param {Translate} t
 */
function withOttawa(backs, t) {
  return backs.map((back, n) => {
    if (n < backs.length - 1 || back.hidden?.isCrowd) return back;
    return {
      ...back,
      hidden: undefined,
      label: t("quebec1759-ottawa-are-here"),
      content: `${back.content} ottawa`,
      draw: () => [...back.draw(), ottawaMark()],
    };
  });
}

/** A crowd says how many it is, on the last block of its rear rank. @param {Thing[]} own */
function numbered(own) {
  if (own.length < CROWD) return own;
  const at = (ranks(own, widest(own.length))[0]?.length ?? 1) - 1;
  return own.map((thing, n) => {
    if (n !== at) return thing;
    const disc = () => svg("g", { transform: "translate(7 -3)" }, ...countTag(own.length));
    return {
      ...thing,
      content: `${thing.content} ${own.length}`,
      draw: () => [...thing.draw(), disc()],
    };
  });
}

/** How many blocks stand beside each other: of a whole army in one zone more than of a few. @param {number} count */
function widest(count) {
  if (count > 16) return 7;
  return count > 9 ? 5 : 3;
}

/** @param {View} view @param {string} zone @param {string} side @param {Map<string, string>} owners @param {Translate} t @returns {Thing[]} */
function ownBlocks(view, zone, side, owners, t) {
  const isHere = (/** @type {string} */ id) =>
    view.blocks[id].at === zone && owners.get(id) === side;
  return ranked(view, isHere).map((id) => ownBlock(id, view.blocks[id], side, t));
}

/** @param {string} id @param {import("./view.d.ts").OwnBlock} block @param {string} side @param {Translate} t @returns {Thing} */
function ownBlock(id, block, side, t) {
  const { kind, cv, max, group = "" } = block;
  return {
    key: id,
    kind: `block ${side}`,
    size: BLOCK,
    names: [`block:${id}`],
    label: blockWords(block, id, t),
    content: JSON.stringify([kind, cv, max, group]),
    draw: () => openBlock({ side, kind, cv, max, group }),
  };
}

/** The ships in a river area; they lie face up. @param {View} view @param {string} area @param {Translate} t @returns {Piece[]} */
function squadronAt(view, area, t) {
  const count = view.ships?.[area] ?? 0;
  if (!count) return [];
  const ships = {
    key: `ships:${area}`,
    kind: "fleet gb operational",
    size: squadronSize(count),
    names: [`ships:${area}`],
    label: t("quebec1759-ships", { count }),
    content: String(count),
    draw: () => squadron(count, ship),
  };
  return stacked([{ things: [ships] }], area, `river:${area}`, area);
}
