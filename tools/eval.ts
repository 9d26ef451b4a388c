import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseLines, type PlaceSpellings, score } from "@propertyvr/understanding/evaluation";

/** `npm run eval -- FILE.jsonl [--wrong N] [--places FILE.json]`: scores labelled messages without a server. */
const [file, ...flags] = process.argv.slice(2);
if (file === undefined) {
  console.error("usage: npm run eval -- FILE.jsonl [--wrong N] [--places FILE.json]");
  process.exit(2);
}
const option = (name: string): string | undefined =>
  flags.includes(name) ? flags[flags.indexOf(name) + 1] : undefined;
const placesFile = option("--places") ?? join(dirname(file), "place-names.json");
const spellings = existsSync(placesFile)
  ? (JSON.parse(readFileSync(placesFile, "utf8")) as PlaceSpellings)
  : {};

const rows = parseLines(readFileSync(file, "utf8"));
// A few rounds first, so that the times are those of a running server.
for (let round = 0; round < 10; round++) score(rows, spellings, () => performance.now());
const { groups, slots, wrong, p95Ms } = score(rows, spellings, () => performance.now());

console.log("group      n  scored   F1    exact  intent");
for (const g of groups)
  console.log(
    g.group.padEnd(8),
    String(g.messages).padStart(4),
    String(g.scored).padStart(6),
    g.f1.toFixed(3).padStart(7),
    g.exact.toFixed(3).padStart(6),
    g.intent.toFixed(3).padStart(6),
  );
console.log(
  "slot: hit/extra/missed",
  [...slots].map(([slot, counts]) => `${slot} ${counts.join("/")}`).join(" · "),
);
console.log(`p95 ${p95Ms.toFixed(2)} ms a message`);
for (const line of wrong.slice(0, Number(option("--wrong") ?? 0))) console.log(line);
