import type { SuggestedCriterion } from "@propertyvr/parts";
import {
  CRITERIA_KEYS,
  isOpen,
  isSameUnder,
  type Criteria,
  type CriteriaKey,
  type SearchQuery,
} from "@propertyvr/vocabulary";
import { Criteria as CriteriaSchema } from "@propertyvr/vocabulary/schemas";
import { z } from "zod";
import { namesOf } from "../tools/named-search.ts";
import type { Tools } from "../tools/registry.ts";
import type { Grounds } from "./guard/grounds.ts";

const key = CriteriaSchema.shape;

/** What a model may offer to ask for besides; each key by itself. */
export const SuggestCriteria = z
  .object({
    deal: key.deal.exactOptional(),
    types: key.types.exactOptional(),
    bedrooms: key.bedrooms.exactOptional(),
    bathrooms: key.bathrooms.exactOptional(),
    price: key.price.exactOptional(),
    area_sqm: key.area_sqm.exactOptional(),
    land_sqm: key.land_sqm.exactOptional(),
    places: key.places.exactOptional(),
    near: key.near.exactOptional(),
    amenities: key.amenities.exactOptional(),
    tenure: key.tenure.exactOptional(),
  })
  .strict();
export type SuggestedCriteria = z.output<typeof SuggestCriteria>;

export const SUGGEST_TOOL = {
  name: "suggest_criteria",
  description:
    "Offers the person criteria to add, as chips that count only once they are tapped; it searches nothing and changes nothing. Only what is still open can be offered, and amenities beside those asked for. Names of places in English.",
} as const;

/** As many chips as are looked at. */
export const SUGGESTED_MOST = 3;

export interface SuggestTo {
  /** What is asked for: it stays as it is. */
  readonly search: SearchQuery;
  readonly tools: Tools;
  readonly grounds: Grounds;
  /** The homes on screen are samples: only then may samples be offered. */
  readonly areSamples: boolean;
}

/** Those that add to what is asked for, that name real places and known figures, and that find homes. */
export async function suggestionsOf(
  offered: SuggestedCriteria,
  { search, tools, grounds, areSamples }: SuggestTo,
): Promise<readonly SuggestedCriterion[]> {
  const wanted = CRITERIA_KEYS.flatMap((name) => {
    const value = (offered as Partial<Criteria>)[name];
    const criteria = value === undefined ? null : extended(search, name, value);
    return criteria === null || !areFiguresKnown(value, grounds) ? [] : [{ key: name, criteria }];
  }).slice(0, SUGGESTED_MOST);
  const found = await Promise.all(
    wanted.map(async (each): Promise<readonly SuggestedCriterion[]> => {
      const query = { ...namesOf(search), criteria: each.criteria };
      const input = { query, page: 1, page_size: 1 };
      const result = await tools.callTool("search_listings", input, search.place_refs);
      if (!result.ok) return [];
      const { counts, unplaced } = result.value;
      const isOfKind = counts.total > 0 && counts.all_sample === areSamples;
      const before = namesIn(search.criteria);
      return isOfKind && unplaced.every((name) => before.includes(name))
        ? [{ ...each, count: counts.total }]
        : [];
    }),
  );
  return found.flat();
}

/**
 * The keys that a search adds to what is asked for, each by itself; null where it changes, widens or
 * drops anything of it.
 */
export function addedTo(search: SearchQuery, next: Criteria): SuggestedCriteria | null {
  const added: Record<string, unknown> = {};
  for (const name of CRITERIA_KEYS) {
    if (isSameUnder(name, search.criteria, next)) continue;
    const whole = extended(search, name, next[name]);
    if (whole === null || !isSameUnder(name, whole, next)) return null;
    added[name] = next[name];
  }
  const offered = SuggestCriteria.safeParse(added);
  return offered.success ? offered.data : null;
}

const namesIn = ({ places, near }: Criteria): readonly string[] => [
  ...places,
  ...near.flatMap(({ name }) => name ?? []),
];

/** All that is asked for with one thing more; null where that would change or widen what is asked. */
function extended(
  { criteria, extensions }: SearchQuery,
  name: CriteriaKey,
  value: unknown,
): Criteria | null {
  if (value === null || (Array.isArray(value) && value.length === 0)) return null;
  const next = CriteriaSchema.safeParse({ ...criteria, [name]: value });
  if (!next.success) return null;
  if (isOpen(criteria, name)) return next.data;
  if (name === "amenities") {
    const more = next.data.amenities.filter((each) => !criteria.amenities.includes(each));
    return more.length === 0 ? null : { ...criteria, amenities: [...criteria.amenities, ...more] };
  }
  if (name !== "near" || extensions.near_any || extensions.one_of.length > 0) return null;
  // Of one kind, one is enough: another of it would widen the search.
  const kinds = new Set(criteria.near.map(({ kind }) => kind));
  const more = next.data.near.filter(({ kind }) => !kinds.has(kind));
  return more.length === 0 ? null : { ...criteria, near: [...criteria.near, ...more] };
}

/** A chip and a heading say their figures in our name: only those that a tool or the person gave. */
export function areFiguresKnown(value: unknown, grounds: Grounds): boolean {
  if (typeof value === "number") return grounds.figures.some((given) => given.value === value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every((inner) => areFiguresKnown(inner, grounds));
}
