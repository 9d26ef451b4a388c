import { placeById } from "@propertyvr/gazetteer";
import type { Criteria, LetGo, Near, NearKind, PlaceRef } from "@propertyvr/vocabulary";
import type { MessageDraft } from "./draft.ts";
import type { Settled } from "./imply.ts";

/** Codes of the provinces that urban railways reach: Bangkok, Samut Prakan, Nonthaburi, Pathum Thani. */
const RAILWAY = new Set([10, 11, 12, 13]);
/** Codes of the 22 provinces other than Bangkok that touch the Gulf of Thailand or the Andaman Sea. */
const SEASIDE = new Set([
  11, 20, 21, 22, 23, 24, 74, 75, 76, 77, 80, 81, 82, 83, 84, 85, 86, 90, 91, 92, 94, 96,
]);
const REACHED: Partial<Record<NearKind, ReadonlySet<number>>> = {
  transit: RAILWAY,
  beach: SEASIDE,
};

/**
 * What was asked for before and cannot be where this message goes: a railway far from
 * Bangkok, the sea inland. What this message itself asks for stays, whatever it is.
 */
export function letGoIn(before: Criteria, draft: MessageDraft, now: Settled): readonly LetGo[] {
  const provinces = [...now.areas, ...now.targets].flatMap(({ ref }) => provincesOf(ref));
  if (provinces.length === 0 || draft.isAlso) return [];
  const isPossible = (reached: ReadonlySet<number> | undefined): boolean =>
    reached === undefined || provinces.some((code) => code === null || reached.has(code));
  const isSaid = ({ kind }: Near): boolean => now.targets.some((target) => target.kind === kind);
  const near = before.near.filter((wish) => !isSaid(wish) && !isPossible(REACHED[wish.kind]));
  const isSeaGone =
    before.amenities.includes("sea_view") &&
    !draft.amenities.includes("sea_view") &&
    !isPossible(SEASIDE);
  return [
    ...near.map(({ kind, name }) => ({ key: "near" as const, name: name ?? kind })),
    ...(isSeaGone ? [{ key: "amenities" as const, name: "sea_view" }] : []),
  ];
}

/** The criteria without what was let go of. */
export function withoutLetGo(criteria: Criteria, letGo: readonly LetGo[]): Criteria {
  if (letGo.length === 0) return criteria;
  const isGone = (key: LetGo["key"], name: string): boolean =>
    letGo.some((gone) => gone.key === key && gone.name === name);
  const fallen = letGo.filter(({ key }) => key !== "near" && key !== "amenities");
  return {
    ...criteria,
    ...Object.fromEntries(fallen.map(({ key }) => [key, null])),
    near: criteria.near.filter(({ kind, name }) => !isGone("near", name ?? kind)),
    amenities: criteria.amenities.filter((amenity) => !isGone("amenities", amenity)),
  };
}

/** Codes of the provinces a place lies in; null where that is not known. */
function provincesOf(ref: PlaceRef | null): readonly (number | null)[] {
  if (ref === null) return [];
  let place = placeById(ref.id);
  for (let depth = 0; place !== undefined && depth < 6; depth++) {
    const codes = place.areas.flatMap((area) => (area.kind === "province" ? [area.code] : []));
    if (codes.length > 0) return codes;
    if (place.within === null) break;
    place = placeById(place.within);
  }
  return [null];
}
