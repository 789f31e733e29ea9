// What a gesture on the board means, from the frame's choices and how far what is in hand goes. It knows no rules.

import { NEXT_STEP } from "./reach.js";

/** @typedef {import("../types.d.ts").Choices} Choices */
/** @typedef {import("../types.d.ts").Choice} Choice */
/**
 * @typedef {{do: "nothing"}
 *   | {do: "select", selection: string[]}
 *   | {do: "send", choices: Choice[]}
 *   | {do: "choose", choices: Choice[], at: string}
 *   | {do: "why", selection: string, target: string}} Meaning
 */

/** @param {Choice} choice */
function isButton(choice) {
  return !choice.subject && !choice.target;
}

/**
 * The choices that are buttons: those that commit stand last.
 * @param {Choices | null} choices
 */
export function buttons(choices) {
  const found = (choices?.actions ?? []).filter(isButton);
  return [...found.filter((c) => !c.final), ...found.filter((c) => c.final)];
}

/**
 * The names that can be taken hold of.
 * @param {Choices | null} choices
 * @returns {Set<string>}
 */
export function subjects(choices) {
  return new Set((choices?.actions ?? []).flatMap((c) => c.subject ?? []));
}

/**
 * The names that can be held, to be pointed somewhere. What is only done on the spot, a loss that is
 * named, is no reason to hold anything.
 * @param {Choices | null} choices
 * @returns {Set<string>}
 */
export function holdable(choices) {
  return new Set((choices?.actions ?? []).flatMap((c) => (c.target && c.subject) || []));
}

/**
 * What can be done on the spot with what is held, or was pressed where no tip can stand beside it.
 * @param {Choices | null} choices @param {string} name
 */
export function onTheSpot(choices, name) {
  return (choices?.actions ?? []).filter((c) => name && c.subject === name && !c.target);
}

/**
 * What can be done on the spot with each block, where nothing has to be held for it.
 * @param {Choices | null} choices
 */
export function onTheSpots(choices) {
  return (choices?.actions ?? []).filter((c) => c.subject?.startsWith("block:") && !c.target);
}

/**
 * The ways of blocks that have words of their own, as those out of a battle do.
 * @param {Choices | null} choices
 */
export function namedWays(choices) {
  return (choices?.actions ?? []).filter((c) => c.subject && c.target && c.label);
}

/** What stands for a series of takings, beside the types of actions. */
export const ALONG = "along";

/**
 * The answers of one kind, each of which decides at once.
 * @param {Choices | null} choices @param {string} type of the actions
 */
export function inSeries(choices, type) {
  return onTheSpots(choices).filter((c) => c.final && c.at_once && c.action.type === type);
}

/**
 * The only block that a question is about, if it can be held, "" if there is more to choose from.
 * @param {Choices | null} choices
 */
export function onlyBlock(choices) {
  const actions = choices?.actions ?? [];
  const [first = "", ...others] = new Set(actions.map((choice) => choice.subject ?? ""));
  return others.length === 0 && holdableBlocks(choices).has(first) ? first : "";
}

/**
 * What is asked once more before a choice: by the server, else by what the game's page knows of the view.
 * @param {Choice} choice @param {import("../types.d.ts").Frame} frame @param {Pick<import("../types.d.ts").GameDrawing, "advice">} game
 */
export function confirmOf(choice, { view, choices }, game) {
  const own = view && choices ? game.advice?.confirms?.(choice, view, choices) : null;
  return own ?? choice.confirm ?? null;
}

/**
 * All that can be held with a piece to do the same: those in hand, then the others.
 * @param {import("../types.d.ts").Frame} frame @param {Pick<import("../types.d.ts").GameDrawing, "pieces">} game @param {string} name @param {string[]} selection
 */
export function companions({ view, choices }, { pieces }, name, selection) {
  const free = holdableBlocks(choices);
  const deeds = (/** @type {string} */ one) =>
    (choices?.actions ?? []).flatMap((c) => (c.target && c.subject === one ? c.action.type : []));
  const own = new Set(deeds(name));
  const all = pieces
    .companions(view, name)
    .filter((other) => free.has(other) && deeds(other).some((type) => own.has(type)));
  const isHeld = (/** @type {string} */ other) => selection.includes(other);
  return [...all.filter(isHeld), ...all.filter((other) => !isHeld(other))];
}

/**
 * As many of those that can be held with a piece as could go to one place together.
 * @param {import("../types.d.ts").Frame} frame @param {Pick<import("../types.d.ts").GameDrawing, "advice" | "pieces">} game @param {string} name @param {string[]} selection
 */
export function company(frame, game, name, selection) {
  const { view, choices } = frame;
  const all = companions(frame, game, name, selection);
  const most = (view && choices && game.advice?.together?.(view, choices, name)) ?? all.length;
  return all.slice(0, most);
}

/** The blocks that can be held. @param {Choices | null} choices */
export function holdableBlocks(choices) {
  return new Set([...holdable(choices)].filter((name) => name.startsWith("block:")));
}

/**
 * The names that can be pointed at: by all that is held, or with nothing in hand.
 * @param {Choices | null} choices
 * @param {string[]} selection
 * @param {Reach} [reach]
 * @returns {Set<string>}
 */
export function targets(choices, selection, { follows, onward, room } = NEXT_STEP) {
  const actions = choices?.actions ?? [];
  const hands = selection.length ? selection : [""];
  const found = actions.filter((c) => c.target && hands.includes(c.subject ?? ""));
  const further = hands.flatMap((held) => [...onward(held).keys()]);
  const names = new Set([...found.map((c) => c.target ?? ""), ...further]);
  const goes = (/** @type {string} */ held, /** @type {string} */ to) =>
    links(actions, held, to).some((choice) => hands.length <= room(choice)) ||
    follows(held, to) ||
    onward(held).has(to);
  return new Set([...names].filter((to) => hands.every((held) => goes(held, to))));
}

/**
 * Those of what can be pointed at that may cost a block in hand something on its way.
 * @param {Set<string>} lit @param {string[]} selection @param {Reach} reach
 */
export function forcedTargets(lit, selection, { onward }) {
  const hands = selection.length ? selection : [""];
  return new Set([...lit].filter((to) => hands.some((held) => onward(held).get(to)?.isForced)));
}

/**
 * How many of those in hand could go where they were pointed at, where all of them can't together; 0 for none.
 * @param {Choices | null} choices @param {string[]} selection @param {string[]} names @param {Reach} reach
 */
export function maxAt(choices, selection, names, { room }) {
  const rooms = names.flatMap((to) => {
    const ways = selection.map((held) => links(choices?.actions ?? [], held, to));
    return ways.every((some) => some.length) ? (ways[0] ?? []).map(room) : [];
  });
  const most = Math.max(0, ...rooms);
  return most < selection.length ? most : 0;
}

/** @typedef {import("./reach.js").Reach} Reach */

/**
 * @param {Choice[]} actions
 * @param {string} subject
 * @param {string} target
 */
function links(actions, subject, target) {
  return actions.filter((c) => (c.subject ?? "") === subject && (c.target ?? "") === target);
}

/**
 * The part of a selection that can still be held.
 * @param {Choices | null} choices
 * @param {string[]} selection
 */
export function stillHeld(choices, selection) {
  const free = holdable(choices);
  return selection.filter((name) => free.has(name));
}

/**
 * Say what pointing at a thing means. A thing may have several names, the nearest first: a block,
 * then the town that it stands in.
 * @param {Choices | null} choices
 * @param {string[]} selection
 * @param {string[]} names
 * @param {{additive?: boolean, reach?: Reach, asksFirst?: boolean}} [how] `asksFirst`: before a block does what can't be undone
 * @returns {Meaning}
 */
export function gesture(choices, selection, names, how = {}) {
  const { additive = false, reach = NEXT_STEP, asksFirst = false } = how;
  const free = subjects(choices);
  const lit = targets(choices, selection, reach);
  for (const name of names) {
    const isSubject = free.has(name);
    if (lit.has(name) && !(additive && isSubject)) return pointed(choices, selection, name, reach);
    if (isSubject) return held(choices, selection, name, { additive, asksFirst });
  }
  const alone = names.find((name) => targets(choices, []).has(name));
  if (alone && !selection.length) return pointed(choices, [], alone);
  return refused(choices, selection, names);
}

/**
 * @param {Choices | null} choices
 * @param {string[]} selection
 * @param {string} name
 * @param {Reach} [reach]
 * @returns {Meaning}
 */
function pointed(choices, selection, name, { onward, room } = NEXT_STEP) {
  const hands = selection.length ? selection : [""];
  const next = hands.map((hand) =>
    links(choices?.actions ?? [], hand, name).filter((choice) => hands.length <= room(choice)),
  );
  const direct = next.filter((some) => some.length);
  const ways = sharedWays(direct);
  const isAsked = ways.length > 1 || (hands.length === 1 && ways[0]?.final && !ways[0].at_once);
  if (isAsked && direct.length === next.length) return { do: "choose", choices: ways, at: name };
  const [shared] = ways.map(kindOf);
  const found = next.map((some, n) => {
    const alike = some.filter((choice) => !shared || kindOf(choice) === shared);
    return some.length ? alike.slice(0, 1) : (onward(hands[n]).get(name)?.choices ?? []);
  });
  const leading = found.flat();
  const following = hands.filter((_hand, n) => !found[n].length);
  return {
    do: "send",
    choices: [...leading, ...following.map((hand) => followed(leading[0], hand))],
  };
}

/** What the first of several can do that all others can do as well: those in hand go the same way. @param {Choice[][]} next */
function sharedWays([first = [], ...others]) {
  return first.filter((choice) =>
    others.every((some) => some.some((other) => kindOf(other) === kindOf(choice))),
  );
}

/**
 * A choice that was made for the first of those in hand, and the same for the others.
 * @param {Choices | null} choices @param {string[]} selection @param {Choice} choice
 */
export function forAll(choices, selection, choice) {
  const { subject = "", target = "" } = choice;
  if (!target || !selection.includes(subject)) return [choice];
  const others = selection.filter((hand) => hand !== subject);
  const same = others.flatMap((hand) =>
    links(choices?.actions ?? [], hand, target)
      .filter((other) => kindOf(other) === kindOf(choice))
      .slice(0, 1),
  );
  return [choice, ...same];
}

/** What an action is but for whose it is. @param {Choice} choice */
function kindOf({ action }) {
  return JSON.stringify({ ...action, block: "" });
}

/** What a block does that follows another: the same, when it may. @param {Choice} choice @param {string} hand @returns {Choice} */
function followed(choice, hand) {
  return { ...choice, subject: hand, action: { ...choice.action, block: hand.split(":")[1] } };
}

/**
 * @param {Choices | null} choices
 * @param {string[]} selection
 * @param {string} name
 * @param {{additive: boolean, asksFirst: boolean}} how
 * @returns {Meaning}
 */
function held(choices, selection, name, { additive, asksFirst }) {
  const own = (choices?.actions ?? []).filter((c) => c.subject === name);
  const isHeld = selection.includes(name);
  const here = own.filter((c) => !c.target);
  const isAlone = own.length === here.length || (isHeld && selection.length === 1 && !additive);
  if (here.length && isAlone) {
    // What a card does is read before it is done, the last one's as well.
    const isCard = name.startsWith("card:");
    const isPlain = !here[0].final || (here[0].at_once && !asksFirst);
    return here.length === 1 && !isCard && isPlain
      ? { do: "send", choices: here }
      : { do: "choose", choices: here, at: name };
  }
  if (additive) {
    return { do: "select", selection: isHeld ? without(selection, name) : [...selection, name] };
  }
  return { do: "select", selection: isHeld ? without(selection, name) : [name] };
}

/** @param {string[]} names @param {string} name */
function without(names, name) {
  return names.filter((other) => other !== name);
}

/**
 * Whether somebody with an empty hand means all that stands at a place. Who points at a ship means the
 * ship: it has no place in a stack, as blocks have.
 * @param {string[]} names
 */
export function meansAllThere([nearest = ""]) {
  return !isFleet(nearest);
}

/**
 * What to ask about a gesture that can't be made: of several in hand about one that can't.
 * @param {Choices | null} choices
 * @param {string[]} selection
 * @param {string[]} names
 * @returns {{do: "why", selection: string, target: string}}
 */
export function refused(choices, selection, names) {
  const [nearest = ""] = names;
  if (selection.length) {
    const place = names.find((name) => !name.startsWith("block:")) ?? nearest;
    const actions = choices?.actions ?? [];
    const stuck = selection.find((held) => links(actions, held, place).length === 0);
    return { do: "why", selection: stuck ?? selection[0], target: place };
  }
  return isPiece(nearest) || isFleet(nearest)
    ? { do: "why", selection: nearest, target: "" }
    : { do: "why", selection: "", target: nearest };
}

/** @param {string} name */
export function isPiece(name) {
  return name.startsWith("block:");
}

/** @param {string} name */
export function isFleet(name) {
  return name.startsWith("fleet:");
}

/**
 * Find an action among the choices of a newer frame.
 * @param {Choices | null} choices
 * @param {Choice} wanted
 * @returns {Choice | undefined}
 */
export function stillOffered(choices, wanted) {
  const text = canonical(wanted.action);
  return choices?.actions.find((c) => canonical(c.action) === text);
}

/** An action's text, in whatever order it is written. @param {Record<string, unknown>} value */
export function canonical(value) {
  const keys = Object.keys(value).sort();
  return JSON.stringify(keys.map((key) => [key, value[key]]));
}
