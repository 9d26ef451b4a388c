import type { Message } from "@propertyvr/contracts";
import {
  CRITERIA_KEYS,
  EMPTY_CRITERIA,
  isOpen,
  type Criteria,
  type CriteriaKey,
} from "@propertyvr/vocabulary";
import type { Expectation } from "./expectations.ts";
import type { Talk } from "./talk.ts";

type State = NonNullable<Message["state"]>;

/** Where an answer falls short of what is expected, each in a sentence; empty where it does not. */
export function shortcomings(answer: Message, expected: Expectation): readonly string[] {
  const { state } = answer;
  if (state === null) return ["the answer holds no state"];
  return [
    ...wrongKeys(state, expected),
    ...wrongBounds(state, expected),
    ...wrongWords(answer, expected),
    ...wrongKind(answer, expected),
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
  compare("not_types", state.extensions?.not_types ?? [], expected.notTypes);
  compare("near_any", state.extensions?.near_any ?? false, expected.nearAny);
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
  }
}

/**
 * What must be true of every answer: it says only what holds, and no dead end is without a tap.
 * The counts are asked for anew, one by one.
 */
export async function untruths(answer: Message, talk: Talk): Promise<readonly string[]> {
  const { state } = answer;
  if (state === null) return [];
  const found: string[] = [];
  const { criteria, extensions, status, place_refs } = state;
  const here = { criteria, extensions, status, place_refs };
  for (const part of answer.parts) {
    if (part.type === "listings") {
      const counted = await talk.count({ search: part.search });
      if (counted !== part.counts.total)
        found.push(`${part.counts.total} homes are told, ${counted} are counted`);
    }
    if (part.type === "question")
      for (const choice of part.choices) {
        if (choice.count === null || choice.criteria === undefined) continue;
        const asked = { ...here, criteria: choice.criteria };
        const counted = await talk.count({
          ...asked,
          extensions: choice.extensions ?? extensions,
        });
        if (counted !== choice.count)
          found.push(`"${choice.label.text}" promises ${choice.count}, ${counted} are counted`);
      }
  }
  if (NO_SINGLE_CHANGE.test(answer.content))
    for (const key of asked(criteria)) {
      const without = { ...criteria, [key]: EMPTY_CRITERIA[key] };
      const counted = await talk.count({ ...here, criteria: without });
      if (counted > 0)
        found.push(`"no single change" is said; without ${key} there are ${counted}`);
    }
  const isSearch = answer.parts.some(({ type }) => type === "criteria");
  if (isSearch && listed(answer) === 0 && tapsOf(answer).length === 0)
    found.push("a dead end without a tap");
  return found;
}

const NO_SINGLE_CHANGE = /no single change|ปรับเพียงข้อเดียวยังไม่พบ/i;

const asked = (criteria: Criteria): readonly CriteriaKey[] =>
  CRITERIA_KEYS.filter((key) => key !== "sort" && !isOpen(criteria, key));

const listed = ({ parts }: Message): number =>
  parts.reduce((sum, part) => sum + (part.type === "listings" ? part.cards.length : 0), 0);

export const tapsOf = ({ parts }: Message) =>
  parts.flatMap((part) => (part.type === "question" ? part.choices : []));

/** All that an answer says, labels and chips included. */
const saidBy = ({ content, parts }: Message): string =>
  `${content}\n${JSON.stringify(parts.filter(({ type }) => type !== "listings"))}`;

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
