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

/**
 * Make a node look like a new one of the same kind, keeping what is equal: focus stays, what was
 * typed stays.
 * @param {Element} old
 * @param {Element} fresh
 */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || key(old) !== key(fresh)) {
    old.replaceWith(fresh);
    return;
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  fill(old, [...fresh.childNodes]);
}

/** @param {Node} node */
function key(node) {
  return node instanceof Element ? node.getAttribute("data-key") : null;
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
    if (known && known !== place) parent.insertBefore(known, place);
    if (known) place = known;
    const current = place;
    if (current instanceof Element && fresh instanceof Element && isAlike(current, fresh)) {
      place = current.nextSibling;
      morph(current, fresh);
    } else {
      parent.insertBefore(fresh, current);
      if (current && !(current instanceof Element)) {
        place = current.nextSibling;
        current.remove();
      }
    }
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** @param {Element} a @param {Element} b */
function isAlike(a, b) {
  return a.nodeName === b.nodeName && key(a) === key(b);
}
