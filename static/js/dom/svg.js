// Building SVG without markup in strings, and keeping nodes whose content is the same.

const SPACE = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number | boolean | undefined>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const node = /** @type {SVGElement} */ (document.createElementNS(SPACE, tag));
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(name, String(value));
  }
  node.append(...children);
  return node;
}

/**
 * Make a layer show items. A node whose key and content are unchanged stays as it is, so that focus
 * and transitions survive. Gives the nodes by their keys.
 * @template T
 * @param {Element} layer
 * @param {T[]} items
 * @param {(item: T) => {key: string, content: string}} id
 * @param {(item: T) => SVGElement} draw
 */
export function keep(layer, items, id, draw) {
  const old = new Map([...layer.children].map((node) => [node.getAttribute("data-key"), node]));
  /** @type {Map<string, Element>} */
  const nodes = new Map();
  let place = layer.firstElementChild;
  for (const item of items) {
    const { key, content } = id(item);
    let node = old.get(key);
    old.delete(key);
    let hadFocus = false;
    if (node?.getAttribute("data-content") !== content) {
      const fresh = draw(item);
      fresh.setAttribute("data-key", key);
      fresh.setAttribute("data-content", content);
      hadFocus = node?.contains(document.activeElement) ?? false;
      if (node === place) place = fresh;
      if (node) node.replaceWith(fresh);
      node = fresh;
    }
    nodes.set(key, node);
    if (node === place) place = node.nextElementSibling;
    else layer.insertBefore(node, place);
    // Only now: a node that is moved loses the focus.
    if (hadFocus) focusWithin(/** @type {SVGElement} */ (node));
  }
  for (const node of old.values()) node.remove();
  return nodes;
}

/** Set an attribute that has another value: a browser does not look whether one is new. @param {Element} node @param {string} name @param {string} value */
export function put(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** @param {SVGElement} node */
function focusWithin(node) {
  const inner = node.matches("[tabindex]") ? node : node.querySelector("[tabindex]");
  if (inner instanceof SVGElement) inner.focus({ preventScroll: true });
}

/**
 * Fetch a drawing and take it into the page, where style sheets reach it.
 * @param {URL} address
 * @returns {Promise<SVGSVGElement>}
 */
export async function loadDrawing(address) {
  const response = await fetch(address);
  const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
  const drawing = /** @type {SVGSVGElement} */ (parsed.querySelector("svg"));
  return document.importNode(drawing, true);
}
