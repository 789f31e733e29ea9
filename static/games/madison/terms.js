// The words of the game that have a paragraph of their own: the rule that explains each.

/** @type {Record<string, string>} by the end of the message that has its forms */
export const terms = {
  class: "3.12",
  reduced: "3.17",
  movement: "3.16",
  leader: "3.31",
  box: "2.4",
  invasion: "2.23",
  fort: "2.71",
  points: "4.13",
  lead: "10.31",
  strength: "3.13",
  battle: "10.43",
  before: "9.41",
  supply: "13.1",
  depot: "13.51",
  landing: "11.55",
  carried: "11.35",
  restored: "15.21",
  react: "8.31",
  treaty: "4.22",
};
