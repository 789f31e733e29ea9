// The words of the game that have a paragraph of their own: the rule that explains each.

/** @type {Record<string, string>} by the end of the message that has its forms */
export const terms = {
  cv: "2.3",
  pool: "3.5",
  base: "1.3",
  damaged: "5.2",
  march: "9.2",
  pursuit: "11.1",
  sea: "12.2",
  winter: "13.2",
  indian: "15",
  dragoon: "16",
};
