import type { MappedColumn } from "@propertyvr/ingest";

/** What a column can be read as. */
export type Target = NonNullable<MappedColumn["target"]>;

/** In the order in which a person would look for them. */
export const TARGET_GROUPS = {
  home: ["external_id", "property_type", "deal", "status", "title", "title_th", "title_en"],
  price: ["price", "price_period", "rent_price", "sale_price"],
  place: [
    "location",
    "province",
    "district",
    "subdistrict",
    "city",
    "postcode",
    "project",
    "coordinates",
    "latitude",
    "longitude",
  ],
  size: ["rooms", "bedrooms", "bathrooms", "area_sqm", "square_footage", "land_sqm", "floor"],
  texts: ["description", "description_th", "description_en", "images", "website_url"],
  more: [
    "furnishing",
    "amenities",
    "pets",
    "tenure",
    "foreign_quota",
    "year_built",
    "available_from",
    "allow_ai_display",
  ],
  contact: ["contact.name", "contact.phone", "contact.line", "contact.email"],
} as const satisfies Readonly<Record<string, readonly Target[]>>;
export type TargetGroup = keyof typeof TARGET_GROUPS;

/** Without one of each no row of a table can be taken. */
export const REQUIRED = {
  type: ["property_type"],
  price: ["price", "rent_price", "sale_price"],
  place: ["location", "province", "district", "subdistrict", "city"],
} as const satisfies Readonly<Record<string, readonly Target[]>>;
export type Required = keyof typeof REQUIRED;

export const missingIn = (mapping: readonly MappedColumn[]): readonly Required[] => {
  const told = new Set(mapping.map(({ target }) => target));
  return (Object.keys(REQUIRED) as Required[]).filter(
    (name) => !REQUIRED[name].some((target) => told.has(target)),
  );
};

/** Units that hold for cells without one, as the rule book reads them behind a number. */
export const UNITS_OF: Readonly<Partial<Record<Target, readonly string[]>>> = {
  area_sqm: ["ตร.ม.", "sq ft"],
  land_sqm: ["ตร.ม.", "ตร.ว.", "ไร่"],
  price: ["ล้าน"],
  rent_price: ["ล้าน"],
  sale_price: ["ล้าน"],
};

/**
 * A target belongs to one column: given to another, the one that had it is read no more. What stands
 * for "unknown" was told by what the column was read as before, and goes with that.
 */
export function withTarget(
  mapping: readonly MappedColumn[],
  column: string,
  target: Target | undefined,
): readonly MappedColumn[] {
  return mapping.map(({ filler, ...each }): MappedColumn => {
    if (each.column === column)
      return {
        ...each,
        target,
        by: "hand",
        confidence: 1,
        unit: target && each.unit,
        ...(target === each.target && { filler }),
      };
    return target !== undefined && each.target === target
      ? { ...each, target: undefined, by: "hand", confidence: 0, unit: undefined }
      : { ...each, filler };
  });
}

export const withUnit = (
  mapping: readonly MappedColumn[],
  column: string,
  unit: string | undefined,
): readonly MappedColumn[] =>
  mapping.map((each) => (each.column === column ? { ...each, unit } : each));
