// What the keys of `match/keys.js` do.
import { isComposing } from "../dom/composing.js";
import { areLettersOn, doneBy } from "../state/keys.js";
import { questionNode } from "./focus.js";
import { moveInLog } from "./logKeys.js";

const PAN = 60;
const PIECES =
  "#battle button.line-block[data-names], #tray [data-names]:not(:disabled), #pieces .free, #pieces .held";
const TARGETS = "#map .spot.lit, #map .piece.lit, #map .offer, #battle button.post-head";
/** The first that is there: in one selector the page's order would decide, in which Done stands last. */
const ANSWERS = [
  "#tip [data-choice]",
  ".answers .main button",
  ".answers .final button",
  ".answers button",
];

/** @param {EventTarget | null} node */
function isField(node) {
  return (
    node instanceof HTMLTextAreaElement ||
    node instanceof HTMLSelectElement ||
    node instanceof HTMLInputElement ||
    (node instanceof HTMLElement && node.isContentEditable)
  );
}

/**
 * @typedef {object} Hands what the keys work on
 * @property {ReturnType<typeof import("./controller.js").createController>} controller
 * @property {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @property {{map: SVGSVGElement, marks: Map<string, {x: number, y: number}>}} board
 * @property {ReturnType<typeof import("./mapKeyboard.js").createMapKeyboard>} walk
 * @property {{press: (node: Element, additive: boolean) => void, act: (node: HTMLElement) => void,
 *   openKeys: () => void, say: (text: string) => void, asked: () => string}} page
 */

/** @param {Hands} hands */
export function listenToKeys(hands) {
  const does = deeds(hands);
  document.addEventListener("keydown", (event) => {
    const node = event.target instanceof Element ? event.target : document.body;
    if (isPressOnMap(event, node)) {
      event.preventDefault();
      return hands.page.press(node, event.shiftKey || event.ctrlKey);
    }
    if (isWriting(event, node) || moveBetweenTabs(hands, event, node)) return;
    if (moveInLog(event, node)) return;
    const action = doneBy(event.key, areLettersOn());
    if (!action || action === "press" || (action === "walk" && !isAtMap(hands))) return;
    event.preventDefault();
    does[action](event);
  });
}

/** Whether a key presses what has no press of the browser's. @param {KeyboardEvent} event @param {Element} node */
function isPressOnMap({ key }, node) {
  const isPressed = key === "Enter" || key === " ";
  return isPressed && node instanceof SVGElement && node.hasAttribute("data-names");
}

/** Whether a key is the browser's, a field's or a dialog's, and not the page's. @param {KeyboardEvent} event @param {Element} node */
function isWriting(event, node) {
  const isBrowsers = event.altKey || event.ctrlKey || event.metaKey || isComposing(event);
  return isBrowsers || isField(node) || node.closest("dialog") !== null;
}

/**
 * @param {Hands} hands
 * @returns {Record<Exclude<import("../state/keys.js").Deed, "press">, (event: KeyboardEvent) => unknown>}
 */
function deeds(hands) {
  const { camera, controller, page, walk } = hands;
  return {
    walk: (event) => walkOrPan(hands, event),
    around: (event) => walk.around(event.key === "." ? 1 : -1),
    here: (event) => walk.within(event.key === "b" ? 1 : -1),
    piece: (event) => walk.through(PIECES, event.key === "n" ? 1 : -1),
    target: (event) => walk.through(TARGETS, event.key === "t" ? 1 : -1),
    centre: () => centre(hands),
    zoom: (event) => zoom(camera, event.key),
    all: () => controller.takeAll(walk.here()),
    many: () => controller.press("many", {}),
    clear: controller.leave,
    undo: () => controller.press("undo", {}),
    done: () => ANSWERS.some(focusOn),
    why: () => askWhy(hands),
    prompt: () => {
      const node = questionNode();
      if (!(node instanceof HTMLElement)) return;
      node.focus();
      page.say(page.asked());
    },
    rule: () => click("#tip a.rule, #turn a.rule"),
    tab: (event) => open(hands, tabsIn(document)[Number(event.key) - 1]),
    hand: () => focusOn("#tray button:not(:disabled)"),
    log: () => open(hands, tabOf("log")),
    chat: () => open(hands, tabOf("chat")),
    sheet: page.openKeys,
  };
}

/** @param {string} selector */
function focusOn(selector) {
  const node = document.querySelector(selector);
  if (node instanceof HTMLElement) node.focus();
  return node instanceof HTMLElement;
}

/** @param {string} selector */
function click(selector) {
  const node = document.querySelector(selector);
  if (node instanceof HTMLElement) node.click();
}

/** @param {string} value */
function tabOf(value) {
  return document.querySelector(`[role="tab"][data-value="${value}"]:not([hidden])`) ?? undefined;
}

/** @param {ParentNode} node */
function tabsIn(node) {
  return [...node.querySelectorAll('[role="tab"]:not([hidden])')];
}

/** @param {Hands} hands @param {Element | undefined} tab */
function open({ page }, tab) {
  if (!(tab instanceof HTMLElement)) return;
  tab.focus();
  page.act(tab);
}

/** Move between tabs by arrow keys; whether it was that. @param {Hands} hands @param {KeyboardEvent} event @param {Element} tab */
function moveBetweenTabs(hands, event, tab) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step || tab.getAttribute("role") !== "tab") return false;
  const tabs = tab.parentElement ? tabsIn(tab.parentElement) : [];
  open(hands, tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]);
  return true;
}

/** Whether the keyboard is at the map, or nowhere. @param {Hands} hands */
function isAtMap({ board }) {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || board.map.contains(activeElement);
}

/** @param {Hands["camera"]} camera @param {string} key */
function zoom(camera, key) {
  if (key === "0") camera.reset();
  else camera.zoomBy(key === "-" ? 1 / 1.3 : 1.3);
}

/** @param {Hands} hands @param {KeyboardEvent} event */
function walkOrPan({ camera, walk }, event) {
  if (!event.shiftKey) return walk.go(event.key);
  const by = { Left: [PAN, 0], Right: [-PAN, 0], Up: [0, PAN], Down: [0, -PAN] };
  const [dx, dy] = by[/** @type {"Left"} */ (event.key.slice(5))] ?? [0, 0];
  camera.panBy(dx, dy);
}

/** Look at the place that the keyboard is at. @param {Hands} hands */
function centre({ board, camera, walk }) {
  const mark = board.marks.get(walk.here());
  if (mark) camera.lookAt(mark);
}

/** @param {Hands} hands */
function askWhy({ controller, walk }) {
  const names = document.activeElement?.closest("[data-names]")?.getAttribute("data-names");
  const place = walk.here();
  const mark = names?.split(" ") ?? (place ? [controller.placeName(place)] : []);
  if (mark.length) controller.why(mark);
}
