import type { Action, ConversationState } from "@propertyvr/vocabulary";
import { type Fact, FILLER } from "../engine/fact.ts";
import { MARKET_WORDS } from "../grammar.ts";
import { value } from "../shapes/meanings.ts";
import type { MessageDraft } from "./draft.ts";
import type { AppliedMessage } from "./follow-up.ts";
import { saysCriteria } from "./intent-by-rules.ts";
import { type Described, pickShown } from "./pick-shown.ts";

/** Which of several said actions counts: what ends or hands over first, what merely looks on last. */
const RANK: readonly Action["type"][] = [
  "reset",
  "human",
  "compare",
  "viewing",
  "contact",
  "save",
  "select",
  "more",
  "adjust",
];
/** Acts on one home. */
const ON_ONE = new Set<Action["type"]>(["select", "viewing", "contact", "save"]);
/** Acts that a bare small number goes with: "compare 2 with 5", "save 4". */
const COUNTING = new Set<Action["type"]>(["compare", "select", "save"]);

/** What the message wants done with the homes on screen or with the search itself. */
export function readAction(
  described: Described,
  state: ConversationState | undefined,
  read: (title: string) => MessageDraft,
): Action | null {
  const action = actionOf(described, state, read);
  // "Can I see the second one tomorrow": a home on screen is seen at once, a real one on a day.
  if (action?.type === "compare") return withTheOther(action, state);
  return action?.type === "select" && described.facts.some(saysDay)
    ? { ...action, type: "viewing" }
    : action;
}

/** "Compare it with number 2": the other one is the home that was talked about last. */
function withTheOther(action: Action, state: ConversationState | undefined): Action {
  const [only, ...others] = action.indexes ?? [];
  const at = (state?.shown ?? []).findIndex(({ id }) => id === state?.about_home) + 1;
  if (only === undefined || others.length > 0 || at === 0 || at === only) return action;
  return { ...action, indexes: [at, only] };
}

/** "on Sunday", "พรุ่งนี้": when somebody would come. */
export const saysDay = (fact: Fact): boolean =>
  fact.kind === FILLER && value(fact, "filler") === "day";

/** "at 10", "10.30 am", "10 โมง" right behind a day. */
const HOUR =
  /^,? ?(?:(?:at|around|about|after|before|from) |ตอน ?)?\d{1,2}(?:[:.]\d{2})?(?![\d,.]|k\b|m\b)(?: ?(?:am|pm|o'clock|น\.?|โมง(?:เช้า|เย็น)?|ทุ่ม))?/;

/** "on Saturday at 10": the day somebody would come, with the hour that follows it. */
export const withHour = (day: Fact, text: string): Fact => ({
  ...day,
  end: day.end + (HOUR.exec(text.slice(day.end))?.[0].length ?? 0),
});

function actionOf(
  described: Described,
  state: ConversationState | undefined,
  read: (title: string) => MessageDraft,
): Action | null {
  const { facts, draft } = described;
  const said = facts
    .filter((fact) => fact.kind === "action" && !isOfAmount(fact, facts))
    .map((fact) => value(fact, "action"));
  // "เก็บห้องแรก": the act and the home are one word.
  const named = said.flatMap(({ index }) => (typeof index === "number" ? [index] : []));
  const isCompared =
    said.some(({ type }) => type === "compare") ||
    MARKET_WORDS.some(({ versus }) => versus.test(described.source.text.toLowerCase()));
  const ordinals = [...readOrdinals(facts, draft, { state, isCompared }), ...named];
  const isPointed = facts.some(({ kind }) => kind === "theOne" || kind === "theMore");
  // "ขอดูห้องที่ถูกสุด": the cheapest first, and no day to come by.
  const isOrdered = draft.sort !== null && !facts.some(saysDay);
  const best =
    RANK.find(
      (type) => said.some((action) => action.type === type) && !(type === "viewing" && isOrdered),
    ) ?? (isPointed ? "select" : undefined);
  if (best !== undefined) {
    // "Show me the cheapest 3": so many of them, and not the third.
    const isCount = best === "select" && draft.sort !== null;
    const numbers =
      ordinals.length === 0 && COUNTING.has(best) && !isCount
        ? countedNumbers(facts, best)
        : ordinals;
    if (numbers.length > 0 || !ON_ONE.has(best)) return numbered(best, numbers);
    const picked = pickShown(described, state, read);
    if (picked !== undefined) return numbered(best, [picked]);
    // "Show me the ones with a pool" narrows the search; "the one with a pool" points at a home.
    return best === "select" && !isPointed && saysCriteria(draft)
      ? adjustOf(draft)
      : { type: best };
  }
  // "What's the difference between the first two?"
  if (isCompared && ordinals.length > 1) return numbered("compare", ordinals);
  if (ordinals.length > 0) return numbered("select", ordinals);
  const alone = onlyNumber(facts);
  if (alone !== undefined && alone <= (state?.shown?.length ?? 0))
    return numbered("select", [alone]);
  return adjustOf(draft);
}

/** "About 5 rai, maybe a bit more": more of what was just counted, and no further homes. */
const isOfAmount = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.rule === "change.shift-alone" &&
  facts.some(({ kind, end }) => kind === "measure" && end <= fact.start);

function adjustOf({ changes, without }: MessageDraft): Action | null {
  // "Not Ari, too pricey": why a place is refused is no order.
  const isReason = without.places.length > 0;
  const change = isReason ? undefined : changes.find((item) => item.do === "adjust");
  return change?.do === "adjust"
    ? { type: "adjust", field: change.key, direction: change.direction }
    : null;
}

function numbered(type: Action["type"], numbers: readonly number[]): Action {
  if (type === "compare") return numbers.length > 0 ? { type, indexes: numbers } : { type };
  const [first] = numbers;
  return first === undefined || type === "reset" || type === "more" || type === "human"
    ? { type }
    : { type, index: first };
}

/** "the second one", "number 3", "อันที่ 2": counted from 1. */
function readOrdinals(
  facts: readonly Fact[],
  draft: MessageDraft,
  {
    state,
    isCompared,
  }: {
    readonly state: ConversationState | undefined;
    readonly isCompared: boolean;
  },
): number[] {
  const found: number[] = [];
  const last = state?.shown?.length ?? 0;
  facts.forEach((fact, at) => {
    if (fact.kind !== "ordinal" || (draft.sort !== null && isOrder(facts, at))) return;
    const n = value(fact, "ordinal");
    found.push(n > 0 || last === 0 ? n : last);
  });
  const many = isCompared ? firstMany(facts) : null;
  if (many !== null) return Array.from({ length: many }, (_, at) => at + 1);
  return found.length > 0 ? [...found, ...furtherNumbers(facts, found)] : found;
}

/** "The first three", "สามห้องแรก": how many from the first on; null where no count stands beside it. */
function firstMany(facts: readonly Fact[]): number | null {
  const at = facts.findIndex((fact) => fact.kind === "ordinal" && value(fact, "ordinal") === 1);
  const count = [facts[at + 1], facts[at - 1]].find((fact) => fact?.kind === "number");
  const [n] = at < 0 || count === undefined ? [] : smallNumbers([count]);
  return n !== undefined && n >= 2 && n <= FIRST_AT_MOST ? n : null;
}
/** More than a table holds are told so. */
const FIRST_AT_MOST = 10;

/** "newest listings first": the order of a list, not its first home. */
function isOrder(facts: readonly Fact[], at: number): boolean {
  if (value(facts[at], "ordinal") !== 1) return false;
  const before = facts
    .slice(0, at)
    .findLast(({ kind }) => kind !== FILLER && kind !== "numberedThing");
  return before?.kind === "sort" || before?.kind === "type";
}

/** "number 1 and 3": the second goes without the word. */
function furtherNumbers(facts: readonly Fact[], found: readonly number[]): number[] {
  return smallNumbers(facts).filter((n) => !found.includes(n));
}
function smallNumbers(facts: readonly Fact[]): number[] {
  return facts
    .filter((fact) => fact.kind === "number")
    .flatMap((fact) => [value(fact, "number").n, value(fact, "number").to ?? -1])
    .filter((n) => Number.isInteger(n) && n >= 1 && n <= 50);
}

/** "I like the cheaper one": the word "one" stands for a home and counts none. */
const countedNumbers = (facts: readonly Fact[], type: Action["type"]): number[] =>
  smallNumbers(
    type === "compare"
      ? facts
      : facts.filter((fact) => fact.kind !== "number" || value(fact, "number").isDigits),
  );

/** "2" and nothing else. */
function onlyNumber(facts: readonly Fact[]): number | undefined {
  const said = facts.filter(({ kind }) => kind !== FILLER && kind !== "stop" && kind !== "seek");
  const [only] = said;
  return said.length === 1 && only?.kind === "number" ? smallNumbers(said)[0] : undefined;
}

/** "Cheaper", "bigger": a change of degree. */
export const isAdjust = (fact: Fact): boolean =>
  fact.kind === "change" && value(fact, "change").do === "adjust";
/** Every change of degree for which no figure was said, each field once. */
export function adjustsOf(
  { changes, isThere, areas, targets, without }: MessageDraft,
  { touched }: AppliedMessage,
  text: string,
): readonly Action[] {
  const adjusts = new Map<string, Action>();
  // "Too pricey there, what about Udom Suk?": the other place is the change.
  const isOfPlace = isThere && areas.length + targets.length > 0;
  // "Drop Ari, too pricey": why a place is refused is no order.
  const isReason = without.places.length > 0 && SAYS_TOO_DEAR.test(text.toLowerCase());
  for (const change of changes)
    if (
      change.do === "adjust" &&
      !((isOfPlace || isReason) && change.key === "price") &&
      !isTouched(touched, change.key) &&
      !adjusts.has(change.key)
    )
      adjusts.set(change.key, { type: "adjust", field: change.key, direction: change.direction });
  return [...adjusts.values()];
}
const SAYS_TOO_DEAR = /\b(?:too|so|very) (?:pricey|expensive|dear)\b|แพง/;
const isTouched = (touched: AppliedMessage["touched"], field = ""): boolean =>
  (touched as Record<string, unknown>)[field] !== undefined;

/** "cheaper, under 20k": a number said decides, nothing is left to adjust; a step is told with its size. */
export function settledAction(
  action: Action | null,
  [adjust]: readonly Action[],
  { shifted }: AppliedMessage,
): Action | null {
  if (shifted !== null && (action === null || action.type === "adjust")) {
    const { direction, by } = shifted;
    return { type: "adjust", field: "price", direction, by };
  }
  return action?.type === "adjust" ? (adjust ?? null) : action;
}
