// Join the client's modules and style sheets into few small files, for a server to send in their stead.
//
//     node tools/bundle.js [FOLDER]        FOLDER/static becomes FOLDER/bundle
//
// What a page names keeps its name, so that templates need not know of bundles. manifest.json says of
// which sources a bundle was made (app/web/bundle.py compares) and what each file imports.
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { build } from "esbuild";

const root = resolve(process.argv[2] ?? join(import.meta.dirname, ".."));
const sources = join(root, "static");
const target = join(root, "bundle");

/** Modules that stay files of their own: a page or both halves of the site name them. */
const APART = ["js/i18n.js", "js/language.js", "js/net/ahead.js"];
const MATCH = ["js/main.js", "games/*/index.js"];
const PAGES = ["js/pages/*.js"];
/** What few ask for has its own copy of what it shares: nobody else's page comes in more parts for it. */
const LATER = [
  "js/dom/code.js",
  "js/dom/wood.js",
  "js/match/minds.js",
  "js/panel/keysheet.js",
  "games/*/legend.js",
  "games/*/reasons.js",
];
const SHEETS = ["css/*.css", "games/*/*.css"];
const MARK = "apart:";

/** @param {string[]} patterns */
function filesMatching(patterns) {
  return patterns.flatMap((pattern) => globSync(pattern, { cwd: sources })).sort();
}

/**
 * Leave out a module that is a file of its own, wherever another one imports it. Its address depends on
 * the folder of the file that imports it, known only once all are written.
 * @type {import("esbuild").Plugin}
 */
const leaveApart = {
  name: "leave apart",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      const name = posix.relative(sources, posix.join(resolveDir, path));
      if (kind === "entry-point" || !APART.includes(name)) return null;
      return { path: MARK + name, external: true };
    });
  },
};

/**
 * Join entries and what they import; what several of them import becomes a file of its own.
 * @param {string[]} patterns
 * @param {import("esbuild").Plugin[]} plugins
 * @returns {Promise<[string, string, string[]][]>} each file's name, text and imports
 */
async function buildParts(patterns, plugins) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: sources,
    entryPoints: filesMatching(patterns),
    plugins,
    outdir: target,
    outbase: ".",
    chunkNames: "js/part-[hash]",
    external: ["*.woff2", "*.svg", "*.webp"],
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  return outputFiles.map(({ path, text }) => {
    const name = posix.relative(target, path);
    const { imports } = metafile.outputs[posix.relative(sources, path)];
    const modules = imports.filter(({ kind }) => kind === "import-statement");
    return [name, withAddresses(name, text), [...new Set(modules.map(nameOf))]];
  });
}

/** @param {{path: string}} imported */
function nameOf({ path }) {
  if (path.startsWith(MARK)) return path.slice(MARK.length);
  return posix.relative(target, posix.join(sources, path));
}

/** Put addresses where modules apart are imported. @param {string} name @param {string} text */
function withAddresses(name, text) {
  return text.replaceAll(new RegExp(`"${MARK}([^"]+)"`, "g"), (_, other) => {
    const address = posix.relative(posix.dirname(name), other);
    return JSON.stringify(address.startsWith(".") ? address : `./${address}`);
  });
}

/** Return the digest of what a bundle is made of, as `digest_of` in app/web/bundle.py does. */
function digestOfSources() {
  const total = createHash("sha256");
  for (const name of globSync("**/*.{js,css}", { cwd: sources }).sort()) {
    const content = readFileSync(join(sources, name));
    total.update(`${name}\0${content.length}\0`).update(content);
  }
  return total.digest("hex");
}

// Read first: whatever changes meanwhile makes the bundle too old.
const digest = digestOfSources();
const parts = [
  ...(await buildParts(APART, [])),
  ...(await buildParts(MATCH, [leaveApart])),
  ...(await buildParts(PAGES, [leaveApart])),
  ...(await buildParts(LATER, [leaveApart])),
  ...(await buildParts(SHEETS, [])),
];
rmSync(target, { recursive: true, force: true });
for (const [name, text] of parts) {
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, name), text);
}
const imports = Object.fromEntries(parts.map(([name, , imported]) => [name, imported]));
writeFileSync(join(target, "manifest.json"), JSON.stringify({ sources: digest, imports }));
