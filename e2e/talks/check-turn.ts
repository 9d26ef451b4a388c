import type { Message } from "@propertyvr/contracts";
import { EMPTY_CRITERIA, isOpen, type Criteria } from "@propertyvr/vocabulary";
import type { Expectation } from "./expectations.ts";
import { cardLines, linesOf, listed, tapsOf } from "./answer-lines.ts";

type State = NonNullable<Message["state"]>;

/**
 * Where an answer falls short of what is expected, each in a sentence; empty where it does not.
 * @param before the answer before it, null for the first
 */
export function shortcomings(
  answer: Message,
  expected: Expectation,
  before: Message | null = null,
): readonly string[] {
  const { state } = answer;
  if (state === null) return ["the answer holds no state"];
  return [
    ...wrongKeys(state, expected),
    ...wrongBounds(state, expected),
    ...wrongWords(answer, expected),
    ...wrongCards(answer, expected),
    ...wrongKind(answer, expected),
    ...wrongBesideBefore(answer, expected, before?.state ?? null),
  ];
}

function wrongKeys(state: State, expected: Expectation): readonly string[] {
  const { criteria } = state;
  const found: string[] = [];
  const compare = (what: string, has: unknown, wants: unknown): void => {
    if (wants !== undefined && canonical(has) !== canonical(wants))
      found.push(`${what} is ${JSON.stringify(has)} and not ${JSON.stringify(wants)}`);
  };
  compare("deal", criteria.deal, expected.deal);
  compare("types", criteria.types, expected.types);
  compare("bedrooms", criteria.bedrooms, expected.bedrooms);
  compare("bathrooms", criteria.bathrooms, expected.bathrooms);
  compare("price", criteria.price, expected.price);
  compare("places", criteria.places, expected.places);
  compare("amenities", criteria.amenities, expected.amenities);
  compare("tenure", criteria.tenure, expected.tenure);
  compare("sort", criteria.sort, expected.sort);
  compare("not_types", state.extensions?.not_types ?? [], expected.notTypes);
  compare("near_any", state.extensions?.near_any ?? false, expected.nearAny);
  compare("one_of", state.extensions?.one_of ?? [], expected.oneOf);
  compare("status", state.status ?? "available", expected.status);
  if (expected.near !== undefined && !isNearAsExpected(criteria.near, expected.near))
    found.push(`near is ${JSON.stringify(criteria.near)} and not ${expected.near.join(", ")}`);
  for (const key of expected.nothingUnder ?? [])
    if (!isOpen(criteria, key)) found.push(`${key} still asks ${JSON.stringify(criteria[key])}`);
  return found;
}

function wrongBounds({ criteria }: State, expected: Expectation): readonly string[] {
  const { priceMaxBelow, priceMaxAbove, areaMinAbove } = expected;
  const max = criteria.price?.max;
  const min = criteria.area_sqm?.min;
  return [
    ...(priceMaxBelow !== undefined && !(max !== undefined && max < priceMaxBelow)
      ? [`the highest price ${String(max)} is not below ${priceMaxBelow}`]
      : []),
    ...(priceMaxAbove !== undefined && !(max !== undefined && max > priceMaxAbove)
      ? [`the highest price ${String(max)} is not above ${priceMaxAbove}`]
      : []),
    ...(areaMinAbove !== undefined && !(min !== undefined && min > areaMinAbove)
      ? [`the smallest area ${String(min)} is not above ${areaMinAbove}`]
      : []),
  ];
}

function wrongWords(answer: Message, { says = [], neverSays = [] }: Expectation) {
  const said = saidBy(answer);
  return [
    ...says.filter((words) => !words.test(said)).map((words) => `nothing says ${String(words)}`),
    ...neverSays.filter((words) => words.test(said)).map((words) => `it says ${String(words)}`),
  ];
}

function wrongCards(answer: Message, { lists = [], neverLists = [] }: Expectation) {
  const cards = cardLines(answer);
  const isOn = (words: RegExp): boolean => cards.some((card) => words.test(card));
  return [
    ...lists.filter((words) => !isOn(words)).map((words) => `no card says ${String(words)}`),
    ...neverLists.filter(isOn).map((words) => `a card says ${String(words)}`),
  ];
}

/** The search that had to stay, and the homes that had to be named. */
function wrongBesideBefore(
  answer: Message,
  { keepsSearch, about = [], answer: kind }: Expectation,
  before: State | null,
): readonly string[] {
  const kept = canonical(before?.criteria ?? EMPTY_CRITERIA);
  const isKept = keepsSearch !== true || canonical(answer.state?.criteria) === kept;
  const where = kind === "table" ? JSON.stringify(tableOf(answer) ?? "") : saidBy(answer);
  return [
    ...(isKept ? [] : ["the search did not stay as it was"]),
    ...about.flatMap((at) => {
      const home = before?.shown?.[at - 1];
      if (home === undefined) return [`no home ${at} was on screen`];
      // A title is written in the language of the answer, so it may differ from the one before.
      const isTalkedOf = kind !== "table" && answer.state?.about_home === home.id;
      return isTalkedOf || where.includes(home.id) || where.includes(home.title)
        ? []
        : [`home ${at} (${home.title}) is not named`];
    }),
  ];
}

function wrongKind(answer: Message, { answer: kind }: Expectation): readonly string[] {
  const homes = listed(answer);
  const taps = tapsOf(answer).length;
  switch (kind) {
    case "homes":
      return homes > 0 ? [] : ["no home is listed"];
    case "search":
      return homes > 0 || taps > 0 ? [] : ["no home is listed and nothing can be tapped"];
    case "taps":
      return taps >= 2 ? [] : [`${taps} choices can be tapped`];
    case "words":
      return answer.parts.some(({ type }) => type === "listings")
        ? ["homes are listed where words were asked for"]
        : answer.content.trim() === ""
          ? ["the answer is empty"]
          : [];
    case "honest":
      return dishonesties(answer);
    case "table":
      return tableOf(answer) === undefined ? ["no table shows the facts"] : [];
  }
}

/** Facts about law, money and prices have a source; without one the answer says that it cannot tell. */
function dishonesties(answer: Message): readonly string[] {
  const { content } = answer;
  const kinds: readonly string[] = answer.parts.map(({ type }) => type);
  const hasSource =
    /https?:\/\//.test(JSON.stringify(answer.parts)) ||
    kinds.some((kind) => /citation|calculation|insight/.test(kind));
  const hasWayOn =
    hasSource || tapsOf(answer).length > 0 || /“[^”]+”|\]\(\//.test(content) || listed(answer) > 0;
  return [
    ...(hasSource || /can[’']t|cannot|not yet|ยังไม่|ยังตอบ|ยังคำนวณ|ไม่สามารถ/.test(content)
      ? []
      : ["it neither names a source nor says that it cannot tell"]),
    ...(!hasSource && /\d\s?%|฿\s?\d/.test(content) ? ["a figure without a source"] : []),
    ...(hasWayOn ? [] : ["nothing to tap, no source and no example shows a way on"]),
  ];
}

/** The part that draws facts of homes beside each other. */
const tableOf = ({ parts }: Message): Message["parts"][number] | undefined =>
  parts.find(({ type }) => /table|compar|facts|home/.test(type));

/** All that an answer says, labels and chips included, the chips as the words that people see. */
const saidBy = ({ content, parts }: Message): string => {
  const others = parts.filter(({ type }) => type !== "listings");
  return `${content}\n${linesOf(others).join("\n")}\n${JSON.stringify(others)}`;
};

function isNearAsExpected(near: Criteria["near"], expected: readonly string[]): boolean {
  if (near.length !== expected.length) return false;
  return expected.every((each) => {
    const [kind = "", ...words] = each.split(" ");
    const name = words.join(" ").toLowerCase();
    return near.some(
      (wish) => wish.kind === kind && (wish.name ?? "").toLowerCase().startsWith(name),
    );
  });
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    Array.isArray(inner)
      ? inner.map(canonical).sort()
      : typeof inner === "object" && inner !== null
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
  );
