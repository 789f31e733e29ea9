// Each piece of Quebec 1759 by the name that its `picture` gives it, as the client draws it.
async (prefix) => {
  const faces = await import(`${prefix}/games/quebec1759/faces.js`);
  const KINDS = {
    gb: [["infantry", 4], ["infantry", 3], ["infantry", 2], ["light-infantry", 3], ["rangers", 3], ["leader", 1], ["detachment", 1]],
    fr: [["infantry", 3], ["militia", 2], ["indian", 4], ["leader", 1], ["detachment", 1]],
  };
  // Those that the rules show, by the names of their files. What is no piece of a picture is for the rules alone.
  const PORTRAITS = {
    "gb-infantry-3-4": "infantry",
    "gb-light-infantry-3-3": "light-infantry",
    "gb-rangers-3-3": "rangers",
    "fr-indian-4-4": "ottawa",
    "fr-leader-1-1": "leader",
    "gb-detachment-1-1": "detachment",
    fr: "blank",
    "gb-ship": "ship",
  };
  const MILITIA = { quebec: "militia-quebec", montreal: "militia-montreal" };
  const figures = [{ name: "gb-ship", kind: "fleet gb operational", draw: faces.ship }];
  for (const side of ["gb", "fr"]) {
    figures.push({ name: side, kind: `block blank ${side}`, draw: () => faces.blankBlock(side) });
    for (const [kind, most] of KINDS[side]) {
      for (let cv = 1; cv <= most; cv += 1) {
        const draw = () => faces.openBlock({ side, kind, cv, max: most });
        figures.push({ name: `${side}-${kind}-${cv}-${most}`, kind: `block ${side}`, draw });
      }
    }
  }
  for (const figure of figures) figure.portrait = PORTRAITS[figure.name];
  for (const [group, portrait] of Object.entries(MILITIA)) {
    const draw = () => faces.openBlock({ side: "fr", kind: "militia", cv: 2, max: 2, group });
    figures.push({ name: `fr-militia-2-2-${group}`, kind: "block fr", draw, portrait });
  }
  return figures;
};
