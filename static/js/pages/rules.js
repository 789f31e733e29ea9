// Searching the rules as one types: what does not fit is hidden, what fits is marked. The address
// keeps what was searched for, and the rule that it points at.
const book = /** @type {HTMLElement} */ (document.getElementById("rulebook"));
const field = /** @type {HTMLInputElement} */ (document.getElementById("search"));
const found = /** @type {HTMLElement} */ (document.getElementById("found"));
const form = /** @type {HTMLFormElement} */ (field.form);
const passages = [...book.querySelectorAll(".passage")].map((node) => ({
  node: /** @type {HTMLElement} */ (node),
  text: plain(node.textContent ?? ""),
}));
let at = -1;

/** Letters as they are compared: full and half width, capitals and small ones are the same. @param {string} text */
function plain(text) {
  return text.normalize("NFKC").toLowerCase();
}

function search() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  at = -1;
  for (const { node, text } of passages) node.hidden = !words.every((word) => text.includes(word));
  for (const chapter of book.querySelectorAll(".chapter")) {
    /** @type {HTMLElement} */ (chapter).hidden = !chapter.querySelector(".passage:not([hidden])");
  }
  book.classList.toggle("searched", words.length > 0);
  mark(words);
  const count = hits().length;
  const said = count ? book.dataset.found?.replace("%", String(count)) : book.dataset.none;
  found.textContent = words.length ? (said ?? "") : "";
}

/** The rules that are found. */
function hits() {
  return passages.filter(({ node }) => node.classList.contains("numbered") && !node.hidden);
}

/** Mark the words where the browser can do it without touching the text. @param {string[]} words */
function mark(words) {
  if (!("highlights" in CSS)) return;
  const ranges = passages
    .filter(({ node }) => !node.hidden)
    .flatMap(({ node }) => places(node, words));
  CSS.highlights.set("found", new Highlight(...ranges));
}

/** @param {Node} node @param {string[]} words @returns {Range[]} */
function places(node, words) {
  const ranges = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const content = plain(text.textContent ?? "");
    // What changes its length when compared can't be pointed at.
    if (content.length !== text.textContent?.length) continue;
    for (const word of words) {
      for (let from = content.indexOf(word); from >= 0; from = content.indexOf(word, from + 1)) {
        const range = new Range();
        range.setStart(text, from);
        range.setEnd(text, from + word.length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

function keepInAddress() {
  const address = new URL(location.href);
  if (field.value) address.searchParams.set("q", field.value);
  else address.searchParams.delete("q");
  history.replaceState(history.state, "", address);
}

/** Go to the next rule found; after the last comes the first. */
function goOn() {
  const all = hits();
  if (!all.length) return;
  at = (at + 1) % all.length;
  for (const [number, { node }] of all.entries()) node.classList.toggle("current", number === at);
  all[at]?.node.scrollIntoView({ block: "center" });
}

function showAll() {
  for (const { node } of passages) node.classList.remove("current");
  field.value = "";
  search();
  keepInAddress();
}

/** What the address points at is never hidden by a search. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target?.closest("[hidden]")) {
    showAll();
    target.scrollIntoView();
  }
}

field.addEventListener("input", search);
field.addEventListener("change", keepInAddress);
field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") showAll();
});
form.addEventListener("submit", (event) => {
  event.preventDefault();
  keepInAddress();
  goOn();
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target === field || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  field.focus();
  field.select();
});
addEventListener("hashchange", showTarget);

// On a narrow screen the contents would push the rule off the first screen that the address points at.
const contents = book.querySelector(".contents details");
const isLedToRule = location.hash || new URL(location.href).searchParams.get("q");
if (isLedToRule && matchMedia("(max-width: 900px)").matches) contents?.removeAttribute("open");

form.hidden = false;
field.value = new URL(location.href).searchParams.get("q") ?? "";
if (field.value) search();
showTarget();
