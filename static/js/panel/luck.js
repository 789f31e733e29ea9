// How lucky either side was, once a match is over: the hits of its dice beside those that fall on average.

import { el } from "../dom/element.js";

/** Beyond this, less than one match of twenty is as lucky or as unlucky. */
const RARE = 2;
const NOTED = 0.7;
/** Fewer dice than these say nothing. */
const FEW = 12;

/** @param {import("../types.d.ts").State} state @param {import("../types.d.ts").Translate} t */
export function luckPanel({ frame, table }, t) {
  if (frame?.status !== "ended" || !table.luck?.length) return [];
  const head = ["board-luck-dice", "board-luck-hits", "board-luck-expected"];
  const rows = table.luck.map((luck) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, t(`side-${luck.side}`)),
      el("td", {}, String(luck.dice)),
      el("td", {}, String(luck.hits)),
      el("td", {}, luck.expected.toFixed(1)),
      el("td", {}, t(`board-luck-${verdict(luck)}`)),
    ),
  );
  return [
    el("h2", {}, t("board-luck")),
    el(
      "table",
      { class: "luck" },
      el("tr", {}, el("td"), ...head.map((key) => el("th", { scope: "col" }, t(key))), el("td")),
      ...rows,
    ),
  ];
}

/** In a word, by the standard deviations above the average. @param {Pick<import("../types.d.ts").Luck, "dice" | "deviation">} luck */
export function verdict({ dice, deviation }) {
  const size = Math.abs(deviation);
  if (size < NOTED || dice < FEW) return "usual";
  const kind = deviation > 0 ? "lucky" : "unlucky";
  return size < RARE ? kind : `very-${kind}`;
}
