import { WHERE_KEYS, type WhereKey } from "./closed-lists.ts";
import type { Criteria } from "./criteria.ts";
import type { SearchExtensions } from "./schemas/criteria.ts";

/** Places and things to be near of which one is enough. */
export interface WhereGroup {
  /** Whether all of `criteria.places` belong to it; they are any-of among themselves. */
  readonly hasPlaces: boolean;
  /** Positions in `criteria.near`. */
  readonly near: readonly number[];
}

interface AskedPlaces {
  readonly criteria: Pick<Criteria, "places" | "near">;
  readonly extensions?: SearchExtensions | undefined;
}

/**
 * What is asked of where a home lies, in groups: every group must hold, and of a group one thing is
 * enough. Things of one kind to be near are a group; `near_any` and `one_of` join several. The
 * group of the places stands first.
 */
export function whereGroups({ criteria, extensions = {} }: AskedPlaces): readonly WhereGroup[] {
  const { places, near } = criteria;
  const { near_any, one_of } = settledJoins(criteria, extensions);
  const groupOf = (kind: WhereKey): WhereKey =>
    near_any ? "poi" : one_of.includes(kind) ? (one_of[0] ?? kind) : kind;
  const groups = new Map<WhereKey, number[]>();
  if (places.length > 0) groups.set("places", []);
  near.forEach(({ kind }, at) => {
    const group = groupOf(kind);
    groups.set(group, [...(groups.get(group) ?? []), at]);
  });
  return [...groups].map(([key, at]) => ({ hasPlaces: key === "places", near: at }));
}

/** `near_any` and `one_of` as far as they say anything of these criteria, each join said in one way. */
export function settledJoins(
  { places, near }: AskedPlaces["criteria"],
  { near_any = false, one_of = [] }: SearchExtensions,
): { readonly near_any: boolean; readonly one_of: readonly WhereKey[] } {
  const kinds = new Set<WhereKey>(near.map(({ kind }) => kind));
  const isAsked = (key: WhereKey): boolean =>
    key === "places" ? places.length > 0 : kinds.has(key);
  const isJoined = (key: WhereKey): boolean =>
    one_of.includes(key) || (near_any && key !== "places");
  const joined = WHERE_KEYS.filter((key) => isAsked(key) && isJoined(key));
  if (joined.includes("places") && joined.length > 1) return { near_any: false, one_of: joined };
  const isAny = near_any || (joined.length > 1 && joined.length === kinds.size);
  if (isAny) return { near_any: near.length > 1, one_of: [] };
  return { near_any: false, one_of: joined.length > 1 ? joined : [] };
}
