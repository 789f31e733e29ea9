// Orders in writing: which choices a text means, in the game's own shorthand. It knows no rules and no DOM.

/** @typedef {import("../types.d.ts").Choices} Choices */
/** @typedef {import("../types.d.ts").Choice} Choice */

/** Letters of full width, and all that people take for a hyphen, are what they stand for. @param {string} text */
export function tidy(text) {
  return text
    .normalize("NFKC")
    .replace(/\s*[\u2010-\u2015\u2212\u30FC]\s*/g, "-")
    .replace(/\s*([->])\s*/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** @param {Choices | null} choices */
function written(choices) {
  return (choices?.actions ?? []).filter((choice) => choice.typed);
}

/** Whether any choice can be written. @param {Choices | null} choices */
export function canBeWritten(choices) {
  return written(choices).length > 0;
}

/** Between two orders of one line stands a comma. */
const BETWEEN = /[,;\u3001\uFF0C\uFF1B]/;

/** Where the last order of a line begins. @param {string} text */
function lastOf(text) {
  const { length } = text.split(BETWEEN).at(-1) ?? "";
  return text.length - length;
}

/** A line with another last order. @param {string} text @param {string} last */
export function withLast(text, last) {
  const before = text.slice(0, lastOf(text));
  return (before && `${before} ${last}`) || last;
}

/**
 * The choices that a line means, order by order, and the first order that means none. What ends an order, as a halt
 * does, stands alone.
 * @param {Choices | null} choices @param {string} text
 */
export function understood(choices, text) {
  const orders = text.split(BETWEEN).filter((order) => order.trim());
  const found = orders.map((order) => meant(choices, order));
  const unknown = orders.find((_, n) => !found[n] || (found[n].final && orders.length > 1));
  return { found: found.filter((choice) => choice !== undefined), unknown: unknown?.trim() ?? "" };
}

/** The choice that an order means. @param {Choices | null} choices @param {string} text @returns {Choice | undefined} */
export function meant(choices, text) {
  const wanted = tidy(text);
  return written(choices).find(({ typed = "" }) => tidy(typed) === wanted);
}

/**
 * The choices that the last order of a line may become, the shortest first; of nothing typed, those of what is held.
 * @param {Choices | null} choices @param {string} text @param {string[]} selection
 * @returns {Choice[]}
 */
export function completions(choices, text, selection) {
  const wanted = tidy(text.slice(lastOf(text)));
  if (!wanted && !selection.length) return [];
  const found = written(choices).filter(({ typed = "", subject = "" }) =>
    wanted ? tidy(typed).startsWith(wanted) : selection.includes(subject),
  );
  const length = (/** @type {Choice} */ { typed = "" }) => typed.length;
  return found.sort((a, b) => length(a) - length(b));
}

/** What all of these choices are taken hold of by, to light it on the board. @param {Choice[]} found */
export function subjectOf(found) {
  const [{ subject = "" } = {}, ...rest] = found;
  return subject && rest.every((choice) => choice.subject === subject) ? subject : "";
}
