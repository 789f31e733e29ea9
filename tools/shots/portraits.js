// Runs in a match page: a piece as a picture of its own, with the colours that the page's sheets give it.
(() => {
  const SPACE = "http://www.w3.org/2000/svg";
  const WORN = ["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "paint-order", "opacity"];
  const LETTERED = ["font-size", "font-weight", "font-variant-numeric"];
  const BLOCK_BOX = "-15 -16 33 34";
  const SHIP_BOX = "-14 -14.8 28 28";

  function node(tag, attributes, ...children) {
    const made = document.createElementNS(SPACE, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }

  /** Colours as they are written by hand, and lengths without their unit. */
  function plain(value) {
    const [, ...parts] = value.match(/^rgb\((\d+), (\d+), (\d+)\)$/) ?? [];
    if (parts.length) return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
    return value.replace(/([\d.]+)px/g, "$1").replaceAll(`"`, "'");
  }

  /** Write what the sheets say into the element itself. */
  function dress(element) {
    for (const child of element.children) dress(child);
    if (element.children.length) return;
    const bare = element.parentNode.appendChild(node(element.tagName, {}));
    const [seen, usual] = [getComputedStyle(element), getComputedStyle(bare)];
    const names = element.tagName === "text" ? [...WORN, ...LETTERED] : WORN;
    const worn = names.filter((name) => seen[name] !== usual[name]);
    for (const [name, value] of worn.map((name) => [name, plain(seen[name])])) element.setAttribute(name, value);
    if (element.tagName === "text") element.setAttribute("font-family", plain(seen.fontFamily));
    element.removeAttribute("class");
    bare.remove();
  }

  /** A piece alone, a ship on a disc of water. */
  window.portrait = (figure) => {
    const isShip = figure.kind.startsWith("fleet");
    const drawn = node("g", { class: figure.kind }, ...figure.draw());
    const picture = node("svg", { viewBox: isShip ? SHIP_BOX : BLOCK_BOX, width: 66, height: 68 }, drawn);
    document.body.append(picture);
    dress(drawn);
    if (isShip) {
      const water = plain(getComputedStyle(document.querySelector("#map .water")).fill);
      picture.prepend(node("circle", { cx: 0, cy: -0.8, r: 13.4, fill: water }));
    }
    picture.remove();
    drawn.removeAttribute("class");
    const written = new XMLSerializer().serializeToString(picture);
    const rounded = written.replace(/\d+\.\d{3,}/g, (number) => String(Math.round(number * 100) / 100));
    return `${rounded.replaceAll("><", ">\n<")}\n`;
  };
})();
