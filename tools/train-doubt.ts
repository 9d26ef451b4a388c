/**
 * Trains what readings are doubted by, from the first runs of the evaluation's sets: `npm run train:doubt`.
 * Says first how readings of messages that were held out fare.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chances, type Example, train, type Weights } from "./train-intents/regression.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const READINGS = path.join(ROOT, "packages/understanding/evaluation/first-readings.tsv");
const TARGET = path.join(ROOT, "packages/understanding/src/refine/doubt-weights.gen.ts");

const TRAINING = { classes: 2, rounds: 80, rate: 0.1, decay: 0.01, orders: 1 };
const WRONG = 1;
/** A sign that fewer readings bear says nothing of the next one. */
const SEEN_AT_LEAST = 4;
/** So many readings are shown as sure. */
const SURE_SHARE = 0.91;
const FOLDS = 5;
const DECIMALS = 2;

interface RecordedReading {
  readonly message: string;
  readonly isWrong: boolean;
  readonly signs: readonly string[];
}

const all = readFileSync(READINGS, "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): RecordedReading => {
    const [set = "", id = "", verdict = "", signs = ""] = line.split("\t");
    return { message: `${set} ${id}`, isWrong: verdict === "wrong", signs: signs.split(" ") };
  });
const judged = heldOut();
const threshold = tellTable(judged);
write(trainOn(all), threshold);

function trainOn(seen: readonly RecordedReading[]): Weights {
  const counts = new Map<string, number>();
  for (const { signs } of seen)
    for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return train(
    seen.map((one): Example => ({
      label: one.isWrong ? WRONG : 0,
      weight: 1,
      features: featuresOf(one).filter(([sign]) => (counts.get(sign) ?? 0) >= SEEN_AT_LEAST),
    })),
    TRAINING,
  );
}

/** As `chanceOfError` counts them. */
function featuresOf({ signs }: RecordedReading): Example["features"] {
  const share = 1 / Math.sqrt(signs.length);
  return signs.map((sign) => [sign, share]);
}

/** The chance of an error of each reading, told by weights that never saw its message. */
function heldOut(): readonly { readonly chance: number; readonly isWrong: boolean }[] {
  const messages = [...new Set(all.map(({ message }) => message))];
  const foldOf = new Map(messages.map((message, at) => [message, (at * 7) % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainOn(all.filter(({ message }) => foldOf.get(message) !== fold));
    return all
      .filter(({ message }) => foldOf.get(message) === fold)
      .map((one) => ({
        chance: chances(featuresOf(one), weights)[WRONG] ?? 0,
        isWrong: one.isWrong,
      }));
  }).flat();
}

/** Prints how many readings would be shown as sure, and how many of these are wrong. @returns the chance from which a reading is doubted */
function tellTable(of: readonly { readonly chance: number; readonly isWrong: boolean }[]): number {
  const sorted = of.toSorted((one, other) => one.chance - other.chance);
  const wrong = of.filter(({ isWrong }) => isWrong).length;
  console.log(
    `${of.length} readings of first runs, ${wrong} wrong (${(wrong / of.length).toFixed(4)})`,
  );
  console.log("shown as sure   wrong among them   wrong ones doubted   from a chance of");
  for (const share of [0.5, 0.8, 0.85, SURE_SHARE, 0.95]) {
    const sure = sorted.slice(0, Math.round(sorted.length * share));
    const missed = sure.filter(({ isWrong }) => isWrong).length;
    console.log(
      `${share.toFixed(2).padStart(13)}   ${(missed / sure.length).toFixed(4).padStart(16)}   ${(1 - missed / wrong).toFixed(2).padStart(18)}   ${(sure.at(-1)?.chance ?? 0).toFixed(3)}`,
    );
  }
  return sorted[Math.round(sorted.length * SURE_SHARE)]?.chance ?? 1;
}

function write({ bias, of }: Weights, from: number): void {
  const difference = (weights: Float64Array): number => (weights[WRONG] ?? 0) - (weights[0] ?? 0);
  const lines = [...of]
    .map(([sign, weights]) => ({ sign, weight: Number(difference(weights).toFixed(DECIMALS)) }))
    .filter(({ weight }) => weight !== 0)
    .toSorted(
      (one, other) =>
        Math.abs(other.weight) - Math.abs(one.weight) || (one.sign < other.sign ? -1 : 1),
    );
  const text = `/**
 * Made by \`npm run train:doubt\` from the first runs of the evaluation's sets: how much each sign of a reading
 * speaks for an error (above 0) or against it, the strongest first.
 */
export const DOUBT_WEIGHTS = {
  /** Readings with a higher chance of an error are shown as unsure. */
  threshold: ${from.toFixed(4)},
  bias: ${difference(bias).toFixed(DECIMALS)},
  signs: {
${lines.map(({ sign, weight }) => `    ${JSON.stringify(sign)}: ${weight},`).join("\n")}
  } as Readonly<Record<string, number>>,
};
`;
  writeFileSync(TARGET, text);
  console.log(`${lines.length} signs, ${Math.round(text.length / 1024)} KB`);
}
