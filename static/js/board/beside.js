// Where a stack may lie about its place. Pure numbers in units of a piece.
import { cosine, directionOf } from "./spots.js";

/** @typedef {import("./layout.js").Candidate} Candidate */

const COST = { away: 4, turned: 13, slid: 5 };
const DISTANCES = [0, 12, 28, 48];
const SLIDES = [-1, -0.5, 0, 0.5, 1];

/** Round about a mark, near and farther off. @param {import("./layout.js").Stack} stack @param {number} reach @returns {Candidate[]} */
export function beside({ w, h, bearing, toward }, reach) {
  const wish = toward ?? directionOf(bearing);
  return DISTANCES.flatMap((away) =>
    SLIDES.flatMap((slide) => {
      const [x, y] = [slide * Math.max(0, w / 2 - 5), slide * Math.max(0, h / 2 - 5)];
      const [dx, dy] = [reach + away + w / 2, reach + away + h / 2];
      const spots = [
        { x, y: -dy },
        { x, y: dy },
        { x: dx, y },
        { x: -dx, y },
      ];
      return spots.map((spot) => {
        const turned = 1 - cosine(spot, wish);
        const cost = COST.away * away + COST.turned * turned + COST.slid * slide ** 2;
        return { ...spot, away, cost };
      });
    }),
  );
}
