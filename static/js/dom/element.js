// Building the panel without markup in strings, and changing only what differs.

/**
 * @param {string} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) node.append(child);
  return node;
}

/** A button that does what its name says (`data-do`). @param {string} action @param {string} text @param {string} kind @param {Record<string, string | number | boolean | undefined>} [more] */
export function button(action, text, kind = "", more = {}) {
  const attributes = { type: "button", class: `button ${kind}`, "data-do": action, ...more };
  return el("button", attributes, text);
}

/**
 * Make a node look like a new one of the same kind, keeping what is equal: focus stays, what was
 * typed stays.
 * @param {Element} old
 * @param {Element} fresh
 */
function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || key(old) !== key(fresh)) {
    old.replaceWith(fresh);
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    // Once it was moved by hand, its attribute moves it no more.
    if (name === "value" && old instanceof HTMLInputElement && old.type === "range")
      old.value = value;
  }
  fill(old, [...fresh.childNodes]);
}

/** @param {Node} node */
function key(node) {
  return node instanceof Element ? node.getAttribute("data-key") : null;
}

/**
 * Let a known node stand at a place before it. A node that is moved loses the focus, and who types in
 * it their next letter: then what stands between goes behind it instead.
 * @param {Element} parent @param {Element} known @param {ChildNode} place
 */
function bringUp(parent, known, place) {
  if (known === place) return;
  if (!known.contains(document.activeElement)) {
    parent.insertBefore(known, place);
    return;
  }
  const all = [...parent.childNodes];
  known.after(...all.slice(all.indexOf(place), all.indexOf(known)));
}

/**
 * Make a parent hold these nodes, keeping those that are equal.
 * @param {Element} parent
 * @param {Node[]} nodes
 */
export function fill(parent, nodes) {
  const keyed = new Map([...parent.children].map((node) => [key(node), node]));
  keyed.delete(null);
  let place = parent.firstChild;
  for (const fresh of nodes) {
    const known = key(fresh) ? keyed.get(key(fresh)) : undefined;
    keyed.delete(key(fresh));
    if (known && place) bringUp(parent, known, place);
    place = put(parent, fresh, known ?? place);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/**
 * Put a fresh node at a place, into the element that is there if they are alike, instead of what is
 * no element. Returns the place behind it.
 * @param {Element} parent @param {Node} fresh @param {ChildNode | null} place
 * @returns {ChildNode | null}
 */
function put(parent, fresh, place) {
  if (place instanceof Element && fresh instanceof Element && isAlike(place, fresh)) {
    const next = place.nextSibling;
    morph(place, fresh);
    return next;
  }
  parent.insertBefore(fresh, place);
  if (!place || place instanceof Element) return place;
  const next = place.nextSibling;
  place.remove();
  return next;
}

/**
 * Make a filling that leaves a parent as it is while what its nodes are drawn from is the same. For
 * what can't be said to be the same, null, it is always done.
 * @returns {(parent: Element, from: unknown[] | null, draw: () => Node[]) => void}
 */
export function createFill() {
  /** @type {WeakMap<Element, unknown[]>} */
  const filled = new WeakMap();
  return (parent, from, draw) => {
    const before = filled.get(parent);
    const isSame = from && from.length === before?.length;
    if (isSame && from.every((part, n) => part === before?.[n])) return;
    filled.set(parent, from ?? []);
    fill(parent, draw());
  };
}

/** @param {Element} a @param {Element} b */
function isAlike(a, b) {
  return a.nodeName === b.nodeName && key(a) === key(b);
}

/** A switch that is on or off. @param {string} does what a press does @param {boolean} isOn @param {string} text */
export function toggle(does, isOn, text) {
  const state = { class: `button toggle ${isOn ? "on" : ""}`, "aria-pressed": String(isOn) };
  return el("button", { type: "button", "data-do": does, ...state }, text);
}
