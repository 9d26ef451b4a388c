import type { CriteriaPart } from "@propertyvr/parts";
import {
  EMPTY_CRITERIA,
  settledJoins,
  type Amenity,
  type Criteria,
  type CriteriaEdit,
  type CriteriaKey,
  type Deal,
  type ListingStatus,
  type Near,
  type PlaceRef,
  type PriceRange,
  type PropertyType,
  type SearchExtensions,
  type Tenure,
} from "@propertyvr/vocabulary";

/** All that the chips stand for: what an editor starts from and what it makes of it. */
export interface EditableSearch {
  readonly criteria: Criteria;
  /** Beside the criteria, every key said. */
  readonly extensions: Required<SearchExtensions>;
  readonly status: ListingStatus;
  readonly nice_to_have: readonly Amenity[];
  /** How the conversation writes the names in the criteria, by canonical name. */
  readonly names: Readonly<Record<string, string>>;
  /** The ids of places that were picked here. */
  readonly place_refs: readonly PlaceRef[];
}

export const editableSearchOf = ({
  criteria,
  extensions,
  status = "available",
  nice_to_have,
  names,
}: CriteriaPart): EditableSearch => ({
  criteria,
  extensions: {
    not_types: extensions?.not_types ?? [],
    near_any: extensions?.near_any ?? false,
    one_of: extensions?.one_of ?? [],
  },
  status,
  nice_to_have: nice_to_have ?? [],
  names: names ?? {},
  place_refs: [],
});

/** What is sent of it beside the words. */
export const editOf = ({
  criteria,
  extensions,
  status,
  nice_to_have,
  place_refs,
}: EditableSearch): CriteriaEdit => ({
  criteria,
  extensions,
  status,
  nice_to_have,
  place_refs,
});

/** With some criteria in the place of what stood under their keys. */
export const withCriteria = (asked: EditableSearch, change: Partial<Criteria>): EditableSearch => ({
  ...asked,
  criteria: { ...asked.criteria, ...change },
});

/** With nothing asked under a key. */
export const withoutKey = (asked: EditableSearch, key: CriteriaKey): EditableSearch =>
  joinedStill(withCriteria(asked, { [key]: EMPTY_CRITERIA[key] }));

const RENT_PERIODS = ["month", "year", "night"];

/** The deal that a price by the month, by the year or in total says; null where it fits both. */
function dealOfPrice({ per }: PriceRange): Deal | null {
  if (per === "sqm") return null;
  return RENT_PERIODS.includes(per) ? "rent" : "sale";
}

/** A price of the other deal says nothing any more. */
export function withDeal(asked: EditableSearch, deal: Deal | null): EditableSearch {
  const { price } = asked.criteria;
  const told = price === null ? null : dealOfPrice(price);
  const keeps = deal === null || told === null || told === deal;
  return withCriteria(asked, { deal, price: keeps ? price : null });
}

/** A price by its period also says whether to rent or to buy. */
export function withPrice(asked: EditableSearch, price: PriceRange | null): EditableSearch {
  const told = price === null ? null : dealOfPrice(price);
  return withCriteria(asked, { price, deal: told ?? asked.criteria.deal });
}

/** Who wants to own a home, buys it. */
export const withTenure = (asked: EditableSearch, tenure: Tenure | null): EditableSearch =>
  withCriteria(tenure === null || tenure === "leasehold" ? asked : withDeal(asked, "sale"), {
    tenure,
  });

/** Amenities that must be there, and others that would be nice. */
export const withAmenities = (
  asked: EditableSearch,
  must: readonly Amenity[],
  nice: readonly Amenity[],
): EditableSearch => ({
  ...withCriteria(asked, { amenities: must }),
  nice_to_have: nice.filter((amenity) => !must.includes(amenity)),
});

/** A place that was picked, or stood there before (then without an id). */
export interface Picked {
  readonly name: string;
  /** As the conversation writes it. */
  readonly label: string;
  readonly ref: PlaceRef | null;
}

export const withPlaces = (asked: EditableSearch, places: readonly Picked[]): EditableSearch => ({
  ...joinedStill(withCriteria(asked, { places: places.map(({ name }) => name) })),
  ...namesWith(asked, places),
});

/** "Either" says nothing of one thing alone. */
const joinedStill = (asked: EditableSearch): EditableSearch => ({
  ...asked,
  extensions: { ...asked.extensions, ...settledJoins(asked.criteria, asked.extensions) },
});

/** How what is to be near holds together: all of it, any one of it, or any one of it and the places. */
export type NearJoin = "all" | "any" | "any_or_places";

/** The join that stands; null where only some of it are enough one for another. */
export function nearJoinOf({ criteria, extensions }: EditableSearch): NearJoin | null {
  const { near_any, one_of } = settledJoins(criteria, extensions);
  if (one_of.length === 0) return near_any ? "any" : "all";
  const isWhole = criteria.near.every(({ kind }) => one_of.includes(kind));
  return isWhole && one_of.includes("places") ? "any_or_places" : null;
}

/** Kinds of home that are wanted, and others that are not. */
export const withTypes = (
  asked: EditableSearch,
  types: readonly PropertyType[],
  not_types: readonly PropertyType[],
): EditableSearch => ({
  ...withCriteria(asked, { types }),
  extensions: { ...asked.extensions, not_types },
});

/** @param join null: as it stands */
export const withNear = (
  asked: EditableSearch,
  near: readonly (Near & { readonly picked: Picked | null })[],
  join: NearJoin | null,
): EditableSearch => ({
  ...joinedStill({
    ...withCriteria(asked, {
      near: near.map(({ kind, name, within_m }) => ({ kind, name, within_m })),
    }),
    extensions: {
      ...asked.extensions,
      ...(join !== null && {
        near_any: join === "any",
        one_of: join === "any_or_places" ? ["places", ...near.map(({ kind }) => kind)] : [],
      }),
    },
  }),
  ...namesWith(
    asked,
    near.flatMap(({ picked }) => picked ?? []),
  ),
});

function namesWith(
  asked: EditableSearch,
  picked: readonly Picked[],
): Pick<EditableSearch, "names" | "place_refs"> {
  return {
    names: {
      ...asked.names,
      ...Object.fromEntries(picked.map(({ name, label }) => [name, label])),
    },
    place_refs: picked.flatMap(({ ref }) => ref ?? []),
  };
}
