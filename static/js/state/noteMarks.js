// What private notes point at: moments by the number of a line of the log ("#17"), places by their names.
// Pure: no page, no server.

/** @typedef {{kind: "moment", line: number, text: string} | {kind: "place", place: string, text: string}} NoteMark */

const MOMENT = /(?<!\S)#(\d{1,6})\b/gu;
const MAX_MARKS = 40;
const MAX_TEXT = 60;
/** What a name may not go on into: letters of scripts that part words by spaces. */
const IN_A_WORD = /[\p{Script=Latin}\p{N}]/u;

/** The mark of the moment that told a line. @param {number} line */
export function momentMark(line) {
  return `#${line} `;
}

/**
 * What notes point at, in the order in which it stands there, each place once.
 * @param {string} text @param {Iterable<[string, string]>} places their ids and what they are called
 * @returns {NoteMark[]}
 */
export function noteMarks(text, places) {
  const named = [...places].flatMap(([place, name]) => {
    const at = foundAt(text, name);
    return at < 0 ? [] : [{ at, end: at + name.length, mark: placeMark(place, name) }];
  });
  const isPart = (/** @type {Span} */ one) => named.some((other) => isPartOf(one, other));
  const moments = [...text.matchAll(MOMENT)].map((found) => ({
    at: found.index,
    mark: momentOf(found, text),
  }));
  return [...moments, ...named.filter((one) => !isPart(one))]
    .sort((a, b) => a.at - b.at)
    .slice(0, MAX_MARKS)
    .map(({ mark }) => mark);
}

/** @typedef {{at: number, end: number}} Span */

/** Whether what stands in a text is part of something longer. @param {Span} one @param {Span} other */
function isPartOf(one, other) {
  const isLonger = other.end - other.at > one.end - one.at;
  return isLonger && other.at <= one.at && other.end >= one.end;
}

/** @param {string} place @param {string} name @returns {NoteMark} */
function placeMark(place, name) {
  return { kind: "place", place, text: name };
}

/** @param {RegExpExecArray} found @param {string} text @returns {NoteMark} */
function momentOf(found, text) {
  const rest = text
    .slice(found.index + found[0].length)
    .split("\n", 1)[0]
    .trim();
  return { kind: "moment", line: Number(found[1]), text: rest.slice(0, MAX_TEXT) };
}

/** Where a name stands as a word of its own, -1 for nowhere. @param {string} text @param {string} name */
function foundAt(text, name) {
  const [whole, part] = [text.toLowerCase(), name.toLowerCase()];
  for (let at = whole.indexOf(part); part && at >= 0; at = whole.indexOf(part, at + 1)) {
    const around = [text[at - 1] ?? "", text[at + name.length] ?? ""];
    if (!around.some((letter) => IN_A_WORD.test(letter))) return at;
  }
  return -1;
}
