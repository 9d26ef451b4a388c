import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import {
  changedReadings,
  judgeReadings,
  type LabelledMessage,
  type MisreadFile,
  parseDialogues,
  parseLines,
  type PlaceSpellings,
  score,
  scoreDialogues,
} from "@propertyvr/understanding/evaluation";

/** Scores labelled messages or conversations without a server. */
const USAGE =
  "usage: npm run eval -- FILE.jsonl [--wrong N] [--readings] [--places FILE.json]\n" +
  "       npm run eval -- --dialogues FILE.jsonl [--wrong N] [--places FILE.json]\n" +
  "       npm run eval -- --from-console FILE.json";
const args = process.argv.slice(2);
const option = (name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
const dialogues = option("--dialogues");
const misread = option("--from-console");
const file = dialogues ?? misread ?? args[0];
if (file === undefined || file.startsWith("--")) {
  console.error(USAGE);
  process.exit(2);
}
const placesFile = option("--places") ?? join(dirname(file), "place-names.json");
const spellings = existsSync(placesFile)
  ? (JSON.parse(readFileSync(placesFile, "utf8")) as PlaceSpellings)
  : {};
const shown = Number(option("--wrong") ?? 0);
const text = readFileSync(file, "utf8");
if (misread !== undefined) compareMisread(text);
else if (dialogues === undefined) scoreMessages(text);
else scoreConversations(text);

function scoreMessages(lines: string): void {
  const rows = parseLines(lines);
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
  tellReadings(rows);
  for (const line of wrong.slice(0, shown)) console.log(line);
}

/** How many readings are shown as sure, and how many of these are wrong; with --readings each of them. */
function tellReadings(rows: readonly LabelledMessage[]): void {
  const judged = judgeReadings(rows, spellings);
  const told = (name: string, of: typeof judged): string => {
    const wrong = of.filter(({ isRight }) => !isRight).length;
    const share = of.length === 0 ? "" : ` (${((100 * wrong) / of.length).toFixed(1)} %)`;
    return `${of.length} ${name}, ${wrong} of them wrong${share}`;
  };
  const sure = judged.filter(({ isSure }) => isSure);
  const unsure = judged.filter(({ isSure }) => !isSure);
  console.log(`readings: ${told("sure", sure)}; ${told("unsure", unsure)}`);
  if (!args.includes("--readings")) return;
  const set = basename(dirname(file ?? ""));
  for (const { id, isRight, signs } of judged)
    console.log([set, id, isRight ? "right" : "wrong", signs.join(" ")].join("\t"));
}

function scoreConversations(lines: string): void {
  const rows = parseDialogues(lines);
  for (const route of ["history", "state"] as const) {
    const s = scoreDialogues(rows, spellings, route);
    console.log(
      `by ${route}: turns right ${s.rightTurns}/${s.turns} = ${(s.rightTurns / s.turns).toFixed(3)},`,
      `whole dialogues ${s.rightDialogues}/${s.dialogues}, actions ${s.rightActions}/${s.actions},`,
      `actions nobody asked for ${s.strayActions}, F1 ${s.f1.toFixed(3)}`,
    );
    for (const line of s.wrong.slice(0, shown)) console.log(line);
  }
}

/** What the rules here read in the words that a console lists, beside what the rules there read. */
function compareMisread(json: string): void {
  const changes = changedReadings(JSON.parse(json) as MisreadFile);
  for (const { words, times, before, after } of changes.changed)
    console.log(`${String(times).padStart(6)}  ${words}: ${told(before)} -> ${told(after)}`);
  const { readBefore, readNow, times, listed } = changes;
  console.log(
    `${listed} listed, ${changes.changed.length} read otherwise;`,
    `of ${times} messages something is read in ${readNow} (${readBefore} before)`,
  );

  function told(reading: readonly string[]): string {
    return reading.length === 0 ? "nothing" : reading.join(", ");
  }
}
