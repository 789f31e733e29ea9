// What the keys of `match/keys.js` do.
import { areLettersOn, doneBy } from "../state/keys.js";

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
 * @param {ReturnType<typeof import("./controller.js").createController>} controller
 * @param {ReturnType<typeof import("../board/camera.js").createCamera>} camera
 * @param {{map: SVGSVGElement, marks: Map<string, {x: number, y: number}>}} board
 * @param {ReturnType<typeof import("./mapKeyboard.js").createMapKeyboard>} walk
 * @param {{press: (node: Element, additive: boolean) => void, act: (node: HTMLElement) => void,
 *   openKeys: () => void, openLegend: () => void, say: (text: string) => void, asked: () => string}} page
 */
export function listenToKeys(controller, camera, board, walk, page) {
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

  /** @param {Element | undefined} tab */
  function open(tab) {
    if (!(tab instanceof HTMLElement)) return;
    tab.focus();
    page.act(tab);
  }

  /** @param {string} key */
  function zoom(key) {
    if (key === "0") camera.reset();
    else camera.zoomBy(key === "-" ? 1 / 1.3 : 1.3);
  }

  /** @param {KeyboardEvent} event */
  function arrow(event) {
    if (!event.shiftKey) return walk.go(event.key);
    const by = { Left: [PAN, 0], Right: [-PAN, 0], Up: [0, PAN], Down: [0, -PAN] };
    const [dx, dy] = by[/** @type {"Left"} */ (event.key.slice(5))] ?? [0, 0];
    camera.panBy(dx, dy);
  }

  function centre() {
    const mark = board.marks.get(walk.here());
    if (mark) camera.lookAt(mark);
  }

  function ask() {
    const names = document.activeElement?.closest("[data-names]")?.getAttribute("data-names");
    const place = walk.here();
    const mark = names?.split(" ") ?? (place ? [controller.placeName(place)] : []);
    if (mark.length) controller.why(mark);
  }

  /** @param {string} value */
  const tab = (value) => document.querySelector(`[role="tab"][data-value="${value}"]`) ?? undefined;

  /** @type {Record<Exclude<import("../state/keys.js").Deed, "press">, (event: KeyboardEvent) => unknown>} */
  const does = {
    walk: arrow,
    around: (event) => walk.around(event.key === "." ? 1 : -1),
    here: (event) => walk.within(event.key === "b" ? 1 : -1),
    piece: (event) => walk.through(PIECES, event.key === "n" ? 1 : -1),
    target: (event) => walk.through(TARGETS, event.key === "t" ? 1 : -1),
    centre,
    zoom: (event) => zoom(event.key),
    all: () => controller.takeAll(walk.here()),
    many: () => controller.press("many", {}),
    clear: controller.clear,
    undo: () => controller.press("undo", {}),
    done: () => ANSWERS.some(focusOn),
    why: ask,
    prompt: () => {
      if (focusOn("#turn")) page.say(page.asked());
    },
    rule: () => click("#tip a.rule, #turn a.rule"),
    tab: (event) =>
      open([...document.querySelectorAll('[role="tab"]:not([hidden])')][Number(event.key) - 1]),
    log: () => open(tab("log")),
    chat: () => open(tab("chat")),
    sheet: page.openKeys,
  };

  /** Whether the keyboard is at the map, or nowhere. */
  function isAtMap() {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body || board.map.contains(activeElement);
  }

  /** Move between tabs by arrow keys. @param {KeyboardEvent} event @param {Element} node */
  function betweenTabs(event, node) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return false;
    const tabs = [...(node.parentElement?.querySelectorAll('[role="tab"]:not([hidden])') ?? [])];
    open(tabs[(tabs.indexOf(node) + step + tabs.length) % tabs.length]);
    return true;
  }

  document.addEventListener("keydown", (event) => {
    const node = event.target instanceof Element ? event.target : document.body;
    const isPressed = event.key === "Enter" || event.key === " ";
    if (isPressed && node instanceof SVGElement && node.hasAttribute("data-names")) {
      event.preventDefault();
      return page.press(node, event.shiftKey || event.ctrlKey);
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
    if (isField(node) || node.closest("dialog")) return;
    if (node.getAttribute("role") === "tab" && betweenTabs(event, node)) return;
    const action = doneBy(event.key, areLettersOn());
    if (!action || action === "press") return;
    if (action === "walk" && !isAtMap()) return;
    event.preventDefault();
    does[action](event);
  });
}
