import type { Amenity, ContactKind, PropertyType } from "@propertyvr/vocabulary";
import type { ListingDraftPart } from "./schema.ts";

export type DraftField = keyof ListingDraftPart["fields"];

export interface ListingDraftWords {
  readonly draftHead: () => string;
  readonly fieldLabel: (field: DraftField) => string;
  readonly typeName: (type: PropertyType) => string;
  readonly furnishingName: (furnishing: "unfurnished" | "partly" | "fully") => string;
  readonly amenityNames: (amenities: readonly Amenity[]) => string;
  readonly yesNo: (isYes: boolean) => string;
  /** Baht; a month for a rent. */
  readonly draftPrice: (thb: number, isRent: boolean) => string;
  readonly draftSize: (sqm: number) => string;
  /** Fields that the post does not tell. */
  readonly notTold: (labels: readonly string[]) => string;
  readonly leftOut: (kinds: readonly ContactKind[]) => string;
  readonly unreadHead: () => string;
  /** That nobody sees it before its person publishes it. */
  readonly notPublished: () => string;
}
