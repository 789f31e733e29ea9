// Each piece of Mr. Madison's War by the name that its `picture` gives it, as the client draws it.
async (prefix) => {
  const faces = await import(`${prefix}/games/madison/faces.js`);
  const sheet = await (await fetch("/api/games/madison/board")).json();
  // Those that the rules show, by the names of their files.
  const PORTRAITS = {
    "us-regular": "regular",
    "us-militia": "militia",
    "us-dragoon": "dragoon",
    "gb-indian": "indian",
    "gb-leader": "leader",
    "gb-naval-leader": "naval-leader",
    "us-schooner": "schooner",
    "us-brig": "brig",
    "gb-frigate": "frigate",
  };
  const figures = new Map();
  for (const side of ["us", "gb"]) {
    const draw = () => faces.blankBlock(side);
    figures.set(side, { name: side, kind: `block blank ${side}`, draw });
  }
  for (const { id, side, kind, max } of sheet.blocks) {
    const name = `${side}-${kind}`;
    const draw = () => faces.openBlock({ id, side, kind, cv: max, max }, sheet);
    const figure = { name, kind: `block counter ${side}`, draw, portrait: PORTRAITS[name] };
    if (!figures.has(name)) figures.set(name, figure);
  }
  return [...figures.values()];
};
