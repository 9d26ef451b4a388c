/**
 * Trains what intents are weighed by, from the corpora and, where they lie beside, the labelled sets:
 * `npm run train:intents`. Says first how messages fare that were held out, beside the rules alone.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseLines } from "@propertyvr/understanding/evaluation";
import {
  type LabelledIntent,
  ownExamples,
  PIECES_WEIGH,
  seenOf,
  SIGNS_WEIGH,
  stateOf,
  WEIGHED_INTENTS,
} from "@propertyvr/understanding/training";
import { chances, type Example, train, type Weights } from "./train-intents/regression.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const QUERIES = path.resolve(ROOT, "../shared/queries");
const SETS = path.join(ROOT, "packages/understanding/evaluation");
const TARGET = path.join(ROOT, "packages/understanding/src/refine/intent-weights.gen.ts");

const TRAINING = { classes: WEIGHED_INTENTS.length, rounds: 15, rate: 0.15, decay: 1e-4 };
/** One order of the examples is enough to judge by; what is written is the mean of several. */
const ORDERS_WRITTEN = 5;
/** A piece that fewer messages hold says nothing of the next one. */
const SEEN_AT_LEAST = 3;
/** A step is the strongest weight divided by 127. */
const STEPS = 127;
/** The strongest features are kept. A bound on their strength would move with the one strongest of all. */
const KEPT = 12_000;
const FOLDS = 4;

type IntentSource = LabelledIntent["source"];
const COUNTS: Readonly<Record<IntentSource, number>> = {
  corpus: 1,
  phrase: 0.3,
  follow_up: 0.5,
  example: 1.2,
  labelled: 1.5,
};
const HELD_OUT: ReadonlySet<IntentSource> = new Set(["example", "labelled"]);
/** Rare intents count up to so much more. */
const RARE_MAX = 3;

interface TrainingRow extends Pick<LabelledIntent, "text" | "source"> {
  readonly label: number;
  readonly rule: number;
  readonly pieces: readonly string[];
  readonly signs: readonly string[];
}

const classOf = (intent: string): number =>
  WEIGHED_INTENTS.findIndex((each) => each === (intent === "refine" ? "search" : intent));

const all = [...ownExamples(), ...labelledFiles().flatMap(labelled)].flatMap(
  (example): TrainingRow[] => {
    const seen = seenOf(example);
    return seen === null
      ? []
      : [
          {
            text: example.text,
            source: example.source,
            label: classOf(example.intent),
            rule: classOf(seen.rule),
            ...seen.features,
          },
        ];
  },
);
console.log(`${all.length} messages:`);
for (const [at, intent] of WEIGHED_INTENTS.entries())
  console.log(`  ${intent.padEnd(12)} ${all.filter(({ label }) => label === at).length}`);
if (!process.argv.includes("--only-write")) crossValidate();
write(trainOn(all, ORDERS_WRITTEN));

/** Every set whose first run stands in the evaluation's README, and those that lie beside the project. */
function labelledFiles(): string[] {
  const told = readFileSync(path.join(SETS, "README.md"), "utf8");
  const own = [...new Set([...told.matchAll(/^\| (set-\d+) /gm)].map(([, name = ""]) => name))];
  return [
    ...own.map((name) => path.join(SETS, name, "messages.jsonl")),
    path.join(QUERIES, "open.jsonl"),
    path.join(QUERIES, "open-2.jsonl"),
  ];
}

function labelled(at: string): LabelledIntent[] {
  if (!existsSync(at)) {
    console.log(`${path.basename(at)} is not there: trained without it`);
    return [];
  }
  return parseLines(readFileSync(at, "utf8")).map(({ text, intent, history = [] }) => ({
    text,
    intent,
    source: "labelled",
    ...(history.length > 0 && { state: stateOf(history) }),
  }));
}

function trainOn(seen: readonly TrainingRow[], orders = 1): Weights {
  const counts = new Map<string, number>();
  for (const { pieces, signs } of seen)
    for (const name of [...pieces, ...signs]) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isKept = (name: string): boolean => (counts.get(name) ?? 0) >= SEEN_AT_LEAST;
  const perClass = WEIGHED_INTENTS.map((_, at) => seen.filter(({ label }) => label === at).length);
  const examples = seen.map((one): Example => ({
    label: one.label,
    weight:
      COUNTS[one.source] *
      Math.min(
        RARE_MAX,
        Math.sqrt(seen.length / WEIGHED_INTENTS.length / (perClass[one.label] ?? 1)),
      ),
    features: featuresOf(one).filter(([name]) => isKept(name)),
  }));
  return train(examples, { ...TRAINING, orders });
}

/** As `intentChances` counts them. */
function featuresOf({ pieces, signs }: Pick<TrainingRow, "pieces" | "signs">): [string, number][] {
  const share = (names: readonly string[], weigh: number): [string, number][] =>
    names.map((name) => [name, weigh / Math.sqrt(Math.max(1, names.length))]);
  return [...share(pieces, PIECES_WEIGH), ...share(signs, SIGNS_WEIGH)];
}

/** Each message, and its twin in the middle of a search, is judged by weights that never saw it. */
function crossValidate(): void {
  const texts = [
    ...new Set(all.filter(({ source }) => HELD_OUT.has(source)).map(({ text }) => text)),
  ];
  const foldOf = new Map(texts.map((text, at) => [text, at % FOLDS]));
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = ({ text, source }: TrainingRow): boolean =>
      HELD_OUT.has(source) && foldOf.get(text) === fold;
    const weights = trainOn(all.filter((one) => !isOut(one)));
    return all.filter(isOut).map((one) => {
      const p = chances(featuresOf(one), weights);
      const best = p.indexOf(Math.max(...p));
      return { ...one, best, chance: p[best] ?? 0 };
    });
  }).flat();
  const share = (of: readonly boolean[]): string =>
    (of.filter(Boolean).length / Math.max(1, of.length)).toFixed(3);
  console.log("held out      n   weighed   rules alone");
  for (const source of HELD_OUT) {
    const of = judged.filter((one) => one.source === source);
    const weighed = share(of.map(({ best, label }) => best === label));
    const rules = share(of.map(({ rule, label }) => rule === label));
    console.log(`${source.padEnd(10)} ${String(of.length).padStart(4)}   ${weighed}     ${rules}`);
  }
  console.log("calibration: chance told, share right");
  for (const [from, to] of [
    [0, 0.5],
    [0.5, 0.7],
    [0.7, 0.9],
    [0.9, 0.97],
    [0.97, 1.01],
  ] as const) {
    const of = judged.filter(({ chance }) => chance >= from && chance < to);
    console.log(
      `  ${from} to ${Math.min(1, to)}: ${of.length}, ${share(of.map((one) => one.best === one.label))}`,
    );
  }
  if (process.argv.includes("--wrong"))
    for (const { text, best, label, chance } of judged.filter((one) => one.best !== one.label))
      console.log(
        `${WEIGHED_INTENTS[label]} -> ${WEIGHED_INTENTS[best]} ${chance.toFixed(2)} ${text}`,
      );
}

/** One feature a line, the strongest first. */
function write({ bias, of }: Weights): void {
  const strongest = [...of.values()].reduce(
    (most, weights) => weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), most),
    0,
  );
  const scale = strongest / STEPS;
  const lines = [...of]
    .map(([name, weights]) => ({
      name,
      steps: [...weights].map((each) => Math.round(each / scale)),
    }))
    .map((line) => ({ ...line, strength: Math.max(...line.steps.map(Math.abs)) }))
    .toSorted((one, other) => other.strength - one.strength || (one.name < other.name ? -1 : 1))
    .slice(0, KEPT)
    .map(({ name, steps }) => `${name}\t${steps.join(" ")}`);
  const text = `/**
 * Made by \`npm run train:intents\` from the corpora and the labelled sets: what speaks for each intent, in the order
 * of WEIGHED_INTENTS, the strongest first. Pieces of text are "w:" (words), "p:" (how a word begins) and "c:"
 * (letters of Thai); "@" stands for a place, "0" for a figure. The others are what the rules read.
 */
export const INTENT_WEIGHTS = {
  scale: ${scale.toPrecision(4)},
  bias: [${[...bias].map((each) => each.toFixed(3)).join(", ")}],
  lines: ${JSON.stringify(lines).slice(1, -1).length > 0 ? `\`${lines.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${")}\`` : '""'},
};
`;
  writeFileSync(TARGET, text);
  console.log(`${lines.length} features, ${Math.round(text.length / 1024)} KB`);
}
