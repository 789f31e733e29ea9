// Reads cases from a file and prints what the page's checker finds of each:
// node verdicts.js CASES, where CASES is [[match, [receipts, ...], origin?], ...] as JSON.
import { readFileSync } from "node:fs";
import { verify } from "../../static/js/verify/check.js";

/** @type {[string, string[], string?][]} */
const cases = JSON.parse(readFileSync(process.argv[2], "utf-8"));
const found = [];
for (const [match, receipts, origin] of cases) {
  const { verdict, findings, vouched } = verify(match, receipts, origin);
  const faults = findings.filter(({ isGood }) => !isGood).map(({ point }) => point);
  found.push([verdict, faults, vouched]);
}
process.stdout.write(JSON.stringify(found));
