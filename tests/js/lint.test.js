// The linter itself, tried on planted lines: a rule that has silently stopped working is worse
// than none.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
const tree = mkdtempSync(join(tmpdir(), "vedette-lint-"));
after(() => rmSync(tree, { recursive: true }));

for (const file of ["biome.json", "tests/js/no-markup-from-strings.grit"]) {
  cpSync(join(root, file), join(tree, file));
}
mkdirSync(join(tree, "static/js"), { recursive: true });

/** @param {string} line */
function lint(line) {
  const file = join(tree, "static/js/planted.js");
  writeFileSync(
    file,
    `/** @param {HTMLElement} el */\nexport function planted(el) {\n  ${line}\n}\n`,
  );
  const found = ["lint", "--reporter=github", "--diagnostic-level=error"];
  return spawnSync(process.execPath, [biome, ...found], { cwd: tree, encoding: "utf8" });
}

for (const line of [
  'el.innerHTML = "<b>1812</b>";',
  'el.innerHTML += "<b>1812</b>";',
  "return el.innerHTML;",
  'el["innerHTML"] = "<b>1812</b>";',
  'el.outerHTML = "<b>1812</b>";',
  'el.insertAdjacentHTML("beforeend", "<b>1812</b>");',
  'document.write("<b>1812</b>");',
  'window.document.write("<b>1812</b>");',
  'new DOMParser().parseFromString(el.id, "text/html");',
  'eval("1812");',
]) {
  test(`the linter refuses ${line}`, () => {
    const ran = lint(line);
    assert.equal(ran.status, 1, ran.stderr);
    assert.match(ran.stdout, /^::error title=(plugin|lint\/).*planted\.js,line=3/m);
  });
}

/** @param {number} count */
function lines(count) {
  return Array.from({ length: count }, (_, n) => `el.id = "${n}";`).join("\n");
}

test("the linter refuses a function of more lines than a screen has", () => {
  const ran = lint(lines(61));
  assert.equal(ran.status, 1, ran.stderr);
  assert.match(ran.stdout, /^::error title=lint\/complexity\/noExcessiveLinesPerFunction/m);
});

test("the linter lets a function of one screen pass", () => {
  const ran = lint(lines(60));
  assert.equal(ran.status, 0, ran.stdout + ran.stderr);
});

test("the linter lets textContent pass", () => {
  const ran = lint('el.textContent = "1812";');
  assert.equal(ran.status, 0, ran.stdout + ran.stderr);
});
