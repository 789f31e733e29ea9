// The words of the game that have a paragraph of their own: the rule that explains each.

/** @type {Record<string, string>} by the end of the message that has its forms */
export const terms = {
  supply: "1.2",
  port: "1.3",
  wilderness: "1.4",
  atlantic: "1.6",
  prisoner: "11.5",
  strength: "2.11",
  class: "2.12",
  card: "3.3",
  action: "3.1",
  march: "5.5",
  pinned: "5.4",
  pool: "6.0",
  loyalist: "6.1",
  rounds: "7.2",
  disband: "11.3",
  indies: "9.1",
  feeding: "11.4",
};
