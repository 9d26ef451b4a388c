import type { Intent } from "@propertyvr/vocabulary";
import { type Fact, UNREAD } from "../engine/fact.ts";
import type { IntentInput } from "./intent-input.ts";
import { saysCriteria } from "./intent-by-rules.ts";
import { asksWhether } from "../languages/question-words.ts";
import { asksOfNoHome, type IntentFeatures, intentFeatures, MANNERS } from "./intent-features.ts";
import { INTENT_WEIGHTS } from "./intent-weights.gen.ts";

/** In the order of the weights. "search" stands for "refine" too: which of the two it is, rules decide. */
export const WEIGHED_INTENTS = [
  "search",
  "market",
  "knowledge",
  "calculator",
  "smalltalk",
  "other",
] as const satisfies readonly Intent[];
export type WeighedIntent = (typeof WEIGHED_INTENTS)[number];

/** How much pieces of the text and signs of the rules count; those of one message share it. */
export const PIECES_WEIGH = 2;
export const SIGNS_WEIGH = 2;

/** The intent for which most speaks, of those that an answer can be given to. */
export function weighIntent(input: IntentInput, rule: Intent): Intent {
  const chances = intentChances(intentFeatures(input, rule));
  // Without a figure there is nothing to work out.
  const open = chances.filter(
    ({ intent }) => intent !== "calculator" || input.calculation !== null,
  );
  const [first, second] = open.toSorted((one, other) => other.chance - one.chance);
  // "How's the air in Nan?": as likely as not no search, and no home is named.
  const isPlain = asksOfNoHomeFirst(input);
  const isOther = isPlain && first?.intent === "search" && first.chance < EVEN;
  const best = isOther ? second : first;
  if (best === undefined) return rule;
  // Half a wish in the middle of a search is no chat.
  if (best.intent === "smalltalk" && rule === "other" && input.hasEarlier) return rule;
  if (!isPlain && (rule === "search" || rule === "refine") && isTooUnsure(input, best)) return rule;
  return best.intent === "search" ? (input.hasEarlier ? "refine" : "search") : best.intent;
}

/**
 * Who names a home or a place is told of prices, law or other business only where that is asked for, or
 * nearly sure; nobody who does is answered with small talk.
 */
function isTooUnsure(input: IntentInput, { intent, chance }: IntentChance): boolean {
  const { facts, draft } = input;
  if (!input.hasEarlier && asksWhether(input.text) && draft.money.length === 0)
    return chance < LIKELY;
  const isSought = facts.some(({ kind }) => kind === "seek") || isReadWhole(facts);
  if (isSought && !isAsking(facts) && chance < NEARLY_SURE) return true;
  if (!saysCriteria(draft)) return false;
  // "เช่าดิ ใครจะซื้อไหว" behind a search: a wish, and no question of law.
  const isDealAlone =
    draft.deals.length > 0 &&
    draft.types.length + draft.areas.length + draft.amenities.length === 0;
  if (input.hasEarlier && intent === "knowledge" && isDealAlone) return chance < SURE;
  return intent === "smalltalk" || (chance < SURE && (intent === "other" || !isAsking(facts)));
}
const EVEN = 0.5;
const LIKELY = 0.6;
const SURE = 0.93;
const NEARLY_SURE = 0.97;

/** A question that names no home and looks for none, where nothing was looked for before. */
const asksOfNoHomeFirst = (input: IntentInput): boolean =>
  !input.hasEarlier && !input.facts.some(({ kind }) => kind === "seek") && asksOfNoHome(input);

/** No word is left over that could make it something else. */
export const isReadWhole = (facts: readonly Fact[]): boolean =>
  !facts.some(({ kind }) => kind === UNREAD);

/** Kinds of fact of which questions are made, and talk of other things than homes. */
const ASKING = new Set(["ask", "topic", "foreigner", "trade"]);
const isAsking = (facts: readonly Fact[]): boolean =>
  facts.some(
    ({ kind, value, parts }) =>
      ASKING.has(kind) ||
      (kind === "talk" && !MANNERS.has(String(value))) ||
      (parts.length > 0 && isAsking(parts)),
  );

export interface IntentChance {
  readonly intent: WeighedIntent;
  /** 0 to 1; those of all intents add up to 1. */
  readonly chance: number;
}

/** Multinomial logistic regression over the features. */
export function intentChances({ pieces, signs }: IntentFeatures): readonly IntentChance[] {
  const { bias, weights, scale } = model();
  const sums = [...bias];
  const add = (features: readonly string[], weigh: number): void => {
    const share = weigh / Math.sqrt(Math.max(1, features.length));
    for (const feature of features) {
      const of = weights.get(feature);
      if (of !== undefined)
        for (let at = 0; at < sums.length; at += 1)
          sums[at] = (sums[at] ?? 0) + (of[at] ?? 0) * share * scale;
    }
  };
  add(pieces, PIECES_WEIGH);
  add(signs, SIGNS_WEIGH);
  const chances = chancesOf(sums);
  return WEIGHED_INTENTS.map((intent, at) => ({ intent, chance: chances[at] ?? 0 }));
}

/** Sums of evidence as chances, which add up to 1. */
export function chancesOf(sums: readonly number[]): readonly number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

interface IntentModel {
  readonly bias: readonly number[];
  readonly weights: ReadonlyMap<string, readonly number[]>;
  /** What a step of a stored weight is worth. */
  readonly scale: number;
}

let read: IntentModel | undefined;
/** Read from its lines when a message first needs it. */
function model(): IntentModel {
  read ??= {
    scale: INTENT_WEIGHTS.scale,
    bias: INTENT_WEIGHTS.bias,
    weights: new Map(
      INTENT_WEIGHTS.lines.split("\n").map((line) => {
        const [feature = "", numbers = ""] = line.split("\t");
        return [feature, numbers.split(" ").map(Number)];
      }),
    ),
  };
  return read;
}
