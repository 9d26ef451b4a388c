import { CRITERIA_KEYS, type Criteria, type Understood } from "@propertyvr/vocabulary";
import { WORK_BUDGET } from "./engine/apply.ts";
import { explain } from "./explain.ts";
import { understand, type UnderstandRequest } from "./understand.ts";

/** What must hold of every answer, whatever was typed. Tests draw messages, the fuzzer splices them. */
export interface Verdict {
  /** The laws this answer breaks, in words; none for a right one. */
  readonly broken: readonly string[];
  /** Pattern slots looked at, of `WORK_BUDGET`. */
  readonly work: number;
}

/** One match may still be finished when the budget is spent. */
const LAST_MATCH = 10_000;

export function judge(request: UnderstandRequest): Verdict {
  let trace: ReturnType<typeof explain>;
  try {
    trace = explain(request);
  } catch (error) {
    return { broken: [`threw ${String(error)}`], work: 0 };
  }
  const { understood, work } = trace;
  const broken = [
    ...spanFaults(request.text, understood),
    ...criteriaFaults(understood.criteria),
    ...(work > WORK_BUDGET + LAST_MATCH ? [`work ${work} above the budget`] : []),
    ...(isRoundTrip(understood) ? [] : ["the answer is not the same after JSON"]),
    ...(same(understood, understand(request)) ? [] : ["read twice, two answers"]),
  ];
  return { broken, work };
}

interface ReadingSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function spanFaults(text: string, { readings, unread, wishes }: Understood): readonly string[] {
  const outside = [...readings, ...unread].filter(
    ({ start, end, text: said }) => start < 0 || start >= end || text.slice(start, end) !== said,
  );
  return [
    ...outside.map((span) => `${shown(span)} is not what stands there`),
    ...disorderOf("readings", readings),
    ...disorderOf("unread", unread),
    ...disorderOf(
      "readings and unread",
      [...readings, ...unread].sort((a, b) => a.start - b.start),
    ),
    ...wishes.filter((wish) => !text.includes(wish)).map((wish) => `nobody wished "${wish}"`),
  ];
}

const disorderOf = (what: string, spans: readonly ReadingSpan[]): readonly string[] =>
  spans
    .slice(1)
    .flatMap((span, at) =>
      span.start < (spans[at]?.end ?? 0)
        ? [`${what}: ${shown(span)} begins in the one before`]
        : [],
    );
const shown = ({ start, end, text }: ReadingSpan): string =>
  `${start}-${end} ${JSON.stringify(text)}`;

function criteriaFaults(criteria: Criteria): readonly string[] {
  const { price, area_sqm, land_sqm, bedrooms, bathrooms, types, places, amenities } = criteria;
  const ranges = { price, area_sqm, land_sqm, bedrooms, bathrooms };
  const lists = {
    types,
    places,
    amenities,
    near: criteria.near.map((near) => JSON.stringify(near)),
  };
  return [
    ...(same(Object.keys(criteria).sort(), [...CRITERIA_KEYS].sort()) ? [] : ["not twelve keys"]),
    ...Object.entries(ranges).flatMap(([key, range]) =>
      range === null || isRange(range) ? [] : [`${key} is ${JSON.stringify(range)}`],
    ),
    ...Object.entries(lists).flatMap(([key, list]) =>
      new Set(list).size === list.length ? [] : [`${key} says something twice`],
    ),
  ];
}

function isRange(range: { readonly min?: number; readonly max?: number }): boolean {
  const ends = [range.min, range.max].filter((end) => end !== undefined);
  return (
    ends.length > 0 &&
    ends.every((end) => Number.isFinite(end) && end >= 0) &&
    (range.min ?? 0) <= (range.max ?? Infinity)
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRoundTrip = (understood: Understood): boolean =>
  same(JSON.parse(JSON.stringify(understood)), understood);
