import type { Amenity, Criteria, LetGo, PropertyType } from "@propertyvr/vocabulary";
import type { MessageDraft } from "./draft.ts";

/** Kinds of home that stand in a building of many. */
const UNITS: readonly PropertyType[] = ["condo", "apartment"];
/** Kinds that nobody counts bedrooms of. */
const ROOMLESS: readonly PropertyType[] = ["land", "warehouse"];

/**
 * What was asked for before and can't be of the kind or the deal asked for now: bedrooms of a plot,
 * a studio that is a house, a pool of bare land, the foreign quota of a house, freehold of a rent, land of a condo. What
 * this message says itself stays, whatever it is.
 */
export function fallsAway(
  before: Criteria,
  after: Criteria,
  draft: MessageDraft,
): readonly LetGo[] {
  const { types, deal } = after;
  const isOnly = (kinds: readonly PropertyType[]): boolean =>
    types.length > 0 && types.every((type) => kinds.includes(type));
  const isNone = (kinds: readonly PropertyType[]): boolean =>
    types.length > 0 && types.every((type) => !kinds.includes(type));
  const hasKindChanged = types.some((type) => !before.types.includes(type));
  const isStudio = before.bedrooms?.max === 0;
  const isGone = {
    bedrooms:
      hasKindChanged &&
      (isOnly(ROOMLESS) || (isStudio && isNone(UNITS))) &&
      draft.bedrooms === null,
    bathrooms: hasKindChanged && isOnly(ROOMLESS) && draft.bathrooms === null,
    area_sqm: hasKindChanged && isOnly(["land"]) && draft.area === null,
    land_sqm: hasKindChanged && isOnly(UNITS) && draft.land === null,
    tenure:
      draft.tenure === null &&
      ((deal === "rent" && before.deal !== "rent") ||
        (hasKindChanged && before.tenure === "foreign_quota" && isNone(["condo"]))),
  };
  const ofBuildings =
    hasKindChanged && isOnly(["land"])
      ? before.amenities.filter(
          (each) =>
            !OF_LAND.has(each) && !draft.amenities.includes(each) && after.amenities.includes(each),
        )
      : [];
  return [
    ...KEYS.filter((key) => isGone[key] && before[key] !== null).map((key) => ({ key, name: key })),
    ...ofBuildings.map((name) => ({ key: "amenities" as const, name })),
  ];
}

/** What a plot may have without a house on it. */
const OF_LAND: ReadonlySet<Amenity> = new Set([
  "sea_view",
  "mountain_view",
  "river_view",
  "city_view",
]);

const KEYS = ["bedrooms", "bathrooms", "area_sqm", "land_sqm", "tenure"] as const;
