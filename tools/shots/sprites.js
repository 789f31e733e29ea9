// Runs in a match page: takes the client's own drawing apart, for the pictures made on the server.
(() => {
  const SPACE = "http://www.w3.org/2000/svg";

  function node(tag, attributes) {
    const made = document.createElementNS(SPACE, tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  }

  function alone(svg) {
    document.body.className = "";
    document.body.replaceChildren(svg);
    Object.assign(document.documentElement.style, { background: "none" });
    Object.assign(document.body.style, { background: "none", margin: "0" });
  }

  /** The map without pieces at a size, its marks drawn `unit` pixels large for each of their units. */
  window.bareMap = ({ box, width, height, unit, lettered }) => {
    const map = document.querySelector("#map svg").cloneNode(true);
    for (const id of ["pieces", "marks", "offers", "fight"]) map.querySelector(`#${id}`)?.replaceChildren();
    for (const lit of map.querySelectorAll(".lit")) lit.classList.remove("lit");
    for (const held of map.querySelectorAll("[data-holder]")) held.removeAttribute("data-holder");
    const small = ".river-name, .spot-name, .zone-name, .value-1 .town-name, .value-2 .town-name";
    const crowded = `.cartouche, .legend, ${small}`;
    const hidden = lettered ? crowded : `${crowded}, .compass, .town-name`;
    for (const part of map.querySelectorAll(hidden)) part.remove();
    map.setAttribute("viewBox", box.join(" "));
    Object.assign(map.style, { width: `${width}px`, height: `${height}px`, position: "static" });
    map.style.setProperty("--piece", String((unit * box[2]) / width));
    const holder = document.createElement("div");
    holder.id = "map";
    holder.append(map);
    alone(holder);
  };

  /** Each piece in its square of a grid: the sheet that pictures are put together from. */
  window.spriteSheet = ({ figures, unit, square, across }) => {
    const rows = Math.ceil(figures.length / across);
    const [width, height] = [across * square, rows * square];
    const sheet = node("svg", { width: width * unit, height: height * unit });
    sheet.setAttribute("viewBox", `0 0 ${width} ${height}`);
    sheet.setAttribute("class", "map");
    figures.forEach((figure, n) => {
      const x = ((n % across) + 0.5) * square;
      const y = (Math.floor(n / across) + 0.5) * square;
      const group = node("g", { class: `piece ${figure.kind}`, transform: `translate(${x} ${y})` });
      group.append(...figure.draw());
      sheet.append(group);
    });
    sheet.style.width = `${width * unit}px`;
    sheet.style.height = `${height * unit}px`;
    sheet.style.background = "none";
    alone(sheet);
  };
})();
