// Each piece of Liberty by the name that its `picture` gives it, as the client draws it.
async (prefix) => {
  const faces = await import(`${prefix}/games/liberty/faces.js`);
  const sheet = await (await fetch("/api/games/liberty/board")).json();
  // Those that the rules show, by the names of their files.
  const PORTRAITS = {
    "gb-foot-4-4": "foot",
    "gb-light-infantry-3-3": "light-infantry",
    "am-leader-4-4": "leader",
    "gb-dragoon-3-3": "dragoon",
    "am-militia-3-3": "militia",
    "gb-indian-3-3": "indian",
    "gb-warship-4-4": "warship",
    gb: "blank",
  };
  const figures = new Map();
  const add = (name, kind, draw) => {
    if (!figures.has(name)) figures.set(name, { name, kind, draw, portrait: PORTRAITS[name] });
  };
  for (const side of ["gb", "am"]) {
    add(side, `block blank ${side}`, () => faces.blankBlock(side));
    for (const { id, kind, max, side: owner } of sheet.blocks) {
      for (let cv = 1; owner === side && cv <= max; cv += 1) {
        const draw = () => faces.openBlock({ side, kind, cv, max, group: id }, sheet);
        add(`${side}-${kind}-${cv}-${max}`, `block ${side}`, draw);
      }
    }
  }
  return [...figures.values()];
};
