import {
  isRoomless,
  type Constraint,
  type Criteria,
  type NearKind,
  type SearchQuery,
  type SingleChange,
} from "@propertyvr/vocabulary";

/** Letting a constraint go, as a writer says it, and how much people mind. */
export const letGo = (
  asked: SearchQuery,
  { key, items }: Constraint,
): { readonly change: SingleChange; readonly cost: number } => ({
  // Both sides of "in Ari or near BTS Mo Chit" go together.
  change: key === "places_or_near" ? { kind: "anywhere" } : letOneGo(asked, { key, items }),
  cost: key === "types" && isForNoHome(asked) ? COST_OF_NO_HOME : COSTS[key],
});

/** Who looks for land or a warehouse would not take a condo. */
const isForNoHome = ({ criteria: { types } }: SearchQuery): boolean => types.every(isRoomless);
const COST_OF_NO_HOME = 2;

/** How much people mind letting go of it. */
const COSTS: Readonly<Record<Constraint["key"], number>> = {
  amenities: 0.2,
  not_types: 0.3,
  bathrooms: 0.45,
  tenure: 0.5,
  land_sqm: 0.5,
  area_sqm: 0.55,
  types: 0.7,
  near: 0.75,
  price: 0.8,
  bedrooms: 0.9,
  places: 1,
  places_or_near: 1,
  deal: 1.5,
  status: 1.6,
};

interface OneConstraint extends Constraint {
  readonly key: Exclude<Constraint["key"], "places_or_near">;
}

function letOneGo(
  { criteria, extensions }: SearchQuery,
  { key, items }: OneConstraint,
): SingleChange {
  switch (key) {
    case "status":
      return { kind: "available" };
    case "deal":
      return { kind: "any_deal" };
    case "types":
      return { kind: "any_type" };
    case "not_types": {
      const type = extensions.not_types[items?.[0] ?? 0];
      return type === undefined ? { kind: "any_type" } : { kind: "allow_type", type };
    }
    case "bedrooms":
      return { kind: "any_bedrooms" };
    case "bathrooms":
      return { kind: "any_bathrooms" };
    case "price":
      return { kind: "any_price" };
    case "area_sqm":
      return { kind: "any_area" };
    case "land_sqm":
      return { kind: "any_land" };
    case "places":
      return items === undefined ? { kind: "anywhere" } : { kind: "wider_area" };
    case "near": {
      const wanted = criteria.near.filter((_, at) => isIn(items, at));
      return { kind: "not_near", near: onlyKind(wanted) };
    }
    case "amenities":
      return {
        kind: "without",
        amenities: criteria.amenities.filter((_, at) => isIn(items, at)),
      };
    case "tenure":
      return criteria.tenure === null
        ? { kind: "any_type" }
        : { kind: "any_tenure", tenure: criteria.tenure };
  }
}

/** "A school": the one kind that was asked for where no place of it was named, else null. */
export function onlyKind(near: Criteria["near"]): NearKind | null {
  const [first] = near;
  const isAny = near.every(({ kind, name }) => name === null && kind === first?.kind);
  return first !== undefined && isAny ? first.kind : null;
}

const isIn = (items: readonly number[] | undefined, at: number): boolean =>
  items === undefined || items.includes(at);
