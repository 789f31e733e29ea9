import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { correct, LANGUAGES, translator, verbatim, words } from "../../static/js/i18n.js";
import { lineWords } from "../../static/js/panel/chat.js";
import { nameOf } from "../../static/js/panel/names.js";

const source = `
town-erie = Erie
marched = { $count ->
    [one] 1 block marches to { $town }
   *[other] { $count } blocks march to { $town }
 }
`;
const t = translator("en", source);

test("a message is worded with its parameters and plural", () => {
  assert.equal(t("marched", { count: 2, town: "York" }), "2 blocks march to York");
  assert.equal(t("marched", { count: 1, town: "York" }), "1 block marches to York");
});

test("a parameter that begins with @ names another message", () => {
  assert.equal(
    words(t, { key: "marched", params: { count: 3, town: "@town-erie" } }),
    "3 blocks march to Erie",
  );
});

const people = translator(
  "en",
  `
side-us = United States
side-gb = Britain
board-named = { $name } ({ $side })
chat-spoken = { $who }: { $text }
chat-spectator-named = { $name }
`,
);
const frame = /** @type {any} */ ({ machines: {}, names: {} });

for (const typed of ["@side-us", "@@side-us", "@", "side-us", "{ $side }"]) {
  test(`what somebody typed is never a key: ${typed}`, () => {
    assert.equal(people("chat-spectator-named", { name: verbatim(typed) }), typed);
    const named = { ...frame, names: { gb: typed } };
    assert.equal(nameOf(named, "gb", people), `${typed} (Britain)`);
    const line = { n: 1, at: 0, text: typed, number: 3, name: typed };
    assert.equal(lineWords(line, named, people), `${typed}: ${typed}`);
    assert.equal(lineWords({ ...line, side: "gb" }, named, people), `${typed} (Britain): ${typed}`);
  });
}

test("an unknown key stands for itself", () => {
  assert.equal(t("no-such-key"), "no-such-key");
});

const locale = new URL("../../app/words/locale/en/", import.meta.url);
const catalogue = readdirSync(locale)
  .filter((name) => name.endsWith(".ftl"))
  .map((name) => readFileSync(new URL(name, locale), "utf8"))
  .join("\n");
const scripts = new URL("../../static/js/", import.meta.url);
const KEY = /\bt\(\s*"([a-z][a-z0-9-]*)"/g;

test("the page knows every language that there is a catalogue for", () => {
  assert.deepEqual(LANGUAGES, readdirSync(new URL("../", locale)).sort());
});

test("every key that the client spells out is in the catalogue", () => {
  const known = new Set(catalogue.match(/^[a-z][a-zA-Z0-9_-]*(?= =)/gm));
  const files = readdirSync(scripts, { recursive: true, encoding: "utf8" });
  const used = files
    .filter((name) => name.endsWith(".js") && !name.startsWith("vendor"))
    .flatMap((name) => [...readFileSync(new URL(name, scripts), "utf8").matchAll(KEY)])
    .map((found) => found[1]);
  assert.ok(used.length > 60);
  assert.deepEqual(
    used.filter((key) => !known.has(key)),
    [],
  );
});

test("a corrected board's words stand in place of the catalogue's, also within other messages", () => {
  const other = translator("en", source);
  correct({ "town-erie": "Presque Isle" });
  assert.equal(other("town-erie"), "Presque Isle");
  assert.equal(
    other("marched", { count: 1, town: "@town-erie" }),
    "1 block marches to Presque Isle",
  );
});
