// The words of the game that have a paragraph of their own: the rule that explains each.

/** @type {Record<string, string>} by the end of the message that has its forms */
export const terms = {
  cv: "2.2",
  detachment: "2.6",
  zone: "1.1",
  river: "7.1",
  boats: "7.4",
  order: "9.1",
  halt: "4.2",
  leader: "10.1",
  column: "12.1",
  reserve: "12.4",
  turn: "13.1",
  rout: "16.1",
  pursuit: "16.2",
  landing: "17.1",
  skirmish: "18",
  militia: "20",
  ottawa: "22.1",
  raid: "22.2",
  scout: "22.3",
  tide: "23",
};
