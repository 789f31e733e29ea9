// The tray: blocks that are still to be set up, as big buttons, in every game alike.
import { picture } from "../board/blockArt.js";
import { el } from "../dom/element.js";

/**
 * @typedef {object} TrayBlock
 * @property {string} id
 * @property {string} side
 * @property {string} words
 * @property {() => SVGElement[]} draw
 */

/**
 * A tray of blocks, none if there is nothing in it.
 * @param {TrayBlock[]} blocks in the order in which they lie
 * @param {string} title
 * @param {Set<string>} free the names of what can be taken hold of
 * @param {string[]} held
 */
export function trayOfBlocks(blocks, title, free, held) {
  if (!blocks.length) return null;
  const buttons = blocks.map((block) => trayBlock(block, free, held));
  return el(
    "section",
    { class: "tray", "aria-label": title },
    el("h2", {}, title),
    el("div", { class: "tray-blocks" }, ...buttons),
  );
}

/** A block of a tray. @param {TrayBlock} block @param {Set<string>} free @param {string[]} held */
export function trayBlock({ id, side, words, draw }, free, held) {
  const name = `block:${id}`;
  return el(
    "button",
    {
      type: "button",
      class: `tray-block ${held.includes(name) ? "held" : ""}`,
      "data-key": id,
      "data-names": name,
      "data-drag": name,
      "aria-pressed": String(held.includes(name)),
      "aria-label": words,
      title: words,
      disabled: !free.has(name),
    },
    picture(draw(), `block ${side}`),
  );
}
