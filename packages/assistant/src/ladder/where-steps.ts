import {
  impliedWithinM,
  withoutConstraints,
  type Criteria,
  type Near,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import type { LadderMap, RelaxingRung } from "./rungs.ts";

/** Distances that people say. Metres. */
const DISTANCES_M = [
  200, 300, 500, 800, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 10_000, 15_000, 20_000, 30_000,
  50_000,
];
/** As many as a search may be near of. */
const NEAR_MAX = 20;

/**
 * The next distance, the stations one stop further, a distance at least twice as long; of what people
 * drive to also one at least five times as long: a campus out of town has homes a drive away.
 * @param items positions in `criteria.near` of what is eased together
 */
export const nearSteps = (
  query: SearchQuery,
  items: readonly number[],
  map: LadderMap,
): readonly RelaxingRung[] => {
  const next = withinStep(query, { items, map, times: 1, cost: 0.3 });
  const twice = withinStep(query, { items, map, times: 2, cost: 0.5 });
  const isSame = next.change.metres === twice.change.metres;
  const isWalkedTo = items.some((at) => query.criteria.near[at]?.kind === "transit");
  return [
    next,
    ...stationStep(query, items, map),
    ...(isSame ? [] : [twice]),
    ...(isWalkedTo ? [] : [withinStep(query, { items, map, times: 5, cost: 0.7 })]),
  ];
};

interface RadiusWidening {
  readonly items: readonly number[];
  readonly map: LadderMap;
  /** How many times as far at least. */
  readonly times: number;
  readonly cost: number;
}

function withinStep(
  { criteria: { near } }: SearchQuery,
  { items, map, times, cost }: RadiusWidening,
) {
  const widened = new Map(
    items.flatMap((at) => {
      const wish = near[at];
      if (wish === undefined) return [];
      const searchedM = wish.within_m ?? map.impliedWithinM[at] ?? impliedWithinM(wish);
      return [[at, nextDistance(searchedM, times)] as const];
    }),
  );
  return {
    change: { kind: "within", metres: Math.max(...widened.values()) },
    cost,
    apply: (asked) =>
      withNear(asked, (wish, at) => ({ ...wish, within_m: widened.get(at) ?? wish.within_m })),
  } as const satisfies RelaxingRung;
}

function nextDistance(metres: number, times: number): number {
  const least = metres * times;
  return DISTANCES_M.find((each) => each > metres && each >= least) ?? Math.ceil(metres * 2);
}

const withNear = (asked: SearchQuery, edit: (wish: Near, at: number) => Near): SearchQuery => ({
  ...asked,
  criteria: { ...asked.criteria, near: asked.criteria.near.map(edit) },
});

function stationStep(
  { criteria: { near }, place_refs: refs }: SearchQuery,
  items: readonly number[],
  { stationsBeside }: LadderMap,
): readonly RelaxingRung[] {
  const known = new Set(near.map(({ name }) => name));
  const further = items.flatMap((at) => {
    const wish = near[at];
    return wish === undefined
      ? []
      : stationsBeside(wish, refs).map((station) => ({
          station,
          wish: { ...wish, name: station.en },
        }));
  });
  const added = [...new Map(further.map((each) => [each.station.en, each])).values()].filter(
    ({ station }) => !known.has(station.en),
  );
  if (added.length === 0 || near.length + added.length > NEAR_MAX) return [];
  return [
    {
      change: { kind: "next_stations", stations: added.map(({ station }) => station) },
      cost: 0.4,
      apply: (asked) => ({
        ...asked,
        criteria: {
          ...asked.criteria,
          near: [...asked.criteria.near, ...added.map(({ wish }) => wish)],
        },
      }),
    },
  ];
}

/** Of a district and its province: the province alone. */
export function widerSteps(
  { criteria: { places }, place_refs: refs }: SearchQuery,
  { placesWithin }: LadderMap,
): readonly RelaxingRung[] {
  const items = placesWithin(places, refs);
  return items.length === 0
    ? []
    : [
        {
          change: { kind: "wider_area" },
          cost: 0.6,
          apply: (asked) => withoutConstraints(asked, [{ key: "places", items }]),
        },
      ];
}

/** The whole province of a district or a neighbourhood. */
export function provinceStep(
  { criteria: { places }, place_refs: refs }: SearchQuery,
  { provinceAround }: LadderMap,
): readonly RelaxingRung[] {
  const province = provinceAround(places, refs);
  return province === null
    ? []
    : [
        {
          change: { kind: "in_province", province },
          cost: 0.8,
          apply: (asked) => withPlaces(asked, [province.en]),
        },
      ];
}

const withPlaces = (asked: SearchQuery, places: Criteria["places"]): SearchQuery => ({
  ...asked,
  criteria: { ...asked.criteria, places },
});
