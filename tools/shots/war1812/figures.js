// Each piece of War of 1812 by the name that its `picture` gives it, as the client draws it.
async (prefix) => {
  const faces = await import(`${prefix}/games/war1812/faces.js`);
  // Those that the rules show, by the names of their files.
  const PORTRAITS = {
    "us-infantry-3-4": "infantry",
    "us-dragoon-2-2": "dragoon",
    "gb-indian-4-4": "indian",
    gb: "blank",
    "us-operational": "ship",
    "us-damaged": "ship-damaged",
  };
  const figures = [];
  for (const side of ["us", "gb"]) {
    figures.push({ name: side, kind: `block blank ${side}`, draw: () => faces.blankBlock(side) });
    for (const state of ["operational", "damaged"]) {
      const draw = () => faces.ship(side, state === "operational");
      figures.push({ name: `${side}-${state}`, kind: `fleet ${side} ${state}`, draw });
    }
    for (const [kind, most] of [["infantry", 4], ["infantry", 3], ["infantry", 2], ["dragoon", 2], ["indian", 4]]) {
      for (let cv = 1; cv <= most && (kind !== "indian" || side === "gb"); cv += 1) {
        const draw = () => faces.openBlock({ side, kind, cv, max: most });
        figures.push({ name: `${side}-${kind}-${cv}-${most}`, kind: `block ${side}`, draw });
      }
    }
  }
  for (const figure of figures) figure.portrait = PORTRAITS[figure.name];
  return figures;
};
