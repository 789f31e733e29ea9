// The log's lines by arrow keys: the Tab key stops there once.

const LINES = "#tab-body .log > li";
const STOPS = "button, a";

/** Go to another line, or from a line to its rule and back; whether the key was for that. @param {KeyboardEvent} event @param {Element} node */
export function moveInLog(event, node) {
  const line = node.closest(LINES);
  if (!line) return false;
  const lines = [...document.querySelectorAll(LINES)].filter((one) => one.querySelector(STOPS));
  const own = [...line.querySelectorAll(STOPS)];
  const [at, within] = [lines.indexOf(line), own.indexOf(node)];
  const first = (/** @type {Element | undefined} */ one) => one?.querySelector(STOPS);
  const ways = {
    ArrowDown: first(lines[at + 1]),
    ArrowUp: first(lines[at - 1]),
    Home: first(lines[0]),
    End: first(lines.at(-1)),
    ArrowRight: own[within + 1],
    ArrowLeft: own[within - 1],
  };
  if (!(event.key in ways)) return false;
  event.preventDefault();
  const to = ways[/** @type {keyof typeof ways} */ (event.key)];
  if (!(to instanceof HTMLElement)) return true;
  node.setAttribute("tabindex", "-1");
  to.setAttribute("tabindex", "0");
  to.focus();
  return true;
}
