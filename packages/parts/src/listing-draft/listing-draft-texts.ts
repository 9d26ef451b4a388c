import { listingDraftWords as english } from "./en.ts";
import type { ListingDraftPart } from "./schema.ts";
import { listingDraftWords as thai } from "./th.ts";
import type { DraftField, ListingDraftWords } from "./words.ts";

export const listingDraftWordsOf = ({
  language,
}: Pick<ListingDraftPart, "language">): ListingDraftWords => ({ en: english, th: thai })[language];

/** In the order in which a listing is read. */
const ORDER: readonly DraftField[] = [
  "title",
  "property_type",
  "rent_price",
  "sale_price",
  "bedrooms",
  "bathrooms",
  "area_sqm",
  "land",
  "floor",
  "location",
  "furnishing",
  "pets",
  "amenities",
  "description",
];

/** What a listing of the kind is looked at for; said where the post leaves it out. */
const EXPECTED: readonly DraftField[] = ["title", "property_type", "location"];

export interface StatedField {
  readonly field: DraftField;
  readonly label: string;
  readonly value: string;
}

/** The fields that the post fills, in words, and the labels of what it does not tell. */
export function draftInWords(part: ListingDraftPart): {
  readonly told: readonly StatedField[];
  readonly missing: readonly string[];
} {
  const words = listingDraftWordsOf(part);
  const { fields } = part;
  const told = ORDER.flatMap((field) => {
    const value = valueOf(field, fields, words);
    return value === null ? [] : [{ field, label: words.fieldLabel(field), value }];
  });
  const hasPrice = fields.rent_price !== null || fields.sale_price !== null;
  const missing = [
    ...EXPECTED.filter((field) => fields[field] === null),
    ...(hasPrice ? [] : (["rent_price", "sale_price"] as const)),
  ];
  return { told, missing: missing.map((field) => words.fieldLabel(field)) };
}

function valueOf(
  field: DraftField,
  fields: ListingDraftPart["fields"],
  words: ListingDraftWords,
): string | null {
  if (fields[field] === null || fields[field] === undefined) return null;
  if (field === "amenities")
    return fields.amenities?.length ? words.amenityNames(fields.amenities) : null;
  if (fields.property_type !== null && field === "property_type")
    return words.typeName(fields.property_type);
  if (fields.furnishing !== null && field === "furnishing")
    return words.furnishingName(fields.furnishing);
  if (fields.pets !== null && field === "pets") return words.yesNo(fields.pets);
  if (fields.area_sqm !== null && field === "area_sqm") return words.draftSize(fields.area_sqm);
  if (field === "rent_price" || field === "sale_price")
    return words.draftPrice(fields[field] ?? 0, field === "rent_price");
  return String(fields[field]);
}
