// The steps of a plan as they are shown and taken back: those that a game tells as one stand together.

import { canonical } from "./select.js";

/** @typedef {import("../types.d.ts").Action} Action */
/** @typedef {Pick<import("../types.d.ts").GameDrawing, "log">} Told */
/** @typedef {{first: number, steps: Action[]}} Group the number of its first step in the plan, and its steps */

/** @param {Action[]} steps @param {Told} game @returns {Group[]} */
export function groupsOf(steps, { log }) {
  /** @type {Group[]} */
  const found = [];
  for (const [n, step] of steps.entries()) {
    const last = found.at(-1);
    if (last && log.isOneStep?.(last.steps[last.steps.length - 1], step)) last.steps.push(step);
    else found.push({ first: n, steps: [step] });
  }
  return found;
}

/**
 * What a group of steps is called, by who sees the match like this.
 * @param {Action[]} steps @param {import("../types.d.ts").View | null} view
 * @param {Pick<import("../panel/turn.js").Context, "t" | "game" | "sheet">} context
 */
export function groupWords(steps, view, { t, game: { log }, sheet }) {
  return steps.length > 1 && log.stepsWords
    ? log.stepsWords(steps, sheet, t, view)
    : log.stepWords(steps[0], sheet, t, view);
}

/**
 * The numbers of the steps that are taken back with one, the last of all without it: the latest first, for
 * none of them hangs on a later one.
 * @param {Action[]} steps @param {Told} game @param {number} [step]
 */
export function takenBack(steps, game, step = steps.length - 1) {
  const group = groupsOf(steps, game).findLast(({ first }) => first <= step);
  return group ? group.steps.map((_, n) => group.first + n).reverse() : [];
}

/**
 * What is offered now of a compared plan that is looked at: its steps, as far as each may be taken first.
 * @param {Pick<import("../types.d.ts").State, "plans" | "frame">} state
 */
export function offeredOf({ plans, frame }) {
  const plan = plans?.found?.plans[plans.marked];
  const steps = new Set((plan?.actions ?? []).map((action) => JSON.stringify(action)));
  return (frame?.choices?.actions ?? []).filter(
    ({ action, subject, target }) => (subject || target) && steps.has(JSON.stringify(action)),
  );
}

/**
 * Whom a compared plan that is looked at has act by steps that are not offered yet, and what it takes: places where it is
 * seen what the plan is for.
 * @param {Pick<import("../types.d.ts").State, "plans" | "frame">} state
 * @param {(place: string) => string} nameOf a place
 * @returns {{subject?: string, target?: string}[]}
 */
export function aheadOf({ plans, frame }, nameOf) {
  const plan = plans?.found?.plans[plans.marked];
  if (!plan || plans?.v !== frame?.v) return [];
  const acting = plan.actions.flatMap(({ block, leader }) => block ?? leader ?? []);
  const taken = plan.expects.filter(({ fate }) => fate === "taken");
  return [
    ...acting.map((id) => ({ subject: `block:${id}` })),
    ...taken.map(({ place }) => ({ target: nameOf(place) })),
  ];
}

/** How many steps of two plans are the same, from the first on. @param {Action[]} one @param {Action[]} other */
export function inCommon(one, other) {
  const texts = other.map(canonical);
  const differs = one.findIndex((step, n) => canonical(step) !== texts[n]);
  return differs < 0 ? one.length : differs;
}
