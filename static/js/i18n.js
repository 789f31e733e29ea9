// The catalogue on the page: the same Fluent text that the server words its pages with.
import { staticAddress } from "./address.js";
import { FluentBundle, FluentResource } from "./vendor/fluent-bundle.js";

/** @typedef {import("./types.d.ts").Message} Message */
/** @typedef {import("./types.d.ts").Params} Params */

/** The languages that there is a catalogue for. */
export const LANGUAGES = ["en", "ja"];

/** How many wordings are remembered; a long match has some thousand. */
const REMEMBERED = 5000;

/** What is worded otherwise than in the catalogue, by the message. @type {Map<string, string>} */
const corrected = new Map();

/** Word messages as a corrected board has them. @param {Record<string, string>} words */
export function correct(words) {
  for (const [key, text] of Object.entries(words)) corrected.set(key, text);
}

/**
 * Make a translator of Fluent text. What it said once it says again at once: a drawing of the page asks
 * for some hundred wordings, nearly all of them the same as before. A string parameter that begins with
 * "@" names another message, but "@@" stands for "@"; an unknown key stands for itself.
 * @param {string} language
 * @param {string} source
 * @returns {import("./types.d.ts").Translate}
 */
export function translator(language, source) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  /** @type {Map<string, string>} */
  const said = new Map();

  /** @type {import("./types.d.ts").Translate} */
  function translate(key, params) {
    const asked = params ? key + JSON.stringify(params) : key;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const text = worded(key, params ?? {});
    if (said.size >= REMEMBERED) said.clear();
    said.set(asked, text);
    return text;
  }

  /** @param {string} key @param {Params} params */
  function worded(key, params) {
    const text = corrected.get(key);
    if (text !== undefined) return text;
    const message = bundle.getMessage(key);
    if (!message?.value) return key;
    return bundle.formatPattern(message.value, named(params, translate), []);
  }
  return translate;
}

/**
 * @param {Params} params
 * @param {import("./types.d.ts").Translate} translate
 * @returns {Params}
 */
function named(params, translate) {
  const words = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" && value.startsWith("@") ? meant(value.slice(1), translate) : value,
  ]);
  return Object.fromEntries(words);
}

/** @param {string} rest what follows an "@" @param {import("./types.d.ts").Translate} translate */
function meant(rest, translate) {
  return rest.startsWith("@") ? rest : translate(rest);
}

/**
 * Write as a parameter what somebody typed, or words that hold it: never a message's key.
 * @param {string} text
 */
export function verbatim(text) {
  return text.startsWith("@") ? `@${text}` : text;
}

/**
 * @param {import("./types.d.ts").Translate} t
 * @param {Message} message
 */
export function words(t, message) {
  return t(message.key, message.params);
}

/**
 * A line's words, then those of what came of it.
 * @param {import("./types.d.ts").Translate} t
 * @param {import("./types.d.ts").Line} line
 * @returns {string[]}
 */
export function toldWords(t, { message, remarks = [] }) {
  return [message, ...remarks.map((one) => one.message)].map((one) => words(t, one));
}

/**
 * Fetch the page's catalogue.
 * @param {string} part "" for all words, or ".war1812" for those of a game's match
 * @returns {Promise<import("./types.d.ts").Translate>}
 */
export async function loadTranslator(part = "") {
  const language = document.documentElement.lang || "en";
  const response = await fetch(staticAddress(`locale/${language}${part}.ftl`));
  return translator(language, response.ok ? await response.text() : "");
}
