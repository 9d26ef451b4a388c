import {
  constraintsOf,
  withoutConstraints,
  type Constraint,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { letGo } from "./let-go.ts";
import { areaSteps, bathroomSteps, bedroomSteps, landSteps, priceSteps } from "./figure-steps.ts";
import type { LadderMap, DroppingRung, RelaxingRung } from "./rungs.ts";
import { nearSteps, provinceStep, widerSteps } from "./where-steps.ts";

/** The ways to ask for less of one constraint, or of several that are eased together. */
export interface Ladder {
  readonly constraint: Constraint;
  /** Each asks for less than the search, the smallest change first. */
  readonly steps: readonly RelaxingRung[];
  /** Asks for nothing of it, so that it finds whatever a step finds; null where only steps are offered. */
  readonly letGo: DroppingRung | null;
}

/** A ladder for every constraint of a search, in the order of the chips. */
export function laddersOf(query: SearchQuery, map: LadderMap): readonly Ladder[] {
  const own = constraintsOf(query).map((constraint): Ladder => ({
    constraint,
    steps: stepsOf(query, constraint, map).toSorted((one, other) => one.cost - other.cost),
    letGo: { ...letGo(query, constraint), drop: constraint },
  }));
  return [...own, ...together(query, map)];
}

/** The search once these are climbed together; positions in a drop are those of the search as it stood. */
export const climbed = (
  query: SearchQuery,
  rungs: readonly (RelaxingRung | DroppingRung)[],
): SearchQuery =>
  withoutConstraints(
    rungs.reduce((asked, rung) => ("apply" in rung ? rung.apply(asked) : asked), query),
    rungs.flatMap((rung) => ("drop" in rung ? [rung.drop] : [])),
  );

function stepsOf(
  query: SearchQuery,
  constraint: Constraint,
  map: LadderMap,
): readonly RelaxingRung[] {
  switch (constraint.key) {
    case "price":
      return priceSteps(query.criteria);
    case "bedrooms":
      return bedroomSteps(query.criteria);
    case "bathrooms":
      return bathroomSteps(query.criteria);
    case "area_sqm":
      return areaSteps(query.criteria);
    case "land_sqm":
      return landSteps(query.criteria);
    case "places":
      return [...widerSteps(query, map), ...provinceStep(query, map)];
    case "near":
    case "places_or_near":
      return nearSteps(query, constraint.items ?? [], map);
    default:
      return [];
  }
}

const MANY_AMENITIES = 3;

/** What is eased together: all of many amenities, and every distance where several are asked for. */
function together(query: SearchQuery, map: LadderMap): readonly Ladder[] {
  const { amenities, near } = query.criteria;
  const constraints = constraintsOf(query).filter(
    ({ key }) => key === "near" || key === "places_or_near",
  );
  const all = near.map((_, at) => at);
  const drop: Constraint = { key: "amenities", items: amenities.map((_, at) => at) };
  return [
    ...(amenities.length < MANY_AMENITIES
      ? []
      : [
          {
            constraint: drop,
            steps: [],
            letGo: {
              change: { kind: "without", amenities } as const,
              cost: 0.2 * amenities.length,
              drop,
            },
          },
        ]),
    ...(constraints.length < 2
      ? []
      : [
          {
            constraint: { key: "near", items: all } as const,
            steps: nearSteps(query, all, { ...map, stationsBeside: () => [] }),
            letGo: null,
          },
        ]),
  ];
}

/** Whether two ladders ease the same thing, so that climbing both is no more than climbing one. */
export function isSameThing({ constraint: one }: Ladder, { constraint: other }: Ladder): boolean {
  const isNear = ({ key }: Constraint) => key === "near" || key === "places_or_near";
  const isSameKey = one.key === other.key || (isNear(one) && isNear(other));
  if (!isSameKey) return false;
  if (one.items === undefined || other.items === undefined) return true;
  return one.items.some((at) => other.items?.includes(at));
}
