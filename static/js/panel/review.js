// The decisions that cost a side most, once a match is over: what was done, what the machine would have
// done by what its side knew then, and how likely to win either left it.

import { button, el } from "../dom/element.js";
import { groupsOf, groupWords } from "../state/steps.js";
import { mySide } from "../state/store.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Action} Action */
/** @typedef {import("../net/wire.d.ts").Review} Review */
/** @typedef {import("../net/wire.d.ts").Costly} Costly */
/** @typedef {Pick<import("./turn.js").Context, "t" | "game" | "sheet">} Context */

const COMMITS = "done";
const PERCENT = 100;

/** @param {State} state @param {Context} context */
export function reviewPanel(state, context) {
  const { frame, table } = state;
  if (frame?.status !== "ended" || !frame.view) return [];
  const mine = mySide(state);
  // A machine's own decisions cost it nothing by its own reckoning.
  const sides = context.game.sides.filter((side) => !frame.machines[side]);
  const ordered = [...sides].sort((a, b) => Number(b === mine) - Number(a === mine));
  return [
    el("h2", {}, context.t("review-title")),
    ...ordered.map((side) => sideReview(side, side === mine, table.reviews[side], context)),
  ];
}

/**
 * @param {string} side @param {boolean} isMine
 * @param {import("../types.d.ts").ShownReview | undefined} found @param {Context} context
 */
function sideReview(side, isMine, found, context) {
  const { t } = context;
  const find = () =>
    button(
      "review",
      t(isMine ? "review-find-mine" : "review-find", { side: `@side-${side}` }),
      "",
      {
        "data-value": side,
      },
    );
  const parts = () => {
    if (!found) return [find()];
    if (found.problem) return [el("p", { class: "small" }, found.problem), find()];
    if (!found.review?.costly) return [progress(found.review, t)];
    return whole(found.review, found.review.costly, isMine, context);
  };
  return el(
    "section",
    { class: "review", "data-key": `review-${side}`, role: "status" },
    ...parts(),
  );
}

/** How far it is. @param {Review | null} review @param {Context["t"]} t */
function progress(review, t) {
  const { done = 0, trials = 0 } = review ?? {};
  const share = trials ? Math.floor((PERCENT * done) / trials) : 0;
  return el(
    "p",
    {},
    el("label", {}, t("review-under-way", { percent: share })),
    el("progress", { max: PERCENT, value: share, "aria-hidden": "true" }),
  );
}

/** @param {Review} review @param {readonly Costly[]} costly @param {boolean} isMine @param {Context} context */
function whole(review, costly, isMine, context) {
  const { t } = context;
  const said = { side: `@side-${review.side}`, turns: review.turns };
  if (!costly.length) return [el("p", {}, t("review-none", said))];
  return [
    el("p", { class: "small" }, t("review-about", said)),
    el("ol", {}, ...costly.map((one) => decision(one, review, isMine, context))),
  ];
}

/** @param {Costly} one @param {Review} review @param {boolean} isMine @param {Context} context */
function decision(one, { side, machine }, isMine, context) {
  const { t, game, sheet } = context;
  const view = /** @type {import("../types.d.ts").View} */ (one.view);
  const when = game.tracks.calendar(view, sheet, t).getAttribute("aria-label") ?? "";
  const at = { "data-value": side, "data-at": one.at };
  const lines = /** @type {const} */ ([
    [
      isMine ? t("review-you") : t("review-side", { side: `@side-${side}` }),
      one.done,
      one.chance_done,
    ],
    [t("review-machine", { machine: `@machine-${machine}` }), one.instead, one.chance_instead],
  ]);
  return el(
    "li",
    {},
    el(
      "p",
      { class: "row" },
      el("b", {}, when),
      button("history-eyes", t("review-show"), "quiet", at),
    ),
    el(
      "dl",
      {},
      ...lines.flatMap(([who, actions, chance]) => [
        el("dt", {}, who, " ", el("b", {}, t("review-chance", { chance: percentOf(chance) }))),
        el("dd", {}, planWords(/** @type {Action[]} */ (actions), view, context)),
      ]),
    ),
  );
}

/** @param {number} chance from 0 to 1 */
function percentOf(chance) {
  return Math.round(PERCENT * chance);
}

/**
 * A plan in a line, without what only ends it.
 * @param {Action[]} actions @param {import("../types.d.ts").View} view @param {Context} context
 * @param {(step: Action) => string} [named] what a step is called where it is offered now, "" for nothing of its own
 */
export function planWords(actions, view, context, named = () => "") {
  const steps = actions.filter(({ type }) => type !== COMMITS);
  if (!steps.length) return context.t("review-nothing");
  return groupsOf(steps, context.game)
    .map(({ steps: some }) => named(some[0]) || groupWords(some, view, context))
    .join("; ");
}
