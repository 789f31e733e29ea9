// Plans of a turn side by side: what each does, how likely to win it leaves, and what comes of it.

import { button, el } from "../dom/element.js";
import { verbatim } from "../i18n.js";
import { mayAct, mySide } from "../state/store.js";
import { cardWords } from "./answers.js";
import { planWords } from "./review.js";

/** @typedef {import("../types.d.ts").State} State */
/** @typedef {import("../types.d.ts").Frame} Frame */
/** @typedef {import("../net/wire.d.ts").Plans} Plans */
/** @typedef {import("../net/wire.d.ts").ComparedPlan} ComparedPlan */
/** @typedef {import("../net/wire.d.ts").Expectation} Expectation */
/** @typedef {import("./turn.js").Context} Context */

const PERCENT = 100;
const TENTHS = 10;

/** What asks for a comparison, where a turn is planned against a machine. @param {State} state @param {Frame} frame @param {Context} context */
export function plansButton(state, frame, { t, plans }) {
  if (!plans.includes(frame.view?.ask ?? "")) return null;
  return button("plans", t("plans-compare"), "quiet", {
    disabled: !mayAct(state),
    title: t("plans-compare-hint"),
    "aria-expanded": String(Boolean(state.plans)),
  });
}

/** @param {State} state @param {Context} context */
export function plansPanel(state, context) {
  const { plans } = state;
  if (!plans || state.history) return null;
  const { t } = context;
  const isPast = plans.v !== state.frame?.v;
  return el(
    "section",
    { class: "plans", "data-key": "plans", "aria-labelledby": "plans-title" },
    el(
      "div",
      { class: "row" },
      el("h2", { id: "plans-title" }, t("plans-title")),
      button("plans-away", t("plans-away"), "quiet"),
    ),
    isPast ? past(t) : null,
    plans.problem ? null : el("p", { class: "small after" }, count(plans.found, isPast, t)),
    // Said when it begins and when it is whole: figures that firm up are not read out again and again.
    el(
      "p",
      { class: plans.problem ? "small" : "visually-hidden", role: "status" },
      plans.problem || (isPast ? "" : standing(plans, state, context)),
    ),
    ...(plans.found?.plans.length ? compared(plans.found, plans, state, context) : []),
  );
}

/** That the plan has another step since, and what compares it anew. @param {Context["t"]} t */
function past(t) {
  return el(
    "div",
    { class: "row past", "data-key": "past" },
    el("p", { class: "small", role: "status" }, t("plans-past")),
    button("plans", t("plans-anew"), "quiet", { "data-key": "anew" }),
  );
}

/** After how many trials the figures stand as they do. @param {Plans | null} found @param {boolean} isPast @param {Context["t"]} t */
function count(found, isPast, t) {
  const trials = found?.plans.length ? found.trials : 0;
  const isMore = trials && !found?.is_whole && !isPast;
  return t(isMore ? "plans-more-to-come" : "plans-after", { trials });
}

/** What is said aloud. @param {import("../types.d.ts").ShownPlans} plans @param {State} state @param {Context} context */
function standing({ found, order }, state, context) {
  const { t } = context;
  if (!found?.is_whole) return t("plans-under-way");
  const best = found.plans[order[0]];
  if (!best) return t("plans-none");
  return t("plans-best", {
    plan: verbatim(stepsOf(best, state, context)),
    chance: percentOf(best.chance),
  });
}

/** @param {Plans} found @param {import("../types.d.ts").ShownPlans} shown @param {State} state @param {Context} context */
function compared(found, { order, marked }, state, context) {
  const { machine, turns, plans } = found;
  const best = Math.max(...plans.map(({ chance }) => chance));
  const cards = order.map((n) => {
    const plan = plans[n];
    const gap = best - plan.chance;
    const isClose = found.is_whole && gap > 0 && gap <= plan.doubt;
    return card(n, plan, { isClose, isMarked: n === marked, found }, state, context);
  });
  const about = { machine: `@machine-${machine}`, turns };
  return [
    el("p", { class: "small", "data-key": "about" }, context.t("plans-about", about)),
    el("ol", {}, ...cards),
  ];
}

/**
 * @param {number} n @param {ComparedPlan} plan @param {{isClose: boolean, isMarked: boolean, found: Plans}} how
 * @param {State} state @param {Context} context
 */
function card(n, plan, { isClose, isMarked, found }, state, context) {
  const { t } = context;
  const { machine, trials, is_whole: isWhole } = found;
  const chance = el(
    "span",
    { class: "chance" },
    isWhole ? "" : `${t("plans-roughly")} `,
    el("b", {}, String(isWhole ? percentOf(plan.chance) : roughly(plan.chance))),
    ` ${t("plans-of-100")}`,
  );
  const told = plan.expects.map((one) =>
    el("span", { class: one.fate }, expectationWords(one, trials, state, context)),
  );
  const isPast = state.plans?.v !== state.frame?.v;
  const isBest = isWhole && n === state.plans?.order[0];
  const whose = t(whoseKey(plan, { isPast, isBest }), { machine: `@machine-${machine}` });
  return el(
    "li",
    { "data-key": `plan-${n}` },
    el(
      "button",
      {
        type: "button",
        class: plan.is_drafted ? "plan own" : "plan",
        "data-do": "plan-show",
        "data-value": n,
        "aria-pressed": String(isMarked),
      },
      el("span", { class: "by" }, isClose ? `${whose} · ${t("plans-close")}` : whose),
      chance,
      el("span", { class: "steps" }, stepsOf(plan, state, context)),
      el("span", { class: "expects" }, ...told),
    ),
    isMarked ? button("plan-use", t("plans-use"), "primary", { disabled: !mayAct(state) }) : null,
  );
}

/** What a comparison made for this position knows better than what the machine suggests: its chance of 100, null for nothing. @param {State} state */
export function betterThanMachines({ plans, frame }) {
  const found = plans?.v === frame?.v ? plans?.found : null;
  const best = found?.is_whole ? found.plans[plans?.order[0] ?? -1] : null;
  const own = found?.plans.find(({ is_machines: isMachines }) => isMachines);
  if (!best || !own || percentOf(best.chance) <= percentOf(own.chance)) return null;
  return { best: percentOf(best.chance), own: percentOf(own.chance) };
}

/** @param {ComparedPlan} plan @param {{isPast: boolean, isBest: boolean}} how */
function whoseKey({ is_drafted: isDrafted, is_machines: isMachines }, { isPast, isBest }) {
  const mine = isPast ? "plans-mine-past" : "plans-mine";
  if (isDrafted) return isMachines ? `${mine}-too` : mine;
  if (isMachines) return "plans-machine";
  return isBest ? "plans-top" : "plans-other";
}

/** A plan in a line, told from before its first step. @param {ComparedPlan} plan @param {State} state @param {Context} context */
function stepsOf({ actions }, { before, frame }, context) {
  const view = /** @type {import("../types.d.ts").View} */ (before ?? frame?.view);
  const offered = frame?.choices?.actions ?? [];
  const named = (/** @type {import("../types.d.ts").Action} */ step) => {
    const text = JSON.stringify(step);
    const choice = offered.find(({ action }) => JSON.stringify(action) === text);
    return (choice && cardWords(choice, view, context)) ?? "";
  };
  return planWords(actions, view, context, named);
}

/** @param {Expectation} one @param {number} trials @param {State} state @param {Pick<Context, "t" | "game">} context */
export function expectationWords({ place, fate, times }, trials, state, { t, game }) {
  const tenths = Math.max(1, Math.round((TENTHS * times) / trials));
  const enemy = game.sides.find((side) => side !== mySide(state)) ?? "";
  return t(`plans-${fate}`, {
    place: `@${game.places.key(place)}`,
    side: `@side-${enemy}`,
    tenths,
  });
}

/** @param {number} chance from 0 to 1 */
function percentOf(chance) {
  return Math.round(PERCENT * chance);
}

/** The same to the nearest ten: what will still change isn't told more exactly. @param {number} chance */
function roughly(chance) {
  return TENTHS * Math.round((PERCENT * chance) / TENTHS);
}
