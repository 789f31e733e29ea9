// Words of a game that a newcomer may not know, as links to the rule that explains them: it opens beside the board.

import { hasRules } from "../dom/dice.js";
import { el } from "../dom/element.js";

/** @typedef {import("../types.d.ts").Translate} Translate */
/** @typedef {{pattern: RegExp, ruleOf: Map<string, string>}} Glossary */

/** Where no link may stand, and where every line would have one. */
const PASSED_OVER =
  "a, button, label, summary, code, input, select, svg, .latest, .log, .draft, .whose, .chat";

/** @type {WeakMap<Translate, Map<string, Glossary>>} */
const known = new WeakMap();

/**
 * Make each term, where it stands first in some parts of the page, a link to its rule.
 * @param {HTMLElement[]} parts newly made
 * @param {Record<string, string>} terms the rule that explains each, by the end of its message's key
 * @param {string} game its key
 * @param {Translate} t
 */
export function linkTerms(parts, terms, game, t) {
  if (!hasRules() || !Object.keys(terms).length) return parts;
  const { pattern, ruleOf } = glossaryOf(terms, game, t);
  /** @type {Set<string>} */
  const linked = new Set();
  for (const text of parts.flatMap(textsIn)) {
    const pieces = text.data.split(pattern);
    const nodes = pieces.map((piece, n) => {
      const rule = ruleOf.get(piece);
      if (!rule || linked.has(rule) || isNamePart(piece, pieces[n + 1])) return piece;
      linked.add(rule);
      const title = t("board-term", { rule });
      const href = `/rules/${game}#rule-${rule}`;
      return el("a", { class: "term", href, target: "_blank", title }, piece);
    });
    if (nodes.some((node) => typeof node !== "string")) text.replaceWith(...nodes);
  }
  return parts;
}

/** Whether a word is no term but the beginning of a name: "Fort Meigs". @param {string} word @param {string} [rest] */
export function isNamePart(word, rest = "") {
  return /^\p{Lu}/u.test(word) && /^ \p{Lu}/u.test(rest);
}

/** The texts in which terms may be linked. @param {HTMLElement} part */
function textsIn(part) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (walker.nextNode()) {
    const text = /** @type {Text} */ (walker.currentNode);
    if (text.data.trim() && !text.parentElement?.closest(PASSED_OVER)) texts.push(text);
  }
  return texts;
}

/** @param {Record<string, string>} terms @param {string} game @param {Translate} t @returns {Glossary} */
function glossaryOf(terms, game, t) {
  const games = known.get(t) ?? new Map();
  known.set(t, games);
  if (!games.has(game)) games.set(game, madeOf(terms, game, t));
  return games.get(game);
}

/** Find the forms of each term in the language of the page: what `|` parts in its message. @param {Record<string, string>} terms @param {string} game @param {Translate} t @returns {Glossary} */
export function madeOf(terms, game, t) {
  const ruleOf = new Map(
    Object.entries(terms).flatMap(([name, rule]) =>
      t(`${game}-term-${name}`)
        .split("|")
        .flatMap((form) => [form, capital(form)].map((one) => /** @type {const} */ ([one, rule]))),
    ),
  );
  const forms = [...ruleOf.keys()].sort((a, b) => b.length - a.length);
  // A word ends where no letter follows: some languages write none of it apart.
  const ends = forms.map((form) => (/^[ -~]+$/.test(form) ? `\\b${form}\\b` : form));
  return { pattern: new RegExp(`(${ends.join("|")})`), ruleOf };
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
