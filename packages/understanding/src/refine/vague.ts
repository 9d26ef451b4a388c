import type { Criteria, PlaceRef } from "@propertyvr/vocabulary";
import type { Fact } from "../engine/fact.ts";

const WIDE = new Set(["country", "region", "province"]);

/** "Something nice for my mum": a home is sought, and nothing that is said would find one. */
export function isVague(
  facts: readonly Fact[],
  { price, bedrooms, area_sqm, land_sqm, near, places }: Criteria,
  refs: readonly PlaceRef[],
): boolean {
  const isWide = (name: string): boolean =>
    refs.some((ref) => ref.name === name && WIDE.has(ref.kind));
  return (
    facts.some(({ kind }) => kind === "vague") &&
    [price, bedrooms, area_sqm, land_sqm].every((bound) => bound === null) &&
    near.length === 0 &&
    places.every(isWide)
  );
}
